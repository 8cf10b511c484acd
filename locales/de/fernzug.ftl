# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Sprache
skip-to-content = Zum Inhalt springen
menu = Menü
menu-games = Meine Partien
menu-waiting = { $n ->
    [one] eine wartet auf dich
   *[other] { $n } warten auf dich
}
menu-invitations = Einladungen
menu-players = Spieler
menu-rules = Regeln
menu-admin = Verwaltung
menu-sign-in = Anmelden
menu-sign-up = Konto anlegen
search-label = Partienummer oder Name eines Spielers
search-placeholder = Partie oder Spieler
search-no-game = Es gibt keine Partie { $id }
search-no-game-text = Prüfe die Nummer, oder suche den Namen eines Spielers.
footer-times = Zeiten gelten für { $zone }.
front-title = Fernschach
front-what = Für jeden Zug hast du Tage. Die Stellung wartet auf dieser Seite und in deiner Mail auf dich; die Uhr rechnet für beide genau.
front-mail = Du kannst im Browser ziehen oder über die Links in den Mails, auf jedem Gerät und ohne eigenes Programm.
error-not-found = Diese Seite gibt es nicht
error-not-found-text = Unter dieser Adresse gibt es nichts, oder es ist nicht für dich zugänglich. Es ist nichts verloren.
error-private = Diese Partie läuft noch
error-private-text = Wer die Züge einer Partie noch sieht, steht vor ihrem Beginn fest. Die dieser Partie werden nach ihrem Ende gezeigt.
error-forbidden = Das ist nicht für dich zugänglich
error-forbidden-text = Mit deinem Konto geht das nicht. Es hat sich nichts geändert.
error-cross-site = Das Formular kam von einer anderen Seite
error-cross-site-text = Zu deiner Sicherheit wurde es nicht ausgeführt. Öffne die Seite hier und sende das Formular noch einmal.
error-bad-form = Die Anfrage war nicht lesbar
error-bad-form-text = Es hat sich nichts geändert. Geh zurück, öffne die Seite neu und sende das Formular noch einmal.
error-too-large = Das war zu viel Text
error-too-large-text = Es hat sich nichts geändert. Geh zurück, kürze den Text und sende ihn noch einmal.
error-too-slow = Das Formular kam nicht vollständig an
error-too-slow-text = Es hat sich nichts geändert. Geh zurück und sende es noch einmal.
error-too-often = Bitte etwas langsamer
error-too-often-text = Das wurde von hier aus zu oft versucht. Es ist nichts gesperrt: Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-dead-link = Dieser Link gilt nicht mehr
error-dead-link-text = Er wurde benutzt, ist abgelaufen oder durch einen neueren ersetzt. Melde dich an oder fordere einen neuen Link an.
error-unavailable = Der Server kann gerade nicht antworten
error-unavailable-text = Warte einen Augenblick, lade dann die Seite neu oder sende das Formular noch einmal. Was du sendest, zählt nur einmal, auch wenn du es öfter sendest.
error-broken = Hier ist etwas kaputtgegangen
error-broken-text = Es liegt nicht an dir, und keine Partie geht dadurch verloren. Die Verwaltung sieht, was geschehen ist. Versuch es in einigen Minuten noch einmal.
error-to-games = Zu meinen Partien
error-to-front = Zur Startseite
kept-written = Was du geschrieben hattest
kept-again = Noch einmal senden
menu-sign-out = Abmelden
# ---
# ---
## Dates, durations, numbers
duration-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
duration-days-dative = { $n ->
    [one] 1 Tag
   *[other] { $n } Tagen
}
duration-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
duration-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
duration-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
duration-moment = weniger als eine Minute
duration-moment-dative = weniger als einer Minute
duration-two = { $first } { $second }
# ---
# ---
## Time controls
control-per-move = { $span } pro Zug
control-game = { $span } für die ganze Partie
control-period = { $n ->
    [one] 1 Zug in { $span }
   *[other] { $n } Züge in { $span }
}
control-not-carried = nicht angespart
control-carried = angespart
control-carried-cap = angespart bis höchstens { $span }
control-fischer = { $base } und { $increment } pro Zug
control-fischer-moves = { $base } und { $increment } je { $n } Züge
control-earning = { $n ->
    [one] für den ersten Zug
   *[other] für die ersten { $n } Züge
}
control-cap = höchstens { $span }
control-reserve = Zeitreserve { $span }
control-reserve-by-hand = Zeitreserve { $span }, von Hand umzubuchen
control-whole-days = Anrechnung in vollen Tagen
control-double = doppelte Anrechnung ab { $span } für einen Zug
control-silence = wer mehr als { $span } für einen Zug braucht, verliert, wenn langes Nachdenken nicht angekündigt war
control-total = insgesamt { $span } für jeden
control-first-move = erster Zug binnen { $span }
control-grace = Schonfrist { $span }
control-claim = Zeitüberschreitung reklamiert der Gegner
control-leave-both = Urlaub hält die Zeit beider an
control-leave-none = ohne Urlaub
control-hours = spielfreie Tage und Ruhezeiten zählen
source-outage = Ausfall des Servers
source-mail = Ausfall der Mail
source-maintenance = angekündigte Wartung
source-leave = Urlaub
source-opponents-leave = Urlaub des Gegners
source-special-leave = Sonderurlaub von der Turnierleitung
source-pause = Pause
source-own-hours = spielfreie Tage und Ruhezeit
source-ended = die Partie war beendet
source-unsent-letter = die Mail über den Zug war nicht hinausgegangen
preset-normal = Normal
preset-unhurried = Gemütlich
preset-quick = Schnell
preset-club = Verein
preset-long = Lang
preset-classic = Klassisch
preset-international = International
refused-control-unreadable = Diese Bedenkzeit ist nicht zu lesen. Wähle eine aus der Liste oder fülle die Teile aus.
refused-control-too-short = Eine Zeit ist zu kurz: mindestens eine Stunde für jeden Zug, mindestens eine Minute auf einer Uhr.
refused-control-too-long = Eine Zeit ist zu lang: höchstens 3650 Tage.
refused-control-moves = Eine Zahl von Zügen muss zwischen 1 und 500 liegen.
refused-control-cap = Die Höchstzeit kann nicht unter der Zeit liegen, mit der die Uhr beginnt.
refused-control-whole-days = Wo volle Tage angerechnet werden, muss jede Zeit aus ganzen Tagen bestehen.
refused-control-limit = Eine Grenze (langes Schweigen, Gesamtzeit, erster Zug, doppelte Anrechnung) muss mindestens einen Tag betragen.

