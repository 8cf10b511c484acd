//! The room `i18n`.
