# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Language
skip-to-content = Skip to the content
menu = Menu
menu-games = My games
menu-waiting = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
menu-invitations = Invitations
menu-players = Players
menu-rules = Rules
menu-admin = Administration
menu-sign-in = Sign in
menu-sign-up = Sign up
search-label = Game number or name of a player
search-placeholder = Game or player
search-no-game = There is no game { $id }
search-no-game-text = Check the number, or look for the name of a player.
footer-times = Times are shown for { $zone }.
front-title = Chess by correspondence
front-what = You have days for each move. The position waits for you on this page and in your mail; the clock keeps exact time for both of you.
front-mail = You may play by browser or by the links in the letters, on any device, without a program of your own.
error-not-found = This page does not exist
error-not-found-text = There is nothing at this address, or it is not open to you. Nothing is lost.
error-private = This game is still running
error-private-text = Who else sees the moves of a game is settled before it begins. Those of this one are shown after its end.
error-forbidden = This is not open to you
error-forbidden-text = Your account may not do this. Nothing has changed.
error-cross-site = The form came from another site
error-cross-site-text = For your safety it was not carried out. Open the page here and send the form again.
error-bad-form = The request could not be read
error-bad-form-text = Nothing has changed. Go back, open the page again and send the form once more.
error-too-large = That was too much text
error-too-large-text = Nothing has changed. Go back, shorten the text and send it again.
error-too-slow = The form did not arrive whole
error-too-slow-text = Nothing has changed. Go back and send it again.
error-too-often = A little slower, please
error-too-often-text = This was tried too often from here. Nothing is locked: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-dead-link = This link is no longer valid
error-dead-link-text = It has been used, has run out, or was replaced by a newer one. Sign in to go on, or ask for a new link.
error-unavailable = The server cannot answer just now
error-unavailable-text = Wait a moment, then reload the page or send the form again. What you sent counts only once, however often you send it.
error-broken = Something broke here
error-broken-text = It is not your fault, and no game is lost by it. The administrator can see what happened. Try again in a few minutes.
error-to-games = To my games
error-to-front = To the front page
kept-written = What you had written
kept-again = Send it again
menu-sign-out = Sign out
# ---
# ---
## Dates, durations, numbers
duration-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
duration-days-dative = { $n ->
    [one] 1 day
   *[other] { $n } days
}
duration-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
duration-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
duration-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
duration-moment = less than a minute
duration-moment-dative = less than a minute
duration-two = { $first } { $second }
# ---
# ---
## Time controls
control-per-move = { $span } per move
control-game = { $span } for the whole game
control-period = { $n ->
    [one] 1 move in { $span }
   *[other] { $n } moves in { $span }
}
control-not-carried = unused time is lost
control-carried = unused time carried over
control-carried-cap = unused time carried over, at most { $span }
control-fischer = { $base } and { $increment } per move
control-fischer-moves = { $base } and { $increment } for every { $n } moves
control-earning = { $n ->
    [one] for the first move
   *[other] for the first { $n } moves
}
control-cap = at most { $span }
control-reserve = reserve of { $span }
control-reserve-by-hand = reserve of { $span }, moved over by hand
control-whole-days = charged in whole days
control-double = double beyond { $span } on one move
control-silence = more than { $span } on one move lose the game, unless a long think was announced
control-total = { $span } in all for each player
control-first-move = first move within { $span }
control-grace = grace of { $span }
control-claim = exceeded time is claimed by the opponent
control-leave-both = leave stops the clocks of both
control-leave-none = no leave
control-hours = personal off-days and sleeping hours count
source-outage = outage of the server
source-mail = outage of the mail
source-maintenance = announced maintenance
source-leave = leave
source-opponents-leave = leave of the opponent
source-special-leave = special leave granted by the director
source-pause = pause
source-own-hours = off-days and sleeping hours
source-ended = the game had ended
source-unsent-letter = the letter about the move had not gone out
preset-normal = Normal
preset-unhurried = Unhurried
preset-quick = Quick
preset-club = Club
preset-long = Long
preset-classic = Classic
preset-international = International
refused-control-unreadable = This time control cannot be read. Choose one of the list, or fill in the parts.
refused-control-too-short = A time is too short: one hour at least for each move, one minute at least on a clock.
refused-control-too-long = A time is too long: 3,650 days at most.
refused-control-moves = A number of moves must lie between 1 and 500.
refused-control-cap = The most that a clock may show cannot be less than what it starts with.
refused-control-whole-days = Where whole days are charged, every time must be a whole number of days.
refused-control-limit = A limit (silence, total, first move, double time) must be one day at least.