## Chess words: pieces, results, reasons, rules
colour-white = Weiß
colour-black = Schwarz
piece-king = König
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-pawn = Bauer
piece-pawns = { $n ->
    [one] Bauer
   *[other] Bauern
}
aid-books = Bücher
aid-databases = Datenbanken
aid-engines = Schachprogramme
aid-tablebases = Endspieldatenbanken
man-white-king = weißer König
man-white-queen = weiße Dame
man-white-rook = weißer Turm
man-white-bishop = weißer Läufer
man-white-knight = weißer Springer
man-white-pawn = weißer Bauer
man-black-king = schwarzer König
man-black-queen = schwarze Dame
man-black-rook = schwarzer Turm
man-black-bishop = schwarzer Läufer
man-black-knight = schwarzer Springer
man-black-pawn = schwarzer Bauer
captured-queen = die Dame
captured-rook = den Turm
captured-bishop = den Läufer
captured-knight = den Springer
captured-pawn = den Bauern
captured-king = den König
board-can-move = kann ziehen
board-target = { $square }: hierher ziehen
board-target-capture = { $square }: { $captured } schlagen
board-label = Brett, { $side } unten
move-words-plain = { $piece } von { $from } nach { $to }
move-words-capture = { $piece } von { $from } schlägt { $captured } auf { $to }
move-words-en-passant = { $piece } von { $from } schlägt den Bauern en passant und geht nach { $to }
move-words-castle-short = Kurze Rochade
move-words-castle-long = Lange Rochade
move-words-becomes-queen = { $played } und wird zur Dame
move-words-becomes-rook = { $played } und wird zum Turm
move-words-becomes-bishop = { $played } und wird zum Läufer
move-words-becomes-knight = { $played } und wird zum Springer
move-words-check = { $played }, Schach
move-words-mate = { $played }, matt
position-side = { $side }: { $pieces }.
position-to-move = { $side } am Zug.
why-checkmate = Matt
why-stalemate = Patt
why-dead_position = tote Stellung, keine Zugfolge kann mehr mattsetzen
why-fivefold_repetition = fünfmalige Stellungswiederholung
why-seventyfive_moves = 75 Züge beider Seiten ohne Schlagen und Bauernzug
why-threefold_repetition = dreimalige Stellungswiederholung
why-fifty_moves = 50 Züge beider Seiten ohne Schlagen und Bauernzug
why-threefold_claim = dreimalige Stellungswiederholung, beansprucht
why-fifty_claim = 50-Züge-Regel, beansprucht
why-agreement = durch Vereinbarung
why-resignation = Aufgabe
why-resignation_cannot_mate = Aufgabe, aber der Gegner kann nicht mehr mattsetzen
why-time = Zeitüberschreitung
why-time_cannot_mate = Zeitüberschreitung, aber der Gegner kann nicht mehr mattsetzen
why-time_silence = zu lange für einen Zug, ohne ein Wort
why-time_silence_cannot_mate = zu lange für einen Zug, ohne ein Wort, aber der Gegner kann nicht mehr mattsetzen
why-time_total = mehr Bedenkzeit verbraucht, als jeder für die ganze Partie hat
why-time_total_cannot_mate = mehr Bedenkzeit verbraucht, als jeder für die ganze Partie hat, aber der Gegner kann nicht mehr mattsetzen
why-time_claimed = Zeitüberschreitung, vom Gegner reklamiert
why-time_claimed_cannot_mate = Zeitüberschreitung, reklamiert vom Gegner, der aber nicht mehr mattsetzen kann
why-time_grace = Zeitüberschreitung, auch die Schonfrist ist vorbei
why-time_grace_cannot_mate = Zeitüberschreitung, auch die Schonfrist ist vorbei, aber der Gegner kann nicht mehr mattsetzen
why-aborted = vor dem ersten Zug abgebrochen
why-aborted_no_first_move = abgebrochen, weil der erste Zug nicht rechtzeitig kam
why-walkover = kampflos, weil der Gegner nicht weitergespielt hat
why-adjudicated = Abschätzung durch die Turnierleitung
why-cancelled = von der Turnierleitung annulliert
why-corrected = Ergebnis von der Turnierleitung berichtigt
rule-laws = FIDE-Regeln, Artikel { $article }
rule-online = FIDE-Online-Regeln, Artikel { $article }
ending-win = { $name } hat gewonnen, { $result }: { $reason } ({ $rule }).
ending-draw = Remis, { $result }: { $reason } ({ $rule }).
ending-doubt = { $side } hätte noch mattsetzen können, zum Beispiel so: { $line } ({ $rule }).
ending-abort = Kein Ergebnis: Die Partie wurde { $reason }. Sie wird nicht gewertet.
ending-decided-win = { $name } hat gewonnen, { $result }: { $reason }.
ending-decided-draw = Remis, { $result }: { $reason }.
ending-cancelled = Kein Ergebnis: Die Turnierleitung hat die Partie annulliert. Sie zählt für niemanden und wird nicht gewertet.
profile-online = Remis von selbst
profile-laws = Remis auf Antrag (FIDE)
profile-site = Vereinsseite: Remis von selbst, kurze Materiallisten
profile-classic = Ältere Regeln: nur auf Antrag
profile-swedish = Schwedischer Verein: auf Antrag, Aufgabe verliert immer
profile-chessmail = Fernschachseite: Remis von selbst
profile-simple = Anfänger: Zeitüberschreitung verliert immer
aids-none = keine
# ---
# ---
## Refusals: why a verb said no
refused-move-empty = Schreib einen Zug, zum Beispiel Sf3.
refused-move-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Schreib ihn so: Sf3, exd5, O-O oder e8D.
refused-move-null = Aussetzen geht nicht: Es muss gezogen werden.
refused-move-over = In dieser Stellung gibt es keinen regelgemäßen Zug.
refused-move-nothing-there = Auf { $square } steht nichts.
refused-move-not-yours = Der Stein auf { $square } gehört deinem Gegner.
refused-move-no-such-piece = Du hast dort keinen solchen Stein: { $piece }.
refused-move-cannot-reach = { $piece ->
    [king] Dein König kann nicht nach { $square } ziehen.
    [queen] Keine deiner Damen kann nach { $square } ziehen.
    [rook] Keiner deiner Türme kann nach { $square } ziehen.
    [bishop] Keiner deiner Läufer kann nach { $square } ziehen.
    [knight] Keiner deiner Springer kann nach { $square } ziehen.
   *[pawn] Keiner deiner Bauern kann nach { $square } ziehen.
}
refused-move-one-cannot-reach = { $piece ->
    [king] Dein König
    [queen] Deine Dame
    [rook] Dein Turm
    [bishop] Dein Läufer
    [knight] Dein Springer
   *[pawn] Dein Bauer
} auf { $from } kann nicht nach { $square } ziehen.
refused-move-cannot-reach-file = { $piece ->
    [king] Dein König kann nicht dorthin ziehen.
    [queen] Keine deiner Damen kann dorthin ziehen.
    [rook] Keiner deiner Türme kann dorthin ziehen.
    [bishop] Keiner deiner Läufer kann dorthin ziehen.
    [knight] Keiner deiner Springer kann dorthin ziehen.
   *[pawn] Keiner deiner Bauern kann dorthin ziehen.
}
refused-move-own-piece = Auf { $square } steht dein eigener Stein.
refused-move-pinned = Damit stünde dein König im Schach: Der Stein auf { $square } schützt ihn.
refused-en-passant-king = Du kannst auf { $square } nicht en passant schlagen: Beide Bauern würden ihre Felder verlassen, und dein König stünde im Schach.
refused-en-passant-late = En passant geht das nur sofort nach dem Doppelschritt: Auf { $square } kannst du jetzt nicht schlagen.
refused-move-king-into-check = Dein König stünde auf { $square } im Schach.
refused-move-still-check = Dein König steht im Schach (von { $square }), und dieser Zug hebt es nicht auf.
refused-move-double-check = Dein König steht im Doppelschach: Nur er kann ziehen.
refused-castling-right = Diese Rochade geht nicht mehr: König oder Turm hat gezogen.
refused-castling-blocked = Die Rochade geht nicht: Auf { $square } steht ein Stein.
refused-castling-attack = Die Rochade geht nicht: { $way ->
    [over] Der König würde { $square } überqueren, das angegriffen ist.
    [onto] Der König käme auf { $square } an, das angegriffen ist.
   *[uncovered] Nach ihr stünde der König auf { $square } im Schach.
}
refused-castling-check = Im Schach darf nicht rochiert werden.
refused-promotion-missing = Der Bauer erreicht die letzte Reihe. Wähle, was er wird:
refused-promotion-impossible = Nur ein Bauer auf der letzten Reihe verwandelt sich, in Dame, Turm, Läufer oder Springer.
refused-move-ambiguous = „{ $text }“ kann mehrere Züge bedeuten. Welchen meinst du?
refused-move-several-men = { $n ->
    [2] Zwei
   *[other] { $n }
} { $piece ->
    [queen] Damen
    [rook] Türme
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauern
} können nach { $square } ziehen: von { $from }. Welchen Zug meinst du?
refused-nothing-lost = Nichts wurde gesendet; du kannst es berichtigen.
refused-no-game = Diese Partie gibt es nicht, oder sie wird dir nicht gezeigt.
refused-not-your-game = Das ist nicht deine Partie.
refused-not-your-turn = Dein Gegner ist am Zug.
refused-ended = Die Partie ist beendet.
refused-stale = Die Partie ist weitergegangen, seit dieses Formular geöffnet wurde. Hier ist die jetzige Stellung.
refused-other-move = Hier wurde schon { $played } gezogen. Dein Zug wurde nicht gesendet.
refused-time-is-up = Die Bedenkzeit ist seit { $since } abgelaufen; das Ergebnis wird gerade eingetragen.
refused-offer-early = Remis kann angeboten werden, sobald beide gezogen haben.
refused-offer-soon = { $moves ->
    [one] Dein letztes Angebot wurde nicht angenommen. Nach einem weiteren eigenen Zug kannst du wieder anbieten.
   *[other] Dein letztes Angebot wurde nicht angenommen. Nach { $moves } weiteren eigenen Zügen kannst du wieder anbieten.
}
refused-offer-stands = Es steht schon ein Remisangebot.
refused-no-offer = Dieses Remisangebot gilt nicht mehr.
refused-own-offer = Das ist dein eigenes Angebot.
refused-no-claim = In dieser Partie kommt das Remis von selbst; es wird nichts beansprucht.
refused-claimed = Du hast in diesem Zug schon Remis beansprucht.
refused-time-stale = Seit dieses Formular geöffnet wurde, ist an der Zeit etwas geschehen. So steht es jetzt.
refused-span = Diese Zeitspanne geht hier nicht: Sie muss größer als nichts sein und darf das Erlaubte nicht überschreiten.
refused-pause-until = Eine Pause endet an einem Tag ab heute, höchstens 60 Tage von jetzt an.
refused-pause-stands = Darum ist schon gebeten, oder eine Pause läuft bereits.
refused-no-pause = Um eine Pause ist nicht (mehr) gebeten, oder es läuft keine.
refused-announce = Hier gibt es nichts anzukündigen: Nichts begrenzt dein Nachdenken, oder du hast es schon angekündigt.
refused-continue = Diese Partie kann nicht fortgesetzt werden: Sie ist auf dem Brett entschieden worden oder seit mehr als 14 Tagen zu Ende.
refused-not-asked = Dein Gegner hat nicht darum gebeten oder es zurückgenommen.
refused-abort-late = Du hast schon gezogen; die Partie lässt sich nicht mehr abbrechen. Du kannst aufgeben oder Remis anbieten.
refused-in-event = Das ist eine Turnierpartie: Darüber entscheidet die Turnierleitung, nicht die beiden Spieler.
refused-message-long = Die Nachricht ist zu lang (höchstens 2000 Zeichen).
refused-unconfirmed = Bestätige zuerst deine Mailadresse: Der Link steht in unserer Mail. Auf deiner Kontoseite kannst du dir eine neue Mail schicken lassen.
refused-no-invitation = Diese Einladung gibt es nicht, oder sie ist nicht für dich.
refused-not-open = Diese Einladung ist nicht mehr offen.
refused-yourself = Gegen dich selbst kannst du nicht spielen.
refused-no-player = Unter diesem Namen spielt hier niemand.
refused-player-closed = Dieses Konto ist geschlossen.
refused-address = Das ist keine Mailadresse.
refused-profile = Wähle eine der Regelfassungen.
refused-start-position = Diese Stellung lässt sich nicht verwenden: { $why }
refused-start-move = Zug { $number } der Liste, „{ $typed }“: { $why }
refused-start-ended = In dieser Stellung ist die Partie schon zu Ende.
refused-too-many = Du hast 50 offene Einladungen. Zieh zuerst eine zurück.
refused-invited-already = Du hast schon dorthin eingeladen, und die Einladung ist noch offen. Warte auf die Antwort oder zieh sie erst zurück.
refused-incomplete = Das Formular kam unvollständig an. Bitte sende es noch einmal.
refused-sent-before = Du hast dieses Formular schon einmal mit anderem Inhalt gesendet. Sende es noch einmal, wenn du eine zweite Einladung meinst.
refused-choose-kind = Wähle, wen du einlädst.
fen-empty = Es steht nichts da.
fen-fields = Es sind mehr als sechs Teile.
fen-ranks = { $n ->
    [one] Es ist nur eine Reihe, nicht acht.
   *[other] Es sind { $n } Reihen, nicht acht.
}
fen-rank-length = { $n ->
    [one] Reihe { $rank } hat nur ein Feld, nicht acht.
   *[other] Reihe { $rank } hat { $n } Felder, nicht acht.
}
fen-piece = „{ $letter }“ ist kein Stein.
fen-turn = Der zweite Teil muss w oder b sein.
fen-castling = Die Rochaderechte (dritter Teil) sind nicht lesbar.
fen-en-passant = Das En-passant-Feld (vierter Teil) ist nicht lesbar.
fen-halfmove = Der fünfte Teil ist keine Zahl von Halbzügen.
fen-fullmove = Der sechste Teil ist keine Zugnummer.
fen-no-king = { $side } hat keinen König.
fen-kings = { $side } hat mehrere Könige.
fen-men = { $side } hat mehr als 16 Steine.
fen-pawns = { $side } hat mehr als acht Bauern.
fen-promoted = { $side } hat mehr umgewandelte Figuren, als Bauern fehlen.
fen-pawn-rank = Auf { $square } steht ein Bauer.
fen-opponent-check = Wer eben gezogen hat, steht im Schach.
fen-kings-touch = Die Könige stehen nebeneinander.
fen-castling-rook = { $side } hat ein Rochaderecht, aber König und Turm stehen nicht zu Hause.
fen-ep-impossible = Über { $square } kann kein Bauer gezogen sein.
fen-check-impossible = Kein Zug kann dieses Schach gegeben haben.
# ---
# ---
## People: sign-up, sign-in, account
account-title = Dein Konto
account-name = Anmeldename
account-name-hint = 2 bis 30 Buchstaben, Ziffern, Punkte, Bindestriche. Andere sehen ihn und laden dich damit ein.
account-display = Angezeigter Name
account-display-hint = Dein Name, wie er bei deinen Partien steht, bis 60 Zeichen. Bleibt das Feld leer, steht dort der Anmeldename.
account-address = Mailadresse
account-address-hint = Dorthin kommen die Züge deiner Gegner. Niemand sonst sieht sie.
account-password = Passwort
account-password-hint = Mindestens { $least } Zeichen. Ein paar Wörter lassen sich leicht merken.
account-old-password = Jetziges Passwort
account-new-password = Neues Passwort
account-zone = Zeitzone
account-zone-hint = Fristen werden darin gezeigt, und deine Nächte liegen darin. Laufende Uhren behalten die Zone, mit der sie gestartet sind.
account-position = Stellungen
account-position-hint = Wie Seiten und Mails dir eine Stellung zeigen.
position-diagram = als Diagramm
position-list = als Liste der Steine
position-none = gar nicht
account-nights = Nachts nicht durch Zeitüberschreitung verlieren
account-nights-hint = Eine Frist zwischen 22:00 und 8:00 Uhr deiner Zeitzone endet erst um 8:00 Uhr.
save = Speichern
done-settings = Deine Einstellungen sind gespeichert.
done-password = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
done-devices = Erledigt.
done-code = Du bist angemeldet; der Code ist verbraucht. Wähle hier ein Passwort, dann kannst du dich später wieder anmelden.
sign-up-title = Konto anlegen
sign-up-button = Konto anlegen
sign-up-to-sign-in = Ich habe schon ein Konto
welcome-title = Willkommen, { $name }
welcome-text = Dein Konto ist angelegt.
welcome-confirm = Eine Mail ist unterwegs an { $address }. Öffne den Link darin, um die Adresse zu bestätigen. Bis dahin kannst du dich umsehen und alles vorbereiten.
layout-unconfirmed = Deine Mailadresse ist noch nicht bestätigt. Du kannst dich umsehen und vorbereiten; um zu spielen, öffne den Link in der Mail.
sign-in-name = Anmeldename oder Mailadresse
sign-in-first = Du warst nicht mehr angemeldet, darum ist noch nichts gesendet. Melde dich hier an, dann geht es mit dem weiter, was du ausgefüllt hattest.
sign-in-stay = Auf diesem Gerät angemeldet bleiben
sign-in-to-forgotten = Ich habe mein Passwort vergessen
sign-in-to-link = Schick mir einen Link zum Anmelden
sign-in-to-code = Ich habe einen gedruckten Code
sign-in-to-sign-up = Ich habe noch kein Konto
sign-in-link-title = Mit einem Link anmelden
sign-in-link-lead = An die Adresse deines Kontos kommt eine Mail. Ihr Link meldet dich einmal an, innerhalb einer Stunde.
send-letter = Mail senden
letter-sent-title = Sieh in deine Mails
letter-sent-text = Wenn es ein solches Konto oder eine solche Adresse gibt, ist eine Mail unterwegs. Es kann ein paar Minuten dauern.
kept-go-on = Mit meinem Formular weitermachen
kept-meanwhile = Was du ausgefüllt hattest, wartet auf dieser Seite. Melde dich über den Link in der Mail an (er öffnet eine eigene Seite), komm dann hierher zurück und mach weiter.
forgotten-title = Passwort vergessen
forgotten-lead = An die Adresse deines Kontos kommt eine Mail. Über ihren Link kannst du ein neues Passwort wählen.
sign-in-code-title = Mit gedrucktem Code anmelden
sign-in-code-lead = Tippe den Code von deinem Blatt ein. Er gilt einmal. Großbuchstaben und Bindestriche spielen keine Rolle.
sign-in-code = Einmal-Code
sign-in-as = Du meldest dich als { $name } an.
confirm-address-title = Mailadresse bestätigen
confirm-lead = { $address } wird die Adresse des Kontos { $name }.
confirm-button = Adresse bestätigen
confirmed-title = Die Adresse ist bestätigt
confirmed-text = Mails über deine Partien gehen von jetzt an dorthin.
confirm-in-use-title = Diese Adresse gehört zu einem anderen Konto
undo-title = Adressänderung rückgängig machen
undo-lead = { $address } wird wieder die Adresse des Kontos { $name }. Alle Geräte werden abgemeldet, und du bekommst eine Mail, um ein neues Passwort zu wählen.
undo-button = Rückgängig machen
undone-title = Die Änderung ist rückgängig gemacht
undone-text = Deine alte Adresse gilt wieder, und niemand ist mehr angemeldet. Eine Mail, um ein neues Passwort zu wählen, ist unterwegs.
reset-title = Neues Passwort wählen
reset-lead = Auf allen anderen Geräten wirst du abgemeldet, und Links in älteren Mails gelten nicht mehr.
reset-button = Passwort setzen
password-title = Passwort ändern
password-lead = Auf allen anderen Geräten wirst du abgemeldet, und Links in älteren Mails gelten nicht mehr. Eine Mail sagt dir Bescheid.
address-title = Mailadresse
address-now = Deine Adresse ist { $address }.
address-sent = Eine Mail an { $address } ist unterwegs. Es kann ein paar Minuten dauern.
address-pending = Die Adresse { $address } wartet darauf, dass du sie mit dem Link in unserer Mail bestätigst.
address-none = Dein Konto hat keine Mailadresse.
address-unconfirmed = Sie ist noch nicht bestätigt. Öffne den Link in der Mail oder fordere noch eine Mail an.
address-resend = Mail noch einmal senden
address-change = Andere Adresse
address-change-lead = Die neue Adresse bekommt eine Mail mit einem Link. Sie gilt, sobald du ihn bestätigst; die alte Adresse erfährt davon und kann die Änderung 7 Tage lang rückgängig machen.
address-new = Neue Adresse
devices-title = Geräte
devices-lead = Auf diesen Geräten bist du angemeldet.
devices-browser = Browser
devices-seen = Zuletzt benutzt
devices-this = dieses
devices-end-others = Überall sonst abmelden
players-search = Name
players-search-button = Suchen
players-none = Niemand mit diesem Namen spielt hier.
page-before = Zurück
page-next = Weitere Namen
player-running = Laufende Partien
player-finished = Beendete Partien
player-closed = Dieses Konto ist geschlossen.
player-invite = Zu einer Partie einladen
ratings-title = Wertungszahlen
ratings-lead = Wie stark die Mitglieder spielen, berechnet aus ihren gewerteten Partien.
ratings-rules = Wie Wertungszahlen entstehen
ratings-pools = Arten von Partien
ratings-games = Gewertete Partien
ratings-games-short = Partien
ratings-none = Noch hat hier niemand eine Wertungszahl. Sie kommt von selbst mit der ersten gewerteten Partie, die endet.
ratings-none-sure = Alle Wertungszahlen sind noch vorläufig.
ratings-provisional-title = Vorläufige Wertungszahlen
ratings-provisional-hint = Noch nicht sicher: erst wenige Partien, oder lange keine mehr.
ratings-all-provisional = Alle vorläufigen Wertungszahlen ({ $n })
rating-pool-standard = Schach
rating-pool-chess960 = Chess960
rating-pool-standard-engines = Schach mit Schachprogrammen
rating-pool-chess960-engines = Chess960 mit Schachprogrammen
rating-in-pool = Wertungszahl ({ $pool })
rating-provisional = vorläufig
rating-provisional-value = { $rating } (vorläufig)
rating-said = Wertungszahl { $rating }
rating-said-provisional = Wertungszahl { $rating }, vorläufig
rating-said-change = { $rating }; durch diese Partie { $change }
rating-own = Meine Wertungszahl
rating-of = Wertungszahl von { $name }
rating-deviation = Unsicherheit
rating-chart = Wertungszahl von { $name } vom { $first } bis zum { $last }: von { $from } auf { $to }, niedrigste { $least }, höchste { $most }. Die Tabelle darunter nennt jede Änderung.
rating-history = Wie sie entstanden ist
rating-empty = { $name } hat hier noch keine Wertungszahl. Sie kommt von selbst mit der ersten gewerteten Partie, die endet.
rating-row-date = Datum
rating-row-why = Grund
rating-row-change = Änderung
rating-row-won = Partie { $game } gegen { $opponent } ({ $rating }) gewonnen
rating-row-drawn = Partie { $game } gegen { $opponent } ({ $rating }) remis gespielt
rating-row-lost = Partie { $game } gegen { $opponent } ({ $rating }) verloren
rating-row-taken-back = Partie { $game } gegen { $opponent } zählt mit diesem Ergebnis nicht mehr
rating-row-entered = von der Administration eingetragen: { $note }
rating-row-together = (als eine Wertung mit den anderen Zeitüberschreitungen in diesem Turnier)
rating-enter-title = Wertungszahl eintragen für { $name }
rating-enter-lead = Für jemanden, der die Wertungszahl eines anderen Verbandes mitbringt (DWZ, Elo). Sie ersetzt die bisherige, mit einer Unsicherheit von { $deviation } Punkten, und alle sehen, dass sie eingetragen wurde. Partien, die danach gewertet werden, gehen von ihr aus.
rating-enter-pool = Art der Partien
rating-enter-value-hint = Eine ganze Zahl von { $least } bis { $most }.
rating-enter-note = Woher sie stammt
rating-enter-note-hint = Alle lesen es: zum Beispiel DWZ, Mai 2027.
rating-enter-button = Wertungszahl eintragen
rating-enter-done = Die Wertungszahl ist eingetragen.
refused-rating-value = Eine Wertungszahl ist eine ganze Zahl von { $least } bis { $most }.
refused-rating-note = Sag in einer Zeile von höchstens { $most } Zeichen, woher die Wertungszahl stammt.
refused-name-empty = Gib einen Namen ein.
refused-name-short = Ein Name hat mindestens zwei Zeichen.
refused-name-long = Der Name darf höchstens { $most } Zeichen haben.
refused-name-sign = Dieses Zeichen kann im Namen nicht stehen: { $sign }
refused-name-scripts = Im Namen sind Buchstaben mehrerer Schriften gemischt. Nimm nur eine.
refused-name-letter = Der Name braucht mindestens einen Buchstaben.
refused-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen gleich. Nimm einen anderen.
refused-name-reserved = Dieser Name steht für die Seite oder das Spiel selbst oder sieht so aus. Wähle einen anderen.
refused-display-taken = Unter diesem oder einem gleich aussehenden Namen spielt schon jemand. Ergänze einen Vornamen oder Buchstaben.
refused-address-empty = Gib eine Mailadresse ein.
refused-address-in-use = Ein anderes Konto hat diese Adresse inzwischen bestätigt. Es hat sich nichts geändert.
refused-password-short = Das Passwort braucht mindestens { $least } Zeichen.
refused-password-long = Das Passwort darf höchstens { $most } Zeichen haben.
refused-password-name = Dein Name ist kein Passwort. Nimm etwas anderes.
refused-password-one = Ein wiederholtes Zeichen ist kein Passwort. Nimm etwas anderes.
refused-wrong-password = Das passte nicht zusammen. Prüfe deine Eingabe oder lass dir einen Link mailen.
# ---
# ---
## Invitations
form-errors = Bitte sieh dir das noch einmal an
invitations-open-caption = Deine Einladungen
invitations-to-you-caption = Einladungen an dich
invitations-from-you-caption = Einladungen von dir
invitations-board-caption = Offen für alle
invitations-closed-caption = Kürzlich ohne Partie geschlossen
invitations-board-empty = Gerade hat niemand eine offene Einladung ausgehängt. Du kannst hier selbst eine aushängen.
invitations-who = Wer
invitations-terms = Bedingungen
invitations-state = Stand
invitations-position-words = Die Stellung in Worten
invitation-title = Einladung zu einer Partie
invitation-from = Von { $name }
invitation-to = An { $name }
invitation-to-all = Von dir, offen für alle
invitation-special-start = besondere Anfangsstellung
invitation-given-moves = beginnt nach { $moves }
invitation-open-until = offen bis { $date }
invitation-accepted = angenommen { $date }
invitation-declined = abgelehnt { $date }
invitation-withdrawn = zurückgezogen { $date }
invitation-expired = abgelaufen { $date }
invitation-you-white = du spielst Weiß
invitation-you-black = du spielst Schwarz
invitation-sent = Gesendet. Du bekommst eine Mail, wenn die Antwort da ist.
invitation-to-game = Zur Partie
invitation-accept = Annehmen und die Partie beginnen
invitation-decline = Ablehnen
invitation-withdraw = Zurückziehen
invitation-all = Alle Einladungen
invited-by = { $name } lädt dich zu einer Schachpartie ein
invited-what = Ihr spielt sie auf { $site } im Browser oder per Mail, mit Tagen für jeden Zug. Es kostet nichts.
invited-how = Zum Annehmen melde dich neu an, oder melde dich an, wenn du ein Konto hast. Die Einladung wartet so lange.
invited-sign-up = Konto anlegen
invited-sign-up-text = Dein Konto bekommt die Adresse { $address }; sie ist durch diese Mail bestätigt, und die Partie beginnt sofort.
invited-sign-up-button = Konto anlegen und die Partie beginnen
invited-sign-in = Anmelden
invited-refuse-text = Willst du keine solchen Mails mehr? Ein Knopf, und niemand kann { $address } von hier aus noch einladen.
invited-refuse = Alle weiteren Einladungen ablehnen
invited-refused-all = Erledigt. An diese Adresse gehen keine Einladungen mehr.
new-whom = Wen lädst du ein?
new-player = Jemanden, der hier spielt
new-player-name = Anmeldename oder angezeigter Name
new-find-player = Unter den Spielern suchen
new-address = Jemanden per Mail
new-address-mail = Mailadresse
new-open = Alle (offene Einladung)
new-open-hint = Die Einladung hängt 30 Tage aus; wer sie zuerst annimmt, spielt.
new-colour = Deine Farbe
new-due-now = Begänne die Uhr jetzt, wäre der Zug fällig bis { $date }.
new-more-times = Weitere Bedenkzeiten
new-pace-parts = Eine andere Bedenkzeit aus ihren Teilen
new-parts = Teile der Bedenkzeit
new-kind-of-time = Wie die Zeit gegeben wird
new-kind-move = So viel für jeden Zug
new-kind-period = So viele Züge in einer Zeitspanne
new-kind-fischer = Eine Anfangszeit und mehr mit jedem Zug
new-kind-reserve = Eine Uhr mit Zeitreserve
new-kind-game = Eine Zeit für die ganze Partie
new-time = Zeit: für jeden Zug, für die Spanne, am Anfang oder für die ganze Partie
new-moves-in = Züge in der Spanne
new-carried = Unverbrauchte Zeit wird angespart
new-increment = Zeitgutschrift
new-per-moves = Zeitgutschrift je so viele Züge (leer: für jeden Zug)
new-earning = Nur die ersten so vielen Züge bringen sie (leer: alle)
new-cap = Die Uhr zeigt höchstens (leer: keine Grenze)
new-reserve = Zeitreserve am Anfang
new-by-hand = Die Zeitreserve wird von Hand umgebucht, nicht von selbst verbraucht
new-options = Weitere Regeln
new-whole-days = Nur volle Tage werden angerechnet
new-double = Tage für einen Zug, ab denen doppelt angerechnet wird
new-silence = Tage für einen Zug, nach denen die Partie verloren ist, wenn langes Nachdenken nicht angekündigt war
new-total = Tage für jeden in der ganzen Partie
new-first-move = Tage für den ersten Zug; danach darf der andere abbrechen
new-leave = Urlaub und Ruhezeit
new-leave-own = Urlaub hält die Uhr dessen an, der weg ist; ein Gegner am Zug denkt weiter
new-leave-both = Urlaub hält die Uhren beider an
new-leave-none = In dieser Partie gilt kein Urlaub
new-hours = Spielfreie Tage und Ruhezeit jedes Spielers zählen
new-hours-hint = Jeder stellt seine unter seinem Konto ein; vor der Partie und in ihr siehst du, wie lange drei Tage damit dauern.
new-grace = Bei Zeitüberschreitung
new-grace-none = Die Partie ist sofort verloren
new-grace-after = Die Partie ist nach einer Schonfrist verloren
new-grace-days = Tage Schonfrist
new-grace-claim = Der Gegner kann reklamieren
new-explain = Zeigen, was das bedeutet
new-unit = Einheit
unit-days = Tage
unit-hours = Stunden
unit-minutes = Minuten
unit-seconds = Sekunden
refused-days = Tage pro Zug: eine Zahl von 1 bis 365.
new-pace-other = Eine andere Zahl von Tagen
new-days = Tage pro Zug (1 bis 365)
new-more-rules = Weitere Regelfassungen
new-rules-explained = Alle Regelfassungen erklärt
new-aids = Welche Hilfsmittel dürft ihr beide benutzen?
new-plans = Eventualzüge
new-plans-hint = Beide dürfen Antworten auf erwartete Züge planen; sie werden sofort gespielt und kosten keine Zeit.
new-rated = Gewertet
new-rated-hint = Eine gewertete Partie ändert die Wertungszahlen beider. Sie braucht mindestens einen Zug von jedem.
new-start = Eine andere Ausgangsstellung
new-fen = Stellung (FEN)
new-fen-hint = Leer lassen für die übliche Ausgangsstellung.
new-moves = Schon gemachte Züge
new-moves-hint = Zum Beispiel 1. e4 c5 2. Sf3. Danach beginnt die Partie.
new-message = Nachricht (freiwillig)
new-send = Einladung senden
new-cancel = Abbrechen
# ---
# ---
## Games: lists and the game page
until = bis { $date }
days-per-move = { $n ->
    [one] 1 Tag pro Zug
   *[other] { $n } Tage pro Zug
}
game-title = Partie { $id }
game-subtitle = Freundschaftspartie · { $days } · begonnen am { $date }
game-subtitle-event = Turnierpartie · { $days } · begonnen am { $date }
game-event-of = { $name }, Runde { $round }
game-state-yours = Du bist am Zug; noch { $left }, bis { $until }.
game-state-waiting = { $name } ist am Zug; noch { $left }, bis { $until }.
game-state-time-up = Die Bedenkzeit von { $name } ist seit { $since } abgelaufen; das Ergebnis wird gerade eingetragen.
game-reasons = Warum diese Frist?
game-reason-outage = Der Server stand { $span } still; diese Zeit zählt für niemanden.
game-reason-rest = Nicht angerechnet: { $span } ({ $what }).
game-state-overdue = Die Bedenkzeit von { $name } ist seit { $since } überschritten; bis { $falls } zählt ein Zug noch, dann geht die Partie von selbst verloren.
game-reason-return = Nach einem langen Ausfall hat niemand weniger als zwölf Stunden: nicht vor { $until }.
game-reason-night = Nachts (22:00 bis 08:00 in der Zeitzone dessen, der am Zug ist) endet keine Frist: Sie ist von Anfang an { $until }.
game-event-declined = { $at }: { $name } hat das Remisangebot abgelehnt.
game-event-claim-failed = { $at }: { $name } hat Remis beansprucht; der Antrag war nicht berechtigt.
game-event-agreed = { $at }: { $name } hat das Remis angenommen.
game-event-resigned = { $at }: { $name } hat aufgegeben.
game-event-claimed = { $at }: { $name } hat zu Recht Remis beansprucht.
game-event-aborted = { $at }: Die Partie wurde abgebrochen ({ $name }).
game-event-flag = { $at }: Die Bedenkzeit von { $name } ist abgelaufen.
game-event-walkover = { $at }: kampflos entschieden.
game-event-adjudicated = { $at }: Die Turnierleitung hat die Partie abgeschätzt.
game-event-cancelled = { $at }: Die Turnierleitung hat die Partie annulliert.
game-event-corrected = { $at }: Die Turnierleitung hat das Ergebnis berichtigt.
game-term-time = Bedenkzeit
game-term-rules = Regeln
game-term-rated = Wertung
game-term-aids = Erlaubte Hilfsmittel
game-term-colours = Farben
game-term-by-lot = durch Los
game-term-start = Ausgangsstellung
game-rated = gewertet
game-unrated = ungewertet
game-times = { $n ->
   *[other] { $n }. Mal
}
game-captured = hat geschlagen: { $pieces }
game-clock-shows = { $span } auf der Uhr
game-clock-shows-reserve = { $span } auf der Uhr, { $reserve } Zeitreserve
game-clock-rests = wartet
game-strip-result = Ergebnis: { $points }
game-steps = Durch die Partie gehen
game-step-start = Anfang
game-step-back = Zurück
game-step-on = Vor
game-step-end = Aktuell
game-past-start = Die Stellung am Anfang.
game-past = Die Stellung nach { $played }.
game-to-present = Zur jetzigen Stellung
game-offer-stands = Dein Gegner bietet Remis an. Das Angebot gilt, bis du ziehst.
game-offer-accept = Remis annehmen …
game-offer-decline = Ablehnen
game-own-offer = Dein Remisangebot gilt, bis dein Gegner zieht.
game-may-claim = Du kannst Remis beanspruchen.
game-entry-label = Dein Zug
game-entry-told = Der Zug, der dir gesagt wurde
game-entry-hint = Wähle einen Stein auf dem Brett oder schreib den Zug: { $example }
game-entry-preview = Ansehen
game-entry-cannot-move = Der Stein auf { $square } kann nicht ziehen.
game-moves = Züge
game-messages = Nachrichten
game-events = Was sonst geschah
game-terms = Was vereinbart ist
game-rules-link = Diese Regeln erklärt
game-resign = Aufgeben …
game-claim = Remis beanspruchen …
game-abort = Partie abbrechen …
game-sent = Gesendet. { $played } { $name } hat Zeit bis { $until }.
game-sent-short = Gesendet. { $played }
game-message-late = Dein Zug { $played } war schon da. Was du jetzt geschrieben hast, ist nicht hinzugekommen.
game-unsent-message = Deine Nachricht, nicht gesendet
game-unsent-offer = Auch dein Remisangebot ist nicht gesendet.
game-unsent-goes = Sie ist noch nicht gesendet. Sie geht mit dem Zug mit, den du oben eingibst.
game-unsent-board = Stattdessen auf dem Brett wählen (ohne diese Worte)
game-sent-won = { $reason }: Du hast gewonnen. { $played }
game-sent-drawn = Die Partie ist remis: { $reason }. { $played }
game-sent-over = Gesendet. { $played } { $ending }
game-sent-plain = Gesendet.
game-nothing-waits = Nichts wartet auf dich.
game-note-declined = Abgelehnt. Dein Gegner erfährt es; du bist weiter am Zug.
game-note-claim-wrong = Der Antrag war nicht berechtigt: Die Partie geht weiter.{ $became ->
    [offer] {" "}Er gilt jetzt als Remisangebot, bis dein Gegner zieht.
    [early] {" "}Ein Angebot ist noch nicht erlaubt.
   *[nothing] {""}
}
confirm-title = Diesen Zug senden?
confirm-wins = Mit diesem Zug gewinnst du: { $reason } ({ $rule }).
confirm-draws = Mit diesem Zug endet die Partie remis: { $reason } ({ $rule }).
confirm-offer-lapses = Mit diesem Zug erlischt das Remisangebot deines Gegners.
confirm-offer = Mit diesem Zug Remis anbieten
confirm-offer-hint = Das Angebot gilt, bis dein Gegner zieht, und lässt sich nicht zurücknehmen.
confirm-no-offer = Mit diesem Zug kann kein Remis angeboten werden.
confirm-claim = Mit diesem Zug Remis beanspruchen …
confirm-claim-good = Mit diesem Zug kannst du Remis beanspruchen
confirm-claim-none = Kein Antrag: nur den Zug senden
confirm-claim-threefold = Ich beanspruche Remis: dieselbe Stellung steht zum dritten Mal
confirm-claim-fifty = Ich beanspruche Remis: 50 Züge ohne Schlagen und ohne Bauernzug
confirm-claim-not-good = Kein Antrag wäre berechtigt: Der Zug würde gespielt, und der Antrag gälte als Remisangebot, wo Angebote erlaubt sind.
confirm-claim-times = { $n ->
    [one] Mit diesem Zug steht die Stellung zum ersten Mal auf dem Brett.
   *[other] Mit diesem Zug steht die Stellung zum { $n }. Mal auf dem Brett.
}
confirm-claim-moves = { $n ->
    [one] Dann wird seit 1 Zug nichts geschlagen und kein Bauer gezogen sein.
   *[other] Dann wird seit { $n } Zügen nichts geschlagen und kein Bauer gezogen sein.
}
confirm-message = Nachricht an deinen Gegner (freiwillig)
confirm-send = Zug senden
confirm-back = Zurück
resign-title = Diese Partie aufgeben?
resign-text = Dann gewinnt { $name }.
resign-text-draw = Damit endet die Partie.
resign-undo-friendly = Rückgängig machen kannst du das nicht allein: Die Partie geht nur weiter, wenn dein Gegner innerhalb von 14 Tagen zustimmt.
resign-undo-event = Rückgängig machen kann das nur die Turnierleitung.
resign-would-draw = Dein Gegner kann nicht mehr mattsetzen: Das wäre ein Remis.
resign-button = Aufgeben
accept-title = Remis annehmen?
accept-text = { $name } hat Remis angeboten. Wenn du annimmst, endet die Partie ½-½.
accept-button = Remis annehmen
claim-title = Remis beanspruchen?
claim-times = { $n ->
    [one] Die Stellung steht zum ersten Mal auf dem Brett.
   *[other] Die Stellung steht zum { $n }. Mal auf dem Brett.
}
claim-moves = { $n ->
    [0] Die Zählung der Züge ohne Schlagen und Bauernzug steht am Anfang.
    [one] Seit 1 Zug wurde nichts geschlagen und kein Bauer gezogen.
   *[other] Seit { $n } Zügen wurde nichts geschlagen und kein Bauer gezogen.
}
claim-stood = Sie stand schon auf dem Brett nach: { $list }.
claim-stood-start = dem Anfang
claim-unlike-turn = Nicht dieselbe, obwohl sie so aussieht, weil die andere Seite am Zug war, nach: { $list }.
claim-unlike-castling = Nicht dieselbe, obwohl sie so aussieht, weil ein Rochaderecht anders war, nach: { $list }.
claim-unlike-en-passant = Nicht dieselbe, obwohl sie so aussieht, weil ein Bauer en passant geschlagen werden konnte, nach: { $list }.
claim-with-move = Entsteht die Stellung erst durch deinen nächsten Zug, beanspruche nicht hier: Wähle den Zug und beanspruche dort, wo du ihn sendest.
claim-text = Ist der Antrag berechtigt, ist die Partie sofort remis. In jedem Zug hast du einen Antrag.
claim-not-good = So wie es steht, wäre kein Antrag berechtigt: Die Partie ginge weiter, und dein Antrag gälte als Remisangebot, wo Angebote erlaubt sind.
claim-button-threefold = Remis beanspruchen: dreimal dieselbe Stellung
claim-button-fifty = Remis beanspruchen: 50 Züge
claim-good = Dieser Antrag ist jetzt berechtigt.
claim-which = Welches Remis beanspruchst du?
claim-kind-threefold = Dreimal dieselbe Stellung
claim-kind-fifty = 50 Züge ohne Schlagen und ohne Bauernzug
claim-button-anyway = Trotzdem beanspruchen; ist es nicht berechtigt, gilt es als Remisangebot
claim-choose = Wähle, welches Remis du beanspruchst. Noch ist nichts beansprucht.
abort-title = Diese Partie abbrechen?
abort-text = Sie endet ohne Ergebnis und wird nicht gewertet. Dein Gegner liest, dass du sie abgebrochen hast.
abort-button = Partie abbrechen
link-spent = Du hast am { $at } { $played } gezogen.
link-over = Mit diesem Link lässt sich nichts mehr tun.
link-to-game = Zur ganzen Partie (anmelden)
link-to-games = Zu meinen Partien (anmelden)
games-opponent = Gegner
games-you-play = Du spielst
games-you-played = Du spieltest
games-move = Zug
games-time-left = Restzeit
games-open = Öffnen
games-open-one = Partie { $id } öffnen
games-offer = Remis angeboten
games-overdue = Zeit abgelaufen
games-result = Ergebnis
games-ended = Beendet
games-waiting-mine = Warten auf dich ({ $n })
games-waiting-others = Warten auf deine Gegner ({ $n })
games-finished = Beendet
games-finished-title = Beendete Partien
games-finished-count = { $n ->
    [one] 1 beendete Partie.
   *[other] { $n } beendete Partien.
}
games-finished-empty = Hier stehen einmal deine beendeten Partien.
games-all-finished = Alle beendeten Partien
games-empty = Hier stehen deine Partien. Lade jemanden ein oder nimm eine offene Einladung an.
games-none-running = Gerade läuft keine Partie von dir.
games-invite = Jemanden zu einer Partie einladen
games-to-board = Offene Einladungen
games-to-account = Zu deinem Konto
page-newer = Neuere
page-older = Ältere
# ---
# ---
## The board: in words, with its script, told of news
men-title = Das Brett in Worten
men-moves = Kann ziehen:
men-no-move = Kann nicht ziehen.
men-not-its-turn = Die andere Seite ist am Zug.
men-attacked = Angegriffen von: { $men }.
men-not-attacked = Nicht angegriffen.
men-guarded = Gedeckt von: { $men }.
men-not-guarded = Nicht gedeckt.
board-turn = Brett drehen
board-script-take = { $man } { $square }: schlagen
board-script-empty = { $square }, leer
board-script-picked = { $man } { $square } gewählt. Mögliche Felder:
board-script-down = Wieder abgestellt.
board-script-not-there = Nicht nach { $square }: Das ist kein Zug dieses Steins.
board-script-promote = Was soll aus dem Bauern werden?
board-script-keys = Tasten auf dem Brett: Pfeile gehen von Feld zu Feld, ein Buchstabe und eine Ziffer springen hin, Enter wählt und zieht, Escape stellt ab. L öffnet diese Liste, M nennt Züge, Angreifer und Deckung der Figur. Außerhalb des Bretts gehen links und rechts durch die Partie.
board-script-unsent = Noch nicht gesendet.
board-script-kept = Du hast diesen Zug hier schon gewählt.
board-script-take-back = Zurücknehmen
board-script-taken-back = Zurückgenommen. Nichts ist gesendet.
board-script-away = Der Server ist gerade nicht zu erreichen. Nichts ist gesendet, nichts geht verloren.
board-script-again = Noch einmal versuchen
board-script-slider = Zug für Zug
board-settings = Brett und Züge
board-settings-confirm = Einen Zug noch einmal zeigen, bevor er gesendet wird
board-settings-confirm-hint = Sonst ist ein Zug auf dem Brett sofort gesendet. Ein geschriebener Zug wird trotzdem gezeigt, ebenso einer, der die Partie beendet oder ein Angebot erlöschen lässt. Remis und Aufgabe werden immer bestätigt.
board-settings-after = Nach dem Senden
board-settings-after-next = zur nächsten Partie, die wartet
board-settings-after-stay = bei der Partie bleiben
board-settings-after-list = zur Liste meiner Partien
board-settings-theme = Brett
board-settings-theme-wood = Holz und Papier
board-settings-theme-print = Druck
board-settings-theme-contrast = hoher Kontrast
board-settings-colours = Farben der Seiten
board-settings-colours-system = wie mein System
board-settings-colours-light = hell
board-settings-colours-dark = dunkel
board-settings-sound = Ein leiser Ton bei jedem Zug auf einer offenen Seite
live-moved = { $name } hat gezogen: { $played }
live-offer = { $name } bietet Remis an.
live-changed = In dieser Partie ist etwas geschehen.
live-show = Anzeigen
# ---
# ---
time-acts-title = Zeit in dieser Partie
time-acts-link = Zeit schenken, Pause, …
time-acts-claim-link = Zeitüberschreitung reklamieren
time-give = Zeit schenken
time-give-text = { $name } bekommt mehr Bedenkzeit für diese Partie. Das lässt sich nicht zurücknehmen.
time-give-days = Tage (1 bis 30)
time-give-hours = Stunden (1 bis 720)
time-give-button = Zeit schenken
time-in-event = In Turnierpartien gibt nur die Turnierleitung Zeit oder lässt die Uhren ruhen.
time-pause = Pause
time-pause-text = Wenn { $name } zustimmt, ruhen beide Uhren längstens bis zum Ende des Tages, den du nennst. Jeder von euch kann die Pause früher beenden.
time-pause-until = Letzter Tag der Pause
time-pause-button = Um eine Pause bitten
time-pause-asked-you = Du hast um eine Pause bis längstens { $until } gebeten. { $name } hat noch nicht geantwortet; die Uhr läuft weiter.
time-pause-asked-them = { $name } bittet um eine Pause bis längstens { $until }. Bis du antwortest, läuft die Uhr weiter.
time-pause-accept = Der Pause zustimmen
time-pause-decline = Ablehnen
time-pause-take-back = Zurücknehmen
time-pause-runs = Beide Uhren ruhen, bis längstens { $until }.
time-pause-end = Pause jetzt beenden
time-long-think = Langes Nachdenken
time-long-think-text = Wer hier mehr als { $span } für einen Zug braucht, verliert. Brauchst du länger, kündige es an: Dann zählt für diesen Zug nur deine Uhr. { $name } erfährt davon.
time-long-think-button = Langes Nachdenken ankündigen
time-reserve = Zeitreserve
time-reserve-text = Du kannst bis zu { $span } aus deiner Zeitreserve auf deine Uhr umbuchen.
time-reserve-days = Tage zum Umbuchen (1 bis { $most })
time-reserve-button = Umbuchen
time-claim = Zeitüberschreitung reklamieren
time-claim-text = Die Bedenkzeit von { $name } ist überschritten. Du kannst reklamieren oder weiter warten.
time-claim-button = Reklamieren: Die Partie endet jetzt
time-continue = Partie fortsetzen
time-continue-text = Wenn ihr beide es wollt, kann eine Partie, die durch Zeitüberschreitung, Aufgabe oder Vereinbarung zu Ende ging, binnen 14 Tagen fortgesetzt werden: Stellung und Zugrecht wie zuvor, und mindestens drei Tage für den, der am Zug ist.
time-continue-ask = Um Fortsetzung bitten
time-continue-asked-you = Du hast um Fortsetzung gebeten. { $name } hat noch nicht geantwortet.
time-continue-asked-them = { $name } bittet darum, diese Partie fortzusetzen.
time-continue-agree = Zustimmen: Die Partie geht weiter
time-nothing = An der Zeit dieser Partie ist jetzt nichts zu ändern.
game-note-time-act = Erledigt.
game-event-given = { $at }: { $name } bekommt { $span } mehr.
game-event-pause-asked = { $at }: { $name } bittet um eine Pause bis { $until }.
game-event-pause-declined = { $at }: keine Pause.
game-event-pause = { $at }: Pause, bis längstens { $until }.
game-event-pause-over = { $at }: { $name } beendet die Pause.
game-event-reserve = { $at }: { $name } bucht { $span } aus der Zeitreserve um.
game-event-long-think = { $at }: { $name } kündigt langes Nachdenken an.
game-event-continue-asked = { $at }: { $name } bittet um Fortsetzung der Partie.
game-event-continued = { $at }: Die beendete Partie geht weiter.
## Tournaments
tournament-robin-single = Rundenturnier, einfach
tournament-robin-double = Rundenturnier, doppelt, beide Farben gleichzeitig
tournament-groups-single = Gruppen bis { $size }, jeder gegen jeden eine Partie
tournament-groups-double = Gruppen bis { $size }, jeder gegen jeden zwei Partien, beide Farben gleichzeitig
tournament-knockout = { $n ->
    [one] K.-o.-Turnier, eine Partie je Begegnung
   *[other] K.-o.-Turnier, { $n } Partien je Begegnung
}
tournament-swiss = { $n ->
    [one] Schweizer System, eine Runde
   *[other] Schweizer System, { $n } Runden
}
tournament-every = { $n ->
    [one] jeden Tag eine Runde
   *[other] alle { $n } Tage eine Runde
}
tournament-fill-lot = ausgelost
tournament-fill-rating = nach Spielstärke geordnet
tournament-fill-even = gleich stark
tournament-fill-order = in der Reihenfolge der Anmeldung
tournament-onward = { $n ->
    [one] der Erste jeder Gruppe kommt weiter
   *[other] die ersten { $n } jeder Gruppe kommen weiter
}
tournament-onward-tied = { $n ->
    [one] der Erste jeder Gruppe kommt weiter, dazu alle mit gleich vielen Punkten
   *[other] die ersten { $n } jeder Gruppe kommen weiter, dazu alle mit gleich vielen Punkten wie der Letzte von ihnen
}
tournament-tie-lower = bei Gleichstand kommt weiter, wer zu Beginn niedriger eingestuft war
tournament-tie-extra = bei Gleichstand zwei weitere Partien; steht es dann noch gleich, kommt weiter, wer zu Beginn niedriger eingestuft war
tournament-tie-both = bei Gleichstand kommen beide weiter
tie-break-points = Punkte
tie-break-wins = Zahl der Siege (Baumbach), kampflose eingeschlossen
tie-break-won = Zahl der am Brett gewonnenen Partien
tie-break-blacks = Zahl der Partien mit Schwarz
tie-break-black-wins = Zahl der Siege mit Schwarz
tie-break-elected = Zahl der aus eigenem Willen gespielten Runden
tie-break-direct = direkter Vergleich
tie-break-sonneborn = Sonneborn-Berger
tie-break-buchholz = Buchholz
tie-break-koya = Koya (Punkte gegen alle mit mindestens der Hälfte)
tie-break-progressive = Fortschrittswertung
tie-break-average = Durchschnitt der gegnerischen Wertungszahlen
tie-break-rating = Wertungszahl zu Beginn
tie-break-number = Nummer zu Beginn
tie-break-lots = Losentscheid
tie-break-shared = dann geteilter Platz
tie-break-cut = { $n ->
    [one] ohne den niedrigsten Wert
   *[other] ohne die { $n } niedrigsten Werte
}
tie-break-cut-first = { $n ->
    [one] ohne die erste Runde
   *[other] ohne die ersten { $n } Runden
}
tie-break-median = { $n ->
    [one] ohne den niedrigsten und den höchsten Wert
   *[other] ohne die { $n } niedrigsten und die { $n } höchsten Werte
}
tie-break-reversed = (niedriger zuerst)
tie-break-points-short = Pkt
tie-break-wins-short = Siege
tie-break-won-short = Gew.
tie-break-blacks-short = Schw.
tie-break-black-wins-short = Siege S
tie-break-elected-short = Gesp.
tie-break-direct-short = DV
tie-break-sonneborn-short = SoBe
tie-break-buchholz-short = BH
tie-break-koya-short = Koya
tie-break-progressive-short = Fort.
tie-break-average-short = Schnitt
tie-break-rating-short = WZ
tie-break-number-short = Nr.
tie-break-lots-short = Los
tournament-state-draft = Entwurf
tournament-state-registration = Anmeldung offen
tournament-state-running = Läuft
tournament-state-finished = Beendet
tournament-state-cancelled = Abgesagt
tournament-entry-waiting = auf der Warteliste
tournament-entry-left = vor der Auslosung abgemeldet
tournament-entry-withdrawn = zurückgetreten
tournament-withdrawal-announced = Rücktritt
tournament-withdrawal-illness = Krankheit
tournament-withdrawal-death = Tod
tournament-withdrawal-silent = stiller Rücktritt
tournament-withdrawal-excluded = von der Turnierleitung ausgeschlossen
tournament-start-date = zu seinem Termin
tournament-start-full = sobald alle Plätze besetzt sind
tournament-start-hand = wenn die Turnierleitung es startet
tournament-preset-championship = Vereinsmeisterschaft
tournament-preset-groups = Kleine Gruppen
tournament-preset-cup = Pokal
tournament-preset-swiss = Turnier nach Schweizer System
tournament-preset-thematic = Thementurnier
tournament-preset-beginners = Anfängerturnier
refused-tournament-format = Wähle, wie das Turnier gespielt wird.
refused-tournament-cycles = Wähle eine oder zwei Partien je Paar.
refused-tournament-size = Eine Gruppe hat 3 bis { $most } Spieler.
refused-tournament-onward = Aus einer Gruppe kommt mindestens ein Spieler weiter und weniger, als die Gruppe hat.
refused-tournament-onward-groups = Wo jemand weiterkommt, muss es Gruppen geben: Gib an, wie groß eine Gruppe sein darf.
refused-tournament-every = Zwischen zwei Runden liegen 1 bis { $most } Tage.
refused-tournament-games = Eine Begegnung hat 1 bis { $most } Partien.
refused-tournament-rounds = Ein Turnier nach Schweizer System hat 1 bis { $most } Runden.
refused-tournament-name = Gib dem Turnier einen Namen.
refused-tournament-name-long = Der Name hat höchstens { $most } Zeichen.
refused-tournament-about-long = Die Ausschreibung hat höchstens { $most } Zeichen.
refused-tournament-least = Ein Turnier braucht mindestens 2 Spieler und höchstens { $most }.
refused-tournament-most = Es muss mindestens so viele Plätze geben, wie Spieler nötig sind, und höchstens { $most }.
refused-tournament-most-format = Ein Turnier dieser Art nimmt höchstens { $most } Spieler auf. Wähle Gruppen, wenn es mehr werden können.
refused-tournament-full = Ein Turnier, das beginnt, wenn es voll ist, braucht eine Zahl von Plätzen.
refused-tournament-start-early = Der Beginn muss mindestens drei Tage entfernt sein, damit alle rechtzeitig davon erfahren.
refused-tournament-start-late = Der Beginn darf höchstens drei Jahre entfernt sein.
refused-tournament-end = Das Ende muss nach dem Beginn liegen, höchstens fünf Jahre danach.
menu-tournaments = Turniere
tournaments-mine = Deine
tournaments-drafts = Entwürfe
tournaments-open = Anmeldung offen
tournaments-running = Laufende
tournaments-finished = Beendete
tournaments-empty = Hier stehen die Turniere: die, zu denen du dich anmelden kannst, die laufenden und die beendeten. Noch gibt es keines.
tournaments-name = Turnier
tournaments-when = Wann
tournaments-players-of = { $n } von { $most }
tournaments-starts = Beginn { $day }
tournaments-started = seit { $day }
tournaments-ended = beendet { $day }
tournaments-of-player = Turniere
tournament-desk = Turnierleitung
tournament-is-draft = Ein Entwurf: Nur die Turnierleitung sieht ihn.
tournament-is-cancelled = Es wurde abgesagt.
tournament-is-open = Die Anmeldung ist offen bis { $closes }; die Uhren laufen ab { $starts }.
tournament-is-open-full = { $n ->
    [one] Die Anmeldung ist offen. Es beginnt, sobald der einzige Platz besetzt ist.
   *[other] Die Anmeldung ist offen. Es beginnt, sobald alle { $n } Plätze besetzt sind.
}
tournament-is-open-hand = Die Anmeldung ist offen, bis die Turnierleitung es startet.
tournament-is-being-drawn = Es wird ausgelost; die Uhren laufen frühestens ab { $starts }.
tournament-is-played = Die Partien laufen.
tournament-round-of = Runde { $n } von { $all } läuft.
tournament-round-played = Runde { $n } läuft.
tournament-round-starts = Runde { $n } ist ausgelost; ihre Uhren laufen ab { $at }.
tournament-round-done = Runde { $n } ist gespielt; die nächste wird ausgelost.
tournament-clocks-start = Ausgelost; die Uhren laufen ab { $at }.
tournament-is-finished = Beendet.
tournament-won = Beendet: { $name } hat mit { $points } aus { $of } gewonnen.
tournament-shared = Beendet: { $names } teilen sich den ersten Platz mit { $points } aus { $of }.
tournament-cup-won = Beendet: { $name } hat gewonnen.
tournament-groups-won = Beendet. Gruppenerste: { $names }.
tournament-stage = Stufe { $n }
tournament-stages = Stufen
tournament-final = Endrunde
tournament-group = Gruppe { $n }
tournament-round = Runde { $n }
tournament-round-short = R{ $n }
tournament-round-head = Runde
tournament-rounds = Runden
tournament-round-state = Stand
tournament-round-published = ausgelost
tournament-round-started = läuft
tournament-round-finished = beendet
tournament-terms = Wie gespielt wird
tournament-term-format = Modus
tournament-term-players = Spieler
tournament-term-tie-breaks = Feinwertung
tournament-term-members = Wer sich anmelden kann
tournament-term-start = Beginn
tournament-term-end = Ende
tournament-term-director = Turnierleitung
tournament-adjudicated-then = { $at }; was dann noch läuft, wird abgeschätzt
tournament-member-days = { $n ->
    [one] wer seit mindestens einem Tag Mitglied ist
   *[other] wer seit mindestens { $n } Tagen Mitglied ist
}
tournament-players-exactly = { $n }
tournament-players-between = mindestens { $least }, höchstens { $most }
tournament-players-least = mindestens { $n }
tournament-you-play = Du spielst mit.
tournament-you-wait = Du stehst auf der Warteliste.
tournament-you-withdrew = Du bist zurückgetreten.
tournament-enter = Zum Turnier anmelden
tournament-enter-waiting = Auf die Warteliste
tournament-leave = Anmeldung zurückziehen
tournament-by-invitation = In dieses Turnier trägt nur die Turnierleitung Spieler ein.
tournament-sign-in-to-enter = Melde dich an, um am Turnier teilzunehmen.
tournament-entries = { $n ->
    [one] Ein Spieler ist angemeldet
   *[other] { $n } Spieler sind angemeldet
}
tournament-nobody-yet = Noch ist niemand angemeldet.
tournament-crosstable = Kreuztabelle
tournament-rank = Platz
tournament-number = Nr.
tournament-name = Name
tournament-rating = Wertungszahl
tournament-points = Punkte
tournament-more-rows = { $n ->
    [one] Noch ein Spieler; die Datei enthält die ganze Tabelle.
   *[other] Noch { $n } Spieler; die Datei enthält die ganze Tabelle.
}
tournament-more-matches = { $n ->
    [one] Noch eine Begegnung; die Datei enthält alle.
   *[other] Noch { $n } Begegnungen; die Datei enthält alle.
}
tournament-match-on = { $name } kommt weiter
tournament-match-won = { $name } hat das Turnier gewonnen
tournament-match-both = beide kommen weiter
tournament-match-free = Freilos
tournament-letter-white = w
tournament-letter-black = s
tournament-mark-time = z
tournament-mark-adjudicated = a
tournament-mark-free = frei
tournament-met-running = spielt gegen { $name } mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
tournament-met-open = wird gegen { $name } spielen, mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
tournament-met-won = gewonnen gegen { $name } mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
tournament-met-lost = verloren gegen { $name } mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
tournament-met-drawn = remis gegen { $name } mit { $side ->
    [white] Weiß
   *[black] Schwarz
}
tournament-met-void = Partie gegen { $name } mit { $side ->
    [white] Weiß
   *[black] Schwarz
} annulliert
tournament-met-walkover-won = kampflos gewonnen gegen { $name }
tournament-met-walkover-lost = kampflos verloren gegen { $name }
tournament-met-free = spielfrei, ein Punkt
tournament-met-time = durch Zeitüberschreitung
tournament-met-adjudicated = durch Abschätzung
tournament-met-not-counted = zählt nicht
tournament-legend-blank = leer
tournament-legend-running = läuft noch
tournament-legend-open = noch nicht begonnen
tournament-legend-walkover = kampflos
tournament-legend-time = durch Zeitüberschreitung
tournament-legend-adjudicated = abgeschätzt
tournament-legend-void = annulliert
tournament-legend-brackets = zählt nicht, einer der beiden ist zurückgetreten
tournament-legend-free = in dieser Runde spielfrei
tournament-legend-colours = Nummer des Gegners, eigene Farbe, Ergebnis
tournament-file-csv = Kreuztabelle als CSV
tournament-file-trf = TRF für Auslosungsprogramme
tournament-file-pgn = Alle beendeten Partien als PGN
draw-title = Auslosung: { $name }
draw-lead = { $n ->
    [one] Einer spielt mit. Die Uhren laufen ab { $starts }.
   *[other] { $n } spielen mit. Die Uhren laufen ab { $starts }.
}
draw-waiting = { $n ->
    [one] Einer steht auf der Warteliste und bekommt keinen Platz.
   *[other] { $n } stehen auf der Warteliste und bekommen keinen Platz.
}
draw-button = So auslosen
draw-stale = Inzwischen hat sich jemand angemeldet oder abgemeldet, oder die Ausschreibung wurde geändert. Noch ist nichts ausgelost; so sähe die Auslosung jetzt aus.
desk-draw-look = Auslosung ansehen
desk-next-drawn = Es ist ausgelost. Die Uhren laufen ab { $starts }; bis dahin ist nichts zu tun.
tournaments-drawn = Ausgelost, beginnen bald
pairings-title = Paarungen
pairings-own = Deine Partien
pairings-from = ab { $at }
pairings-board = Brett
pairings-white = Weiß
pairings-black = Schwarz
pairings-result = Ergebnis
kind-tournament-changed = Turnier geändert
letter-subject-tournament-changed = Geändert: { $name }
letter-tournament-changed = Die Turnierleitung hat „{ $name }“ geändert. Jetzt gilt:
letter-tournament-changed-start = Die Uhren laufen ab { $starts }.
pairings-colour = Deine Farbe
setup-fault-conditions = Diese Bedingungen kann niemand erfüllen: Die niedrigste Wertungszahl liegt über der höchsten, oder das Kennwort ist länger als 60 Zeichen.
refused-entry-no-rating = Dieses Turnier verlangt eine Wertungszahl, und du hast hier noch keine. Spiele erst ein paar gewertete Partien, oder schreibe der Turnierleitung.
refused-entry-weak = Dieses Turnier ist für Spieler mit einer Wertungszahl ab { $least }.
refused-entry-strong = Dieses Turnier ist für Spieler mit einer Wertungszahl bis { $most }.
refused-entry-games = { $have ->
    [one] Zur Anmeldung brauchst du { $least } gewertete Partien; du hast eine.
   *[other] Zur Anmeldung brauchst du { $least } gewertete Partien; du hast { $have }.
}
refused-entry-word = Zu diesem Turnier meldet man sich mit einem Kennwort an, das die Turnierleitung weitergibt. Deines ist ein anderes.
refused-entry-conduct = Im letzten Jahr bist du von einem Turnier ausgeschlossen worden oder hast eines ohne ein Wort verlassen. Schreibe der Turnierleitung, wenn du trotzdem mitspielen willst.
refused-entry-twin = Du bist schon mit deinem anderen Konto angemeldet. Jeder spielt mit einem Konto.
refused-entry-own-limit = Du spielst { $most } Partien oder mehr, und mehr willst du nicht auf einmal. Das kannst du unter „Mein Konto“ ändern.
refused-entry-new = Solange du hier noch keine { $until } Partien beendet hast, spielst du höchstens { $most } auf einmal.
condition-between = Wertungszahl von { $least } bis { $most }
condition-least = Wertungszahl ab { $least }
condition-most = Wertungszahl bis { $most }
condition-games = { $n ->
    [one] mindestens eine gewertete Partie
   *[other] mindestens { $n } gewertete Partien
}
condition-clean = niemand, der im letzten Jahr von einem Turnier ausgeschlossen wurde oder eines ohne ein Wort verlassen hat
condition-word = mit einem Kennwort, das die Turnierleitung weitergibt
setup-rating-from = Niedrigste Wertungszahl
setup-rating-hint = Hier erspielt, in Partien wie denen des Turniers. Beide leer heißt ohne Grenzen; von Hand kannst du jeden anmelden.
setup-rating-to = Höchste Wertungszahl
setup-rated-games = Gewertete Partien, die man zur Anmeldung braucht
setup-entry-word = Kennwort zur Anmeldung (nicht nötig)
setup-entry-word-hint = Wer sich anmeldet, tippt es ein. Gib es denen, die mitspielen dürfen; große und kleine Buchstaben sind gleich.
setup-clean = niemand, der im letzten Jahr von einem Turnier ausgeschlossen wurde oder eines ohne ein Wort verlassen hat
setup-more-texts = Mehr: die Ausschreibung in anderen Sprachen
setup-texts-hint = Wer diese Seiten in einer dieser Sprachen liest, sieht ihren Text; alle anderen sehen die Ausschreibung oben.
setup-like = Noch eins wie dieses ausschreiben
entry-word = Kennwort
tie-household = ein Haushalt: ihre Partien werden nicht gewertet
tie-person = zwei Konten einer Person: nur eines spielt in einem Turnier
ties-title = Gehört zu { $name }
ties-lead = Partien zwischen Mitgliedern eines Haushalts und zwischen zwei Konten einer Person werden nicht gewertet. Von zwei Konten einer Person kann sich nur eines zu einem Turnier anmelden. Außer der Verwaltung sieht das niemand.
ties-untie = Wegnehmen
ties-other = Das andere Konto
ties-other-hint = Anmeldename oder angezeigter Name
ties-kind = Was sie sind
ties-link = Haushalt
admin-log = Was die Verwaltung getan hat
admin-log-empty = Hier steht, was die Verwaltung ändert. Noch ist nichts geändert.
admin-act-tied = Haushalt oder Person von
admin-act-role = Rechte von
admin-act-site = Einstellungen der Seiten
admin-act-blocked = Konto gesperrt oder geöffnet
admin-act-archive = Archiv
admin-act-member = neues Mitglied
at-once-title = Partien auf einmal
at-once-lead = Hier setzt du dir selbst eine Grenze: Wer so viele Partien spielt, kann sich zu keinem weiteren Turnier anmelden. Wer hier noch keine { $until } Partien beendet hat, spielt höchstens { $most } auf einmal.
at-once-most = Höchstens so viele Partien
at-once-hint = Leer heißt ohne Grenze. Sie gilt, wenn du dich zu einem Turnier anmeldest.
at-once-refused = Gib eine ganze Zahl von 1 bis { $most } an, oder nichts.
report-title = Schlussbericht
report-text = Der Bericht als Text
report-games = Partien
report-table = Schlusstabelle
report-endings = Wie die Partien endeten
report-how = Wie
report-longest = Längste Partie
report-shortest = Kürzester Sieg
report-left = Zurückgetreten
report-game = { $white } – { $black } { $result }, { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
letter-tournament-table = Schlusstabelle:
letter-tournament-table-line = { $rank }. { $name }: { $points }
letter-tournament-report = Der Schlussbericht mit allen Partien: { $link }
archive-title = Archiv
archive-year = Archiv { $year }
archive-series = Reihe: { $name }
archive-years = Jahre
archive-empty = Hier stehen die beendeten Turniere mit denen, die sie gewonnen haben, Jahr für Jahr. Noch gibt es keines.
archive-new = Sieger von früher eintragen
archive-new-lead = Für Turniere, die nicht hier gespielt wurden. Der Eintrag steht im Archiv seines Jahres und in seiner Reihe.
archive-term-year = Jahr
archive-term-names = Sieger
archive-names-hint = Mehrere mit geteiltem ersten Platz: mit Kommas dazwischen.
archive-term-note = Anmerkung
archive-refused-text = Fülle Turnier und Sieger aus, höchstens { $most } Zeichen in jedem Feld.
archive-refused-year = Gib ein Jahr von 1800 bis 2200 an.
setup-series = Reihe (nicht nötig)
setup-series-hint = Turniere mit demselben Wort hier stehen im Archiv zusammen, etwa „Vereinsmeisterschaft“.
tournament-term-series = Reihe
tournament-file-html = Kreuztabelle als HTML
entries-file = Anmeldungen als CSV
entries-state = Stand
entries-since = Angemeldet
import-title = Spieler aus einer Datei: { $name }
import-lead = Füge eine TRF-Datei (TRF16 oder TRF26) eines anderen Auslosungsprogramms ein. Zuerst siehst du, wer daraus Mitglied ist; angemeldet wird erst, wenn du bestätigst.
import-file = Datei
import-look = Ansehen
import-confirm = Alle anmelden
import-known = { $n ->
    [one] Ein Mitglied
   *[other] { $n } Mitglieder
}
import-new = { $n ->
    [one] Einer, den hier niemand kennt
   *[other] { $n }, die hier niemand kennt
}
import-new-hint = Sie werden Mitglieder ohne Adresse. Die Administration druckt einen Code, mit dem sie sich anmelden.
import-rounds = { $n ->
    [one] In der Datei steht eine Runde. Runden und Ergebnisse werden nicht übernommen: Ausgelost wird hier.
   *[other] In der Datei stehen { $n } Runden. Runden und Ergebnisse werden nicht übernommen: Ausgelost wird hier.
}
import-no-players = In dieser Datei steht kein Spieler (keine Zeile, die mit 001 beginnt).
import-problem = Zeile { $line }, Spalte { $column }: Das passt nicht in eine TRF-Datei. Niemand wurde angemeldet.
import-link = Spieler aus einer TRF-Datei
progress-title = Verlauf
progress-chart = Wie die Punkte gewachsen sind
progress-empty = Hier steht, wie die Punkte wachsen. Noch ist keine Partie beendet.
progress-groups = Gruppen
tournament-late = Seit vierzehn Tagen kein Zug
tournament-preset-endless = Endlose Gruppen
setup-again = beginnt es, wird das nächste wie dieses von selbst ausgeschrieben (nur wenn es beginnt, sobald es voll ist)
tie-breaks-title = Feinwertung
tie-breaks-of = Feinwertung von { $name }
tie-breaks-place = Platz { $rank } mit { $points } Punkten.
tie-breaks-lead = Unter Punktgleichen entscheidet der erste dieser Werte, der sich unterscheidet.
tie-breaks-none = Dieses Turnier hat keine Feinwertung.
tie-breaks-no-parts = Noch geht nichts darin ein.
tie-breaks-value = Wert
tie-breaks-role = Wie es zählt
tie-breaks-sum = Summe
tie-breaks-back = Zurück zum Turnier
tie-break-role-counts = zählt
tie-break-role-dummy = nicht gespielt: zählt wie gegen einen gedachten Gegner
tie-break-role-cut = gestrichen
tie-break-role-below = zählt nicht: der Gegner hat weniger als die Hälfte der Punkte
tie-break-role-unrated = zählt nicht: der Gegner hat keine Wertungszahl
## Time ledger
less-than-a-day = weniger als ein Tag
game-wins-by-waiting = Kommt bis { $until } nichts, gewinnst du; du musst nichts tun.
ledger-title = Zeitabrechnung
ledger-link = Zeitabrechnung
ledger-control = Bedenkzeit: { $control }.
ledger-how = Die laufende Zeit reicht vom Zug des Gegners bis zur Antwort, ohne alles, worin die Uhr ruhte; nur laufende Zeit wird angerechnet.
ledger-written = Zeiten stehen als Tage und Stunden:Minuten:Sekunden, Daten in der Zeitzone { $zone }.
ledger-empty = Die Uhr läuft noch nicht.
ledger-caption = Züge und was die Uhren sonst betraf
ledger-what = Zug oder Ereignis
ledger-from = Von
ledger-to = Bis
ledger-now = jetzt
ledger-when = Wann
ledger-running = Laufende Zeit
ledger-free = Nicht angerechnet
ledger-charged = Angerechnet
ledger-added = Hinzugekommen
ledger-reserve = Zeitreserve
ledger-clock = Uhr danach
ledger-left = Rest der Bedenkzeit
ledger-conditional = Eventualzug
ledger-rest = { $what }: { $span }
ledger-rest-many = { $what }: { $span } in { $n } Abschnitten
ledger-span = { $from } bis { $to }
ledger-night = Nacht (die Frist war { $until })
ledger-return = Zwölf Stunden nach einem langen Ausfall (die Frist war { $until })
ledger-grace = Schonfrist
ledger-part-day = Weniger als ein voller Tag: { $span }
ledger-lost = { $span } verfallen
ledger-broken-off = Die Partie endete
ledger-thinks = { $name } denkt nach
ledger-thought = { $name } dachte nach, als die Partie endete
ledger-due = Zug fällig bis { $until }, noch { $left }.
ledger-given = { $name } bekommt { $span } mehr
ledger-pause-asked = { $name } bittet um eine Pause bis { $until }
ledger-pause-declined = Keine Pause
ledger-pause = Pause, bis längstens { $until }
ledger-pause-over = { $name } beendet die Pause
ledger-from-reserve = { $name } bucht { $span } aus der Zeitreserve um
ledger-long-think = { $name } kündigt langes Nachdenken an
ledger-letter-held = Die Mail an { $name } über den Zug war nicht rechtzeitig hinausgegangen; die Uhr ruht bis { $until }
ledger-continue-asked = { $name } bittet um Fortsetzung der Partie
ledger-continued = Die Partie geht weiter; { $name } ist am Zug
ledger-decided = Die Turnierleitung hat die Partie entschieden
ledger-back = Zurück zur Partie
ledger-json = Dasselbe für Programme (JSON)

game-event-letter-held = { $at }: Die Mail, die { $name } vom Zug erzählt, war nicht rechtzeitig hinausgegangen; die Uhr ruht bis { $until }.
## Letters
letter-subject-your-move = Dein Zug gegen { $opponent } ({ $played }), bis { $until }
letter-subject-first-move = Dein Zug gegen { $opponent } (die Partie beginnt), bis { $until }
letter-subject-draw-offered = { $opponent } bietet Remis an ({ $played }), dein Zug bis { $until }
letter-subject-draw-offered-waiting = { $opponent } bietet Remis an (Partie { $game })
letter-subject-draw-declined = { $opponent } lehnt das Remisangebot ab (Partie { $game })
letter-subject-reminder = Erinnerung: dein Zug gegen { $opponent }, bis { $until }
letter-subject-game-aborted = Partie { $game } gegen { $opponent } abgebrochen
letter-subject-game-over = Partie { $game } gegen { $opponent } ist zu Ende: { $result }
letter-subject-plan-played = Eventualzüge gegen { $opponent } gespielt: { $moves }
letter-subject-plan-played-yours = Eventualzüge gespielt, dein Zug gegen { $opponent }, bis { $until }
letter-subject-plan-stopped = Eventualzüge nicht gespielt: dein Zug gegen { $opponent }, bis { $until }
letter-plan-played = Deine Eventualzüge gegen { $opponent } wurden gespielt: { $moves }.
letter-plan-played-yours = In deiner Partie gegen { $opponent } wurden Eventualzüge gespielt: { $moves }. Du bist am Zug.
letter-plan-stopped = Deine Eventualzüge wurden nicht gespielt; du bist am Zug, bis { $until }.
letter-plan-unexpected = { $opponent } hat { $played } gezogen, wofür nichts geplant war.
letter-plan-offer = { $opponent } hat wie erwartet { $played } gezogen, aber mit einem Remisangebot oder Remisantrag. Du entscheidest.
letter-plan-draw = { $opponent } hat wie erwartet { $played } gezogen. Deine Antwort hätte die Partie remis beendet, und das hattest du nicht gewünscht.
letter-plan-too-many = Vierzig Halbzüge wurden auf einmal gespielt; mehr werden es nicht. Was du weiter geplant hast, steht noch da.
letter-plan-before = Bis dahin wurde gespielt: { $moves }.
letter-invited-no-plans = Ohne Eventualzüge.
letter-subject-confirm-address = Bestätige deine Adresse für { $site }
letter-subject-address-taken = Du hast schon ein Konto bei { $site }
letter-subject-address-changed = Deine Adresse bei { $site } wurde geändert
letter-subject-password-changed = Dein Passwort bei { $site } wurde geändert
letter-subject-sign-in-link = Anmelden bei { $site }
letter-subject-password-reset = Ein neues Passwort für { $site }
letter-subject-invitation = { $other } lädt dich zu einer Partie Schach ein
letter-subject-invitation-accepted = { $other } hat angenommen: Partie { $game } hat begonnen
letter-subject-invitation-declined = { $other } hat deine Einladung abgelehnt
letter-subject-invitation-withdrawn = { $other } hat die Einladung zurückgezogen
letter-subject-invitation-expired = Deine Einladung an { $other } ist abgelaufen
letter-subject-invitation-expired-open = Deine Einladung ist abgelaufen
letter-subject-test = Probemail von { $site }
letter-played = { $opponent } hat { $played } gezogen. Du bist am Zug.
letter-begins = Deine Partie gegen { $opponent } hat begonnen. Du hast { $side ->
    [white] Weiß
   *[black] Schwarz
} und bist am Zug.
letter-subject-time-added = { $opponent } schenkt dir Zeit (Partie { $game })
letter-time-added = { $opponent } hat dir { $span } mehr Bedenkzeit gegeben.
letter-subject-pause-asked = { $opponent } bittet um eine Pause (Partie { $game })
letter-pause-asked = { $opponent } bittet um eine Pause bis längstens { $until }. Solange sie dauert, ruhen beide Uhren; jeder von euch kann sie beenden. Bis du antwortest, läuft die Uhr weiter.
letter-subject-pause-declined = { $opponent } lehnt die Pause ab (Partie { $game })
letter-pause-declined = { $opponent } möchte jetzt keine Pause. Die Uhr läuft weiter.
letter-subject-pause-begun = Pause in deiner Partie gegen { $opponent } (Partie { $game })
letter-pause-begun = { $opponent } ist einverstanden: Beide Uhren ruhen, bis längstens { $until }. Jeder von euch kann die Pause beenden.
letter-subject-pause-over = Die Pause ist zu Ende (Partie { $game } gegen { $opponent })
letter-pause-over = { $opponent } hat die Pause beendet. Die Uhr läuft weiter.
letter-subject-long-think = { $opponent } denkt lange nach (Partie { $game })
letter-long-think = { $opponent } hat langes Nachdenken angekündigt: Die Grenze für langes Schweigen gilt für diesen Zug nicht, die Uhr schon.
letter-subject-time-exceeded = Zeitüberschreitung in deiner Partie gegen { $opponent } (Partie { $game })
letter-time-exceeded-yours = Deine Bedenkzeit ist seit { $since } überschritten. Bis { $falls } zählt ein Zug noch; danach ist die Partie durch Zeitüberschreitung verloren.
letter-time-exceeded-claim = Die Bedenkzeit von { $opponent } ist seit { $since } überschritten. Du kannst auf der Seite der Partie reklamieren oder warten. Geschieht nichts, endet sie am { $falls } von selbst.
letter-time-exceeded-theirs = Die Bedenkzeit von { $opponent } ist seit { $since } überschritten. Kommt bis { $falls } kein Zug, gewinnst du; du musst nichts tun.
letter-subject-continue-asked = { $opponent } möchte die Partie fortsetzen (Partie { $game })
letter-continue-asked = { $opponent } bittet darum, die beendete Partie fortzusetzen. Wenn du auf ihrer Seite zustimmst, geht sie weiter, wo sie stand; wer am Zug ist, hat mindestens drei Tage.
letter-subject-game-continued = Deine Partie gegen { $opponent } geht weiter (Partie { $game })
letter-game-continued = Die Partie war beendet und geht weiter: Stellung und Zugrecht sind wie zuvor, Remisangebote sind erloschen.
letter-due = Dein Zug ist fällig bis { $until }.
letter-their-due = { $opponent } hat Zeit bis { $until }.
letter-offer-first = { $opponent } hat Remis angeboten. Du kannst es hier annehmen bis { $until }.
letter-offer-waiting = { $opponent } ist noch am Zug und bietet Remis an. Du kannst es hier annehmen.
letter-draw-declined = { $opponent } hat dein Remisangebot abgelehnt. Die Partie geht weiter.
letter-reminder = Dein Zug gegen { $opponent } steht noch aus.
letter-aborted-by-you = Du hast die Partie gegen { $opponent } abgebrochen. Sie hat kein Ergebnis und wird nicht gewertet.
letter-aborted-by-opponent = { $opponent } hat die Partie abgebrochen. Sie hat kein Ergebnis und wird nicht gewertet.
letter-aborted-your-time = Die Zeit für deinen ersten Zug gegen { $opponent } ist um, darum wurde die Partie abgebrochen. Sie hat kein Ergebnis und wird nicht gewertet.
letter-aborted-their-time = { $opponent } hat den ersten Zug nicht rechtzeitig gemacht, darum wurde die Partie abgebrochen. Sie hat kein Ergebnis und wird nicht gewertet.
letter-over-won = Du hast die Partie gegen { $opponent } gewonnen: { $result } ({ $reason }).
letter-over-lost = Du hast die Partie gegen { $opponent } verloren: { $result } ({ $reason }).
letter-over-drawn = Deine Partie gegen { $opponent } ist remis: { $result } ({ $reason }).
letter-subject-game-cancelled = Partie { $game } gegen { $opponent } ist annulliert
letter-cancelled = Die Turnierleitung hat die Partie gegen { $opponent } annulliert. Sie zählt für niemanden und wird nicht gewertet.
letter-subject-game-corrected = Partie { $game } gegen { $opponent }: Das Ergebnis ist jetzt { $result }
letter-decided-reason = Grund: { $reason }
letter-pgn = Die Partie als PGN: { $url }
letter-rule = Die Regel dazu: { $url }
letter-pgn-label = Die Partie als PGN
letter-move-link = Dieser Link zieht nur in dieser Partie und braucht keine Anmeldung. Gib diese Mail nicht weiter.
letter-message = { $name } schreibt:
letter-last-moves = Letzte Züge:
letter-position-after = Stellung nach { $played }
letter-position = Stellung
letter-button-move = Ziehen
letter-button-answer = Ziehen oder Remis annehmen
letter-button-accept = Auf das Angebot antworten
letter-button-game = Zur Partie
letter-button-confirm = Adresse bestätigen
letter-button-undo = Änderung zurücknehmen
letter-button-sign-in = Anmelden
letter-button-reset = Neues Passwort wählen
letter-button-invitation = Einladung ansehen
letter-button-home = Zu { $site }
letter-confirm-address = Bestätige, dass diese Adresse zu deinem Konto { $name } bei { $site } gehört.
letter-confirm-address-note = Der Link gilt 7 Tage. Wenn du kein solches Konto hast, tu nichts: dann hat sich jemand bei der Adresse vertippt.
letter-address-taken = Gerade wollte sich jemand bei { $site } mit deiner Adresse registrieren. Du hast schon ein Konto; dein Anmeldename ist { $name }.
letter-address-taken-note = Wenn du es warst, melde dich an; auf derselben Seite kannst du dir einen Anmeldelink oder ein neues Passwort schicken lassen. Wenn nicht, tu nichts.
letter-address-changed = Die Adresse deines Kontos { $name } bei { $site } wurde geändert. Mails gehen von nun an an die neue Adresse.
letter-address-changed-note = Wenn du es nicht warst, nimm die Änderung binnen 7 Tagen mit diesem Link zurück und wähle danach ein neues Passwort.
letter-password-changed = Das Passwort deines Kontos { $name } bei { $site } wurde geändert; alle anderen Geräte wurden abgemeldet.
letter-password-changed-note = Wenn du es nicht warst, lass dir auf der Anmeldeseite sofort ein neues Passwort schicken.
letter-sign-in-link = Dieser Link meldet dich bei { $site } als { $name } an.
letter-sign-in-link-note = Er gilt einmal und eine Stunde lang. Wenn du ihn nicht verlangt hast, tu nichts, und gib diese Mail nicht weiter.
letter-password-reset = Mit diesem Link wählst du ein neues Passwort für dein Konto { $name } bei { $site }.
letter-password-reset-note = Er gilt einmal und zwei Stunden lang. Wenn du ihn nicht verlangt hast, tu nichts: das alte Passwort bleibt.
letter-test = Mail von { $site } kommt an.
letter-test-note = Diese Mail sollte zeigen, ob der Versand funktioniert. Es ist nichts zu tun.
letter-invited = { $other } lädt dich zu einer Partie Fernschach bei { $site } ein.
letter-invited-stranger = Bei { $site } spielt man Schach mit Tagen für jeden Zug, im Browser und per Mail. Wer annimmt, registriert sich dabei.
letter-invited-refuse = Wenn du von hier nicht mehr eingeladen werden willst, sagt das ein Knopf auf derselben Seite ein für alle Mal.
letter-invited-colour = { $mine ->
    [white] Du hast Weiß.
    [black] Du hast Schwarz.
   *[lot] Die Farben werden gelost.
}
letter-invited-time = Bedenkzeit: { $time }.
letter-invited-rules = Regeln: { $rules }.
letter-invited-rated = Gewertet.
letter-invited-unrated = Ungewertet.
letter-invited-aids = Erlaubte Hilfsmittel: { $aids }.
letter-invited-no-aids = Hilfsmittel sind nicht erlaubt.
letter-invited-start = Die Partie beginnt mit dieser Stellung: { $fen }
letter-invited-until = Du kannst antworten bis { $until }.
letter-invitation-accepted = { $other } hat deine Einladung angenommen. Partie { $game } hat begonnen.
letter-invitation-accepted-note = Wenn du am Zug bist, sagt es dir eine eigene Mail.
letter-invitation-declined = { $other } hat deine Einladung abgelehnt.
letter-invitation-withdrawn = { $other } hat die Einladung an dich zurückgezogen. Es ist nichts zu tun.
letter-invitation-expired = Deine Einladung an { $other } ist ohne Antwort abgelaufen.
letter-invitation-expired-open = Deine Einladung ist ohne Antwort abgelaufen.
letter-why-game = Du bekommst diese Mail, weil du bei { $site } die Partie { $game } spielst.
letter-why-inviter = Du bekommst diese Mail, weil du bei { $site } zu einer Partie eingeladen hast.
letter-why-invited = Du bekommst diese Mail, weil { $other } dich bei { $site } eingeladen hat.
letter-why-stranger = Du bekommst diese Mail, weil { $other } bei { $site } deine Adresse eingegeben hat, um dich einzuladen.
letter-why-account = Du bekommst diese Mail, weil diese Adresse für ein Konto bei { $site } angegeben wurde.
letter-settings = Wähle, welche Mails du bekommst: { $url }
letter-settings-label = Wähle, welche Mails du bekommst
# ---
# ---
## Administration
first-admin-title = Die erste Verwaltung
first-admin-lead = Dieses Konto verwaltet die Seite: Es legt Mitglieder an und sieht den Stand der Mails und die Hintergrundaufgaben. Die Mailadresse kann leer bleiben.
first-admin-button = Verwaltung anlegen
admin-members = Mitglieder
admin-letters = Mails
admin-letters-waiting = Wartende Mails
admin-oldest = die älteste seit { $at }
admin-jobs = Hintergrundaufgaben
admin-faults = { $n ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $n } Fehler
}
admin-question = Eine Partie ging durch Zeit oder Aufgabe verloren, und es ließ sich in der Frist nicht klären, ob der Sieger überhaupt noch hätte mattsetzen können (5.1.2, 6.9). Sie gilt als verloren. Der Befehl rechnet länger; lautet die Antwort nein, war die Partie remis.
admin-no-reports = Noch hat keine Aufgabe etwas berichtet.
admin-job = Aufgabe
admin-when = Wann
admin-state = Stand
admin-text = Bericht
admin-ok = in Ordnung
admin-fault = Fehler
admin-clock-off = Die Uhren dieses Rechners und der Datenbank weichen um { $millis } Millisekunden voneinander ab. Solange fällt kein Blättchen: Stelle die Uhren richtig.
member-new-title = Neues Mitglied
member-new-lead = Für jemanden, der sich nicht selbst anmeldet. Danach wird ein Einmal-Code zum Ausdrucken gezeigt.
member-new-button = Mitglied anlegen
member-address-hint = Leer lassen, wenn das Mitglied keine Mail hat.
member-mail = Mail
member-mail-none = keine Adresse
member-mail-bad = Mails kommen zurück
member-mail-confirmed = bestätigt
member-mail-unconfirmed = nicht bestätigt
member-code-button = Einmal-Code drucken
code-title = Anmelden mit Code
code-once = Drucke diese Seite jetzt: Der Code wird nur einmal gezeigt.
code-where = Seite
code-until = Gültig bis
code-how = Öffne die Seite und tippe den Code ein, dann bist du angemeldet. Er gilt einmal; danach kannst du ein Passwort wählen.
letters-files = Mails in Dateien
letters-warning = Wer diese Mails öffnet, kann für ihre Empfänger handeln: Die Links darin ziehen, melden an und ändern Passwörter.
letters-outbox = Postausgang
letters-folder-bad = Der Ordner der Mails kann nicht gelesen werden: { $why }
letters-none = Bisher keine Mails.
letters-kind = Mail
letters-to = An
letters-html = Die Mail, wie sie beim Empfänger aussieht
kind-confirm-address = Adresse bestätigen
kind-address-taken = Adresse gehört schon zu einem Konto
kind-address-changed = Adresse geändert
kind-password-changed = Passwort geändert
kind-sign-in-link = Link zum Anmelden
kind-password-reset = Neues Passwort wählen
kind-invitation = Einladung
kind-invitation-accepted = Einladung angenommen
kind-invitation-declined = Einladung abgelehnt
kind-invitation-withdrawn = Einladung zurückgezogen
kind-invitation-expired = Einladung abgelaufen
kind-your-move = Du bist am Zug
kind-draw-offered = Remis angeboten
kind-draw-declined = Remis abgelehnt
kind-reminder = Erinnerung
kind-plan-played = Eventualzüge gespielt
kind-plan-stopped = Eventualzüge nicht gespielt
kind-time-added = Zeit geschenkt
kind-pause-asked = Bitte um eine Pause
kind-pause-declined = Pause abgelehnt
kind-pause-begun = Pause begonnen
kind-pause-over = Pause beendet
kind-long-think = Langes Nachdenken angekündigt
kind-time-exceeded = Zeitüberschreitung
kind-continue-asked = Bitte um Fortsetzung
kind-game-continued = Partie fortgesetzt
kind-game-aborted = Partie abgebrochen
kind-game-over = Partie beendet
kind-test = Probemail
letters-waiting = { $n ->
    [0] wartet
    [one] wartet, einmal versucht
   *[other] wartet, { $n }-mal versucht
}
letters-sent = gesendet
letters-given-up = aufgegeben
letters-dropped = nicht mehr nötig
# ---
# ---
## Rules pages and help
rules-title = Die Regeln hier
rules-intro = Gespielt wird nach den FIDE-Schachregeln. Was ein Server darüber hinaus entscheiden muss, steht in der Regelfassung; sie wird mit der Einladung gewählt und gilt für die ganze Partie.
rules-sets = Die Regelfassungen
rules-of = Regelfassung: { $name }
rules-of-tournaments = Wie Turniere hier gespielt werden
rules-all = Alle Regeln
rules-numbers = Zahlen in Klammern sind Artikel der FIDE-Schachregeln von 2023.
rules-to-try = Auf den meisten Brettern kannst du einen Zug probieren; der Server antwortet wie in einer Partie.
rules-contents = Inhalt
rules-on-page = Auf dieser Seite
rules-before = Zurück: { $title }
rules-after = Weiter: { $title }
rules-booklet = Alle Seiten als ein Heft, zum Drucken
rules-booklet-title = Die Regeln: Heft
rules-booklet-print = Diese Seite ist zum Drucken gemacht.
rules-search = In den Regeln suchen
rules-search-words = Wörter
rules-search-button = Suchen
rules-search-none = Nichts gefunden. Versuche es mit weniger Wörtern oder einem anderen; ein Teil eines Wortes genügt.
rules-search-terms = Im Glossar
rules-search-places = { $n ->
    [one] 1 Stelle
   *[other] { $n } Stellen
}
rules-diagram = Diagramm.
rules-diagram-marks = Markiert: { $squares }.
rules-diagram-arrows = Pfeile: { $ways }.
rules-diagram-check = Im Schach: König { $king }.
rules-diagram-last = Letzter Zug: { $played }.
rules-try-label = Oder schreib einen Zug
rules-try-board = Brett. Wähle einen Stein und dann sein Zielfeld.
rules-try-chosen = { $man } { $square } gewählt. Wähle jetzt das Zielfeld, oder noch einmal denselben Stein, um ihn loszulassen.
rules-try-button = Probieren
rules-try-choose = Wähle einen Zug
rules-try-under = So entscheidet die Regelfassung „{ $name }“.
rules-try-pick = Zum Beispiel:
rules-try-again = Von vorn
rules-try-legal = Das ist erlaubt, und die Partie geht weiter.
rules-try-claim = Das ist erlaubt. Mit diesem Zug darfst du Remis beanspruchen.
rules-chess960 = Schach960
rules-start-shown = Ausgangsstellung { $number }:
rules-start-label = Nummer (0 bis 959)
rules-start-button = Zeigen
rules-start-invite = Zu einer Partie mit dieser Ausgangsstellung einladen
rules-start-wrong = Ausgangsstellungen haben die Nummern von 0 bis 959. Dies ist die gewöhnliche.
rules-why = Die Regel
rules-of-time = Die Regeln zur Bedenkzeit
rules-why-fen = Die Regel: Stellung als FEN
rules-why-ended = Wie eine Partie endet
rules-of-nights = Die Regel: Nächte
rules-of-confirming = Die Regel: Züge bestätigen
rules-of-leaving = Ein Turnier verlassen
rules-why-draw = Warum ist das remis?
rules-why-won = Die Regel dazu
rules-no-result = keines
rules-head-ending = Wie sie endete
rules-head-result = Ergebnis
rules-head-article = Artikel
rules-head-set = Regelfassung
rules-head-third = Drittes Mal
rules-head-fifty = 50 Züge
rules-head-dead = Tote Stellungen
rules-head-time = Zeit, wenn der Gegner nicht mattsetzen kann
rules-head-resign = Aufgabe, wenn der Gegner nicht mattsetzen kann
rules-head-offer = Remisangebote
rules-head-piece = Stein
rules-head-figurine = Figurine
rules-short-auto = remis von selbst
rules-short-claim = remis auf Antrag
rules-short-claim-fifth = remis auf Antrag; beim fünften Mal von selbst
rules-short-claim-seventyfive = remis auf Antrag; nach 75 von selbst
rules-short-off = keine
rules-short-any = remis, wenn keine Zugfolge mattsetzt
rules-short-bare = remis nur gegen den bloßen König
rules-short-loss = immer verloren
rules-short-full = jede Zugfolge
rules-short-three = kurze Materialliste
rules-short-after = sobald beide gezogen haben
rules-short-any-time = mit jedem Zug
rules-mate = Matt gewinnt und geht allem anderen vor; Patt ist remis.
rules-dead-full = Eine tote Stellung, in der keine Zugfolge mehr mattsetzen kann, ist sofort remis.
rules-dead-three = Sofort remis: König gegen König, König und ein Läufer oder Springer gegen König, und nur Läufer einer Felderfarbe.
rules-threefold-auto = Steht dieselbe Stellung zum dritten Mal auf dem Brett, ist die Partie von selbst remis.
rules-threefold-claim = Steht dieselbe Stellung zum dritten Mal auf dem Brett, kann Remis beanspruchen, wer am Zug ist. Von selbst geschieht nichts.
rules-fivefold = Beim fünften Mal ist die Partie von selbst remis.
rules-fifty-auto = Nach 50 Zügen beider Seiten ohne Schlagen und Bauernzug ist die Partie von selbst remis.
rules-fifty-claim = Nach 50 Zügen beider Seiten ohne Schlagen und Bauernzug kann Remis beanspruchen, wer am Zug ist.
rules-seventyfive = Nach 75 solchen Zügen beider Seiten ist die Partie von selbst remis.
rules-timeout-any = Wer die Bedenkzeit überschreitet, verliert; es ist remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.
rules-timeout-bare = Wer die Bedenkzeit überschreitet, verliert; es ist remis, wenn der Gegner nur noch den König hat.
rules-timeout-loss = Wer die Bedenkzeit überschreitet, verliert immer.
rules-resign-any = Wer aufgibt, verliert; es ist remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.
rules-resign-bare = Wer aufgibt, verliert; es ist remis, wenn der Gegner nur noch den König hat.
rules-resign-loss = Wer aufgibt, verliert immer.
rules-offer-after = Remis kann mit einem Zug angeboten werden, sobald beide gezogen haben.
rules-offer-any = Remis kann mit jedem Zug angeboten werden.
rules-same-position = Stellungen sind gleich, wenn dieselbe Seite am Zug ist, gleichartige Steine derselben Farbe auf denselben Feldern stehen und alle möglichen Züge dieselben sind: Rechte zu Rochade und Schlagen en passant zählen mit.
# ---
# ---
## Leave, off-days, special leave
leave-title = Urlaub
leave-lead = Urlaub nimmst du in ganzen Kalendertagen deiner Zeitzone ({ $zone }). Im Urlaub ruhen deine Uhren; ziehen darfst du trotzdem, der Urlaub läuft weiter.
leave-earned = Urlaubstage werden hier Monat für Monat erworben.
leave-left = { $year }: noch { $left } von { $all } Tagen
leave-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
leave-yours = Dein Urlaub
leave-none = Kein Urlaub ist angemeldet.
leave-first = Erster Tag
leave-first-hint = Leer gelassen: ab sofort; das verbraucht den heutigen Tag.
leave-last = Letzter Tag
leave-last-hint = Dieser Tag zählt noch; der Urlaub endet um 24:00 Uhr.
leave-take = Urlaub nehmen
leave-see = Ansehen, was geschieht
leave-state = Stand
leave-length = Tage
leave-now = läuft gerade
leave-ahead = angemeldet
leave-over = vorbei
leave-automatic = begann von selbst
leave-change = Ändern oder absagen
leave-change-title = Urlaub ändern
leave-change-begun = Dieser Urlaub hat begonnen. Angebrochene Tage sind verbraucht; er kann frühestens heute um 24:00 Uhr enden, oder später.
leave-change-ahead = Dieser Urlaub hat noch nicht begonnen. Du kannst ihn verschieben oder absagen; seine Tage bekommst du zurück.
leave-end-tonight = Urlaub heute beenden
leave-call-off = Urlaub absagen
leave-call-off-note = In Partien, die für beide ruhen, ruht die Uhr des Gegners weiter bis zum zuerst angekündigten Ende oder bis zum Zug des Gegners.
leave-preview-title = Bevor du Urlaub nimmst
leave-preview-change = Bevor du deinen Urlaub änderst
leave-preview-days = Urlaub vom { $first } bis { $last }: { $days }.
leave-preview-until = Deine Uhren laufen wieder ab { $until }.
leave-preview-left = Von { $year } bleiben danach: { $left }.
leave-preview-short = Weniger als ein Tag bei deiner Rückkehr
leave-preview-short-note = In diesen Partien solltest du vorher ziehen oder gleich danach.
leave-preview-rest = Deine Uhr ruht; diese Partien warten bei deiner Rückkehr
leave-preview-theirs = Der Gegner ist am Zug und denkt weiter; danach ruht deine Uhr
leave-preview-both = Die Partie ruht für beide
leave-preview-not = Hier zählt kein Urlaub
leave-preview-none = Du hast keine laufenden Partien.
leave-preview-game = Partie { $game } gegen { $opponent }
leave-preview-game-due = bei deiner Rückkehr { $left }, bis { $until }
leave-preview-game-over = fällig { $until }, vor deiner Rückkehr
leave-preview-game-left = sobald du am Zug bist: { $left }
leave-confirm = Diesen Urlaub nehmen
leave-confirm-change = So ändern
leave-back = Zurück
leave-done-taken = Dein Urlaub ist eingetragen. Gegner in laufenden Partien erfahren es.
leave-done-changed = Dein Urlaub ist geändert.
leave-done-off = Dein Urlaub ist abgesagt; nicht begonnene Tage hast du wieder.
leave-done-automatic = Gespeichert.
leave-calendar = Kalender
leave-calendar-key = Umrahmte Tage sind Urlaub; heute ist unterstrichen.
leave-calendar-day = { $day }, Urlaub
leave-automatic-title = Automatischer Urlaub
leave-automatic-label = Urlaub von selbst beginnen, wenn meine Zeit abliefe
leave-automatic-hint = Höchstens einmal je Partie und nur, wo die Partie Urlaub zulässt. Er kostet { $n } deiner Tage (weniger, wo angekündigter Urlaub näher liegt), und alle deine Partien ruhen. Beide Spieler erfahren es.
leave-on-now = Du hast Urlaub bis { $until }; deine Uhren ruhen.
leave-on-soon = Dein Urlaub beginnt { $from }.
leave-game-away = { $name } hat Urlaub von { $from } bis { $until }.
leave-game-special = { $name }: Sonderurlaub von der Turnierleitung, von { $from } bis { $until }.
refused-leave-no-day = Das ist kein Tag. Schreib ihn so: 14.05.2027.
refused-leave-past = Urlaub kann nicht in der Vergangenheit liegen.
refused-leave-backwards = Der letzte Tag liegt vor dem ersten.
refused-leave-too-short = Urlaub dauert mindestens { $least } Tage.
refused-leave-too-far = Urlaub lässt sich bis Ende { $year } nehmen.
refused-leave-overlaps = Vom { $first } bis { $last } hast du schon Urlaub. Ändere stattdessen diesen.
refused-leave-not-enough = Das kostet { $wanted } von { $year }; du hast noch { $left }.
refused-leave-over = Dieser Urlaub ist vorbei.
refused-leave-gone = Diesen Urlaub gibt es nicht, oder er wurde inzwischen geändert.
letter-subject-opponents-leave = { $name } hat Urlaub bis { $until }
letter-opponents-leave = { $name } hat Urlaub eingetragen.
letter-opponents-special-leave = Die Turnierleitung hat { $name } Sonderurlaub gegeben.
letter-subject-opponents-leave-off = { $name } hat den Urlaub abgesagt
letter-opponents-leave-off = { $name } hat einen Urlaub abgesagt, der noch nicht begonnen hatte. Ruht deshalb eine deiner Uhren, so ruht sie weiter bis zum zuerst angekündigten Ende oder bis zu deinem Zug.
letter-leave-span = Urlaub: { $from } bis { $until }.
letter-leave-span-special = Sonderurlaub von der Turnierleitung: { $from } bis { $until }.
letter-leave-game-both = Partie { $game } ruht in dieser Zeit für beide.
letter-leave-game-yours = Partie { $game }: Du bist am Zug, und deine Uhr läuft weiter; Zug fällig bis { $until }.
letter-leave-game-theirs = Partie { $game }: In dieser Zeit ruht die Uhr des Gegners.
letter-subject-leave-ends = Dein Urlaub endet { $until }; { $n ->
    [0] keine Partie wartet
    [one] eine Partie wartet
   *[other] { $n } Partien warten
}
letter-leave-ends = Dein Urlaub endet { $until }; dann laufen deine Uhren wieder.
letter-subject-leave-begun = Dein Urlaub hat von selbst begonnen
letter-leave-begun = Deine Zeit wäre abgelaufen; deshalb hat der Urlaub begonnen, wie du es eingestellt hast: bis { $until }.
letter-leave-begun-note = Das geschieht nur einmal je Partie. Nach dem Urlaub bleibt wenig Zeit: Zieh vorher.
letter-leave-nothing-waits = Keine Partie wartet auf dich.
letter-leave-game-waits = Partie { $game } gegen { $opponent }: Zug fällig bis { $until }.
letter-subject-special-leave = Du hast Sonderurlaub
letter-special-leave = Die Turnierleitung hat dir Sonderurlaub gegeben. Er kostet keinen deiner eigenen Tage.
letter-special-leave-reason = Grund: { $reason }
letter-button-leave = Zu deinem Urlaub
letter-why-leave = Du bekommst diese Mail, weil du auf { $site } Urlaub hast.
kind-opponents-leave = Urlaub des Gegners
kind-opponents-leave-off = Urlaub abgesagt
kind-leave-ends = Urlaub endet
kind-leave-begun = Urlaub begann von selbst
kind-special-leave = Sonderurlaub
hours-title = Spielfreie Tage und Ruhezeit
hours-lead = Sie zählen nur in Partien, die sie zulassen, und nur für Uhren, die nach dem Speichern zu laufen beginnen. Höchstens drei Tage je Woche und zehn Stunden je Tag, in deiner Zeitzone ({ $zone }).
hours-days = Spielfreie Tage
hours-sleep = Ruhezeit
hours-from = Von
hours-to = Bis
hours-sleep-hint = Zum Beispiel 22:00 bis 07:00; beide leer: keine.
hours-done = Gespeichert. Es gilt für Uhren, die ab jetzt zu laufen beginnen.
hours-in-game = { $name }: Drei Tage Bedenkzeit ab jetzt reichten bis { $until } (spielfreie Tage und Ruhezeit).
refused-hours-days = Höchstens drei Tage je Woche können spielfrei sein.
refused-hours-sleep = Die Ruhezeit braucht Anfang und Ende, etwa 22:00 und 07:00, höchstens zehn Stunden lang.
special-title = Sonderurlaub
special-lead = Für Krankheit und Ähnliches. Er kostet keinen Tag des eigenen Urlaubs und darf zurückliegen: Die Uhren werden neu berechnet. Andere sehen nur, dass die Turnierleitung Sonderurlaub gegeben hat.
special-player = Spieler (Anmeldename)
special-game = Nummer der Partie
special-game-hint = Leer gelassen: alle Partien dieses Spielers.
special-reason = Grund
special-reason-hint = Ihn lesen nur der Spieler und du.
special-grant = Sonderurlaub geben
special-done = Der Sonderurlaub ist eingetragen.
special-granted = Eingetragen
special-all-games = alle Partien
special-fallen = Nur wegen dieser Tage durch Zeitüberschreitung verloren
special-fallen-note = Diese Partien können fortgesetzt werden.
special-fallen-game = Partie { $game }: { $white } – { $black }
refused-special-player = Kein Spieler hat diesen Namen.
refused-special-game = Dieser Spieler hat keine solche Partie.
refused-special-reason = Gib einen Grund an, bis 500 Zeichen.
refused-special-long = Höchstens { $most } Tage am Stück, und nicht weiter zurück.
continue-title = Partie fortsetzen
continue-lead = Setzt eine Partie, die durch Zeitüberschreitung, Aufgabe oder Vereinbarung geendet hat, wieder ins Spiel: Stellung und Zugrecht wie zuvor, Remisangebote verfallen. Beide erhalten eine Mail mit dem Grund. Über eigene Partien entscheidet jemand anderes.
continue-game = Nummer der Partie
continue-days = Tage für den, der am Zug ist
continue-days-hint = Von 3 bis 30; was ohnehin mehr übrig ist, bleibt.
continue-reason = Grund
continue-reason-hint = Ihn lesen beide Spieler.
continue-button = Partie fortsetzen
continue-done = Partie { $game } geht weiter; beide erhalten eine Mail.
refused-continue-own = Du spielst in dieser Partie; jemand anderes muss entscheiden.
refused-continue-runs = Diese Partie läuft.
refused-continue-game = Eine Partie mit dieser Nummer gibt es nicht.
refused-continue-span = Gib 3 bis 30 Tage.
refused-special-yourself = Niemand gibt sich selbst Sonderurlaub; frage einen anderen Verwalter.
letter-continued-reason = Grund der Turnierleitung: { $reason }
# ---

