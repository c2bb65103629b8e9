/** Which console a test uses: every Playwright worker has its own. */

/** A console that was started for a worker. */
export interface StartedConsole {
  readonly url: string;
  readonly dataFolder: string;
}

/** The environment variable that passes the started consoles to the workers. */
export const CONSOLES_VARIABLE = 'E2E_CONSOLES';

/** A console that somebody started by hand, or the one where `npm start` puts it. */
const byHand: StartedConsole = {
  url: process.env['CONSOLE_URL'] ?? 'http://127.0.0.1:4400',
  dataFolder: process.env['CONSOLE_DATA'] ?? '.data',
};

function consoleOfWorker(): StartedConsole {
  const started = process.env[CONSOLES_VARIABLE];
  if (started === undefined) return byHand;
  const consoles = JSON.parse(started) as readonly StartedConsole[];
  // Parallel workers have different indexes; one that replaces another takes over its index.
  return consoles[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? byHand;
}

/** The console of this worker. */
export const workerConsole = consoleOfWorker();
