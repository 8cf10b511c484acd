# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Språk
skip-to-content = Hoppa till innehållet
menu = Meny
menu-games = Mina partier
menu-waiting = { $n ->
    [one] ett väntar på dig
   *[other] { $n } väntar på dig
}
menu-invitations = Utmaningar
menu-players = Spelare
menu-rules = Regler
menu-admin = Administration
menu-sign-in = Logga in
menu-sign-up = Skapa konto
search-label = Partinummer eller spelarnamn
search-placeholder = Parti eller spelare
search-no-game = Det finns inget parti { $id }
search-no-game-text = Kontrollera numret eller sök efter ett spelarnamn.
footer-times = Tider anges för { $zone }.
front-title = Korrespondensschack
front-what = Du har dagar på dig för varje drag. Ställningen väntar på den här sidan och i din e-post; klockan räknar exakt för er båda.
front-mail = Du kan spela i webbläsaren eller via länkarna i mejlen, på vilken enhet som helst och utan eget program.
error-not-found = Sidan finns inte
error-not-found-text = Det finns inget på den här adressen, eller så är det inte öppet för dig. Inget har gått förlorat.
error-private = Partiet pågår fortfarande
error-private-text = Vem mer som ser dragen i ett parti bestäms innan det börjar. Det här partiets drag visas när det är slut.
error-forbidden = Det här är inte öppet för dig
error-forbidden-text = Ditt konto får inte göra detta. Inget har ändrats.
error-cross-site = Formuläret kom från en annan webbplats
error-cross-site-text = För din säkerhet utfördes det inte. Öppna sidan här och skicka formuläret igen.
error-bad-form = Begäran kunde inte läsas
error-bad-form-text = Inget har ändrats. Gå tillbaka, öppna sidan på nytt och skicka formuläret igen.
error-too-large = Det var för mycket text
error-too-large-text = Inget har ändrats. Gå tillbaka, korta texten och skicka den igen.
error-too-slow = Formuläret kom inte fram i sin helhet
error-too-slow-text = Inget har ändrats. Gå tillbaka och skicka det igen.
error-too-often = Lite långsammare, tack
error-too-often-text = Detta har prövats för ofta härifrån. Inget är låst: försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
error-dead-link = Länken gäller inte längre
error-dead-link-text = Den har använts, har gått ut eller ersatts av en nyare. Logga in för att fortsätta eller be om en ny länk.
error-unavailable = Servern kan inte svara just nu
error-unavailable-text = Vänta ett ögonblick och ladda sedan om sidan eller skicka formuläret igen. Det du skickar räknas bara en gång, hur ofta du än skickar det.
error-broken = Något gick sönder här
error-broken-text = Det är inte ditt fel och inget parti går förlorat. Administratören kan se vad som hänt. Försök igen om några minuter.
error-to-games = Till mina partier
error-to-front = Till startsidan
kept-written = Det du hade skrivit
kept-again = Skicka igen
menu-sign-out = Logga ut
# ---
# ---
## Dates, durations, numbers
duration-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagar
}
duration-days-dative = { $n ->
    [one] 1 dag
   *[other] { $n } dagar
}
duration-hours = { $n ->
    [one] 1 timme
   *[other] { $n } timmar
}
duration-minutes = { $n ->
    [one] 1 minut
   *[other] { $n } minuter
}
duration-seconds = { $n ->
    [one] 1 sekund
   *[other] { $n } sekunder
}
duration-moment = mindre än en minut
duration-moment-dative = mindre än en minut
duration-two = { $first } { $second }
# ---
# ---
## Time controls
control-per-move = { $span } per drag
control-game = { $span } för hela partiet
control-period = { $n ->
    [one] 1 drag på { $span }
   *[other] { $n } drag på { $span }
}
control-not-carried = oanvänd tid sparas inte
control-carried = oanvänd tid sparas
control-carried-cap = oanvänd tid sparas, högst { $span }
control-fischer = { $base } och { $increment } per drag
control-fischer-moves = { $base } och { $increment } för varje { $n } drag
control-earning = { $n ->
    [one] för det första draget
   *[other] för de första { $n } dragen
}
control-cap = högst { $span }
control-reserve = tidsreserv { $span }
control-reserve-by-hand = tidsreserv { $span }, flyttas över för hand
control-whole-days = räkning i hela dygn
control-double = dubbel tid efter { $span } på ett drag
control-silence = den som använder mer än { $span } på ett drag förlorar, om inte lång betänketid har meddelats
control-total = sammanlagt { $span } för var och en
control-first-move = första draget inom { $span }
control-grace = respit { $span }
control-claim = motståndaren reklamerar tidsöverskridande
control-leave-both = ledighet stoppar bådas tid
control-leave-none = utan ledighet
control-hours = spelfria dagar och vilotider räknas
source-outage = driftstopp på servern
source-mail = driftstopp för posten
source-maintenance = meddelat underhåll
source-leave = ledighet
source-opponents-leave = motståndarens ledighet
source-special-leave = särskild ledighet från tävlingsledningen
source-pause = paus
source-own-hours = spelfria dagar och vilotid
source-ended = partiet var avslutat
source-unsent-letter = mejlet om draget hade inte gått ut
preset-normal = Normal
preset-unhurried = I lugn och ro
preset-quick = Snabb
preset-club = Klubb
preset-long = Lång
preset-classic = Klassisk
preset-international = International
refused-control-unreadable = Den här betänketiden går inte att läsa. Välj en ur listan eller fyll i delarna.
refused-control-too-short = En tid är för kort: minst en timme för varje drag, minst en minut på en klocka.
refused-control-too-long = En tid är för lång: högst 3650 dagar.
refused-control-moves = Ett antal drag måste ligga mellan 1 och 500.
refused-control-cap = Den högsta tiden kan inte vara mindre än den tid klockan börjar med.
refused-control-whole-days = Där hela dygn räknas måste varje tid bestå av hela dagar.
refused-control-limit = En gräns (lång tystnad, sammanlagd tid, första draget, dubbel tid) måste vara minst en dag.