## Outages, maintenance, mail that does not go out
outages-title = Ausfälle und Wartung
outages-lead = Was alle am Ziehen hinderte, zählt auf keiner Uhr: jeder Ausfall des Servers von selbst, angekündigte Wartung ab ihrem Beginn, ein Ausfall der Mail, wenn du ihn gutschreibst.
outages-announce = Angekündigte Wartung
outages-from = Von
outages-to = Bis
outages-zone = In deiner Zeitzone ({ $zone }), etwa 2027-05-14 18:00.
outages-announce-button = Ankündigen
outages-end = Beenden oder absagen
outages-mail = Ausfälle der Mail
outages-mail-lead = Geht sechs Stunden lang keine Mail hinaus, beginnt einer von selbst, und jede Seite sagt es. Eine Zeitüberschreitung wartet auf die Mail, die vom Zug erzählt, und 24 Stunden, nachdem sie hinausging. Gehen wieder Mails hinaus, kannst du die ganze Zeit allen Uhren gutschreiben wie einen Ausfall.
outages-mail-since = seit { $from }
outages-credit = Allen Uhren gutschreiben
outages-credited = gutgeschrieben
outages-past = Bisher angerechnet
outages-none = Keine.
outages-span = { $from } bis { $until } ({ $span })
outages-done-announced = Angekündigt. Ab sieben Tage vorher steht es auf allen Seiten.
outages-done-ended = Beendet. Alle Fristen werden neu berechnet.
outages-done-credited = Allen Uhren gutgeschrieben.
refused-outage-instant = Das ist kein Tag mit Uhrzeit. Schreib es als 2027-05-14 18:00.
refused-outage-past = Wartung wird vorher angekündigt und endet nach ihrem Beginn.
refused-outage-long = Höchstens eine Woche am Stück und höchstens 60 Tage im Voraus.
refused-outage-overlaps = Für diese Zeit ist schon etwas angekündigt.
site-mail-down = Seit { $since } können keine Mails verschickt werden. Bitte sieh hier nach, ob du am Zug bist. Niemand verliert durch Zeit, solange die Mail über seinen Zug nicht hinausgegangen ist.
site-maintenance = Wartung von { $from } bis { $until }: Auf keiner Uhr zählt diese Zeit.

