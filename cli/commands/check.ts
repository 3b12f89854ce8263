import { applicationOptions, judging, pushed, repeating } from '../../runs/arguments.ts';
import { check } from '../../runs/check/check.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'check [manifest]',
  positionals: { manifest: { type: 'string', describe: "the manifest file (the one that assay.yaml names), or an application's folder" } },
  options: { ...pushed, ...applicationOptions, ...judging, ...repeating },
  examples: [
    ['assay check manifest.json', 'judge a manifest'],
    ['assay check manifest.json --previous pushed.json', 'and that its id is the one pushed before'],
    ["assay check manifest.json --only 'manifest/*-url*'", 'judge the rows on URLs alone'],
    ['assay check . --env-file prod.env', 'judge an application by its folder and variables'],
  ],
  run(args, io) {
    const file = chosenManifest('check', args.manifest);
    return runWatched(
      args,
      () => ({ paths: [file] }),
      (given, inner) => check(file, given, inner),
      io,
    );
  },
});
