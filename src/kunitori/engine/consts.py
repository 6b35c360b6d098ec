"""Small integers of the rules; consts.pxd gives the same names to the C compiler."""

MAX_PLAYERS = 6
K = 64  # slots for card kinds, see kunitori.cards.kinds
FRAMES = 32  # room for pending effects
STREAMS = 8  # of randomness: one per seat, the generals' pile, the set-up
GENERALS_STREAM = 6
SETUP_STREAM = 7

COPPER, SILVER, GOLD = 0, 1, 2
VILLAGE, TOWN, LAND = 3, 4, 5
MAX_GENERALS, MAX_TROOPS = 28, 21  # kinds in a set
PRINTED_GENERALS, PRINTED_TROOPS = 16, 10

# Moegahara: kinds the rules name, the battlefield, marker colours (0: none)
MILITIA, SPEAR, HORO, FIELD_TRAP, CASTLE = 22, 23, 32, 33, 43
TEAMS, LANDS, LINE, COLOURS = 2, 10, 3, 3
YELLOW, BLUE, RED = 1, 2, 3

# Assigning units to targets (C5.2): leaders first
LEADERS_STAGE, TROOPS_STAGE = 0, 1

# Phases (C2)
ACTION, BATTLE, BUY, REDRAW, KEEP = 0, 1, 2, 3, 4  # KEEP: the redraw phase's second part, the hand
DEPLOY = 5  # Moegahara's, between buying and the end phase (M2)

# Decision kinds, from decisions/table.py. The action id is kind * 64 + bit.
# ---- written by tools/write_consts.py
D_NONE = 0
D_DEPLOYED = 1
D_PLAY = 2
D_BATTLE = 3
D_LEADERS = 4
D_TROOPS = 5
D_JOINT_TARGET = 6
D_ASK = 7
D_JOIN = 8
D_DEFEND = 9
D_AMBUSH = 10
D_FALL = 11
D_NAME = 12
D_PRIZE = 13
D_JOINT_PRIZE = 14
D_ORDER = 15
D_BUY = 16
D_STAY = 17
D_KEEP = 18
D_CHOOSE = 19
D_TRASH = 20
D_GAIN = 21
D_TRAP_SEAT = 22
D_TRAP_CARD = 23
D_TARGET = 24
D_SHOW = 25
D_PICK = 26
D_TAKE = 27
D_PASS_ON = 28
D_DEPLOY = 29
D_HORO = 30
D_LAND = 31
D_SPOT = 32
D_WHOSE = 33
D_REORDER = 34
D_GIVE = 35
D_MATE = 36
D_STRIKE = 37
D_REARRANGE = 38
D_MARKER = 39
D_EXCHANGE = 40
D_DISCARD = 41
LAST_DECISION = 41
# ---- end of what is written
# Frames that go on by themselves
F_BATTLES = 64
F_DESTROY = 65
F_PRIZE = 66
F_AFTER = 67
F_NINJA = 68
F_ASK = 69
F_CHECK = 70
F_BUY = 71
F_TEXT = 72

# Bits that are never a card kind
PLAY_TREASURE = 56  # 56, 57, 58: play Copper, Silver, Gold; then up to four own treasures
MOST_TREASURES = 7
NO = 63  # end, none, nothing
# D_CHOOSE: take what the card gives, or the other thing its text offers
PLAIN, OTHER = 0, 1
SIDES = 16  # the b of D_CHOOSE: open sides as bits, and SIDES times the place of the clause
LIMITS, MOST_COST = 64, 63  # the b of D_GAIN: the highest cost, and LIMITS times the place of the clause
# D_BATTLE
PEACE, ATTACK, JOINT = 0, 1, 2
# D_DEFEND
AMBUSH, REINFORCEMENTS = 0, 1
# D_HORO
DISMISS, REORDER, GIVE = 0, 1, 2
# D_TAKE: see take_bit
FIRST_TAKE = 6
# D_FALL: see fall_bit
IN_ARMY, IN_AMBUSH, IN_REINFORCEMENTS = 0, 1, 2