## Nachrichten neben dem Brett, freundliche Nachfragen, Notizen

talk-title = Nachrichten mit { $name }
talk-link = Nachrichten und Nachfragen
talk-message = An { $name } schreiben
talk-message-hint = Das lest nur ihr beide; wer zuschaut, liest es nicht. Eine Mail sagt Bescheid. Bitte kein Wort über Züge der laufenden Partie.
talk-send = Nachricht senden
talk-back = Zurück zur Partie
talk-none = Noch wurde nichts geschrieben.
talk-done-sent = Deine Nachricht ist gesendet.
talk-done-nudged = Eine freundliche Mail fragt nach dem Zug.
talk-done-muted = Du bekommst keine Nachrichten mehr. Niemand erfährt davon.
talk-done-unmuted = Du bekommst wieder Nachrichten.
talk-done-reported = Die Nachricht liegt jetzt der Verwaltung vor.
talk-report = Der Verwaltung zeigen
talk-reported = Du hast sie der Verwaltung gezeigt.
talk-nudge-title = Freundlich nachfragen
talk-nudge-text = { $name } überlegt schon länger als die halbe Zeit. Einmal in jedem Zug kannst du eine freundliche Nachfrage schicken lassen. Die Uhr berührt das nicht.
talk-nudge = Freundliche Mail schicken
talk-nudged = Zu diesem Zug ist eine freundliche Mail unterwegs. Mehr als eine wäre nicht freundlich.
talk-mute-title = Ruhe haben
talk-mute-text = Du musst nicht lesen, was { $name } schreibt: Dann wird dir keine Nachricht gezeigt, und keine Mail sagt Bescheid. Die Züge gehen weiter wie immer, und { $name } erfährt nichts davon.
talk-mute = Keine Nachrichten mehr
talk-muted = Du bekommst nicht, was { $name } schreibt.
talk-unmute = Wieder Nachrichten bekommen
refused-talk-empty = Schreib zuerst etwas.
refused-talk-long = Das ist zu lang. Kürze es ein wenig.
refused-talk-many = Das reicht für heute: 30 Nachrichten in einer Partie. Morgen ist wieder Platz.
refused-talk-gone-on = Die Partie ist inzwischen weitergegangen; es wurde nichts gesendet.
refused-nudge-early = Das ist zu früh: erst nach der halben Zeit für diesen Zug, und solange die Uhr läuft.
refused-note-changed = Diese Notiz wurde inzwischen in einem anderen Fenster geändert. Beide Texte stehen hier; was du jetzt speicherst, gilt.
game-event-nudged = { $at }: { $name } hat freundlich nach dem Zug gefragt.
note-title-game = Notizen zur Partie { $id } mit { $name }
note-title-player = Notizen über { $name }
note-lead = Das liest nur du, sonst nie jemand.
note-label = Deine Notizen
note-save = Speichern
note-done = Gespeichert.
note-kept = Was jetzt dort steht
note-link = Meine Notizen
rematch-link = Revanche
new-pace-like = Wie bisher
kind-message = Nachricht
kind-nudge = Freundliche Nachfrage
letter-subject-message = { $opponent } schreibt dir (Partie { $game })
letter-message-came = { $opponent } hat dir in Partie { $game } geschrieben.
letter-button-message = Lesen und antworten
letter-subject-nudge = { $opponent } freut sich auf deinen Zug (Partie { $game })
letter-nudge = { $opponent } fragt freundlich, ob dein Zug bald kommt. Du hast so viel Zeit wie vorher; diese Mail ändert nichts daran.
reported-title = Dir gezeigte Nachrichten
reported-lead = Diese Nachrichten haben dir Spieler gezeigt. Sprich mit den Leuten; was sonst zu tun ist, entscheidest du.
reported-none = Es wurde dir keine Nachricht gezeigt.
reported-by = Gezeigt von { $name }
reported-close = Erledigt
reported-closed = Erledigt.
## Conditional moves
plan-title = Eventualzüge
plan-allowed = erlaubt
plan-not-allowed = nicht erlaubt
plan-none-allowed = Ihr habt diese Partie ohne Eventualzüge vereinbart.
plan-lead = Plane, was du auf erwartete Züge antwortest. Kommt ein solcher Zug, wird deine Antwort sofort gespielt und kostet dich keine Zeit. Jeder andere Zug hält den Plan an, und du bekommst eine Mail. Nur du siehst, was geplant ist.
plan-stopped = Sie haben hier angehalten: { $why }
plan-why-unexpected = Für { $played } war nichts geplant.
plan-why-offer = { $played } kam mit einem Remisangebot oder Remisantrag.
plan-why-draw = Deine Antwort würde die Partie remis beenden.
plan-why-too-many = Vierzig Halbzüge wurden auf einmal gespielt.
plan-saved = Gespeichert.
plan-removed = Entfernt.
plan-build = Variante zusammenklicken
plan-board-now = Die Stellung auf dem Brett.
plan-board-after = Nach { $moves }
plan-ask-lead = Zuerst dein eigener Zug. Hier wird nichts gesendet: Ziehen musst du ihn noch.
plan-ask-expected = Welchen Zug erwartest du von { $name }?
plan-ask-reply = Was antwortest du auf { $played }?
plan-ask-more = Die Variante endet mit einem Zug von dir und kann so dazukommen. Oder weiter: Welchen Zug erwartest du dann?
plan-line-over = Dort ist die Partie zu Ende.
plan-line-add = Diese Variante hinzufügen
plan-line-resign = Dann aufgeben
plan-line-resigns = und du gibst auf
plan-line-back = Einen Zug zurück
plan-line-again = Von vorn
plan-write = Varianten schreiben
plan-text = Varianten
plan-text-hint = Zum Beispiel: { $example }. In Klammern steht, was statt des Zuges davor kommen kann; „aufgeben“ nach einem Zug des Gegners gibt auf.
plan-choices = Für alle deine Eventualzüge in dieser Partie
plan-by-position = Eine erwartete Stellung gilt auch, wenn sie durch eine andere Zugfolge entsteht
plan-by-position-hint = Nach ebenso vielen Zügen wie geplant. Sonst muss jeder Zug der geplante sein.
plan-on-offer = Wenn ein erwarteter Zug mit Remisangebot oder Remisantrag kommt
plan-on-offer-stop = anhalten: Ich entscheide selbst
plan-on-offer-decline = ablehnen und meine Antwort spielen
plan-on-offer-accept = das Remis annehmen
plan-draws = Auch eine Antwort spielen, die die Partie remis beendet
plan-save = Speichern
plan-planned = Was geplant ist
plan-empty = Noch ist nichts geplant.
plan-if-lead = Wenn du { $played } ziehst
plan-resigns = du gibst auf
plan-state-active = antwortet auf den nächsten Zug
plan-state-planned = geplant
plan-state-lead = sobald dein Zug davor gesendet ist
plan-state-played = gespielt
plan-state-not-played = nicht gespielt: Du bist am Zug
plan-state-other-move = hinfällig: Stattdessen kam { $played }
plan-state-other-reply = hinfällig: Du hast stattdessen { $played } gezogen
plan-state-cut-off = hinfällig: Ein Zug davor kam nicht
plan-state-ended = hinfällig: Die Partie ist zu Ende
plan-go-on = Von hier weiter
plan-go-on-label = Weiter nach { $moves }
plan-remove = Entfernen
plan-remove-label = { $moves } und was folgt entfernen
plan-remove-dead = Hinfälliges entfernen
plan-remove-all = Alles entfernen
plan-try = Ausprobieren
plan-try-label = Wenn diese Züge kommen …
plan-try-hint = Die Züge von { $name } nacheinander, zum Beispiel { $example }. Deine geplanten Antworten kommen dazu; einen eigenen Zug, für den nichts geplant ist, schreibst du mit.
plan-try-button = Zeigen, was geschieht
plan-try-played = Dann wird gespielt: { $moves }.
plan-try-nothing = Dann wird nichts für dich gespielt: { $moves }.
plan-try-stops = Dein Plan hält dort an: { $why }
plan-try-yours = Danach wärst du am Zug.
plan-try-theirs = Danach wäre { $name } am Zug.
plan-try-ends = Die Partie wäre zu Ende: { $reason }.
plan-error-at = { $number }„{ $typed }“ geht nicht: { $why }
plan-unsaved = Was du geschrieben hast; es wurde nicht gespeichert
plan-error-number = „{ $typed }“ passt dort nicht: Als Nächstes kommt { $expected }
plan-error-bracket = Eine Klammer fehlt oder steht, wo kein Zug davor ist.
plan-error-resigns = „Aufgeben“ kann nur nach einem Zug des Gegners stehen.
plan-error-long = Das ist zu lang: höchstens { $n } Zeichen.
plan-error-empty = Es steht kein Zug darin.
plan-error-nothing = Es steht kein erwarteter Zug darin. Schreib nach deinem eigenen Zug, was der Gegner ziehen kann, und deine Antwort.
plan-error-two = Auf { $expected } stehen zwei Antworten da: { $first } und { $second }. Nur eine kann gespielt werden.
plan-error-no-reply = Auf { $expected } fehlt die Antwort. Jede Variante endet mit einem Zug von dir oder mit „aufgeben“.
plan-error-planned = Für { $expected } hast du schon etwas anderes geplant: { $stands }. Entferne das zuerst.
plan-error-deep = Mehr als { $n } Antworten hintereinander gehen nicht.
plan-error-many = Mehr als { $n } erwartete Züge in einer Partie gehen nicht. Entferne, was hinfällig ist.
plan-error-changed = Deine Eventualzüge wurden inzwischen geändert, in einem anderen Fenster oder auf einem anderen Gerät. Nichts hiervon wurde gespeichert; was du geschrieben hast, steht unten.
plan-error-stale = Die Partie ist inzwischen weitergegangen. Nichts hiervon wurde gezogen oder gespeichert. Das ist die Stellung jetzt; was du geschrieben hast, steht unten.
plan-after-move = Eventualzüge nach diesem Zug planen
plan-sent-link = Eventualzüge planen
game-sent-answered = Gesendet: { $played }. { $name } hatte dafür geplant, und sofort wurde gespielt: { $moves }.

