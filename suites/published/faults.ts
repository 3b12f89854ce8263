import { conforming } from '../../targets/reference/platform/index.ts';
import { defineFault } from '../shared/faults/platform.ts';

type Document = { paths: Record<string, unknown> };

/** The document that the platform publishes is judged too. */
const configuration = ({ base_url }: { base_url: string }) => ({ openapi_url: `${base_url}/openapi.json` });

/** The published document differs from what the platform serves, or from the contract. */
export const publishedFaults = {
  'document-lacks-an-operation': defineFault({
    breaks: ['published/agrees-with-the-contract'],
    configuration,
    platform: {
      publishes: (document) => {
        const { '/v2/summary': _gone, ...paths } = (document as Document).paths;
        return { ...document, paths };
      },
    },
  }),
  'document-has-another-type': defineFault({
    breaks: ['published/answers-are-described'],
    configuration,
    platform: { selfRecord: (user, state) => ({ ...(conforming.selfRecord(user, state) as object), emailValidated: 'yes' }) },
  }),
  'reading-ends-in-an-error': defineFault({
    breaks: ['published/reads-never-break'],
    configuration,
    platform: { vendorMissing: { ...conforming.vendorMissing, status: 500 } },
  }),
};
