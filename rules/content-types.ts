/** Types that name no format at all. */
const generic = /^(application|binary)\/(octet-stream|(x-)?(force-)?download|x-binary|unknown|x-unknown)$|\/vnd\.[^+]*$|\*/;

/** Whether a content type names another format than the one in the body; none, a generic one and a vendor's own do not. */
export function namesAnother(format: 'json' | 'pdf', type: string | undefined): boolean {
  const [essence = ''] = (type ?? '').toLowerCase().split(';', 1);
  const [, subtype] = /^[^\s/]+\/(\S+)$/.exec(essence.trim()) ?? [];
  return subtype !== undefined && !generic.test(essence.trim()) && !subtype.includes(format);
}

/** Whether a content type says that the body is JSON. */
export const isJsonType = (type: string): boolean => /^\s*[^\s;/]+\/((x-)?json|[^\s;/]+\+json)\s*(;|$)/i.test(type);