## Chess words: pieces, results, reasons, rules
colour-white = Vit
colour-black = Svart
piece-king = kung
piece-queen = dam
piece-rook = torn
piece-bishop = löpare
piece-knight = springare
piece-pawn = bonde
piece-pawns = { $n ->
    [one] bonde
   *[other] bönder
}
aid-books = böcker
aid-databases = databaser
aid-engines = schackprogram
aid-tablebases = slutspelsdatabaser
man-white-king = vit kung
man-white-queen = vit dam
man-white-rook = vitt torn
man-white-bishop = vit löpare
man-white-knight = vit springare
man-white-pawn = vit bonde
man-black-king = svart kung
man-black-queen = svart dam
man-black-rook = svart torn
man-black-bishop = svart löpare
man-black-knight = svart springare
man-black-pawn = svart bonde
captured-queen = damen
captured-rook = tornet
captured-bishop = löparen
captured-knight = springaren
captured-pawn = bonden
captured-king = kungen
board-can-move = kan dra
board-target = { $square }: dra hit
board-target-capture = { $square }: slå { $captured }
board-label = Bräde, { $side } nedtill
move-words-plain = { $piece } från { $from } till { $to }
move-words-capture = { $piece } från { $from } slår { $captured } på { $to }
move-words-en-passant = { $piece } från { $from } slår bonden en passant och går till { $to }
move-words-castle-short = Kort rockad
move-words-castle-long = Lång rockad
move-words-becomes-queen = { $played } och blir dam
move-words-becomes-rook = { $played } och blir torn
move-words-becomes-bishop = { $played } och blir löpare
move-words-becomes-knight = { $played } och blir springare
move-words-check = { $played }, schack
move-words-mate = { $played }, matt
position-side = { $side }: { $pieces }.
position-to-move = { $side } vid draget.
why-checkmate = matt
why-stalemate = patt
why-dead_position = död ställning: ingen följd av drag kan längre sätta matt
why-fivefold_repetition = ställningen uppkom för femte gången
why-seventyfive_moves = 75 drag vardera utan slag eller bondedrag
why-threefold_repetition = ställningen uppkom för tredje gången
why-fifty_moves = 50 drag vardera utan slag eller bondedrag
why-threefold_claim = trefaldig ställningsupprepning, på krav
why-fifty_claim = femtiodragsregeln, på krav
why-agreement = genom överenskommelse
why-resignation = uppgivet
why-resignation_cannot_mate = uppgivet, men motståndaren kan inte längre sätta matt
why-time = förlust på tid
why-time_cannot_mate = tidsöverskridande, men motståndaren kan inte längre sätta matt
why-time_silence = för länge på ett drag utan ett ord
why-time_silence_cannot_mate = för länge på ett drag utan ett ord, men motståndaren kan inte längre sätta matt
why-time_total = mer tid använd än var och en har för hela partiet
why-time_total_cannot_mate = mer tid använd än var och en har för hela partiet, men motståndaren kan inte längre sätta matt
why-time_claimed = tidsöverskridande, reklamerat av motståndaren
why-time_claimed_cannot_mate = tidsöverskridande, reklamerat av motståndaren, som inte längre kan sätta matt
why-time_grace = tidsöverskridande, även respiten är över
why-time_grace_cannot_mate = tidsöverskridande, även respiten är över, men motståndaren kan inte längre sätta matt
why-aborted = avbrutet före första draget
why-aborted_no_first_move = avbrutet eftersom första draget inte kom i tid
why-walkover = walkover (w.o.): motståndaren spelade inte vidare
why-adjudicated = bedömt av tävlingsledaren
why-cancelled = annullerat av tävlingsledaren
why-corrected = resultatet rättat av tävlingsledaren
rule-laws = FIDE:s regler, artikel { $article }
rule-online = FIDE:s onlineregler, artikel { $article }
ending-win = { $name } har vunnit, { $result }: { $reason } ({ $rule }).
ending-draw = Remi, { $result }: { $reason } ({ $rule }).
ending-doubt = { $side } hade ännu kunnat sätta matt, till exempel så: { $line } ({ $rule }).
ending-abort = Inget resultat: partiet blev { $reason }. Det är inte ratinggrundande.
ending-decided-win = { $name } har vunnit, { $result }: { $reason }.
ending-decided-draw = Remi, { $result }: { $reason }.
ending-cancelled = Inget resultat: tävlingsledaren har annullerat partiet. Det räknas inte för någon och är inte ratinggrundande.
profile-online = Automatisk remi
profile-laws = Remi på krav (FIDE)
profile-site = Klubbsida: automatisk remi, korta materiallistor
profile-classic = Äldre regler: bara på krav
profile-swedish = Svensk klubb: på krav, uppgivet parti är alltid förlorat
profile-chessmail = Korrespondenssida: automatisk remi
profile-simple = Nybörjare: tidsöverskridande förlorar alltid
aids-none = inga
# ---
# ---
## Refusals: why a verb said no
refused-move-empty = Skriv ett drag, till exempel Sf3.
refused-move-unreadable = ”{ $text }” går inte att läsa som ett drag. Skriv så här: Sf3, exd5, O-O eller e8D.
refused-move-null = Du kan inte stå över: ett drag måste göras.
refused-move-over = Det finns inget regelenligt drag i ställningen.
refused-move-nothing-there = Det står inget på { $square }.
refused-move-not-yours = Pjäsen på { $square } är din motståndares.
refused-move-no-such-piece = Du har ingen sådan pjäs där: { $piece }.
refused-move-cannot-reach = { $piece ->
    [king] Din kung kan inte gå till { $square }.
    [queen] Ingen av dina damer kan gå till { $square }.
    [rook] Inget av dina torn kan gå till { $square }.
    [bishop] Ingen av dina löpare kan gå till { $square }.
    [knight] Ingen av dina springare kan gå till { $square }.
   *[pawn] Ingen av dina bönder kan gå till { $square }.
}
refused-move-one-cannot-reach = { $piece ->
    [king] Din kung
    [queen] Din dam
    [rook] Ditt torn
    [bishop] Din löpare
    [knight] Din springare
   *[pawn] Din bonde
} på { $from } kan inte gå till { $square }.
refused-move-cannot-reach-file = { $piece ->
    [king] Din kung kan inte gå dit.
    [queen] Ingen av dina damer kan gå dit.
    [rook] Inget av dina torn kan gå dit.
    [bishop] Ingen av dina löpare kan gå dit.
    [knight] Ingen av dina springare kan gå dit.
   *[pawn] Ingen av dina bönder kan gå dit.
}
refused-move-own-piece = Din egen pjäs står på { $square }.
refused-move-pinned = Då skulle din kung stå i schack: pjäsen på { $square } skyddar den.
refused-en-passant-king = Du kan inte slå en passant på { $square }: båda bönderna skulle lämna sina rutor, och din kung skulle stå i schack.
refused-en-passant-late = En passant går bara genast efter dubbelsteget: på { $square } kan du inte slå nu.
refused-move-king-into-check = Din kung skulle stå i schack på { $square }.
refused-move-still-check = Din kung står i schack från { $square }, och draget häver det inte.
refused-move-double-check = Din kung står i dubbelschack: bara den kan flytta.
refused-castling-right = Den rockaden går inte längre: kungen eller tornet har flyttats.
refused-castling-blocked = Rockaden går inte: det står en pjäs på { $square }.
refused-castling-attack = Rockaden går inte: { $way ->
    [over] kungen skulle gå över { $square }, som är angripen.
    [onto] kungen skulle hamna på { $square }, som är angripen.
   *[uncovered] efter den skulle kungen stå i schack på { $square }.
}
refused-castling-check = Du får inte göra rockad när kungen står i schack.
refused-promotion-missing = Bonden når sista raden. Välj vad den blir:
refused-promotion-impossible = Bara en bonde på sista raden förvandlas, till dam, torn, löpare eller springare.
refused-move-ambiguous = ”{ $text }” kan betyda flera drag. Vilket menar du?
refused-move-several-men = { $n ->
    [2] Två
   *[other] { $n }
} { $piece ->
    [queen] damer
    [rook] torn
    [bishop] löpare
    [knight] springare
   *[pawn] bönder
} kan gå till { $square }: från { $from }. Vilket drag menar du?
refused-nothing-lost = Inget har skickats; du kan rätta det.
refused-no-game = Det finns inget sådant parti, eller så visas det inte för dig.
refused-not-your-game = Det här är inte ditt parti.
refused-not-your-turn = Din motståndare är vid draget.
refused-ended = Partiet är slut.
refused-stale = Partiet har gått vidare sedan formuläret öppnades. Här är den nuvarande ställningen.
refused-other-move = Här har { $played } redan spelats. Ditt drag skickades inte.
refused-time-is-up = Tiden är ute sedan { $since }; resultatet registreras just nu.
refused-offer-early = Remi kan erbjudas när båda har dragit.
refused-offer-soon = { $moves ->
    [one] Ditt senaste anbud antogs inte. Du kan erbjuda igen efter ett eget drag till.
   *[other] Ditt senaste anbud antogs inte. Du kan erbjuda igen efter { $moves } egna drag till.
}
refused-offer-stands = Det finns redan ett remianbud.
refused-no-offer = Det här remianbudet gäller inte längre.
refused-own-offer = Det här är ditt eget anbud.
refused-no-claim = I det här partiet kommer remin av sig själv; inget krävs.
refused-claimed = Du har redan krävt remi i det här draget.
refused-time-stale = Något har hänt med tiden sedan det här formuläret öppnades. Så här ser det ut nu.
refused-span = Den tiden går inte här: den måste vara mer än ingenting och inte mer än vad som är tillåtet.
refused-pause-until = En paus slutar en dag från och med i dag, högst 60 dagar framåt.
refused-pause-stands = Det har redan begärts, eller så pågår en paus.
refused-no-pause = Ingen paus har begärts, eller så pågår ingen längre.
refused-announce = Det finns inget att meddela: inget begränsar din betänketid här, eller så har du redan meddelat det.
refused-continue = Det här partiet kan inte återupptas: det avgjordes på brädet eller slutade för mer än 14 dagar sedan.
refused-not-asked = Din motståndare har inte bett om detta, eller har tagit tillbaka det.
refused-abort-late = Du har redan dragit; partiet går inte att avbryta längre. Du kan ge upp eller erbjuda remi.
refused-in-event = Det här är ett tävlingsparti: det avgör tävlingsledaren, inte de två spelarna.
refused-message-long = Meddelandet är för långt (högst 2 000 tecken).
refused-unconfirmed = Bekräfta först din e-postadress: länken finns i vårt mejl. På din kontosida kan du få ett nytt mejl skickat.
refused-no-invitation = Det finns ingen sådan utmaning, eller så är den inte till dig.
refused-not-open = Utmaningen är inte öppen längre.
refused-yourself = Du kan inte spela mot dig själv.
refused-no-player = Ingen spelar här under det namnet.
refused-player-closed = Kontot är avslutat.
refused-address = Det här är ingen e-postadress.
refused-profile = Välj en av regeluppsättningarna.
refused-start-position = Ställningen går inte att använda: { $why }
refused-start-move = Drag { $number } i listan, ”{ $typed }”: { $why }
refused-start-ended = I den ställningen är partiet redan slut.
refused-too-many = Du har 50 öppna utmaningar. Ta tillbaka en först.
refused-invited-already = Du har redan bjudit in dit, och den utmaningen är fortfarande öppen. Vänta på svaret eller dra tillbaka den först.
refused-incomplete = Formuläret kom inte fram helt. Skicka det igen.
refused-sent-before = Du har redan skickat det här formuläret med annat innehåll. Skicka det en gång till om du menar en andra utmaning.
refused-choose-kind = Välj vem du utmanar.
fen-empty = inget står där.
fen-fields = det är fler än sex delar.
fen-ranks = { $n ->
    [one] det är bara en rad, inte åtta.
   *[other] det är { $n } rader, inte åtta.
}
fen-rank-length = { $n ->
    [one] rad { $rank } har bara en ruta, inte åtta.
   *[other] rad { $rank } har { $n } rutor, inte åtta.
}
fen-piece = ”{ $letter }” är ingen pjäs.
fen-turn = andra delen måste vara w eller b.
fen-castling = rockadrätten (tredje delen) går inte att läsa.
fen-en-passant = en passant-rutan (fjärde delen) går inte att läsa.
fen-halfmove = femte delen är inget antal halvdrag.
fen-fullmove = sjätte delen är inget dragnummer.
fen-no-king = { $side } har ingen kung.
fen-kings = { $side } har flera kungar.
fen-men = { $side } har fler än 16 pjäser.
fen-pawns = { $side } har fler än åtta bönder.
fen-promoted = { $side } har fler förvandlade pjäser än det saknas bönder.
fen-pawn-rank = det står en bonde på { $square }.
fen-opponent-check = den som just har dragit står i schack.
fen-kings-touch = kungarna står bredvid varandra.
fen-castling-rook = { $side } har rockadrätt utan kung och torn på plats.
fen-ep-impossible = ingen bonde kan ha passerat { $square }.
fen-check-impossible = inget drag kan ha gett den här schacken.
# ---
# ---
## People: sign-up, sign-in, account
account-title = Ditt konto
account-name = Inloggningsnamn
account-name-hint = 2 till 30 bokstäver, siffror, punkter och bindestreck. Andra ser det och utmanar dig med det.
account-display = Visat namn
account-display-hint = Ditt namn så som det står vid dina partier, högst 60 tecken. Lämna fältet tomt för att visa inloggningsnamnet.
account-address = E-postadress
account-address-hint = Dit aviseras dina motståndares drag. Ingen annan ser den.
account-password = Lösenord
account-password-hint = Minst { $least } tecken. Några ord är lätta att minnas.
account-old-password = Nuvarande lösenord
account-new-password = Nytt lösenord
account-zone = Tidszon
account-zone-hint = Tider visas i den, och dina nätter räknas i den. Klockor som redan går behåller den zon de startade med.
account-position = Ställningar
account-position-hint = Hur sidor och mejl visar en ställning för dig.
position-diagram = som diagram
position-list = som pjäslista
position-none = inte alls
account-nights = Ingen förlust på tid under natten
account-nights-hint = En tidsgräns mellan 22.00 och 08.00 i din tidszon blir 08.00 i stället.
save = Spara
done-settings = Dina inställningar är sparade.
done-password = Ditt lösenord är ändrat. Du är utloggad överallt annars.
done-devices = Klart.
done-code = Du är inloggad; koden är förbrukad. Välj ett lösenord här, så kan du logga in igen senare.
sign-up-title = Skapa konto
sign-up-button = Skapa kontot
sign-up-to-sign-in = Jag har redan ett konto
welcome-title = Välkommen, { $name }
welcome-text = Ditt konto är skapat.
welcome-confirm = Ett mejl är på väg till { $address }. Öppna länken i det för att bekräfta adressen. Tills dess kan du se dig omkring och förbereda allt.
layout-unconfirmed = Din e-postadress är inte bekräftad än. Du kan se dig omkring och förbereda; för att spela, öppna länken i mejlet.
sign-in-name = Inloggningsnamn eller e-postadress
sign-in-first = Du var inte längre inloggad, så inget har skickats ännu. Logga in här, så fortsätter du med det du hade fyllt i.
sign-in-stay = Förbli inloggad på den här enheten
sign-in-to-forgotten = Jag har glömt mitt lösenord
sign-in-to-link = Skicka mig en länk att logga in med
sign-in-to-code = Jag har en utskriven kod
sign-in-to-sign-up = Jag har inget konto än
sign-in-link-title = Logga in med en länk
sign-in-link-lead = Ett mejl kommer till ditt kontos adress. Länken loggar in dig en gång, inom en timme.
send-letter = Skicka mejlet
letter-sent-title = Titta i din e-post
letter-sent-text = Om det finns ett sådant konto eller en sådan adress är ett mejl på väg. Det kan ta några minuter.
kept-go-on = Gå vidare med mitt formulär
kept-meanwhile = Det du hade fyllt i väntar på den här sidan. Logga in med länken i mejlet (den öppnar en egen sida), kom sedan tillbaka hit och gå vidare.
forgotten-title = Glömt lösenord
forgotten-lead = Ett mejl kommer till ditt kontos adress. Med länken kan du välja ett nytt lösenord.
sign-in-code-title = Logga in med utskriven kod
sign-in-code-lead = Skriv in koden från ditt blad. Den gäller en gång. Stora bokstäver och bindestreck spelar ingen roll.
sign-in-code = Engångskod
sign-in-as = Du loggar in som { $name }.
confirm-address-title = Bekräfta e-postadressen
confirm-lead = { $address } blir adressen för kontot { $name }.
confirm-button = Bekräfta adressen
confirmed-title = Adressen är bekräftad
confirmed-text = Mejl om dina partier skickas dit från och med nu.
confirm-in-use-title = Adressen hör till ett annat konto
undo-title = Ångra adressändringen
undo-lead = { $address } blir åter adressen för kontot { $name }. Alla enheter loggas ut och du får ett mejl för att välja ett nytt lösenord.
undo-button = Ångra ändringen
undone-title = Ändringen är ångrad
undone-text = Din gamla adress gäller igen och ingen är längre inloggad. Ett mejl för att välja ett nytt lösenord är på väg.
reset-title = Välj ett nytt lösenord
reset-lead = Du loggas ut på alla andra enheter, och länkar i äldre mejl slutar gälla.
reset-button = Ange lösenordet
password-title = Ändra lösenordet
password-lead = Du loggas ut på alla andra enheter, och länkar i äldre mejl slutar gälla. Ett mejl talar om det för dig.
address-title = E-postadress
address-now = Din adress är { $address }.
address-sent = Ett mejl till { $address } är på väg. Det kan ta några minuter.
address-pending = Adressen { $address } väntar på att du bekräftar den med länken i vårt mejl.
address-none = Ditt konto har ingen e-postadress.
address-unconfirmed = Den är inte bekräftad än. Öppna länken i mejlet eller be om ett nytt.
address-resend = Skicka mejlet igen
address-change = En annan adress
address-change-lead = Den nya adressen får ett mejl med en länk. Den gäller när du har bekräftat den; den gamla adressen får då veta det och kan ångra ändringen i 7 dagar.
address-new = Ny adress
devices-title = Enheter
devices-lead = Du är inloggad på de här enheterna.
devices-browser = Webbläsare
devices-seen = Senast använd
devices-this = den här
devices-end-others = Logga ut överallt annars
players-search = Namn
players-search-button = Sök
players-none = Ingen med det namnet spelar här.
page-before = Tillbaka
page-next = Fler namn
player-running = Pågående partier
player-finished = Avslutade partier
player-closed = Kontot är stängt.
player-invite = Utmana till ett parti
ratings-title = Ratingtal
ratings-lead = Hur starkt medlemmarna spelar, beräknat på deras ratinggrundande partier.
ratings-rules = Hur ratingtal uppstår
ratings-pools = Slag av partier
ratings-games = Ratinggrundande partier
ratings-games-short = Partier
ratings-none = Ännu har ingen något ratingtal här. Det kommer av sig självt med det första ratinggrundande parti som tar slut.
ratings-none-sure = Alla ratingtal är ännu preliminära.
ratings-provisional-title = Preliminära ratingtal
ratings-provisional-hint = Ännu inte säkra: bara få partier hittills, eller inga på länge.
ratings-all-provisional = Alla preliminära ratingtal ({ $n })
rating-pool-standard = Schack
rating-pool-chess960 = Chess960
rating-pool-standard-engines = Schack med schackprogram
rating-pool-chess960-engines = Chess960 med schackprogram
rating-in-pool = Ratingtal ({ $pool })
rating-provisional = preliminärt
rating-provisional-value = { $rating } (preliminärt)
rating-said = Ratingtal { $rating }
rating-said-provisional = Ratingtal { $rating }, preliminärt
rating-said-change = { $rating }; genom det här partiet { $change }
rating-own = Mitt ratingtal
rating-of = Ratingtal för { $name }
rating-deviation = Osäkerhet
rating-chart = Ratingtal för { $name } från { $first } till { $last }: från { $from } till { $to }, lägst { $least }, högst { $most }. Tabellen nedanför har varje ändring.
rating-history = Hur det har uppstått
rating-empty = { $name } har inget ratingtal här ännu. Det kommer av sig självt med det första ratinggrundande parti som tar slut.
rating-row-date = Datum
rating-row-why = Orsak
rating-row-change = Ändring
rating-row-won = vann parti { $game } mot { $opponent } ({ $rating })
rating-row-drawn = spelade remi i parti { $game } mot { $opponent } ({ $rating })
rating-row-lost = förlorade parti { $game } mot { $opponent } ({ $rating })
rating-row-taken-back = parti { $game } mot { $opponent } räknas inte längre med det här resultatet
rating-row-entered = infört av administratören: { $note }
rating-row-together = (beräknat som ett med de andra förlusterna på tid i den här turneringen)
rating-enter-title = För in ett ratingtal för { $name }
rating-enter-lead = För den som har ett ratingtal från ett annat förbund med sig (DWZ, Elo). Det ersätter det som fanns, med en osäkerhet på { $deviation } poäng, och alla ser att det har förts in. Partier som beräknas därefter utgår från det.
rating-enter-pool = Slag av partier
rating-enter-value-hint = Ett heltal från { $least } till { $most }.
rating-enter-note = Varifrån det kommer
rating-enter-note-hint = Alla läser det: till exempel DWZ, maj 2027.
rating-enter-button = För in ratingtalet
rating-enter-done = Ratingtalet har förts in.
refused-rating-value = Ett ratingtal är ett heltal från { $least } till { $most }.
refused-rating-note = Säg på en rad med högst { $most } tecken varifrån ratingtalet kommer.
refused-name-empty = Skriv ett namn.
refused-name-short = Ett namn har minst två tecken.
refused-name-long = Namnet får ha högst { $most } tecken.
refused-name-sign = Det här tecknet kan inte stå i namnet: { $sign }
refused-name-scripts = I namnet blandas bokstäver från flera skriftsystem. Använd ett.
refused-name-letter = Namnet måste ha minst en bokstav.
refused-name-taken = Namnet är upptaget eller liknar ett som är det. Välj ett annat.
refused-name-reserved = Det här namnet står för webbplatsen eller själva spelet, eller ser ut så. Välj ett annat.
refused-display-taken = En annan spelare visas med det namnet eller ett som liknar det. Lägg till ett förnamn eller en initial.
refused-address-empty = Skriv en e-postadress.
refused-address-in-use = Ett annat konto har bekräftat adressen under tiden. Inget har ändrats.
refused-password-short = Lösenordet måste ha minst { $least } tecken.
refused-password-long = Lösenordet får ha högst { $most } tecken.
refused-password-name = Ditt namn är inget lösenord. Välj något annat.
refused-password-one = Ett upprepat tecken är inget lösenord. Välj något annat.
refused-wrong-password = Det stämde inte. Kontrollera vad du skrev eller be om en länk via e-post.
# ---
# ---
## Invitations
form-errors = Titta på det här igen
invitations-open-caption = Dina utmaningar
invitations-to-you-caption = Utmaningar till dig
invitations-from-you-caption = Utmaningar från dig
invitations-board-caption = Öppna för alla
invitations-closed-caption = Nyligen stängda utan parti
invitations-board-empty = Ingen har satt upp någon öppen utmaning just nu. Du kan själv sätta upp en här.
invitations-who = Vem
invitations-terms = Villkor
invitations-state = Läge
invitations-position-words = Ställningen i ord
invitation-title = Utmaning till ett parti
invitation-from = Från { $name }
invitation-to = Till { $name }
invitation-to-all = Från dig, öppen för alla
invitation-special-start = särskild utgångsställning
invitation-given-moves = börjar efter { $moves }
invitation-open-until = öppen till { $date }
invitation-accepted = antagen { $date }
invitation-declined = avböjd { $date }
invitation-withdrawn = tillbakatagen { $date }
invitation-expired = gick ut { $date }
invitation-you-white = du spelar vit
invitation-you-black = du spelar svart
invitation-sent = Skickad. Du får ett mejl när den är besvarad.
invitation-to-game = Till partiet
invitation-accept = Anta och börja partiet
invitation-decline = Avböj
invitation-withdraw = Ta tillbaka
invitation-all = Alla utmaningar
invited-by = { $name } utmanar dig på ett parti schack
invited-what = Ni spelar det på { $site } i webbläsaren eller via e-post, med dagar för varje drag. Det kostar inget.
invited-how = För att anta skapar du ett konto, eller loggar in om du har ett. Utmaningen väntar under tiden.
invited-sign-up = Skapa konto
invited-sign-up-text = Ditt konto får adressen { $address }; den är bekräftad genom mejlet, och partiet börjar genast.
invited-sign-up-button = Skapa konto och börja partiet
invited-sign-in = Logga in
invited-refuse-text = Vill du inte ha fler sådana mejl? En knapp, och ingen kan utmana { $address } härifrån igen.
invited-refuse = Avböj alla kommande utmaningar
invited-refused-all = Klart. Inga utmaningar skickas längre till den adressen.
new-whom = Vem utmanar du?
new-player = Någon som spelar här
new-player-name = Inloggningsnamn eller visat namn
new-find-player = Sök bland spelarna
new-address = Någon per e-post
new-address-mail = E-postadress
new-open = Vem som helst (öppen utmaning)
new-open-hint = Utmaningen ligger ute i 30 dagar; den som antar först spelar.
new-colour = Din färg
new-due-now = Om klockan startade nu skulle draget göras senast { $date }.
new-more-times = Fler betänketider
new-pace-parts = En annan betänketid, i delar
new-parts = Betänketidens delar
new-kind-of-time = Hur tiden ges
new-kind-move = Så mycket för varje drag
new-kind-period = Så många drag på en tid
new-kind-fischer = En starttid och mer för varje drag
new-kind-reserve = En klocka med tidsreserv
new-kind-game = En tid för hela partiet
new-time = Tid: för varje drag, för perioden, vid start eller för hela partiet
new-moves-in = Drag på perioden
new-carried = Oanvänd tid sparas
new-increment = Tidstillägg
new-per-moves = Tidstillägg för varje så många drag (tomt: varje drag)
new-earning = Bara de första så många dragen ger det (tomt: alla)
new-cap = Klockan visar högst (tomt: ingen gräns)
new-reserve = Tidsreserv vid start
new-by-hand = Tidsreserven flyttas för hand och dras inte av sig själv
new-options = Fler regler
new-whole-days = Bara hela dygn räknas
new-double = Dagar på ett drag, därefter räknas tiden dubbelt
new-silence = Dagar på ett drag, därefter är partiet förlorat om lång betänketid inte har meddelats
new-total = Dagar för var och en i hela partiet
new-first-move = Dagar för det första draget; sedan får den andre avbryta
new-leave = Ledighet och vilotid
new-leave-own = Ledighet stannar klockan för den som är borta; en motståndare vid draget tänker vidare
new-leave-both = Ledighet stannar bådas klockor
new-leave-none = Ingen ledighet i det här partiet
new-hours = Spelarnas spelfria dagar och vilotid räknas
new-hours-hint = Var och en ställer in sina under sitt konto; före och under partiet ser du hur länge tre dagar varar.
new-grace = När tiden överskrids
new-grace-none = Partiet är förlorat genast
new-grace-after = Partiet är förlorat efter en respit
new-grace-days = Dagars respit
new-grace-claim = Motståndaren får reklamera
new-explain = Visa vad det betyder
new-unit = Enhet
unit-days = dagar
unit-hours = timmar
unit-minutes = minuter
unit-seconds = sekunder
refused-days = Dagar per drag: ett tal från 1 till 365.
new-pace-other = Ett annat antal dagar
new-days = Dagar per drag (1 till 365)
new-more-rules = Fler regeluppsättningar
new-rules-explained = Alla regeluppsättningar förklarade
new-aids = Vilka hjälpmedel får ni båda använda?
new-plans = Villkorsdrag
new-plans-hint = Båda får planera svar på väntade drag; de spelas genast och kostar ingen tid.
new-rated = Ratinggrundande
new-rated-hint = Ett ratinggrundande parti ändrar bådas ratingtal. Det behöver minst ett drag av var och en.
new-start = En annan utgångsställning
new-fen = Ställning (FEN)
new-fen-hint = Lämna tomt för den vanliga utgångsställningen.
new-moves = Drag som redan är gjorda
new-moves-hint = Till exempel 1. e4 c5 2. Sf3. Spelet börjar efter dem.
new-message = Meddelande (frivilligt)
new-send = Skicka utmaningen
new-cancel = Avbryt
# ---
# ---
## Games: lists and the game page
until = till { $date }
days-per-move = { $n ->
    [one] 1 dag per drag
   *[other] { $n } dagar per drag
}
game-title = Parti { $id }
game-subtitle = Vänskapsparti · { $days } · började { $date }
game-subtitle-event = Tävlingsparti · { $days } · började { $date }
game-event-of = { $name }, rond { $round }
game-state-yours = Du är vid draget; { $left } kvar, till { $until }.
game-state-waiting = { $name } är vid draget; { $left } kvar, till { $until }.
game-state-time-up = Tiden för { $name } är ute sedan { $since }; resultatet registreras just nu.
game-reasons = Varför den tiden?
game-reason-outage = Servern stod stilla i { $span }; den tiden räknas inte för någon.
game-reason-rest = Räknas inte: { $span } ({ $what }).
game-state-overdue = Betänketiden för { $name } är överskriden sedan { $since }; till { $falls } räknas ett drag ändå, sedan är partiet förlorat av sig självt.
game-reason-return = Efter ett långt driftstopp har ingen mindre än tolv timmar: inte före { $until }.
game-reason-night = Ingen tidsgräns löper ut på natten (22:00 till 08:00 i tidszonen för den som är vid draget): den är { $until } från början.
game-event-declined = { $at }: { $name } avböjde remi.
game-event-claim-failed = { $at }: { $name } krävde remi; kravet var inte berättigat.
game-event-agreed = { $at }: { $name } antog remi.
game-event-resigned = { $at }: { $name } gav upp.
game-event-claimed = { $at }: { $name } krävde remi med rätta.
game-event-aborted = { $at }: partiet avbröts ({ $name }).
game-event-flag = { $at }: tiden för { $name } gick ut.
game-event-walkover = { $at }: walkover (w.o.).
game-event-adjudicated = { $at }: tävlingsledaren bedömde partiet.
game-event-cancelled = { $at }: tävlingsledaren annullerade partiet.
game-event-corrected = { $at }: tävlingsledaren rättade resultatet.
game-term-time = Betänketid
game-term-rules = Regler
game-term-rated = Rating
game-term-aids = Tillåtna hjälpmedel
game-term-colours = Färger
game-term-by-lot = genom lottning
game-term-start = Utgångsställning
game-rated = ratinggrundande
game-unrated = utan rating
game-times = { $n ->
    [2] 2:a gången
   *[other] { $n }:e gången
}
game-captured = har slagit: { $pieces }
game-clock-shows = { $span } på klockan
game-clock-shows-reserve = { $span } på klockan, { $reserve } i tidsreserv
game-clock-rests = väntar
game-strip-result = Resultat: { $points }
game-steps = Gå genom partiet
game-step-start = Början
game-step-back = Bakåt
game-step-on = Framåt
game-step-end = Senaste
game-past-start = Ställningen i början.
game-past = Ställningen efter { $played }.
game-to-present = Till den nuvarande ställningen
game-offer-stands = Din motståndare erbjuder remi. Anbudet gäller tills du drar.
game-offer-accept = Anta remi …
game-offer-decline = Avböj
game-own-offer = Ditt remianbud gäller tills din motståndare drar.
game-may-claim = Du kan kräva remi.
game-entry-label = Ditt drag
game-entry-told = Draget som du har fått höra
game-entry-hint = Välj en pjäs på brädet eller skriv draget: { $example }
game-entry-preview = Förhandsgranska
game-entry-cannot-move = Pjäsen på { $square } kan inte dra.
game-moves = Drag
game-messages = Meddelanden
game-events = Vad som annars hände
game-terms = Vad som är överenskommet
game-rules-link = De här reglerna förklarade
game-resign = Ge upp …
game-claim = Kräv remi …
game-abort = Avbryt partiet …
game-sent = Skickat. { $played } { $name } har tid till { $until }.
game-sent-short = Skickat. { $played }
game-message-late = Ditt drag { $played } fanns redan här. Det du skrev nu har inte lagts till.
game-unsent-message = Ditt meddelande, inte skickat
game-unsent-offer = Ditt remianbud har inte heller skickats.
game-unsent-goes = Det har inte skickats ännu. Det följer med draget som du skriver ovan.
game-unsent-board = Välj på brädet i stället (utan dessa ord)
game-sent-won = { $reason }: du har vunnit. { $played }
game-sent-drawn = Partiet är remi: { $reason }. { $played }
game-sent-over = Skickat. { $played } { $ending }
game-sent-plain = Skickat.
game-nothing-waits = Inget väntar på dig.
game-note-declined = Avböjt. Din motståndare får veta det; du är fortfarande vid draget.
game-note-claim-wrong = Kravet var inte berättigat: partiet fortsätter.{ $became ->
    [offer] {" "}Det gäller nu som remianbud tills motståndaren drar.
    [early] {" "}Ett anbud är inte tillåtet ännu.
   *[nothing] {""}
}
confirm-title = Skicka det här draget?
confirm-wins = Med det här draget vinner du: { $reason } ({ $rule }).
confirm-draws = Med det här draget slutar partiet remi: { $reason } ({ $rule }).
confirm-offer-lapses = Med det här draget förfaller din motståndares remianbud.
confirm-offer = Erbjud remi med draget
confirm-offer-hint = Anbudet gäller tills din motståndare drar och kan inte tas tillbaka.
confirm-no-offer = Remi kan inte erbjudas med det här draget.
confirm-claim = Kräv remi med det här draget …
confirm-claim-good = Med det här draget får du kräva remi
confirm-claim-none = Inget krav: skicka bara draget
confirm-claim-threefold = Jag kräver remi: samma ställning står för tredje gången
confirm-claim-fifty = Jag kräver remi: femtio drag utan slag eller bondedrag
confirm-claim-not-good = Inget krav vore berättigat: draget skulle spelas, och kravet skulle gälla som remianbud där anbud är tillåtna.
confirm-claim-times = { $n ->
    [one] Med det här draget står ställningen på brädet för första gången.
    [2] Med det här draget står ställningen på brädet för 2:a gången.
   *[other] Med det här draget står ställningen på brädet för { $n }:e gången.
}
confirm-claim-moves = { $n ->
    [one] Då har inget slagits och ingen bonde flyttats under 1 drag.
   *[other] Då har inget slagits och ingen bonde flyttats under { $n } drag.
}
confirm-message = Meddelande till din motståndare (frivilligt)
confirm-send = Skicka draget
confirm-back = Tillbaka
resign-title = Ge upp det här partiet?
resign-text = Då vinner { $name }.
resign-text-draw = Därmed slutar partiet.
resign-undo-friendly = Du kan inte ångra det på egen hand: partiet går bara vidare om motståndaren går med på det inom 14 dagar.
resign-undo-event = Bara tävlingsledaren kan ändra det.
resign-would-draw = Din motståndare kan inte längre sätta matt: det här blir remi.
resign-button = Ge upp
accept-title = Anta remi?
accept-text = { $name } har erbjudit remi. Om du antar slutar partiet ½-½.
accept-button = Anta remi
claim-title = Kräva remi?
claim-times = { $n ->
    [one] Ställningen står på brädet för första gången.
    [2] Ställningen står på brädet för 2:a gången.
   *[other] Ställningen står på brädet för { $n }:e gången.
}
claim-moves = { $n ->
    [0] Räkningen av drag utan slag och bondedrag är i början.
    [one] Under 1 drag har inget slagits och ingen bonde flyttats.
   *[other] Under { $n } drag har inget slagits och ingen bonde flyttats.
}
claim-stood = Den stod på brädet redan efter: { $list }.
claim-stood-start = början
claim-unlike-turn = Inte densamma fast den ser likadan ut, eftersom den andra sidan var vid draget, efter: { $list }.
claim-unlike-castling = Inte densamma fast den ser likadan ut, eftersom en rätt till rockad var en annan, efter: { $list }.
claim-unlike-en-passant = Inte densamma fast den ser likadan ut, eftersom en bonde kunde slås en passant, efter: { $list }.
claim-with-move = Om ställningen uppstår först genom ditt nästa drag, kräv inte här: välj draget och kräv där du skickar det.
claim-text = Om kravet är berättigat är partiet genast remi. Du har ett krav i varje drag.
claim-not-good = Som det står nu vore inget krav berättigat: partiet skulle fortsätta, och ditt krav skulle gälla som remianbud där anbud är tillåtna.
claim-button-threefold = Kräv remi: samma ställning tredje gången
claim-button-fifty = Kräv remi: femtio drag
claim-good = Det här kravet är berättigat nu.
claim-which = Vilket remi kräver du?
claim-kind-threefold = Samma ställning tredje gången
claim-kind-fifty = Femtio drag utan slag eller bondedrag
claim-button-anyway = Kräv ändå; är det inte berättigat gäller det som remianbud
claim-choose = Välj vilket remi du kräver. Inget har krävts än.
abort-title = Avbryta det här partiet?
abort-text = Det slutar utan resultat och är inte ratinggrundande. Din motståndare läser att du avbröt det.
abort-button = Avbryt partiet
link-spent = Du drog { $played } { $at }.
link-over = Med den här länken går inget att göra längre.
link-to-game = Till hela partiet (logga in)
link-to-games = Till mina partier (logga in)
games-opponent = Motståndare
games-you-play = Du spelar
games-you-played = Du spelade
games-move = Drag
games-time-left = Tid kvar
games-open = Visa
games-open-one = Visa parti { $id }
games-offer = remi erbjuden
games-overdue = tiden är ute
games-result = Resultat
games-ended = Slut
games-waiting-mine = Väntar på dig ({ $n })
games-waiting-others = Väntar på dina motståndare ({ $n })
games-finished = Avslutade
games-finished-title = Avslutade partier
games-finished-count = { $n ->
    [one] 1 avslutat parti.
   *[other] { $n } avslutade partier.
}
games-finished-empty = Här kommer dina avslutade partier att stå.
games-all-finished = Alla avslutade partier
games-empty = Här kommer dina partier att stå. Utmana någon, eller anta en öppen utmaning.
games-none-running = Inget av dina partier pågår just nu.
games-invite = Utmana någon på ett parti
games-to-board = Öppna utmaningar
games-to-account = Till ditt konto
page-newer = Nyare
page-older = Äldre
# ---
# ---
## The board: in words, with its script, told of news
men-title = Brädet i ord
men-moves = Kan dra:
men-no-move = Kan inte dra.
men-not-its-turn = Den andra sidan är vid draget.
men-attacked = Hotas av: { $men }.
men-not-attacked = Inte angripen.
men-guarded = Garderas av: { $men }.
men-not-guarded = Inte garderad.
board-turn = Vänd brädet
board-script-take = { $man } { $square }: slå
board-script-empty = { $square }, tom
board-script-picked = { $man } { $square } vald. Kan gå till
board-script-down = Nedställd igen.
board-script-not-there = Inte till { $square }: så kan pjäsen inte dra.
board-script-promote = Vad ska bonden bli?
board-script-keys = Tangenter på brädet: pilarna går från ruta till ruta, en bokstav och en siffra hoppar dit, Enter väljer och drar, Escape ställer ned. L öppnar den här listan, M säger pjäsens drag, angripare och garderingar. Utanför brädet går vänster och höger genom partiet.
board-script-unsent = Inte skickat ännu.
board-script-kept = Du valde det här draget tidigare.
board-script-take-back = Ta tillbaka
board-script-taken-back = Tillbakataget. Inget har skickats.
board-script-away = Servern kan inte nås just nu. Inget har skickats, inget har gått förlorat.
board-script-again = Försök igen
board-script-slider = Drag för drag
board-settings = Bräde och drag
board-settings-confirm = Visa ett drag en gång till innan det skickas
board-settings-confirm-hint = Annars skickas ett drag på brädet genast. Ett skrivet drag visas ändå, liksom ett som avslutar partiet eller låter ett anbud förfalla. Remi och att ge upp bekräftas alltid.
board-settings-after = Efter att draget skickats
board-settings-after-next = till nästa parti som väntar
board-settings-after-stay = stanna vid partiet
board-settings-after-list = till listan över mina partier
board-settings-theme = Bräde
board-settings-theme-wood = trä och papper
board-settings-theme-print = tryck
board-settings-theme-contrast = hög kontrast
board-settings-colours = Sidornas färger
board-settings-colours-system = som mitt system
board-settings-colours-light = ljusa
board-settings-colours-dark = mörka
board-settings-sound = Ett svagt ljud vid varje drag på en öppen sida
live-moved = { $name } har dragit: { $played }
live-offer = { $name } erbjuder remi.
live-changed = Något har hänt i det här partiet.
live-show = Visa
# ---
# ---
time-acts-title = Tiden i det här partiet
time-acts-link = Ge tid, paus, …
time-acts-claim-link = Reklamera tidsöverskridandet
time-give = Ge tid
time-give-text = { $name } får mer tid i det här partiet. Det kan inte tas tillbaka.
time-give-days = Dagar (1 till 30)
time-give-hours = Timmar (1 till 720)
time-give-button = Ge tid
time-in-event = I tävlingspartier är det bara tävlingsledaren som ger tid eller låter klockorna vila.
time-pause = Paus
time-pause-text = Om { $name } går med på det vilar båda klockorna längst till slutet av den dag du anger. Var och en av er kan avsluta pausen tidigare.
time-pause-until = Pausens sista dag
time-pause-button = Be om en paus
time-pause-asked-you = Du har bett om en paus, längst till { $until }. { $name } har inte svarat ännu; klockan går.
time-pause-asked-them = { $name } ber om en paus, längst till { $until }. Tills du svarar går klockan.
time-pause-accept = Gå med på pausen
time-pause-decline = Avböj
time-pause-take-back = Ta tillbaka
time-pause-runs = Båda klockorna vilar, längst till { $until }.
time-pause-end = Avsluta pausen nu
time-long-think = Lång betänketid
time-long-think-text = Den som använder mer än { $span } på ett drag förlorar här. Behöver du längre tid, meddela det: då gäller bara din klocka för det här draget. { $name } får veta det.
time-long-think-button = Meddela lång betänketid
time-reserve = Tidsreserv
time-reserve-text = Du kan flytta upp till { $span } från din tidsreserv till din klocka.
time-reserve-days = Dagar att flytta över (1 till { $most })
time-reserve-button = Flytta över
time-claim = Reklamera tidsöverskridande
time-claim-text = Betänketiden för { $name } är överskriden. Du kan reklamera eller fortsätta vänta.
time-claim-button = Reklamera: partiet slutar nu
time-continue = Återuppta partiet
time-continue-text = Om båda vill kan ett parti som slutade på tid, genom att någon gav upp eller genom överenskommelse återupptas inom 14 dagar: ställningen och vem som är vid draget som förut, och minst tre dagar för den som är vid draget.
time-continue-ask = Be att få återuppta
time-continue-asked-you = Du har bett att få återuppta partiet. { $name } har inte svarat ännu.
time-continue-asked-them = { $name } ber att få återuppta det här partiet.
time-continue-agree = Gå med på det: partiet fortsätter
time-nothing = Det finns inget att göra åt tiden i det här partiet nu.
game-note-time-act = Klart.
game-event-given = { $at }: { $name } får { $span } till.
game-event-pause-asked = { $at }: { $name } ber om en paus till { $until }.
game-event-pause-declined = { $at }: ingen paus.
game-event-pause = { $at }: paus, längst till { $until }.
game-event-pause-over = { $at }: { $name } avslutar pausen.
game-event-reserve = { $at }: { $name } flyttar { $span } från tidsreserven.
game-event-long-think = { $at }: { $name } meddelar lång betänketid.
game-event-continue-asked = { $at }: { $name } ber att få återuppta partiet.
game-event-continued = { $at }: partiet, som hade slutat, fortsätter.
## Tournaments
tournament-robin-single = alla mot alla, enkelrondig
tournament-robin-double = alla mot alla, dubbelrondig, båda färgerna samtidigt
tournament-groups-single = grupper om högst { $size }, ett parti mot var och en
tournament-groups-double = grupper om högst { $size }, två partier mot var och en, båda färgerna samtidigt
tournament-knockout = { $n ->
    [one] utslagsturnering, ett parti per match
   *[other] utslagsturnering, { $n } partier per match
}
tournament-swiss = { $n ->
    [one] schweizer, en rond
   *[other] schweizer, { $n } ronder
}
tournament-every = { $n ->
    [one] en rond varje dag
   *[other] en rond var { $n }:e dag
}
tournament-fill-lot = lottade
tournament-fill-rating = ordnade efter spelstyrka
tournament-fill-even = jämnstarka
tournament-fill-order = i anmälningsordning
tournament-onward = { $n ->
    [one] den främsta i varje grupp går vidare
   *[other] de { $n } främsta i varje grupp går vidare
}
tournament-onward-tied = { $n ->
    [one] den främsta i varje grupp går vidare, och alla med lika många poäng
   *[other] de { $n } främsta i varje grupp går vidare, och alla med lika många poäng som den sista av dem
}
tournament-tie-lower = vid oavgjord match går den vidare som var lägre rankad vid starten
tournament-tie-extra = vid oavgjord match två partier till; är det fortfarande lika går den vidare som var lägre rankad vid starten
tournament-tie-both = vid oavgjord match går båda vidare
tie-break-points = poäng
tie-break-wins = flest vinster, walkover inräknad
tie-break-won = flest vinster vid brädet
tie-break-blacks = flest partier med svart
tie-break-black-wins = flest vinster med svart
tie-break-elected = flest ronder spelade av egen vilja
tie-break-direct = inbördes möte
tie-break-sonneborn = Sonneborn-Berger
tie-break-buchholz = kvalitetspoäng (Buchholz)
tie-break-koya = Koya (poäng mot alla med minst hälften)
tie-break-progressive = progressiv poäng
tie-break-average = motståndarnas genomsnittliga ratingtal
tie-break-rating = ratingtal vid starten
tie-break-number = nummer vid starten
tie-break-lots = lottning
tie-break-shared = sedan delad plats
tie-break-cut = { $n ->
    [one] utan det lägsta värdet
   *[other] utan de { $n } lägsta värdena
}
tie-break-cut-first = { $n ->
    [one] utan första ronden
   *[other] utan de { $n } första ronderna
}
tie-break-median = { $n ->
    [one] utan det lägsta och det högsta värdet
   *[other] utan de { $n } lägsta och de { $n } högsta värdena
}
tie-break-reversed = (lägre först)
tie-break-points-short = P
tie-break-wins-short = Vinster
tie-break-won-short = Vunna
tie-break-blacks-short = Svart
tie-break-black-wins-short = Vinst sv.
tie-break-elected-short = Spelade
tie-break-direct-short = IM
tie-break-sonneborn-short = SB
tie-break-buchholz-short = KP
tie-break-koya-short = Koya
tie-break-progressive-short = Prog.
tie-break-average-short = Snitt
tie-break-rating-short = Rating
tie-break-number-short = Nr
tie-break-lots-short = Lott
tournament-state-draft = Utkast
tournament-state-registration = Öppen för anmälan
tournament-state-running = Pågår
tournament-state-finished = Avslutad
tournament-state-cancelled = Inställd
tournament-entry-waiting = på väntelistan
tournament-entry-left = avanmäld före lottningen
tournament-entry-withdrawn = har utträtt
tournament-withdrawal-announced = utträde
tournament-withdrawal-illness = sjukdom
tournament-withdrawal-death = dödsfall
tournament-withdrawal-silent = tyst utträde
tournament-withdrawal-excluded = utesluten av tävlingsledningen
tournament-start-date = på sitt datum
tournament-start-full = så snart alla platser är tagna
tournament-start-hand = när tävlingsledaren startar den
tournament-preset-championship = Klubbmästerskap
tournament-preset-groups = Små grupper
tournament-preset-cup = Cup
tournament-preset-swiss = Schweizerturnering
tournament-preset-thematic = Tematurnering
tournament-preset-beginners = Nybörjarturnering
refused-tournament-format = Välj hur turneringen ska spelas.
refused-tournament-cycles = Välj ett eller två partier per par.
refused-tournament-size = En grupp har 3 till { $most } spelare.
refused-tournament-onward = Minst en spelare i en grupp går vidare, och färre än gruppen har.
refused-tournament-onward-groups = Där någon går vidare måste det finnas grupper: ange hur stor en grupp får vara.
refused-tournament-every = Mellan två ronder är det 1 till { $most } dagar.
refused-tournament-games = En match har 1 till { $most } partier.
refused-tournament-rounds = En schweizer har 1 till { $most } ronder.
refused-tournament-name = Ge turneringen ett namn.
refused-tournament-name-long = Namnet har högst { $most } tecken.
refused-tournament-about-long = Inbjudan har högst { $most } tecken.
refused-tournament-least = En turnering behöver minst 2 spelare och högst { $most }.
refused-tournament-most = Det måste finnas minst så många platser som det behövs spelare, och högst { $most }.
refused-tournament-most-format = En turnering av det här slaget tar högst { $most } spelare. Välj grupper om de kan bli fler.
refused-tournament-full = En turnering som börjar när den är full behöver ett antal platser.
refused-tournament-start-early = Starten måste ligga minst tre dagar framåt, så att alla får veta det i tid.
refused-tournament-start-late = Starten får ligga högst tre år framåt.
refused-tournament-end = Slutet måste komma efter starten, högst fem år efter.
menu-tournaments = Turneringar
tournaments-mine = Dina
tournaments-drafts = Utkast
tournaments-open = Öppna för anmälan
tournaments-running = Pågående
tournaments-finished = Avslutade
tournaments-empty = Här kommer turneringarna att stå: de du kan anmäla dig till, de som pågår och de som är avslutade. Än finns ingen.
tournaments-name = Turnering
tournaments-when = När
tournaments-players-of = { $n } av { $most }
tournaments-starts = börjar { $day }
tournaments-started = sedan { $day }
tournaments-ended = avslutad { $day }
tournaments-of-player = Turneringar
tournament-desk = Tävlingsledning
tournament-is-draft = Ett utkast: bara tävlingsledningen ser det.
tournament-is-cancelled = Den ställdes in.
tournament-is-open = Anmälan är öppen till { $closes }; klockorna startar { $starts }.
tournament-is-open-full = { $n ->
    [one] Anmälan är öppen. Den börjar så snart den enda platsen är tagen.
   *[other] Anmälan är öppen. Den börjar så snart alla { $n } platser är tagna.
}
tournament-is-open-hand = Anmälan är öppen tills tävlingsledaren startar den.
tournament-is-being-drawn = Lottningen pågår; klockorna startar tidigast { $starts }.
tournament-is-played = Partierna pågår.
tournament-round-of = Rond { $n } av { $all } pågår.
tournament-round-played = Rond { $n } pågår.
tournament-round-starts = Rond { $n } är lottad; klockorna startar { $at }.
tournament-round-done = Rond { $n } är spelad; nästa lottas.
tournament-clocks-start = Lottad; klockorna startar { $at }.
tournament-is-finished = Avslutad.
tournament-won = Avslutad: { $name } har vunnit med { $points } av { $of }.
tournament-shared = Avslutad: { $names } delar första platsen med { $points } av { $of }.
tournament-cup-won = Avslutad: { $name } har vunnit.
tournament-groups-won = Avslutad. Främst i sina grupper: { $names }.
tournament-stage = Steg { $n }
tournament-stages = Steg
tournament-final = Final
tournament-group = Grupp { $n }
tournament-round = Rond { $n }
tournament-round-short = R{ $n }
tournament-round-head = Rond
tournament-rounds = Ronder
tournament-round-state = Läge
tournament-round-published = lottad
tournament-round-started = pågår
tournament-round-finished = avslutad
tournament-terms = Så spelas den
tournament-term-format = Spelform
tournament-term-players = Spelare
tournament-term-tie-breaks = Särskiljning
tournament-term-members = Vem som kan anmäla sig
tournament-term-start = Start
tournament-term-end = Slut
tournament-term-director = Tävlingsledare
tournament-adjudicated-then = { $at }; det som ännu pågår då bedöms
tournament-member-days = { $n ->
    [one] den som varit medlem i minst en dag
   *[other] den som varit medlem i minst { $n } dagar
}
tournament-players-exactly = { $n }
tournament-players-between = minst { $least }, högst { $most }
tournament-players-least = minst { $n }
tournament-you-play = Du deltar.
tournament-you-wait = Du står på väntelistan.
tournament-you-withdrew = Du har utträtt.
tournament-enter = Anmäl dig
tournament-enter-waiting = Ställ dig på väntelistan
tournament-leave = Ta tillbaka anmälan
tournament-by-invitation = I den här turneringen är det bara tävlingsledaren som anmäler spelare.
tournament-sign-in-to-enter = Logga in för att anmäla dig.
tournament-entries = { $n ->
    [one] En spelare är anmäld
   *[other] { $n } spelare är anmälda
}
tournament-nobody-yet = Ingen är anmäld än.
tournament-crosstable = Korstabell
tournament-rank = Plats
tournament-number = Nr
tournament-name = Namn
tournament-rating = Ratingtal
tournament-points = Poäng
tournament-more-rows = { $n ->
    [one] En spelare till; filen har hela tabellen.
   *[other] { $n } spelare till; filen har hela tabellen.
}
tournament-more-matches = { $n ->
    [one] En match till; filen har alla.
   *[other] { $n } matcher till; filen har alla.
}
tournament-match-on = { $name } går vidare
tournament-match-won = { $name } har vunnit turneringen
tournament-match-both = båda går vidare
tournament-match-free = frirond
tournament-letter-white = v
tournament-letter-black = s
tournament-mark-time = t
tournament-mark-adjudicated = b
tournament-mark-free = fri
tournament-met-running = spelar mot { $name } med { $side ->
    [white] vit
   *[black] svart
}
tournament-met-open = ska möta { $name } med { $side ->
    [white] vit
   *[black] svart
}
tournament-met-won = vann mot { $name } med { $side ->
    [white] vit
   *[black] svart
}
tournament-met-lost = förlorade mot { $name } med { $side ->
    [white] vit
   *[black] svart
}
tournament-met-drawn = remi mot { $name } med { $side ->
    [white] vit
   *[black] svart
}
tournament-met-void = partiet mot { $name } med { $side ->
    [white] vit
   *[black] svart
} annullerat
tournament-met-walkover-won = vann på walkover mot { $name }
tournament-met-walkover-lost = förlorade på walkover mot { $name }
tournament-met-free = frirond, en poäng
tournament-met-time = på tid
tournament-met-adjudicated = genom bedömning
tournament-met-not-counted = räknas inte
tournament-legend-blank = tom
tournament-legend-running = pågår
tournament-legend-open = inte börjat än
tournament-legend-walkover = walkover (w.o.)
tournament-legend-time = genom tidsöverskridande
tournament-legend-adjudicated = bedömt
tournament-legend-void = annullerat
tournament-legend-brackets = räknas inte, en av de två har utträtt
tournament-legend-free = frirond
tournament-legend-colours = motståndarens nummer, egen färg, resultat
tournament-file-csv = Korstabellen som CSV
tournament-file-trf = TRF för lottningsprogram
tournament-file-pgn = Alla avslutade partier som PGN
draw-title = Lottning: { $name }
draw-lead = { $n ->
    [one] En spelare deltar. Klockorna startar { $starts }.
   *[other] { $n } spelare deltar. Klockorna startar { $starts }.
}
draw-waiting = { $n ->
    [one] En står på väntelistan och får ingen plats.
   *[other] { $n } står på väntelistan och får ingen plats.
}
draw-button = Lotta så här
draw-stale = Någon har anmält sig eller lämnat under tiden, eller så har inbjudan ändrats. Ingenting är lottat än; så här skulle lottningen bli nu.
desk-draw-look = Se lottningen
desk-next-drawn = Det är lottat. Klockorna startar { $starts }; tills dess finns det inget att göra.
tournaments-drawn = Lottade, startar snart
pairings-title = Lottning per rond
pairings-own = Dina partier
pairings-from = från { $at }
pairings-board = Bord
pairings-white = Vit
pairings-black = Svart
pairings-result = Resultat
kind-tournament-changed = Turnering ändrad
letter-subject-tournament-changed = Ändrad: { $name }
letter-tournament-changed = Tävlingsledningen har ändrat ”{ $name }”. Nu gäller:
letter-tournament-changed-start = Klockorna startar { $starts }.
pairings-colour = Din färg
setup-fault-conditions = Ingen kan uppfylla de här villkoren: det lägsta ratingtalet ligger över det högsta, eller så är lösenordet längre än 60 tecken.
refused-entry-no-rating = Turneringen kräver ett ratingtal, och du har inget här än. Spela några ratinggrundande partier först, eller skriv till tävlingsledningen.
refused-entry-weak = Turneringen är för spelare med ratingtal från { $least }.
refused-entry-strong = Turneringen är för spelare med ratingtal upp till { $most }.
refused-entry-games = { $have ->
    [one] För att anmäla dig behöver du { $least } ratinggrundande partier; du har ett.
   *[other] För att anmäla dig behöver du { $least } ratinggrundande partier; du har { $have }.
}
refused-entry-word = Man anmäler sig till turneringen med ett lösenord som tävlingsledningen delar ut. Ditt är ett annat.
refused-entry-conduct = Under det senaste året har du uteslutits från en turnering eller lämnat en utan ett ord. Skriv till tävlingsledningen om du vill spela ändå.
refused-entry-twin = Du är redan anmäld med ditt andra konto. Var och en spelar med ett konto.
refused-entry-own-limit = Du spelar { $most } partier eller fler, och fler vill du inte ha samtidigt. Det kan du ändra under ”Mitt konto”.
refused-entry-new = Så länge du inte har avslutat { $until } partier här spelar du högst { $most } samtidigt.
condition-between = ratingtal från { $least } till { $most }
condition-least = ratingtal från { $least }
condition-most = ratingtal upp till { $most }
condition-games = { $n ->
    [one] minst ett ratinggrundande parti
   *[other] minst { $n } ratinggrundande partier
}
condition-clean = ingen som under det senaste året har uteslutits från en turnering eller lämnat en utan ett ord
condition-word = med ett lösenord som tävlingsledningen delar ut
setup-rating-from = Lägsta ratingtal
setup-rating-hint = Här på platsen, i partier som turneringens. Lämna båda tomma för inga gränser; för hand kan du anmäla vem som helst.
setup-rating-to = Högsta ratingtal
setup-rated-games = Ratinggrundande partier som krävs för anmälan
setup-entry-word = Lösenord för anmälan (behövs inte)
setup-entry-word-hint = Den som anmäler sig skriver det. Ge det till dem som får spela; stora och små bokstäver är lika.
setup-clean = ingen som under det senaste året har uteslutits från en turnering eller lämnat en utan ett ord
setup-more-texts = Mer: inbjudan på andra språk
setup-texts-hint = Den som läser sidorna på något av de här språken ser den texten; alla andra ser inbjudan ovan.
setup-like = Lägg upp en till som den här
entry-word = Lösenord
tie-household = samma hushåll: deras partier är utan rating
tie-person = två konton för en person: bara ett deltar i en turnering
ties-title = Hör till { $name }
ties-lead = Partier mellan medlemmar i samma hushåll och mellan två konton för en person är utan rating. Av två konton för en person kan bara ett anmälas till en turnering. Bara administratörer ser detta.
ties-untie = Ta bort
ties-other = Det andra kontot
ties-other-hint = Inloggningsnamn eller visat namn
ties-kind = Vad de är
ties-link = Hushåll
admin-log = Vad administratörer har gjort
admin-log-empty = Här står vad administratörer ändrar. Ingenting är ändrat än.
admin-act-tied = hushåll eller person för
admin-act-role = rättigheter för
admin-act-site = platsens inställningar
admin-act-blocked = konto spärrat eller öppnat
admin-act-archive = arkiv
admin-act-member = ny medlem
at-once-title = Partier samtidigt
at-once-lead = Här sätter du en egen gräns: den som spelar så många partier kan inte anmäla sig till fler turneringar. Den som inte har avslutat { $until } partier här spelar högst { $most } samtidigt.
at-once-most = Högst så många partier
at-once-hint = Lämna tomt för ingen gräns. Den gäller när du anmäler dig till en turnering.
at-once-refused = Ange ett heltal från 1 till { $most }, eller inget.
report-title = Slutrapport
report-text = Rapporten som text
report-games = Partier
report-table = Sluttabell
report-endings = Hur partierna slutade
report-how = Hur
report-longest = Längsta partiet
report-shortest = Kortaste vinsten
report-left = Utträdde
report-game = { $white } – { $black } { $result }, { $n ->
    [one] ett drag
   *[other] { $n } drag
}
letter-tournament-table = Sluttabell:
letter-tournament-table-line = { $rank }. { $name }: { $points }
letter-tournament-report = Slutrapporten med alla partier: { $link }
archive-title = Arkiv
archive-year = Arkiv { $year }
archive-series = Serie: { $name }
archive-years = År
archive-empty = Här står turneringar som är slut och vilka som har vunnit dem, år för år. Det finns ingen än.
archive-new = Skriv in en tidigare mästare
archive-new-lead = För turneringar som inte spelades här. Det står i arkivet för sitt år och i sin serie.
archive-term-year = År
archive-term-names = Mästare
archive-names-hint = Flera som delade förstaplatsen: med komma mellan.
archive-term-note = Anmärkning
archive-refused-text = Fyll i turnering och mästare, högst { $most } tecken i varje fält.
archive-refused-year = Ange ett år från 1800 till 2200.
setup-series = Serie (behövs inte)
setup-series-hint = Turneringar med samma ord här står tillsammans i arkivet, till exempel ”Klubbmästerskap”.
tournament-term-series = Serie
tournament-file-html = Korstabell som HTML
entries-file = Anmälningar som CSV
entries-state = Läge
entries-since = Anmäld
import-title = Spelare från en fil: { $name }
import-lead = Klistra in en TRF-fil (TRF16 eller TRF26) från ett annat lottningsprogram. Först ser du vilka i den som är medlemmar; ingen anmäls förrän du bekräftar.
import-file = Fil
import-look = Visa
import-confirm = Anmäl alla
import-known = { $n ->
    [one] En medlem
   *[other] { $n } medlemmar
}
import-new = { $n ->
    [one] En som inte är känd här
   *[other] { $n } som inte är kända här
}
import-new-hint = De blir medlemmar utan adress. Administratören skriver ut en kod som de loggar in med.
import-rounds = { $n ->
    [one] I filen finns en rond. Ronder och resultat tas inte över: turneringen lottas här.
   *[other] I filen finns { $n } ronder. Ronder och resultat tas inte över: turneringen lottas här.
}
import-no-players = Det finns ingen spelare i filen (ingen rad som börjar med 001).
import-problem = Rad { $line }, kolumn { $column }: det här passar inte i en TRF-fil. Ingen har anmälts.
import-link = Spelare från en TRF-fil
progress-title = Förlopp
progress-chart = Hur poängen har vuxit
progress-empty = Här visas hur poängen växer. Inget parti har slutat än.
progress-groups = Grupper
tournament-late = Inget drag på fjorton dagar
tournament-preset-endless = Grupper utan slut
setup-again = när den startar öppnas nästa likadana av sig själv (bara när den startar så snart den är full)
tie-breaks-title = Särskiljning
tie-breaks-of = Särskiljning för { $name }
tie-breaks-place = Plats { $rank } med { $points } poäng.
tie-breaks-lead = Bland dem med lika många poäng avgör det första av dessa värden som skiljer.
tie-breaks-none = Den här turneringen har ingen särskiljning.
tie-breaks-no-parts = Inget räknas in ännu.
tie-breaks-value = Värde
tie-breaks-role = Hur det räknas
tie-breaks-sum = Summa
tie-breaks-back = Tillbaka till turneringen
tie-break-role-counts = räknas
tie-break-role-dummy = ospelat: räknas som mot en tänkt motståndare
tie-break-role-cut = struket
tie-break-role-below = räknas inte: motståndaren har mindre än hälften av poängen
tie-break-role-unrated = räknas inte: motståndaren saknar ratingtal
## Time ledger
less-than-a-day = mindre än ett dygn
game-wins-by-waiting = Kommer inget till { $until } vinner du; du behöver inte göra något.
ledger-title = Tidsredovisning
ledger-link = Tidsredovisning
ledger-control = Betänketid: { $control }.
ledger-how = Löpande tid går från motståndarens drag till svaret, utom allt då klockan vilade; bara löpande tid räknas.
ledger-written = Tider skrivs som dagar och timmar:minuter:sekunder, datum i tidszonen { $zone }.
ledger-empty = Klockan har inte börjat gå än.
ledger-caption = Drag, och vad som annars rörde klockorna
ledger-what = Drag eller händelse
ledger-from = Från
ledger-to = Till
ledger-now = nu
ledger-when = När
ledger-running = Löpande tid
ledger-free = Räknas inte
ledger-charged = Räknas
ledger-added = Tillagt
ledger-reserve = Tidsreserv
ledger-clock = Klockan efteråt
ledger-left = Kvar av tiden
ledger-conditional = villkorsdrag
ledger-rest = { $what }: { $span }
ledger-rest-many = { $what }: { $span } i { $n } delar
ledger-span = { $from } till { $to }
ledger-night = Natt (tidsgränsen var { $until })
ledger-return = Tolv timmar efter ett långt driftstopp (tidsgränsen var { $until })
ledger-grace = Respit
ledger-part-day = Mindre än ett helt dygn: { $span }
ledger-lost = { $span } förlorade
ledger-broken-off = Partiet slutade
ledger-thinks = { $name } tänker
ledger-thought = { $name } tänkte när partiet slutade
ledger-due = Drag senast { $until }, { $left } kvar.
ledger-given = { $name } får { $span } till
ledger-pause-asked = { $name } ber om en paus till { $until }
ledger-pause-declined = Ingen paus
ledger-pause = Paus, längst till { $until }
ledger-pause-over = { $name } avslutar pausen
ledger-from-reserve = { $name } flyttar { $span } från tidsreserven
ledger-long-think = { $name } meddelar lång betänketid
ledger-letter-held = Mejlet till { $name } om draget hade inte gått ut i tid; klockan vilar till { $until }
ledger-continue-asked = { $name } ber att få återuppta partiet
ledger-continued = Partiet fortsätter; { $name } är vid draget
ledger-decided = Tävlingsledaren har avgjort partiet
ledger-back = Tillbaka till partiet
ledger-json = Samma sak för program (JSON)

