# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Sprache
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
duration-moment = weniger als eine Minute
duration-moment-dative = weniger als einer Minute
duration-two = { $first } { $second }
# ---
# ---
## Chess words: pieces, results, reasons, rules
# ---
# ---
## Refusals: why a verb said no
# ---
# ---
## People: sign-up, sign-in, account
# ---
# ---
## Invitations
# ---
# ---
## Games: lists and the game page
# ---
# ---
## Letters
# ---
# ---
## Administration
# ---
# ---
## Rules pages and help
# ---
# ---
