import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addEnrolmentToken,
  addPerson,
  addTestGroup,
  type TestServer,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

type Step =
  | { readonly kind: 'enrol'; readonly into: number }
  | { readonly kind: 'again'; readonly device: number }
  | { readonly kind: 'move'; readonly device: number; readonly from: number; readonly to: number };

const GROUPS = 4;
const aGroup = fc.nat(GROUPS - 1);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('enrol' as const), into: aGroup }),
  fc.record({ kind: fc.constant('again' as const), device: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), device: fc.nat(20), from: aGroup, to: aGroup }),
);

async function countsOf({ database: { query } }: TestServer) {
  const kept = await query.selectFrom('device_groups').select(['pk', 'device_count']).orderBy('pk').execute();
  const counted = await query
    .selectFrom('device_groups')
    .leftJoin('devices', 'devices.device_group_fk', 'device_groups.pk')
    .select((eb) => ['device_groups.pk', eb.fn.count<number>('devices.pk').as('device_count')])
    .groupBy('device_groups.pk')
    .orderBy('device_groups.pk')
    .execute();
  const company = await query.selectFrom('companies').select('device_count').executeTakeFirstOrThrow();
  const { all } = await query
    .selectFrom('devices')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return { kept: [...kept, company.device_count], counted: [...counted, all] };
}

describe('the device counters of groups and company', () => {
  it('are the counts after any order of enrolling and moving, at the same moment or not', async () => {
    const testServer = await openTestServer();
    const company = await addCompany(testServer, 'Alpha', { volume: 40 });
    const groups: number[] = [];
    const tokens: string[] = [];
    for (let index = 0; index < GROUPS; index += 1) {
      const group = await addTestGroup(testServer, company, `g${index}`);
      groups.push(group);
      tokens.push(await addEnrolmentToken(testServer, company.companyId, group));
    }
    const token = await sessionOf(
      testServer,
      await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
    );
    const guids: string[] = [];
    const enrol = (guid: string, into: number) => {
      const facts = { guid, host_name: 'host', dev_os_id: 2, dev_ver: '1', simulated: false };
      return exchange(testServer.app, 'enrolAgent', { body: { ...facts, enrolment_token: tokens[into] } });
    };
    const devices = async () =>
      (await succeed(testServer.app, 'listDevices', { token, query: { limit: 100 } })).objects;

    async function take(step: Step): Promise<unknown> {
      switch (step.kind) {
        case 'enrol': {
          const guid = randomUUID();
          guids.push(guid);
          return enrol(guid, step.into);
        }
        case 'again': {
          const guid = guids[step.device % Math.max(1, guids.length)];
          return guid === undefined ? undefined : enrol(guid, 0);
        }
        case 'move': {
          const all = await devices();
          const device = all[step.device % Math.max(1, all.length)];
          const body = {
            device_pk: device?.pk,
            old_device_group_fk: groups[step.from],
            new_device_group_fk: groups[step.to],
          };
          return device && exchange(testServer.app, 'moveDevice', { token, body });
        }
      }
    }

    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 8 }), fc.boolean(), async (steps, together) => {
        if (together) await Promise.all(steps.map(take));
        else for (const step of steps) await take(step);
        const { kept, counted } = await countsOf(testServer);
        expect(kept).toEqual(counted);
      }),
      { numRuns: 20 },
    );
  });
});
