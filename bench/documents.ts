import { execFileSync } from 'node:child_process';

/** With keys of this many bytes, a document of 16 MB has as many keys as Assay reads at most. */
const entryBytes = 60;
const megabyte = 1024 * 1024;

const kinds = {
  YAML: {
    module: '../engine/documents/yaml.js',
    name: 'parseYaml',
    entry: (key: string, value: string) => `${key}: ${value}\n`,
    ends: ['', ''],
  },
  JSON: {
    module: '../engine/documents/json.js',
    name: 'parseJson',
    entry: (key: string, value: string) => `"${key}":"${value}",\n`,
    ends: ['{', '"last":1}'],
  },
} as const;

/** Reads documents of one map with many keys, each in a process of its own: the time, and the memory for each megabyte. */
export function documentRows(): Record<string, { keys: number; milliseconds: number; megabytes: number }> {
  const rows = Object.keys(kinds).flatMap((kind) =>
    [1, 4, 16].map((size) => [`${kind}, ${size} MB`, measured(kind as keyof typeof kinds, size)] as const),
  );
  return Object.fromEntries(rows);
}

function measured(kind: keyof typeof kinds, size: number) {
  const { module, name, entry, ends } = kinds[kind];
  const keys = Math.floor((size * megabyte) / entryBytes);
  const width = entryBytes - entry('k00000000', '').length;
  const program = `
    import { ${name} as parse } from ${JSON.stringify(new URL(module, import.meta.url).href)};
    const entry = ${entry};
    const entries = Array.from({ length: ${keys} }, (_, n) => entry('k' + String(n).padStart(8, '0'), 'x'.repeat(${width})));
    const bytes = Buffer.from(${JSON.stringify(ends[0])} + entries.join('') + ${JSON.stringify(ends[1])});
    const start = process.cpuUsage();
    parse('document', bytes);
    const { user, system } = process.cpuUsage(start);
    console.log(JSON.stringify({ milliseconds: Math.round((user + system) / 1000), megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return { keys, ...(JSON.parse(text) as { milliseconds: number; megabytes: number }) };
}
