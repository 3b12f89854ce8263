/** An error of a deployment log that the contract explains (platform §7), at the line where it shows first. */
export interface KnownError {
  line: number;
  text: string;
  what: string;
  fix: string;
}

/** How an error is told, by a line without colours; `names` is what sets two of the same kind apart. */
interface Kind {
  names(line: string): string | undefined;
  what(name: string): string;
  fix: string;
}

const sbtPlugin = /(?<![\w.-])[\w.-]{1,100}[#:]sbt-plugin(?:;sbtVersion=[\w.]+;scalaVersion=[\w.]+)?(?:[;:]([\w.+-]*[\w+]))?/;

const kinds: Kind[] = [
  {
    names: (line) => (/\btoo many connections for role\b/i.test(line) ? 'role' : undefined),
    what: () =>
      'The connection pools of all instances together take more connections than the database allows; a deployment without downtime runs at least two instances in parallel.',
    fix: 'Keep one pool at half the allowed connections or less, with db.default.partitionCount times db.default.maxConnectionsPerPartition (10 by default), or choose a larger database plan. Find the size with `assay app --max-connections`.',
  },
  {
    names: (line) => (/\bbad root server path\b/i.test(line) ? 'path' : undefined),
    what: () => 'No executable was found to run the project.',
    fix: 'Make sure that the build stages an application that can be run. In a repository with several modules, name the one to run in CC_SBT_TARGET_DIR.',
  },
  {
    names: (line) => (/unresolved dependency|not found|error downloading/i.test(line) ? sbtPlugin.exec(line)?.[0] : undefined),
    what: (name) => {
      const version = sbtPlugin.exec(name)?.[1];
      return `sbt found no plugin of the framework ${version ? `in version ${version}` : 'in the version asked for'}.`;
    },
    fix: 'Declare the version of the sbt plugin in project/plugins.sbt, or give it as `-Dplay.version=<version>` in the deploy.goal entry of sbt.json.',
  },
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are control characters
const colours = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of them is not to reach a terminal
const controls = /[\u0000-\u001f\u007f-\u009f]+/g;

/** The errors of a deployment log that the contract explains; one that is repeated counts once. */
export function knownErrors(log: string): KnownError[] {
  const found = new Map<string, KnownError>();
  for (const [at, written] of log.split('\n').entries()) {
    const text = written.replace(colours, '').replace(controls, ' ').trim();
    for (const [index, { names, what, fix }] of kinds.entries()) {
      const name = names(text);
      const key = `${index} ${name}`;
      if (name !== undefined && !found.has(key)) found.set(key, { line: at + 1, text: short(text), what: what(name), fix });
    }
  }
  return [...found.values()];
}

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 299)}…` : text);
