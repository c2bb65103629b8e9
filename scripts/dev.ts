/** `npm run dev`: server, console and agents from their sources, each restarted when its files change. */
import path from 'node:path';
import { address, dataFolder, root, serverIsReady, withDemo } from './run/server.ts';
import { askedToEnd, family } from './run/processes.ts';
import { startDemoAgents } from './run/demo.ts';

process.chdir(root);
const SOURCE = '--conditions=@remote-console/source';
const processes = family();
const server = processes.start('node', ['--watch', SOURCE, path.join(root, 'packages/server/src/main.ts')], {
  DATA_DIR: dataFolder,
  DEMO: withDemo ? '1' : '0',
});
const serverEnded = new Promise<void>((resolve) => {
  server.once('exit', () => resolve());
});
const vite = processes.start('vite', [path.join(root, 'packages/console'), '--host', '127.0.0.1'], {
  SERVER_ORIGIN: address,
});
const viteEnded = new Promise<void>((resolve) => {
  vite.once('exit', () => resolve());
});
const ending = askedToEnd();

let stopped = false;
void Promise.race([serverEnded, viteEnded, ending]).then(() => (stopped = true));
if (await serverIsReady(() => stopped)) {
  if (withDemo) startDemoAgents(processes, 'source');
}
await Promise.race([serverEnded, viteEnded, ending]);
await processes.end();
