import { isUrl } from '../wire/url.ts';

export const isHttpUrl = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && isUrl(url);

/** The formats that the published documents name. An address is valid if a client can use it. */
export const formats = {
  uri: isHttpUrl,
  'uri-reference': (text: string): boolean => isUrl(text, 'http://base.example/'),
};
