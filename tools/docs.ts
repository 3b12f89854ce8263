import { readCatalogue } from '../engine/contract/rows.ts';
import { licenceOutputs } from './outputs/licences.ts';
import { exampleOutputs, pageOutputs } from './outputs/pages.ts';
import { proofOutputs } from './outputs/proof.ts';
import { siteOutputs } from './outputs/site.ts';
import { writeOutputs } from './outputs/write.ts';

const root = process.argv[2] ?? '.';
const { surfaces } = readCatalogue(root);
const pages = pageOutputs(root, surfaces);
const further = new Map([...proofOutputs(root, surfaces), ...licenceOutputs(root)]);
// Pages that readers need and nobody edits; they are in the package, and never committed.
writeOutputs(root, [...pages, ...exampleOutputs(pages), ...siteOutputs(root, pages, further)]);
