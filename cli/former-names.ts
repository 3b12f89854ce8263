/** Replaces the old words of a command line by those of today, and says each of them once. */
export function withCurrentNames(argv: readonly string[], formerly: Record<string, string>, say: (line: string) => void): string[] {
  const old = Object.entries(formerly).map(([words, now]) => {
    const [name = '', value] = words.split(' ');
    return { name, value: value === undefined ? undefined : new RegExp(`^${value}$`), now };
  });
  const said = new Set<string>();
  const current: string[] = [];
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  for (let at = 0; at < end; at++) {
    const [, name = '', inline] = /^(--[a-z-]+)(?:=(.*))?$/s.exec(argv[at] ?? '') ?? [];
    const given = inline ?? argv[at + 1];
    const found = old.find((one) => one.name === name && (one.value === undefined || (given !== undefined && one.value.test(given))));
    if (!found) current.push(argv[at] ?? '');
    else {
      if (found.value !== undefined && inline === undefined) at++;
      const [now = '', value] = found.now.split(' ');
      const shown = `${name}${found.value && value === undefined ? ` ${given}` : ''}`;
      said.add(now === '' ? `assay: ${shown} is not needed any more` : `assay: ${shown} is now ${now}`);
      if (now !== '') current.push(value === undefined ? now : `${now}=${given}`);
    }
  }
  said.forEach(say);
  return [...current, ...argv.slice(end)];
}
