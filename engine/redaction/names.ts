/** A name as it is compared: `Ocp-Apim-Subscription-Key`, `subscription_key` and `subscriptionKey` are alike. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const SECRET =
  /token|secret|passw|passphrase|passcode|pwd$|signature(?!method)|verifier|credential|apikey|authkey|authori[sz]ation$|jwt|hmac|session|assertion|(?<!surrogate|cache|idempotency|websocket|sort|partition|consumer|public)key$|^(code|sig|auth|pin|otp)$/;

/** Whether a header, a field or a parameter is named as secrets are, in any spelling. */
export const namesSecret = (name: string): boolean => SECRET.test(plainName(name)) && !/^accesscontrol/.test(plainName(name));

/** Headers with long values that everybody may see: ids of requests, checksums, caches, what a browser says of itself. */
const OPEN =
  /^(accept|content|sec|if|access|cache|xforwarded|xb3|cf|host|via|server|useragent|location|referer|origin|link|date|vary|warning)|id$|etag|trace|digest|sha256|md5|baggage|^b3$|affinity/;

export const namesNoSecret = (name: string): boolean => OPEN.test(plainName(name));

/** A shorter value may be a word. */
const SHORTEST_RANDOM = 20;

/** Bits for each character; words and versions have fewer. */
const RANDOM_BITS = 3.5;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a value looks like one that a machine has drawn: long, one word, letters and digits, and no character much more often than others. */
export function isRandom(value: string): boolean {
  if (!/^[\w.~+/=-]+$/.test(value) || value.length < SHORTEST_RANDOM || !/\d/.test(value) || !/[a-z]/i.test(value) || UUID.test(value))
    return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
  return bits >= RANDOM_BITS;
}
