//! Refusals about accounts in words, beside the field they are about.

use crate::actions::people::Refusal;
use crate::domain::player::NameFault;
use crate::i18n::{Words, t};
use crate::secrets::Weakness;
use crate::web::FormState;

/// Says all that is wrong.
pub fn refuse_all(form: &mut FormState, words: &Words, refusals: &[Refusal]) {
    for refusal in refusals {
        refuse(form, words, refusal);
    }
}

/// Says what is wrong.
pub fn refuse(form: &mut FormState, words: &Words, refusal: &Refusal) {
    let (field, text) = match refusal {
        Refusal::Name(fault) => ("name", name_fault(words, *fault, 30)),
        Refusal::NameTaken => ("name", t!(words, "refused-name-taken")),
        Refusal::NameReserved => ("name", t!(words, "refused-name-reserved")),
        Refusal::DisplayReserved => ("display", t!(words, "refused-name-reserved")),
        Refusal::Display(fault) => ("display", name_fault(words, *fault, 60)),
        Refusal::DisplayTaken => ("display", t!(words, "refused-display-taken")),
        Refusal::Address(NameFault::Empty) => ("address", t!(words, "refused-address-empty")),
        Refusal::Address(_) => ("address", t!(words, "refused-address")),
        Refusal::Password(weakness) => ("password", weak(words, *weakness)),
        Refusal::WrongPassword => ("", t!(words, "refused-wrong-password")),
        Refusal::DeadLink => ("", t!(words, "error-dead-link-text")),
        Refusal::AddressInUse => ("", t!(words, "refused-address-in-use")),
        Refusal::NoAddress => ("address", t!(words, "refused-address-empty")),
    };
    form.refuse(field, text);
}

fn name_fault(words: &Words, fault: NameFault, most: u32) -> String {
    match fault {
        NameFault::Empty => t!(words, "refused-name-empty"),
        NameFault::TooShort => t!(words, "refused-name-short"),
        NameFault::TooLong => t!(words, "refused-name-long", most = most),
        NameFault::BadCharacter(sign) => {
            // signs that cannot be seen are named by their number
            let shown = if sign.is_control() || sign.is_whitespace() || !sign.is_ascii() {
                format!("U+{:04X}", u32::from(sign))
            } else {
                sign.to_string()
            };
            t!(words, "refused-name-sign", sign = shown)
        }
        NameFault::MixedScripts => t!(words, "refused-name-scripts"),
        NameFault::NoLetter | NameFault::NotAnAddress => t!(words, "refused-name-letter"),
    }
}

fn weak(words: &Words, weakness: Weakness) -> String {
    match weakness {
        Weakness::TooShort => t!(
            words,
            "refused-password-short",
            least = crate::secrets::MIN_PASSWORD_CHARS
        ),
        Weakness::TooLong => t!(
            words,
            "refused-password-long",
            most = crate::secrets::MAX_PASSWORD_CHARS
        ),
        Weakness::IsTheName => t!(words, "refused-password-name"),
        Weakness::OneCharacter => t!(words, "refused-password-one"),
    }
}
