#!/bin/sh
# The bot of plain_money.py for a shell: it reads lines of JSON, buys money, and buys land with the money.
# A shell has no JSON, so this looks for texts; that is enough as long as it answers with texts, too.

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*) echo '{"protocol": 1}' ;;
    '{"type":"decide",'*)
        number=${line#*'"number":'}
        number=${number%%,*}
        decision=${line##*'"decision":{'}  # the last one: the view has a decision, too
        options=${decision#*'"options":['}
        options=${options%%']'*}
        option=${options#\"}
        option=${option%%\"*}
        for wish in "play copper" "play silver" "play gold" "buy land" "buy gold" "buy silver" end; do
            case $options in *"\"$wish\""*) option=$wish && break ;; esac
        done
        echo "{\"number\": $number, \"option\": \"$option\"}"
        ;;
    esac
done