## Chess words: pieces, results, reasons, rules
colour-white = White
colour-black = Black
piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn
piece-pawns = { $n ->
    [one] pawn
   *[other] pawns
}
aid-books = books
aid-databases = databases
aid-engines = engines
aid-tablebases = tablebases
man-white-king = white king
man-white-queen = white queen
man-white-rook = white rook
man-white-bishop = white bishop
man-white-knight = white knight
man-white-pawn = white pawn
man-black-king = black king
man-black-queen = black queen
man-black-rook = black rook
man-black-bishop = black bishop
man-black-knight = black knight
man-black-pawn = black pawn
captured-queen = the queen
captured-rook = the rook
captured-bishop = the bishop
captured-knight = the knight
captured-pawn = the pawn
captured-king = the king
board-can-move = can move
board-target = { $square }: move here
board-target-capture = { $square }: take { $captured }
board-label = Board, { $side } below
move-words-plain = { $piece } from { $from } to { $to }
move-words-capture = { $piece } from { $from } takes { $captured } on { $to }
move-words-en-passant = { $piece } from { $from } takes the pawn en passant and goes to { $to }
move-words-castle-short = Castling short
move-words-castle-long = Castling long
move-words-becomes-queen = { $played } and becomes a queen
move-words-becomes-rook = { $played } and becomes a rook
move-words-becomes-bishop = { $played } and becomes a bishop
move-words-becomes-knight = { $played } and becomes a knight
move-words-check = { $played }, check
move-words-mate = { $played }, checkmate
position-side = { $side }: { $pieces }.
position-to-move = { $side } to move.
why-checkmate = checkmate
why-stalemate = stalemate
why-dead_position = dead position: no series of moves can mate any more
why-fivefold_repetition = the position occurred for the fifth time
why-seventyfive_moves = 75 moves each without a capture or pawn move
why-threefold_repetition = the position occurred for the third time
why-fifty_moves = 50 moves each without a capture or pawn move
why-threefold_claim = threefold repetition, claimed
why-fifty_claim = fifty-move rule, claimed
why-agreement = by agreement
why-resignation = resignation
why-resignation_cannot_mate = resignation, but the opponent cannot mate any more
why-time = lost on time
why-time_cannot_mate = time exceeded, but the opponent cannot mate any more
why-time_silence = too long on one move without a word
why-time_silence_cannot_mate = too long on one move without a word, but the opponent cannot mate any more
why-time_total = more time used than each player has in the whole game
why-time_total_cannot_mate = more time used than each player has in the whole game, but the opponent cannot mate any more
why-time_claimed = exceeded time, claimed by the opponent
why-time_claimed_cannot_mate = exceeded time, claimed by the opponent, who cannot mate any more
why-time_grace = time exceeded, and the grace too
why-time_grace_cannot_mate = time exceeded, and the grace too, but the opponent cannot mate any more
why-aborted = aborted before the first move
why-aborted_no_first_move = aborted because the first move did not come in time
why-walkover = walkover: the opponent did not play on
why-adjudicated = adjudicated by the director
why-cancelled = cancelled by the director
why-corrected = result corrected by the director
rule-laws = FIDE Laws, Article { $article }
rule-online = FIDE Online Regulations, Article { $article }
ending-win = { $name } has won, { $result }: { $reason } ({ $rule }).
ending-draw = Draw, { $result }: { $reason } ({ $rule }).
ending-doubt = { $side } could still have mated, for example by { $line } ({ $rule }).
ending-abort = No result: the game was { $reason }. It is not rated.
ending-decided-win = { $name } has won, { $result }: { $reason }.
ending-decided-draw = Draw, { $result }: { $reason }.
ending-cancelled = No result: the game was cancelled by the director. It counts for nobody and is not rated.
profile-online = Automatic draws
profile-laws = Draws on claim (FIDE)
profile-site = Club site: automatic draws, short lists of material
profile-classic = Older Laws: claims only
profile-swedish = Swedish club: claims, resigning always loses
profile-chessmail = Correspondence site: automatic draws
profile-simple = Beginners: time always loses
aids-none = none
# ---
# ---
## Refusals: why a verb said no
refused-move-empty = Type a move, for example Nf3.
refused-move-unreadable = “{ $text }” cannot be read as a move. Write it like Nf3, exd5, O-O or e8Q.
refused-move-null = You cannot pass: a move must be made.
refused-move-over = There is no legal move in this position.
refused-move-nothing-there = There is nothing on { $square }.
refused-move-not-yours = The piece on { $square } is your opponent’s.
refused-move-no-such-piece = You have no such piece there: { $piece }.
refused-move-cannot-reach = { $piece ->
    [king] Your king cannot go to { $square }.
    [queen] No queen of yours can go to { $square }.
    [rook] None of your rooks can go to { $square }.
    [bishop] None of your bishops can go to { $square }.
    [knight] None of your knights can go to { $square }.
   *[pawn] None of your pawns can go to { $square }.
}
refused-move-one-cannot-reach = Your { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} on { $from } cannot go to { $square }.
refused-move-cannot-reach-file = { $piece ->
    [king] Your king cannot go there.
    [queen] No queen of yours can go there.
    [rook] None of your rooks can go there.
    [bishop] None of your bishops can go there.
    [knight] None of your knights can go there.
   *[pawn] None of your pawns can go there.
}
refused-move-own-piece = Your own piece stands on { $square }.
refused-move-pinned = That would leave your king in check: the piece on { $square } shields it.
refused-en-passant-king = You cannot take en passant on { $square }: both pawns would leave their squares, and your king would be in check.
refused-en-passant-late = En passant is possible only at once after the double step: you cannot capture on { $square } now.
refused-move-king-into-check = Your king would be in check on { $square }.
refused-move-still-check = Your king is in check from { $square }, and this move does not end it.
refused-move-double-check = Your king is in double check: only the king can move.
refused-castling-right = You cannot castle that way any more: king or rook has moved.
refused-castling-blocked = You cannot castle: there is a piece on { $square }.
refused-castling-attack = You cannot castle: { $way ->
    [over] the king would pass over { $square }, which is attacked.
    [onto] the king would arrive on { $square }, which is attacked.
   *[uncovered] after it the king would be in check on { $square }.
}
refused-castling-check = You cannot castle while your king is in check.
refused-promotion-missing = The pawn reaches the last rank. Choose what it becomes:
refused-promotion-impossible = Only a pawn on the last rank changes, into queen, rook, bishop or knight.
refused-move-ambiguous = “{ $text }” can mean several moves. Which one?
refused-move-several-men = { $n ->
    [2] Two
   *[other] { $n }
} { $piece ->
    [queen] queens
    [rook] rooks
    [bishop] bishops
    [knight] knights
   *[pawn] pawns
} can go to { $square }: from { $from }. Which one?
refused-nothing-lost = Nothing was sent; you can correct it.
refused-no-game = There is no such game, or it is not shown to you.
refused-not-your-game = This is not your game.
refused-not-your-turn = It is your opponent’s turn.
refused-ended = The game has ended.
refused-stale = The game has gone on since this form was opened. Here is the present position.
refused-other-move = The move { $played } has been played here already. Yours was not sent.
refused-time-is-up = The time has been up since { $since }; the result is being recorded.
refused-offer-early = A draw can be offered once both have moved.
refused-offer-soon = { $moves ->
    [one] Your last offer was not accepted. You can offer again after one more move of yours.
   *[other] Your last offer was not accepted. You can offer again after { $moves } more moves of yours.
}
refused-offer-stands = A draw offer stands already.
refused-no-offer = This draw offer does not stand any more.
refused-own-offer = This is your own offer.
refused-no-claim = In this game draws come by themselves; nothing is claimed.
refused-claimed = You have made a claim in this turn already.
refused-time-stale = Something has been done about time since this form was opened. This is how it stands now.
refused-span = This span cannot be used here: it must be more than nothing, and not more than is allowed.
refused-pause-until = A pause ends on a day from today on, at most 60 days from now.
refused-pause-stands = This has been asked for already, or a pause runs.
refused-no-pause = No pause is asked for, or none runs any more.
refused-announce = There is nothing to announce: nothing limits your thinking here, or you have announced it already.
refused-continue = This game cannot be continued: it was decided on the board, or it ended more than 14 days ago.
refused-not-asked = Your opponent has not asked for this, or has taken it back.
refused-abort-late = You have moved already; the game cannot be aborted any more. You can resign or offer a draw.
refused-in-event = This is a tournament game: that is for the director to decide, not for the two players.
refused-message-long = The message is too long (at most 2,000 characters).
refused-unconfirmed = First confirm your mail address: the link is in our letter. On your account page you can have another one sent.
refused-no-invitation = There is no such invitation, or it is not for you.
refused-not-open = This invitation is not open any more.
refused-yourself = You cannot play against yourself.
refused-no-player = Nobody plays here under this name.
refused-player-closed = This account is closed.
refused-address = This is not a mail address.
refused-profile = Choose one of the rule sets.
refused-start-position = This position cannot be used: { $why }
refused-start-move = Move { $number } of the list, “{ $typed }”: { $why }
refused-start-ended = In this position the game has ended already.
refused-too-many = You have 50 open invitations. Withdraw one first.
refused-invited-already = You have invited them already, and that invitation is still open. Wait for the answer, or withdraw it first.
refused-incomplete = The form came incomplete. Please send it again.
refused-sent-before = You have sent this form before, with other contents. Send it once more if you mean a second invitation.
refused-choose-kind = Choose whom you invite.
fen-empty = nothing is written.
fen-fields = there are more than six parts.
fen-ranks = { $n ->
    [one] there is only one rank, not eight.
   *[other] there are { $n } ranks, not eight.
}
fen-rank-length = { $n ->
    [one] rank { $rank } has only one square, not eight.
   *[other] rank { $rank } has { $n } squares, not eight.
}
fen-piece = “{ $letter }” is no piece.
fen-turn = the second part must be w or b.
fen-castling = the castling rights (third part) cannot be read.
fen-en-passant = the en passant square (fourth part) cannot be read.
fen-halfmove = the fifth part is not a number of half-moves.
fen-fullmove = the sixth part is not a move number.
fen-no-king = { $side } has no king.
fen-kings = { $side } has several kings.
fen-men = { $side } has more than 16 pieces.
fen-pawns = { $side } has more than eight pawns.
fen-promoted = { $side } has more promoted pieces than missing pawns.
fen-pawn-rank = there is a pawn on { $square }.
fen-opponent-check = the side that has just moved stands in check.
fen-kings-touch = the kings stand next to each other.
fen-castling-rook = { $side } has a castling right without king and rook at home.
fen-ep-impossible = no pawn can have passed over { $square }.
fen-check-impossible = no move can have given this check.
# ---
# ---
## People: sign-up, sign-in, account
account-title = Your account
account-name = Sign-in name
account-name-hint = 2 to 30 letters, digits, dots, hyphens. Others see it, and others invite you by it.
account-display = Displayed name
account-display-hint = Your name as it stands beside your games, up to 60 characters. Leave it empty to show the sign-in name.
account-address = Mail address
account-address-hint = Your moves are announced there. Nobody else sees it.
account-password = Password
account-password-hint = At least { $least } characters. A few words are easy to remember.
account-old-password = Present password
account-new-password = New password
account-zone = Time zone
account-zone-hint = Deadlines are shown in it, and your nights lie in it. Running clocks keep the zone they were started with.
account-position = Positions
account-position-hint = How pages and letters show a position to you.
position-diagram = as a diagram
position-list = as a list of pieces
position-none = not at all
account-nights = No loss on time at night
account-nights-hint = A deadline between 22:00 and 08:00 in your zone is 08:00 instead.
save = Save
done-settings = Your settings are saved.
done-password = Your password is changed. You are signed out everywhere else.
done-devices = Done.
done-code = You are signed in; the code is used up. Choose a password here, and you can sign in again later.
sign-up-title = Make an account
sign-up-button = Make the account
sign-up-to-sign-in = I have an account already
welcome-title = Welcome, { $name }
welcome-text = Your account is made.
welcome-confirm = A letter is on its way to { $address }. Open its link to confirm the address. Until then you may look around and prepare everything.
layout-unconfirmed = Your mail address is not confirmed yet. You may look around and prepare; to play, open the link in the letter.
sign-in-name = Sign-in name or mail address
sign-in-first = You were not signed in any more, so nothing has been sent yet. Sign in here, and you go on with what you had filled in.
sign-in-stay = Stay signed in on this device
sign-in-to-forgotten = I have forgotten my password
sign-in-to-link = Send me a link to sign in with
sign-in-to-code = I have a printed code
sign-in-to-sign-up = I have no account yet
sign-in-link-title = Sign in by a link
sign-in-link-lead = A letter comes to the address of your account. Its link signs you in once, within an hour.
send-letter = Send the letter
letter-sent-title = Look into your mail
letter-sent-text = If there is such an account or address, a letter is on its way. It may take a few minutes.
kept-go-on = Go on with my form
kept-meanwhile = What you had filled in waits on this page. Sign in by the link in the letter (it opens a page of its own), then come back here and go on.
forgotten-title = Forgotten password
forgotten-lead = A letter comes to the address of your account. Its link lets you choose a new password.
sign-in-code-title = Sign in by a printed code
sign-in-code-lead = Type the code from your sheet. It works once. Capitals and hyphens do not matter.
sign-in-code = One-time code
sign-in-as = You sign in as { $name }.
confirm-address-title = Confirm your mail address
confirm-lead = { $address } becomes the address of the account { $name }.
confirm-button = Confirm the address
confirmed-title = The address is confirmed
confirmed-text = Letters about your games go there from now on.
confirm-in-use-title = This address belongs to another account
undo-title = Undo the change of address
undo-lead = { $address } becomes the address of the account { $name } again. All devices are signed out, and you get a letter to choose a new password.
undo-button = Undo the change
undone-title = The change is undone
undone-text = Your old address holds again, and nobody is signed in any more. A letter to choose a new password is on its way.
reset-title = Choose a new password
reset-lead = You are signed out on all other devices, and links in older letters stop working.
reset-button = Set the password
password-title = Change the password
password-lead = You are signed out on all other devices, and links in older letters stop working. A letter tells you about it.
address-title = Mail address
address-now = Your address is { $address }.
address-sent = A letter to { $address } is on its way. It may take a few minutes.
address-pending = The address { $address } waits to be confirmed by the link in our letter.
address-none = Your account has no mail address.
address-unconfirmed = It is not confirmed yet. Open the link in the letter, or ask for another letter.
address-resend = Send the letter again
address-change = Another address
address-change-lead = The new address gets a letter with a link. It takes effect when you open it; the old address is told then and can undo the change for 7 days.
address-new = New address
devices-title = Devices
devices-lead = You are signed in on these devices.
devices-browser = Browser
devices-seen = Last used
devices-this = this one
devices-end-others = Sign out everywhere else
players-search = Name
players-search-button = Search
players-none = Nobody of this name plays here.
page-before = Back
page-next = Further names
player-running = Running games
player-finished = Finished games
player-closed = This account is closed.
player-invite = Invite to a game
ratings-title = Ratings
ratings-lead = How strong the members play, reckoned from their rated games.
ratings-rules = How ratings come about
ratings-pools = Kinds of games
ratings-games = Rated games
ratings-games-short = Games
ratings-none = Nobody has a rating here yet. It comes by itself with the first rated game that ends.
ratings-none-sure = All ratings are still provisional.
ratings-provisional-title = Provisional ratings
ratings-provisional-hint = Not certain yet: only few games so far, or none for a long time.
ratings-all-provisional = All provisional ratings ({ $n })
rating-pool-standard = Chess
rating-pool-chess960 = Chess960
rating-pool-standard-engines = Chess with engines
rating-pool-chess960-engines = Chess960 with engines
rating-in-pool = Rating ({ $pool })
rating-provisional = provisional
rating-provisional-value = { $rating } (provisional)
rating-said = Rating { $rating }
rating-said-provisional = Rating { $rating }, provisional
rating-said-change = { $rating }; by this game { $change }
rating-own = My rating
rating-of = Rating of { $name }
rating-deviation = Uncertainty
rating-chart = Rating of { $name } from { $first } to { $last }: from { $from } to { $to }, lowest { $least }, highest { $most }. The table below has each change.
rating-history = How it came about
rating-empty = { $name } has no rating here yet. It comes by itself with the first rated game that ends.
rating-row-date = Date
rating-row-why = Reason
rating-row-change = Change
rating-row-won = won game { $game } against { $opponent } ({ $rating })
rating-row-drawn = drew game { $game } against { $opponent } ({ $rating })
rating-row-lost = lost game { $game } against { $opponent } ({ $rating })
rating-row-taken-back = game { $game } against { $opponent } does not count any more with this result
rating-row-entered = entered by the administrator: { $note }
rating-row-together = (rated as one with the other losses on time in this tournament)
rating-enter-title = Enter a rating for { $name }
rating-enter-lead = For somebody who brings a rating of another association with him (DWZ, Elo). It replaces what there was, with an uncertainty of { $deviation } points, and everybody sees that it was entered. Games rated from then on go on from it.
rating-enter-pool = Kind of games
rating-enter-value-hint = A whole number from { $least } to { $most }.
rating-enter-note = Where it comes from
rating-enter-note-hint = Everybody reads it: for example DWZ, May 2027.
rating-enter-button = Enter the rating
rating-enter-done = The rating has been entered.
refused-rating-value = A rating is a whole number from { $least } to { $most }.
refused-rating-note = Say where the rating comes from, in one line of at most { $most } characters.
refused-name-empty = Type a name.
refused-name-short = A name has at least two characters.
refused-name-long = The name may have { $most } characters at most.
refused-name-sign = This character cannot stand in the name: { $sign }
refused-name-scripts = Letters of several scripts are mixed in the name. Use one.
refused-name-letter = The name needs at least one letter.
refused-name-taken = This name is taken, or looks like one that is. Choose another.
refused-name-reserved = This name speaks for the site or the game itself, or looks like it. Choose another.
refused-display-taken = Another player is shown by this name, or one that looks like it. Add a first name or an initial.
refused-address-empty = Type a mail address.
refused-address-in-use = Another account has confirmed this address in the meantime. Nothing has changed.
refused-password-short = The password needs at least { $least } characters.
refused-password-long = The password may have { $most } characters at most.
refused-password-name = Your name is no password. Choose something else.
refused-password-one = One character repeated is no password. Choose something else.
refused-wrong-password = This did not fit. Check what you typed, or ask for a link by mail.
# ---
# ---
## Invitations
form-errors = Please look at this again
invitations-open-caption = Your invitations
invitations-to-you-caption = Invitations to you
invitations-from-you-caption = Invitations you have sent
invitations-board-caption = Open to everybody
invitations-closed-caption = Lately closed without a game
invitations-board-empty = Nobody has put up an open invitation just now. You can put one here yourself.
invitations-who = Who
invitations-terms = Terms
invitations-state = State
invitations-position-words = The position in words
invitation-title = Invitation to a game
invitation-from = From { $name }
invitation-to = To { $name }
invitation-to-all = From you, open to everybody
invitation-special-start = special start position
invitation-given-moves = begins after { $moves }
invitation-open-until = open until { $date }
invitation-accepted = accepted { $date }
invitation-declined = declined { $date }
invitation-withdrawn = withdrawn { $date }
invitation-expired = ran out { $date }
invitation-you-white = you play White
invitation-you-black = you play Black
invitation-sent = Sent. You will get a letter when it is answered.
invitation-to-game = To the game
invitation-accept = Accept and begin the game
invitation-decline = Decline
invitation-withdraw = Withdraw
invitation-all = All invitations
invited-by = { $name } invites you to a game of chess
invited-what = You play it on { $site } by browser or by letters, with days for each move. It costs nothing.
invited-how = To accept, sign up, or sign in if you have an account. The invitation waits meanwhile.
invited-sign-up = Sign up
invited-sign-up-text = Your account gets the address { $address }; it is confirmed by this letter, and the game begins at once.
invited-sign-up-button = Sign up and begin the game
invited-sign-in = Sign in
invited-refuse-text = Do you want no letters of this kind any more? One button, and nobody can invite { $address } from here again.
invited-refuse = Refuse all further invitations
invited-refused-all = Done. No invitations go to this address any more.
new-whom = Whom do you invite?
new-player = Somebody who plays here
new-player-name = Sign-in name or displayed name
new-find-player = Look among the players
new-address = Somebody by mail
new-address-mail = Mail address
new-open = Anyone
new-open-hint = The invitation lies on the board for 30 days; the first to accept plays.
new-colour = Your colour
new-due-now = If the clock started now, the move would be due by { $date }.
new-more-times = More time controls
new-pace-parts = Another time control, by its parts
new-parts = Parts of the time control
new-kind-of-time = How time is given
new-kind-move = So much for each move
new-kind-period = So many moves in a span
new-kind-fischer = A start, and more for each move
new-kind-reserve = A clock with a reserve
new-kind-game = One span for the whole game
new-time = Time: for each move, for the span, at the start, or for the whole game
new-moves-in = Moves in the span
new-carried = Unused time is carried over
new-increment = Increment
new-per-moves = Increment for each so many moves (empty: for each move)
new-earning = Only the first so many moves earn it (empty: all)
new-cap = The clock shows at most (empty: no limit)
new-reserve = Reserve at the start
new-by-hand = The reserve is moved over by hand, not drawn by itself
new-options = Further rules
new-whole-days = Only whole days are charged
new-double = Days on one move beyond which time counts double
new-silence = Days on one move after which the game is lost, unless a long think was announced
new-total = Days for each player in the whole game
new-first-move = Days for the first move; then the other may abort
new-leave = Leave and quiet hours
new-leave-own = Leave stops the clock of the player who is away; an opponent on the move thinks on
new-leave-both = Leave stops the clocks of both
new-leave-none = No leave in this game
new-hours = Off-days and quiet hours of each player count
new-hours-hint = Each sets his own under his account; before a game begins and in it you see what three days come to.
new-grace = When the time is exceeded
new-grace-none = The game is lost at once
new-grace-after = The game is lost after a grace
new-grace-days = Days of grace
new-grace-claim = The opponent may claim it
new-explain = Show what this means
new-unit = Unit
unit-days = days
unit-hours = hours
unit-minutes = minutes
unit-seconds = seconds
refused-days = Days per move: a number from 1 to 365.
new-pace-other = Another number of days
new-days = Days per move (1 to 365)
new-more-rules = More rule sets
new-rules-explained = All rule sets explained
new-aids = Which aids may both of you use?
new-plans = Conditional moves
new-plans-hint = Both may plan replies to moves they expect; they are played at once and cost no time.
new-rated = Rated
new-rated-hint = A rated game changes the ratings of both. It needs at least one move of each.
new-start = Another start position
new-fen = Position (FEN)
new-fen-hint = Leave it empty for the usual start.
new-moves = Moves already made
new-moves-hint = For example 1. e4 c5 2. Nf3. Play begins after them.
new-message = Message (optional)
new-send = Send the invitation
new-cancel = Cancel
# ---
# ---
## Games: lists and the game page
until = until { $date }
days-per-move = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
game-title = Game { $id }
game-subtitle = Friendly game · { $days } · began { $date }
game-subtitle-event = Tournament game · { $days } · began { $date }
game-event-of = { $name }, round { $round }
game-state-yours = Your move; { $left } left, until { $until }.
game-state-waiting = { $name } is to move; { $left } left, until { $until }.
game-state-time-up = The time of { $name } has been up since { $since }; the result is being recorded.
game-reasons = Why this time?
game-reason-outage = The server was down for { $span }; this time counts for nobody.
game-reason-rest = Not charged: { $span } ({ $what }).
game-state-overdue = The time of { $name } has been exceeded since { $since }; a move still counts until { $falls }, then the game is lost by itself.
game-reason-return = After a long stop nobody has less than twelve hours: not before { $until }.
game-reason-night = No deadline falls at night (22:00 to 08:00 in the zone of whoever is to move): it is { $until } from the start.
game-event-declined = { $at }: { $name } declined the draw.
game-event-claim-failed = { $at }: { $name } claimed a draw; the claim was not right.
game-event-agreed = { $at }: { $name } accepted the draw.
game-event-resigned = { $at }: { $name } resigned.
game-event-claimed = { $at }: { $name } claimed a draw, rightly.
game-event-aborted = { $at }: the game was aborted ({ $name }).
game-event-flag = { $at }: the time of { $name } ran out.
game-event-walkover = { $at }: walkover.
game-event-adjudicated = { $at }: the director adjudicated the game.
game-event-cancelled = { $at }: the director cancelled the game.
game-event-corrected = { $at }: the director corrected the result.
game-term-time = Time
game-term-rules = Rules
game-term-rated = Rating
game-term-aids = Aids allowed
game-term-colours = Colours
game-term-by-lot = by lot
game-term-start = Start position
game-rated = rated
game-unrated = unrated
game-times = { $n ->
    [2] 2nd time
    [3] 3rd time
   *[other] { $n }th time
}
game-captured = has taken: { $pieces }
game-clock-shows = { $span } on the clock
game-clock-shows-reserve = { $span } on the clock, { $reserve } in reserve
game-clock-rests = waits
game-strip-result = Result: { $points }
game-steps = Steps through the game
game-step-start = Start
game-step-back = Back
game-step-on = Forward
game-step-end = Latest
game-past-start = The position at the start.
game-past = The position after { $played }.
game-to-present = To the present position
game-offer-stands = Your opponent offers a draw. It stands until you move.
game-offer-accept = Accept the draw …
game-offer-decline = Decline
game-own-offer = Your draw offer stands until your opponent moves.
game-may-claim = You may claim a draw.
game-entry-label = Your move
game-entry-told = The move you were told
game-entry-hint = Choose a piece on the board, or type the move: { $example }
game-entry-preview = Preview
game-entry-cannot-move = The piece on { $square } cannot move.
game-moves = Moves
game-messages = Messages
game-events = Other events
game-terms = What was agreed
game-rules-link = These rules explained
game-resign = Resign …
game-claim = Claim a draw …
game-abort = Abort the game …
game-sent = Sent. { $played } { $name } has until { $until }.
game-sent-short = Sent. { $played }
game-message-late = Your move { $played } was here already. What you have written now was not added to it.
game-unsent-message = Your message, not sent
game-unsent-offer = Your draw offer was not sent either.
game-unsent-goes = It has not been sent. It goes with the move that you type above.
game-unsent-board = Choose on the board instead (without these words)
game-sent-won = { $reason }: you have won. { $played }
game-sent-drawn = The game is drawn: { $reason }. { $played }
game-sent-over = Sent. { $played } { $ending }
game-sent-plain = Sent.
game-nothing-waits = Nothing waits for you.
game-note-declined = Declined. Your opponent is told; it is still your move.
game-note-claim-wrong = The claim was not right: the game goes on.{ $became ->
    [offer] {" "}It now stands as a draw offer until your opponent moves.
    [early] {" "}An offer is not allowed yet.
   *[nothing] {""}
}
confirm-title = Send this move?
confirm-wins = With this move you win: { $reason } ({ $rule }).
confirm-draws = With this move the game ends in a draw: { $reason } ({ $rule }).
confirm-offer-lapses = Your opponent’s draw offer lapses with this move.
confirm-offer = Offer a draw with this move
confirm-offer-hint = It stands until your opponent moves, and cannot be taken back.
confirm-no-offer = No draw can be offered with this move.
confirm-claim = Claim a draw with this move …
confirm-claim-good = With this move you may claim a draw
confirm-claim-none = No claim: only send the move
confirm-claim-threefold = I claim the draw: the same position stands for the third time
confirm-claim-fifty = I claim the draw: fifty moves without a capture or pawn move
confirm-claim-not-good = No claim would be right: the move would be played, and the claim would stand as a draw offer where offers are allowed.
confirm-claim-times = { $n ->
    [one] With this move the position stands on the board for the first time.
    [2] With this move the position stands on the board for the 2nd time.
    [3] With this move the position stands on the board for the 3rd time.
   *[other] With this move the position stands on the board for the { $n }th time.
}
confirm-claim-moves = { $n ->
    [one] For 1 move nothing will have been taken and no pawn moved.
   *[other] For { $n } moves nothing will have been taken and no pawn moved.
}
confirm-message = Message to your opponent (optional)
confirm-send = Send the move
confirm-back = Back
resign-title = Resign this game?
resign-text = { $name } wins then.
resign-text-draw = That ends the game.
resign-undo-friendly = You cannot undo this alone: the game goes on only if your opponent agrees within 14 days.
resign-undo-event = Only the director can undo this.
resign-would-draw = Your opponent cannot mate any more: this would be a draw.
resign-button = Resign
accept-title = Accept the draw?
accept-text = { $name } has offered a draw. If you accept, the game ends ½-½.
accept-button = Accept the draw
claim-title = Claim a draw?
claim-times = { $n ->
    [one] The position stands on the board for the first time.
    [2] The position stands on the board for the 2nd time.
    [3] The position stands on the board for the 3rd time.
   *[other] The position stands on the board for the { $n }th time.
}
claim-moves = { $n ->
    [0] The count of moves without a capture or pawn move is at its beginning.
    [one] For 1 move nothing has been taken and no pawn has moved.
   *[other] For { $n } moves nothing has been taken and no pawn has moved.
}
claim-stood = The same position has stood there after: { $list }.
claim-stood-start = the start
claim-unlike-turn = Not the same although it looks alike, because the other side had the move, after: { $list }.
claim-unlike-castling = Not the same although it looks alike, because a right to castle was another, after: { $list }.
claim-unlike-en-passant = Not the same although it looks alike, because a pawn could be taken en passant, after: { $list }.
claim-with-move = If only your next move brings the position about, do not make the claim here: choose the move, and claim where you send it.
claim-text = If the claim is right, the game is drawn at once. You have one claim in each turn.
claim-not-good = As things stand, no claim would be right: the game would go on, and your claim would stand as a draw offer where offers are allowed.
claim-button-threefold = Claim the draw: third time the same position
claim-button-fifty = Claim the draw: fifty moves
claim-good = This claim is right now.
claim-which = Which draw do you claim?
claim-kind-threefold = Third time the same position
claim-kind-fifty = Fifty moves without a capture or pawn move
claim-button-anyway = Claim anyway; if it is wrong it stands as a draw offer
claim-choose = Choose which draw you claim. Nothing has been claimed yet.
abort-title = Abort this game?
abort-text = It ends without a result and is not rated. Your opponent reads that you aborted it.
abort-button = Abort the game
link-spent = You played { $played } on { $at }.
link-over = This link can do nothing any more.
link-to-game = To the whole game (sign in)
link-to-games = To my games (sign in)
games-opponent = Opponent
games-you-play = You play
games-you-played = You played
games-move = Move
games-time-left = Time left
games-open = Open
games-open-one = Open game { $id }
games-offer = draw offered
games-overdue = time is up
games-result = Result
games-ended = Ended
games-waiting-mine = Waiting for you ({ $n })
games-waiting-others = Waiting for your opponents ({ $n })
games-finished = Finished
games-finished-title = Finished games
games-finished-count = { $n ->
    [one] 1 finished game.
   *[other] { $n } finished games.
}
games-finished-empty = Your finished games will be here.
games-all-finished = All finished games
games-empty = Your games will be here. Invite somebody, or take an open invitation from the board.
games-none-running = No game of yours is running just now.
games-invite = Invite somebody to a game
games-to-board = Open invitations
games-to-account = To your account
page-newer = Newer
page-older = Older
# ---
# ---
## The board: in words, with its script, told of news
men-title = The board in words
men-moves = Can play:
men-no-move = Cannot move.
men-not-its-turn = It is the other side’s turn.
men-attacked = Attacked by: { $men }.
men-not-attacked = Not attacked.
men-guarded = Guarded by: { $men }.
men-not-guarded = Not guarded.
board-turn = Turn the board
board-script-take = { $man } { $square }: take
board-script-empty = { $square }, empty
board-script-picked = { $man } { $square } chosen. It can go to
board-script-down = Put down again.
board-script-not-there = Not to { $square }: that is no move of this piece.
board-script-promote = What shall the pawn become?
board-script-keys = Keys on the board: arrows go from square to square, a letter and a digit jump there, Enter chooses and plays, Escape puts down. L opens this list, M says moves, attackers and guards of the piece. Outside the board, left and right step through the game.
board-script-unsent = Not sent yet.
board-script-kept = You chose this move here earlier.
board-script-take-back = Take it back
board-script-taken-back = Taken back. Nothing has been sent.
board-script-away = The server cannot be reached just now. Nothing has been sent, nothing is lost.
board-script-again = Try again
board-script-slider = Move by move
board-settings = Board and moves
board-settings-confirm = Show a move once more before it is sent
board-settings-confirm-hint = Without this, a move made on the board is sent at once. A typed move is still shown, and so is one that ends the game or lets an offer lapse. Draws and resigning are always confirmed.
board-settings-after = After sending
board-settings-after-next = the next game that waits
board-settings-after-stay = stay with the game
board-settings-after-list = the list of my games
board-settings-theme = Board
board-settings-theme-wood = wood and paper
board-settings-theme-print = print
board-settings-theme-contrast = high contrast
board-settings-colours = Colours of the pages
board-settings-colours-system = as my system has it
board-settings-colours-light = light
board-settings-colours-dark = dark
board-settings-sound = A quiet sound with each move on an open page
live-moved = { $name } has moved: { $played }
live-offer = { $name } offers a draw.
live-changed = Something has happened in this game.
live-show = Show it
# ---
# ---
time-acts-title = Time in this game
time-acts-link = Give time, pause, …
time-acts-claim-link = Claim the exceeded time
time-give = Give time
time-give-text = { $name } gets more time for this game. It cannot be taken back.
time-give-days = Days (1 to 30)
time-give-hours = Hours (1 to 720)
time-give-button = Give time
time-in-event = In tournament games only the director gives time or lets the clocks rest.
time-pause = Pause
time-pause-text = If { $name } agrees, both clocks rest until the end of the day you name, at the latest. Each of you can end the pause earlier.
time-pause-until = Last day of the pause
time-pause-button = Ask for a pause
time-pause-asked-you = You have asked for a pause until { $until } at the latest. { $name } has not answered yet; the clock goes on.
time-pause-asked-them = { $name } asks for a pause until { $until } at the latest. Until you answer, the clock goes on.
time-pause-accept = Agree to the pause
time-pause-decline = Decline
time-pause-take-back = Take it back
time-pause-runs = Both clocks rest, until { $until } at the latest.
time-pause-end = End the pause now
time-long-think = Long think
time-long-think-text = More than { $span } on one move lose the game here. If you need longer, announce it: then only your clock counts for this move. { $name } is told.
time-long-think-button = Announce a long think
time-reserve = Reserve
time-reserve-text = You can move up to { $span } from your reserve to your clock.
time-reserve-days = Days to move over (1 to { $most })
time-reserve-button = Move over
time-claim = Claim on time
time-claim-text = The time of { $name } is exceeded. You may claim the game, or go on waiting.
time-claim-button = Claim: the game ends now
time-continue = Continue this game
time-continue-text = If both of you want it, a game that ended on time, by resignation or by agreement can be continued within 14 days: position and turn as they were, and three days at least for who is to move.
time-continue-ask = Ask to continue
time-continue-asked-you = You have asked to continue. { $name } has not answered yet.
time-continue-asked-them = { $name } asks to continue this game.
time-continue-agree = Agree: the game goes on
time-nothing = There is nothing to be done about time in this game now.
game-note-time-act = Done.
game-event-given = { $at }: { $name } gets { $span } more.
game-event-pause-asked = { $at }: { $name } asks for a pause until { $until }.
game-event-pause-declined = { $at }: no pause.
game-event-pause = { $at }: pause, until { $until } at the latest.
game-event-pause-over = { $at }: { $name } ends the pause.
game-event-reserve = { $at }: { $name } moves { $span } over from the reserve.
game-event-long-think = { $at }: { $name } announces a long think.
game-event-continue-asked = { $at }: { $name } asks to continue the game.
game-event-continued = { $at }: the game, which had ended, goes on.
## Tournaments
tournament-robin-single = single round robin
tournament-robin-double = double round robin, both colours at once
tournament-groups-single = groups of up to { $size }, one game with each
tournament-groups-double = groups of up to { $size }, two games with each, both colours at once
tournament-knockout = { $n ->
    [one] knock-out, one game a match
   *[other] knock-out, { $n } games a match
}
tournament-swiss = { $n ->
    [one] Swiss system, one round
   *[other] Swiss system, { $n } rounds
}
tournament-every = { $n ->
    [one] a round every day
   *[other] a round every { $n } days
}
tournament-fill-lot = drawn by lot
tournament-fill-rating = sorted by strength
tournament-fill-even = even in strength
tournament-fill-order = in the order of entry
tournament-onward = { $n ->
    [one] the first of each group goes on
   *[other] the first { $n } of each group go on
}
tournament-onward-tied = { $n ->
    [one] the first of each group goes on, and all who are tied with him on points
   *[other] the first { $n } of each group go on, and all who are tied on points with the last of them
}
tournament-tie-lower = after a tied match whoever stood lower in the order at the start goes on
tournament-tie-extra = after a tied match two more games; if these are tied too, whoever stood lower in the order at the start goes on
tournament-tie-both = after a tied match both go on
tie-break-points = points
tie-break-wins = most wins, walkovers included
tie-break-won = most games won over the board
tie-break-blacks = most games with Black
tie-break-black-wins = most wins with Black
tie-break-elected = most rounds played by own choice
tie-break-direct = direct encounter
tie-break-sonneborn = Sonneborn-Berger
tie-break-buchholz = Buchholz
tie-break-koya = Koya (points against those with at least half)
tie-break-progressive = progressive scores
tie-break-average = average rating of the opponents
tie-break-rating = rating at the start
tie-break-number = number at the start
tie-break-lots = drawing of lots
tie-break-shared = then a shared place
tie-break-cut = { $n ->
    [one] without the lowest value
   *[other] without the { $n } lowest values
}
tie-break-cut-first = { $n ->
    [one] without the first round
   *[other] without the first { $n } rounds
}
tie-break-median = { $n ->
    [one] without the lowest and the highest value
   *[other] without the { $n } lowest and the { $n } highest values
}
tie-break-reversed = (lower first)
tie-break-points-short = Pts
tie-break-wins-short = Wins
tie-break-won-short = Won
tie-break-blacks-short = Black
tie-break-black-wins-short = Wins B
tie-break-elected-short = Played
tie-break-direct-short = DE
tie-break-sonneborn-short = SB
tie-break-buchholz-short = BH
tie-break-koya-short = Koya
tie-break-progressive-short = Prog
tie-break-average-short = ARO
tie-break-rating-short = Rtg
tie-break-number-short = No.
tie-break-lots-short = Lot
tournament-state-draft = Draft
tournament-state-registration = Open for entry
tournament-state-running = Running
tournament-state-finished = Finished
tournament-state-cancelled = Called off
tournament-entry-waiting = on the waiting list
tournament-entry-left = has left before the draw
tournament-entry-withdrawn = has withdrawn
tournament-withdrawal-announced = withdrew
tournament-withdrawal-illness = illness
tournament-withdrawal-death = death
tournament-withdrawal-silent = withdrew silently
tournament-withdrawal-excluded = excluded by the director
tournament-start-date = on its date
tournament-start-full = as soon as all places are taken
tournament-start-hand = when the director starts it
tournament-preset-championship = Club championship
tournament-preset-groups = Small groups
tournament-preset-cup = Cup
tournament-preset-swiss = Swiss tournament
tournament-preset-thematic = Thematic tournament
tournament-preset-beginners = Beginners' tournament
refused-tournament-format = Choose how the tournament is played.
refused-tournament-cycles = Choose one or two games of each pair.
refused-tournament-size = A group has 3 to { $most } players.
refused-tournament-onward = At least one player of a group goes on, and fewer than the group has.
refused-tournament-onward-groups = Where players go on there must be groups: say how large a group may be.
refused-tournament-every = Between two rounds there are 1 to { $most } days.
refused-tournament-games = A match has 1 to { $most } games.
refused-tournament-rounds = A Swiss tournament has 1 to { $most } rounds.
refused-tournament-name = Give the tournament a name.
refused-tournament-name-long = The name has at most { $most } characters.
refused-tournament-about-long = The announcement has at most { $most } characters.
refused-tournament-least = A tournament needs at least 2 players and at most { $most }.
refused-tournament-most = There must be at least as many places as players are needed, and at most { $most }.
refused-tournament-most-format = A tournament of this kind takes at most { $most } players. Choose groups if there may be more.
refused-tournament-full = A tournament that starts when it is full needs a number of places.
refused-tournament-start-early = The start must lie at least three days ahead, so that everybody hears of it in time.
refused-tournament-start-late = The start may lie at most three years ahead.
refused-tournament-end = The end must come after the start, at most five years after.
menu-tournaments = Tournaments
tournaments-mine = Yours
tournaments-drafts = Drafts
tournaments-open = Open for entry
tournaments-running = Running
tournaments-finished = Finished
tournaments-empty = Here will be the tournaments: those you can enter, those that are played, and those that are over. There is none yet.
tournaments-name = Tournament
tournaments-when = When
tournaments-players-of = { $n } of { $most }
tournaments-starts = starts { $day }
tournaments-started = since { $day }
tournaments-ended = ended { $day }
tournaments-of-player = Tournaments
tournament-desk = Direct it
tournament-is-draft = A draft: only those who direct it see it.
tournament-is-cancelled = It was called off.
tournament-is-open = Registration is open until { $closes }; the clocks start { $starts }.
tournament-is-open-full = { $n ->
    [one] Registration is open. It starts as soon as the only place is taken.
   *[other] Registration is open. It starts as soon as all { $n } places are taken.
}
tournament-is-open-hand = Registration is open until the director starts it.
tournament-is-being-drawn = The draw is being made; the clocks start { $starts } at the earliest.
tournament-is-played = The games are being played.
tournament-round-of = Round { $n } of { $all } is being played.
tournament-round-played = Round { $n } is being played.
tournament-round-starts = Round { $n } has been drawn; its clocks start { $at }.
tournament-round-done = Round { $n } has been played; the next one is being drawn.
tournament-clocks-start = Drawn; the clocks start { $at }.
tournament-is-finished = Finished.
tournament-won = Finished: { $name } has won with { $points } of { $of }.
tournament-shared = Finished: { $names } share first place with { $points } of { $of }.
tournament-cup-won = Finished: { $name } has won.
tournament-groups-won = Finished. First in their groups: { $names }.
tournament-stage = Stage { $n }
tournament-stages = Stages
tournament-final = Final
tournament-group = Group { $n }
tournament-round = Round { $n }
tournament-round-short = R{ $n }
tournament-round-head = Round
tournament-rounds = Rounds
tournament-round-state = How far
tournament-round-published = drawn
tournament-round-started = being played
tournament-round-finished = finished
tournament-terms = How it is played
tournament-term-format = Format
tournament-term-players = Players
tournament-term-tie-breaks = Tie-breaks
tournament-term-members = Who may enter
tournament-term-start = Start
tournament-term-end = End
tournament-term-director = Director
tournament-adjudicated-then = { $at }; what still runs then is adjudicated
tournament-member-days = { $n ->
    [one] members for at least one day
   *[other] members for at least { $n } days
}
tournament-players-exactly = { $n }
tournament-players-between = at least { $least }, at most { $most }
tournament-players-least = at least { $n }
tournament-you-play = You take part.
tournament-you-wait = You are on the waiting list.
tournament-you-withdrew = You have withdrawn.
tournament-enter = Enter the tournament
tournament-enter-waiting = Join the waiting list
tournament-leave = Take the entry back
tournament-by-invitation = Only the director enters players in this tournament.
tournament-sign-in-to-enter = Sign in to enter.
tournament-entries = { $n ->
    [one] One player has entered
   *[other] { $n } players have entered
}
tournament-nobody-yet = Nobody has entered yet.
tournament-crosstable = Cross table
tournament-rank = Place
tournament-number = No.
tournament-name = Name
tournament-rating = Rating
tournament-points = Points
tournament-more-rows = { $n ->
    [one] One more player; the file has the whole table.
   *[other] { $n } more players; the file has the whole table.
}
tournament-more-matches = { $n ->
    [one] One more match; the file has all.
   *[other] { $n } more matches; the file has all.
}
tournament-match-on = { $name } goes on
tournament-match-won = { $name } has won the tournament
tournament-match-both = both go on
tournament-match-free = bye
tournament-letter-white = w
tournament-letter-black = b
tournament-mark-time = t
tournament-mark-adjudicated = a
tournament-mark-free = bye
tournament-met-running = plays { $name } as { $side ->
    [white] White
   *[black] Black
}
tournament-met-open = is to play { $name } as { $side ->
    [white] White
   *[black] Black
}
tournament-met-won = won against { $name } as { $side ->
    [white] White
   *[black] Black
}
tournament-met-lost = lost to { $name } as { $side ->
    [white] White
   *[black] Black
}
tournament-met-drawn = drew with { $name } as { $side ->
    [white] White
   *[black] Black
}
tournament-met-void = game against { $name } as { $side ->
    [white] White
   *[black] Black
} cancelled
tournament-met-walkover-won = won by walkover against { $name }
tournament-met-walkover-lost = lost by walkover to { $name }
tournament-met-free = bye, one point
tournament-met-time = on time
tournament-met-adjudicated = adjudicated
tournament-met-not-counted = does not count
tournament-legend-blank = blank
tournament-legend-running = being played
tournament-legend-open = not begun yet
tournament-legend-walkover = walkover
tournament-legend-time = by exceeded time
tournament-legend-adjudicated = adjudicated
tournament-legend-void = cancelled
tournament-legend-brackets = does not count, one of the two has withdrawn
tournament-legend-free = without an opponent in this round
tournament-legend-colours = number of the opponent, own colour, result
tournament-file-csv = Cross table as CSV
tournament-file-trf = TRF for pairing programs
tournament-file-pgn = All finished games as PGN
draw-title = Draw: { $name }
draw-lead = { $n ->
    [one] One player takes part. The clocks start { $starts }.
   *[other] { $n } players take part. The clocks start { $starts }.
}
draw-waiting = { $n ->
    [one] One is on the waiting list and gets no place.
   *[other] { $n } are on the waiting list and get no place.
}
draw-button = Draw it like this
draw-stale = Somebody has entered or left meanwhile, or the announcement was changed. Nothing is drawn yet; this is what the draw would be now.
desk-draw-look = Look at the draw
desk-next-drawn = It is drawn. The clocks start { $starts }; until then there is nothing to do.
tournaments-drawn = Drawn, starting soon
pairings-title = Pairings
pairings-own = Your games
pairings-from = from { $at }
pairings-board = Board
pairings-white = White
pairings-black = Black
pairings-result = Result
kind-tournament-changed = Tournament changed
letter-subject-tournament-changed = Changed: { $name }
letter-tournament-changed = The director has changed “{ $name }”. This holds now:
letter-tournament-changed-start = The clocks start { $starts }.
pairings-colour = Your colour
setup-fault-conditions = Nobody can meet these conditions: the lowest rating lies above the highest, or the word is longer than 60 characters.
refused-entry-no-rating = This tournament asks for a rating, and you have none here yet. Play some rated games first, or write to the director.
refused-entry-weak = This tournament is for players rated { $least } or higher.
refused-entry-strong = This tournament is for players rated { $most } or lower.
refused-entry-games = { $have ->
    [one] To enter you need { $least } rated games; you have one.
   *[other] To enter you need { $least } rated games; you have { $have }.
}
refused-entry-word = One enters this tournament with a word that its director passes on. The one you typed is another.
refused-entry-conduct = Within the last year you were excluded from a tournament, or left one without a word. Write to the director if you want to play all the same.
refused-entry-twin = You have entered with your other account already. Everybody plays with one account.
refused-entry-own-limit = You play { $most } games or more, and that is as many as you want at once. You can change that under “My account”.
refused-entry-new = As long as you have not finished { $until } games here, you play at most { $most } at once.
condition-between = rating from { $least } to { $most }
condition-least = rating { $least } or higher
condition-most = rating { $most } or lower
condition-games = { $n ->
    [one] at least one rated game
   *[other] at least { $n } rated games
}
condition-clean = nobody who within a year was excluded from a tournament or left one without a word
condition-word = with a word that the director passes on
setup-rating-from = Lowest rating
setup-rating-hint = Of this site, in games like those of the tournament. Leave both empty for no limits; you can enter anybody by hand.
setup-rating-to = Highest rating
setup-rated-games = Rated games needed to enter
setup-entry-word = Word to enter with (not needed)
setup-entry-word-hint = Whoever enters types it. Pass it on to those who may play; large and small letters do not matter.
setup-clean = nobody who within a year was excluded from a tournament or left one without a word
setup-more-texts = More: the announcement in other languages
setup-texts-hint = Whoever reads this site in one of these languages sees its text; everybody else sees the announcement above.
setup-like = Set up another like this
entry-word = Word
tie-household = one household: their games are not rated
tie-person = two accounts of one person: only one enters a tournament
ties-title = Belongs to { $name }
ties-lead = Games between members of one household, and between two accounts of one person, are not rated. Of two accounts of one person only one can enter a tournament. Nobody but administrators sees this.
ties-untie = Take away
ties-other = The other account
ties-other-hint = Sign-in name or displayed name
ties-kind = What they are
ties-link = Household
admin-log = What administrators did
admin-log-empty = Here will be what administrators change. Nothing has been changed yet.
admin-act-tied = household or person of
admin-act-role = rights of
admin-act-site = site settings
admin-act-blocked = account blocked or opened
admin-act-archive = archive
admin-act-member = new member
at-once-title = Games at once
at-once-lead = Here you set a limit for yourself: whoever plays so many games cannot enter another tournament. Whoever has not finished { $until } games here plays at most { $most } at once.
at-once-most = At most so many games
at-once-hint = Leave it empty for no limit. It counts when you enter a tournament.
at-once-refused = Give a whole number from 1 to { $most }, or nothing.
report-title = Closing report
report-text = The report as text
report-games = Games
report-table = Final table
report-endings = How the games ended
report-how = How
report-longest = Longest game
report-shortest = Shortest win
report-left = Withdrew
report-game = { $white } – { $black } { $result }, { $n ->
    [one] one move
   *[other] { $n } moves
}
letter-tournament-table = Final table:
letter-tournament-table-line = { $rank }. { $name }: { $points }
letter-tournament-report = The closing report, with all games: { $link }
archive-title = Archive
archive-year = Archive { $year }
archive-series = Series: { $name }
archive-years = Years
archive-empty = Here will be the tournaments that are over, with those who have won them, year by year. There is none yet.
archive-new = Enter a champion from before
archive-new-lead = For events that were not played here. It stands in the archive of its year, and in its series.
archive-term-year = Year
archive-term-names = Champion
archive-names-hint = Several who shared the first place: with commas between them.
archive-term-note = Note
archive-refused-text = Fill in tournament and champion, with at most { $most } characters in each field.
archive-refused-year = Give a year from 1800 to 2200.
setup-series = Series (not needed)
setup-series-hint = Tournaments with the same word here stand together in the archive, such as “Club championship”.
tournament-term-series = Series
tournament-file-html = Cross table as HTML
entries-file = Entries as CSV
entries-state = State
entries-since = Entered
import-title = Players from a file: { $name }
import-lead = Paste a TRF file (TRF16 or TRF26) of another pairing program. First you see who in it is a member; nobody is entered before you confirm.
import-file = File
import-look = Look at it
import-confirm = Enter all of them
import-known = { $n ->
    [one] One member
   *[other] { $n } members
}
import-new = { $n ->
    [one] One who is not known here
   *[other] { $n } who are not known here
}
import-new-hint = They become members without an address. The administrator prints a code with which they sign in.
import-rounds = { $n ->
    [one] There is one round in the file. Rounds and results are not taken over: the tournament is drawn here.
   *[other] There are { $n } rounds in the file. Rounds and results are not taken over: the tournament is drawn here.
}
import-no-players = There is no player in this file (no line that begins with 001).
import-problem = Line { $line }, column { $column }: this does not fit a TRF file. Nothing was entered.
import-link = Players from a TRF file
progress-title = Progress
progress-chart = Points as they have grown
progress-empty = Here will be a chart of the points as they grow. No game has ended yet.
progress-groups = Groups
tournament-late = Nobody has moved for a fortnight
tournament-preset-endless = Never-ending groups
setup-again = when it has started, the next one like it opens by itself (only where it starts when full)
tie-breaks-title = Tie-breaks
tie-breaks-of = Tie-breaks of { $name }
tie-breaks-place = Place { $rank } with { $points } points.
tie-breaks-lead = Among those with equal points the first of these values decides that differs.
tie-breaks-none = This tournament has no tie-breaks.
tie-breaks-no-parts = Nothing goes into it yet.
tie-breaks-value = Value
tie-breaks-role = How it counts
tie-breaks-sum = Sum
tie-breaks-back = Back to the tournament
tie-break-role-counts = counts
tie-break-role-dummy = not played: counts as against a dummy opponent
tie-break-role-cut = left out
tie-break-role-below = left out: the opponent has less than half of the points
tie-break-role-unrated = left out: the opponent has no rating
## Time ledger
less-than-a-day = less than a day
game-wins-by-waiting = If nothing comes until { $until }, you win; you need do nothing.
ledger-title = Time ledger
ledger-link = Time ledger
ledger-control = Time control: { $control }.
ledger-how = Running time goes from the opponent’s move to the reply, less everything in which the clock rested; only running time is charged.
ledger-written = Spans are written as days and hours:minutes:seconds, dates in the zone { $zone }.
ledger-empty = The clock has not started yet.
ledger-caption = Moves, and what else touched the clocks
ledger-what = Move or event
ledger-from = From
ledger-to = To
ledger-now = now
ledger-when = When
ledger-running = Running time
ledger-free = Not charged
ledger-charged = Charged
ledger-added = Added
ledger-reserve = Reserve
ledger-clock = Clock afterwards
ledger-left = Left of the time
ledger-conditional = conditional move
ledger-rest = { $what }: { $span }
ledger-rest-many = { $what }: { $span } in { $n } spans
ledger-span = { $from } to { $to }
ledger-night = Night (the deadline was { $until })
ledger-return = Twelve hours after a long stop (the deadline was { $until })
ledger-grace = Grace
ledger-part-day = Less than a whole day: { $span }
ledger-lost = { $span } lost
ledger-broken-off = The game ended
ledger-thinks = { $name } is thinking
ledger-thought = { $name } was thinking when the game ended
ledger-due = Due { $until }, in { $left }.
ledger-given = { $name } gets { $span } more
ledger-pause-asked = { $name } asks for a pause until { $until }
ledger-pause-declined = No pause
ledger-pause = Pause, until { $until } at the latest
ledger-pause-over = { $name } ends the pause
ledger-from-reserve = { $name } moves { $span } over from the reserve
ledger-long-think = { $name } announces a long think
ledger-letter-held = The letter to { $name } about the move had not gone out in time; the clock rests until { $until }
ledger-continue-asked = { $name } asks to continue the game
ledger-continued = The game goes on; { $name } is to move
ledger-decided = The game is decided by the director
ledger-back = Back to the game
ledger-json = The same for programs (JSON)

