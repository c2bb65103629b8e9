/** The server that the benchmark's fleets report to. */
import { spawn, type ChildProcess } from 'node:child_process';
import { API_BASE } from '@remote-console/api-client/contract';
import {
  createPasswordHasher,
  newToken,
  openDatabase,
  readSettings,
  seedLoad,
  tokenHash,
} from '@remote-console/server';
import { serverProgram } from '../run/server.ts';

/** The enrollment token of a fleet, and the login ID of the company's administrator. */
interface PreparedFleet {
  readonly enrolmentToken: string;
  readonly managerId: string;
}

/**
 * Creates a database with one company that has room for a fleet.
 *
 * @param password Of the administrator; without it nobody can sign in.
 */
export async function prepareFleet(folder: string, agents: number, password = newToken()): Promise<PreparedFleet> {
  const { place } = readSettings({ DATA_DIR: folder });
  const database = await openDatabase(place);
  const now = Date.now();
  const passwordHash = await createPasswordHasher().hash(password);
  const company = await seedLoad(database, { devices: 0, groups: 0, now, passwordHash });
  await database.query.updateTable('licenses').set({ pay_dev_vol: agents }).execute();
  const token = newToken();
  const row = {
    company_fk: company.companyId,
    device_group_fk: company.defaultGroupId,
    made_by_server: 1 as const,
    device_limit: agents,
    created_at: now,
    revoked_at: null,
    expires_at: now + 86_400_000,
  };
  await database.query
    .insertInto('enrolment_tokens')
    .values({ ...row, token_hash: tokenHash(token) })
    .execute();
  await database.close();
  return { enrolmentToken: token, managerId: company.managerId };
}

/** Signs somebody in; the token of the session. */
export async function logIn(origin: string, id: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}${API_BASE}/access`, {
    method: 'POST',
    body: JSON.stringify({ type: '1STEP', mail: id, pw: password }),
  });
  return /"token":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

/** Starts the server with a folder, on any free port unless one is given. */
export function startFleetServer(folder: string, port = 0): ChildProcess {
  return startServerProgram({ PORT: String(port), DATA_DIR: folder, DEMO: '0' });
}

/** Starts the server as `npm start` does. */
export function startServerProgram(settings: Readonly<Record<string, string>>): ChildProcess {
  const { options, main, environment } = serverProgram;
  return spawn(process.execPath, [...options, main], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
