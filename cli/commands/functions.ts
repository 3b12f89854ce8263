import { namesFolder } from '../../runs/files.ts';
import type { Arguments, Io } from '../../runs/run.ts';
import { chosenManifest } from '../../runs/selection/project.ts';

type Runs = { [N in keyof Arguments]?: (args: Arguments[N], io: Io) => Promise<number> | number };

/** The code of each command, loaded only when it is called; specs/cli declares options, usage, summary and examples. */
const runs = {
  async app(args, io) {
    const [{ app }, { runWatched }] = await Promise.all([
      import('../../runs/application/app.ts'),
      import('../../runs/watch/run-watched.ts'),
    ]);
    return runWatched('application', args.folder, args, (folder, { url }) => ({ paths: [folder], url }), app, io);
  },
  async certify(args, io) {
    if (!args['dry-run']) (await import('../../runs/early-guard.ts')).startEarlyGuard(io);
    const { certify } = await import('../../runs/provider/certify.ts');
    const [{ watchedProvider }, { runWatched }] = await Promise.all([
      import('../../runs/watch/watched-targets.ts'),
      import('../../runs/watch/run-watched.ts'),
    ]);
    return runWatched('provider', chosenManifest('certify', args.manifest), args, watchedProvider, certify, io);
  },
  async check(args, io) {
    const file = chosenManifest('check', args.manifest);
    const [{ check }, { runWatched }] = await Promise.all([import('../../runs/check/check.ts'), import('../../runs/watch/run-watched.ts')]);
    return runWatched(namesFolder(file, io) ? 'application' : 'provider', file, args, () => ({ paths: [file] }), check, io);
  },
  client: async (args, io) => (await import('../../runs/client/client.ts')).client(args.client, args, io),
  async completion({ shell }, io) {
    io.out((await import('../completion/completion.ts')).completionScript(shell));
    return 0;
  },
  demo: async (args, io) => (await import('../../runs/demo/demo.ts')).demo(args, io),
  docs: async (args, io) => (await import('../../runs/catalogue/docs.ts')).docs(args, io),
  doctor: async (args, io) => (await import('../../runs/doctor/doctor.ts')).doctor(args, io),
  drift: async (args, io) => (await import('../../runs/drift/drift.ts')).judgeDrift(args, io),
  explain: async (args, io) => (await import('../../runs/catalogue/explain.ts')).explainRow(args, io),
  fleet: async (args, io) => (await import('../../runs/fleet/fleet.ts')).fleet(args, io),
  async gate(args, io) {
    if (!args['dry-run']) (await import('../../runs/early-guard.ts')).startEarlyGuard(io);
    const { gate } = await import('../../runs/platform/gate.ts');
    const [{ watchedPlatform }, { runWatched }] = await Promise.all([
      import('../../runs/watch/watched-targets.ts'),
      import('../../runs/watch/run-watched.ts'),
    ]);
    return runWatched('platform', args.platform, args, watchedPlatform, gate, io);
  },
  history: async (args, io) => (await import('../../runs/history/history.ts')).showHistory(args, io),
  init: async (args, io) => (await import('../../runs/init/init.ts')).init(args, io),
  list: async (args, io) => (await import('../../runs/catalogue/list.ts')).listRows(args, io),
  live: async (args, io) => (await import('../../runs/live/live.ts')).livePage(chosenManifest('live', args.manifest), args, io),
  log: async (args, io) => (await import('../../runs/application/log.ts')).judgeLog(args, io),
  mcp: async (args, io) => (await import('../../runs/mcp/serve.ts')).serveMcp(args, io),
  merge: async (args, io) => (await import('../../runs/fleet/merge.ts')).merge(args, io),
  oauth: async (args, io) => (await import('../../runs/signing/oauth.ts')).explainRequest(args, io),
  proxy: async (args, io) => (await import('../../runs/proxy/proxy.ts')).proxy(args, io),
  reap: async (args, io) => (await import('../../runs/reap/reap.ts')).reap(args, io),
  async replay({ step, ...args }, io) {
    const { replay } = await import('../../runs/replay/replay.ts');
    return replay(step, { ...args, smoke: false, 'dry-run': false }, io);
  },
  report: async (args, io) => (await import('../../runs/delivery/report.ts')).showReport(args, io),
  sso: async (args, io) => (await import('../../runs/signing/sso.ts')).showSignOn(args, io),
  'stand-in': async (args, io) => (await import('../../runs/stand-in/stand-in.ts')).standIn(args, io),
  traffic: async (args, io) => (await import('../../runs/traffic/traffic.ts')).judgeTraffic(args, io),
  verify: async (args, io) => (await import('../../runs/verify/verify.ts')).verifyBundle(args, io),
} satisfies Runs;

export const runCommand = (name: string, args: object, io: Io): Promise<number> => runs[name as keyof typeof runs](args as never, io);