game-event-letter-held = { $at }: mejlet som berättar om draget för { $name } hade inte gått ut i tid; klockan vilar till { $until }.
## Letters
letter-subject-your-move = Ditt drag mot { $opponent } ({ $played }), senast { $until }
letter-subject-first-move = Ditt drag mot { $opponent } (partiet börjar), senast { $until }
letter-subject-draw-offered = { $opponent } erbjuder remi ({ $played }), ditt drag senast { $until }
letter-subject-draw-offered-waiting = { $opponent } erbjuder remi (parti { $game })
letter-subject-draw-declined = { $opponent } avböjer remi (parti { $game })
letter-subject-reminder = Påminnelse: ditt drag mot { $opponent }, senast { $until }
letter-subject-game-aborted = Parti { $game } mot { $opponent } är avbrutet
letter-subject-game-over = Parti { $game } mot { $opponent } är slut: { $result }
letter-subject-plan-played = Villkorsdrag spelade mot { $opponent }: { $moves }
letter-subject-plan-played-yours = Villkorsdrag spelade, ditt drag mot { $opponent }, senast { $until }
letter-subject-plan-stopped = Villkorsdrag inte spelade: ditt drag mot { $opponent }, senast { $until }
letter-plan-played = Dina villkorsdrag mot { $opponent } har spelats: { $moves }.
letter-plan-played-yours = Villkorsdrag har spelats i ditt parti mot { $opponent }: { $moves }. Du är vid draget.
letter-plan-stopped = Dina villkorsdrag spelades inte; du är vid draget, senast { $until }.
letter-plan-unexpected = { $opponent } har dragit { $played }, och för det var inget planerat.
letter-plan-offer = { $opponent } har dragit { $played } som väntat men med ett remianbud eller remikrav. Du avgör.
letter-plan-draw = { $opponent } har dragit { $played } som väntat. Ditt svar skulle ha slutat partiet med remi, och det har du inte bett om.
letter-plan-too-many = Fyrtio halvdrag har spelats på en gång; fler blir det inte. Det du har planerat vidare finns kvar.
letter-plan-before = Fram till dess spelades: { $moves }.
letter-invited-no-plans = Utan villkorsdrag.
letter-subject-confirm-address = Bekräfta din adress för { $site }
letter-subject-address-taken = Du har redan ett konto på { $site }
letter-subject-address-changed = Din adress på { $site } har ändrats
letter-subject-password-changed = Ditt lösenord på { $site } har ändrats
letter-subject-sign-in-link = Logga in på { $site }
letter-subject-password-reset = Ett nytt lösenord för { $site }
letter-subject-invitation = { $other } utmanar dig på ett parti schack
letter-subject-invitation-accepted = { $other } har antagit: parti { $game } har börjat
letter-subject-invitation-declined = { $other } har avböjt din utmaning
letter-subject-invitation-withdrawn = { $other } har dragit tillbaka utmaningen
letter-subject-invitation-expired = Din utmaning till { $other } har gått ut
letter-subject-invitation-expired-open = Din utmaning har gått ut
letter-subject-test = Provmejl från { $site }
letter-played = { $opponent } har dragit { $played }. Du är vid draget.
letter-begins = Ditt parti mot { $opponent } har börjat. Du har { $side ->
    [white] vit
   *[black] svart
} och är vid draget.
letter-subject-time-added = { $opponent } har gett dig tid (parti { $game })
letter-time-added = { $opponent } har gett dig { $span } till.
letter-subject-pause-asked = { $opponent } ber om en paus (parti { $game })
letter-pause-asked = { $opponent } ber om en paus, längst till { $until }. Så länge den varar vilar båda klockorna; var och en av er kan avsluta den. Tills du svarar går klockan.
letter-subject-pause-declined = { $opponent } avböjer pausen (parti { $game })
letter-pause-declined = { $opponent } vill inte ha paus nu. Klockan går.
letter-subject-pause-begun = Paus i ditt parti mot { $opponent } (parti { $game })
letter-pause-begun = { $opponent } är med på det: båda klockorna vilar, längst till { $until }. Var och en av er kan avsluta pausen.
letter-subject-pause-over = Pausen är slut (parti { $game } mot { $opponent })
letter-pause-over = { $opponent } har avslutat pausen. Klockan går.
letter-subject-long-think = { $opponent } tänker länge (parti { $game })
letter-long-think = { $opponent } har meddelat lång betänketid: gränsen för tystnad gäller inte för det här draget, men klockan gör det.
letter-subject-time-exceeded = Tidsöverskridande i ditt parti mot { $opponent } (parti { $game })
letter-time-exceeded-yours = Din betänketid är överskriden sedan { $since }. Till { $falls } räknas ett drag ändå; sedan är partiet förlorat på tid.
letter-time-exceeded-claim = Betänketiden för { $opponent } är överskriden sedan { $since }. Du kan reklamera på partiets sida eller vänta. Händer inget slutar det av sig självt { $falls }.
letter-time-exceeded-theirs = Betänketiden för { $opponent } är överskriden sedan { $since }. Kommer inget drag före { $falls } vinner du; du behöver inte göra något.
letter-subject-continue-asked = { $opponent } vill återuppta partiet (parti { $game })
letter-continue-asked = { $opponent } ber att få återuppta partiet som har slutat. Om du går med på det på partiets sida fortsätter det där det stod; den som är vid draget har minst tre dagar.
letter-subject-game-continued = Ditt parti mot { $opponent } fortsätter (parti { $game })
letter-game-continued = Partiet hade slutat och fortsätter: ställningen och vem som är vid draget är som förut, remianbud gäller inte längre.
letter-due = Gör ditt drag senast { $until }.
letter-their-due = { $opponent } har tid till { $until }.
letter-offer-first = { $opponent } har erbjudit remi. Du kan anta det här senast { $until }.
letter-offer-waiting = { $opponent } är vid draget och erbjuder remi. Du kan anta det här.
letter-draw-declined = { $opponent } har avböjt ditt remianbud. Partiet fortsätter.
letter-reminder = Ditt drag mot { $opponent } väntar fortfarande.
letter-aborted-by-you = Du har avbrutit partiet mot { $opponent }. Det har inget resultat och är inte ratinggrundande.
letter-aborted-by-opponent = { $opponent } har avbrutit partiet. Det har inget resultat och är inte ratinggrundande.
letter-aborted-your-time = Tiden för ditt första drag mot { $opponent } är slut, och därför har partiet avbrutits. Det har inget resultat och är inte ratinggrundande.
letter-aborted-their-time = { $opponent } har inte gjort sitt första drag i tid, och därför har partiet avbrutits. Det har inget resultat och är inte ratinggrundande.
letter-over-won = Du har vunnit partiet mot { $opponent }: { $result } ({ $reason }).
letter-over-lost = Du har förlorat partiet mot { $opponent }: { $result } ({ $reason }).
letter-over-drawn = Ditt parti mot { $opponent } slutade remi: { $result } ({ $reason }).
letter-subject-game-cancelled = Parti { $game } mot { $opponent } är annullerat
letter-cancelled = Tävlingsledaren har annullerat partiet mot { $opponent }. Det räknas inte för någon och är inte ratinggrundande.
letter-subject-game-corrected = Parti { $game } mot { $opponent }: resultatet är nu { $result }
letter-decided-reason = Orsak: { $reason }
letter-pgn = Partiet som PGN: { $url }
letter-rule = Regeln för detta: { $url }
letter-pgn-label = Partiet som PGN
letter-move-link = Länken gäller bara det här partiet och kräver ingen inloggning. Skicka inte mejlet vidare.
letter-message = { $name } skriver:
letter-last-moves = Senaste drag:
letter-position-after = Ställning efter { $played }
letter-position = Ställning
letter-button-move = Gör ditt drag
letter-button-answer = Dra eller anta remi
letter-button-accept = Svara på anbudet
letter-button-game = Till partiet
letter-button-confirm = Bekräfta adressen
letter-button-undo = Ta tillbaka ändringen
letter-button-sign-in = Logga in
letter-button-reset = Välj ett nytt lösenord
letter-button-invitation = Se utmaningen
letter-button-home = Till { $site }
letter-confirm-address = Bekräfta att den här adressen hör till ditt konto { $name } på { $site }.
letter-confirm-address-note = Länken gäller i 7 dagar. Om du inte har något sådant konto behöver du inte göra något: då har någon skrivit fel adress.
letter-address-taken = Någon försökte just registrera sig på { $site } med din adress. Du har redan ett konto; ditt inloggningsnamn är { $name }.
letter-address-taken-note = Om det var du, logga in; på samma sida kan du be om en inloggningslänk eller ett nytt lösenord. Om det inte var du behöver du inte göra något.
letter-address-changed = Adressen för ditt konto { $name } på { $site } har ändrats. Mejl går hädanefter till den nya adressen.
letter-address-changed-note = Om det inte var du, ta tillbaka ändringen inom 7 dagar med den här länken och välj sedan ett nytt lösenord.
letter-password-changed = Lösenordet för ditt konto { $name } på { $site } har ändrats, och alla andra enheter har loggats ut.
letter-password-changed-note = Om det inte var du, be genast om ett nytt lösenord på inloggningssidan.
letter-sign-in-link = Den här länken loggar in dig på { $site } som { $name }.
letter-sign-in-link-note = Den gäller en gång och i en timme. Om du inte har bett om den behöver du inte göra något; skicka inte mejlet vidare.
letter-password-reset = Med den här länken väljer du ett nytt lösenord för ditt konto { $name } på { $site }.
letter-password-reset-note = Den gäller en gång och i två timmar. Om du inte har bett om den behöver du inte göra något: det gamla lösenordet gäller.
letter-test = Mejl från { $site } kommer fram.
letter-test-note = Det här mejlet skickades för att se om e-posten fungerar. Du behöver inte göra något.
letter-invited = { $other } utmanar dig på ett parti korrespondensschack på { $site }.
letter-invited-stranger = På { $site } spelar man schack med dagar för varje drag, i webbläsaren och per mejl. Den som antar registrerar sig samtidigt.
letter-invited-refuse = Om du inte vill bli utmanad härifrån mer kan du säga det en gång för alla med en knapp på samma sida.
letter-invited-colour = { $mine ->
    [white] Du har vit.
    [black] Du har svart.
   *[lot] Färgerna lottas.
}
letter-invited-time = Betänketid: { $time }.
letter-invited-rules = Regler: { $rules }.
letter-invited-rated = Ratinggrundande.
letter-invited-unrated = Utan rating.
letter-invited-aids = Tillåtna hjälpmedel: { $aids }.
letter-invited-no-aids = Hjälpmedel är inte tillåtna.
letter-invited-start = Partiet börjar från den här ställningen: { $fen }
letter-invited-until = Du kan svara till { $until }.
letter-invitation-accepted = { $other } har antagit din utmaning. Parti { $game } har börjat.
letter-invitation-accepted-note = När du är vid draget får du ett eget mejl om det.
letter-invitation-declined = { $other } har avböjt din utmaning.
letter-invitation-withdrawn = { $other } har dragit tillbaka utmaningen till dig. Du behöver inte göra något.
letter-invitation-expired = Din utmaning till { $other } har gått ut utan svar.
letter-invitation-expired-open = Din utmaning har gått ut utan svar.
letter-why-game = Du får det här mejlet för att du spelar parti { $game } på { $site }.
letter-why-inviter = Du får det här mejlet för att du har utmanat någon på { $site }.
letter-why-invited = Du får det här mejlet för att { $other } har utmanat dig på { $site }.
letter-why-stranger = Du får det här mejlet för att { $other } har angett din adress på { $site } för att utmana dig.
letter-why-account = Du får det här mejlet för att den här adressen har angetts för ett konto på { $site }.
letter-settings = Välj vilka mejl du får: { $url }
letter-settings-label = Välj vilka mejl du får
# ---
# ---
## Administration
first-admin-title = Den första administratören
first-admin-lead = Det här kontot sköter webbplatsen: det lägger upp medlemmar, ser mejlens läge och vad jobben rapporterar. E-postadressen får utelämnas.
first-admin-button = Skapa administratören
admin-members = Medlemmar
admin-letters = Mejl
admin-letters-waiting = Väntande mejl
admin-oldest = det äldsta sedan { $at }
admin-jobs = Vad jobben rapporterat
admin-faults = { $n ->
    [0] inga fel
    [one] ett fel
   *[other] { $n } fel
}
admin-question = Ett parti förlorades på tid eller genom uppgivande, och det gick inte att i tid avgöra om segraren alls hade kunnat sätta matt (5.1.2, 6.9). Det räknas som förlorat. Kommandot räknar längre; är svaret nej var partiet remi.
admin-no-reports = Inget jobb har rapporterat något än.
admin-job = Jobb
admin-when = När
admin-state = Läge
admin-text = Rapport
admin-ok = i ordning
admin-fault = fel
admin-clock-off = Klockorna på den här datorn och i databasen skiljer sig med { $millis } millisekunder. Ingen flagga faller förrän de stämmer överens: ställ klockorna rätt.
member-new-title = Ny medlem
member-new-lead = För någon som inte själv skapar konto. Efteråt visas en engångskod att skriva ut.
member-new-button = Skapa medlemmen
member-address-hint = Lämna tomt för en medlem utan e-post.
member-mail = E-post
member-mail-none = ingen adress
member-mail-bad = mejl studsar
member-mail-confirmed = bekräftad
member-mail-unconfirmed = inte bekräftad
member-code-button = Skriv ut en engångskod
code-title = Logga in med kod
code-once = Skriv ut sidan nu: koden visas bara en gång.
code-where = Sida
code-until = Gäller till
code-how = Öppna sidan och skriv in koden, så är du inloggad. Den gäller en gång; sedan kan du välja ett lösenord.
letters-files = Mejl i filer
letters-warning = Den som öppnar de här mejlen kan handla i mottagarnas namn: länkarna i dem gör drag, loggar in och ändrar lösenord.
letters-outbox = Utkorg
letters-folder-bad = Mappen med mejlen kan inte läsas: { $why }
letters-none = Inga mejl än så länge.
letters-kind = Mejl
letters-to = Till
letters-html = Mejlet som mottagaren ser det
kind-confirm-address = Bekräfta adress
kind-address-taken = Adressen hör redan till ett konto
kind-address-changed = Adress ändrad
kind-password-changed = Lösenord ändrat
kind-sign-in-link = Inloggningslänk
kind-password-reset = Välj nytt lösenord
kind-invitation = Utmaning
kind-invitation-accepted = Utmaning antagen
kind-invitation-declined = Utmaning avböjd
kind-invitation-withdrawn = Utmaning återtagen
kind-invitation-expired = Utmaning utgången
kind-your-move = Ditt drag
kind-draw-offered = Remi erbjuden
kind-draw-declined = Remi avböjd
kind-reminder = Påminnelse
kind-plan-played = Villkorsdrag spelade
kind-plan-stopped = Villkorsdrag inte spelade
kind-time-added = Tid given
kind-pause-asked = Paus begärd
kind-pause-declined = Paus avböjd
kind-pause-begun = Paus påbörjad
kind-pause-over = Pausen slut
kind-long-think = Lång betänketid meddelad
kind-time-exceeded = Tidsöverskridande
kind-continue-asked = Återupptagande begärt
kind-game-continued = Partiet återupptaget
kind-game-aborted = Parti avbrutet
kind-game-over = Parti avslutat
kind-test = Provmejl
letters-waiting = { $n ->
    [0] väntar
    [one] väntar, försökt en gång
   *[other] väntar, försökt { $n } gånger
}
letters-sent = skickat
letters-given-up = uppgivet
letters-dropped = behövs inte längre
# ---
# ---
## Rules pages and help
rules-title = Reglerna här
rules-intro = Partierna spelas enligt FIDE:s schackregler. Vad en server måste avgöra därutöver står i regeluppsättningen; den väljs med utmaningen och gäller hela partiet.
rules-sets = Regeluppsättningarna
rules-of = Regeluppsättning: { $name }
rules-of-tournaments = Hur turneringar spelas här
rules-all = Alla regler
rules-numbers = Siffror inom parentes är artiklar i FIDE:s schackregler från 2023.
rules-to-try = På de flesta bräden kan du pröva ett drag; servern svarar som i ett parti.
rules-contents = Innehåll
rules-on-page = På den här sidan
rules-before = Tillbaka: { $title }
rules-after = Vidare: { $title }
rules-booklet = Alla sidor som ett häfte, för utskrift
rules-booklet-title = Reglerna: häfte
rules-booklet-print = Den här sidan är gjord för utskrift.
rules-search = Sök i reglerna
rules-search-words = Ord
rules-search-button = Sök
rules-search-none = Inget hittades. Försök med färre ord eller ett annat; en del av ett ord räcker.
rules-search-terms = I ordlistan
rules-search-places = { $n ->
    [one] 1 ställe
   *[other] { $n } ställen
}
rules-diagram = Diagram.
rules-diagram-marks = Markerade: { $squares }.
rules-diagram-arrows = Pilar: { $ways }.
rules-diagram-check = I schack: kung { $king }.
rules-diagram-last = Senaste draget: { $played }.
rules-try-label = Eller skriv ett drag
rules-try-board = Bräde. Välj en pjäs och sedan rutan den ska gå till.
rules-try-chosen = { $man } { $square }: välj nu rutan den ska gå till, eller samma pjäs igen för att släppa den.
rules-try-button = Pröva
rules-try-choose = Välj ett drag
rules-try-under = Så avgör regeluppsättningen ”{ $name }”.
rules-try-pick = Till exempel:
rules-try-again = Från början
rules-try-legal = Det är tillåtet, och partiet fortsätter.
rules-try-claim = Det är tillåtet. Med det här draget får du kräva remi.
rules-chess960 = Schack960
rules-start-shown = Utgångsställning { $number }:
rules-start-label = Nummer (0 till 959)
rules-start-button = Visa
rules-start-invite = Utmana någon till ett parti från den här ställningen
rules-start-wrong = Utgångsställningarna har nummer från 0 till 959. Det här är den vanliga.
rules-why = Regeln
rules-of-time = Reglerna om betänketid
rules-why-fen = Regeln: en ställning som FEN
rules-why-ended = Hur ett parti slutar
rules-of-nights = Regeln: nätter
rules-of-confirming = Regeln: bekräfta drag
rules-of-leaving = Att lämna en turnering
rules-why-draw = Varför är det remi?
rules-why-won = Regeln för detta
rules-no-result = inget
rules-head-ending = Hur det slutade
rules-head-result = Resultat
rules-head-article = Artikel
rules-head-set = Regeluppsättning
rules-head-third = Tredje gången
rules-head-fifty = Femtio drag
rules-head-dead = Döda ställningar
rules-head-time = Tid, om motståndaren inte kan sätta matt
rules-head-resign = Att ge upp, om motståndaren inte kan sätta matt
rules-head-offer = Remianbud
rules-head-piece = Pjäs
rules-head-figurine = Figurin
rules-short-auto = remi av sig själv
rules-short-claim = remi på krav
rules-short-claim-fifth = remi på krav; femte gången av sig själv
rules-short-claim-seventyfive = remi på krav; efter 75 av sig själv
rules-short-off = ingen
rules-short-any = remi, om ingen följd av drag sätter matt
rules-short-bare = remi bara mot en ensam kung
rules-short-loss = alltid förlorat
rules-short-full = varje följd av drag
rules-short-three = kort materiallista
rules-short-after = när båda har dragit
rules-short-any-time = med vilket drag som helst
rules-mate = Matt vinner och går före allt annat; patt är remi.
rules-dead-full = En död ställning, där ingen följd av drag längre kan sätta matt, är genast remi.
rules-dead-three = Genast remi: kung mot kung, kung och en löpare eller springare mot kung, och bara löpare på rutor av samma färg.
rules-threefold-auto = När samma ställning står på brädet för tredje gången är partiet remi av sig självt.
rules-threefold-claim = När samma ställning står på brädet för tredje gången får den som är vid draget kräva remi. Inget händer av sig självt.
rules-fivefold = Femte gången är det remi av sig självt.
rules-fifty-auto = Efter femtio drag vardera utan slag eller bondedrag är partiet remi av sig självt.
rules-fifty-claim = Efter femtio drag vardera utan slag eller bondedrag får den som är vid draget kräva remi.
rules-seventyfive = Efter sjuttiofem sådana drag vardera är det remi av sig självt.
rules-timeout-any = Den som överskrider tiden förlorar; det är remi om motståndaren inte kan sätta matt genom någon följd av drag.
rules-timeout-bare = Den som överskrider tiden förlorar; det är remi om motståndaren bara har kungen kvar.
rules-timeout-loss = Den som överskrider tiden förlorar alltid.
rules-resign-any = Den som ger upp förlorar; det är remi om motståndaren inte kan sätta matt genom någon följd av drag.
rules-resign-bare = Den som ger upp förlorar; det är remi om motståndaren bara har kungen kvar.
rules-resign-loss = Den som ger upp förlorar alltid.
rules-offer-after = Remi kan erbjudas med ett drag när båda har dragit.
rules-offer-any = Remi kan erbjudas med vilket drag som helst.
rules-same-position = Ställningar är lika när samma sida är vid draget, samma slags pjäser av samma färg står på samma rutor och alla möjliga drag är desamma: rätt till rockad och till slag en passant räknas.
# ---
# ---
## Leave, off-days, special leave
leave-title = Ledighet
leave-lead = Ledighet tar du i hela kalenderdagar i din tidszon ({ $zone }). Under ledigheten står dina klockor; du får ändå dra, och ledigheten fortsätter.
leave-earned = Ledighetsdagar tjänas in månad för månad här.
leave-left = { $year }: { $left } av { $all } dagar kvar
leave-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagar
}
leave-yours = Din ledighet
leave-none = Ingen ledighet är anmäld.
leave-first = Första dagen
leave-first-hint = Lämnas det tomt: från och med nu, vilket förbrukar dagen i dag.
leave-last = Sista dagen
leave-last-hint = Den dagen räknas; ledigheten slutar kl. 24.00.
leave-take = Ta ledigt
leave-see = Se vad som händer
leave-state = Läge
leave-length = Dagar
leave-now = pågår nu
leave-ahead = anmäld
leave-over = avslutad
leave-automatic = började av sig själv
leave-change = Ändra eller ställ in
leave-change-title = Ändra ledigheten
leave-change-begun = Ledigheten har börjat. Påbörjade dagar är förbrukade; den kan sluta tidigast i kväll kl. 24.00, eller senare.
leave-change-ahead = Ledigheten har inte börjat. Du kan flytta den eller ställa in den; dagarna får du tillbaka.
leave-end-tonight = Avsluta ledigheten i kväll
leave-call-off = Ställ in ledigheten
leave-call-off-note = I partier som vilar för båda står motståndarens klocka till det slut som först meddelades, eller tills motståndaren drar.
leave-preview-title = Innan du tar ledigt
leave-preview-change = Innan du ändrar ledigheten
leave-preview-days = Ledighet från { $first } till { $last }: { $days }.
leave-preview-until = Dina klockor går igen från { $until }.
leave-preview-left = Kvar av { $year } därefter: { $left }.
leave-preview-short = Mindre än en dag kvar när du är tillbaka
leave-preview-short-note = I de här partierna bör du dra före, eller strax efter.
leave-preview-rest = Din klocka står; de här partierna väntar när du är tillbaka
leave-preview-theirs = Motståndaren är vid draget och tänker vidare; sedan står din klocka
leave-preview-both = Partiet vilar för båda
leave-preview-not = Här räknas ingen ledighet
leave-preview-none = Du har inga pågående partier.
leave-preview-game = Parti { $game } mot { $opponent }
leave-preview-game-due = när du är tillbaka { $left }, till { $until }
leave-preview-game-over = senast { $until }, innan du är tillbaka
leave-preview-game-left = när du är vid draget: { $left }
leave-confirm = Ta den här ledigheten
leave-confirm-change = Ändra till detta
leave-back = Tillbaka
leave-done-taken = Din ledighet är inlagd. Motståndare i pågående partier får veta det.
leave-done-changed = Din ledighet är ändrad.
leave-done-off = Din ledighet är inställd; dagar som inte börjat har du kvar.
leave-done-automatic = Sparat.
leave-calendar = Kalender
leave-calendar-key = Inramade dagar är ledighet; i dag är understruket.
leave-calendar-day = { $day }, ledig
leave-automatic-title = Automatisk ledighet
leave-automatic-label = Börja ledighet av sig själv när min tid skulle gå ut
leave-automatic-hint = Högst en gång per parti, och bara där partiet tillåter ledighet. Den kostar { $n } av dina dagar (färre där anmäld ledighet ligger närmare), och alla dina partier vilar. Båda spelarna får veta det.
leave-on-now = Du är ledig till { $until }; dina klockor står.
leave-on-soon = Din ledighet börjar { $from }.
leave-game-away = { $name } är ledig från { $from } till { $until }.
leave-game-special = { $name }: särskild ledighet beviljad av tävlingsledaren, från { $from } till { $until }.
refused-leave-no-day = Det är ingen dag. Skriv den så här: 2027-05-14.
refused-leave-past = Ledighet kan inte ligga i det förflutna.
refused-leave-backwards = Sista dagen ligger före den första.
refused-leave-too-short = Ledighet tar minst { $least } dagar.
refused-leave-too-far = Ledighet kan tas till slutet av { $year }.
refused-leave-overlaps = Du är redan ledig från { $first } till { $last }. Ändra den ledigheten i stället.
refused-leave-not-enough = Det tar { $wanted } av { $year }; du har { $left } kvar.
refused-leave-over = Den här ledigheten är över.
refused-leave-gone = Den ledigheten finns inte, eller så har den ändrats under tiden.
letter-subject-opponents-leave = { $name } är ledig till { $until }
letter-opponents-leave = { $name } har lagt in ledighet.
letter-opponents-special-leave = Tävlingsledaren har beviljat { $name } särskild ledighet.
letter-subject-opponents-leave-off = { $name } har ställt in sin ledighet
letter-opponents-leave-off = { $name } har ställt in en ledighet som inte hade börjat. Om någon av dina klockor står på grund av den, står den till det slut som först meddelades, eller tills du drar.
letter-leave-span = Ledighet: { $from } till { $until }.
letter-leave-span-special = Särskild ledighet beviljad av tävlingsledaren: { $from } till { $until }.
letter-leave-game-both = Parti { $game } vilar för båda under den tiden.
letter-leave-game-yours = Parti { $game }: du är vid draget, och din klocka går; drag senast { $until }.
letter-leave-game-theirs = Parti { $game }: under den tiden vilar motståndarens klocka.
letter-subject-leave-ends = Din ledighet slutar { $until }; { $n ->
    [0] inget parti väntar
    [one] ett parti väntar
   *[other] { $n } partier väntar
}
letter-leave-ends = Din ledighet slutar { $until }; då går dina klockor igen.
letter-subject-leave-begun = Din ledighet har börjat av sig själv
letter-leave-begun = Din tid skulle ha gått ut, så ledigheten har börjat som du har ställt in: till { $until }.
letter-leave-begun-note = Det händer bara en gång per parti. När ledigheten slutar är lite tid kvar: dra före dess.
letter-leave-nothing-waits = Inget parti väntar på dig.
letter-leave-game-waits = Parti { $game } mot { $opponent }: drag senast { $until }.
letter-subject-special-leave = Du har särskild ledighet
letter-special-leave = Tävlingsledaren har beviljat dig särskild ledighet. Den kostar inga av dina egna dagar.
letter-special-leave-reason = Orsak: { $reason }
letter-button-leave = Till din ledighet
letter-why-leave = Du får det här mejlet eftersom du är ledig på { $site }.
kind-opponents-leave = Motståndarens ledighet
kind-opponents-leave-off = Ledighet inställd
kind-leave-ends = Ledighet slutar
kind-leave-begun = Ledighet började av sig själv
kind-special-leave = Särskild ledighet
hours-title = Spelfria dagar och vilotid
hours-lead = De räknas bara i partier som tillåter dem, och bara för klockor som startar efter att du har sparat. Högst tre dagar i veckan och tio timmar om dygnet, i din tidszon ({ $zone }).
hours-days = Spelfria dagar
hours-sleep = Vilotid
hours-from = Från
hours-to = Till
hours-sleep-hint = Till exempel 22:00 till 07:00; båda tomma: ingen.
hours-done = Sparat. Det gäller klockor som startar från och med nu.
hours-in-game = { $name }: tre dagars betänketid från nu skulle räcka till { $until } (spelfria dagar och vilotid).
refused-hours-days = Högst tre dagar i veckan kan vara spelfria.
refused-hours-sleep = Vilotiden behöver början och slut, till exempel 22:00 och 07:00, högst tio timmar.
special-title = Särskild ledighet
special-lead = För sjukdom och liknande. Den kostar inga av spelarens egna dagar och får ligga bakåt i tiden: klockorna räknas om. Andra ser bara att tävlingsledaren har beviljat särskild ledighet.
special-player = Spelare (inloggningsnamn)
special-game = Partiets nummer
special-game-hint = Lämnas det tomt: alla spelarens partier.
special-reason = Orsak
special-reason-hint = Den läses bara av spelaren och dig.
special-grant = Bevilja särskild ledighet
special-done = Den särskilda ledigheten är beviljad.
special-granted = Beviljad
special-all-games = alla partier
special-fallen = Förlorade på tid bara på grund av dessa dagar
special-fallen-note = De här partierna kan återupptas.
special-fallen-game = Parti { $game }: { $white } – { $black }
refused-special-player = Ingen spelare har det namnet.
refused-special-game = Spelaren har inget sådant parti.
refused-special-reason = Ange en orsak, högst 500 tecken.
refused-special-long = Högst { $most } dagar i sträck, och inte längre tillbaka.
continue-title = Återuppta ett parti
continue-lead = Sätter ett parti som slutat på tid, genom uppgivning eller överenskommelse i spel igen: ställning och drag som de var, remianbud förfaller. Båda får ett mejl med orsaken. Egna partier avgör någon annan.
continue-game = Partiets nummer
continue-days = Dagar för den som är vid draget
continue-days-hint = Från 3 till 30; mer tid som ändå finns kvar behålls.
continue-reason = Orsak
continue-reason-hint = Den läses av båda spelarna.
continue-button = Återuppta partiet
continue-done = Parti { $game } fortsätter; båda får ett mejl.
refused-continue-own = Du spelar i det här partiet; någon annan måste avgöra.
refused-continue-runs = Det här partiet pågår.
refused-continue-game = Det finns inget parti med det numret.
refused-continue-span = Ange 3 till 30 dagar.
refused-special-yourself = Ingen beviljar sig själv särskild ledighet; fråga en annan administratör.
letter-continued-reason = Tävlingsledarens orsak: { $reason }
# ---

