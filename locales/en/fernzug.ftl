# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
language-label = Language
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
duration-moment = less than a minute
duration-moment-dative = less than a minute
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
