import type { HeaderList } from '../../wire/http/exchange.ts';

/** What Assay reads from a request, whatever it was written as. */
export interface RequestParts {
  method: string;
  target: string;
  headers: HeaderList;
  body: string;
  /** When it was sent, in milliseconds since 1970, if the text says so. */
  at?: number;
}