## Outages, maintenance, mail that does not go out
outages-title = Driftstopp och underhåll
outages-lead = Det som hindrade alla från att dra räknas på ingen klocka: varje driftstopp av sig självt, meddelat underhåll från sin början, ett driftstopp för posten när du gottskriver det.
outages-announce = Meddelat underhåll
outages-from = Från
outages-to = Till
outages-zone = I din tidszon ({ $zone }), till exempel 2027-05-14 18:00.
outages-announce-button = Meddela
outages-end = Avsluta eller ställ in
outages-mail = Driftstopp för posten
outages-mail-lead = När inget mejl gått ut på sex timmar börjar ett av sig självt, och varje sida säger det. Ett tidsöverskridande väntar på mejlet som berättar om draget, och 24 timmar efter att det gått ut. När mejl går ut igen kan du gottskriva hela tiden på alla klockor, som ett driftstopp.
outages-mail-since = sedan { $from }
outages-credit = Gottskriv på alla klockor
outages-credited = gottskrivet
outages-past = Hittills räknat
outages-none = Inga.
outages-span = { $from } till { $until } ({ $span })
outages-done-announced = Meddelat. Från sju dagar innan står det på alla sidor.
outages-done-ended = Avslutat. Alla tidsgränser räknas om.
outages-done-credited = Gottskrivet på alla klockor.
refused-outage-instant = Det är ingen dag med klockslag. Skriv det som 2027-05-14 18:00.
refused-outage-past = Underhåll meddelas i förväg och slutar efter att det börjat.
refused-outage-long = Högst en vecka i sträck, och högst 60 dagar i förväg.
refused-outage-overlaps = För den tiden är något redan meddelat.
site-mail-down = Sedan { $since } kan inga mejl skickas. Titta här om det är ditt drag. Ingen förlorar på tid så länge mejlet om draget inte har gått ut.
site-maintenance = Underhåll från { $from } till { $until }: den tiden räknas på ingen klocka.

