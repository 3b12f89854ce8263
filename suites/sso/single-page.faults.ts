import type { Decisions } from '../../targets/reference/partner/index.ts';
import { live } from '../../targets/reference/partner/records.ts';
import { singlePage } from '../../targets/reference/partner/single-page.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/partner.ts';

const BROWSER = 'sso/opens-in-a-browser';

/** The reference with a panel that is one page for every address; only a browser sees what it shows. */
const inOnePage = (breaks: RequirementId[], partner: Partial<Decisions>, more: Pick<Fault, 'may' | 'blocks'> = {}): Fault =>
  defineFault({ breaks, ...more, may: [BROWSER, ...(more.may ?? [])], partner: { ...singlePage, ...partner } });

const unopened = (partner: Partial<Decisions>): Fault => inOnePage(['sso/accepts-a-valid-call'], partner, { blocks: true });

export const singlePageFaults = {
  'single-page-with-a-dead-session': unopened({ sessionOf: () => undefined }),
  'single-page-leads-to-login': unopened({ location: () => '/login' }),
  'single-page-leads-to-undefined': inOnePage(['sso/redirects-to-the-resource'], { location: () => '/panel/undefined' }),
  'single-page-leads-to-the-platform-id': inOnePage(['sso/redirects-to-the-resource'], {
    location: ({ addonId }, { decide }) => decide.panelPath(addonId),
  }),
  'single-page-leads-to-the-first-resource': inOnePage(['sso/redirects-to-the-resource'], {
    location: (resource, state) => state.decide.panelPath((live(state)[0] ?? resource).id),
  }),
};
