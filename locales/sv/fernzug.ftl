# Fernzug