## Meddelanden vid sidan av brädet, vänliga frågor, anteckningar

talk-title = Meddelanden med { $name }
talk-link = Meddelanden och vänlig fråga
talk-message = Skriv till { $name }
talk-message-hint = Det läser bara ni två; ingen som tittar på gör det. Ett mejl talar om det. Skriv helst inget om drag i partiet som pågår.
talk-send = Skicka meddelandet
talk-back = Tillbaka till partiet
talk-none = Inget har skrivits än.
talk-done-sent = Ditt meddelande har skickats.
talk-done-nudged = Ett vänligt mejl frågar efter draget.
talk-done-muted = Du får inga fler meddelanden. Ingen får veta det.
talk-done-unmuted = Du får meddelanden igen.
talk-done-reported = Meddelandet har visats för administratören.
talk-report = Visa det för administratören
talk-reported = Du har visat det för administratören.
talk-nudge-title = Fråga vänligt
talk-nudge-text = { $name } har tänkt i mer än halva tiden. En gång per drag kan du låta skicka ett vänligt mejl. Klockan påverkas inte.
talk-nudge = Skicka ett vänligt mejl
talk-nudged = Ett vänligt mejl om det här draget har skickats. Fler än ett vore inte vänligt.
talk-mute-title = Lugn och ro
talk-mute-text = Du behöver inte läsa det { $name } skriver: då visas inget meddelande för dig, och inget mejl talar om det. Dragen går vidare som vanligt, och { $name } får inte veta det.
talk-mute = Inga fler meddelanden
talk-muted = Du får inte det { $name } skriver.
talk-unmute = Få meddelanden igen
refused-talk-empty = Skriv något först.
refused-talk-long = Det här är för långt. Korta det lite.
refused-talk-many = Det räcker för i dag: 30 meddelanden i ett parti. I morgon finns det plats igen.
refused-talk-gone-on = Partiet har gått vidare under tiden; inget skickades.
refused-nudge-early = Det är för tidigt: först efter halva tiden för det här draget, och medan klockan går.
refused-note-changed = Anteckningen ändrades i ett annat fönster under tiden. Båda texterna visas; det du sparar nu gäller.
game-event-nudged = { $at }: { $name } frågade vänligt efter draget.
note-title-game = Anteckningar till parti { $id } med { $name }
note-title-player = Anteckningar om { $name }
note-lead = Det här läser bara du, aldrig någon annan.
note-label = Dina anteckningar
note-save = Spara
note-done = Sparat.
note-kept = Det som står där nu
note-link = Mina anteckningar
rematch-link = Returparti
new-pace-like = Som förut
kind-message = Meddelande
kind-nudge = Vänlig fråga
letter-subject-message = { $opponent } skriver till dig (parti { $game })
letter-message-came = { $opponent } har skrivit till dig i parti { $game }.
letter-button-message = Läs och svara
letter-subject-nudge = { $opponent } ser fram emot ditt drag (parti { $game })
letter-nudge = { $opponent } frågar vänligt om ditt drag är på väg. Du har lika mycket tid som förut; mejlet ändrar ingenting.
reported-title = Meddelanden som visats för dig
reported-lead = De här meddelandena har spelare visat för dig. Tala med dem; vad mer som ska göras avgör du.
reported-none = Inget meddelande har visats för dig.
reported-by = Visat av { $name }
reported-close = Klart
reported-closed = Klart.
## Conditional moves
plan-title = Villkorsdrag
plan-allowed = tillåtna
plan-not-allowed = inte tillåtna
plan-none-allowed = Ni har kommit överens om att spela det här partiet utan villkorsdrag.
plan-lead = Planera vad du svarar på drag du väntar dig. När ett sådant drag kommer spelas ditt svar genast och kostar dig ingen tid. Alla andra drag stoppar planen, och du får ett mejl. Bara du ser vad som är planerat.
plan-stopped = De har stannat här: { $why }
plan-why-unexpected = inget var planerat för { $played }.
plan-why-offer = { $played } kom med ett remianbud eller remikrav.
plan-why-draw = ditt svar skulle sluta partiet med remi.
plan-why-too-many = fyrtio halvdrag har spelats på en gång.
plan-saved = Sparat.
plan-removed = Borttaget.
plan-build = Klicka ihop en variant
plan-board-now = Ställningen på brädet.
plan-board-after = Efter { $moves }
plan-ask-lead = Först ditt eget drag. Här skickas ingenting: draget måste du ännu göra.
plan-ask-expected = Vilket drag väntar du dig av { $name }?
plan-ask-reply = Vad svarar du på { $played }?
plan-ask-more = Varianten slutar med ett drag av dig och kan läggas till. Eller fortsätt: vilket drag väntar du dig sedan?
plan-line-over = Där är partiet slut.
plan-line-add = Lägg till varianten
plan-line-resign = Ge upp då
plan-line-resigns = och du ger upp
plan-line-back = Ett drag tillbaka
plan-line-again = Från början
plan-write = Skriv varianter
plan-text = Varianter
plan-text-hint = Till exempel: { $example }. Inom parentes står vad som kan komma i stället för draget före; ”ger upp” efter ett drag av motståndaren ger upp.
plan-choices = För alla dina villkorsdrag i det här partiet
plan-by-position = En väntad ställning gäller också när den kommer genom en annan dragföljd
plan-by-position-hint = Efter lika många drag som planerat. Annars måste varje drag vara det planerade.
plan-on-offer = Om ett väntat drag kommer med remianbud eller remikrav
plan-on-offer-stop = stanna: jag avgör själv
plan-on-offer-decline = avböj och spela mitt svar
plan-on-offer-accept = anta remin
plan-draws = Spela också ett svar som slutar partiet med remi
plan-save = Spara
plan-planned = Det som är planerat
plan-empty = Inget är planerat än.
plan-if-lead = Om du drar { $played }
plan-resigns = du ger upp
plan-state-active = svarar på nästa drag
plan-state-planned = planerat
plan-state-lead = när ditt drag före det är skickat
plan-state-played = spelat
plan-state-not-played = inte spelat: du är vid draget
plan-state-other-move = dött: { $played } kom i stället
plan-state-other-reply = dött: du drog { $played } i stället
plan-state-cut-off = dött: ett drag före det kom inte
plan-state-ended = dött: partiet är slut
plan-go-on = Fortsätt härifrån
plan-go-on-label = Fortsätt efter { $moves }
plan-remove = Ta bort
plan-remove-label = Ta bort { $moves } och det som följer
plan-remove-dead = Ta bort det som är dött
plan-remove-all = Ta bort allt
plan-try = Pröva
plan-try-label = Om de här dragen kommer …
plan-try-hint = Dragen av { $name } efter varandra, till exempel { $example }. Dina planerade svar läggs till; ett eget drag som inte är planerat skriver du också.
plan-try-button = Visa vad som händer
plan-try-played = Då spelas: { $moves }.
plan-try-nothing = Då spelas inget för dig: { $moves }.
plan-try-stops = Din plan stannar där: { $why }
plan-try-yours = Sedan skulle du vara vid draget.
plan-try-theirs = Sedan skulle { $name } vara vid draget.
plan-try-ends = Partiet skulle vara slut: { $reason }.
plan-error-at = { $number }”{ $typed }” går inte: { $why }
plan-unsaved = Det du skrev; det sparades inte
plan-error-number = ”{ $typed }” passar inte där: härnäst kommer { $expected }
plan-error-bracket = En parentes saknas eller står där det inte finns något drag före.
plan-error-resigns = ”Ger upp” kan bara stå efter ett drag av motståndaren.
plan-error-long = Det är för långt: högst { $n } tecken.
plan-error-empty = Det står inget drag i det.
plan-error-nothing = Det finns inget väntat drag i det. Skriv efter ditt eget drag vad motståndaren kan dra och ditt svar.
plan-error-two = På { $expected } finns två svar: { $first } och { $second }. Bara ett kan spelas.
plan-error-no-reply = Svaret på { $expected } saknas. Varje variant slutar med ett drag av dig eller med ”ger upp”.
plan-error-planned = För { $expected } har du redan planerat något annat: { $stands }. Ta bort det först.
plan-error-deep = Fler än { $n } svar efter varandra går inte.
plan-error-many = Fler än { $n } väntade drag i ett parti går inte. Ta bort det som är dött.
plan-error-changed = Dina villkorsdrag har ändrats under tiden, i en annan flik eller på en annan enhet. Inget av det här har sparats; det du skrev står nedanför.
plan-error-stale = Partiet har gått vidare under tiden. Inget av det här har spelats eller sparats. Så här är ställningen nu; det du skrev står nedanför.
plan-after-move = Planera villkorsdrag efter det här draget
plan-sent-link = Planera villkorsdrag
game-sent-answered = Skickat: { $played }. { $name } hade planerat för det, och genast spelades: { $moves }.

## Tournaments: letters, setting up, directing
letter-button-tournament = Till turneringen
letter-why-tournament = Du får det här mejlet eftersom du är anmäld till ”{ $name }” på { $site }.
letter-subject-tournament-place = Du är med: { $name }
letter-tournament-place = Du har en plats i ”{ $name }”.
letter-tournament-starts = Klockorna startar { $starts }. Minst tre dagar innan får du veta vilka du möter.
letter-tournament-leave-until = Fram till lottningen kan du dra tillbaka din anmälan på turneringens sida.
letter-subject-tournament-postponed = Uppskjuten: { $name }
letter-tournament-postponed = För få har anmält sig till ”{ $name }” hittills. Den ska i stället börja { $starts }.
letter-subject-tournament-cancelled = Inställd: { $name }
letter-tournament-cancelled = Turneringen ”{ $name }” blir inte av.
letter-tournament-too-few = För få hade anmält sig, även efter att den hade skjutits upp två gånger.
letter-subject-tournament-drawn = Lottad: { $name }, från { $starts }
letter-tournament-drawn = ”{ $name }” är lottad. Dina klockor startar { $starts }; till dess behöver du inte göra något.
letter-tournament-free = Du har frirond i den här ronden.
letter-tournament-game = { $opponent }: du har { $side }.
letter-tournament-game-later = { $opponent }: du har { $side }; från { $starts }.
letter-tournament-game-waits = { $opponent }: du har { $side } och är vid draget; drag senast { $until }. { $link }
letter-tournament-game-runs = { $opponent }: du har { $side }; motståndaren är vid draget. { $link }
letter-tournament-more = { $n ->
    [one] … och ett parti till; det finns på turneringens sida.
   *[other] … och { $n } partier till; alla finns på turneringens sida.
 }
letter-tournament-due = { $n ->
    [one] Ett parti väntar på ditt drag; drag senast { $until }.
   *[other] { $n } partier väntar på ditt drag; det första senast { $until }.
 }
letter-subject-tournament-started = { $n ->
    [0] Klockorna går: { $name }
    [one] Klockorna går: { $name }, ett drag att göra
   *[other] Klockorna går: { $name }, { $n } drag att göra
 }
letter-tournament-started = Klockorna i ”{ $name }” har startat.
letter-subject-tournament-withdrawn = Du är inte längre med: { $name }
letter-tournament-withdrawn = Du är inte längre med i ”{ $name }”. Om det är ett misstag, skriv till tävlingsledningen.
letter-subject-tournament-finished = Avslutad: { $name }
letter-tournament-finished = Turneringen ”{ $name }” är slut.
letter-tournament-winners = { $n ->
    [one] Vinnare: { $names }.
   *[other] Vinnare: { $names }.
 }