game-event-letter-held = { $at }: the letter that tells { $name } of the move had not gone out in time; the clock rests until { $until }.
## Letters
letter-subject-your-move = Your move against { $opponent } ({ $played }), until { $until }
letter-subject-first-move = Your move against { $opponent } (the game begins), until { $until }
letter-subject-draw-offered = { $opponent } offers a draw ({ $played }), your move until { $until }
letter-subject-draw-offered-waiting = { $opponent } offers a draw (game { $game })
letter-subject-draw-declined = { $opponent } declines the draw (game { $game })
letter-subject-reminder = Reminder: your move against { $opponent }, until { $until }
letter-subject-game-aborted = Game { $game } against { $opponent } aborted
letter-subject-game-over = Game { $game } against { $opponent } is over: { $result }
letter-subject-plan-played = Conditional moves played against { $opponent }: { $moves }
letter-subject-plan-played-yours = Conditional moves played, your move against { $opponent }, until { $until }
letter-subject-plan-stopped = Conditional moves not played: your move against { $opponent }, until { $until }
letter-plan-played = Your conditional moves against { $opponent } were played: { $moves }.
letter-plan-played-yours = Conditional moves were played in your game with { $opponent }: { $moves }. It is your move.
letter-plan-stopped = Your conditional moves were not played; it is your move, until { $until }.
letter-plan-unexpected = { $opponent } has played { $played }, for which nothing was planned.
letter-plan-offer = { $opponent } has played { $played } as you expected, but with a draw offer or a draw claim. You decide.
letter-plan-draw = { $opponent } has played { $played } as you expected. Your reply would have ended the game as a draw, and you have not asked for that.
letter-plan-too-many = Forty half-moves have been played in one go; more are not. What you have planned further is still there.
letter-plan-before = Played up to then: { $moves }.
letter-invited-no-plans = No conditional moves.
letter-subject-confirm-address = Confirm your address for { $site }
letter-subject-address-taken = You have an account on { $site } already
letter-subject-address-changed = Your address on { $site } was changed
letter-subject-password-changed = Your password on { $site } was changed
letter-subject-sign-in-link = Sign in to { $site }
letter-subject-password-reset = A new password for { $site }
letter-subject-invitation = { $other } invites you to a game of chess
letter-subject-invitation-accepted = { $other } has accepted: game { $game } has begun
letter-subject-invitation-declined = { $other } has declined your invitation
letter-subject-invitation-withdrawn = { $other } has withdrawn the invitation
letter-subject-invitation-expired = Your invitation to { $other } has run out
letter-subject-invitation-expired-open = Your invitation has run out
letter-subject-test = Test letter from { $site }
letter-played = { $opponent } has played { $played }. It is your move.
letter-begins = Your game against { $opponent } has begun. You have { $side ->
    [white] White
   *[black] Black
}, and it is your move.
letter-subject-time-added = { $opponent } has given you time (game { $game })
letter-time-added = { $opponent } has given you { $span } more.
letter-subject-pause-asked = { $opponent } asks for a pause (game { $game })
letter-pause-asked = { $opponent } asks for a pause until { $until } at the latest. While it lasts both clocks rest; each of you can end it. Until you answer, the clock goes on.
letter-subject-pause-declined = { $opponent } declines the pause (game { $game })
letter-pause-declined = { $opponent } does not want a pause now. The clock goes on.
letter-subject-pause-begun = Pause in your game with { $opponent } (game { $game })
letter-pause-begun = { $opponent } agrees: both clocks rest, until { $until } at the latest. Each of you can end the pause.
letter-subject-pause-over = The pause is over (game { $game } with { $opponent })
letter-pause-over = { $opponent } has ended the pause. The clock goes on.
letter-subject-long-think = { $opponent } thinks for long (game { $game })
letter-long-think = { $opponent } has announced a long think: the limit for silence does not hold for this move, the clock does.
letter-subject-time-exceeded = Time exceeded in your game with { $opponent } (game { $game })
letter-time-exceeded-yours = Your time has been exceeded since { $since }. A move still counts until { $falls }; then the game is lost on time.
letter-time-exceeded-claim = The time of { $opponent } has been exceeded since { $since }. You may claim the game on its page, or wait. If nothing happens it ends by itself at { $falls }.
letter-time-exceeded-theirs = The time of { $opponent } has been exceeded since { $since }. If no move comes until { $falls } you win; you need do nothing.
letter-subject-continue-asked = { $opponent } would like to continue (game { $game })
letter-continue-asked = { $opponent } asks to continue the game that has ended. If you agree on its page, it goes on where it stood; who is to move has three days at least.
letter-subject-game-continued = Your game with { $opponent } goes on (game { $game })
letter-game-continued = The game had ended and goes on: position and turn are as they were, draw offers are void.
letter-due = Your move is due by { $until }.
letter-their-due = { $opponent } has until { $until }.
letter-offer-first = { $opponent } has offered a draw. You can accept it here until { $until }.
letter-offer-waiting = { $opponent } offers a draw while still to move. You can accept it here.
letter-draw-declined = { $opponent } has declined your draw offer. The game goes on.
letter-reminder = Your move against { $opponent } is still awaited.
letter-aborted-by-you = You have aborted the game against { $opponent }. It has no result and is not rated.
letter-aborted-by-opponent = { $opponent } has aborted the game. It has no result and is not rated.
letter-aborted-your-time = The time for your first move against { $opponent } is up, so the game was aborted. It has no result and is not rated.
letter-aborted-their-time = { $opponent } has not made a first move in time, so the game was aborted. It has no result and is not rated.
letter-over-won = You have won the game against { $opponent }: { $result } ({ $reason }).
letter-over-lost = You have lost the game against { $opponent }: { $result } ({ $reason }).
letter-over-drawn = Your game against { $opponent } is drawn: { $result } ({ $reason }).
letter-subject-game-cancelled = Game { $game } against { $opponent } is cancelled
letter-cancelled = The game against { $opponent } was cancelled by the director. It counts for nobody and is not rated.
letter-subject-game-corrected = Game { $game } against { $opponent }: the result is now { $result }
letter-decided-reason = Reason: { $reason }
letter-pgn = The game as PGN: { $url }
letter-rule = The rule for this: { $url }
letter-pgn-label = The game as PGN
letter-move-link = This link plays in this game only and needs no signing in. Do not pass this letter on.
letter-message = { $name } writes:
letter-last-moves = Last moves:
letter-position-after = Position after { $played }
letter-position = Position
letter-button-move = Make your move
letter-button-answer = Move, or accept the draw
letter-button-accept = Answer the offer
letter-button-game = To the game
letter-button-confirm = Confirm this address
letter-button-undo = Take the change back
letter-button-sign-in = Sign in
letter-button-reset = Choose a new password
letter-button-invitation = Look at the invitation
letter-button-home = To { $site }
letter-confirm-address = Confirm that this address belongs to your account { $name } on { $site }.
letter-confirm-address-note = The link works for 7 days. If you have no such account, do nothing: somebody has mistyped an address.
letter-address-taken = Somebody has just tried to sign up on { $site } with your address. You have an account already; your sign-in name is { $name }.
letter-address-taken-note = If it was you, sign in; on the same page you can ask for a link that signs you in, or for a new password. If it was not you, do nothing.
letter-address-changed = The address of your account { $name } on { $site } was changed. Letters go to the new address from now on.
letter-address-changed-note = If it was not you, take the change back within 7 days by this link; then choose a new password.
letter-password-changed = The password of your account { $name } on { $site } was changed, and all other devices were signed out.
letter-password-changed-note = If it was not you, ask for a new password on the sign-in page at once.
letter-sign-in-link = This link signs you in to { $site } as { $name }.
letter-sign-in-link-note = It works once, for one hour. If you have not asked for it, do nothing, and do not pass this letter on.
letter-password-reset = With this link you choose a new password for your account { $name } on { $site }.
letter-password-reset-note = It works once, for two hours. If you have not asked for it, do nothing: the old password stays.
letter-test = Mail from { $site } arrives.
letter-test-note = This letter was sent to see whether mail works. Nothing has to be done.
letter-invited = { $other } invites you to a game of correspondence chess on { $site }.
letter-invited-stranger = { $site } is a place for chess with days for each move, in the browser and by mail. Whoever accepts signs up at the same time.
letter-invited-refuse = If you do not want to be invited from here any more, one button on the same page says so for all time.
letter-invited-colour = { $mine ->
    [white] You have White.
    [black] You have Black.
   *[lot] Colours are drawn by lot.
}
letter-invited-time = Time: { $time }.
letter-invited-rules = Rules: { $rules }.
letter-invited-rated = Rated.
letter-invited-unrated = Unrated.
letter-invited-aids = Aids allowed: { $aids }.
letter-invited-no-aids = No aids are allowed.
letter-invited-start = The game begins from this position: { $fen }
letter-invited-until = You can answer until { $until }.
letter-invitation-accepted = { $other } has accepted your invitation. Game { $game } has begun.
letter-invitation-accepted-note = When it is your move, a letter of its own tells you.
letter-invitation-declined = { $other } has declined your invitation.
letter-invitation-withdrawn = { $other } has withdrawn the invitation to you. Nothing has to be done.
letter-invitation-expired = Your invitation to { $other } has run out without an answer.
letter-invitation-expired-open = Your invitation has run out without an answer.
letter-why-game = You get this letter because you play game { $game } on { $site }.
letter-why-inviter = You get this letter because you have invited to a game on { $site }.
letter-why-invited = You get this letter because { $other } has invited you on { $site }.
letter-why-stranger = You get this letter because { $other } has entered your address on { $site } to invite you.
letter-why-account = You get this letter because this address was given for an account on { $site }.
letter-settings = Choose which letters you get: { $url }
letter-settings-label = Choose which letters you get
# ---
# ---
## Administration
first-admin-title = The first administrator
first-admin-lead = This account runs the site: it makes members, sees the letters' state and what the jobs report. The mail address may be left out.
first-admin-button = Make the administrator
admin-members = Members
admin-letters = Letters
admin-letters-waiting = Letters waiting
admin-oldest = the oldest since { $at }
admin-jobs = What jobs reported
admin-faults = { $n ->
    [0] no faults
    [one] one fault
   *[other] { $n } faults
}
admin-question = A game was lost by time or resignation, and it could not be found out in time whether its winner could still have mated at all (5.1.2, 6.9). It counts as lost. The command looks longer; where the answer is no, the game was a draw.
admin-no-reports = No job has reported anything yet.
admin-job = Job
admin-when = When
admin-state = State
admin-text = Report
admin-ok = in order
admin-fault = fault
admin-clock-off = This machine’s clock and the database’s differ by { $millis } milliseconds. No flag falls until both agree: set the clocks right.
member-new-title = New member
member-new-lead = For somebody who does not sign up himself. A one-time code is shown afterwards, to be printed.
member-new-button = Make the member
member-address-hint = Leave it empty for a member without mail.
member-mail = Mail
member-mail-none = no address
member-mail-bad = letters come back
member-mail-confirmed = confirmed
member-mail-unconfirmed = not confirmed
member-code-button = Print a one-time code
code-title = Signing in by code
code-once = Print this page now: the code is shown only once.
code-where = Page
code-until = Valid until
code-how = Open the page, type the code, and you are signed in. It works once; you can choose a password then.
letters-files = Letters in files
letters-warning = Whoever opens these letters can act for their readers: the links in them play moves, sign in and change passwords.
letters-outbox = Outbox
letters-folder-bad = The folder of letters cannot be read: { $why }
letters-none = No letters so far.
letters-kind = Letter
letters-to = To
letters-html = The letter as its reader sees it
kind-confirm-address = Confirm an address
kind-address-taken = Address belongs to an account already
kind-address-changed = Address changed
kind-password-changed = Password changed
kind-sign-in-link = Link to sign in
kind-password-reset = Choose a new password
kind-invitation = Invitation
kind-invitation-accepted = Invitation accepted
kind-invitation-declined = Invitation declined
kind-invitation-withdrawn = Invitation withdrawn
kind-invitation-expired = Invitation has run out
kind-your-move = Your move
kind-draw-offered = Draw offered
kind-draw-declined = Draw declined
kind-reminder = Reminder
kind-plan-played = Conditional moves played
kind-plan-stopped = Conditional moves not played
kind-time-added = Time given
kind-pause-asked = Pause asked for
kind-pause-declined = Pause declined
kind-pause-begun = Pause begun
kind-pause-over = Pause over
kind-long-think = Long think announced
kind-time-exceeded = Time exceeded
kind-continue-asked = Continuing asked for
kind-game-continued = Game continued
kind-game-aborted = Game aborted
kind-game-over = Game over
kind-test = Test letter
letters-waiting = { $n ->
    [0] waiting
    [one] waiting, tried once
   *[other] waiting, tried { $n } times
}
letters-sent = sent
letters-given-up = given up
letters-dropped = not needed any more
# ---
# ---
## Rules pages and help
rules-title = The rules here
rules-intro = Games are played by the FIDE Laws of Chess. What a server has to decide besides is the rule set, chosen with the invitation and fixed for the whole game.
rules-sets = The rule sets
rules-of = Rule set: { $name }
rules-of-tournaments = How tournaments are played here
rules-all = All rules
rules-numbers = Numbers in brackets are articles of the FIDE Laws of Chess of 2023.
rules-to-try = On most boards you can try a move, and the server answers as in a game.
rules-contents = Contents
rules-on-page = On this page
rules-before = Back: { $title }
rules-after = Next: { $title }
rules-booklet = All pages as one booklet, for printing
rules-booklet-title = The rules: booklet
rules-booklet-print = This page is made for printing.
rules-search = Search the rules
rules-search-words = Words
rules-search-button = Search
rules-search-none = Nothing was found. Try fewer words or another one; a part of a word is enough.
rules-search-terms = In the glossary
rules-search-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
rules-diagram = Diagram.
rules-diagram-marks = Marked: { $squares }.
rules-diagram-arrows = Arrows: { $ways }.
rules-diagram-check = In check: king { $king }.
rules-diagram-last = Last move: { $played }.
rules-try-label = Or type a move
rules-try-board = Board. Press a piece, then the square it should go to.
rules-try-chosen = { $man } { $square } is chosen. Press the square it should go to, or the piece again to put it down.
rules-try-button = Try
rules-try-choose = Choose a move
rules-try-under = So the rule set “{ $name }” decides.
rules-try-pick = For example:
rules-try-again = From the beginning
rules-try-legal = This is allowed, and the game goes on.
rules-try-claim = This is allowed. With this move you may claim a draw.
rules-chess960 = Chess960
rules-start-shown = Start position { $number }:
rules-start-label = Number (0 to 959)
rules-start-button = Show
rules-start-invite = Invite somebody to a game from this start
rules-start-wrong = Start positions have the numbers from 0 to 959. This is the ordinary one.
rules-why = The rule
rules-of-time = The rules of time
rules-why-fen = The rule: a position as FEN
rules-why-ended = How a game ends
rules-of-nights = The rule: nights
rules-of-confirming = The rule: confirming moves
rules-of-leaving = Leaving a tournament
rules-why-draw = Why is this a draw?
rules-why-won = The rule for this
rules-no-result = none
rules-head-ending = How it ended
rules-head-result = Result
rules-head-article = Article
rules-head-set = Rule set
rules-head-third = Third time
rules-head-fifty = Fifty moves
rules-head-dead = Dead positions
rules-head-time = Time, if the opponent cannot mate
rules-head-resign = Resigning, if the opponent cannot mate
rules-head-offer = Draw offers
rules-head-piece = Piece
rules-head-figurine = Figurine
rules-short-auto = draw by itself
rules-short-claim = draw on claim
rules-short-claim-fifth = draw on claim; by itself at the fifth time
rules-short-claim-seventyfive = draw on claim; by itself after 75
rules-short-off = none
rules-short-any = draw, if no series of moves mates
rules-short-bare = draw only against a bare king
rules-short-loss = always lost
rules-short-full = any series of moves
rules-short-three = short list of material
rules-short-after = once both have moved
rules-short-any-time = with any move
rules-mate = Checkmate wins and comes before everything else; stalemate is a draw.
rules-dead-full = A dead position, in which no series of moves can mate any more, is a draw at once.
rules-dead-three = A draw at once: king against king, king and one bishop or knight against king, and bishops of one square colour only.
rules-threefold-auto = The third time the same position stands on the board the game is drawn by itself.
rules-threefold-claim = The third time the same position stands on the board the player to move may claim a draw. Nothing happens by itself.
rules-fivefold = The fifth time it is drawn by itself.
rules-fifty-auto = After fifty moves each without a capture or pawn move the game is drawn by itself.
rules-fifty-claim = After fifty moves each without a capture or pawn move the player to move may claim a draw.
rules-seventyfive = After seventy-five such moves each it is drawn by itself.
rules-timeout-any = A player who exceeds the time loses; it is a draw if the opponent cannot mate by any series of moves.
rules-timeout-bare = A player who exceeds the time loses; it is a draw if the opponent has only the king left.
rules-timeout-loss = A player who exceeds the time loses, always.
rules-resign-any = A player who resigns loses; it is a draw if the opponent cannot mate by any series of moves.
rules-resign-bare = A player who resigns loses; it is a draw if the opponent has only the king left.
rules-resign-loss = A player who resigns loses, always.
rules-offer-after = A draw can be offered with a move once both have moved.
rules-offer-any = A draw can be offered with any move.
rules-same-position = Positions are the same if the same side is to move, the same kinds of men of the same colour stand on the same squares, and all possible moves are the same: rights to castle and to capture en passant count.
# ---
# ---
## Leave, off-days, special leave
leave-title = Leave
leave-lead = Leave is taken in whole calendar days of your time zone ({ $zone }). On leave your clocks rest; you may still move, and leave goes on.
leave-earned = Days of leave are earned month by month here.
leave-left = { $year }: { $left } of { $all } days left
leave-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
leave-yours = Your leave
leave-none = No leave is announced.
leave-first = First day
leave-first-hint = Left empty: from now on, which uses up today.
leave-last = Last day
leave-last-hint = This day still counts; leave ends at 24:00.
leave-take = Take leave
leave-see = See what it does
leave-state = State
leave-length = Days
leave-now = on leave now
leave-ahead = announced
leave-over = over
leave-automatic = began by itself
leave-change = Change or call off
leave-change-title = Change leave
leave-change-begun = This leave has begun. Days begun are spent; it can end tonight at the earliest, or later.
leave-change-ahead = This leave has not begun. You can move it or call it off; its days come back to you.
leave-end-tonight = End leave tonight
leave-call-off = Call leave off
leave-call-off-note = In games that rest for both, the opponent’s clock rests on until the end announced first, or until the opponent moves.
leave-preview-title = Before you take leave
leave-preview-change = Before you change your leave
leave-preview-days = Leave from { $first } to { $last }: { $days }.
leave-preview-until = Your clocks run again from { $until }.
leave-preview-left = Left of { $year } after that: { $left }.
leave-preview-short = Less than a day left at your return
leave-preview-short-note = In these games you should move before, or soon after.
leave-preview-rest = Your clock rests; these games wait at your return
leave-preview-theirs = Your opponent is to move and goes on thinking; then your clock rests
leave-preview-both = The game rests for both
leave-preview-not = Leave does not count here
leave-preview-none = You have no running games.
leave-preview-game = Game { $game } against { $opponent }
leave-preview-game-due = at your return { $left }, until { $until }
leave-preview-game-over = due { $until }, before your return
leave-preview-game-left = once it is your move: { $left }
leave-confirm = Take this leave
leave-confirm-change = Change to this
leave-back = Back
leave-done-taken = Your leave is entered. Opponents in running games are told.
leave-done-changed = Your leave is changed.
leave-done-off = Your leave is called off; days not begun are yours again.
leave-done-automatic = Saved.
leave-calendar = Calendar
leave-calendar-key = Framed days are leave; today is underlined.
leave-calendar-day = { $day }, leave
leave-automatic-title = Automatic leave
leave-automatic-label = Begin leave by itself when my time would run out
leave-automatic-hint = At most once in each game, and only where the game allows leave. It takes { $n } of your days (fewer where announced leave is nearer), and all your games rest. Both players are told.
leave-on-now = You are on leave until { $until }; your clocks rest.
leave-on-soon = Your leave begins { $from }.
leave-game-away = { $name } is on leave from { $from } to { $until }.
leave-game-special = { $name }: special leave granted by the director, from { $from } to { $until }.
refused-leave-no-day = That is no day. Write it as 2027-05-14.
refused-leave-past = Leave cannot lie in the past.
refused-leave-backwards = The last day lies before the first.
refused-leave-too-short = Leave takes { $least } days at least.
refused-leave-too-far = Leave can be taken until the end of { $year }.
refused-leave-overlaps = You have leave already from { $first } to { $last }. Change that instead.
refused-leave-not-enough = This takes { $wanted } of { $year }; you have { $left } left.
refused-leave-over = This leave is over.
refused-leave-gone = There is no such leave, or it has been changed meanwhile.
letter-subject-opponents-leave = { $name } is on leave, until { $until }
letter-opponents-leave = { $name } has entered leave.
letter-opponents-special-leave = The director has granted { $name } special leave.
letter-subject-opponents-leave-off = { $name } has called leave off
letter-opponents-leave-off = { $name } has called off leave that had not begun. A clock of yours that rests because of it rests on until the end announced first, or until you move.
letter-leave-span = Leave: { $from } to { $until }.
letter-leave-span-special = Special leave granted by the director: { $from } to { $until }.
letter-leave-game-both = Game { $game } rests for both in that time.
letter-leave-game-yours = Game { $game }: it is your move, and your clock goes on; due by { $until }.
letter-leave-game-theirs = Game { $game }: in that time the clock of your opponent rests.
letter-subject-leave-ends = Your leave ends { $until }; { $n ->
    [0] no game waits
    [one] one game waits
   *[other] { $n } games wait
}
letter-leave-ends = Your leave ends { $until }; then your clocks run again.
letter-subject-leave-begun = Your leave has begun by itself
letter-leave-begun = Your time would have run out, so leave has begun as you have set it: until { $until }.
letter-leave-begun-note = This happens once in each game. When leave ends, little time is left: move before.
letter-leave-nothing-waits = No game waits for you.
letter-leave-game-waits = Game { $game } against { $opponent }: move due by { $until }.
letter-subject-special-leave = You have special leave
letter-special-leave = The director has granted you special leave. It costs none of your own days.
letter-special-leave-reason = Reason: { $reason }
letter-button-leave = To your leave
letter-why-leave = You get this letter because you have leave on { $site }.
kind-opponents-leave = Leave of the opponent
kind-opponents-leave-off = Leave called off
kind-leave-ends = Leave ends
kind-leave-begun = Leave began by itself
kind-special-leave = Special leave
hours-title = Off-days and quiet hours
hours-lead = They count only in games that allow them, and only for clocks that start after you have saved. At most three days a week and ten hours a day, in your time zone ({ $zone }).
hours-days = Off-days
hours-sleep = Quiet hours
hours-from = From
hours-to = To
hours-sleep-hint = For example 22:00 to 07:00; both empty: none.
hours-done = Saved. It counts for clocks that start from now on.
hours-in-game = { $name }: three days of thinking time beginning now would last until { $until } (off-days and quiet hours).
refused-hours-days = At most three days a week can be off.
refused-hours-sleep = Quiet hours need a beginning and an end, as 22:00 and 07:00, at most ten hours apart.
special-title = Special leave
special-lead = For illness and the like. It costs none of the player’s own days and may lie in the past: clocks are reckoned anew. Others see only that the director has granted special leave.
special-player = Player (sign-in name)
special-game = Game number
special-game-hint = Left empty: all games of this player.
special-reason = Reason
special-reason-hint = Only the player and you read it.
special-grant = Grant special leave
special-done = Special leave is granted.
special-granted = Granted
special-all-games = all games
special-fallen = Lost on time only because of these days
special-fallen-note = These games may be continued.
special-fallen-game = Game { $game }: { $white } – { $black }
refused-special-player = No player has this name.
refused-special-game = This player has no such game.
refused-special-reason = Give a reason of up to 500 characters.
refused-special-long = At most { $most } days at once, and not further back.
continue-title = Continue a game
continue-lead = Puts a game that ended by time, by resignation or by agreement back into play: position and turn as they were, draw offers void. Both players get a letter with the reason. A game of your own is not yours to decide.
continue-game = Game number
continue-days = Days for the player to move
continue-days-hint = From 3 to 30; more time that is left anyway stays.
continue-reason = Reason
continue-reason-hint = Both players read it.
continue-button = Continue the game
continue-done = Game { $game } goes on; both players get a letter.
refused-continue-own = You play in this game; somebody else has to decide.
refused-continue-runs = This game is running.
refused-continue-game = There is no game with this number.
refused-continue-span = Give from 3 to 30 days.
refused-special-yourself = Nobody grants himself special leave; ask another administrator.
letter-continued-reason = The director’s reason: { $reason }
# ---