# Effects of card texts
E_NONE = 0
E_FALLS_AFTER_BATTLE = 1
E_DESTROYS_AND_FALLS = 2
E_DRAW_OR_TRASH = 3
E_TRAP = 4
E_TAKE_BACK = 5
E_ACTIONS_OR_JOINT_BATTLE = 6
E_SKILLED_NINJA = 7
E_PASS_ON = 8
E_MARKET_PROOF = 9
E_STAYS_LYING = 10
E_UPGRADE_TREASURE = 11
E_COUNTS_LANDS = 12
E_DISCOUNT = 13
E_NINJA_CLAN = 14
E_MONEY_OR_TRASH = 15
E_MARKET = 16
E_SILVER_TO_HAND = 17
E_LINE_STRENGTH = 18
E_FIRST_STRENGTH = 19
E_MAY_GAIN_SPEAR = 20
E_SECOND_STRENGTH = 21
E_STRIKES = 22
E_TRAP_PROOF = 23
E_REORDERS = 24
E_EXCHANGE = 25
E_THIRD_WINS = 26
E_DRAW_OR_ACTION = 27
E_HORO_MUSHA = 28
E_FIELD_TRAP = 29
E_COMPOSED = 30

# Clauses of card texts: rows of Rules.code
CODE_ROWS, MOST_FILTERS = 2048, 2048
T_END = 0
T_DRAW = 1
T_ACTIONS = 2
T_MONEY = 3
T_BUYS = 4
T_DISCOUNT = 5
T_JOINT = 6
T_TRASH_THIS = 7
T_RETURN_THIS = 8
T_GAIN = 9
T_RIVALS_DRAW = 10
T_RIVALS_GAIN = 11
T_ASKS = 16  # from here on, clauses that ask
T_CHOOSE = 16
T_TRASH = 17
T_GAIN_ANY = 18
T_TRAP = 19
T_FETCH = 20
T_SPY = 21
T_EXCHANGE = 22
T_DISCARD = 23
T_RIVALS_DISCARD = 24
# What the first clause of a side needs that everybody can see; NEEDS_CARD + kind: that pool pile
NEEDS_NOTHING, NEEDS_HAND, NEEDS_ALLY, NEEDS_CARD = 0, 1, 2, 3
# What a trashed card brings, and where a gained one goes
FOR_NOTHING, TO_HAND, FOR_NEXT_TREASURE, FOR_MORE, FOR_MORE_TO_HAND, TO_DECK, FOR_MORE_TO_DECK = 0, 1, 2, 3, 4, 5, 6
NO_PILE = 63  # a slot that no kind has

# What happened
V_TURN = 1
V_PHASE = 2
V_PLAY = 3
V_DRAW = 4
V_SHUFFLE = 5
V_ACTIONS = 6
V_MONEY = 7
V_BUYS = 8
V_BUY = 9
V_GAIN = 10
V_TRASH = 11
V_DISCARD = 12
V_REVEAL = 13
V_SHOW = 14
V_TO_POOL = 15
V_TAKE = 16
V_PUT_BACK = 17
V_ATTACK = 18
V_ASSIGN = 19
V_AMBUSH = 20
V_REINFORCE = 21
V_STRENGTH = 22
V_DECLINE = 23
V_ASK = 24
V_JOIN = 25
V_REFUSE = 26
V_STAY = 27
V_KEEP = 28
V_HAND_DISCARD = 29
V_TURN_UP = 30
V_LAST_ROUND = 31
V_OVER = 32
V_TARGET = 33
V_PASS_ON = 34
V_CHOOSE = 35
V_JOINT = 36
V_NO_BATTLE = 37
V_TO_HAND = 38
V_NOTHING = 39
V_SET_UP = 40
V_JOINT_RIGHT = 41
V_DISCOUNT = 42
V_DEPLOY = 43
V_MARKER = 44
V_MARKER_BACK = 45
V_DISMISS = 46
V_REORDER = 47
V_GIVE = 48
V_SIDE = 49
V_WIN_LAND = 50
V_BURY = 51
V_RETURN = 52

# Places a card comes from or goes to, as events tell it
P_HAND, P_ARMY, P_DECK, P_DISCARD, P_POOL, P_REVEALED, P_AMBUSH, P_TRASH, P_FIELD = 0, 1, 2, 3, 4, 5, 6, 7, 8

