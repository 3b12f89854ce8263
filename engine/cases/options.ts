import fc from 'fast-check';
import { character } from './character.ts';

const isFilled = (text: string) => text !== '';
const key = () => fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-._0123456789'), maxLength: 40 }).filter(isFilled);
const value = () => fc.string({ unit: character(), maxLength: 255 }).filter(isFilled);

/** Draws an options map of up to so many entries; shrinks to fewer and shorter ones. */
export const options = (maxKeys: number) => fc.dictionary(key(), value(), { maxKeys, noNullPrototype: true });