## Outages, maintenance, mail that does not go out
outages-title = Outages and maintenance
outages-lead = What kept everybody from moving counts on no clock: each stop of the server by itself, announced maintenance from its beginning, an outage of the mail when you credit it.
outages-announce = Announced maintenance
outages-from = From
outages-to = Until
outages-zone = In your time zone ({ $zone }), as 2027-05-14 18:00.
outages-announce-button = Announce
outages-end = End or call off
outages-mail = Outages of the mail
outages-mail-lead = After six hours in which no letter goes out one begins by itself, and every page says so. A flag waits for a letter that tells of the move, and for 24 hours after it went out. When letters go out again you can credit the whole time to all clocks, like a stop.
outages-mail-since = since { $from }
outages-credit = Credit to all clocks
outages-credited = credited
outages-past = Counted so far
outages-none = None.
outages-span = { $from } to { $until } ({ $span })
outages-done-announced = Announced. All pages say so from seven days before.
outages-done-ended = Ended. All deadlines are reckoned anew.
outages-done-credited = Credited to all clocks.
refused-outage-instant = That is no day and time. Write it as 2027-05-14 18:00.
refused-outage-past = Maintenance is announced beforehand, and ends after it begins.
refused-outage-long = At most a week at once, and at most 60 days ahead.
refused-outage-overlaps = For this time something is announced already.
site-mail-down = Since { $since } no letters can be sent. Please look here whether it is your move. No flag falls while the letter about your move has not gone out.
site-maintenance = Maintenance from { $from } to { $until }: no clock counts this time.