letter-tournament-rank = Du kom på plats { $rank } av { $of } med { $points } poäng.
letter-subject-tournament-announcement = { $name }: meddelande från tävlingsledningen
letter-tournament-announcement = Tävlingsledningen för ”{ $name }” skriver till alla som är med:
kind-tournament-place = Plats i turnering
kind-tournament-postponed = Turnering uppskjuten
kind-tournament-cancelled = Turnering inställd
kind-tournament-drawn = Turnering lottad
kind-tournament-started = Rond startad
kind-tournament-withdrawn = Inte längre i turneringen
kind-tournament-finished = Turnering slut
kind-tournament-announcement = Meddelande från tävlingsledningen
refused-no-such-tournament = Den turneringen finns inte.
refused-not-director = Det får bara turneringens tävlingsledning göra.
refused-own-group = Du spelar själv i den här gruppen: här avgör ersättaren eller en administratör.
refused-tournament-incomplete = Formuläret var ofullständigt. Öppna sidan på nytt och skicka det igen.
refused-tournament-stale = Turneringen har ändrats under tiden. Det du skrev står kvar här; titta på turneringen innan du skickar igen.
refused-tournament-not-open = Det går inte att anmäla sig till den här turneringen nu.
refused-tournament-too-late = Det går inte längre: turneringen är lottad eller slut.
refused-tournament-not-running = Turneringen pågår inte.
refused-tournament-not-in = Den spelaren är inte med.
refused-tournament-by-invitation = I den här turneringen anmäler tävlingsledningen spelarna. Skriv dit om du vill vara med.
refused-tournament-member-too-short = För att anmäla sig måste man ha varit medlem i minst { $days } dagar.
refused-tournament-no-such-player = Ingen här heter ”{ $name }”. Inget har ändrats.
refused-tournament-too-few = { $players ->
    [one] Bara en spelare är anmäld; minst { $least } behövs.
   *[other] Bara { $players } är anmälda; minst { $least } behövs.
 }
refused-tournament-too-many = Fler är anmälda än den här spelformen tillåter (högst { $most }). Ändra spelformen, till exempel till grupper.
refused-tournament-no-reason = Ange ett skäl på högst 500 tecken: spelarna läser det.
refused-tournament-text = Texten är tom eller för lång.
refused-tournament-not-so = Det här partiet kan inte avgöras så.
refused-tournament-rating = Ett ratingtal är ett heltal från 100 till 3500; lämna fältet tomt om det inte finns något.
setup-title = Ny turnering
setup-change-title = Ändra inbjudan
setup-presets = Välj en turneringstyp; sedan behövs bara ett namn och ett datum.
setup-chosen = vald
setup-preset-championship = Klubbmästerskap
setup-preset-groups = Små grupper
setup-preset-cup = Cup
setup-preset-swiss = Schweizer
setup-preset-thematic = Tematurnering
setup-preset-beginners = Nybörjare
setup-name = Turneringens namn
setup-start-day = Klockorna startar den
setup-start-day-hint = Klockan 12, { $zone }. Tre dagar innan lottas turneringen och alla får veta vilka de möter.
setup-about = Inbjudan (behövs inte)
setup-more-format = Mer: spelform, särskiljning
setup-more-entries = Mer: anmälan och start
setup-more-games = Mer: betänketid, regler, hjälpmedel
setup-format = Spelform
setup-format-robin = Alla mot alla, i en grupp eller flera
setup-cycles = Partier per par
setup-cycles-1 = ett
setup-cycles-2 = två, med båda färgerna
setup-size = Spelare i en grupp
setup-size-hint = Lämna tomt för en enda grupp. Grupperna görs så jämna som möjligt, och lite större där de annars skulle få färre än fyra.
setup-fill = Vem som hamnar i vilken grupp
setup-fill-lot = genom lottning
setup-fill-even = jämnstarka grupper, efter ratingtal
setup-fill-rating = de starkaste i första gruppen, efter ratingtal
setup-fill-order = i anmälningsordning
setup-best = Så många ur varje grupp går vidare
setup-best-hint = Lämna tomt om inget följer efter grupperna. Grupp följer på grupp tills bara en är kvar, finalen.
setup-tied = och alla som har lika många poäng som den siste av dem
setup-format-knockout = Utslagsturnering: den som förlorar en match är ute; den första på listan möter den sista
setup-games = Partier i en match
setup-tie = Efter oavgjord match
setup-tie-lower = går den med lägre ratingtal vidare
setup-tie-extra = spelas två partier till, sedan avgör lägre ratingtal
setup-tie-both = går båda vidare
setup-format-swiss = Schweizer (FIDE:s holländska system)
setup-rounds = Ronder
setup-every = Dagar mellan två ronder
setup-every-hint = Alla mot alla: tomt betyder att alla partier börjar samtidigt. Schweizer: tomt betyder att en rond börjar när den förra är slut; med dagar räknas pågående partier som remi vid lottningen.
setup-order = Ordning för särskiljning
setup-order-own = en annan ordning, med koder
setup-codes = Koder
setup-codes-hint = SB Sonneborn-Berger, DE inbördes möte, WIN flest vinster, BH kvalitetspoäng, BH/C1 utan den lägsta, BH/M1 median, KS Koya, PS progressiv, BPG flest svarta, ARO motståndarnas snitt, RTG ratingtal, LOT lottning; med /R kommer det lägre först.
setup-start = Den startar
setup-start-date = på datumet
setup-start-full = så snart alla platser är tagna
setup-start-hand = när jag låter lotta
setup-least = Minst så många spelare
setup-least-hint = Är de färre skjuts den upp två veckor, två gånger; sedan ställs den in.
setup-most = Högst så många spelare
setup-most-hint = Lämna tomt för ingen gräns. Den som kommer senare hamnar på väntelistan.
setup-member-days = Dagar som medlem för att få anmäla sig
setup-by-invitation = bara tävlingsledningen anmäler spelare
setup-save = Spara
setup-create = Skapa
setup-fault-day = Ange en dag, till exempel 2027-01-15.
setup-fault-number = Ange ett heltal.
setup-fault-tie-break = ”{ $code }” är ingen kod för särskiljning.
setup-refused-title = Det gick inte
desk-title = Tävlingsledning: { $name }
desk-next-draft = Bara du ser den här turneringen. Öppna anmälan, så kan alla anmäla sig.
desk-next-date = Anmälan är öppen. Den lottas av sig själv { $drawn }; klockorna startar { $starts }.
desk-next-full = Anmälan är öppen. Den lottas av sig själv så snart { $n } är med.
desk-next-hand = Anmälan är öppen. Den lottas när du säger till.
desk-next-running = { $n ->
    [one] Turneringen pågår; ett parti är inte slut.
   *[other] Turneringen pågår; { $n } partier är inte slut.
 }
desk-next-finished = Turneringen är slut.
desk-next-cancelled = Turneringen ställdes in.
desk-open = Öppna anmälan
desk-draw = Lotta nu
desk-draw-hint = Lottningen kan inte tas tillbaka. Alla får veta vilka de möter och har minst tre dagar tills klockorna startar.
desk-players = Deltagare
desk-nobody = Ingen är anmäld ännu.
desk-rating = Ratingtal vid start
desk-rating-of = Ratingtal för { $name }
desk-rating-save = Spara
desk-remove = Ta bort från listan
desk-waits = väntelista
desk-add = Anmäl spelare
desk-add-hint = Ett namn per rad: inloggningsnamn eller visat namn. Rader ur ett kalkylblad (CSV) med namn och ratingtal går också. Var och en får ett mejl.
desk-add-button = Anmäl dem
desk-preview = Hur lottningen skulle bli nu
desk-preview-hint = Så blir det om ingen kommer till eller lämnar.
desk-group = Grupp { $n }
desk-withdraw = En spelare lämnar
desk-withdraw-who = Vem
desk-withdraw-why = Varför
desk-withdraw-hint = Är minst hälften av partierna slut räknas det som spelats, och de övriga blir walkover; annars annulleras de pågående partierna och inget räknas. I utslagsturneringar och schweizer står resultaten kvar.
desk-withdraw-button = Registrera utträdet
desk-why-announced = anmält
desk-why-illness = sjukdom (det ser inte spelarna)
desk-why-death = dödsfall (inget mejl går till spelaren)
desk-why-silent = hörs inte av längre
desk-why-excluded = utesluten
desk-reason = Skäl (spelarna läser det)
desk-reason-log = Anteckning för loggen
desk-decide = Avgör ett parti
desk-decide-game = Partiets nummer
desk-decide-how = Hur
desk-decide-button = Avgör
desk-decide-adjudged = bedömt { $result }
desk-decide-corrected = rättat till { $result }
desk-decide-walkover-white = walkover till vit
desk-decide-walkover-black = walkover till svart
desk-decide-cancelled = annullerat, räknas för ingen
desk-announce = Skriv till alla deltagare
desk-announce-text = Text
desk-announce-button = Skicka till alla
desk-directors = Vem som leder
desk-director = Tävlingsledare
desk-deputy = Ersättare för tävlingsledaren
desk-deputy-hint = Avgör där tävlingsledaren själv spelar.
desk-call-off = Ställ in turneringen
desk-call-off-button = Ställ in
desk-log = Vad som har gjorts
desk-server = servern
desk-progress = { $done } av { $total } partier
desk-act-set-up = skapad
desk-act-changed = inbjudan ändrad
desk-act-opened = anmälan öppnad
desk-act-added = { $player } har en plats
desk-act-removed = { $player } borttagen från listan
desk-act-postponed = uppskjuten två veckor: för få spelare
desk-act-cancelled = inställd
desk-act-drawn = rond { $round } lottad och publicerad
desk-act-started = rond { $round }: klockorna har startat
desk-act-withdrawn = { $player } har lämnat ({ $why })
desk-act-decided = parti avgjort: { $decision }
desk-act-announced = skrev till alla deltagare
desk-act-finished = turneringen är slut
desk-act-directors = { $player } leder turneringen
desk-done = Klart.
desk-done-changed = Inbjudan är ändrad.
desk-done-opened = Anmälan är öppen.
desk-done-drawn = Lottat. Alla får ett mejl med sina motståndare.
desk-done-announced = Skickat till alla deltagare.
desk-done-decided = Partiet är avgjort; båda får ett mejl.
desk-done-withdrawn = Registrerat. Partierna avgörs ett efter ett.
desk-done-added = De är anmälda.
withdraw-title = Jag vill lämna turneringen
withdraw-text = Det går inte att ångra. Är minst hälften av dina partier slut räknas de, och du förlorar de övriga på walkover; annars annulleras dina pågående partier och inget av det du spelat räknas. Behöver du bara en paus, ta ledigt i stället; är du sjuk, skriv till tävlingsledningen.
withdraw-button = Lämna turneringen
tournament-done-entered = Du är anmäld.
tournament-done-waiting = Alla platser är tagna; du står på väntelistan och får ett mejl när en blir ledig.
tournament-done-left = Din anmälan är återtagen.
tournament-done-withdrawn = Du har lämnat turneringen. Dina partier avgörs nu.
member-director = Tävlingsledare
member-make-director = Låt leda turneringar
member-no-director = Låt inte längre leda
letter-tournament-you-meet = Du möter:
tournament-fault-christmas = Klockor startar inte mellan den 24 december och den 6 januari. Välj en annan dag.
letter-why-tournament-left = Du får det här mejlet eftersom du var anmäld till ”{ $name }” på { $site }.
tournament-term-theme = Alla partier börjar med
kind-tournament-no-place = Ingen plats i turneringen
letter-subject-tournament-no-place = Ingen plats: { $name }
letter-tournament-no-place = ”{ $name }” är lottad, och ingen plats blev ledig för dig.

## The director and time
source-halt = klockor stoppade av tävlingsledaren
source-event-end = turneringens slutdatum, senare flyttat
ledger-halted = Tävlingsledaren stoppar klockorna, längst till { $until }
ledger-halt-over = Tävlingsledaren låter klockorna gå vidare
ledger-end-moved = Nytt slutdatum för turneringen: { $until }
ledger-end-gone = Turneringen har inget slutdatum längre
game-event-halted = { $at }: tävlingsledaren stoppade klockorna, längst till { $until }.
game-event-halt-over = { $at }: tävlingsledaren lät klockorna gå vidare.
game-event-end-moved = { $at }: turneringens slutdatum är nu { $until }.
game-event-end-gone = { $at }: turneringen har inget slutdatum längre.
game-reason-end = Turneringen slutar { $until }. Det som då ännu pågår bedöms; ingen förlorar på tid på grund av det.
game-state-called = Turneringens slutdatum var { $since }. Partiet bedöms; drag räknas inte längre.
refused-event-over = Turneringens slutdatum var { $since }. Partiet bedöms som det står; inget drag gjordes.
refused-not-called = Det här partiet bedöms inte (längre).
time-halted = Tävlingsledaren har stoppat klockorna, längst till { $until }. Man får dra ändå.
clock-called = bedöms
adjudge-link = Säg vad du yrkar
adjudge-title = Bedömning
adjudge-text = Turneringen är slut, och tävlingsledaren avgör hur det här partiet räknas. Säg vad du yrkar och varför: en variant säger mest. Bara tävlingsledaren läser det, och du kan ändra det tills beslutet är fattat.
adjudge-wants = Vad yrkar du?
adjudge-win = Vinst
adjudge-draw = Remi
adjudge-nothing = Inget: jag överlåter det åt tävlingsledaren
adjudge-body = Motivering
adjudge-button = Skicka till tävlingsledaren
adjudge-sent = Tävlingsledaren har fått det. Du yrkar: { $what }.
adjudge-choose = Välj vad du yrkar.
desk-time-link = Klockor och slutdatum
desk-adjudicate-link = Bedöm partier ({ $n })
order-title = Klockor och slutdatum: { $name }
order-runs = { $n ->
    [0] Inget parti pågår.
    [one] Ett parti pågår.
   *[other] { $n } partier pågår.
}
order-halt = Stoppa alla klockor
order-halt-text = Alla klockor i pågående partier vilar, och ingen ny rond börjar, till den dag du anger eller tills du låter dem gå vidare. Man får dra ändå. Alla som ännu spelar får ett mejl.
order-halt-until = Till slutet av
order-halt-button = Stoppa klockorna
order-halted = Klockorna vilar, längst till { $until }.
order-go-on-button = Låt klockorna gå vidare
order-give = Ge betänketid
order-give-which = Till vem
order-give-all = Alla spelare, i varje pågående parti
order-give-white = Parti { $game }: { $name } (vit)
order-give-black = Parti { $game }: { $name } (svart)
order-give-days = Dagar
order-give-hours = Timmar
order-give-button = Ge tiden
order-end = Slutdatum
order-end-text = Det som ännu pågår klockan 12 den dagen bedöms. Alla som ännu spelar får ett mejl när det ändras, och åter 60, 30 och 7 dagar före. Lämnas fältet tomt finns inget slutdatum.
order-end-day = Sista dag
order-end-button = Bestäm slutdatum
order-end-is = Det är { $until }.
order-end-was = Det var { $until }: det som ännu pågår bedöms. Ett senare datum låter klockorna gå vidare.
order-done = Det är gjort; protokollet säger hur långt det har kommit.
refused-order-day = Ange en dag inom de närmaste 180 dagarna.
refused-order-end = Ange en dag som ligger framåt, högst fem år efter starten.
refused-order-span = Ange ett heltal, högst 30 dagar.
refused-order-game = Det här partiet pågår inte längre.
desk-act-halted = Alla klockor stoppade, längst till { $until }
desk-act-went-on = Klockorna gick vidare
desk-act-time-given = { $span } betänketid till { $who }
desk-act-time-all = alla
desk-act-end-moved = Slutdatum: { $until }
desk-act-end-gone = Slutdatumet borttaget
desk-act-end-near = Skrev till alla som spelar: { $days } dagar kvar till slutet
desk-act-end-reached = Slutdatumet är här: det som ännu pågick bedöms
setup-end-day = Slutdatum
setup-end-day-hint = Det som ännu pågår klockan 12 den dagen bedöms. Tomt: inget slut.
adjudicate-title = Bedömning: { $name }
adjudicate-text = De här partierna pågick ännu på slutdatumet. Avgör dem du har bedömt; de andra står kvar. Båda spelarna får ett mejl med skälet.
adjudicate-none = Inget parti väntar på bedömning.
adjudicate-own = Du spelar i den här gruppen: en annan tävlingsledare avgör det.
adjudicate-claims-win = { $name } yrkar vinst
adjudicate-claims-draw = { $name } yrkar remi
adjudicate-claims-nothing = { $name } överlåter det åt tävlingsledaren
adjudicate-claims-silent = { $name } har inte sagt något än
adjudicate-turn = Efter { $n ->
    [one] ett drag
   *[other] { $n } drag
}; vid draget: { $side }.
adjudicate-result = Resultat i parti { $game }
adjudicate-later = inte än
adjudicate-button = Avgör valda partier
adjudicate-nothing = Välj ett resultat för minst ett parti.
adjudicate-done = { $n ->
    [one] Ett parti avgjort.
   *[other] { $n } partier avgjorda.
}
letter-subject-time-added-event = Tävlingsledaren har gett dig tid (parti { $game })
letter-time-added-event = Tävlingsledaren har gett dig { $span } till i partiet mot { $opponent }.
letter-subject-tournament-halted = { $name }: klockorna vilar
letter-tournament-halted = Tävlingsledaren för ”{ $name }” har stoppat alla klockor, längst till { $until }. Man får dra ändå; det kostar ingen någon tid.
letter-subject-tournament-goes-on = { $name }: klockorna går vidare
letter-tournament-goes-on = Klockorna i ”{ $name }” går vidare. Dina partier och deras tider:
letter-subject-tournament-time = { $name }: { $span } till för alla
letter-tournament-time = Tävlingsledaren för ”{ $name }” ger alla { $span } till i varje pågående parti.
letter-subject-tournament-end-moved = { $name }: nytt slutdatum
letter-tournament-end-moved = ”{ $name }” slutar nu { $until }. Till dess räknas drag och klockorna går; det som då ännu pågår bedöms.
letter-tournament-end-gone = ”{ $name }” har inget slutdatum längre: varje parti spelas till slut.
letter-subject-tournament-end-near = { $name } slutar om { $days } dagar
letter-tournament-end-near = ”{ $name }” slutar { $until }. Av dina partier pågår de här ännu; är de inte slut då bedömer tävlingsledaren dem. Ingen förlorar på tid på grund av det.
letter-subject-tournament-end-reached = { $name }: dina partier bedöms
letter-tournament-end-reached = Slutdatumet för ”{ $name }” är här. Drag räknas inte längre; tävlingsledaren bedömer de partier som ännu pågick. På varje partis sida säger du vad du yrkar och varför:
letter-tournament-game-called = { $opponent } (du spelar { $side }): { $link }
letter-subject-tournament-adjudicate = { $name }: { $n ->
    [one] ett parti
   *[other] { $n } partier
} att bedöma
letter-tournament-adjudicate = Slutdatumet för ”{ $name }” är här. Spelarna har blivit tillfrågade vad de yrkar; du avgör.
letter-button-adjudicate = Till partierna
letter-why-tournament-directed = Du får det här mejlet för att du leder ”{ $name }” på { $site }.
kind-tournament-halted = Klockor i en turnering vilar
kind-tournament-goes-on = Klockor i en turnering går vidare
kind-tournament-time = Tid till alla i en turnering
kind-tournament-end-moved = Nytt slutdatum för en turnering
kind-tournament-end-near = Turneringen slutar snart
kind-tournament-end-reached = Partier bedöms
kind-tournament-adjudicate = Att bedöma
week-title = Det som behöver uppmärksamhet
week-called = { $n ->
    [one] Ett parti väntar
   *[other] { $n } partier väntar
} på din bedömning.
week-due = Tidsgräns inom sju dagar:
week-due-game = Parti { $game }: { $white } – { $black }; { $name } har till { $until }
week-still = Inget drag på två veckor:
week-still-game = Parti { $game }: { $white } – { $black }; sedan { $since } är { $name } vid draget
week-ended = Slut under de senaste sju dagarna:
week-ended-game = Parti { $game }: { $white } – { $black } { $result }
week-unreachable = Inga mejl når fram till: { $names }. Fråga efter en ny adress.
letter-subject-tournament-week = { $name }: veckan
letter-tournament-week = Så står ”{ $name }”: { $n ->
    [one] ett parti pågår.
   *[other] { $n } partier pågår.
}
letter-button-desk = Till tävlingsledningen
desk-act-week = Veckobrevet till tävlingsledarna
kind-tournament-week = Veckobrev till tävlingsledare
week-blocked = Inget pågår, och slutdatumet hindrar nästa rond från att börja. Flytta det senare eller ta bort det.
refused-order-nobody = Välj vem som får tiden.
refused-order-nothing = Inget parti pågår vars klocka går.
refused-order-round = En rond som är lottad börjar först efter den dagen.
letter-tournament-ends = Turneringen slutar { $until }; det som då ännu pågår bedöms.
tournament-halted = Tävlingsledaren har stoppat alla klockor, längst till { $until }.
adjudicate-missed = { $n ->
    [one] Ett parti var
   *[other] { $n } partier var
} redan avgjorda eller slut; där ändrades inget.
adjudicate-more = Det finns fler; de kommer när dessa är avgjorda.
leave-none-here = På den här servern finns ingen ledighet. Särskild ledighet kan beviljas av administratören.

