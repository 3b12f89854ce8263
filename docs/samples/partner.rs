// A complete add-on service with nothing but Rust: `rustc -O --edition 2021 partner.rs && ./partner` reads manifest.json and listens where its test URLs point.
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, BufReader, Read, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

type Answer = (u16, Vec<(&'static str, String)>, String);

#[derive(Default)]
struct State {
    resources: HashMap<String, String>,
    sessions: HashMap<String, String>,
}

struct Request {
    method: String,
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// Rust has no reader of JSON: this finds the first text of a name, which is enough here. Use serde_json in yours.
fn text(json: &str, name: &str) -> Option<String> {
    json.match_indices(&format!("\"{name}\"")).find_map(|(at, found)| {
        let value = json[at + found.len()..].trim_start().strip_prefix(':')?;
        value.trim_start().strip_prefix('"')?.split_once('"').map(|(text, _)| text.to_string())
    })
}

/// Takes the same time wherever they differ.
fn is_same(given: &[u8], expected: &[u8]) -> bool {
    let differ = given.iter().zip(expected).fold(0, |differ, (one, other)| differ | (one ^ other));
    given.len() == expected.len() && differ == 0
}

/// Two numbers from the keys that the system draws. Use the crate uuid in yours.
fn random() -> String {
    let number = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", number(), number())
}

/// Basic authentication: the user is the manifest's id, the password its api.password.
fn is_platform(manifest: &str, header: Option<&String>) -> bool {
    let Some((scheme, encoded)) = header.and_then(|value| value.split_once(' ')) else { return false };
    let expected = [text(manifest, "id").unwrap(), text(manifest, "password").unwrap()].join(":");
    let Some(credentials) = base64(encoded) else { return false };
    scheme.eq_ignore_ascii_case("basic") && is_same(&credentials, expected.as_bytes())
}

/// POST {base_url}: a customer installs the add-on.
fn provision(manifest: &str, state: &mut State, body: &str) -> Option<Answer> {
    let id = format!("res_{}", random());
    state.resources.insert(id.clone(), text(body, "plan").filter(|_| body.trim_end().ends_with('}'))?);
    let names = &manifest[manifest.find("\"config_vars\"")?..];
    let names = &names[names.find('[')? + 1..names.find(']')?];
    let given = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    let config: Vec<String> = given.map(|name| format!("{name}:\"https://db.example/{id}\"")).collect();
    let json = format!("{{\"id\":\"{id}\",\"config\":{{{}}}}}", config.join(","));
    Some((200, vec![("Content-Type", "application/json".to_string())], json))
}

/// DELETE {base_url}/{id}: a customer deletes it.
fn deprovision(state: &mut State, id: &str) -> Answer {
    state.sessions.retain(|_, session| session != id);
    let status = if state.resources.remove(id).is_some() { 200 } else { 404 };
    (status, vec![], String::new())
}

/// POST {sso_url}: a user opens the dashboard.
fn sign_on(manifest: &str, state: &mut State, body: &str) -> Option<Answer> {
    let form: HashMap<String, String> =
        body.split('&').rev().filter_map(|pair| pair.split_once('=')).map(|(name, value)| (decoded(name), decoded(value))).collect();
    let field = |name: &str| form.get(name).cloned().unwrap_or_default();
    let (id, timestamp) = (field("id"), field("timestamp"));
    let parts = [id.clone(), field("user_id"), field("email"), field("nav-data"), text(manifest, "sso_salt")?, timestamp.clone()];
    let is_signed = is_same(field("signature").as_bytes(), sha512(parts.join(":").as_bytes()).as_bytes());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_millis() as i64;
    let age = Duration::from_millis(now.checked_sub(timestamp.parse().ok()?)?.unsigned_abs());
    let is_fresh = age < Duration::from_secs(5 * 60);
    if !(is_signed && is_fresh && state.resources.contains_key(&id)) {
        return Some((403, vec![], "Forbidden".to_string()));
    }
    let name = random();
    state.sessions.insert(name.clone(), id.clone());
    let cookie = format!("session={name}; Path=/; HttpOnly; SameSite=Lax");
    Some((303, vec![("Location", format!("/panel/{id}")), ("Set-Cookie", cookie)], String::new()))
}

/// GET /panel/{id}: for whoever has signed on to this resource.
fn panel(state: &State, id: &str, cookies: &str) -> Answer {
    let mut session = cookies.split("; ").filter_map(|pair| state.sessions.get(pair.strip_prefix("session=")?));
    if session.next().map(String::as_str) != Some(id) {
        return (403, vec![], "Open this panel from your dashboard.".to_string());
    }
    let page = format!("<!doctype html><title>{id}</title><h1>{id}</h1>");
    (200, vec![("Content-Type", "text/html; charset=utf-8".to_string())], page)
}

fn answer(manifest: &str, state: &mut State, request: &Request) -> Option<Answer> {
    let (first, key) = request.path.trim_start_matches('/').split_once('/').unwrap_or((request.path.trim_start_matches('/'), ""));
    let body = &String::from_utf8_lossy(&request.body);
    let header = |name: &str| request.headers.get(name);
    match (first, request.method.as_str()) {
        ("sso", "POST") => sign_on(manifest, state, body),
        ("panel", "GET") => Some(panel(state, &decoded(key), header("cookie").map_or("", |value| value))),
        ("resources", _) if !is_platform(manifest, header("authorization")) => {
            Some((401, vec![("WWW-Authenticate", "Basic realm=\"add-on\"".to_string())], String::new()))
        }
        ("resources", "POST") => provision(manifest, state, body),
        ("resources", "DELETE") => Some(deprovision(state, &decoded(key))),
        ("resources", _) => Some((405, vec![], String::new())),
        _ => Some((404, vec![], String::new())),
    }
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, others @ ..] = rest {
        let escape = others.get(..2).and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        match (first, escape) {
            (b'%', Some(byte)) => (bytes.push(byte), rest = &others[2..]),
            (byte, _) => (bytes.push(if *byte == b'+' { b' ' } else { *byte }), rest = others),
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Use the crate base64 in yours.
fn base64(text: &str) -> Option<Vec<u8>> {
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits = 0u32;
    let mut bytes = Vec::new();
    for (at, digit) in text.trim_end_matches('=').bytes().enumerate() {
        bits = bits << 6 | digits.iter().position(|known| *known == digit)? as u32;
        if at % 4 > 0 {
            bytes.push((bits >> (6 - at % 4 * 2)) as u8);
        }
    }
    Some(bytes)
}

/// The fractions of the square roots of the first 8 primes, and of the cube roots of the first 80.
const START: [u64; 8] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
    0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
];
const ROUNDS: [u64; 80] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538, 0x59f111f1b605d019,
    0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3,
    0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001,
    0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb,
    0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207,
    0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a,
    0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
];

/// Rust has no SHA-512. Use the crate sha2 in yours.
fn sha512(text: &[u8]) -> String {
    let mut state = START;
    let mut padded = [text, &[0x80]].concat();
    padded.resize((padded.len() + 16).next_multiple_of(128) - 16, 0);
    padded.extend((text.len() as u128 * 8).to_be_bytes());
    for block in padded.chunks(128) {
        let mut words: Vec<u64> = block.chunks(8).map(|word| u64::from_be_bytes(word.try_into().unwrap())).collect();
        for at in 16..80 {
            let (early, late) = (words[at - 15], words[at - 2]);
            let first = early.rotate_right(1) ^ early.rotate_right(8) ^ early >> 7;
            let second = late.rotate_right(19) ^ late.rotate_right(61) ^ late >> 6;
            words.push(words[at - 16].wrapping_add(first).wrapping_add(words[at - 7]).wrapping_add(second));
        }
        let mut now = state;
        for (constant, word) in ROUNDS.iter().zip(&words) {
            let [a, b, c, d, e, f, g, h] = now;
            let mixed = e.rotate_right(14) ^ e.rotate_right(18) ^ e.rotate_right(41);
            let one = [mixed, (e & f) ^ (!e & g), *constant, *word].into_iter().fold(h, u64::wrapping_add);
            let other = (a.rotate_right(28) ^ a.rotate_right(34) ^ a.rotate_right(39)).wrapping_add((a & b) ^ (a & c) ^ (b & c));
            now = [one.wrapping_add(other), a, b, c, d.wrapping_add(one), e, f, g];
        }
        state = std::array::from_fn(|at| state[at].wrapping_add(now[at]));
    }
    state.iter().map(|word| format!("{word:016x}")).collect()
}

/// One request, with its whole body: what is left unread would be taken for the next one.
fn read(stream: &mut BufReader<TcpStream>) -> Result<Request> {
    let line = |stream: &mut BufReader<TcpStream>| {
        let mut line = String::new();
        stream.read_line(&mut line).map(|_| line.trim_end().to_string())
    };
    let first = line(stream)?;
    let mut words = first.split(' ');
    let (method, target) = (words.next().unwrap_or("").to_string(), words.next().unwrap_or(""));
    let path = target.split('?').next().unwrap_or("").to_string();
    let mut headers = HashMap::new();
    while let Some((name, value)) = line(stream)?.split_once(':') {
        headers.insert(name.to_ascii_lowercase(), value.trim().to_string());
    }
    if headers.contains_key("expect") {
        stream.get_mut().write_all(b"HTTP/1.1 100 Continue\r\n\r\n")?;
    }
    let mut body = Vec::new();
    if let Some(length) = headers.get("content-length").and_then(|length| length.parse().ok()) {
        stream.take(length).read_to_end(&mut body)?;
    }
    while headers.contains_key("transfer-encoding") {
        let size = u64::from_str_radix(&line(stream)?, 16).unwrap_or(0);
        stream.by_ref().take(size).read_to_end(&mut body)?;
        line(stream)?;
        if size == 0 {
            break;
        }
    }
    Ok(Request { method, path, headers, body })
}

fn serve(manifest: &str, state: &Mutex<State>, stream: TcpStream) -> Result<()> {
    let mut stream = BufReader::new(stream);
    let request = read(&mut stream)?;
    let answered = answer(manifest, &mut state.lock().unwrap(), &request);
    let (status, headers, text) = answered.unwrap_or((400, vec![], String::new()));
    let lines: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!("HTTP/1.1 {status} -\r\n{lines}Content-Length: {}\r\nConnection: close\r\n\r\n", text.len());
    stream.get_mut().write_all((head + &text).as_bytes())
}

fn main() -> Result<()> {
    let manifest = std::fs::read_to_string("manifest.json")?;
    let test = &manifest[manifest.find("\"test\"").expect("no test addresses in manifest.json")..];
    let address = text(test, "base_url").expect("no base_url in manifest.json");
    let host = address.split('/').nth(2).expect("an address with a host");
    let state = Mutex::new(State::default());
    let listener = TcpListener::bind(host)?;
    println!("listening on http://{host}");
    std::thread::scope(|threads| {
        for stream in listener.incoming().flatten() {
            threads.spawn(|| serve(&manifest, &state, stream));
        }
    });
    Ok(())
}