## Messages beside the board, nudges, notes

talk-title = Messages with { $name }
talk-link = Messages and nudge
talk-message = Write to { $name }
talk-message-hint = Only the two of you read it; nobody who watches does. A letter tells of it. Please not a word about moves of the running game.
talk-send = Send the message
talk-back = Back to the game
talk-none = Nothing has been written yet.
talk-done-sent = Your message was sent.
talk-done-nudged = A friendly letter asks for the move.
talk-done-muted = You do not get messages any more. Nobody is told of it.
talk-done-unmuted = You get messages again.
talk-done-reported = The administrator has been shown the message.
talk-report = Show it to the administrator
talk-reported = You have shown it to the administrator.
talk-nudge-title = Ask in a friendly way
talk-nudge-text = { $name } has thought for more than half of the time. Once in each move you may have a friendly letter sent. The clock is not touched by it.
talk-nudge = Send a friendly letter
talk-nudged = A friendly letter about this move has been sent. More than one would not be friendly.
talk-mute-title = Peace and quiet
talk-mute-text = You need not read what { $name } writes: no message is shown to you then, and no letter tells of one. The moves go on as ever, and { $name } is not told.
talk-mute = No messages any more
talk-muted = You do not get what { $name } writes.
talk-unmute = Get messages again
refused-talk-empty = Write something first.
refused-talk-long = This is too long. Shorten it a little.
refused-talk-many = That is enough for today: 30 messages in one game. Tomorrow there is room again.
refused-talk-gone-on = The game has gone on meanwhile; nothing was sent.
refused-nudge-early = This comes too early: only after half of the time of this move, and while the clock runs.
refused-note-changed = This note was changed in another window meanwhile. Both texts are shown; what you save now stands.
game-event-nudged = { $at }: { $name } asked in a friendly way for the move.
note-title-game = Notes on game { $id } with { $name }
note-title-player = Notes about { $name }
note-lead = Only you ever read this.
note-label = Your notes
note-save = Save
note-done = Saved.
note-kept = What stands there now
note-link = My notes
rematch-link = Rematch
new-pace-like = As before
kind-message = Message
kind-nudge = Friendly nudge
letter-subject-message = { $opponent } writes to you (game { $game })
letter-message-came = { $opponent } has written to you in game { $game }.
letter-button-message = Read and answer
letter-subject-nudge = { $opponent } looks forward to your move (game { $game })
letter-nudge = { $opponent } asks in a friendly way whether your move is coming. There is no hurry beyond your time; this letter changes nothing about it.
reported-title = Messages shown to you
reported-lead = Players have shown you these messages. Speak with the people; what more is to be done is up to you.
reported-none = No message has been shown to you.
reported-by = Shown by { $name }
reported-close = Dealt with
reported-closed = Dealt with.
## Conditional moves
plan-title = Conditional moves
plan-allowed = allowed
plan-not-allowed = not allowed
plan-none-allowed = You two have agreed to play this game without conditional moves.
plan-lead = Plan what you reply to moves you expect. When such a move comes, your reply is played at once and costs you no time. Any other move stops the plan, and you get a letter. Only you see what is planned.
plan-stopped = They have stopped here: { $why }
plan-why-unexpected = nothing was planned for { $played }.
plan-why-offer = { $played } came with a draw offer or a draw claim.
plan-why-draw = your reply would end the game as a draw.
plan-why-too-many = forty half-moves have been played in one go.
plan-saved = Saved.
plan-removed = Removed.
plan-build = Click a line together
plan-board-now = The position on the board.
plan-board-after = After { $moves }
plan-ask-lead = First your own move. Nothing is sent here: you still have to make it.
plan-ask-expected = Which move do you expect of { $name }?
plan-ask-reply = What do you reply to { $played }?
plan-ask-more = The line ends with a move of yours and can be added. Or go on: which move do you expect then?
plan-line-over = The game is over there.
plan-line-add = Add this line
plan-line-resign = Resign then
plan-line-resigns = and you resign
plan-line-back = One move back
plan-line-again = From the beginning
plan-write = Write lines
plan-text = Lines
plan-text-hint = For example: { $example }. In brackets stands what may come instead of the move before; “resigns” after a move of your opponent resigns.
plan-choices = For all your conditional moves in this game
plan-by-position = An expected position counts also when it comes by another order of moves
plan-by-position-hint = After as many moves as planned. Otherwise every move has to be the one planned.
plan-on-offer = If an expected move comes with a draw offer or a claim
plan-on-offer-stop = stop: I decide myself
plan-on-offer-decline = decline and play my reply
plan-on-offer-accept = accept the draw
plan-draws = Also play a reply that ends the game as a draw
plan-save = Save
plan-planned = What is planned
plan-empty = Nothing is planned yet.
plan-if-lead = If you play { $played }
plan-resigns = you resign
plan-state-active = answers the next move
plan-state-planned = planned
plan-state-lead = once your move before it is sent
plan-state-played = played
plan-state-not-played = not played: it is your move
plan-state-other-move = dead: { $played } came instead
plan-state-other-reply = dead: you played { $played } instead
plan-state-cut-off = dead: a move before it did not come
plan-state-ended = dead: the game has ended
plan-go-on = Go on from here
plan-go-on-label = Go on after { $moves }
plan-remove = Remove
plan-remove-label = Remove { $moves } and what follows
plan-remove-dead = Remove what is dead
plan-remove-all = Remove all
plan-try = Try it
plan-try-label = If these moves are made …
plan-try-hint = The moves of { $name }, one after the other, for example { $example }. Your planned replies are added; a move of yours for which there is no plan you type as well.
plan-try-button = Show what happens
plan-try-played = Then this is played: { $moves }.
plan-try-nothing = Then nothing is played for you: { $moves }.
plan-try-stops = Your plan stops there: { $why }
plan-try-yours = It would then be your move.
plan-try-theirs = It would then be { $name }’s move.
plan-try-ends = The game would be over: { $reason }.
plan-error-at = { $number }“{ $typed }” cannot be played: { $why }
plan-unsaved = What you wrote; it was not saved
plan-error-number = “{ $typed }” does not fit there: next comes { $expected }
plan-error-bracket = A bracket is missing, or stands where there is no move before it.
plan-error-resigns = “Resigns” can only follow a move of your opponent.
plan-error-long = That is too long: at most { $n } characters.
plan-error-empty = There is no move in it.
plan-error-nothing = There is no expected move in it. After your own move write what your opponent may play and your reply.
plan-error-two = There are two replies to { $expected }: { $first } and { $second }. Only one can be played.
plan-error-no-reply = There is no reply to { $expected }. Each line ends with a move of yours, or with “resigns”.
plan-error-planned = For { $expected } you have planned something else already: { $stands }. Remove that first.
plan-error-deep = More than { $n } replies one after the other are not possible.
plan-error-many = More than { $n } expected moves in one game are not possible. Remove what is dead.
plan-error-changed = Your conditional moves were changed meanwhile, in another tab or on another device. Nothing of this was saved; what you wrote stands below.
plan-error-stale = The game has gone on meanwhile. Nothing of this was played or saved. Here is the position now; what you wrote stands below.
plan-after-move = Plan conditional moves after this move
plan-sent-link = Plan conditional moves
game-sent-answered = Sent: { $played }. { $name } had planned for that, and this was played at once: { $moves }.

## Tournaments: letters, setting up, directing
letter-button-tournament = To the tournament
letter-why-tournament = You get this mail because you are entered in “{ $name }” on { $site }.
letter-subject-tournament-place = You take part: { $name }
letter-tournament-place = You have a place in “{ $name }”.
letter-tournament-starts = The clocks start { $starts }. At least three days before, you are told whom you meet.
letter-tournament-leave-until = Until the draw you can take your entry back on the tournament’s page.
letter-subject-tournament-postponed = Postponed: { $name }
letter-tournament-postponed = Too few players have entered “{ $name }” so far. It is to start { $starts } instead.
letter-subject-tournament-cancelled = Called off: { $name }
letter-tournament-cancelled = The tournament “{ $name }” does not take place.
letter-tournament-too-few = Too few players had entered, also after it had been postponed twice.
letter-subject-tournament-drawn = Drawn: { $name }, from { $starts }
letter-tournament-drawn = “{ $name }” has been drawn. Your clocks start { $starts }; until then there is nothing to do.
letter-tournament-free = You have no opponent in this round.
letter-tournament-game = { $opponent }: you have { $side }.
letter-tournament-game-later = { $opponent }: you have { $side }; from { $starts }.
letter-tournament-game-waits = { $opponent }: you have { $side } and are to move; due by { $until }. { $link }
letter-tournament-game-runs = { $opponent }: you have { $side }; the opponent is to move. { $link }
letter-tournament-more = { $n ->
    [one] … and one more game; the tournament’s page has it.
   *[other] … and { $n } more games; the tournament’s page has them all.
 }
letter-tournament-due = { $n ->
    [one] One game waits for your move; due by { $until }.
   *[other] { $n } games wait for your move; the first is due by { $until }.
 }
letter-subject-tournament-started = { $n ->
    [0] The clocks run: { $name }
    [one] The clocks run: { $name }, one move to make
   *[other] The clocks run: { $name }, { $n } moves to make
 }
letter-tournament-started = The clocks of “{ $name }” have started.
letter-subject-tournament-withdrawn = You no longer take part: { $name }
letter-tournament-withdrawn = You no longer take part in “{ $name }”. If that is a mistake, write to its director.
letter-subject-tournament-finished = Finished: { $name }
letter-tournament-finished = The tournament “{ $name }” is over.
letter-tournament-winners = { $n ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
 }
