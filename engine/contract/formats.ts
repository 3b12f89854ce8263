import { isUrl } from '../wire/url.ts';

/** A complete address: one that HTTP can be spoken to. */
export const isHttpUrl = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && isUrl(url);

/** The formats that the documents name. An address is read as a client reads it, since that is what it is for. */
export const formats = {
  uri: isHttpUrl,
  'uri-reference': (text: string): boolean => isUrl(text, 'http://base.example/'),
};