# Rule numbers that events cite; RULE_NUMBERS gives the text of each
R_C1_3 = 0
R_C2 = 1
R_C3_1 = 2
R_C3_2 = 3
R_C3_3 = 4
R_C3_4 = 5
R_C3_7 = 6
R_C4_1 = 7
R_C4_3 = 8
R_C5_1 = 9
R_C5_2 = 10
R_C5_4 = 11
R_C5_5 = 12
R_C5_6 = 13
R_C5_7 = 14
R_C6_1 = 15
R_C6_2 = 16
R_C7_1 = 17
R_C7_2 = 18
R_C8_1 = 19
R_C8_3 = 20
R_W5_8 = 21
R_W7_2 = 22
R_W7_3 = 23
R_RULING_11 = 24
R_RULING_16 = 25
R_C1_2 = 26
R_M1_4 = 27
R_M3_1 = 28
R_M4_1 = 29
R_M5_1 = 30
R_M5_2 = 31
R_M5_4 = 32
R_M5_5 = 33
R_M6_3 = 34
R_M6_4 = 35
R_M7_1 = 36
R_M8_2 = 37
R_M1_5 = 38
R_M2 = 39
R_M5_3 = 40

# Who knows the cards on top of a deck beside its owner (C9.3)
NOBODY, EVERYBODY, BOTH_BUT_NOT_THE_ORDER = 0, 1, 2

# Bots: when a wish of a plan holds
W_ALWAYS, W_LATE, W_EARLY, W_FROM, W_BEFORE, W_DECK = 0, 1, 2, 3, 4, 5
WISHES = 48
RANDOM, PLANNING, GUESSING, DRAWING, SEARCHING = 0, 1, 2, 3, 4  # ways of a brain
ANY_GENERAL = 64  # a wish for whichever general lies on top
NEVER = 99  # a margin that no army has

# Bots: a mind's weights. A row of the policy belongs to an answer, a feature to the position.
FEATURES, OWN_COUNT = 20, 19
ROW_PLAY, ROW_BUY, ROW_GAIN, ROW_TRASH, ROW_STAY, ROW_KEEP = 0, 64, 128, 192, 256, 320
ROW_AMBUSH, ROW_CHOOSE, ROW_DEPLOY, ROW_BATTLE, ROW_DEFEND, ROW_HORO = 384, 448, 512, 576, 580, 584
ROW_JOIN, ROW_PRIZE, ROW_SIGHT = 592, 596, 600
ROWS = 608
SIGHTS = 8  # features of a Land that a unit could go to
REGARDS = 8  # features of a seat that an answer is about
INPUTS, OWN_INPUT, RIVAL_INPUT, FACT_INPUT, LAND_INPUT, TABLE_INPUT = 240, 0, 64, 128, 152, 216
HIDDEN = 32
POLICY_INPUTS, HAND_INPUT, POOL_INPUT, UNIT_INPUT, POSITION_INPUT = 456, 240, 304, 368, 432
LEANINGS = 32  # hidden values of the policy
KINDS_ASKED = 64
PATIENCE = 30  # rounds; two minds that always gave their likeliest answers might go on for ever, so then they draw
UNLEARNED = 3  # weight of the heuristics' answer to a question that no mind has learned
CANDIDATES = 16  # answers that a search compares at the most
PARTS = 4  # shares of a search's futures, one for each thread; the number of threads only changes the time
# Bots: what a lesson remembers of one game
STEPS, CHOICES, SIGHT_ROWS, TURNS, SEEN, SCANNED = 4096, 65536, 8192, 1024, 262144, 524288

# Observations: where each part begins and how many bytes it has (kunitori.envs.layout names every byte)
SEE_PHASE, SEE_ASKED, SEE_SEAT = 0, 6, 7 + LAST_DECISION  # from “no decision” to the last one
SEE_FACTS, SEE_ROWS = SEE_SEAT + 6, SEE_SEAT + 28
SEEN_ROWS, SEEN_SEAT_ROWS, SEEN_SEAT_FACTS = 7, 6, 24
SEEN_COMMON = SEE_ROWS + SEEN_ROWS * K
SEEN_FIELD = 70  # Moegahara: ten Lands, two lines of three on each
SEEN_SEAT = 408  # SEEN_SEAT_ROWS rows of K and SEEN_SEAT_FACTS
NO_POINTS = 64  # the byte that means 0 points, since points can be negative

# Environments: what is played without asking
AUTO_FORCED, AUTO_TREASURE = 1, 2
SELF = 5  # the player asked, where an answer is a seat

LOG_ROWS = 4096
LONGEST_SCRIPT = 512  # draws until the next decision
LOG_FIELDS = 8