letter-tournament-rank = You came in place { $rank } of { $of } with { $points } points.
letter-subject-tournament-announcement = { $name }: from the director
letter-tournament-announcement = The director of “{ $name }” writes to all who take part:
kind-tournament-place = Place in a tournament
kind-tournament-postponed = Tournament postponed
kind-tournament-cancelled = Tournament called off
kind-tournament-drawn = Tournament drawn
kind-tournament-started = Round started
kind-tournament-withdrawn = No longer in a tournament
kind-tournament-finished = Tournament over
kind-tournament-announcement = Director’s announcement
refused-no-such-tournament = There is no such tournament.
refused-not-director = Only the director of this tournament may do that.
refused-own-group = You play in this group yourself: the deputy or an administrator decides here.
refused-tournament-incomplete = The form was incomplete. Open the page anew and send it again.
refused-tournament-stale = The tournament has been changed meanwhile. What you typed stands here; look at the tournament before you send it again.
refused-tournament-not-open = One cannot enter this tournament now.
refused-tournament-too-late = That is no longer possible: the tournament has been drawn or is over.
refused-tournament-not-running = The tournament is not running.
refused-tournament-not-in = This player does not take part.
refused-tournament-by-invitation = In this tournament the director enters the players. Write to the director if you want to play.
refused-tournament-member-too-short = To enter one must have been a member for at least { $days } days.
refused-tournament-no-such-player = Nobody here is called “{ $name }”. Nothing was changed.
refused-tournament-too-few = { $players ->
    [one] Only one player has entered; at least { $least } are needed.
   *[other] Only { $players } players have entered; at least { $least } are needed.
 }
refused-tournament-too-many = More have entered than this form of play takes (at most { $most }). Change the form of play, for example into groups.
refused-tournament-no-reason = Give a reason of at most 500 characters: the players read it.
refused-tournament-text = The text is empty or too long.
refused-tournament-not-so = This game cannot be decided like this.
refused-tournament-rating = A rating is a whole number from 100 to 3500; leave the field empty for none.
setup-title = New tournament
setup-change-title = Change the announcement
setup-presets = Choose a kind of tournament; then only a name and a date are needed.
setup-chosen = chosen
setup-preset-championship = Club championship
setup-preset-groups = Small groups
setup-preset-cup = Cup
setup-preset-swiss = Swiss
setup-preset-thematic = Thematic
setup-preset-beginners = Beginners
setup-name = Name of the tournament
setup-start-day = The clocks start on
setup-start-day-hint = At noon, { $zone }. Three days before, it is drawn and everybody is told whom he meets.
setup-about = Announcement (not needed)
setup-more-format = More: form of play, tie-breaks
setup-more-entries = More: entries and start
setup-more-games = More: time, rules, aids
setup-format = Form of play
setup-format-robin = Round robin: all meet all, in one group or several
setup-cycles = Games of each pair
setup-cycles-1 = one
setup-cycles-2 = two, with both colours
setup-size = Players in a group
setup-size-hint = Leave it empty for one group of everybody. Groups are made as equal as possible, and a little larger where they would have fewer than four.
setup-fill = Who comes into which group
setup-fill-lot = by lot
setup-fill-even = groups of even strength, by rating
setup-fill-rating = the strongest into the first group, by rating
setup-fill-order = in the order of entry
setup-best = So many of each group go on
setup-best-hint = Leave it empty if the groups have no next stage. Groups follow groups until one is left, the final.
setup-tied = and all who have as many points as the last of them
setup-format-knockout = Knock-out: whoever loses a match is out; the first of the list meets the last
setup-games = Games of a match
setup-tie = After a tied match
setup-tie-lower = the lower rated goes on
setup-tie-extra = two more games, then the lower rated
setup-tie-both = both go on
setup-format-swiss = Swiss (FIDE Dutch system)
setup-rounds = Rounds
setup-every = Days between two rounds
setup-every-hint = Round robin: empty means that all games begin at once. Swiss: empty means that a round begins when the one before is finished; with days, games that still run count as draws for the pairing.
setup-order = Order of tie-breaks
setup-order-own = another order, by codes
setup-codes = Codes
setup-codes-hint = SB Sonneborn-Berger, DE direct encounter, WIN most wins, BH Buchholz, BH/C1 Buchholz without the lowest, BH/M1 median, KS Koya, PS progressive, BPG most blacks, ARO average rating of opponents, RTG rating, LOT lots; with /R the lower comes first.
setup-start = It starts
setup-start-date = on the date
setup-start-full = as soon as all places are taken
setup-start-hand = when I have it drawn
setup-least = At least so many players
setup-least-hint = With fewer it is put off by two weeks, twice; then it is called off.
setup-most = At most so many players
setup-most-hint = Leave it empty for no limit. Whoever comes later waits for a place.
setup-member-days = Days of membership needed to enter
setup-by-invitation = only the director enters players
setup-save = Save
setup-create = Set it up
setup-fault-day = Give a day, like 2027-01-15.
setup-fault-number = Give a whole number.
setup-fault-tie-break = “{ $code }” is no code of a tie-break.
setup-refused-title = That was not possible
desk-title = Director’s desk: { $name }
desk-next-draft = Only you see this tournament. Open the registration, and everybody can enter.
desk-next-date = The registration is open. It is drawn by itself { $drawn }; the clocks start { $starts }.
desk-next-full = The registration is open. It is drawn by itself as soon as { $n } take part.
desk-next-hand = The registration is open. It is drawn when you say so.
desk-next-running = { $n ->
    [one] The tournament runs; one game has not ended.
   *[other] The tournament runs; { $n } games have not ended.
 }
desk-next-finished = The tournament is over.
desk-next-cancelled = The tournament was called off.
desk-open = Open the registration
desk-draw = Draw now
desk-draw-hint = The draw cannot be taken back. Everybody is told whom he meets, and has at least three days until the clocks start.
desk-players = Players
desk-nobody = Nobody has entered yet.
desk-rating = Rating at the start
desk-rating-of = Rating of { $name }
desk-rating-save = Save
desk-remove = Take off the list
desk-waits = waiting list
desk-add = Enter players
desk-add-hint = One name a line: sign-in name or displayed name. Rows of a sheet (CSV) may be pasted, too: name and rating. Each gets a mail.
desk-add-button = Enter them
desk-preview = What the draw would be now
desk-preview-hint = It stays like this as long as nobody enters or leaves.
desk-group = Group { $n }
desk-withdraw = A player leaves
desk-withdraw-who = Who
desk-withdraw-why = Why
desk-withdraw-hint = If at least half of the games are finished, what was played counts and the others are walkovers; else the running games are cancelled and nothing counts. In a knock-out and in Swiss tournaments results stand.
desk-withdraw-button = Record the withdrawal
desk-why-announced = announced
desk-why-illness = illness (the players do not see this)
desk-why-death = death (no mail goes to the player)
desk-why-silent = no longer heard of
desk-why-excluded = excluded
desk-reason = Reason (the players read it)
desk-reason-log = Note for the log
desk-decide = Decide a game
desk-decide-game = Number of the game
desk-decide-how = How
desk-decide-button = Decide
desk-decide-adjudged = adjudicated { $result }
desk-decide-corrected = corrected to { $result }
desk-decide-walkover-white = walkover for White
desk-decide-walkover-black = walkover for Black
desk-decide-cancelled = cancelled, it counts for nobody
desk-announce = Write to all players
desk-announce-text = Text
desk-announce-button = Send to all
desk-directors = Who directs
desk-director = Director
desk-deputy = Deputy
desk-deputy-hint = Decides where the director plays himself.
desk-call-off = Call the tournament off
desk-call-off-button = Call it off
desk-log = What was done
desk-server = the server
desk-progress = { $done } of { $total } games
desk-act-set-up = set up
desk-act-changed = announcement changed
desk-act-opened = registration opened
desk-act-added = { $player } has a place
desk-act-removed = { $player } taken off the list
desk-act-postponed = put off by two weeks: too few players
desk-act-cancelled = called off
desk-act-drawn = round { $round } drawn and published
desk-act-started = round { $round }: the clocks have started
desk-act-withdrawn = { $player } has left ({ $why })
desk-act-decided = game decided: { $decision }
desk-act-announced = wrote to all players
desk-act-finished = the tournament is over
desk-act-directors = { $player } directs
desk-done = Done.
desk-done-changed = The announcement has been changed.
desk-done-opened = The registration is open.
desk-done-drawn = Drawn. Everybody gets a mail with his opponents.
desk-done-announced = Sent to all players.
desk-done-decided = The game is decided; both players get a mail.
desk-done-withdrawn = Recorded. The games are decided one after the other.
desk-done-added = They are entered.
withdraw-title = I want to leave this tournament
withdraw-text = That cannot be taken back. If at least half of your games are finished, they count, and you lose the others by walkover; else your running games are cancelled and nothing you played counts. If you only need a rest, take leave instead; if you are ill, write to the director.
withdraw-button = Leave the tournament
tournament-done-entered = You are entered.
tournament-done-waiting = All places are taken; you are on the waiting list and get a mail when one becomes free.
tournament-done-left = Your entry has been taken back.
tournament-done-withdrawn = You have left the tournament. Your games are being decided.
member-director = Director
member-make-director = Let direct tournaments
member-no-director = No longer let direct
letter-tournament-you-meet = You meet:
tournament-fault-christmas = Clocks do not start from 24 December to 6 January. Choose another day.
letter-why-tournament-left = You get this mail because you were entered in “{ $name }” on { $site }.
tournament-term-theme = All games begin with
kind-tournament-no-place = No place in a tournament
letter-subject-tournament-no-place = No place: { $name }
letter-tournament-no-place = “{ $name }” has been drawn, and no place became free for you.

## The director and time
source-halt = clocks stopped by the tournament director
source-event-end = end date of the tournament, moved later
ledger-halted = The tournament director stops the clocks, until { $until } at the latest
ledger-halt-over = The tournament director lets the clocks go on
ledger-end-moved = New end date of the tournament: { $until }
ledger-end-gone = The tournament has no end date any more
game-event-halted = { $at }: the tournament director stopped the clocks, until { $until } at the latest.
game-event-halt-over = { $at }: the tournament director let the clocks go on.
game-event-end-moved = { $at }: the end date of the tournament is now { $until }.
game-event-end-gone = { $at }: the tournament has no end date any more.
game-reason-end = The tournament ends on { $until }. What is still running then is adjudicated; nobody loses on time by it.
game-state-called = The tournament’s end date was { $since }. The game is being adjudicated; moves do not count any more.
refused-event-over = The tournament’s end date was { $since }. The game is adjudicated as it stands; nothing was played.
refused-not-called = This game is not being adjudicated (any more).
time-halted = The tournament director has stopped the clocks, until { $until } at the latest. You may move all the same.
clock-called = is adjudicated
adjudge-link = Say what you claim
adjudge-title = Adjudication
adjudge-text = The tournament has ended and the director decides how this game counts. Say what you claim and why: a line of play is worth most. Only the directors read it, and you may change it until they have decided.
adjudge-wants = What do you claim?
adjudge-win = A win
adjudge-draw = A draw
adjudge-nothing = Nothing: I leave it to the director
adjudge-body = Why
adjudge-button = Send to the director
adjudge-sent = The director has it. You claim: { $what }.
adjudge-choose = Choose what you claim.
desk-time-link = Clocks and end date
desk-adjudicate-link = Adjudicate games ({ $n })
order-title = Clocks and end date: { $name }
order-runs = { $n ->
    [0] No game is running.
    [one] One game is running.
   *[other] { $n } games are running.
}
order-halt = Stop all clocks
order-halt-text = All clocks of the running games rest, and no new round starts, until the day you name or until you let them go on. Everybody may move all the same. All who still play get a letter.
order-halt-until = Until the end of
order-halt-button = Stop the clocks
order-halted = The clocks rest until { $until } at the latest.
order-go-on-button = Let the clocks go on
order-give = Give time
order-give-which = To whom
order-give-all = All players, in each running game
order-give-white = Game { $game }: { $name } (White)
order-give-black = Game { $game }: { $name } (Black)
order-give-days = Days
order-give-hours = Hours
order-give-button = Give the time
order-end = End date
order-end-text = What is still running at noon of that day is adjudicated. All who still play get a letter when it changes, and again 60, 30 and 7 days before. Leave the field empty and there is no end date.
order-end-day = Last day
order-end-button = Set the end date
order-end-is = It is { $until }.
order-end-was = It was { $until }: what is still running is being adjudicated. A later date lets the clocks go on.
order-done = It is done; the log says how far it has come.
refused-order-day = Name a day within the next 180 days.
refused-order-end = Name a day that lies ahead, at most five years after the start.
refused-order-span = Name a whole number, at most 30 days.
refused-order-game = This game is not running any more.
desk-act-halted = All clocks stopped until { $until } at the latest
desk-act-went-on = Clocks let go on
desk-act-time-given = { $span } given to { $who }
desk-act-time-all = everybody
desk-act-end-moved = End date: { $until }
desk-act-end-gone = End date taken away
desk-act-end-near = Told those who play: { $days } days to the end
desk-act-end-reached = The end date has come: what still ran is adjudicated
setup-end-day = End date
setup-end-day-hint = What is still running at noon of that day is adjudicated. Empty: no end.
adjudicate-title = Adjudication: { $name }
adjudicate-text = These games were still running at the end date. Decide those you have judged; the others stay. Both players get a letter with the reason.
adjudicate-none = No game waits for an adjudication.
adjudicate-own = You play in this group: another director decides it.
adjudicate-claims-win = { $name } claims a win
adjudicate-claims-draw = { $name } claims a draw
adjudicate-claims-nothing = { $name } leaves it to the director
adjudicate-claims-silent = { $name } has said nothing yet
adjudicate-turn = After { $n ->
    [one] one move
   *[other] { $n } moves
}; { $side } to move.
adjudicate-result = Result of game { $game }
adjudicate-later = not yet
adjudicate-button = Decide the games chosen
adjudicate-nothing = Choose a result for at least one game.
adjudicate-done = { $n ->
    [one] One game decided.
   *[other] { $n } games decided.
}
letter-subject-time-added-event = The tournament director has given you time (game { $game })
letter-time-added-event = The tournament director has given you { $span } more in the game against { $opponent }.
letter-subject-tournament-halted = { $name }: the clocks rest
letter-tournament-halted = The director of “{ $name }” has stopped all clocks, until { $until } at the latest. You may move all the same; it costs nobody any time.
letter-subject-tournament-goes-on = { $name }: the clocks go on
letter-tournament-goes-on = The clocks of “{ $name }” go on. Your games and their deadlines:
letter-subject-tournament-time = { $name }: { $span } more for everybody
letter-tournament-time = The director of “{ $name }” gives everybody { $span } more in each running game.
letter-subject-tournament-end-moved = { $name }: new end date
letter-tournament-end-moved = “{ $name }” now ends on { $until }. Until then moves count and clocks go; what is still running then is adjudicated.
letter-tournament-end-gone = “{ $name }” has no end date any more: every game is played to its end.
letter-subject-tournament-end-near = { $name } ends in { $days } days
letter-tournament-end-near = “{ $name }” ends on { $until }. Of your games, these are still running; if they have not ended by then, the director adjudicates them. Nobody loses on time by it.
letter-subject-tournament-end-reached = { $name }: your games are adjudicated
letter-tournament-end-reached = The end date of “{ $name }” has come. Moves do not count any more; the director adjudicates the games that were still running. On the page of each you say what you claim and why:
letter-tournament-game-called = { $opponent } (you play { $side }): { $link }
letter-subject-tournament-adjudicate = { $name }: { $n ->
    [one] one game
   *[other] { $n } games
} to adjudicate
letter-tournament-adjudicate = The end date of “{ $name }” has come. The players have been asked what they claim; you decide.
letter-button-adjudicate = To the games
letter-why-tournament-directed = You get this mail because you direct “{ $name }” at { $site }.
kind-tournament-halted = Clocks of a tournament rest
kind-tournament-goes-on = Clocks of a tournament go on
kind-tournament-time = Time for everybody in a tournament
kind-tournament-end-moved = New end date of a tournament
kind-tournament-end-near = Tournament ends soon
kind-tournament-end-reached = Games are adjudicated
kind-tournament-adjudicate = To adjudicate
week-title = What wants your attention
week-called = { $n ->
    [one] One game waits
   *[other] { $n } games wait
} for your adjudication.
week-due = Due within seven days:
week-due-game = Game { $game }: { $white } – { $black }; { $name } has until { $until }
week-still = Nobody has moved for a fortnight:
week-still-game = Game { $game }: { $white } – { $black }; since { $since } it is { $name } to move
week-ended = Ended within the last seven days:
week-ended-game = Game { $game }: { $white } – { $black } { $result }
week-unreachable = No mail reaches them: { $names }. Ask for a new address.
letter-subject-tournament-week = { $name }: the week
letter-tournament-week = How “{ $name }” stands: { $n ->
    [one] one game is running.
   *[other] { $n } games are running.
}
letter-button-desk = To the director’s desk
desk-act-week = The weekly letter to the directors
kind-tournament-week = Weekly letter to directors
week-blocked = Nothing is running, and the end date keeps the next round from starting. Move it later, or take it away.
refused-order-nobody = Choose who gets the time.
refused-order-nothing = No game is running whose clock goes.
refused-order-round = A round that has been drawn starts only after this day.
letter-tournament-ends = The tournament ends on { $until }; what is still running then is adjudicated.
tournament-halted = The tournament director has stopped all clocks, until { $until } at the latest.
adjudicate-missed = { $n ->
    [one] One game
   *[other] { $n } games
} had been decided before, or had ended; nothing was changed there.
adjudicate-more = There are more; they come when these are decided.
leave-none-here = There is no leave on this server. A director may grant special leave.

