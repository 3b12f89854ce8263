import { domainToASCII } from 'node:url';
import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isUrl } from '../wire/url.ts';

export const isHttpUrl = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && isUrl(url);

const isAddress = (text: string): boolean => isUrl(text, 'http://base.example/');

const isHostname = (text: string): boolean => (fullFormats.hostname as RegExp).test(domainToASCII(text));

/** The formats of JSON Schema 2020-12 and of OpenAPI; ajv-formats has no international ones. An address is valid if a client can use it. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  uri: isHttpUrl,
  iri: isHttpUrl,
  'uri-reference': isAddress,
  'iri-reference': isAddress,
  'idn-hostname': isHostname,
  'idn-email': (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && isHostname(text.slice(text.lastIndexOf('@') + 1)),
};

/** Whether a text has a format; every text has one that is unknown. */
export function isOfFormat(name: string, text: string): boolean {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  const check = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (check instanceof RegExp) return check.test(text);
  return typeof check !== 'function' || (check as (text: string) => boolean)(text);
}