## Tournaments: letters, setting up, directing
letter-button-tournament = Zum Turnier
letter-why-tournament = Du bekommst diese Mail, weil du auf { $site } zum Turnier „{ $name }“ gemeldet bist.
letter-subject-tournament-place = Du spielst mit: { $name }
letter-tournament-place = Du hast einen Platz im Turnier „{ $name }“.
letter-tournament-starts = Die Uhren laufen ab { $starts }. Mindestens drei Tage vorher erfährst du, gegen wen du spielst.
letter-tournament-leave-until = Bis zur Auslosung kannst du deine Anmeldung auf der Turnierseite zurückziehen.
letter-subject-tournament-postponed = Verschoben: { $name }
letter-tournament-postponed = Für das Turnier „{ $name }“ haben sich noch zu wenige gemeldet. Es soll nun { $starts } beginnen.
letter-subject-tournament-cancelled = Abgesagt: { $name }
letter-tournament-cancelled = Das Turnier „{ $name }“ findet nicht statt.
letter-tournament-too-few = Es hatten sich zu wenige gemeldet, auch nachdem es zweimal verschoben worden war.
letter-subject-tournament-drawn = Ausgelost: { $name }, ab { $starts }
letter-tournament-drawn = Das Turnier „{ $name }“ ist ausgelost. Deine Uhren laufen ab { $starts }; bis dahin musst du nichts tun.
letter-tournament-free = In dieser Runde bist du spielfrei.
letter-tournament-game = { $opponent }: Du hast { $side }.
letter-tournament-game-later = { $opponent }: Du hast { $side }; ab { $starts }.
letter-tournament-game-waits = { $opponent }: Du hast { $side } und bist am Zug; fällig bis { $until }. { $link }
letter-tournament-game-runs = { $opponent }: Du hast { $side }; der Gegner ist am Zug. { $link }
letter-tournament-more = { $n ->
    [one] … und eine weitere Partie; sie steht auf der Turnierseite.
   *[other] … und { $n } weitere Partien; sie stehen alle auf der Turnierseite.
 }
letter-tournament-due = { $n ->
    [one] Eine Partie wartet auf deinen Zug; fällig bis { $until }.
   *[other] { $n } Partien warten auf deinen Zug; der erste ist fällig bis { $until }.
 }
letter-subject-tournament-started = { $n ->
    [0] Die Uhren laufen: { $name }
    [one] Die Uhren laufen: { $name }, ein Zug zu machen
   *[other] Die Uhren laufen: { $name }, { $n } Züge zu machen
 }
letter-tournament-started = Im Turnier „{ $name }“ laufen die Uhren.
letter-subject-tournament-withdrawn = Du spielst nicht mehr mit: { $name }
letter-tournament-withdrawn = Du spielst im Turnier „{ $name }“ nicht mehr mit. Falls das ein Irrtum ist, schreib der Turnierleitung.
letter-subject-tournament-finished = Zu Ende: { $name }
letter-tournament-finished = Das Turnier „{ $name }“ ist zu Ende.
letter-tournament-winners = { $n ->
    [one] Gewonnen hat { $names }.
   *[other] Gewonnen haben { $names }.
 }
letter-tournament-rank = Du bist auf Platz { $rank } von { $of } mit { $points } Punkten.
letter-subject-tournament-announcement = { $name }: Mitteilung der Turnierleitung
letter-tournament-announcement = Die Turnierleitung von „{ $name }“ schreibt an alle, die mitspielen:
kind-tournament-place = Platz im Turnier
kind-tournament-postponed = Turnier verschoben
kind-tournament-cancelled = Turnier abgesagt
kind-tournament-drawn = Turnier ausgelost
kind-tournament-started = Runde begonnen
kind-tournament-withdrawn = Nicht mehr im Turnier
kind-tournament-finished = Turnier zu Ende
kind-tournament-announcement = Mitteilung der Turnierleitung
refused-no-such-tournament = Dieses Turnier gibt es nicht.
refused-not-director = Das darf nur die Turnierleitung dieses Turniers.
refused-own-group = Du spielst selbst in dieser Gruppe: Hier entscheidet der Stellvertreter oder ein Administrator.
refused-tournament-incomplete = Das Formular war unvollständig. Öffne die Seite neu und sende es noch einmal.
refused-tournament-stale = Das Turnier wurde inzwischen geändert. Deine Eingaben stehen hier; sieh dir das Turnier an, bevor du sie noch einmal sendest.
refused-tournament-not-open = Für dieses Turnier kann man sich jetzt nicht anmelden.
refused-tournament-too-late = Das geht nicht mehr: Das Turnier ist ausgelost oder zu Ende.
refused-tournament-not-running = Das Turnier läuft nicht.
refused-tournament-not-in = Diese Person spielt hier nicht mit.
refused-tournament-by-invitation = In diesem Turnier meldet die Turnierleitung die Teilnehmer. Schreib ihr, wenn du mitspielen willst.
refused-tournament-member-too-short = Zur Anmeldung muss man mindestens { $days } Tage Mitglied sein.
refused-tournament-no-such-player = Hier heißt niemand „{ $name }“. Nichts wurde geändert.
refused-tournament-too-few = { $players ->
    [one] Es ist nur eine Person gemeldet; mindestens { $least } sind nötig.
   *[other] Es sind nur { $players } gemeldet; mindestens { $least } sind nötig.
 }