## Letters: which ones, and several in one
kind-digest = Several letters in one
letter-subject-digest-waiting = { $n ->
    [one] One game waits for you until { $until }
   *[other] { $n } games wait for you, the first until { $until }
}
letter-digest-waiting = { $n ->
    [one] It is your move in one game.
   *[other] It is your move in { $n } games.
}
letter-digest-first = The first move is due by { $until }.
letter-subject-digest = { $n ->
    [one] One piece of news from your games
   *[other] { $n } pieces of news from your games
}
letter-digest = This has happened in your games:
letter-why-digest = You get this letter because you play on { $site }; it tells in one what would have been several letters.
mail-title = Letters by mail
mail-lead = Letters about your account always come. Everything else is yours to choose.
mail-amount = When something happens in your games
mail-amount-at-once = A letter at once, one for each move
mail-amount-until-back = One letter, and then none until I have been here
mail-amount-digest = One letter a day with everything
mail-amount-none = No letters about moves
mail-amount-hint = Reminders and warnings do not wait for this: they come by themselves.
mail-digest = The letter of the day
mail-digest-hour = Comes at
mail-digest-hour-hint = In your time zone, { $zone }. Days without news bring no letter.
mail-groups = Which letters
mail-group-moves = Moves
mail-group-reminders = Reminders and warnings: whatever a game could be lost by
mail-group-reminders-hint = Without them you may lose on time and hear of it only afterwards.
mail-group-offers = Draw offers, time, pauses, continuing
mail-group-messages = Messages of opponents
mail-group-ends = How games end
mail-group-invitations = Invitations and their answers
mail-group-leave = Leave of opponents
mail-group-tournaments = Tournaments
mail-group-gathered = Letters with several things in one
mail-reminders = Reminders
mail-reminder-1 = First reminder
mail-reminder-2 = Second reminder
mail-reminder-3 = Third reminder
mail-reminders-hint = None comes before half of your time is over, and none within twelve hours of the opponent’s move.
mail-reminder-none = none
mail-before = { $time } before the deadline
mail-quiet-from = No reminders from
mail-quiet-to = until
mail-quiet-never = at any hour
mail-quiet-hint = A reminder that would fall into these hours comes an hour before they begin.
mail-refused-days = Choose at least one day on which the letter of the day may come.
mail-refused-quiet = The quiet hours need a beginning and an end that differ.
mail-refused-choice = This is not one of the choices.
mail-exceptions = Games and tournaments for which you have chosen otherwise
mail-exception-game = Game { $id }: { $amount }
mail-exception-tournament = { $name }: { $amount }
mail-of-game = Letters about game { $id }
mail-of-tournament = Letters about { $name }
mail-of-link = Letters about this game
mail-of-event-link = Letters about the games of this tournament
mail-of-usual = As usual
mail-of-hint = As usual means: { $amount }. Reminders and warnings are not touched by this.
unsubscribe-title = No more of these letters?
unsubscribe-text = You have a letter of this kind before you: { $group }. Press the button and no more of them come.
unsubscribe-button = No more of these
unsubscribe-reminders-stay = Reminders before your time runs out still come; they have a switch of their own.
unsubscribe-reminders-go = Then nobody warns you before your time runs out.
unsubscribe-done-title = No more of these letters come
unsubscribe-done = Switched off: { $group }. In your settings you can switch it on again.
unsubscribe-told = You have switched letters off by a link in one of them. What still comes, and what does not, stands in your settings.
unsubscribe-understood = Understood
layout-address-bad = Letters to your address come back, so nothing is sent there any more. Give another address, or confirm this one anew.
address-bad = Letters to this address came back; nothing is sent there any more. Confirm it anew by a letter, or give another one.
mine-title = What was sent to you
mine-lead = What was written to you lately, when it went out, and what the mail server answered.
mine-none = Nothing was written to you lately.
letters-parked = waits for the letter of the day
letters-kept = waits until you have been here
letters-kept-other = waits until the reader has been here
letters-covered = told in a letter with others
letters-expired = too late to be of use
letters-sent-at = sent { $at }
post-done-paused = Letters are paused.
post-done-resumed = Letters go out again.
post-done-test = A test letter to you is on its way.
post-done-again = The letter is tried again, if what it tells is still true.
post-paused = { $who } has paused all letters, { $at }. While they wait no flag falls on a move whose letter waits.
post-aside = Waiting for their reader’s hour or visit
post-failures = Given up in the last seven days
post-count = How often
post-pause = Pause all letters
post-resume = Let letters go out again
post-test = Send me a test letter
post-again = Try again
preview-title = Letters as they look
preview-lead = Every letter in every language, with made-up contents.
preview-show = Show
preview-html = As mail programs with pictures show it
# Reply to play: what a letter says of it, and the answers
letter-reply-move = You can also answer this letter: write your move in the first line. “draw” after the move offers a draw; “resign” alone in the mail resigns.
letter-reply-move-or-accept = You can also answer this letter: write your move in the first line. “accept” alone in the mail accepts the draw; “resign” alone resigns.
letter-reply-accept = You can also answer this letter: “accept” alone in the mail accepts the draw.
letter-subject-reply-played = Played: { $played } against { $opponent }
letter-subject-reply-resigned = You have resigned against { $opponent } (game { $game })
letter-subject-reply-agreed = Draw agreed with { $opponent } (game { $game })
letter-subject-reply-refused = Not played: your mail in game { $game } against { $opponent }
letter-reply-played = Played: { $played } against { $opponent }.
letter-reply-played-offer = Played: { $played } against { $opponent }, and a draw offered with it.
letter-reply-rest = Only the first line of your mail was read; nothing else in it has been passed on.
letter-reply-stands = The move { $played } stands for this turn already; it was made on { $at }. Your mail has changed nothing.
letter-reply-resigned = You have resigned the game against { $opponent } by mail.
letter-reply-resigned-mistake = Was that a mistake? For 14 days you can ask on the game’s page to continue it; { $opponent } decides.
letter-reply-agreed = You have accepted the draw that { $opponent } offered.
letter-reply-late = Your mail came too late and was not played: it arrived on { $arrived }, and the time was up on { $deadline }.
letter-reply-over = The game against { $opponent } had ended already when your mail arrived on { $arrived }.
letter-reply-gone-on = Your mail answers a letter about an earlier position; the game has gone on since. Nothing was played.
letter-reply-not-your-turn = It is the turn of { $opponent }. Nothing was played.
letter-reply-no-offer = No draw offer of { $opponent } stands that you could accept. Nothing was done.
letter-reply-draw-alone = A draw is offered together with a move: write the move first, then “draw”. An offer of your opponent is accepted with “accept”. Nothing was played.
letter-reply-not-played = Your move was not played. { $why } Without the offer you can send it at once.
letter-reply-would-draw = With { $played } the game would end in a draw. That is not played by mail without asking: confirm it on the page.
letter-reply-short = “{ $typed }” could be { $played }, but it is so short that it could be a word, too. It was not played: confirm it on the page, or write the square with it.
letter-reply-resign-unsure = You have written that you resign, and more besides. To be on the safe side the game goes on: confirm it on the page, or answer with nothing but “resign”.
letter-reply-illegal = “{ $typed }” was not played. { $why }
letter-reply-candidates = It could be: { $moves }.
letter-reply-not-understood = “{ $typed }” is no move and none of the words that are understood. Nothing was played.
letter-reply-empty = Your mail has no line of its own beside what it quotes. Nothing was played.
letter-reply-dead = Your mail answers a letter that no longer holds, because your password or your address has changed since. Nothing was played; sign in to move.
letter-reply-refused = Your mail could not be carried out. The game’s page says how things stand.
letter-reply-how = Only the first line of your own is read. A move stands there as on the page (“Nf3”), with “draw” after it if you offer a draw; or “accept” or “resign”, each alone in the mail. All else in the mail is passed over.
letter-reply-ended = The game has ended { $result }: { $reason }.
letter-button-confirm-move = Look at this move and send it
kind-mail-answer = Answer to a mail
inbound-title = Mail that came in
inbound-about = Replies by which players move, and letters that came back. What was written is not shown.
inbound-none = No mail has come in.
inbound-from = From
inbound-game = Game
inbound-became = What became of it
inbound-answered = answered
inbound-outcome = { $outcome ->
    [waiting] waits
    [done] done
    [late] too late
    [over] the game had ended
    [old] answers a letter that no longer holds
    [automatic] written by a program
    [unknown] to no address of ours
    [unreadable] no mail
    [bounced_hard] letter came back for good
    [bounced] letter came back
    [bounced_unknown] came back, but is no letter of ours
    [failed] could not be dealt with
   *[explained] not done; explained
}
letter-unsubscribe = No more letters of this kind:
letter-unsubscribe-label = No more letters of this kind
letter-others-wait = { $n ->
    [one] One more game waits for you: { $url }
   *[other] { $n } more games wait for you: { $url }
}

# Letters about a move that does not come
letter-subject-long-move = Your move against { $opponent }, until { $until }
letter-long-move = You have had this move against { $opponent } for ten days. Nothing presses: take all the time you have. This is only so that it is not forgotten.
letter-subject-stage-reminder = Reminder by the tournament: your move against { $opponent }, until { $until }
letter-stage-reminder = Your move against { $opponent } has not come for a while. Please play it, or tell your opponent or the director if something keeps you.
letter-subject-stage-warning = Warning: your move against { $opponent } is missing, until { $until }
letter-stage-warning = Your move against { $opponent } is still missing. If none comes by the date below, the game is lost on time.
letter-subject-last-warning = Last warning: your move against { $opponent }, until { $until }
letter-last-warning = This is the last warning: your move against { $opponent } is missing. If none comes by the date below, the game is lost on time. The director has been told too.
letter-subject-last-warning-sent = { $player } has been warned for the last time ({ $name })
letter-last-warning-sent = In { $name }, { $player } has not moved for a long time and has been warned for the last time.
letter-last-warning-sent-note = You need do nothing: the clock runs as agreed. Perhaps { $player } would be glad of a call.
letter-subject-outage = Time that { $site } does not count
letter-outage-server = The server was away from { $from } until { $until }. No clock counts this time.
letter-outage-mail = From { $from } until { $until } no mail went out. No clock counts this time.
letter-button-games = To your games
letter-why-outage = You get this letter because you were to move on { $site } in that time.
letter-subject-new-sign-in = New sign-in on { $site }
letter-new-sign-in = Somebody has signed in to your account { $name } on { $site } with your password, in a browser that had not done so before: { $at }.
letter-new-sign-in-agent = The browser calls itself: { $agent }
letter-new-sign-in-note = If that was you, there is nothing to do. If not, choose a new password at once; that signs out everybody else: { $url }
letter-button-devices = Where you are signed in
kind-long-move = A friendly line after ten days
kind-stage-reminder = Reminder by a tournament
kind-stage-warning = Warning by a tournament
kind-last-warning = Last warning by a tournament
kind-last-warning-sent = To the director: last warning sent
kind-outage-credited = Outage credited
kind-new-sign-in = New sign-in
desk-act-warned = Last warning to { $player } about a move that does not come
setup-stages = Remind, warn, warn for the last time
setup-stages-hint = Three numbers of days without a move, such as 10 15 18. The last warning goes to the directors too. Empty: none.
setup-fault-stages = Give three whole numbers of days, each larger than the one before and none above 200, such as 10 15 18, or nothing.
tournament-term-stages = When a move does not come
tournament-call-stages = Reminder after { $first } days, warning after { $second }, last warning after { $third } (the directors are told then)
mail-line = A friendly mail to me when I have thought about one move for ten days
mail-looks = What lies in my mails
mail-pgn = The game as a file (PGN) in each mail about it
mail-pgn-hint = For a chess program of your own on your computer.
letter-reply-other-number = “{ $typed }” was not played: you wrote move { $wrote }, but it is move { $due } that is due. Answer again, with the right number or without one.
sight-live = as it is played
sight-choose-delay = as it stood some half-moves ago
sight-plies = Half-moves held back
sight-delayed = { $n ->
    [one] all but the last half-move, until the game ends
   *[other] all but the last { $n } half-moves, until the game ends
}
sight-after-end = only after the end of the game
sight-games = { $n ->
    [one] not before one game of the tournament has ended
   *[other] not before { $n } games of the tournament have ended
}
sight-both = Those who take part: { $participants }. Everybody else: { $public }.
sight-term = Who sees the moves
sight-term-others = Others see the moves
sight-participants = What those who take part see of the games of others
sight-public = What everybody else sees of the games
sight-friendly = What others see of the game
sight-wait = Only after so many games of the tournament have ended
sight-wait-hint = Empty: at once. It holds for all its games, also for those that have ended.
sight-fault-held = How many half-moves are to be held back? Type a number from 1 to { $most }.
sight-fault-games = After how many games? Type a number from 0 to { $most }.
game-state-held = { $n ->
    [one] The game goes on. Its last half-move is held back until the end, as was agreed before the start; the board shows the position before it.
   *[other] The game goes on. Its last { $n } half-moves are held back until the end, as was agreed before the start; the board shows the position before them.
}
error-private-games = The moves are not shown yet
error-private-games-text = The moves of the games of this tournament are shown as soon as { $wanted } of them have ended; so far it is { $ended }.
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
games-overview = Overview
games-list-waiting = Waiting for you
games-list-others = Waiting for your opponents
games-moved = Last move
games-not-moved = none since { $date }
games-started = Started
games-event = Tournament
games-friendly = Friendly games
games-all-events = All
games-all-opponents = All opponents
games-sort = Sorted by
games-show = Show
games-show-all = Show all
games-none-fits = No game fits what you have chosen.
games-others-empty = No game waits for an opponent of yours.
games-count = { $n ->
    [one] One game
   *[other] { $n } games
}
games-board = Board
games-more = More of them
games-next = Next game
games-next-of = { $n ->
    [one] Next game (one more waits)
   *[other] Next game ({ $n } more wait)
}
record-title = Record
record-what = Games
record-all = All
record-white = With White
record-black = With Black
record-played = Played
record-won = Won
record-drawn = Drawn
record-lost = Lost
record-points = Points
record-unplayed = { $n ->
    [one] One game more ended without play (walkover, aborted or cancelled) and is not counted.
   *[other] { $n } games more ended without play (walkover, aborted or cancelled) and are not counted.
}
record-game = White – Black
record-state = State
record-running = running
record-held = running; the last half-moves are held back
record-not-shown = the moves are not shown yet
record-none = No game can be shown here.
record-hidden = { $n ->
    [one] One more running game is not shown before its end.
   *[other] { $n } more running games are not shown before their end.
}
against-title = { $name } against { $other }
against-turned = Seen from { $name }
against-you = You against this player
against-other = Compare with another player
against-none = No game finished yet.
against-score = { $won } won, { $drawn } drawn, { $lost } lost
start960-no = no: the usual start position, or the one below
start960-lot = yes, a start position by lot
start960-lot-hint = The lot is drawn when you send the form; the position is then shown.
start960-number = yes, the start position with this number
start960-number-label = Number of the start position (0 to 959)
start960-fault-number = Type the number of the start position: 0 to 959.
start960-fault-both = Choose either Chess960 or a position of your own.
start960-name = Chess960, position { $number }
sheet-title = Score sheet
paper-title = Positions to print
paper-print = Print this page with your browser.
paper-all = All running games
paper-sheet = Sheet { $n }
paper-no-move = No move yet.
paper-last = Last move: { $played }.
paper-due = Your move, due { $until }
paper-waits = The opponent has until { $until }
paper-move = My move
paper-if = If
paper-then = then
paper-seat = { $side }, against { $name }
## Analysis board
analysis-title = Analysis board
analysis-title-of = Analysis of { $name }
analysis-link = Analysis board
analysis-link-of = Analysis of { $name }
analysis-lead = Try moves for both sides and keep what you find: here it stays for as long as the game is kept. Only you see it, on all your devices. Nothing of it is sent to your opponent, and no chess program takes part.
analysis-lead-of = This is what { $name } thought of the game. Both players have agreed to show it.
analysis-behind = The game has left your analysis: it went on with { $played } instead of { $expected }, and nothing is written about where it stands.
analysis-behind-link = Go to { $expected }
analysis-start = Start position
analysis-after = Position after { $played }
analysis-after-in = Position after { $played } (not played)
analysis-here = The game stands here.
analysis-to-present = To where the game stands
analysis-step-back = One move back
analysis-step-on = One move on
analysis-step-end = End of the line
analysis-steps = Steps through the analysis
analysis-board-hint = A move that you make on the board is kept at once. Nothing is sent.
analysis-moves-label = Add moves
analysis-moves-hint = For both sides, for example { $example }. In brackets stands what may come instead of the move before.
analysis-moves-add = Add
analysis-tree = Moves and variations
analysis-tree-hint = Moves of the game are set bold.
analysis-tree-empty = There are no moves yet.
analysis-note = Words and signs
analysis-comment = Comment
analysis-comment-kept = What stands there now
analysis-judgement = The move
analysis-verdict = The position
analysis-no-sign = no sign
analysis-sign-1 = ! good move
analysis-sign-2 = ? mistake
analysis-sign-3 = !! very good move
analysis-sign-4 = ?? blunder
analysis-sign-5 = !? interesting move
analysis-sign-6 = ?! doubtful move
analysis-sign-7 = □ only move
analysis-sign-10 = = level
analysis-sign-13 = ∞ unclear
analysis-sign-14 = += White is slightly better
analysis-sign-15 = =+ Black is slightly better
analysis-sign-16 = ± White is better
analysis-sign-17 = ∓ Black is better
analysis-sign-18 = +− White is winning
analysis-sign-19 = −+ Black is winning
analysis-marks = Arrows and squares
analysis-marks-hint = For example e2e4 d5: an arrow and a square. A letter before them gives the colour: G green, R red, Y yellow, B blue.
analysis-marked = Marked: { $marks }
analysis-mark-arrow = { $colour ->
    [R] red arrow
    [Y] yellow arrow
    [B] blue arrow
   *[G] green arrow
} from { $from } to { $to }
analysis-mark-square = { $colour ->
    [R] red square
    [Y] yellow square
    [B] blue square
   *[G] green square
} { $from }
analysis-save = Save
analysis-order = This variation
analysis-first = Make it the main one
analysis-up = Move up
analysis-down = Move down
analysis-remove = Remove from here on
analysis-remove-ask = Remove { $played } and what follows? { $count ->
    [one] That is one move.
   *[other] Those are { $count } moves.
} It cannot be brought back.
analysis-remove-do = Remove
analysis-plan = Make this line conditional moves
analysis-plan-all = Make all that follows conditional moves
analysis-plan-hint = You see it once more before it holds. To each move that you expect there can be one reply.
analysis-facts = The position
analysis-material-even = The material is even.
analysis-material = { $side } has more material, as much as { $points ->
    [one] one pawn
   *[other] { $points } pawns
} as pieces are usually valued.
analysis-address = Address of this position
analysis-pgn = PGN with all variations
analysis-import = Take in a PGN
analysis-import-hint = A game with variations and comments, from its beginning or from a position of this game. Moves alone go on from the position shown. What is there already is not taken in twice; if something in it cannot be read, nothing is.
analysis-import-do = Take in
analysis-saved = Saved.
analysis-removed = Removed.
analysis-added = Added.
analysis-missing = That place is no longer in your analysis; this is the last position on the way there.
analysis-error-move = That move cannot be played: { $why }
analysis-error-mark = “{ $word }” is neither a square nor an arrow.
analysis-error-comment-long = The comment is too long: at most { $n } characters.
analysis-error-comment-changed = This comment was changed elsewhere meanwhile. Both texts are shown; what you save now stands.
analysis-error-grown = There are more moves there by now. Look once more whether all of them are to go.
analysis-error-of-the-game = The moves of the game cannot be removed or sorted.
analysis-error-gone = That place is no longer there.
analysis-error-many = That is too much: an analysis holds { $n } moves of your own.
analysis-error-deep = That line is too long: at most { $n } moves of your own one after the other.
analysis-error-nested = Too many variations inside variations: at most { $n }.
analysis-error-much = That is too much: an analysis holds { $n } kilobytes of text.
analysis-pgn-at = Line { $line }, sign { $column }: { $what } Nothing was taken in.
analysis-pgn-move = “{ $text }” cannot be played. { $why }
analysis-pgn-null = a passing move; here every move has to be played.
analysis-pgn-after-end = a move after the end of the game.
analysis-pgn-fen = the tag FEN gives no legal position.
analysis-pgn-variant = the variant { $name } is not known here.
analysis-pgn-bracket = a variation is not opened or not closed.
analysis-pgn-comment = a comment is not closed.
analysis-pgn-sign = “{ $text }” means nothing there.
analysis-pgn-much = more than can be taken in.
analysis-pgn-several = a second game begins. Take in one after the other.
analysis-pgn-elsewhere = Its first position does not occur in this game, nor in your analysis. Nothing was taken in.
analysis-pgn-empty = There is no move in it.
analysis-pgn-long = That is too long. Take it in by parts.
analysis-show = Show the analyses
analysis-show-lead = When the game is over you two may show each other, or everybody, what you thought of it. Both analyses are shown, and only when both of you want it. Once both have agreed it cannot be taken back.
analysis-show-none = to nobody
analysis-show-opponent = { $name } and me
analysis-show-all = everybody who may see the game
analysis-show-label = Who may read both analyses?
analysis-show-save = Save
analysis-show-waits = { $name } has not agreed to that yet. Until then you can take it back.
analysis-show-asks = { $name } would like to show both analyses { $to ->
    [all] to everybody
   *[opponent] to each other
}. They are shown when you agree.
analysis-shown-opponent = You have both agreed: you read each other’s analysis.
analysis-shown-all = You have both agreed: everybody who may see the game reads both analyses.
analysis-show-error-running = Analyses can only be shown when the game is over.
analysis-show-error-shown = You have both agreed to it already: what has been shown has been read.
analysis-unsent = Not connected. { $count ->
    [one] One step is
   *[other] { $count } steps are
} kept on this device and will be saved as soon as there is a connection.
analysis-offline = Your move is kept on this device. To go on from there, the connection has to be back: which moves are possible, the server knows.
analysis-sent = Connected again: everything is saved.
analysis-not-taken = A step that was kept on this device could not be saved: { $what }
openings-title = Openings
openings-lead = How the finished games of this site went on that everybody may see. In a game where databases are not allowed you must not look here.
openings-none = No finished game has come here.
openings-deep = Openings are counted up to the twelfth move.
openings-count = { $n ->
    [one] One game
   *[other] { $n } games
}
openings-games = Games
openings-score = White’s score
games-next-key = On a keyboard: N with Alt and Shift (on a Mac with Ctrl and Option), here and on the page of a game.
form-unasked = You have typed something here, but chosen something else. Choose what it belongs to, or empty this field.
analysis-lead-shown = Try moves for both sides and keep what you find. You have both agreed to show your analyses: what you write here from now on is read too.
letter-outage-now = Your deadlines are now:

# Seats of a tournament that runs
source-taken-over = time for the new player to look at the game
ledger-taken-over = { $name } takes the seat; the clock rests until { $until }
game-event-taken-over = { $at }: { $name } took the seat. The clock rests until { $until }.
refused-tournament-already-in = { $name } takes part already, or has taken part. Choose somebody else.
refused-tournament-not-vacant = This seat is not vacant, or it is too late to enter: that is possible for a fortnight after the clocks have started.
kind-tournament-replaced = Somebody takes an opponent’s seat
kind-tournament-seat = You take a seat in a tournament
desk-seats-link = Seats and substitutes
desk-act-substituted = { $player } takes the seat of { $was }
desk-act-filled = { $player } has entered late into a vacant seat
seats-title = Seats: { $name }
seats-replace = A substitute takes a seat
seats-replace-text = The running games go over with their clocks, one after the other. Whoever takes the seat has five days at least in each game, and the clock rests for 48 hours. Games with ten or more moves are then rated for nobody. Conditional moves, analyses, notes and messages do not go over.
seats-replace-whom = Whose seat
seats-replace-by = Who takes it
seats-replace-button = Hand the seat over
seats-name-hint = Sign-in name or displayed name.
seats-fill = Late entry
seats-fill-none = No seat is vacant. For a fortnight after the start somebody may take a seat whose player left without a move, or the free place of an odd group.
seats-fill-text = Whoever enters late plays all games of the seat with a whole clock. Whoever is on the waiting list gets a vacant seat by itself.
seats-fill-seat = Seat
seats-fill-who = Who enters
seats-fill-button = Enter
seats-vacant-left = number { $number }, left by { $name }
seats-vacant-free = number { $number }, free so far
seats-done-replaced = The seat is handed over; the log says how far the games have come. Everybody concerned gets a mail.
seats-done-filled = Entered. Everybody concerned gets a mail.
tournament-seat-was = before: { $name }
tournament-mark-substitute = s
tournament-met-substitute = finished by a substitute
tournament-legend-substitute = finished by a substitute
letter-subject-tournament-replaced = { $name }: you play against { $player }
letter-tournament-replaced = In “{ $name }”, { $player } has taken the seat of { $was }. Your games go on as they stand.
letter-tournament-filled = In “{ $name }”, { $player } has taken a vacant seat. You play against each other; the clocks have started.
letter-tournament-replaced-note = Whoever takes a seat has some time to look at the games. Offers of a draw that stood are gone.
letter-subject-tournament-seat = You take a seat: { $name }
letter-tournament-seat = You have taken the seat of { $was } in “{ $name }”. These games are yours now:
letter-tournament-seat-late = You have taken a vacant seat in “{ $name }”. These games are yours; the clocks have started:
letter-tournament-seat-note = What was planned, noted and written before is not shown to you. If you cannot play, write to the director.
letter-tournament-still-waiting = You stay on the waiting list for a fortnight after the start: if a seat falls vacant, it is yours, with a whole clock. On the tournament’s page you can take your entry back.
letter-tournament-not-waiting = You are no longer on the waiting list.

# Players who are no longer heard of, and the question whether somebody plays
source-asked = time to answer whether the player goes on
ledger-asked = { $name } is asked whether to go on; the clock rests until { $until } at the latest
ledger-asked-over = { $name } goes on, and so does the clock
game-event-asked = { $at }: { $name } is asked whether to go on with the tournament. The clock rests until { $until } at the latest.
game-event-asked-over = { $at }: { $name } goes on; the clock runs again.
kind-tournament-asked = Do you go on with a tournament?
kind-tournament-silent = Somebody does not answer whether to go on (to directors)
kind-tournament-confirm = Do you play in a tournament that starts soon?
desk-act-silent-asked = { $player } is asked whether to go on; the clocks rest meanwhile
desk-act-silent-again = { $player } is asked for the second time whether to go on
desk-act-silent-told = { $player } has not answered either time
desk-act-silent-over = { $player } goes on; the clocks run again
desk-act-call-on = everybody is to be asked a week before the start
desk-act-call-off = nobody is asked a week before the start
desk-act-called = asked everybody: do you play?
desk-act-unconfirmed = { $player } has not said yes, and waits for a place now
desk-call = Ask everybody a week before the start: “Do you play?”
desk-call-hint = Each gets a mail with two buttons. Whoever has not said yes when it is drawn goes to the waiting list.
desk-call-yes = says yes
desk-call-open = asked
desk-silent = No longer heard of
desk-silent-hint = Whoever loses twice on time, or makes no move anywhere for thirty days, is asked twice, a week apart, whether to go on. The clocks of this player rest meanwhile. If no answer comes you can end it here.
desk-silent-asked = { $player }: asked { $asked }
desk-silent-again = { $player }: asked { $asked } and { $again }
desk-silent-button = Withdraw as silent
letter-button-say = Answer here
letter-subject-tournament-asked = Do you want to go on? { $name }
letter-tournament-asked = We have not heard of you in “{ $name }” for some time. Do you want to go on?
letter-tournament-asked-note = You answer by the link, without signing in. Until then your clocks rest in this tournament, for four weeks at most. A move is an answer, too. If you do not answer, you are asked once more after a week; then the director decides.
letter-subject-tournament-silent = { $name }: no answer from { $player }
letter-tournament-silent = { $player } was asked twice whether to go on with “{ $name }”, and has not answered. The clocks of this player rest for two more weeks at most. On your desk one button ends it.
letter-subject-tournament-confirm = Do you play? { $name }
letter-tournament-confirm = “{ $name }” starts { $starts }. Please say whether you play.
letter-tournament-confirm-note = You answer by the link, without signing in, until { $until }. Whoever has not answered by then goes to the waiting list, and somebody else may get the place.
letter-tournament-place-asked = The director has entered you. Please say by the link whether you play; you need not sign in for it.
answer-title = Your answer
answer-closed = There is nothing to answer about “{ $name }” any more.
answer-plays-title = Do you play? { $name }
answer-plays-lead = { $player }, you are entered in “{ $name }”. Until the draw you may think again.
answer-plays-yes = I play
answer-plays-no = I do not play
answer-plays = You play in “{ $name }”. Thank you for saying so.
answer-plays-waiting = You play in “{ $name }” as soon as there is a place; you are on the waiting list.
answer-plays-not = You do not play in “{ $name }”. Thank you for saying so.
answer-on-title = Do you want to go on? { $name }
answer-on-lead = { $player }, your clocks in “{ $name }” rest until you answer. If you withdraw, your games are decided by the rules for leaving a tournament.
answer-on-yes = I go on
answer-on-no = I withdraw
answer-on = Good. Your clocks in “{ $name }” go on.
answer-out = You have withdrawn from “{ $name }”.

# Provisional results and appeals
refused-tournament-no-appeal = There is nothing to appeal against: that is possible for a fortnight after a tournament game has ended on time or by a decision of the director.
refused-tournament-appealed = You have appealed against this result already.
refused-tournament-decided-before = You have decided this game yourself. Somebody else decides about the appeal: the deputy or an administrator.
refused-tournament-appeals-open = Appeals are open. Decide them first; then the table can be approved.
refused-tournament-not-played = Games are still to be played: there is no final table yet.
kind-tournament-appeal = An appeal against a result
kind-tournament-appeal-decided = An appeal has been decided
week-appeals = { $n ->
    [one] One appeal is to be decided.
   *[other] { $n } appeals are to be decided.
}
desk-appeals-link = Decide appeals ({ $n })
desk-act-appealed = { $player } appeals against the result
desk-act-appeal-decided = the appeal of { $player }: { $verdict }
desk-act-approved = the final table is approved
desk-final = All games are played
desk-final-until = Some results are provisional. The table is final, and the tournament over, by itself on { $until }; or now, if you approve it.
desk-final-appeals = Appeals are open: the table becomes final when they are decided.
desk-final-button = Approve the final table
appeals-title = Appeals: { $name }
appeals-done = The appeal is decided; both players get a mail.
appeals-none = No appeal is open.
appeals-who = { $player } appeals ({ $at }):
appeals-ruling = What you decide
appeals-reject = the result stays
appeals-continue = the game goes on
appeals-result = the result is { $result }
appeals-cancel = the game counts for nobody
appeals-days = Days for the player to move, if the game goes on
appeals-button = Decide
appeal-link = Appeal against the result
appeal-title = Appeal
appeal-lead = Say why the result should be another. Your opponent and the directors read it; somebody decides who has not decided this game before. Until then the result is provisional. There is one appeal, and no second one.
appeal-text = Your reasons
appeal-text-wanted = Write your reasons, in 2,000 characters at most.
appeal-button = Appeal
appeal-open = Your appeal has been sent; it is not decided yet.
appeal-rejected = the result stays
appeal-continued = the game goes on
appeal-corrected = the result is changed
appeal-cancelled = the game counts for nobody
tournament-mark-provisional = P
tournament-met-provisional = provisional
tournament-legend-provisional = provisional: the result may still change
letter-subject-tournament-appeal = { $name }: appeal about game { $game }
letter-tournament-appeal = { $player } appeals against the result of game { $game } in “{ $name }”.
letter-tournament-appeal-note = A director decides who has not decided this game before. Until then the result is provisional; the tournament does not wait for it.
letter-subject-tournament-verdict = { $name }: the appeal about game { $game }
letter-tournament-verdict = The appeal of { $player } about game { $game } in “{ $name }” is decided.
letter-tournament-verdict-rejected = The result stays.
letter-tournament-verdict-continued = The game goes on.
letter-tournament-verdict-corrected = The result is changed; it stands on the page of the game.
letter-tournament-verdict-cancelled = The game counts for nobody.

# Calling off, other starts, undoing
refused-tournament-start-day = Name a day at least three days from now, not between 24 December and 6 January, and before the end date.
refused-tournament-round-started = This round does not wait for its start.
refused-tournament-not-to-undo = This cannot be undone any more.
kind-tournament-round-moved = A round starts on another day
desk-act-round-moved = a drawn round starts on another day: { $until }
desk-undo = Undo
desk-undo-reason = The director takes this back.
desk-call-off-hint = Games that are still running are cancelled, one after the other: they count for nobody and are not rated. What has been played stays. This cannot be undone.
order-start = Another start for a drawn round
order-start-text = A round that has not started can start on another day, at noon. Everybody who has a game in it gets a mail.
order-start-which = Which round
order-start-round = Round { $n }, { $at }
order-start-day = New day
order-start-button = Move the start
letter-tournament-called-off = The tournament “{ $name }” has been called off. Games that were still running are cancelled and count for nobody; what has been played stays.
letter-subject-tournament-round-moved = { $name }: another start
letter-tournament-round-moved = The clocks of the round of “{ $name }” that has been drawn start { $starts }. Until then there is nothing to do.
desk-announce-more = In further languages
desk-announce-more-hint = Whoever reads one of these languages gets this text in place of the one above.
refused-tournament-continue = This game cannot go on: it is running, it ended on the board, or the days are too few or too many. The player to move gets three days at least.
desk-act-continued = a game that had ended goes on
desk-continue = Let a game go on
desk-continue-hint = A game that ended on time, by resignation, by agreement or by your decision is put back into play. Its result is taken back, also from the ratings.
desk-continue-days = Days for the player to move, at least
desk-continue-button = Let it go on
## A helper enters what a member has told him
helper-title = Helper
helper-lead = A helper enters moves for a member who has no computer or no mail, exactly as the member has told them. A helper does not play in the same group.
helper-name = Sign-in name of the helper
helper-name-hint = The player is asked and has to agree, unless an administrator names the helper.
helper-ask-button = Ask this player
helper-name-button = Name this helper
helper-stands = { $name } enters the moves.
helper-waits = { $name } has been asked and has not answered yet.
helper-end = End this
helper-accept = Agree
helper-decline = Decline
helper-answer = Answer
helper-you-help = Whom you help
helper-you-enter = You enter the moves of { $name }.
helper-asks-you = { $name } asks you to enter moves.
helper-history = How it was
helper-was = { $name }, from { $from } to { $to }
helper-is = { $name }, named on { $from }
helper-asked = { $name }, asked on { $from }
helper-done-named = Done. A letter tells the helper.
helper-done-accepted = You can enter moves now.
helper-done-ended = This is over. Moves that were entered stand.
refused-help-yourself = Nobody is their own helper.
refused-help-plays = This cannot be: the two play against each other, or in the same group of a tournament. Nobody enters the moves of an opponent.
refused-help-named = There is a helper already, or one has been asked. End that first.
refused-help-gone = This has been ended meanwhile.
helping-title = Games I help with
helping-lead = Here are the games of those whose moves you enter.
helping-nobody = You enter nobody’s moves. When somebody names you as helper, the games will be here.
helping-none = No game of { $name } is running.
helping-waiting = { $n ->
    [0] No move is waited for
    [one] One game waits for a move
   *[other] { $n } games wait for a move
  }
helping-plays = Plays
helping-print = Print the positions of { $name }
enter-for = Enter a move for { $name }
enter-banner = You are entering for { $name } here, and only what you have been told.
enter-way = How were you told?
enter-only-told = Enter a move, an answer or a resignation only as you have been told it. Your name is shown with it.
enter-postmark = It counts from an earlier instant (postmark)
enter-postmark-hint = Only where the card or the letter was posted in time. The player’s clock stops at this instant; the opponent’s starts now. A game that has ended on time does not come back by this: continuing it is an act of its own.
enter-postmark-at = Postmark, day and time
enter-postmark-reason = Reason; both players read it
entered-telephone = by telephone
entered-letter = by letter
entered-person = in person
entered-resigned = the resignation
entered-agreed = the acceptance of the draw
entered-declined = the refusal of the draw
entered-claimed = the draw claim
game-entered-mark = entered
game-event-entered = { $at }: { $what } was entered by { $by } for { $name }, { $way }.
game-event-postmark = It counts from { $from }: { $reason }
game-event-dated-back = { $at }: the last move counts from its postmark, { $from }; the other clock rested until now.
ledger-dated-back = The move before counts from its postmark, { $from }; the clock rests until it was entered, { $until }
source-entering = move not entered yet
refused-not-helper = You do not enter moves of this player: you are neither the named helper nor a director of this tournament.
refused-helper-plays = You play in this group yourself, so somebody else enters these moves.
refused-no-way = Choose how you were told.
refused-postmark = The postmark cannot be before { $from }, when something happened last in the game, nor after now.
refused-postmark-reason = Only a director dates a move back, and with a reason.
refused-not-revived = The game has ended on time. A move that is dated back does not bring it back: the director can continue the game, and then the move can be entered.
kind-helper-named = Named as helper
kind-helper-move = A move to be entered
letter-subject-helper-named = You enter the moves of { $member }
letter-helper-asked = { $member } asks you to enter moves that are told to you by telephone, by letter or in person. It holds once you agree.
letter-helper-named = An administrator has named you as helper of { $member }: you enter moves that are told to you by telephone, by letter or in person.
letter-button-helper = Answer
letter-helper-note = Enter only what you have been told. You can end this at any time.
letter-subject-helper-move = A move of { $member } against { $opponent }, until { $until }
letter-helper-move = { $member } is to move against { $opponent }, who has played { $played }.
letter-helper-first-move = { $member } makes the first move against { $opponent }.
letter-helper-offer = { $opponent } has offered { $member } a draw. It can be accepted until { $until }.
letter-button-enter = Enter the move
ledger-entered = entered by { $by }, { $way }

## Collections of games of others
collections-title = Collections of games
collections-lead = A PGN file that you take in here is shown on the page of the openings beside this site’s own games. Only how the games went on is kept, not the games. All of a file is taken in or nothing.
collections-none = No collection has been taken in.
collection-name = Name
collection-file = PGN file
collection-file-hint = Up to { $n } MB. Games count that begin as usual and have a result; their first 24 half-moves are summed up.
collection-send = Take it in
collection-since = Taken in
collection-remove = Remove
collection-not-whole = not whole: remove it and take it in again
collection-done = { $n } games have been counted.
collection-removed = The collection has been removed.
collection-sent-before = This form has been sent already; the collection is below.
collection-no-name = Give it a name of up to 60 characters.
collection-no-file = Choose a file.
collection-no-games = No game in this file could be counted, so nothing was taken in.
collection-too-large = The file is larger than { $n } MB. Nothing was taken in: divide it, and take its parts in one after the other.
collection-passed-over = { $n } games were passed over: no result, no moves, or another start position.
collection-at = Line { $line }, column { $column }: { $what }
collection-bad = { $n ->
    [one] One game was left out, because something in its moves is wrong. Where:
   *[other] { $n } games were left out, because something in their moves is wrong. The first places:
}
openings-here = This site
openings-choose = Whose games
openings-of-this-site = Games of this site that began so
analysis-error-signs = Comments and signs are not taken in this field; nothing has been added. Take them in as PGN, or write them at their position.
analysis-plan-twice = Two replies of yours to one move stand here, so this cannot be planned as it is: only one of them can be played. Remove one, or plan a single line.
sheet-club = Club
watch-title = Games to watch
watch-lead = These games are being played, and you may look on. Where moves are held back, the page of the game says so.
watch-none = No game is being played that you may watch.
watch-later = later
watch-game = Game
desk-helper = { $helper } enters the moves of { $name }, and both take part. If the draw puts them into one group, you enter the moves of { $name } there.
letter-helper-due = The move is due by { $until }.
letter-why-helper = You get this letter because you enter moves for { $member } on { $site }.
