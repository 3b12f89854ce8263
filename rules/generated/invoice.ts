// Written by `npm run generate`; edit its source instead.

import isAPdf from '../invoice/is-a-pdf.ts';
import isAWholePdf from '../invoice/is-a-whole-pdf.ts';
import needsAuthentication from '../invoice/needs-authentication.ts';

export const invoiceRules = [
  isAPdf,
  isAWholePdf,
  needsAuthentication,
];