refused-tournament-too-many = Es sind mehr gemeldet, als diese Spielform zulässt (höchstens { $most }). Ändere die Spielform, zum Beispiel in Gruppen.
refused-tournament-no-reason = Gib einen Grund mit höchstens 500 Zeichen an: Die Spieler lesen ihn.
refused-tournament-text = Der Text ist leer oder zu lang.
refused-tournament-not-so = Diese Partie lässt sich so nicht entscheiden.
refused-tournament-rating = Eine Wertungszahl ist eine ganze Zahl von 100 bis 3500; lass das Feld leer, wenn es keine gibt.
setup-title = Neues Turnier
setup-change-title = Ausschreibung ändern
setup-presets = Wähle eine Turnierart; dann fehlen nur noch Name und Datum.
setup-chosen = gewählt
setup-preset-championship = Vereinsmeisterschaft
setup-preset-groups = Kleine Gruppen
setup-preset-cup = Pokal
setup-preset-swiss = Schweizer System
setup-preset-thematic = Thementurnier
setup-preset-beginners = Anfänger
setup-name = Name des Turniers
setup-start-day = Die Uhren laufen ab dem
setup-start-day-hint = Um 12 Uhr, { $zone }. Drei Tage vorher wird ausgelost, und alle erfahren, gegen wen sie spielen.
setup-about = Ausschreibung (nicht nötig)
setup-more-format = Mehr: Spielform, Feinwertung
setup-more-entries = Mehr: Anmeldung und Beginn
setup-more-games = Mehr: Bedenkzeit, Regeln, Hilfsmittel
setup-format = Spielform
setup-format-robin = Rundenturnier: jeder gegen jeden, in einer Gruppe oder in mehreren
setup-cycles = Partien je Paarung
setup-cycles-1 = eine
setup-cycles-2 = zwei, mit beiden Farben
setup-size = Spieler in einer Gruppe
setup-size-hint = Leer lassen für eine einzige Gruppe. Die Gruppen werden so gleich wie möglich, und etwas größer, wo sie sonst weniger als vier hätten.
setup-fill = Wer in welche Gruppe kommt
setup-fill-lot = durch Los
setup-fill-even = gleich starke Gruppen, nach Wertungszahl
setup-fill-rating = die Stärksten in die erste Gruppe, nach Wertungszahl
setup-fill-order = in der Reihenfolge der Anmeldung
setup-best = So viele je Gruppe kommen weiter
setup-best-hint = Leer lassen, wenn auf die Gruppen nichts folgt. Es folgen Gruppen auf Gruppen, bis nur noch eine bleibt, die Endrunde.
setup-tied = und alle, die so viele Punkte haben wie der Letzte von ihnen
setup-format-knockout = K.-o.-Turnier: Wer einen Wettkampf verliert, scheidet aus; der Erste der Liste trifft auf den Letzten
setup-games = Partien eines Wettkampfs
setup-tie = Nach unentschiedenem Wettkampf
setup-tie-lower = kommt weiter, wer die niedrigere Wertungszahl hat
setup-tie-extra = folgen zwei weitere Partien, dann entscheidet die niedrigere Wertungszahl
setup-tie-both = kommen beide weiter
setup-format-swiss = Schweizer System (FIDE, holländisch)
setup-rounds = Runden
setup-every = Tage zwischen zwei Runden
setup-every-hint = Rundenturnier: leer heißt, alle Partien beginnen zugleich. Schweizer System: leer heißt, eine Runde beginnt, wenn die vorige zu Ende ist; mit Tagen zählen laufende Partien bei der Paarung als remis.
setup-order = Reihenfolge der Feinwertung
setup-order-own = eine andere Reihenfolge, mit Kürzeln
setup-codes = Kürzel
setup-codes-hint = SB Sonneborn-Berger, DE direkter Vergleich, WIN Zahl der Siege, BH Buchholz, BH/C1 Buchholz ohne den niedrigsten, BH/M1 Median, KS Koya, PS Fortschrittswertung, BPG mehr Schwarzpartien, ARO Gegnerschnitt, RTG Wertungszahl, LOT Los; mit /R kommt der kleinere Wert zuerst.
setup-start = Es beginnt
setup-start-date = am Datum
setup-start-full = sobald alle Plätze vergeben sind
setup-start-hand = wenn ich auslosen lasse
setup-least = Mindestens so viele Spieler
setup-least-hint = Sind es weniger, wird es zweimal um zwei Wochen verschoben, danach abgesagt.
setup-most = Höchstens so viele Spieler
setup-most-hint = Leer lassen für keine Grenze. Wer später kommt, steht auf der Warteliste.
setup-member-days = Nötige Tage Mitgliedschaft
setup-by-invitation = nur die Turnierleitung meldet Spieler
setup-save = Speichern
setup-create = Anlegen
setup-fault-day = Gib einen Tag an, etwa 2027-01-15.
setup-fault-number = Gib eine ganze Zahl an.
setup-fault-tie-break = „{ $code }“ ist kein Kürzel einer Feinwertung.
setup-refused-title = Das ging nicht
desk-title = Turnierleitung: { $name }
desk-next-draft = Nur du siehst dieses Turnier. Öffne die Anmeldung, dann können sich alle melden.
desk-next-date = Die Anmeldung läuft. Ausgelost wird von selbst { $drawn }; die Uhren laufen ab { $starts }.
desk-next-full = Die Anmeldung läuft. Ausgelost wird von selbst, sobald { $n } mitspielen.
desk-next-hand = Die Anmeldung läuft. Ausgelost wird, wenn du es sagst.
desk-next-running = { $n ->
    [one] Das Turnier läuft; eine Partie ist noch nicht zu Ende.
   *[other] Das Turnier läuft; { $n } Partien sind noch nicht zu Ende.
 }
desk-next-finished = Das Turnier ist zu Ende.
desk-next-cancelled = Das Turnier wurde abgesagt.
desk-open = Anmeldung öffnen
desk-draw = Jetzt auslosen
desk-draw-hint = Die Auslosung lässt sich nicht zurücknehmen. Alle erfahren, gegen wen sie spielen, und haben mindestens drei Tage, bis die Uhren laufen.
desk-players = Teilnehmer
desk-nobody = Noch niemand ist gemeldet.
desk-rating = Wertungszahl zu Beginn
desk-rating-of = Wertungszahl von { $name }
desk-rating-save = Speichern
desk-remove = Von der Liste nehmen
desk-waits = Warteliste
desk-add = Spieler melden
desk-add-hint = Ein Name pro Zeile: Anmeldename oder angezeigter Name. Auch Zeilen einer Tabelle (CSV) mit Name und Wertungszahl gehen. Jeder bekommt eine Mail.
desk-add-button = Melden
desk-preview = Wie die Auslosung jetzt wäre
desk-preview-hint = So bleibt es, solange sich niemand meldet oder abmeldet.
desk-group = Gruppe { $n }
desk-withdraw = Jemand scheidet aus
desk-withdraw-who = Wer
desk-withdraw-why = Warum
desk-withdraw-hint = Ist mindestens die Hälfte der Partien beendet, zählt das Gespielte, und die übrigen Partien gehen kampflos verloren; sonst werden die laufenden Partien annulliert, und nichts zählt. Im K.-o.-Turnier und im Schweizer System bleiben Ergebnisse stehen.
desk-withdraw-button = Rücktritt eintragen
desk-why-announced = angekündigt
desk-why-illness = Krankheit (das sehen die Spieler nicht)
desk-why-death = Tod (an die Person geht keine Mail)
desk-why-silent = meldet sich nicht mehr
desk-why-excluded = ausgeschlossen
desk-reason = Grund (die Spieler lesen ihn)
desk-reason-log = Notiz fürs Protokoll
desk-decide = Eine Partie entscheiden
desk-decide-game = Nummer der Partie
desk-decide-how = Wie
desk-decide-button = Entscheiden
desk-decide-adjudged = abgeschätzt { $result }
desk-decide-corrected = berichtigt zu { $result }
desk-decide-walkover-white = kampflos für Weiß
desk-decide-walkover-black = kampflos für Schwarz
desk-decide-cancelled = annulliert, zählt für niemanden
desk-announce = An alle Teilnehmer schreiben
desk-announce-text = Text
desk-announce-button = An alle senden
desk-directors = Wer leitet
desk-director = Turnierleiter
desk-deputy = Stellvertreter
desk-deputy-hint = Entscheidet dort, wo die Turnierleitung selbst spielt.
desk-call-off = Turnier absagen
desk-call-off-button = Absagen
desk-log = Protokoll
desk-server = der Server
desk-progress = { $done } von { $total } Partien
desk-act-set-up = angelegt
desk-act-changed = Ausschreibung geändert
desk-act-opened = Anmeldung geöffnet
desk-act-added = { $player } hat einen Platz
desk-act-removed = { $player } von der Liste genommen
desk-act-postponed = um zwei Wochen verschoben: zu wenige Spieler
desk-act-cancelled = abgesagt
desk-act-drawn = Runde { $round } ausgelost und veröffentlicht
desk-act-started = Runde { $round }: Die Uhren laufen
desk-act-withdrawn = { $player } ist ausgeschieden ({ $why })
desk-act-decided = Partie entschieden: { $decision }
desk-act-announced = hat an alle geschrieben
desk-act-finished = das Turnier ist zu Ende
desk-act-directors = { $player } leitet das Turnier
desk-done = Erledigt.
desk-done-changed = Die Ausschreibung ist geändert.
desk-done-opened = Die Anmeldung ist geöffnet.
desk-done-drawn = Ausgelost. Alle bekommen eine Mail mit ihren Gegnern.
desk-done-announced = An alle gesendet.
desk-done-decided = Die Partie ist entschieden; beide bekommen eine Mail.
desk-done-withdrawn = Eingetragen. Die Partien werden eine nach der anderen entschieden.
desk-done-added = Sie sind gemeldet.
withdraw-title = Ich möchte aus dem Turnier ausscheiden
withdraw-text = Das lässt sich nicht zurücknehmen. Ist mindestens die Hälfte deiner Partien beendet, zählen sie, und die übrigen verlierst du kampflos; sonst werden deine laufenden Partien annulliert, und nichts zählt. Brauchst du nur eine Pause, nimm Urlaub; bist du krank, schreib der Turnierleitung.
withdraw-button = Endgültig ausscheiden
tournament-done-entered = Du bist gemeldet.
tournament-done-waiting = Alle Plätze sind vergeben; du stehst auf der Warteliste und bekommst eine Mail, wenn einer frei wird.
tournament-done-left = Deine Anmeldung ist zurückgezogen.
tournament-done-withdrawn = Du bist ausgeschieden. Deine Partien werden jetzt entschieden.
member-director = Turnierleitung
member-make-director = Turniere leiten lassen
member-no-director = Nicht mehr leiten lassen
letter-tournament-you-meet = Du spielst gegen:
tournament-fault-christmas = Zwischen dem 24. Dezember und dem 6. Januar beginnen keine Uhren zu laufen. Wähle einen anderen Tag.
letter-why-tournament-left = Du bekommst diese Mail, weil du auf { $site } zum Turnier „{ $name }“ gemeldet warst.
tournament-term-theme = Alle Partien beginnen mit
kind-tournament-no-place = Kein Platz im Turnier
letter-subject-tournament-no-place = Kein Platz: { $name }
letter-tournament-no-place = Das Turnier „{ $name }“ ist ausgelost, und für dich wurde kein Platz frei.

## The director and time
source-halt = von der Turnierleitung angehaltene Uhren
source-event-end = Endtermin des Turniers, später verschoben
ledger-halted = Die Turnierleitung hält die Uhren an, längstens bis { $until }
ledger-halt-over = Die Turnierleitung lässt die Uhren weiterlaufen
ledger-end-moved = Neuer Endtermin des Turniers: { $until }
ledger-end-gone = Das Turnier hat keinen Endtermin mehr
game-event-halted = { $at }: Die Turnierleitung hat die Uhren angehalten, längstens bis { $until }.
game-event-halt-over = { $at }: Die Turnierleitung hat die Uhren weiterlaufen lassen.
game-event-end-moved = { $at }: Der Endtermin des Turniers ist jetzt { $until }.
game-event-end-gone = { $at }: Das Turnier hat keinen Endtermin mehr.
game-reason-end = Das Turnier endet am { $until }. Was dann noch läuft, wird abgeschätzt; durch Zeit verliert dadurch niemand.
game-state-called = Der Endtermin des Turniers war { $since }. Die Partie wird abgeschätzt; Züge zählen nicht mehr.
refused-event-over = Der Endtermin des Turniers war { $since }. Die Partie wird abgeschätzt, wie sie steht; es wurde nichts gezogen.
refused-not-called = Diese Partie wird nicht (mehr) abgeschätzt.
time-halted = Die Turnierleitung hat die Uhren angehalten, längstens bis { $until }. Ziehen darf man trotzdem.
clock-called = wird abgeschätzt
adjudge-link = Sagen, was du beantragst
adjudge-title = Abschätzung
adjudge-text = Das Turnier ist zu Ende, und die Turnierleitung entscheidet, wie diese Partie zählt. Sag, was du beantragst und warum: Am meisten hilft eine Zugfolge. Nur die Turnierleitung liest es, und du kannst es ändern, bis sie entschieden hat.
adjudge-wants = Was beantragst du?
adjudge-win = Gewinn
adjudge-draw = Remis
adjudge-nothing = Nichts: Ich überlasse es der Turnierleitung
adjudge-body = Begründung
adjudge-button = An die Turnierleitung senden
adjudge-sent = Die Turnierleitung hat es bekommen. Du beantragst: { $what }.
adjudge-choose = Wähle, was du beantragst.
desk-time-link = Uhren und Endtermin
desk-adjudicate-link = Partien abschätzen ({ $n })
order-title = Uhren und Endtermin: { $name }
order-runs = { $n ->
    [0] Es läuft keine Partie.
    [one] Eine Partie läuft.
   *[other] { $n } Partien laufen.
}
order-halt = Alle Uhren anhalten
order-halt-text = Alle Uhren der laufenden Partien ruhen, und keine neue Runde beginnt, bis zu dem Tag, den du nennst, oder bis du sie weiterlaufen lässt. Ziehen darf man trotzdem. Alle, die noch spielen, bekommen eine Mail.
order-halt-until = Bis zum Ende des
order-halt-button = Uhren anhalten
order-halted = Die Uhren ruhen, längstens bis { $until }.
order-go-on-button = Uhren weiterlaufen lassen
order-give = Bedenkzeit geben
order-give-which = Wem
order-give-all = Allen, in jeder laufenden Partie
order-give-white = Partie { $game }: { $name } (Weiß)
order-give-black = Partie { $game }: { $name } (Schwarz)
order-give-days = Tage
order-give-hours = Stunden
order-give-button = Zeit geben
order-end = Endtermin
order-end-text = Was am Mittag dieses Tages noch läuft, wird abgeschätzt. Alle, die noch spielen, bekommen bei einer Änderung eine Mail und noch einmal 60, 30 und 7 Tage vorher. Bleibt das Feld leer, gibt es keinen Endtermin.
order-end-day = Letzter Tag
order-end-button = Endtermin festlegen
order-end-is = Er ist { $until }.
order-end-was = Er war { $until }: Was noch läuft, wird abgeschätzt. Ein späterer Termin lässt die Uhren weiterlaufen.
order-done = Es ist veranlasst; das Protokoll sagt, wie weit es ist.
refused-order-day = Nenne einen Tag innerhalb der nächsten 180 Tage.
refused-order-end = Nenne einen Tag, der noch kommt, höchstens fünf Jahre nach dem Beginn.
refused-order-span = Nenne eine ganze Zahl, höchstens 30 Tage.
refused-order-game = Diese Partie läuft nicht mehr.
desk-act-halted = Alle Uhren angehalten, längstens bis { $until }
desk-act-went-on = Uhren weiterlaufen lassen
desk-act-time-given = { $span } Bedenkzeit für { $who }
desk-act-time-all = alle
desk-act-end-moved = Endtermin: { $until }
desk-act-end-gone = Endtermin aufgehoben
desk-act-end-near = Allen geschrieben, die noch spielen: noch { $days } Tage bis zum Ende
desk-act-end-reached = Der Endtermin ist da: Was noch lief, wird abgeschätzt
setup-end-day = Endtermin
setup-end-day-hint = Was am Mittag dieses Tages noch läuft, wird abgeschätzt. Leer: kein Ende.
adjudicate-title = Abschätzung: { $name }
adjudicate-text = Diese Partien liefen am Endtermin noch. Entscheide die, die du beurteilt hast; die anderen bleiben stehen. Beide Spieler bekommen eine Mail mit dem Grund.
adjudicate-none = Keine Partie wartet auf eine Abschätzung.
adjudicate-own = Du spielst in dieser Gruppe: Darüber entscheidet jemand anderes aus der Turnierleitung.
adjudicate-claims-win = { $name } beantragt Gewinn
adjudicate-claims-draw = { $name } beantragt Remis
adjudicate-claims-nothing = { $name } überlässt es der Turnierleitung
adjudicate-claims-silent = { $name } hat noch nichts gesagt
adjudicate-turn = Nach { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}; am Zug: { $side }.
adjudicate-result = Ergebnis der Partie { $game }
adjudicate-later = noch nicht
adjudicate-button = Gewählte Partien entscheiden
adjudicate-nothing = Wähle für mindestens eine Partie ein Ergebnis.
adjudicate-done = { $n ->
    [one] Eine Partie entschieden.
   *[other] { $n } Partien entschieden.
}
letter-subject-time-added-event = Die Turnierleitung gibt dir Zeit (Partie { $game })
letter-time-added-event = Die Turnierleitung hat dir in der Partie gegen { $opponent } { $span } mehr Bedenkzeit gegeben.
letter-subject-tournament-halted = { $name }: Die Uhren ruhen
letter-tournament-halted = Die Turnierleitung von „{ $name }“ hat alle Uhren angehalten, längstens bis { $until }. Ziehen darf man trotzdem; Bedenkzeit kostet es niemanden.
letter-subject-tournament-goes-on = { $name }: Die Uhren laufen weiter
letter-tournament-goes-on = Die Uhren von „{ $name }“ laufen weiter. Deine Partien und ihre Termine:
letter-subject-tournament-time = { $name }: { $span } mehr für alle
letter-tournament-time = Die Turnierleitung von „{ $name }“ gibt allen in jeder laufenden Partie { $span } mehr Bedenkzeit.
letter-subject-tournament-end-moved = { $name }: neuer Endtermin
letter-tournament-end-moved = „{ $name }“ endet jetzt am { $until }. Bis dahin zählen Züge, und die Uhren laufen; was dann noch läuft, wird abgeschätzt.
letter-tournament-end-gone = „{ $name }“ hat keinen Endtermin mehr: Jede Partie wird zu Ende gespielt.
letter-subject-tournament-end-near = { $name } endet in { $days } Tagen
letter-tournament-end-near = „{ $name }“ endet am { $until }. Von deinen Partien laufen diese noch; sind sie bis dahin nicht zu Ende, schätzt die Turnierleitung sie ab. Durch Zeit verliert dadurch niemand.
letter-subject-tournament-end-reached = { $name }: Deine Partien werden abgeschätzt
letter-tournament-end-reached = Der Endtermin von „{ $name }“ ist da. Züge zählen nicht mehr; die Turnierleitung schätzt die Partien ab, die noch liefen. Auf der Seite jeder Partie sagst du, was du beantragst und warum:
letter-tournament-game-called = { $opponent } (du spielst { $side }): { $link }
letter-subject-tournament-adjudicate = { $name }: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} abzuschätzen
letter-tournament-adjudicate = Der Endtermin von „{ $name }“ ist da. Die Spieler sind gefragt worden, was sie beantragen; du entscheidest.
letter-button-adjudicate = Zu den Partien
letter-why-tournament-directed = Du bekommst diese Mail, weil du auf { $site } das Turnier „{ $name }“ leitest.
kind-tournament-halted = Uhren eines Turniers ruhen
kind-tournament-goes-on = Uhren eines Turniers laufen weiter
kind-tournament-time = Zeit für alle in einem Turnier
kind-tournament-end-moved = Neuer Endtermin eines Turniers
kind-tournament-end-near = Turnier endet bald
kind-tournament-end-reached = Partien werden abgeschätzt
kind-tournament-adjudicate = Abzuschätzen
week-title = Was Aufmerksamkeit braucht
week-called = { $n ->
    [one] Eine Partie wartet
   *[other] { $n } Partien warten
} auf deine Abschätzung.
week-due = Fällig innerhalb von sieben Tagen:
week-due-game = Partie { $game }: { $white } – { $black }; { $name } hat bis { $until }
week-still = Seit zwei Wochen kein Zug:
week-still-game = Partie { $game }: { $white } – { $black }; seit { $since } ist { $name } am Zug
week-ended = In den letzten sieben Tagen beendet:
week-ended-game = Partie { $game }: { $white } – { $black } { $result }
week-unreachable = Diese erreicht keine Mail: { $names }. Frag nach einer neuen Adresse.
letter-subject-tournament-week = { $name }: die Woche
letter-tournament-week = So steht „{ $name }“: { $n ->
    [one] Eine Partie läuft.
   *[other] { $n } Partien laufen.
}
letter-button-desk = Zur Turnierleitung
desk-act-week = Der Wochenbrief an die Turnierleitung
kind-tournament-week = Wochenbrief an die Turnierleitung
week-blocked = Es läuft nichts, und der Endtermin lässt die nächste Runde nicht beginnen. Verschiebe ihn nach hinten oder hebe ihn auf.
refused-order-nobody = Wähle, wer die Zeit bekommt.
refused-order-nothing = Es läuft keine Partie, deren Uhr geht.
refused-order-round = Eine Runde, die ausgelost ist, beginnt erst nach diesem Tag.
letter-tournament-ends = Das Turnier endet am { $until }; was dann noch läuft, wird abgeschätzt.
tournament-halted = Die Turnierleitung hat alle Uhren angehalten, längstens bis { $until }.
adjudicate-missed = { $n ->
    [one] Eine Partie war
   *[other] { $n } Partien waren
} schon entschieden oder beendet; dort wurde nichts geändert.
adjudicate-more = Es gibt noch mehr; sie kommen, wenn diese entschieden sind.
leave-none-here = Auf diesem Server gibt es keinen Urlaub. Sonderurlaub kann die Administration gewähren.

