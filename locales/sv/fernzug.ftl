# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Språk
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
duration-moment = mindre än en minut
duration-moment-dative = mindre än en minut
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
