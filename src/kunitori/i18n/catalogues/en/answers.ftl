### Answers that need no asking: treasure played by a buy, questions with one answer, and what a player always does.

choice-plays = plays { $cards }
choice-ends-and-plays = ends the action phase and plays { $cards }
table-near = Your treasure can pay for this. Choosing it plays the treasure and buys the card.
why-too-dear-in-hand = { $card } costs { $cost }. With all the treasure in your hand you have { $money }.

## the menu of the table

answers-title = Answering for me
answers-one = Answer for me when there is only one answer
answers-secret = Even if only I can know that
answers-secret-note = Only at tables with other people. The answer comes after one to four seconds, whatever you hold.
answers-always = In this game I always…
answers-prizes = decline prizes
answers-tactics = keep my tactics cards
answers-troops = leave my troops deployed
error-table-pace = The bots already play at this pace.
