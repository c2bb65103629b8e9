/** What a start with demo data adds: who can sign in, and the simulated agents that run besides the server. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Family } from './processes.ts';
import { address, dataFolder, root } from './server.ts';

export const DEMO_PASSWORD = 'Demo!2345';

export const DEMO_ACCOUNTS = [
  { id: 'manager@demo.example', who: 'administrator, Corporate plan' },
  { id: 'submanager@demo.example', who: 'sub-manager of the same company' },
  { id: 'user@demo.example', who: 'user with access to some groups' },
  { id: 'basic@demo.example', who: 'administrator of a second company, Basic plan' },
  { id: 'partner@demo.example', who: 'partner; logs in on the partner page' },
  { id: 'superadmin@demo.example', who: 'service operator' },
  { id: 'operator@demo.example', who: 'another service operator' },
] as const;

/** The file where the server leaves the enrollment token of this computer, and the fleets to simulate. */
const tokenFile = path.join(dataFolder, 'agents.json');

/** The token of this computer's agent, or null when the database was never filled with the demo. */
function enrolmentToken(): string | null {
  if (!existsSync(tokenFile)) return null;
  const tokens: unknown = JSON.parse(readFileSync(tokenFile, 'utf8'));
  if (typeof tokens !== 'object' || tokens === null || !('thisComputer' in tokens)) return null;
  return typeof tokens.thisComputer === 'string' ? tokens.thisComputer : null;
}

/**
 * Starts the agent of this computer and the simulated fleet, from the built files or from source. Tokens are passed in
 * the environment and in files, never in the process list.
 *
 * @param allowed Parameters that let people access this computer from a browser; none by default.
 * @returns false when the database contains no demo, so that there is nothing to simulate.
 */
export function startDemoAgents(
  processes: Family,
  from: 'built' | 'source' = 'built',
  allowed: readonly string[] = [],
): boolean {
  const token = enrolmentToken();
  if (token === null) return false;
  const program =
    from === 'built'
      ? [path.join(root, 'packages/agent/dist/main.js')]
      : ['--conditions=@remote-console/source', path.join(root, 'packages/agent/src/main.ts')];
  const target = ['--server', address];
  processes.start('node', [...program, ...target, '--data', path.join(dataFolder, 'agent'), ...allowed], {
    REMOTE_CONSOLE_ENROLMENT_TOKEN: token,
  });
  processes.start('node', [...program, ...target, '--data', path.join(dataFolder, 'fleet'), '--fleet', tokenFile]);
  return true;
}