## Letters: which ones, and several in one
kind-digest = Samlingsbrev
letter-subject-digest-waiting = { $n ->
    [one] Ett parti väntar på dig till { $until }
   *[other] { $n } partier väntar på dig, det första till { $until }
}
letter-digest-waiting = { $n ->
    [one] Du är vid draget i ett parti.
   *[other] Du är vid draget i { $n } partier.
}
letter-digest-first = Det första draget ska göras senast { $until }.
letter-subject-digest = { $n ->
    [one] En nyhet från dina partier
   *[other] { $n } nyheter från dina partier
}
letter-digest = Det här har hänt i dina partier:
letter-why-digest = Du får det här mejlet för att du spelar på { $site }; det samlar vad som annars hade blivit flera mejl.
mail-title = Mejl till dig
mail-lead = Mejl om ditt konto kommer alltid. Allt annat väljer du här.
mail-amount = När något händer i dina partier
mail-amount-at-once = Ett mejl genast, ett för varje drag
mail-amount-until-back = Ett mejl, och sedan inget förrän jag har varit här
mail-amount-digest = Ett mejl om dagen med allt
mail-amount-none = Inga mejl om drag
mail-amount-hint = Påminnelser och varningar väntar inte på detta: de kommer för sig.
mail-digest = Dagens mejl
mail-digest-hour = Kommer klockan
mail-digest-hour-hint = I din tidszon, { $zone }. Dagar utan nyheter ger inget mejl.
mail-groups = Vilka mejl
mail-group-moves = Drag
mail-group-reminders = Påminnelser och varningar: allt som kan kosta dig ett parti
mail-group-reminders-hint = Utan dem kan du förlora på tid och få veta det först efteråt.
mail-group-offers = Remianbud, tid, pauser, fortsättning
mail-group-messages = Meddelanden från motståndare
mail-group-ends = Hur partier slutar
mail-group-invitations = Utmaningar och svar på dem
mail-group-leave = Motståndares ledighet
mail-group-tournaments = Turneringar
mail-group-gathered = Samlingsbrev
mail-reminders = Påminnelser
mail-reminder-1 = Första påminnelsen
mail-reminder-2 = Andra påminnelsen
mail-reminder-3 = Tredje påminnelsen
mail-reminders-hint = Ingen kommer innan halva din tid har gått, och ingen inom tolv timmar efter motståndarens drag.
mail-reminder-none = ingen
mail-before = { $time } före tidsgränsen
mail-quiet-from = Inga påminnelser från
mail-quiet-to = till
mail-quiet-never = dygnet runt
mail-quiet-hint = En påminnelse som skulle hamna i de här timmarna kommer en timme innan de börjar.
mail-refused-days = Välj minst en dag då dagens mejl får komma.
mail-refused-quiet = Vilotiden behöver en början och ett slut som skiljer sig.
mail-refused-choice = Det går inte att välja.
mail-exceptions = Partier och turneringar där du har valt annorlunda
mail-exception-game = Parti { $id }: { $amount }
mail-exception-tournament = { $name }: { $amount }
mail-of-game = Mejl om parti { $id }
mail-of-tournament = Mejl om { $name }
mail-of-link = Mejl om det här partiet
mail-of-event-link = Mejl om turneringens partier
mail-of-usual = Som vanligt
mail-of-hint = Som vanligt betyder: { $amount }. Påminnelser och varningar berörs inte.
unsubscribe-title = Inga fler sådana mejl?
unsubscribe-text = Du har ett mejl av det här slaget framför dig: { $group }. Tryck på knappen så kommer inga fler.
unsubscribe-button = Inga fler av dem
unsubscribe-reminders-stay = Påminnelser innan din tid tar slut kommer fortfarande; de har en egen inställning.
unsubscribe-reminders-go = Då varnar ingen dig innan din tid tar slut.
unsubscribe-done-title = Inga fler sådana mejl kommer
unsubscribe-done = Avstängt: { $group }. I dina inställningar kan du slå på det igen.
unsubscribe-told = Du har stängt av mejl med en länk i ett av dem. Vad som fortfarande kommer, och vad som inte gör det, står i dina inställningar.
unsubscribe-understood = Jag förstår
layout-address-bad = Mejl till din adress kommer tillbaka, så inget skickas dit längre. Ange en annan adress eller bekräfta den här på nytt.
address-bad = Mejl till den här adressen kom tillbaka; inget skickas dit längre. Bekräfta den på nytt med ett mejl, eller ange en annan.
mine-title = Vad som har skickats till dig
mine-lead = Vad som nyligen skrevs till dig, när det gick ut och vad mejlservern svarade.
mine-none = Inget har skrivits till dig nyligen.
letters-parked = väntar på dagens mejl
letters-kept = väntar tills du har varit här
letters-kept-other = väntar tills läsaren har varit här
letters-covered = i ett samlingsbrev
letters-expired = för sent för att vara till nytta
letters-sent-at = skickat { $at }
post-done-paused = Mejlen är pausade.
post-done-resumed = Mejlen skickas igen.
post-done-test = Ett provmejl till dig är på väg.
post-done-again = Mejlet försöks igen, om det som står i det fortfarande stämmer.
post-paused = { $who } har pausat alla mejl, { $at }. Så länge de väntar faller ingen flagga för ett drag vars mejl väntar.
post-aside = Väntar på läsarens timme eller besök
post-failures = Uppgivna de senaste sju dagarna
post-count = Hur ofta
post-pause = Pausa alla mejl
post-resume = Skicka mejl igen
post-test = Skicka ett provmejl till mig
post-again = Försök igen
preview-title = Så ser mejlen ut
preview-lead = Varje mejl på varje språk, med påhittat innehåll.
preview-show = Visa
preview-html = Så visas det i mejlprogram med bilder
# Drag genom svarsmejl: vad ett mejl säger om det, och svaren
letter-reply-move = Du kan också svara på det här mejlet: skriv ditt drag på första raden. ”remi” efter draget erbjuder remi; ”ger upp” ensamt i mejlet ger upp.
letter-reply-move-or-accept = Du kan också svara på det här mejlet: skriv ditt drag på första raden. ”antar” ensamt i mejlet antar remin; ”ger upp” ensamt ger upp.
letter-reply-accept = Du kan också svara på det här mejlet: ”antar” ensamt i mejlet antar remin.
letter-subject-reply-played = Spelat: { $played } mot { $opponent }
letter-subject-reply-resigned = Du har gett upp mot { $opponent } (parti { $game })
letter-subject-reply-agreed = Remi med { $opponent } (parti { $game })
letter-subject-reply-refused = Inte spelat: ditt mejl i parti { $game } mot { $opponent }
letter-reply-played = Spelat: { $played } mot { $opponent }.
letter-reply-played-offer = Spelat: { $played } mot { $opponent }, med ett remianbud.
letter-reply-rest = Bara första raden i ditt mejl lästes; inget annat i det har förts vidare.
letter-reply-stands = För det här draget gäller redan { $played }, spelat { $at }. Ditt mejl har inte ändrat något.
letter-reply-resigned = Du har gett upp partiet mot { $opponent } genom mejl.
letter-reply-resigned-mistake = Var det ett misstag? I 14 dagar kan du på partiets sida be om att få fortsätta; { $opponent } bestämmer.
letter-reply-agreed = Du har antagit den remi som { $opponent } erbjöd.
letter-reply-late = Ditt mejl kom för sent och spelades inte: det kom { $arrived }, och tiden gick ut { $deadline }.
letter-reply-over = Partiet mot { $opponent } var redan slut när ditt mejl kom { $arrived }.
letter-reply-gone-on = Ditt mejl svarar på ett mejl om en tidigare ställning; partiet har gått vidare sedan dess. Ingenting spelades.
letter-reply-not-your-turn = { $opponent } är vid draget. Ingenting spelades.
letter-reply-no-offer = Det finns inget remianbud från { $opponent } som du kan anta. Ingenting har hänt.
letter-reply-draw-alone = Remi erbjuds tillsammans med ett drag: först draget, sedan ”remi”. Motståndarens anbud antas med ”antar”. Ingenting spelades.
letter-reply-not-played = Ditt drag spelades inte. { $why } Utan anbudet kan du skicka det genast.
letter-reply-would-draw = Med { $played } skulle partiet sluta remi. Det spelas inte genom mejl utan att vi frågar: bekräfta det på sidan.
letter-reply-short = ”{ $typed }” kan vara { $played }, men det är så kort att det också kan vara ett ord. Det spelades inte: bekräfta det på sidan, eller skriv ut rutan.
letter-reply-resign-unsure = Du har skrivit att du ger upp, och mer än så. För säkerhets skull går partiet vidare: bekräfta det på sidan, eller svara med bara ”ger upp”.
letter-reply-illegal = ”{ $typed }” spelades inte. { $why }
letter-reply-candidates = Det kan vara: { $moves }.
letter-reply-not-understood = ”{ $typed }” är inget drag och inget av de ord som förstås. Ingenting spelades.
letter-reply-empty = Ditt mejl har ingen egen rad utöver det som citeras. Ingenting spelades.
letter-reply-dead = Ditt mejl svarar på ett mejl som inte längre gäller, eftersom ditt lösenord eller din adress har ändrats sedan dess. Ingenting spelades; logga in för att dra.
letter-reply-refused = Ditt mejl kunde inte utföras. Partiets sida visar hur det står.
letter-reply-how = Bara din första egna rad läses. Där står ett drag som på sidan (”Sf3”), med ”remi” efter om du erbjuder remi; eller ”antar” eller ”ger upp”, vart och ett ensamt i mejlet. Allt annat i mejlet förbigås.
letter-reply-ended = Partiet har slutat { $result }: { $reason }.
letter-button-confirm-move = Se draget och skicka det
kind-mail-answer = Svar på ett mejl
inbound-title = Inkomna mejl
inbound-about = Svar som spelare drar med, och mejl som kom tillbaka. Vad som står i dem visas inte.
inbound-none = Inget mejl har kommit in.
inbound-from = Från
inbound-game = Parti
inbound-became = Vad det blev av det
inbound-answered = besvarat
inbound-outcome = { $outcome ->
    [waiting] väntar
    [done] gjort
    [late] för sent
    [over] partiet var slut
    [old] svarar på ett mejl som inte längre gäller
    [automatic] skrivet av ett program
    [unknown] till ingen av våra adresser
    [unreadable] inget mejl
    [bounced_hard] mejl kom tillbaka för gott
    [bounced] mejl kom tillbaka
    [bounced_unknown] kom tillbaka, men är inget av våra
    [failed] kunde inte behandlas
   *[explained] inte gjort; förklarat
}
letter-unsubscribe = Inga fler mejl av det här slaget:
letter-unsubscribe-label = Inga fler mejl av det här slaget
letter-others-wait = { $n ->
    [one] Ett parti till väntar på dig: { $url }
   *[other] { $n } partier till väntar på dig: { $url }
}

# Mejl om ett drag som inte kommer
letter-subject-long-move = Ditt drag mot { $opponent }, senast { $until }
letter-long-move = Du har haft det här draget mot { $opponent } i tio dagar. Det är ingen brådska: ta all tid du har. Det här är bara för att det inte ska glömmas bort.
letter-subject-stage-reminder = Påminnelse från turneringen: ditt drag mot { $opponent }, senast { $until }
letter-stage-reminder = Ditt drag mot { $opponent } har inte kommit på ett tag. Spela det, eller säg till din motståndare eller tävlingsledaren om något hindrar dig.
letter-subject-stage-warning = Varning: ditt drag mot { $opponent } saknas, senast { $until }
letter-stage-warning = Ditt drag mot { $opponent } saknas fortfarande. Om inget kommer före tiden nedan är partiet förlorat på tid.
letter-subject-last-warning = Sista varningen: ditt drag mot { $opponent }, senast { $until }
letter-last-warning = Det här är den sista varningen: ditt drag mot { $opponent } saknas. Om inget kommer före tiden nedan är partiet förlorat på tid. Tävlingsledaren vet också om det.
letter-subject-last-warning-sent = { $player } har fått den sista varningen ({ $name })
letter-last-warning-sent = I { $name } har { $player } inte dragit på länge och har fått den sista varningen.
letter-last-warning-sent-note = Du behöver inte göra något: klockan går som avtalat. Kanske blir { $player } glad över ett samtal.
letter-subject-outage = Tid som { $site } inte räknar
letter-outage-server = Servern var borta från { $from } till { $until }. Ingen klocka räknar den tiden.
letter-outage-mail = Från { $from } till { $until } gick inga mejl ut. Ingen klocka räknar den tiden.
letter-button-games = Till dina partier
letter-why-outage = Du får det här mejlet eftersom du var vid draget på { $site } under den tiden.
letter-subject-new-sign-in = Ny inloggning på { $site }
letter-new-sign-in = Någon har loggat in på ditt konto { $name } på { $site } med ditt lösenord, i en webbläsare som inte har gjort det förut: { $at }.
letter-new-sign-in-agent = Webbläsaren kallar sig: { $agent }
letter-new-sign-in-note = Om det var du behöver du inte göra något. Om inte, välj genast ett nytt lösenord; då loggas alla andra ut: { $url }
letter-button-devices = Var du är inloggad
kind-long-move = En vänlig rad efter tio dagar
kind-stage-reminder = Påminnelse från en turnering
kind-stage-warning = Varning från en turnering
kind-last-warning = Sista varningen från en turnering
kind-last-warning-sent = Till tävlingsledaren: sista varningen skickad
kind-outage-credited = Driftstopp ersatt
kind-new-sign-in = Ny inloggning
desk-act-warned = Sista varningen till { $player } om ett drag som inte kommer
setup-stages = Påminna, varna, varna en sista gång
setup-stages-hint = Tre antal dagar utan drag, till exempel 10 15 18. Den sista varningen går också till tävlingsledarna. Tomt: inga.
setup-fault-stages = Ange tre heltal dagar, vart och ett större än det förra och inget över 200, till exempel 10 15 18, eller ingenting.
tournament-term-stages = När ett drag inte kommer
tournament-call-stages = Påminnelse efter { $first } dagar, varning efter { $second }, sista varningen efter { $third } (då får också tävlingsledarna veta det)
mail-line = Ett vänligt mejl till mig när jag har tänkt på ett drag i tio dagar
mail-looks = Vad som ligger i mina mejl
mail-pgn = Partiet som fil (PGN) i varje mejl om det
mail-pgn-hint = För ett eget schackprogram på din dator.
letter-reply-other-number = ”{ $typed }” spelades inte: du skrev drag { $wrote }, men det är drag { $due } som väntas. Svara en gång till, med rätt nummer eller utan.
sight-live = så som det spelas
sight-choose-delay = så som det stod några halvdrag tidigare
sight-plies = Halvdrag som hålls inne
sight-delayed = { $n ->
    [one] allt utom det sista halvdraget, tills partiet är slut
   *[other] allt utom de { $n } sista halvdragen, tills partiet är slut
}
sight-after-end = först när partiet är slut
sight-games = { $n ->
    [one] inte förrän ett parti i turneringen är slut
   *[other] inte förrän { $n } partier i turneringen är slut
}
sight-both = De som deltar: { $participants }. Alla andra: { $public }.
sight-term = Vem som ser dragen
sight-term-others = Andra ser dragen
sight-participants = Vad de som deltar ser av de andras partier
sight-public = Vad alla andra ser av partierna
sight-friendly = Vad andra ser av partiet
sight-wait = Först när så många partier i turneringen är slut
sight-wait-hint = Tomt: genast. Det gäller alla dess partier, även de som är slut.
sight-fault-held = Hur många halvdrag ska hållas inne? Skriv ett tal från 1 till { $most }.
sight-fault-games = Efter hur många partier? Skriv ett tal från 0 till { $most }.
game-state-held = { $n ->
    [one] Partiet pågår. Det sista halvdraget hålls inne till slutet, som det bestämdes före starten; brädet visar ställningen före det.
   *[other] Partiet pågår. De { $n } sista halvdragen hålls inne till slutet, som det bestämdes före starten; brädet visar ställningen före dem.
}
error-private-games = Dragen visas inte än
error-private-games-text = Dragen i den här turneringens partier visas så snart { $wanted } av dem är slut; hittills är det { $ended }.
picture-svg = Bild (SVG)
picture-png = Bild (PNG)
games-overview = Översikt
games-list-waiting = Väntar på dig
games-list-others = Väntar på dina motståndare
games-moved = Senaste draget
games-not-moved = inget sedan { $date }
games-started = Började
games-event = Turnering
games-friendly = Vänskapspartier
games-all-events = Alla
games-all-opponents = Alla motståndare
games-sort = Ordnade efter
games-show = Visa
games-show-all = Visa alla
games-none-fits = Inget parti passar det du har valt.
games-others-empty = Inget parti väntar på någon av dina motståndare.
games-count = { $n ->
    [one] Ett parti
   *[other] { $n } partier
}
games-board = Bräde
games-more = Fler
games-next = Nästa parti
games-next-of = { $n ->
    [one] Nästa parti (ett till väntar)
   *[other] Nästa parti ({ $n } till väntar)
}
record-title = Resultat
record-what = Partier
record-all = Alla
record-white = Med vit
record-black = Med svart
record-played = Spelade
record-won = Vunna
record-drawn = Remi
record-lost = Förlorade
record-points = Poäng
record-unplayed = { $n ->
    [one] Ett parti till slutade utan spel (walkover, avbrutet eller annullerat) och räknas inte.
   *[other] { $n } partier till slutade utan spel (walkover, avbrutna eller annullerade) och räknas inte.
}
record-game = Vit – svart
record-state = Läge
record-running = pågår
record-held = pågår; de sista halvdragen hålls inne
record-not-shown = dragen visas inte än
record-none = Inget parti kan visas här.
record-hidden = { $n ->
    [one] Ett pågående parti till visas inte före slutet.
   *[other] { $n } pågående partier till visas inte före slutet.
}
against-title = { $name } mot { $other }
against-turned = Sett från { $name }
against-you = Du mot den här spelaren
against-other = Jämför med en annan spelare
against-none = Inget parti avslutat än.
against-score = { $won } vunna, { $drawn } remi, { $lost } förlorade
start960-no = nej: den vanliga utgångsställningen eller den nedan
start960-lot = ja, en lottad utgångsställning
start960-lot-hint = Lotten dras när du skickar formuläret; ställningen visas sedan.
start960-number = ja, utgångsställningen med det här numret
start960-number-label = Utgångsställningens nummer (0 till 959)
start960-fault-number = Skriv utgångsställningens nummer: 0 till 959.
start960-fault-both = Välj antingen Schack960 eller en egen ställning.
start960-name = Schack960, ställning { $number }
sheet-title = Partiprotokoll
paper-title = Ställningar att skriva ut
paper-print = Skriv ut sidan med din webbläsare.
paper-all = Alla pågående partier
paper-sheet = Ark { $n }
paper-no-move = Inget drag än.
paper-last = Senaste drag: { $played }.
paper-due = Ditt drag, senast { $until }
paper-waits = Motståndaren har tid till { $until }
paper-move = Mitt drag
paper-if = Om
paper-then = så
paper-seat = { $side }, mot { $name }
## Analysbräde
analysis-title = Analysbräde
analysis-title-of = Analys av { $name }
analysis-link = Analysbräde
analysis-link-of = Analys av { $name }
analysis-lead = Pröva drag för båda sidor och behåll det du hittar: här finns det kvar så länge partiet finns. Bara du ser det, på alla dina enheter. Inget av det går till din motståndare, och inget schackprogram räknar med.
analysis-lead-of = Det här tänkte { $name } om partiet. Båda spelarna har gått med på att visa det.
analysis-behind = Partiet har lämnat din analys: i stället för { $expected } kom { $played }, och om ställningen nu står där ingenting.
analysis-behind-link = Till { $expected }
analysis-start = Utgångsställning
analysis-after = Ställning efter { $played }
analysis-after-in = Ställning efter { $played } (inte spelat)
analysis-here = Här står partiet.
analysis-to-present = Dit där partiet står
analysis-step-back = Ett drag bakåt
analysis-step-on = Ett drag framåt
analysis-step-end = Variantens slut
analysis-steps = Gå genom analysen
analysis-board-hint = Ett drag som du gör på brädet sparas genast. Ingenting skickas.
analysis-moves-label = Lägg till drag
analysis-moves-hint = För båda sidor, till exempel { $example }. Inom parentes står det som kan komma i stället för draget före.
analysis-moves-add = Lägg till
analysis-tree = Drag och varianter
analysis-tree-hint = Partiets drag står i fetstil.
analysis-tree-empty = Det finns inga drag än.
analysis-note = Ord och tecken
analysis-comment = Kommentar
analysis-comment-kept = Det som står där nu
analysis-judgement = Draget
analysis-verdict = Ställningen
analysis-no-sign = inget tecken
analysis-sign-1 = ! bra drag
analysis-sign-2 = ? misstag
analysis-sign-3 = !! mycket bra drag
analysis-sign-4 = ?? grovt misstag
analysis-sign-5 = !? intressant drag
analysis-sign-6 = ?! tveksamt drag
analysis-sign-7 = □ enda draget
analysis-sign-10 = = jämnt
analysis-sign-13 = ∞ oklart
analysis-sign-14 = += vit står något bättre
analysis-sign-15 = =+ svart står något bättre
analysis-sign-16 = ± vit står bättre
analysis-sign-17 = ∓ svart står bättre
analysis-sign-18 = +− vit står till vinst
analysis-sign-19 = −+ svart står till vinst
analysis-marks = Pilar och rutor
analysis-marks-hint = Till exempel e2e4 d5: en pil och en ruta. En bokstav före ger färgen: G grön, R röd, Y gul, B blå.
analysis-marked = Markerat: { $marks }
analysis-mark-arrow = { $colour ->
    [R] röd pil
    [Y] gul pil
    [B] blå pil
   *[G] grön pil
} från { $from } till { $to }
analysis-mark-square = { $colour ->
    [R] röd ruta
    [Y] gul ruta
    [B] blå ruta
   *[G] grön ruta
} { $from }
analysis-save = Spara
analysis-order = Den här varianten
analysis-first = Gör den till huvudvariant
analysis-up = Flytta upp
analysis-down = Flytta ner
analysis-remove = Ta bort härifrån
analysis-remove-ask = Ta bort { $played } och det som följer? { $count ->
    [one] Det är ett drag.
   *[other] Det är { $count } drag.
} Det går inte att få tillbaka.
analysis-remove-do = Ta bort
analysis-plan = Gör varianten till villkorsdrag
analysis-plan-all = Gör allt som följer till villkorsdrag
analysis-plan-hint = Du ser det en gång till innan det gäller. På varje väntat drag finns bara ett svar.
analysis-facts = Om ställningen
analysis-material-even = Materialet är jämnt.
analysis-material = { $side } har mer material, efter pjäsernas vanliga värden så mycket som { $points ->
    [one] en bonde
   *[other] { $points } bönder
}.
analysis-address = Ställningens adress
analysis-pgn = PGN med alla varianter
analysis-import = Hämta in en PGN
analysis-import-hint = Ett parti med varianter och kommentarer, från sin början eller från en ställning i det här partiet. Enbart drag går vidare från ställningen som visas. Det som redan finns hämtas inte in två gånger; går något inte att läsa hämtas ingenting in.
analysis-import-do = Hämta in
analysis-saved = Sparat.
analysis-removed = Borttaget.
analysis-added = Tillagt.
analysis-missing = Det stället finns inte längre i din analys; det här är den sista ställningen på vägen dit.
analysis-error-move = Det draget går inte: { $why }
analysis-error-mark = ”{ $word }” är varken en ruta eller en pil.
analysis-error-comment-long = Kommentaren är för lång: högst { $n } tecken.
analysis-error-comment-changed = Kommentaren ändrades någon annanstans under tiden. Båda texterna visas; det du sparar nu gäller.
analysis-error-grown = Där finns fler drag nu. Se efter en gång till om alla ska bort.
analysis-error-of-the-game = Partiets drag kan varken tas bort eller flyttas.
analysis-error-gone = Det stället finns inte längre.
analysis-error-many = Det är för mycket: en analys rymmer { $n } egna drag.
analysis-error-deep = Varianten är för lång: högst { $n } egna drag efter varandra.
analysis-error-nested = För många varianter i varianter: högst { $n }.
analysis-error-much = Det är för mycket: en analys rymmer { $n } kilobyte text.
analysis-pgn-at = Rad { $line }, tecken { $column }: { $what } Ingenting hämtades in.
analysis-pgn-move = ”{ $text }” går inte att spela. { $why }
analysis-pgn-null = ett drag som står över; här måste varje drag spelas.
analysis-pgn-after-end = ett drag efter partiets slut.
analysis-pgn-fen = fältet FEN ger ingen regelrätt ställning.
analysis-pgn-variant = varianten { $name } är inte känd här.
analysis-pgn-bracket = en variant är inte öppnad eller inte stängd.
analysis-pgn-comment = en kommentar är inte stängd.
analysis-pgn-sign = ”{ $text }” betyder ingenting där.
analysis-pgn-much = mer än vad som kan hämtas in.
analysis-pgn-several = där börjar ett andra parti. Hämta in ett i taget.
analysis-pgn-elsewhere = Den första ställningen finns varken i det här partiet eller i din analys. Ingenting hämtades in.
analysis-pgn-empty = Det finns inget drag i den.
analysis-pgn-long = Det är för långt. Hämta in det i delar.
analysis-show = Visa analyserna
analysis-show-lead = När partiet är slut kan ni visa varandra, eller alla, vad ni tänkte om det. Båda analyserna visas, och bara om båda vill. När båda har gått med på det kan det inte tas tillbaka.
analysis-show-none = ingen
analysis-show-opponent = { $name } och jag
analysis-show-all = alla som får se partiet
analysis-show-label = Vem får läsa båda analyserna?
analysis-show-save = Spara
analysis-show-waits = { $name } har inte gått med på det än. Tills dess kan du ta tillbaka det.
analysis-show-asks = { $name } vill visa båda analyserna för { $to ->
    [all] alla
   *[opponent] varandra
}. De visas när du går med på det.
analysis-shown-opponent = Ni har båda gått med på det: ni läser varandras analys.
analysis-shown-all = Ni har båda gått med på det: alla som får se partiet läser båda analyserna.
analysis-show-error-running = Analyser kan visas först när partiet är slut.
analysis-show-error-shown = Ni har redan båda gått med på det: det som har visats har lästs.
analysis-unsent = Ingen anslutning. { $count ->
    [one] Ett steg finns
   *[other] { $count } steg finns
} på den här enheten och sparas så snart anslutningen är tillbaka.
analysis-offline = Ditt drag finns på den här enheten. För att gå vidare därifrån måste anslutningen vara tillbaka: vilka drag som är möjliga vet servern.
analysis-sent = Anslutningen är tillbaka: allt är sparat.
analysis-not-taken = Ett steg som fanns på den här enheten gick inte att spara: { $what }
openings-title = Öppningar
openings-lead = Hur webbplatsens avslutade partier fortsatte, de som alla får se. I ett parti där databaser inte är tillåtna får du inte titta här.
openings-none = Inget avslutat parti har kommit hit.
openings-deep = Öppningar räknas till det tolfte draget.
openings-count = { $n ->
    [one] Ett parti
   *[other] { $n } partier
}
openings-games = Partier
openings-score = Vits poäng
games-next-key = Med tangentbordet: N med Alt och Skift (på en Mac med Ctrl och Option), här och på ett partis sida.
form-unasked = Du har skrivit något här men valt något annat. Välj det som det hör till, eller töm fältet.
analysis-lead-shown = Pröva drag för båda sidor och behåll det du hittar. Ni har båda gått med på att visa era analyser: också det du skriver här från och med nu läses.
letter-outage-now = Så här långt har du tid nu:

