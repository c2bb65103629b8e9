/**
 * `npm start`: builds what is stale, starts the server, this computer's agent and the simulated fleet of the demo. Ends
 * all of them on Ctrl-C. Settings are environment variables; see the README.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { address, dataFolder, root, serverIsReady, serverProgram, withDemo } from './run/server.ts';
import { askedToEnd, family, run } from './run/processes.ts';
import { allowedSentence, allowedWords } from './run/allowed.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, startDemoAgents } from './run/demo.ts';

/** What the command line allows; a mistake in it ends the start before it builds. */
function readAllowed(): readonly string[] {
  try {
    return allowedWords(process.argv.slice(2));
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message.split('\n')[0] : thrown);
    process.exit(2);
  }
}

const allowed = readAllowed();
process.chdir(root);
const quiet = { TURBO_TELEMETRY_DISABLED: '1' };

console.log('Building what has changed …');
const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], quiet);
if (!built) {
  console.error('Build failed (see above).');
  process.exit(1);
}

/** Builds the agents that people install, while the console is already in use; what is built is kept. */
function buildAgents(): void {
  if (process.env['BUILD_AGENTS'] === '0') return;
  const { pid } = processes.start('node', [path.join(root, 'scripts/agents.ts'), '--where-possible']);
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

const processes = family();
const server = processes.start('node', [...serverProgram.options, serverProgram.main], {
  ...serverProgram.environment,
  DATA_DIR: dataFolder,
  DEMO: withDemo ? '1' : '0',
});
const serverEnded = new Promise<number>((resolve) => {
  server.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 1)));
});
const ending = askedToEnd().then(() => 'asked' as const);

let stopped = false;
void Promise.race([serverEnded, ending]).then(() => (stopped = true));
if (await serverIsReady(() => stopped)) {
  const hasDemo = withDemo && startDemoAgents(processes, 'built', allowed);
  console.log(`\n  Remote Console   ${address}\n`);
  if (hasDemo) {
    console.log(`  Demo accounts, all with the password ${DEMO_PASSWORD}`);
    for (const { id, who } of DEMO_ACCOUNTS) console.log(`    ${id.padEnd(26)} ${who}`);
    console.log(`\n  ${allowedSentence(allowed)}`);
  }
  console.log('\n  Press Ctrl+C to stop.\n');
  buildAgents();
}

const outcome = await Promise.race([serverEnded, ending]);
await processes.end();
if (outcome === 'asked') {
  console.log('Remote Console stopped.');
  process.exit(0);
}
process.exit(outcome === 0 ? 1 : outcome);
