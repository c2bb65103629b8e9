import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../accounts/secrets.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { foundCompany } from '../setup/foundCompany.ts';
import { addressOf, startChild } from './childServer.ts';
import { afterThisTest } from './cleanup.ts';
import { newPlace, type TestPlace } from './testDatabase.ts';

const ACKNOWLEDGED_AT_LEAST = 60;
const YEAR_MS = 365 * 86_400_000;

const environmentOf = ({ place, folder }: TestPlace) => ({
  DATA_DIR: folder,
  ...(place.engine === 'postgres' ? { DATABASE_URL: place.url } : {}),
});

/** A company for many devices, and the right to enrol them. */
async function prepare({ place }: TestPlace): Promise<string> {
  const database = await openDatabase(place);
  const now = Date.now();
  const license = {
    pay_type: 'Corporate',
    pay_dev_vol: 100_000,
    pay_start: now,
    pay_expire: now + YEAR_MS,
    pay_lisence_ref: null,
  } as const;
  const company = await foundCompany(database.query, { name: 'Alpha', latestAgentVersion: '1', now, license });
  const token = newToken();
  await database.query
    .insertInto('enrolment_tokens')
    .values({
      token_hash: tokenHash(token),
      company_fk: company.companyPk,
      device_group_fk: company.defaultGroupPk,
      created_at: now,
      revoked_at: null,
    })
    .execute();
  await database.close();
  return token;
}

describe('a server that is killed while it writes', () => {
  it('has lost nothing that it acknowledged, twice in a row', async () => {
    const testPlace = await newPlace();
    afterThisTest(() => testPlace.remove());
    const enrolment_token = await prepare(testPlace);
    const acknowledged: string[] = [];

    async function enrolUntilDead(url: string): Promise<void> {
      for (;;) {
        const guid = randomUUID();
        const body = JSON.stringify({
          enrolment_token,
          guid,
          host_name: 'h',
          dev_os_id: 2,
          dev_ver: '1',
          simulated: true,
        });
        const response = await fetch(`${url}/lmm/api/v1.0/agents`, { method: 'POST', body }).catch(() => null);
        if (!response) return;
        const answer: unknown = await response.json().catch(() => null);
        if (answer === null) return;
        expect(response.status).toBe(200);
        acknowledged.push(guid);
      }
    }

    for (const round of [1, 2]) {
      const server = startChild(environmentOf(testPlace));
      const url = await addressOf(server);
      const writers = [1, 2, 3].map(() => enrolUntilDead(url));
      while (acknowledged.length < round * ACKNOWLEDGED_AT_LEAST) await new Promise((resume) => setTimeout(resume, 5));
      server.child.kill('SIGKILL');
      await Promise.all([...writers, server.ended]);
    }

    const after = await openDatabase(testPlace.place);
    afterThisTest(() => after.close());
    const stored = new Set((await after.query.selectFrom('devices').select('guid').execute()).map(({ guid }) => guid));
    expect(acknowledged.filter((guid) => !stored.has(guid))).toEqual([]);
    const { device_count } = await after.query
      .selectFrom('companies')
      .select('device_count')
      .where('name', '=', 'Alpha')
      .executeTakeFirstOrThrow();
    expect(device_count).toBe(stored.size);
  });
});