# Platser i en turnering som pågår
source-taken-over = tid för den nya spelaren att se på partiet
ledger-taken-over = { $name } tar över platsen; klockan vilar till { $until }
game-event-taken-over = { $at }: { $name } tog över platsen. Klockan vilar till { $until }.
refused-tournament-already-in = { $name } deltar redan eller har deltagit. Välj någon annan.
refused-tournament-not-vacant = Den här platsen är inte ledig, eller så är det för sent att komma in: det går till två veckor efter att klockorna har startat.
kind-tournament-replaced = Någon tar över en motståndares plats
kind-tournament-seat = Du tar en plats i en turnering
desk-seats-link = Platser och ersättare
desk-act-substituted = { $player } tar över platsen efter { $was }
desk-act-filled = { $player } har fått en ledig plats
seats-title = Platser: { $name }
seats-replace = En ersättare tar över en plats
seats-replace-text = De partier som pågår går över med sina klockor, ett efter ett. Den som tar platsen har minst fem dagar i varje parti, och klockan vilar i 48 timmar. Partier med tio eller fler drag räknas då inte för någons rating. Villkorsdrag, analyser, anteckningar och meddelanden går inte över.
seats-replace-whom = Vems plats
seats-replace-by = Vem som tar den
seats-replace-button = Lämna över platsen
seats-name-hint = Inloggningsnamn eller visat namn.
seats-fill = Sen anmälan
seats-fill-none = Ingen plats är ledig. Till två veckor efter starten kan någon ta en plats vars spelare gick utan ett drag, eller den fria platsen i en udda grupp.
seats-fill-text = Den som kommer in sent spelar alla platsens partier med full klocka. Den som står på väntelistan får en ledig plats av sig själv.
seats-fill-seat = Plats
seats-fill-who = Vem som kommer in
seats-fill-button = Anmäl
seats-vacant-left = nummer { $number }, lämnad av { $name }
seats-vacant-free = nummer { $number }, fri hittills
seats-done-replaced = Platsen är överlämnad; loggen säger hur långt partierna har kommit. Alla berörda får ett mejl.
seats-done-filled = Anmäld. Alla berörda får ett mejl.
tournament-seat-was = förut: { $name }
tournament-mark-substitute = e
tournament-met-substitute = avslutat av ersättare
tournament-legend-substitute = avslutat av ersättare
letter-subject-tournament-replaced = { $name }: du spelar mot { $player }
letter-tournament-replaced = I ”{ $name }” har { $player } tagit över platsen efter { $was }. Dina partier går vidare som de står.
letter-tournament-filled = I ”{ $name }” har { $player } fått en ledig plats. Ni spelar mot varandra; klockorna går.
letter-tournament-replaced-note = Den som tar en plats har lite tid att se på partierna. Remianbud som stod har förfallit.
letter-subject-tournament-seat = Du tar en plats: { $name }
letter-tournament-seat = Du har tagit över platsen efter { $was } i ”{ $name }”. De här partierna är dina nu:
letter-tournament-seat-late = Du har fått en ledig plats i ”{ $name }”. De här partierna är dina; klockorna går:
letter-tournament-seat-note = Det som planerades, antecknades och skrevs förut visas inte för dig. Om du inte kan spela, skriv till tävlingsledaren.
letter-tournament-still-waiting = Du står kvar på väntelistan till två veckor efter starten: blir en plats ledig är den din, med full klocka. På turneringens sida kan du ta tillbaka din anmälan.
letter-tournament-not-waiting = Du står inte längre på väntelistan.

# Spelare som inte hörs av, och frågan om någon spelar
source-asked = tid att svara om spelaren fortsätter
ledger-asked = { $name } får frågan om det går vidare; klockan vilar längst till { $until }
ledger-asked-over = { $name } fortsätter, och klockan går
game-event-asked = { $at }: { $name } får frågan om det går vidare i turneringen. Klockan vilar längst till { $until }.
game-event-asked-over = { $at }: { $name } fortsätter; klockan går igen.
kind-tournament-asked = Fortsätter du en turnering?
kind-tournament-silent = Någon svarar inte om det går vidare (till tävlingsledare)
kind-tournament-confirm = Spelar du i en turnering som snart börjar?
desk-act-silent-asked = { $player } får frågan om det går vidare; klockorna vilar så länge
desk-act-silent-again = { $player } får frågan om det går vidare för andra gången
desk-act-silent-told = { $player } har inte svarat någon av gångerna
desk-act-silent-over = { $player } fortsätter; klockorna går igen
desk-act-call-on = alla ska få en fråga en vecka före starten
desk-act-call-off = ingen får en fråga en vecka före starten
desk-act-called = frågade alla: spelar du?
desk-act-unconfirmed = { $player } har inte svarat ja och väntar nu på en plats
desk-call = Fråga alla en vecka före starten: ”Spelar du?”
desk-call-hint = Alla får ett mejl med två knappar. Den som inte har svarat ja när det lottas hamnar på väntelistan.
desk-call-yes = svarar ja
desk-call-open = tillfrågad
desk-silent = Hörs inte av
desk-silent-hint = Den som förlorar två gånger på tid, eller inte gör ett drag någonstans på trettio dagar, får två gånger med en veckas mellanrum frågan om det går vidare. Under tiden vilar den spelarens klockor. Kommer inget svar kan du avsluta det här.
desk-silent-asked = { $player }: tillfrågad { $asked }
desk-silent-again = { $player }: tillfrågad { $asked } och { $again }
desk-silent-button = Registrera tyst utträde
letter-button-say = Svara här
letter-subject-tournament-asked = Vill du fortsätta? { $name }
letter-tournament-asked = Vi har inte hört av dig i ”{ $name }” på ett tag. Vill du fortsätta?
letter-tournament-asked-note = Du svarar med länken, utan att logga in. Till dess vilar dina klockor i den här turneringen, längst fyra veckor. Ett drag är också ett svar. Svarar du inte får du frågan en gång till efter en vecka; sedan avgör tävlingsledaren.
letter-subject-tournament-silent = { $name }: inget svar från { $player }
letter-tournament-silent = { $player } har två gånger fått frågan om det går vidare i ”{ $name }” och har inte svarat. Den spelarens klockor vilar längst två veckor till. På din sida för tävlingsledning avslutar en knapp det.
letter-subject-tournament-confirm = Spelar du? { $name }
letter-tournament-confirm = ”{ $name }” börjar { $starts }. Säg om du spelar.
letter-tournament-confirm-note = Du svarar med länken, utan att logga in, till { $until }. Den som inte har svarat då hamnar på väntelistan, och någon annan kan få platsen.
letter-tournament-place-asked = Tävlingsledaren har anmält dig. Säg med länken om du spelar; du behöver inte logga in för det.
answer-title = Ditt svar
answer-closed = Det finns inget mer att svara på om ”{ $name }”.
answer-plays-title = Spelar du? { $name }
answer-plays-lead = { $player }, du är anmäld till ”{ $name }”. Fram till lottningen kan du ändra dig.
answer-plays-yes = Jag spelar
answer-plays-no = Jag spelar inte
answer-plays = Du spelar i ”{ $name }”. Tack för svaret.
answer-plays-waiting = Du spelar i ”{ $name }” så snart det finns en plats; du står på väntelistan.
answer-plays-not = Du spelar inte i ”{ $name }”. Tack för svaret.
answer-on-title = Vill du fortsätta? { $name }
answer-on-lead = { $player }, dina klockor i ”{ $name }” vilar tills du svarar. Drar du dig ur avgörs dina partier efter reglerna för att lämna en turnering.
answer-on-yes = Jag fortsätter
answer-on-no = Jag drar mig ur
answer-on = Bra. Dina klockor i ”{ $name }” går vidare.
answer-out = Du har lämnat ”{ $name }”.

# Preliminära resultat och protester
refused-tournament-no-appeal = Här finns inget att protestera mot: det går till två veckor efter att ett turneringsparti har slutat på tid eller genom tävlingsledarens beslut.
refused-tournament-appealed = Du har redan protesterat mot det här resultatet.
refused-tournament-decided-before = Du har själv avgjort det här partiet. Någon annan avgör protesten: ersättaren för tävlingsledaren eller en administratör.
refused-tournament-appeals-open = Det finns öppna protester. Avgör dem först; sedan kan tabellen godkännas.
refused-tournament-not-played = Det finns partier kvar att spela: det finns ingen sluttabell än.
kind-tournament-appeal = En protest mot ett resultat
kind-tournament-appeal-decided = En protest är avgjord
week-appeals = { $n ->
    [one] En protest ska avgöras.
   *[other] { $n } protester ska avgöras.
}
desk-appeals-link = Avgör protester ({ $n })
desk-act-appealed = { $player } protesterar mot resultatet
desk-act-appeal-decided = protesten från { $player }: { $verdict }
desk-act-approved = sluttabellen är godkänd
desk-final = Alla partier är spelade
desk-final-until = Några resultat är preliminära. Tabellen är slutgiltig, och turneringen slut, av sig själv { $until }; eller nu, om du godkänner den.
desk-final-appeals = Det finns öppna protester: tabellen blir slutgiltig när de är avgjorda.
desk-final-button = Godkänn sluttabellen
appeals-title = Protester: { $name }
appeals-done = Protesten är avgjord; båda spelarna får ett mejl.
appeals-none = Ingen protest är öppen.
appeals-who = { $player } protesterar ({ $at }):
appeals-ruling = Vad du beslutar
appeals-reject = resultatet står fast
appeals-continue = partiet går vidare
appeals-result = resultatet är { $result }
appeals-cancel = partiet räknas inte för någon
appeals-days = Dagar för spelaren vid draget, om partiet går vidare
appeals-button = Avgör
appeal-link = Protestera mot resultatet
appeal-title = Protest
appeal-lead = Säg varför resultatet borde vara ett annat. Din motståndare och tävlingsledarna läser det; någon avgör som inte har avgjort det här partiet förut. Till dess är resultatet preliminärt. Det finns en protest och ingen andra.
appeal-text = Dina skäl
appeal-text-wanted = Skriv dina skäl, med högst 2000 tecken.
appeal-button = Protestera
appeal-open = Din protest är skickad; den är inte avgjord än.
appeal-rejected = resultatet står fast
appeal-continued = partiet går vidare
appeal-corrected = resultatet är ändrat
appeal-cancelled = partiet räknas inte för någon
tournament-mark-provisional = P
tournament-met-provisional = preliminärt
tournament-legend-provisional = preliminärt: resultatet kan ännu ändras
letter-subject-tournament-appeal = { $name }: protest om parti { $game }
letter-tournament-appeal = { $player } protesterar mot resultatet av parti { $game } i ”{ $name }”.
letter-tournament-appeal-note = Någon av tävlingsledarna avgör som inte har avgjort det här partiet förut. Till dess är resultatet preliminärt; turneringen väntar inte på det.
letter-subject-tournament-verdict = { $name }: protesten om parti { $game }
letter-tournament-verdict = Protesten från { $player } om parti { $game } i ”{ $name }” är avgjord.
letter-tournament-verdict-rejected = Resultatet står fast.
letter-tournament-verdict-continued = Partiet går vidare.
letter-tournament-verdict-corrected = Resultatet är ändrat; det står på partiets sida.
letter-tournament-verdict-cancelled = Partiet räknas inte för någon.

# Ställa in, annan start, ångra
refused-tournament-start-day = Ange en dag som är minst tre dagar bort, inte mellan 24 december och 6 januari, och före slutdatumet.
refused-tournament-round-started = Den här ronden väntar inte på sin start.
refused-tournament-not-to-undo = Det går inte längre att ångra.
kind-tournament-round-moved = En rond börjar en annan dag
desk-act-round-moved = en lottad rond börjar en annan dag: { $until }
desk-undo = Ångra
desk-undo-reason = Tävlingsledaren tar tillbaka det.
desk-call-off-hint = Partier som pågår annulleras, ett efter ett: de räknas inte för någon och ger ingen rating. Det som är spelat står kvar. Det går inte att ångra.
order-start = Annan start för en lottad rond
order-start-text = En rond som inte har börjat kan börja en annan dag, klockan tolv. Alla som har ett parti i den får ett mejl.
order-start-which = Vilken rond
order-start-round = Rond { $n }, { $at }
order-start-day = Ny dag
order-start-button = Flytta starten
letter-tournament-called-off = Turneringen ”{ $name }” är inställd. Partier som pågick är annullerade och räknas inte för någon; det som är spelat står kvar.
letter-subject-tournament-round-moved = { $name }: annan start
letter-tournament-round-moved = Klockorna i den lottade ronden av ”{ $name }” startar { $starts }. Till dess finns inget att göra.
desk-announce-more = På fler språk
desk-announce-more-hint = Den som läser något av de här språken får den texten i stället för den ovan.
refused-tournament-continue = Det här partiet kan inte återupptas: det pågår, slutade på brädet, eller så är dagarna för få eller för många. Spelaren vid draget får minst tre dagar.
desk-act-continued = ett parti som hade slutat går vidare
desk-continue = Återuppta ett parti
desk-continue-hint = Ett parti som slutade på tid, genom att någon gav upp, genom överenskommelse eller ditt beslut spelas vidare. Resultatet tas tillbaka, också ur ratingen.
desk-continue-days = Dagar för spelaren vid draget, minst
desk-continue-button = Återuppta
## En medhjälpare skriver in vad en medlem har berättat
helper-title = Medhjälpare
helper-lead = En medhjälpare skriver in dragen åt en medlem som inte har dator eller mejl, precis som medlemmen har berättat dem. Medhjälparen spelar inte i samma grupp.
helper-name = Medhjälparens användarnamn
helper-name-hint = Spelaren tillfrågas och måste gå med på det, om det inte är en administratör som utser.
helper-ask-button = Fråga den här spelaren
helper-name-button = Utse den här medhjälparen
helper-stands = { $name } skriver in dragen.
helper-waits = { $name } är tillfrågad och har inte svarat än.
helper-end = Avsluta
helper-accept = Gå med på det
helper-decline = Avböj
helper-answer = Svara
helper-you-help = Vem du hjälper
helper-you-enter = Du skriver in dragen åt { $name }.
helper-asks-you = { $name } ber dig skriva in drag.
helper-history = Hur det har varit
helper-was = { $name }, från { $from } till { $to }
helper-is = { $name }, utsedd { $from }
helper-asked = { $name }, tillfrågad { $from }
helper-done-named = Klart. Ett mejl berättar det för medhjälparen.
helper-done-accepted = Nu kan du skriva in drag.
helper-done-ended = Det är avslutat. Drag som har skrivits in står kvar.
refused-help-yourself = Ingen är sin egen medhjälpare.
refused-help-plays = Det går inte: de två spelar mot varandra, eller i samma grupp i en turnering. Ingen skriver in en motståndares drag.
refused-help-named = Det finns redan en medhjälpare, eller en är tillfrågad. Avsluta det först.
refused-help-gone = Det har avslutats under tiden.
helping-title = Partier jag hjälper till med
helping-lead = Här är partierna för dem vars drag du skriver in.
helping-nobody = Du skriver inte in drag åt någon. När någon utser dig till medhjälpare finns partierna här.
helping-none = { $name } har inget parti som pågår.
helping-waiting = { $n ->
    [0] Inget drag väntas
    [one] Ett parti väntar på ett drag
   *[other] { $n } partier väntar på ett drag
  }
helping-plays = Spelar
helping-print = Skriv ut ställningarna för { $name }
enter-for = Skriv in ett drag åt { $name }
enter-banner = Du skriver in åt { $name } här, och bara det som du har fått höra.
enter-way = Hur fick du veta det?
enter-only-told = Skriv in ett drag, ett svar eller att partiet ges upp bara så som du har fått höra det. Ditt namn står bredvid.
enter-postmark = Det räknas från en tidigare tid (poststämpel)
enter-postmark-hint = Bara om kortet eller brevet postades i tid. Spelarens klocka stannar då; motståndarens börjar nu. Ett parti som har slutat på tid lever inte upp igen av detta: att återuppta det är ett eget steg.
enter-postmark-at = Poststämpel, dag och tid
enter-postmark-reason = Orsak; båda spelarna läser den
entered-telephone = per telefon
entered-letter = per brev
entered-person = personligen
entered-resigned = att partiet gavs upp
entered-agreed = att remin antogs
entered-declined = att remin avböjdes
entered-claimed = remikravet
game-entered-mark = inskrivet
game-event-entered = { $at }: { $what }, inskrivet av { $by } åt { $name }, { $way }.
game-event-postmark = Det räknas från { $from }: { $reason }
game-event-dated-back = { $at }: det senaste draget räknas från poststämpeln, { $from }; den andra klockan vilade tills nu.
ledger-dated-back = Draget före räknas från poststämpeln, { $from }; klockan vilar tills det skrevs in, { $until }
source-entering = draget inte inskrivet än
refused-not-helper = Du skriver inte in den här spelarens drag: du är varken medhjälpare eller tävlingsledare för turneringen.
refused-helper-plays = Du spelar själv i den här gruppen, så någon annan skriver in de här dragen.
refused-no-way = Välj hur du fick veta det.
refused-postmark = Poststämpeln kan inte vara före { $from }, då något hände senast i partiet, och inte efter nu.
refused-postmark-reason = Bara en tävlingsledare daterar tillbaka ett drag, och med en orsak.
refused-not-revived = Partiet har slutat på tid. Ett drag som dateras tillbaka får det inte att leva upp igen: tävlingsledaren kan återuppta partiet, och sedan kan draget skrivas in.
kind-helper-named = Utsedd till medhjälpare
kind-helper-move = Ett drag att skriva in
letter-subject-helper-named = Du skriver in dragen åt { $member }
letter-helper-asked = { $member } ber dig skriva in drag som du får höra per telefon, per brev eller personligen. Det gäller när du har gått med på det.
letter-helper-named = En administratör har utsett dig till medhjälpare åt { $member }: du skriver in drag som du får höra per telefon, per brev eller personligen.
letter-button-helper = Svara
letter-helper-note = Skriv bara in det som du har fått höra. Du kan avsluta det när som helst.
letter-subject-helper-move = Ett drag av { $member } mot { $opponent }, till { $until }
letter-helper-move = { $member } är vid draget mot { $opponent }, som har spelat { $played }.
letter-helper-first-move = { $member } gör första draget mot { $opponent }.
letter-helper-offer = { $opponent } har erbjudit { $member } remi. Det kan antas till { $until }.
letter-button-enter = Skriv in draget
ledger-entered = inskrivet av { $by }, { $way }

## Samlingar av andras partier
collections-title = Partisamlingar
collections-lead = En PGN-fil som du hämtar in här visas på sidan med öppningar bredvid den här sidans egna partier. Bara hur partierna gick vidare sparas, inte partierna. En fil hämtas in hel eller inte alls.
collections-none = Ingen samling har hämtats in.
collection-name = Namn
collection-file = PGN-fil
collection-file-hint = Upp till { $n } MB. Partier räknas som börjar som vanligt och har ett resultat; av dem de första 24 halvdragen.
collection-send = Hämta in
collection-since = Hämtades in
collection-remove = Ta bort
collection-not-whole = inte hel: ta bort den och hämta in den igen
collection-done = { $n } partier har räknats.
collection-removed = Samlingen är borttagen.
collection-sent-before = Det här formuläret har redan skickats; samlingen står nedan.
collection-no-name = Ge den ett namn på högst 60 tecken.
collection-no-file = Välj en fil.
collection-no-games = Inget parti i den här filen gick att räkna, så inget hämtades in.
collection-too-large = Filen är större än { $n } MB. Inget hämtades in: dela den, och hämta in delarna en efter en.
collection-passed-over = { $n } partier hoppades över: inget resultat, inga drag eller en annan utgångsställning.
collection-at = Rad { $line }, tecken { $column }: { $what }
collection-bad = { $n ->
    [one] Ett parti utelämnades, eftersom något i dess drag inte stämmer. Var:
   *[other] { $n } partier utelämnades, eftersom något i deras drag inte stämmer. De första ställena:
}
openings-here = Den här sidan
openings-choose = Vems partier
openings-of-this-site = Partier på den här sidan som började så
analysis-error-signs = Kommentarer och tecken tas inte emot i det här fältet; inget har lagts till. Hämta in dem som PGN, eller skriv dem vid sin ställning.
analysis-plan-twice = Här står två egna svar på ett drag, så det går inte att planera som det är: bara ett av dem kan spelas. Ta bort ett, eller planera en enda variant.
sheet-club = Klubb
watch-title = Partier att se på
watch-lead = De här partierna pågår, och du får se på. Där drag hålls tillbaka säger partiets sida det.
watch-none = Inget parti som du får se på pågår.
watch-later = senare
watch-game = Parti
desk-helper = { $helper } skriver in dragen åt { $name }, och båda deltar. Kommer de i samma grupp skriver du in dragen åt { $name } där.
letter-helper-due = Draget ska göras senast { $until }.
letter-why-helper = Du får det här mejlet för att du skriver in drag åt { $member } på { $site }.