## Letters: which ones, and several in one
kind-digest = Sammelmail
letter-subject-digest-waiting = { $n ->
    [one] Eine Partie wartet auf dich bis { $until }
   *[other] { $n } Partien warten auf dich, die erste bis { $until }
}
letter-digest-waiting = { $n ->
    [one] In einer Partie bist du am Zug.
   *[other] In { $n } Partien bist du am Zug.
}
letter-digest-first = Der erste Zug ist fällig bis { $until }.
letter-subject-digest = { $n ->
    [one] Eine Neuigkeit aus deinen Partien
   *[other] { $n } Neuigkeiten aus deinen Partien
}
letter-digest = Das ist in deinen Partien geschehen:
letter-why-digest = Du bekommst diese Mail, weil du bei { $site } spielst; sie fasst zusammen, was sonst mehrere Mails wären.
mail-title = Mails an dich
mail-lead = Mails über dein Konto kommen immer. Alles andere wählst du hier.
mail-amount = Wenn in deinen Partien etwas geschieht
mail-amount-at-once = Sofort eine Mail, eine für jeden Zug
mail-amount-until-back = Eine Mail, und dann keine, bis ich wieder hier war
mail-amount-digest = Einmal am Tag eine Mail mit allem
mail-amount-none = Keine Mails über Züge
mail-amount-hint = Erinnerungen und Warnungen warten darauf nicht: Sie kommen für sich.
mail-digest = Die Mail des Tages
mail-digest-hour = Kommt um
mail-digest-hour-hint = In deiner Zeitzone, { $zone }. Tage ohne Neues bringen keine Mail.
mail-groups = Welche Mails
mail-group-moves = Züge
mail-group-reminders = Erinnerungen und Warnungen: alles, wodurch eine Partie verloren gehen könnte
mail-group-reminders-hint = Ohne sie kann deine Zeit ablaufen, und du erfährst es erst danach.
mail-group-offers = Remisangebote, Zeit, Pausen, Fortsetzen
mail-group-messages = Nachrichten von Gegnern
mail-group-ends = Wie Partien enden
mail-group-invitations = Einladungen und Antworten darauf
mail-group-leave = Urlaub von Gegnern
mail-group-tournaments = Turniere
mail-group-gathered = Sammelmails
mail-reminders = Erinnerungen
mail-reminder-1 = Erste Erinnerung
mail-reminder-2 = Zweite Erinnerung
mail-reminder-3 = Dritte Erinnerung
mail-reminders-hint = Keine kommt, bevor die Hälfte deiner Zeit vorbei ist, und keine in den ersten zwölf Stunden nach dem Zug des Gegners.
mail-reminder-none = keine
mail-before = { $time } vor der Frist
mail-quiet-from = Keine Erinnerungen von
mail-quiet-to = bis
mail-quiet-never = zu jeder Stunde
mail-quiet-hint = Eine Erinnerung, die in diese Stunden fiele, kommt eine Stunde, bevor sie beginnen.
mail-refused-days = Wähle mindestens einen Tag, an dem die Mail des Tages kommen darf.
mail-refused-quiet = Die Ruhezeit braucht einen Anfang und ein Ende, die verschieden sind.
mail-refused-choice = Das steht nicht zur Wahl.
mail-exceptions = Partien und Turniere, für die du anders gewählt hast
mail-exception-game = Partie { $id }: { $amount }
mail-exception-tournament = { $name }: { $amount }
mail-of-game = Mails über Partie { $id }
mail-of-tournament = Mails über { $name }
mail-of-link = Mails über diese Partie
mail-of-event-link = Mails über die Partien dieses Turniers
mail-of-usual = Wie sonst
mail-of-hint = Wie sonst heißt: { $amount }. Erinnerungen und Warnungen berührt das nicht.
unsubscribe-title = Keine solchen Mails mehr?
unsubscribe-text = Du hast eine Mail dieser Art vor dir: { $group }. Drück den Knopf, dann kommen keine mehr davon.
unsubscribe-button = Keine mehr davon
unsubscribe-reminders-stay = Erinnerungen, bevor deine Zeit abläuft, kommen weiterhin; sie haben ihren eigenen Schalter.
unsubscribe-reminders-go = Dann warnt dich niemand mehr, bevor deine Zeit abläuft.
unsubscribe-done-title = Es kommen keine solchen Mails mehr
unsubscribe-done = Abgeschaltet: { $group }. In deinen Einstellungen kannst du es wieder einschalten.
unsubscribe-told = Du hast über einen Link in einer Mail Mails abgeschaltet. Was noch kommt und was nicht, steht in deinen Einstellungen.
unsubscribe-understood = Verstanden
layout-address-bad = Mails an deine Adresse kommen zurück, deshalb geht nichts mehr dorthin. Gib eine andere Adresse an oder bestätige diese neu.
address-bad = Mails an diese Adresse kamen zurück; dorthin geht nichts mehr. Bestätige sie neu durch eine Mail oder gib eine andere an.
mine-title = Was dir geschickt wurde
mine-lead = Was dir zuletzt geschrieben wurde, wann es hinausging und was der Mailserver geantwortet hat.
mine-none = In letzter Zeit wurde dir nichts geschrieben.
letters-parked = wartet auf die Mail des Tages
letters-kept = wartet, bis du hier warst
letters-kept-other = wartet, bis der Leser hier war
letters-covered = in einer Sammelmail
letters-expired = zu spät, um noch zu nützen
letters-sent-at = gesendet { $at }
post-done-paused = Die Mails sind angehalten.
post-done-resumed = Die Mails gehen wieder hinaus.
post-done-test = Eine Probemail an dich ist unterwegs.
post-done-again = Die Mail wird noch einmal versucht, wenn noch stimmt, was sie sagt.
post-paused = { $who } hat alle Mails angehalten, { $at }. Solange sie warten, läuft für keinen Zug die Zeit ab, dessen Mail wartet.
post-aside = Warten auf Stunde oder Besuch des Lesers
post-failures = In den letzten sieben Tagen aufgegeben
post-count = Wie oft
post-pause = Alle Mails anhalten
post-resume = Mails wieder hinauslassen
post-test = Mir eine Probemail schicken
post-again = Noch einmal versuchen
preview-title = So sehen die Mails aus
preview-lead = Jede Mail in jeder Sprache, mit erfundenem Inhalt.
preview-show = Zeigen
preview-html = So zeigen es Mailprogramme mit Bildern
# Zug per Antwortmail: was eine Mail davon sagt, und die Antworten
letter-reply-move = Du kannst auch auf diese Mail antworten: Schreib deinen Zug in die erste Zeile. „remis“ hinter dem Zug bietet Remis an; „gebe auf“ allein in der Mail gibt auf.
letter-reply-move-or-accept = Du kannst auch auf diese Mail antworten: Schreib deinen Zug in die erste Zeile. „annehmen“ allein in der Mail nimmt das Remis an; „gebe auf“ allein gibt auf.
letter-reply-accept = Du kannst auch auf diese Mail antworten: „annehmen“ allein in der Mail nimmt das Remis an.
letter-subject-reply-played = Gespielt: { $played } gegen { $opponent }
letter-subject-reply-resigned = Du hast gegen { $opponent } aufgegeben (Partie { $game })
letter-subject-reply-agreed = Remis mit { $opponent } vereinbart (Partie { $game })
letter-subject-reply-refused = Nicht gespielt: deine Mail in Partie { $game } gegen { $opponent }
letter-reply-played = Gespielt: { $played } gegen { $opponent }.
letter-reply-played-offer = Gespielt: { $played } gegen { $opponent }, mit einem Remisangebot.
letter-reply-rest = Gelesen wurde nur die erste Zeile deiner Mail; nichts anderes darin wurde weitergegeben.
letter-reply-stands = Für diesen Zug steht schon { $played }, gespielt am { $at }. Deine Mail hat nichts geändert.
letter-reply-resigned = Du hast die Partie gegen { $opponent } per Mail aufgegeben.
letter-reply-resigned-mistake = War das ein Versehen? 14 Tage lang kannst du auf der Seite der Partie bitten, sie fortzusetzen; { $opponent } entscheidet.
letter-reply-agreed = Du hast das Remis angenommen, das { $opponent } angeboten hat.
letter-reply-late = Deine Mail kam zu spät und wurde nicht gespielt: Sie traf am { $arrived } ein, die Bedenkzeit lief am { $deadline } ab.
letter-reply-over = Die Partie gegen { $opponent } war schon beendet, als deine Mail am { $arrived } eintraf.
letter-reply-gone-on = Deine Mail antwortet auf eine Mail zu einer früheren Stellung; die Partie ist seitdem weitergegangen. Nichts wurde gespielt.
letter-reply-not-your-turn = { $opponent } ist am Zug. Nichts wurde gespielt.
letter-reply-no-offer = Von { $opponent } steht kein Remisangebot, das du annehmen könntest. Nichts ist geschehen.
letter-reply-draw-alone = Remis wird zusammen mit einem Zug angeboten: zuerst der Zug, dahinter „remis“. Ein Angebot des Gegners nimmt „annehmen“ an. Nichts wurde gespielt.
letter-reply-not-played = Dein Zug wurde nicht gespielt. { $why } Ohne das Angebot kannst du ihn sofort senden.
letter-reply-would-draw = Mit { $played } würde die Partie remis enden. Das wird per Mail nicht ungefragt gespielt: Bestätige es auf der Seite.
letter-reply-short = „{ $typed }“ könnte { $played } sein, ist aber so kurz, dass es auch ein Wort sein könnte. Es wurde nicht gespielt: Bestätige es auf der Seite, oder schreib das Feld dazu.
letter-reply-resign-unsure = Du hast geschrieben, dass du aufgibst, und noch mehr. Sicherheitshalber geht die Partie weiter: Bestätige es auf der Seite, oder antworte mit nichts als „gebe auf“.
letter-reply-illegal = „{ $typed }“ wurde nicht gespielt. { $why }
letter-reply-candidates = Gemeint sein könnte: { $moves }.
letter-reply-not-understood = „{ $typed }“ ist kein Zug und keines der Wörter, die verstanden werden. Nichts wurde gespielt.
letter-reply-empty = In deiner Mail steht neben dem Zitierten keine eigene Zeile. Nichts wurde gespielt.
letter-reply-dead = Deine Mail antwortet auf eine Mail, die nicht mehr gilt, weil sich seitdem dein Passwort oder deine Adresse geändert hat. Nichts wurde gespielt; melde dich an, um zu ziehen.
letter-reply-refused = Deine Mail ließ sich nicht ausführen. Wie es steht, sagt die Seite der Partie.
letter-reply-how = Gelesen wird nur deine erste eigene Zeile. Dort steht ein Zug wie auf der Seite („Sf3“), dahinter „remis“, wenn du Remis anbietest; oder „annehmen“ oder „gebe auf“, jedes allein in der Mail. Alles andere in der Mail wird übergangen.
letter-reply-ended = Die Partie ist { $result } beendet: { $reason }.
letter-button-confirm-move = Zug ansehen und senden
kind-mail-answer = Antwort auf eine Mail
inbound-title = Eingegangene Mails
inbound-about = Antworten, mit denen Spieler ziehen, und Mails, die zurückkamen. Was darin steht, wird nicht gezeigt.
inbound-none = Es ist keine Mail eingegangen.
inbound-from = Von
inbound-game = Partie
inbound-became = Was daraus wurde
inbound-answered = beantwortet
inbound-outcome = { $outcome ->
    [waiting] wartet
    [done] getan
    [late] zu spät
    [over] die Partie war beendet
    [old] antwortet auf eine Mail, die nicht mehr gilt
    [automatic] von einem Programm
    [unknown] an keine unserer Adressen
    [unreadable] keine Mail
    [bounced_hard] Mail kam endgültig zurück
    [bounced] Mail kam zurück
    [bounced_unknown] kam zurück, ist aber keine von uns
    [failed] ließ sich nicht bearbeiten
   *[explained] nicht getan; erklärt
}
letter-unsubscribe = Keine Mails dieser Art mehr:
letter-unsubscribe-label = Keine Mails dieser Art mehr
letter-others-wait = { $n ->
    [one] Eine weitere Partie wartet auf dich: { $url }
   *[other] { $n } weitere Partien warten auf dich: { $url }
}

# Mails über einen Zug, der nicht kommt
letter-subject-long-move = Dein Zug gegen { $opponent }, bis { $until }
letter-long-move = Du hast diesen Zug gegen { $opponent } seit zehn Tagen. Es eilt nicht: Nimm dir alle Zeit, die du hast. Nur damit er nicht vergessen wird.
letter-subject-stage-reminder = Erinnerung des Turniers: dein Zug gegen { $opponent }, bis { $until }
letter-stage-reminder = Dein Zug gegen { $opponent } ist seit einer Weile nicht gekommen. Bitte spiele ihn, oder sage deinem Gegner oder der Turnierleitung, wenn dich etwas abhält.
letter-subject-stage-warning = Mahnung: dein Zug gegen { $opponent } fehlt, bis { $until }
letter-stage-warning = Dein Zug gegen { $opponent } fehlt noch immer. Wenn bis zu der Frist unten keiner kommt, ist die Partie durch Zeitüberschreitung verloren.
letter-subject-last-warning = Letzte Mahnung: dein Zug gegen { $opponent }, bis { $until }
letter-last-warning = Das ist die letzte Mahnung: Dein Zug gegen { $opponent } fehlt. Wenn bis zu der Frist unten keiner kommt, ist die Partie durch Zeitüberschreitung verloren. Auch die Turnierleitung weiß davon.
letter-subject-last-warning-sent = { $player } ist zum letzten Mal gemahnt worden ({ $name })
letter-last-warning-sent = In { $name } hat { $player } seit langem nicht gezogen und ist zum letzten Mal gemahnt worden.
letter-last-warning-sent-note = Du musst nichts tun: Die Uhr läuft wie vereinbart. Vielleicht freut sich { $player } über einen Anruf.
letter-subject-outage = Zeit, die { $site } nicht zählt
letter-outage-server = Der Server war von { $from } bis { $until } nicht da. Keine Uhr zählt diese Zeit.
letter-outage-mail = Von { $from } bis { $until } ging keine Mail hinaus. Keine Uhr zählt diese Zeit.
letter-button-games = Zu deinen Partien
letter-why-outage = Du bekommst diese Mail, weil du auf { $site } in dieser Zeit am Zug warst.
letter-subject-new-sign-in = Neue Anmeldung auf { $site }
letter-new-sign-in = Mit deinem Passwort hat sich jemand als { $name } auf { $site } angemeldet, in einem Browser, der es vorher nie getan hat: { $at }.
letter-new-sign-in-agent = Der Browser nennt sich: { $agent }
letter-new-sign-in-note = Wenn du das warst, ist nichts zu tun. Wenn nicht, wähle sofort ein neues Passwort; damit werden alle anderen abgemeldet: { $url }
letter-button-devices = Wo du angemeldet bist
kind-long-move = Eine freundliche Zeile nach zehn Tagen
kind-stage-reminder = Erinnerung eines Turniers
kind-stage-warning = Mahnung eines Turniers
kind-last-warning = Letzte Mahnung eines Turniers
kind-last-warning-sent = An die Turnierleitung: letzte Mahnung verschickt
kind-outage-credited = Ausfall gutgeschrieben
kind-new-sign-in = Neue Anmeldung
desk-act-warned = Letzte Mahnung an { $player } wegen eines Zuges, der nicht kommt
setup-stages = Erinnern, mahnen, zum letzten Mal mahnen
setup-stages-hint = Drei Zahlen von Tagen ohne Zug, etwa 10 15 18. Die letzte Mahnung geht auch an die Turnierleitung. Leer: keine.
setup-fault-stages = Gib drei ganze Zahlen von Tagen an, jede größer als die vorige und keine über 200, etwa 10 15 18, oder nichts.
tournament-term-stages = Wenn ein Zug nicht kommt
tournament-call-stages = Erinnerung nach { $first } Tagen, Mahnung nach { $second }, letzte Mahnung nach { $third } (dann erfährt es auch die Turnierleitung)
mail-line = Eine freundliche Mail an mich, wenn ich zehn Tage an einem Zug überlegt habe
mail-looks = Was in meinen Mails liegt
mail-pgn = Die Partie als Datei (PGN) in jeder Mail über sie
mail-pgn-hint = Für ein eigenes Schachprogramm auf deinem Rechner.
letter-reply-other-number = „{ $typed }“ wurde nicht gespielt: Du hast Zug { $wrote } geschrieben, fällig ist aber Zug { $due }. Antworte noch einmal, mit der richtigen Zahl oder ohne.
sight-live = so wie sie gespielt wird
sight-choose-delay = so wie sie einige Halbzüge vorher stand
sight-plies = Zurückgehaltene Halbzüge
sight-delayed = { $n ->
    [one] alles bis auf den letzten Halbzug, bis die Partie endet
   *[other] alles bis auf die letzten { $n } Halbzüge, bis die Partie endet
}
sight-after-end = erst nach dem Ende der Partie
sight-games = { $n ->
    [one] nicht bevor eine Partie des Turniers beendet ist
   *[other] nicht bevor { $n } Partien des Turniers beendet sind
}
sight-both = Wer mitspielt: { $participants }. Alle anderen: { $public }.
sight-term = Wer die Züge sieht
sight-term-others = Andere sehen die Züge
sight-participants = Was die Teilnehmer von den Partien der anderen sehen
sight-public = Was alle anderen von den Partien sehen
sight-friendly = Was andere von der Partie sehen
sight-wait = Erst wenn so viele Partien des Turniers beendet sind
sight-wait-hint = Leer: sofort. Das gilt für alle seine Partien, auch für die beendeten.
sight-fault-held = Wie viele Halbzüge sollen zurückgehalten werden? Schreib eine Zahl von 1 bis { $most }.
sight-fault-games = Nach wie vielen Partien? Schreib eine Zahl von 0 bis { $most }.
game-state-held = { $n ->
    [one] Die Partie läuft. Ihr letzter Halbzug wird bis zum Ende zurückgehalten, wie vor dem Beginn vereinbart; das Brett zeigt die Stellung davor.
   *[other] Die Partie läuft. Ihre letzten { $n } Halbzüge werden bis zum Ende zurückgehalten, wie vor dem Beginn vereinbart; das Brett zeigt die Stellung davor.
}
error-private-games = Die Züge werden noch nicht gezeigt
error-private-games-text = Die Züge der Partien dieses Turniers werden gezeigt, sobald { $wanted } davon beendet sind; bisher sind es { $ended }.
picture-svg = Bild (SVG)
picture-png = Bild (PNG)
games-overview = Übersicht
games-list-waiting = Warten auf dich
games-list-others = Warten auf deine Gegner
games-moved = Letzter Zug
games-not-moved = noch keiner seit { $date }
games-started = Begonnen
games-event = Turnier
games-friendly = Freundschaftspartien
games-all-events = Alle
games-all-opponents = Alle Gegner
games-sort = Sortiert nach
games-show = Zeigen
games-show-all = Alle zeigen
games-none-fits = Keine Partie passt zu dem, was du gewählt hast.
games-others-empty = Keine Partie wartet auf einen deiner Gegner.
games-count = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
}
games-board = Brett
games-more = Weitere
games-next = Nächste Partie
games-next-of = { $n ->
    [one] Nächste Partie (eine weitere wartet)
   *[other] Nächste Partie ({ $n } weitere warten)
}
record-title = Bilanz
record-what = Partien
record-all = Alle
record-white = Mit Weiß
record-black = Mit Schwarz
record-played = Gespielt
record-won = Gewonnen
record-drawn = Remis
record-lost = Verloren
record-points = Punkte
record-unplayed = { $n ->
    [one] Eine weitere Partie endete ohne Spiel (kampflos, abgebrochen oder annulliert) und zählt nicht mit.
   *[other] { $n } weitere Partien endeten ohne Spiel (kampflos, abgebrochen oder annulliert) und zählen nicht mit.
}
record-game = Weiß – Schwarz
record-state = Stand
record-running = läuft
record-held = läuft; die letzten Halbzüge werden zurückgehalten
record-not-shown = die Züge werden noch nicht gezeigt
record-none = Hier kann keine Partie gezeigt werden.
record-hidden = { $n ->
    [one] Eine weitere laufende Partie wird vor ihrem Ende nicht gezeigt.
   *[other] { $n } weitere laufende Partien werden vor ihrem Ende nicht gezeigt.
}
against-title = { $name } gegen { $other }
against-turned = Von { $name } aus gesehen
against-you = Du gegen diesen Spieler
against-other = Mit jemand anderem vergleichen
against-none = Noch keine Partie beendet.
against-score = { $won } gewonnen, { $drawn } remis, { $lost } verloren
start960-no = nein: die übliche Ausgangsstellung oder die unten angegebene
start960-lot = ja, Ausgangsstellung durch Los
start960-lot-hint = Gelost wird, wenn du das Formular abschickst; die Stellung wird dann gezeigt.
start960-number = ja, die Ausgangsstellung mit dieser Nummer
start960-number-label = Nummer der Ausgangsstellung (0 bis 959)
start960-fault-number = Schreib die Nummer der Ausgangsstellung: 0 bis 959.
start960-fault-both = Wähl entweder Schach960 oder eine eigene Stellung.
start960-name = Schach960, Stellung { $number }
sheet-title = Partieformular
paper-title = Stellungen zum Drucken
paper-print = Druck diese Seite mit deinem Browser.
paper-all = Alle laufenden Partien
paper-sheet = Blatt { $n }
paper-no-move = Noch kein Zug.
paper-last = Letzter Zug: { $played }.
paper-due = Du bist am Zug, fällig bis { $until }
paper-waits = Der Gegner hat Zeit bis { $until }
paper-move = Mein Zug
paper-if = Wenn
paper-then = dann
paper-seat = { $side }, gegen { $name }
## Analysebrett
analysis-title = Analysebrett
analysis-title-of = Analyse von { $name }
analysis-link = Analysebrett
analysis-link-of = Analyse von { $name }
analysis-lead = Probier Züge für beide Seiten aus und behalte, was du findest: Hier bleibt es, solange es die Partie gibt. Nur du siehst es, auf allen deinen Geräten. Nichts davon geht an deinen Gegner, und kein Schachprogramm rechnet mit.
analysis-lead-of = Das hat { $name } über die Partie gedacht. Beide haben zugestimmt, es zu zeigen.
analysis-behind = Die Partie hat deine Analyse verlassen: Statt { $expected } kam { $played }, und zur jetzigen Stellung steht dort nichts.
analysis-behind-link = Zu { $expected }
analysis-start = Ausgangsstellung
analysis-after = Stellung nach { $played }
analysis-after-in = Stellung nach { $played } (nicht gespielt)
analysis-here = Hier steht die Partie.
analysis-to-present = Dorthin, wo die Partie steht
analysis-step-back = Ein Zug zurück
analysis-step-on = Ein Zug weiter
analysis-step-end = Ende der Variante
analysis-steps = Durch die Analyse gehen
analysis-board-hint = Ein Zug, den du auf dem Brett machst, wird gleich behalten. Gesendet wird nichts.
analysis-moves-label = Züge hinzufügen
analysis-moves-hint = Für beide Seiten, zum Beispiel { $example }. In Klammern steht, was statt des Zuges davor kommen kann.
analysis-moves-add = Hinzufügen
analysis-tree = Züge und Varianten
analysis-tree-hint = Züge der Partie stehen fett.
analysis-tree-empty = Es gibt noch keine Züge.
analysis-note = Worte und Zeichen
analysis-comment = Kommentar
analysis-comment-kept = Was jetzt dort steht
analysis-judgement = Der Zug
analysis-verdict = Die Stellung
analysis-no-sign = kein Zeichen
analysis-sign-1 = ! guter Zug
analysis-sign-2 = ? Fehler
analysis-sign-3 = !! sehr guter Zug
analysis-sign-4 = ?? grober Fehler
analysis-sign-5 = !? interessanter Zug
analysis-sign-6 = ?! zweifelhafter Zug
analysis-sign-7 = □ einziger Zug
analysis-sign-10 = = ausgeglichen
analysis-sign-13 = ∞ unklar
analysis-sign-14 = += Weiß steht etwas besser
analysis-sign-15 = =+ Schwarz steht etwas besser
analysis-sign-16 = ± Weiß steht besser
analysis-sign-17 = ∓ Schwarz steht besser
analysis-sign-18 = +− Weiß steht auf Gewinn
analysis-sign-19 = −+ Schwarz steht auf Gewinn
analysis-marks = Pfeile und Felder
analysis-marks-hint = Zum Beispiel e2e4 d5: ein Pfeil und ein Feld. Ein Buchstabe davor gibt die Farbe: G grün, R rot, Y gelb, B blau.
analysis-marked = Markiert: { $marks }
analysis-mark-arrow = { $colour ->
    [R] roter Pfeil
    [Y] gelber Pfeil
    [B] blauer Pfeil
   *[G] grüner Pfeil
} von { $from } nach { $to }
analysis-mark-square = { $colour ->
    [R] rotes Feld
    [Y] gelbes Feld
    [B] blaues Feld
   *[G] grünes Feld
} { $from }
analysis-save = Speichern
analysis-order = Diese Variante
analysis-first = Zur Hauptvariante machen
analysis-up = Nach oben
analysis-down = Nach unten
analysis-remove = Ab hier entfernen
analysis-remove-ask = { $played } und alles, was folgt, entfernen? { $count ->
    [one] Das ist ein Zug.
   *[other] Das sind { $count } Züge.
} Zurückholen lässt es sich nicht.
analysis-remove-do = Entfernen
analysis-plan = Diese Variante zu Eventualzügen machen
analysis-plan-all = Alles, was folgt, zu Eventualzügen machen
analysis-plan-hint = Du siehst es noch einmal, bevor es gilt. Auf jeden erwarteten Zug gibt es nur eine Antwort.
analysis-facts = Zur Stellung
analysis-material-even = Das Material ist ausgeglichen.
analysis-material = { $side } hat mehr Material, nach den üblichen Figurenwerten so viel wie { $points ->
    [one] einen Bauern
   *[other] { $points } Bauern
}.
analysis-address = Adresse dieser Stellung
analysis-pgn = PGN mit allen Varianten
analysis-import = Ein PGN übernehmen
analysis-import-hint = Eine Partie mit Varianten und Kommentaren, von ihrem Anfang oder von einer Stellung dieser Partie an. Bloße Züge gehen von der gezeigten Stellung aus weiter. Was schon da ist, wird nicht doppelt übernommen; ist etwas darin nicht zu lesen, wird nichts übernommen.
analysis-import-do = Übernehmen
analysis-saved = Gespeichert.
analysis-removed = Entfernt.
analysis-added = Hinzugefügt.
analysis-missing = Diese Stelle gibt es in deiner Analyse nicht mehr; das ist die letzte Stellung auf dem Weg dorthin.
analysis-error-move = Dieser Zug ist nicht möglich: { $why }
analysis-error-mark = „{ $word }“ ist weder ein Feld noch ein Pfeil.
analysis-error-comment-long = Der Kommentar ist zu lang: höchstens { $n } Zeichen.
analysis-error-comment-changed = Dieser Kommentar wurde inzwischen anderswo geändert. Beide Texte stehen hier; was du jetzt speicherst, gilt.
analysis-error-grown = Dort stehen inzwischen mehr Züge. Sieh noch einmal nach, ob alle weg sollen.
analysis-error-of-the-game = Die Züge der Partie lassen sich weder entfernen noch umordnen.
analysis-error-gone = Diese Stelle gibt es nicht mehr.
analysis-error-many = Das ist zu viel: Eine Analyse fasst { $n } eigene Züge.
analysis-error-deep = Diese Variante ist zu lang: höchstens { $n } eigene Züge nacheinander.
analysis-error-nested = Zu viele Varianten in Varianten: höchstens { $n }.
analysis-error-much = Das ist zu viel: Eine Analyse fasst { $n } Kilobyte Text.
analysis-pgn-at = Zeile { $line }, Zeichen { $column }: { $what } Es wurde nichts übernommen.
analysis-pgn-move = „{ $text }“ ist nicht möglich. { $why }
analysis-pgn-null = ein Zug, der aussetzt; hier muss jeder Zug gespielt werden.
analysis-pgn-after-end = ein Zug nach dem Ende der Partie.
analysis-pgn-fen = der Eintrag FEN ergibt keine regelgemäße Stellung.
analysis-pgn-variant = die Spielart { $name } ist hier nicht bekannt.
analysis-pgn-bracket = eine Variante ist nicht geöffnet oder nicht geschlossen.
analysis-pgn-comment = ein Kommentar ist nicht geschlossen.
analysis-pgn-sign = „{ $text }“ bedeutet dort nichts.
analysis-pgn-much = mehr, als sich übernehmen lässt.
analysis-pgn-several = dort beginnt eine zweite Partie. Übernimm eine nach der anderen.
analysis-pgn-elsewhere = Die erste Stellung kommt weder in dieser Partie noch in deiner Analyse vor. Es wurde nichts übernommen.
analysis-pgn-empty = Es steht kein Zug darin.
analysis-pgn-long = Das ist zu lang. Übernimm es in Teilen.
analysis-show = Die Analysen zeigen
analysis-show-lead = Ist die Partie zu Ende, könnt ihr einander oder allen zeigen, was ihr darüber gedacht habt. Gezeigt werden beide Analysen, und nur, wenn ihr es beide wollt. Haben beide zugestimmt, lässt es sich nicht zurücknehmen.
analysis-show-none = niemand
analysis-show-opponent = { $name } und ich
analysis-show-all = alle, die die Partie sehen dürfen
analysis-show-label = Wer darf beide Analysen lesen?
analysis-show-save = Speichern
analysis-show-waits = { $name } hat dem noch nicht zugestimmt. Bis dahin kannst du es zurücknehmen.
analysis-show-asks = { $name } möchte beide Analysen { $to ->
    [all] allen
   *[opponent] euch beiden
} zeigen. Das geschieht, wenn du zustimmst.
analysis-shown-opponent = Ihr habt beide zugestimmt: Ihr lest die Analyse des anderen.
analysis-shown-all = Ihr habt beide zugestimmt: Alle, die die Partie sehen dürfen, lesen beide Analysen.
analysis-show-error-running = Analysen lassen sich erst zeigen, wenn die Partie zu Ende ist.
analysis-show-error-shown = Ihr habt dem beide schon zugestimmt: Was gezeigt wurde, ist gelesen.
analysis-unsent = Keine Verbindung. { $count ->
    [one] Ein Schritt liegt
   *[other] { $count } Schritte liegen
} auf diesem Gerät und werden gespeichert, sobald die Verbindung wieder da ist.
analysis-offline = Dein Zug liegt auf diesem Gerät. Weiter geht es dort, sobald die Verbindung wieder da ist: Welche Züge möglich sind, weiß der Server.
analysis-sent = Die Verbindung ist wieder da: Alles ist gespeichert.
analysis-not-taken = Ein Schritt, der auf diesem Gerät lag, ließ sich nicht speichern: { $what }
openings-title = Eröffnungen
openings-lead = Wie die beendeten Partien dieser Seite weitergingen, die jeder sehen darf. In einer Partie, in der Datenbanken nicht erlaubt sind, darfst du hier nicht nachsehen.
openings-none = Keine beendete Partie ist hierher gekommen.
openings-deep = Eröffnungen werden bis zum zwölften Zug gezählt.
openings-count = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
}
openings-games = Partien
openings-score = Punkte von Weiß
games-next-key = Mit der Tastatur: N mit Alt und Umschalt (auf einem Mac mit Ctrl und Option), hier und auf der Seite einer Partie.
form-unasked = Hier hast du etwas eingetragen, aber etwas anderes gewählt. Wähle, wozu es gehört, oder leere dieses Feld.
analysis-lead-shown = Probier Züge für beide Seiten aus und behalte, was du findest. Ihr habt beide zugestimmt, eure Analysen zu zeigen: Auch was du hier von jetzt an schreibst, wird gelesen.
letter-outage-now = Deine Fristen sind jetzt:

