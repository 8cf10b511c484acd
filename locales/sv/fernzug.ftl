# Fernzug: the phrases of the interface. Ids and variables are the same in all three languages (a test compares).

## House: layout, menu, errors
# ---
# ---
## Dates, durations, numbers
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
