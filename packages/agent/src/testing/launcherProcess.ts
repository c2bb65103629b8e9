// A launcher as its own process, which tests kill. Its parameter is the data folder.
import { startLaunched } from '../update/launched.ts';
import { launch } from '../update/launcher.ts';

const [, , dataFolder = ''] = process.argv;

await launch({
  dataFolder,
  ownVersion: '1.0.0',
  runOwn: async () => 0,
  start: (file) => startLaunched(file, []),
  stopping: new AbortController().signal,
  say: () => undefined,
});
