//! Signing letters by DKIM (RFC 6376): receivers see that the domain of the sender has sent them, and that nobody changed them.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lettre::Message;
use lettre::message::dkim::{
    DkimCanonicalization, DkimCanonicalizationType, DkimConfig, DkimSigningAlgorithm,
    DkimSigningKey, dkim_sign,
};
use lettre::message::header::HeaderName;
use rsa::pkcs1::{DecodeRsaPrivateKey as _, EncodeRsaPrivateKey as _, LineEnding};
use rsa::pkcs8::{DecodePrivateKey as _, EncodePublicKey as _};
use rsa::traits::PublicKeyParts as _;
use rsa::{RsaPrivateKey, RsaPublicKey};

/// What is signed beside the text. RFC 8058, section 4, asks for the two about unsubscribing. Not Content-Type: lettre puts it
/// to the parts, which it writes only after signing.
const SIGNED: [&str; 12] = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "List-Id",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "MIME-Version",
];
/// Receivers take no shorter key for proof (RFC 8301, section 3.2).
const SHORTEST_KEY: usize = 1024;

/// The key cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadKey {
    /// It is none that can be read.
    #[error("it is no RSA key in PEM; make one by `openssl genrsa -out dkim.pem 2048`")]
    Unreadable,
    /// Nobody would trust it.
    #[error("it has {0} bits; receivers want at least 1024, better 2048")]
    Short(usize),
}

/// What signs the letters of a site. Cheap to clone; never shows its key.
#[derive(Clone)]
pub(super) struct Signer {
    config: Arc<DkimConfig>,
    record: Arc<(String, String)>,
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.record.0)
    }
}

impl Signer {
    /// A signer for a domain, whose public key is published under `selector`; `pem`: the private key, as PKCS#1 or PKCS#8.
    pub(super) fn new(domain: &str, selector: &str, pem: &str) -> Result<Self, BadKey> {
        let key = RsaPrivateKey::from_pkcs8_pem(pem)
            .ok()
            .or_else(|| RsaPrivateKey::from_pkcs1_pem(pem).ok())
            .ok_or(BadKey::Unreadable)?;
        let bits = key.size() * 8;
        if bits < SHORTEST_KEY {
            return Err(BadKey::Short(bits));
        }
        let record = (
            format!("{selector}._domainkey.{domain}"),
            record(&key.to_public_key())?,
        );
        let pem = key
            .to_pkcs1_pem(LineEnding::LF)
            .map_err(|_| BadKey::Unreadable)?;
        let key =
            DkimSigningKey::new(&pem, DkimSigningAlgorithm::Rsa).map_err(|_| BadKey::Unreadable)?;
        // servers on the way fold headers anew, and some touch blanks
        let canonicalization = DkimCanonicalization {
            header: DkimCanonicalizationType::Relaxed,
            body: DkimCanonicalizationType::Relaxed,
        };
        let headers = SIGNED.map(HeaderName::new_from_ascii_str).to_vec();
        let config = DkimConfig::new(
            selector.to_owned(),
            domain.to_owned(),
            key,
            headers,
            canonicalization,
        );
        Ok(Self {
            config: Arc::new(config),
            record: Arc::new(record),
        })
    }

    /// Adds the signature.
    pub(super) fn sign(&self, message: &mut Message) {
        dkim_sign(message, &self.config);
    }

    /// What has to stand in DNS: the name of a TXT record, and its text.
    pub(super) fn record(&self) -> (&str, &str) {
        (&self.record.0, &self.record.1)
    }
}

fn record(key: &RsaPublicKey) -> Result<String, BadKey> {
    let der = key.to_public_key_der().map_err(|_| BadKey::Unreadable)?;
    Ok(format!(
        "v=DKIM1; k=rsa; p={}",
        STANDARD.encode(der.as_bytes())
    ))
}