# Plätze eines laufenden Turniers
source-taken-over = Zeit für den neuen Spieler, sich die Partie anzusehen
ledger-taken-over = { $name } übernimmt den Platz; die Uhr ruht bis { $until }
game-event-taken-over = { $at }: { $name } hat den Platz übernommen. Die Uhr ruht bis { $until }.
refused-tournament-already-in = { $name } nimmt schon teil oder hat teilgenommen. Wähle jemand anderen.
refused-tournament-not-vacant = Dieser Platz ist nicht frei, oder es ist zu spät zum Nachrücken: Das geht bis zwei Wochen nach dem Start der Uhren.
kind-tournament-replaced = Jemand übernimmt den Platz eines Gegners
kind-tournament-seat = Du übernimmst einen Platz in einem Turnier
desk-seats-link = Plätze und Ersatzspieler
desk-act-substituted = { $player } übernimmt den Platz von { $was }
desk-act-filled = { $player } ist auf einen freien Platz nachgerückt
seats-title = Plätze: { $name }
seats-replace = Ein Ersatzspieler übernimmt einen Platz
seats-replace-text = Die laufenden Partien gehen mit ihren Uhren über, eine nach der anderen. Wer den Platz übernimmt, hat in jeder Partie mindestens fünf Tage, und die Uhr ruht 48 Stunden. Partien mit zehn oder mehr Zügen werden dann für niemanden gewertet. Eventualzüge, Analysen, Notizen und Nachrichten gehen nicht über.
seats-replace-whom = Wessen Platz
seats-replace-by = Wer ihn übernimmt
seats-replace-button = Platz übergeben
seats-name-hint = Anmeldename oder angezeigter Name.
seats-fill = Nachrücken
seats-fill-none = Kein Platz ist frei. Bis zwei Wochen nach dem Start kann jemand einen Platz übernehmen, dessen Spieler ohne einen Zug gegangen ist, oder den freien Platz einer ungeraden Gruppe.
seats-fill-text = Wer nachrückt, spielt alle Partien des Platzes mit voller Uhr. Wer auf der Warteliste steht, bekommt einen freien Platz von selbst.
seats-fill-seat = Platz
seats-fill-who = Wer nachrückt
seats-fill-button = Eintragen
seats-vacant-left = Nummer { $number }, verlassen von { $name }
seats-vacant-free = Nummer { $number }, bisher frei
seats-done-replaced = Der Platz ist übergeben; das Protokoll sagt, wie weit die Partien sind. Alle Betroffenen bekommen eine Mail.
seats-done-filled = Eingetragen. Alle Betroffenen bekommen eine Mail.
tournament-seat-was = vorher: { $name }
tournament-mark-substitute = e
tournament-met-substitute = vom Ersatzspieler beendet
tournament-legend-substitute = vom Ersatzspieler beendet
letter-subject-tournament-replaced = { $name }: du spielst gegen { $player }
letter-tournament-replaced = In „{ $name }“ hat { $player } den Platz von { $was } übernommen. Deine Partien gehen weiter, wie sie stehen.
letter-tournament-filled = In „{ $name }“ ist { $player } auf einen freien Platz nachgerückt. Ihr spielt gegeneinander; die Uhren laufen.
letter-tournament-replaced-note = Wer einen Platz übernimmt, hat etwas Zeit, sich die Partien anzusehen. Remisangebote, die standen, sind erloschen.
letter-subject-tournament-seat = Du übernimmst einen Platz: { $name }
letter-tournament-seat = Du hast den Platz von { $was } in „{ $name }“ übernommen. Diese Partien sind jetzt deine:
letter-tournament-seat-late = Du bist in „{ $name }“ auf einen freien Platz nachgerückt. Diese Partien sind deine; die Uhren laufen:
letter-tournament-seat-note = Was vorher geplant, notiert und geschrieben wurde, siehst du nicht. Wenn du nicht spielen kannst, schreibe der Turnierleitung.
letter-tournament-still-waiting = Du bleibst bis zwei Wochen nach dem Start auf der Warteliste: Wird ein Platz frei, gehört er dir, mit voller Uhr. Auf der Seite des Turniers kannst du deine Anmeldung zurücknehmen.
letter-tournament-not-waiting = Du stehst nicht mehr auf der Warteliste.

# Spieler, von denen man nichts mehr hört, und die Frage, ob jemand spielt
source-asked = Zeit für die Antwort, ob der Spieler weiterspielt
ledger-asked = { $name } wird gefragt, ob es weitergeht; die Uhr ruht längstens bis { $until }
ledger-asked-over = { $name } spielt weiter, und die Uhr läuft
game-event-asked = { $at }: { $name } wird gefragt, ob es im Turnier weitergeht. Die Uhr ruht längstens bis { $until }.
game-event-asked-over = { $at }: { $name } spielt weiter; die Uhr läuft wieder.
kind-tournament-asked = Spielst du ein Turnier weiter?
kind-tournament-silent = Jemand antwortet nicht, ob es weitergeht (an die Turnierleitung)
kind-tournament-confirm = Spielst du in einem Turnier, das bald beginnt?
desk-act-silent-asked = { $player } wird gefragt, ob es weitergeht; die Uhren ruhen so lange
desk-act-silent-again = { $player } wird zum zweiten Mal gefragt, ob es weitergeht
desk-act-silent-told = { $player } hat beide Male nicht geantwortet
desk-act-silent-over = { $player } spielt weiter; die Uhren laufen wieder
desk-act-call-on = alle sollen eine Woche vor dem Start gefragt werden
desk-act-call-off = niemand wird eine Woche vor dem Start gefragt
desk-act-called = alle gefragt: Spielst du?
desk-act-unconfirmed = { $player } hat nicht zugesagt und wartet jetzt auf einen Platz
desk-call = Alle eine Woche vor dem Start fragen: „Spielst du?“
desk-call-hint = Alle bekommen eine Mail mit zwei Knöpfen. Wer bis zur Auslosung nicht zugesagt hat, kommt auf die Warteliste.
desk-call-yes = sagt zu
desk-call-open = gefragt
desk-silent = Nichts mehr gehört
desk-silent-hint = Wer zweimal durch Zeitüberschreitung verliert oder dreißig Tage lang nirgends zieht, wird zweimal im Abstand einer Woche gefragt, ob es weitergeht. So lange ruhen die Uhren dieses Spielers. Kommt keine Antwort, kannst du es hier beenden.
desk-silent-asked = { $player }: gefragt { $asked }
desk-silent-again = { $player }: gefragt { $asked } und { $again }
desk-silent-button = Als stillen Rücktritt eintragen
letter-button-say = Hier antworten
letter-subject-tournament-asked = Spielst du weiter? { $name }
letter-tournament-asked = Wir haben in „{ $name }“ eine Weile nichts von dir gehört. Willst du weiterspielen?
letter-tournament-asked-note = Du antwortest über den Link, ohne dich anzumelden. Bis dahin ruhen deine Uhren in diesem Turnier, längstens vier Wochen. Auch ein Zug ist eine Antwort. Antwortest du nicht, wirst du nach einer Woche noch einmal gefragt; dann entscheidet die Turnierleitung.
letter-subject-tournament-silent = { $name }: keine Antwort von { $player }
letter-tournament-silent = { $player } wurde zweimal gefragt, ob es in „{ $name }“ weitergeht, und hat nicht geantwortet. Die Uhren dieses Spielers ruhen noch längstens zwei Wochen. In der Turnierleitung beendet es ein Knopf.
letter-subject-tournament-confirm = Spielst du? { $name }
letter-tournament-confirm = „{ $name }“ beginnt { $starts }. Bitte sag, ob du spielst.
letter-tournament-confirm-note = Du antwortest über den Link, ohne dich anzumelden, bis { $until }. Wer bis dahin nicht geantwortet hat, kommt auf die Warteliste, und jemand anderes kann den Platz bekommen.
letter-tournament-place-asked = Die Turnierleitung hat dich eingetragen. Bitte sag über den Link, ob du spielst; du musst dich dafür nicht anmelden.
answer-title = Deine Antwort
answer-closed = Zu „{ $name }“ gibt es nichts mehr zu beantworten.
answer-plays-title = Spielst du? { $name }
answer-plays-lead = { $player }, du bist für „{ $name }“ eingetragen. Bis zur Auslosung kannst du es dir anders überlegen.
answer-plays-yes = Ich spiele
answer-plays-no = Ich spiele nicht
answer-plays = Du spielst in „{ $name }“. Danke für die Antwort.
answer-plays-waiting = Du spielst in „{ $name }“, sobald ein Platz frei ist; du stehst auf der Warteliste.
answer-plays-not = Du spielst nicht in „{ $name }“. Danke für die Antwort.
answer-on-title = Willst du weiterspielen? { $name }
answer-on-lead = { $player }, deine Uhren in „{ $name }“ ruhen, bis du antwortest. Trittst du zurück, werden deine Partien nach den Regeln für das Verlassen eines Turniers entschieden.
answer-on-yes = Ich spiele weiter
answer-on-no = Ich trete zurück
answer-on = Gut. Deine Uhren in „{ $name }“ laufen weiter.
answer-out = Du bist aus „{ $name }“ ausgeschieden.

# Vorläufige Ergebnisse und Einsprüche
refused-tournament-no-appeal = Hier gibt es nichts, wogegen du Einspruch erheben kannst: Das geht bis zwei Wochen, nachdem eine Turnierpartie durch Zeit oder Entscheidung der Turnierleitung geendet hat.
refused-tournament-appealed = Du hast gegen dieses Ergebnis schon Einspruch erhoben.
refused-tournament-decided-before = Du hast diese Partie selbst entschieden. Über den Einspruch entscheidet jemand anderes: die Stellvertretung oder ein Administrator.
refused-tournament-appeals-open = Es sind Einsprüche offen. Entscheide sie zuerst; dann kann die Tabelle bestätigt werden.
refused-tournament-not-played = Es sind noch Partien zu spielen: Eine Schlusstabelle gibt es noch nicht.
kind-tournament-appeal = Ein Einspruch gegen ein Ergebnis
kind-tournament-appeal-decided = Ein Einspruch ist entschieden
week-appeals = { $n ->
    [one] Ein Einspruch ist zu entscheiden.
   *[other] { $n } Einsprüche sind zu entscheiden.
}
desk-appeals-link = Einsprüche entscheiden ({ $n })
desk-act-appealed = { $player } erhebt Einspruch gegen das Ergebnis
desk-act-appeal-decided = der Einspruch von { $player }: { $verdict }
desk-act-approved = die Schlusstabelle ist bestätigt
desk-final = Alle Partien sind gespielt
desk-final-until = Einige Ergebnisse sind vorläufig. Die Tabelle ist endgültig und das Turnier zu Ende, von selbst { $until }; oder jetzt, wenn du sie bestätigst.
desk-final-appeals = Es sind Einsprüche offen: Die Tabelle wird endgültig, wenn sie entschieden sind.
desk-final-button = Schlusstabelle bestätigen
appeals-title = Einsprüche: { $name }
appeals-done = Der Einspruch ist entschieden; beide Spieler bekommen eine Mail.
appeals-none = Kein Einspruch ist offen.
appeals-who = { $player } erhebt Einspruch ({ $at }):
appeals-ruling = Was du entscheidest
appeals-reject = das Ergebnis bleibt
appeals-continue = die Partie geht weiter
appeals-result = das Ergebnis ist { $result }
appeals-cancel = die Partie zählt für niemanden
appeals-days = Tage für den Spieler am Zug, wenn die Partie weitergeht
appeals-button = Entscheiden
appeal-link = Einspruch gegen das Ergebnis
appeal-title = Einspruch
appeal-lead = Sag, warum das Ergebnis ein anderes sein soll. Dein Gegner und die Turnierleitung lesen es; es entscheidet jemand, der diese Partie noch nicht entschieden hat. Bis dahin ist das Ergebnis vorläufig. Es gibt einen Einspruch und keinen zweiten.
appeal-text = Deine Gründe
appeal-text-wanted = Schreibe deine Gründe, in höchstens 2000 Zeichen.
appeal-button = Einspruch erheben
appeal-open = Dein Einspruch ist abgeschickt; er ist noch nicht entschieden.
appeal-rejected = das Ergebnis bleibt
appeal-continued = die Partie geht weiter
appeal-corrected = das Ergebnis ist geändert
appeal-cancelled = die Partie zählt für niemanden
tournament-mark-provisional = V
tournament-met-provisional = vorläufig
tournament-legend-provisional = vorläufig: Das Ergebnis kann sich noch ändern
letter-subject-tournament-appeal = { $name }: Einspruch zu Partie { $game }
letter-tournament-appeal = { $player } erhebt Einspruch gegen das Ergebnis von Partie { $game } in „{ $name }“.
letter-tournament-appeal-note = Es entscheidet jemand von der Turnierleitung, der diese Partie noch nicht entschieden hat. Bis dahin ist das Ergebnis vorläufig; das Turnier wartet nicht darauf.
letter-subject-tournament-verdict = { $name }: der Einspruch zu Partie { $game }
letter-tournament-verdict = Der Einspruch von { $player } zu Partie { $game } in „{ $name }“ ist entschieden.
letter-tournament-verdict-rejected = Das Ergebnis bleibt.
letter-tournament-verdict-continued = Die Partie geht weiter.
letter-tournament-verdict-corrected = Das Ergebnis ist geändert; es steht auf der Seite der Partie.
letter-tournament-verdict-cancelled = Die Partie zählt für niemanden.

# Absagen, anderer Start, Rückgängigmachen
refused-tournament-start-day = Nenne einen Tag, der mindestens drei Tage entfernt ist, nicht zwischen dem 24. Dezember und dem 6. Januar liegt und vor dem Enddatum.
refused-tournament-round-started = Diese Runde wartet nicht auf ihren Start.
refused-tournament-not-to-undo = Das kann nicht mehr rückgängig gemacht werden.
kind-tournament-round-moved = Eine Runde beginnt an einem anderen Tag
desk-act-round-moved = eine ausgeloste Runde beginnt an einem anderen Tag: { $until }
desk-undo = Rückgängig machen
desk-undo-reason = Die Turnierleitung nimmt das zurück.
desk-call-off-hint = Partien, die noch laufen, werden annulliert, eine nach der anderen: Sie zählen für niemanden und werden nicht gewertet. Was gespielt ist, bleibt. Das kann nicht rückgängig gemacht werden.
order-start = Anderer Start für eine ausgeloste Runde
order-start-text = Eine Runde, die noch nicht begonnen hat, kann an einem anderen Tag um zwölf Uhr beginnen. Wer darin eine Partie hat, bekommt eine Mail.
order-start-which = Welche Runde
order-start-round = Runde { $n }, { $at }
order-start-day = Neuer Tag
order-start-button = Start verlegen
letter-tournament-called-off = Das Turnier „{ $name }“ ist abgesagt. Partien, die noch liefen, sind annulliert und zählen für niemanden; was gespielt ist, bleibt.
letter-subject-tournament-round-moved = { $name }: anderer Start
letter-tournament-round-moved = Die Uhren der ausgelosten Runde von „{ $name }“ starten { $starts }. Bis dahin ist nichts zu tun.
desk-announce-more = In weiteren Sprachen
desk-announce-more-hint = Wer eine dieser Sprachen liest, bekommt diesen Text statt des oberen.
refused-tournament-continue = Diese Partie kann nicht weitergehen: Sie läuft, endete auf dem Brett, oder es sind zu wenige oder zu viele Tage. Der Spieler am Zug bekommt mindestens drei Tage.
desk-act-continued = eine Partie, die geendet hatte, geht weiter
desk-continue = Eine Partie fortsetzen
desk-continue-hint = Eine Partie, die durch Zeit, Aufgabe, Vereinbarung oder deine Entscheidung geendet hat, wird wieder gespielt. Ihr Ergebnis wird zurückgenommen, auch aus den Wertungszahlen.
desk-continue-days = Tage für den Spieler am Zug, mindestens
desk-continue-button = Fortsetzen
## Ein Helfer trägt ein, was ein Mitglied ihm gesagt hat
helper-title = Helfer
helper-lead = Ein Helfer trägt die Züge eines Mitglieds ein, das keinen Computer oder keine Mailadresse hat, genau so, wie das Mitglied sie ihm gesagt hat. Er spielt nicht in derselben Gruppe.
helper-name = Anmeldename des Helfers
helper-name-hint = Der Spieler wird gefragt und muss zustimmen, wenn ihn nicht ein Administrator benennt.
helper-ask-button = Diesen Spieler fragen
helper-name-button = Diesen Helfer benennen
helper-stands = { $name } trägt die Züge ein.
helper-waits = { $name } ist gefragt und hat noch nicht geantwortet.
helper-end = Beenden
helper-accept = Zustimmen
helper-decline = Ablehnen
helper-answer = Antworten
helper-you-help = Wem du hilfst
helper-you-enter = Du trägst die Züge von { $name } ein.
helper-asks-you = { $name } bittet dich, Züge einzutragen.
helper-history = Wie es war
helper-was = { $name }, vom { $from } bis zum { $to }
helper-is = { $name }, benannt am { $from }
helper-asked = { $name }, gefragt am { $from }
helper-done-named = Erledigt. Eine Mail sagt es dem Helfer.
helper-done-accepted = Du kannst jetzt Züge eintragen.
helper-done-ended = Das ist beendet. Eingetragene Züge bleiben.
refused-help-yourself = Niemand ist sein eigener Helfer.
refused-help-plays = Das geht nicht: Die beiden spielen gegeneinander oder in derselben Gruppe eines Turniers. Niemand trägt die Züge eines Gegners ein.
refused-help-named = Es gibt schon einen Helfer, oder einer ist gefragt. Beende das zuerst.
refused-help-gone = Das ist inzwischen beendet.
helping-title = Partien, bei denen ich helfe
helping-lead = Hier stehen die Partien derer, deren Züge du einträgst.
helping-nobody = Du trägst für niemanden Züge ein. Wenn dich jemand als Helfer benennt, stehen die Partien hier.
helping-none = Von { $name } läuft keine Partie.
helping-waiting = { $n ->
    [0] Auf keinen Zug wird gewartet
    [one] Eine Partie wartet auf einen Zug
   *[other] { $n } Partien warten auf einen Zug
  }
helping-plays = Spielt
helping-print = Die Stellungen von { $name } drucken
enter-for = Einen Zug für { $name } eintragen
enter-banner = Du trägst hier für { $name } ein, und nur, was dir gesagt wurde.
enter-way = Wie hast du es erfahren?
enter-only-told = Trage einen Zug, eine Antwort oder eine Aufgabe nur so ein, wie es dir gesagt wurde. Dein Name steht dabei.
enter-postmark = Es zählt ein früherer Zeitpunkt (Poststempel)
enter-postmark-hint = Nur wenn die Karte oder der Brief rechtzeitig aufgegeben war. Die Uhr des Spielers bleibt in diesem Augenblick stehen; die des Gegners beginnt jetzt. Eine durch Zeitüberschreitung beendete Partie lebt dadurch nicht auf: Sie fortzusetzen ist ein eigener Schritt.
enter-postmark-at = Poststempel, Tag und Uhrzeit
enter-postmark-reason = Grund; beide Spieler lesen ihn
entered-telephone = telefonisch
entered-letter = per Brief
entered-person = persönlich
entered-resigned = die Aufgabe
entered-agreed = die Annahme des Remis
entered-declined = die Ablehnung des Remis
entered-claimed = der Remisantrag
game-entered-mark = eingetragen
game-event-entered = { $at }: { $what }, eingetragen von { $by } für { $name }, { $way }.
game-event-postmark = Es zählt ab { $from }: { $reason }
game-event-dated-back = { $at }: Der letzte Zug zählt ab dem Poststempel, { $from }; die andere Uhr ruhte bis jetzt.
ledger-dated-back = Der Zug davor zählt ab dem Poststempel, { $from }; die Uhr ruht, bis er eingetragen war, { $until }
source-entering = Zug noch nicht eingetragen
refused-not-helper = Du trägst die Züge dieses Spielers nicht ein: Du bist weder sein Helfer noch Turnierleiter dieses Turniers.
refused-helper-plays = Du spielst selbst in dieser Gruppe; deshalb trägt jemand anders diese Züge ein.
refused-no-way = Wähle, wie du es erfahren hast.
refused-postmark = Der Poststempel kann nicht vor { $from } liegen, als in der Partie zuletzt etwas geschah, und nicht nach jetzt.
refused-postmark-reason = Nur die Turnierleitung datiert einen Zug zurück, und mit einem Grund.
refused-not-revived = Die Partie ist durch Zeitüberschreitung beendet. Ein zurückdatierter Zug lässt sie nicht aufleben: Die Turnierleitung kann die Partie fortsetzen, und dann kann der Zug eingetragen werden.
kind-helper-named = Als Helfer benannt
kind-helper-move = Ein Zug ist einzutragen
letter-subject-helper-named = Du trägst die Züge von { $member } ein
letter-helper-asked = { $member } bittet dich, Züge einzutragen, die dir am Telefon, per Brief oder persönlich gesagt werden. Das gilt, sobald du zustimmst.
letter-helper-named = Ein Administrator hat dich als Helfer von { $member } benannt: Du trägst Züge ein, die dir am Telefon, per Brief oder persönlich gesagt werden.
letter-button-helper = Antworten
letter-helper-note = Trage nur ein, was dir gesagt wurde. Du kannst das jederzeit beenden.
letter-subject-helper-move = Ein Zug von { $member } gegen { $opponent }, bis { $until }
letter-helper-move = { $member } ist am Zug gegen { $opponent }; zuletzt geschah { $played }.
letter-helper-first-move = { $member } macht den ersten Zug gegen { $opponent }.
letter-helper-offer = { $opponent } hat { $member } Remis angeboten. Es kann bis { $until } angenommen werden.
letter-button-enter = Den Zug eintragen
ledger-entered = eingetragen von { $by }, { $way }

## Sammlungen fremder Partien
collections-title = Partiensammlungen
collections-lead = Eine PGN-Datei, die du hier aufnimmst, steht auf der Seite der Eröffnungen neben den eigenen Partien dieser Seite. Behalten wird nur, wie es weiterging, nicht die Partien. Aufgenommen wird eine Datei ganz oder gar nicht.
collections-none = Es ist keine Sammlung aufgenommen.
collection-name = Name
collection-file = PGN-Datei
collection-file-hint = Bis zu { $n } MB. Es zählen Partien, die wie üblich beginnen und ein Ergebnis haben; von ihnen die ersten 24 Halbzüge.
collection-send = Aufnehmen
collection-since = Aufgenommen
collection-remove = Entfernen
collection-not-whole = nicht vollständig: entferne sie und nimm sie noch einmal auf
collection-done = { $n } Partien sind gezählt.
collection-removed = Die Sammlung ist entfernt.
collection-sent-before = Dieses Formular ist schon gesendet; die Sammlung steht unten.
collection-no-name = Gib ihr einen Namen mit bis zu 60 Zeichen.
collection-no-file = Wähle eine Datei.
collection-no-games = In dieser Datei war keine Partie zu zählen; es wurde nichts aufgenommen.
collection-too-large = Die Datei ist größer als { $n } MB. Es wurde nichts aufgenommen: Teile sie, und nimm die Teile nacheinander auf.
collection-passed-over = { $n } Partien wurden übergangen: kein Ergebnis, keine Züge oder eine andere Ausgangsstellung.
collection-at = Zeile { $line }, Zeichen { $column }: { $what }
collection-bad = { $n ->
    [one] Eine Partie wurde ausgelassen, weil an ihren Zügen etwas nicht stimmt. Wo:
   *[other] { $n } Partien wurden ausgelassen, weil an ihren Zügen etwas nicht stimmt. Die ersten Stellen:
}
openings-here = Diese Seite
openings-choose = Wessen Partien
openings-of-this-site = Partien dieser Seite, die so begannen
analysis-error-signs = Kommentare und Zeichen nimmt dieses Feld nicht; es wurde nichts hinzugefügt. Übernimm sie als PGN, oder schreibe sie bei ihrer Stellung.
analysis-plan-twice = Hier stehen zwei eigene Antworten auf einen Zug; so lässt sich das nicht planen, denn nur eine kann gespielt werden. Entferne eine, oder plane eine einzelne Variante.
sheet-club = Verein
watch-title = Partien zum Zuschauen
watch-lead = Diese Partien laufen, und du darfst zusehen. Wo Züge zurückgehalten werden, sagt es die Seite der Partie.
watch-none = Es läuft keine Partie, der du zusehen darfst.
watch-later = später
watch-game = Partie
desk-helper = { $helper } trägt die Züge von { $name } ein, und beide spielen mit. Kommen sie in eine Gruppe, trägst du dort die Züge von { $name } ein.
letter-helper-due = Der Zug ist fällig bis { $until }.
letter-why-helper = Du bekommst diese Mail, weil du bei { $site } Züge für { $member } einträgst.
