import fc from 'fast-check';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const punctuation = ' \'"\\&<>/-.,_:;!?#%+=@*()[]{}|~^`$';
const accents = 'éèêëàâäáãåæçíìîïñóòôöõøœßúùûüýÿğışžčřłđþðÉÀÇÑÖØŒÜẞİ';
const typography = '’‘“”«»–—…·№€£°©®™\u00a0';
const scripts = 'αβΩЖщїԱբאבשםابپیڭ०हकতবਪગતஅதకಕമසไทยລາພམမြქართკሰላᎠកខាᠮ中文漢字株式会社ひらがなカタカナー한국어ᄒㄅ';
const marks = '\u0301\u0308\u0327\u0303\u093f\u0e49\u064b\u05b8\u200c\u200d\u200e\u200f\ufe0f';
const emoji = '😀🚀🎉👩💻🏳🌈🇫🇷👍🏽❤𝒜𠮷𐍈';

/** From plain to unusual, because a character shrinks to an earlier one. */
const characters = [...new Set([letters, punctuation, accents, typography, scripts, marks, emoji].join(''))];
const places = new Map(characters.map((character, place) => [character, place]));

function placeOf(character: unknown): number {
  const place = places.get(String(character));
  if (place === undefined) throw new RangeError(`${character} is not drawn`);
  return place;
}

/** Draws one character of many scripts, never a control character or half of a surrogate pair; shrinks towards `a`. */
export const character = () => fc.nat(characters.length - 1).map((place) => characters[place] ?? 'a', placeOf);
