import type { OperationId } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { isObject } from '../http/contractDocument.ts';
import { openAccessMatrix } from '../testing/accessMatrix.ts';
import { OPERATION_IDS, parametersOf } from '../testing/contractDescription.ts';
import { type Call, refuse, send } from '../testing/exchange.ts';
import { SETTINGS } from '../testing/functionSettingsForm.ts';
import { chosenExample } from '../testing/fuzz/seeds.ts';
import { openManager } from '../testing/managerFixture.ts';
import type { App } from './createApp.ts';

/** One more than a 32-bit column can hold, the limits of other widths, and numbers that are no longer precise. */
const TOO_LARGE = [2 ** 31, 2 ** 32, 2 ** 53, 9_999_999_999, 1e21];

/** Names of parameters that contain a primary key. */
const isPk = (name: string) => /pk$/i.test(name) || name === 'companyId';

const PK_PARAMETERS = OPERATION_IDS.flatMap((id) =>
  parametersOf(id)
    .filter(({ name }) => isPk(name))
    .map(({ name, place }) => ({ id, name, place })),
);

async function openRight() {
  const { testServer, contextFor, tokenOf } = await openAccessMatrix();
  return async (id: OperationId): Promise<{ app: App; call: Call }> => {
    const { example, role } = chosenExample(id);
    const context = await contextFor(role);
    return { app: testServer.app, call: { ...(await example.call(context)), ...(await tokenOf(role)) } };
  };
}

describe('a whole number that does not fit into 32 bits', () => {
  it('is refused by every parameter that names something, which the answer names', async () => {
    const rightCall = await openRight();
    expect(PK_PARAMETERS.length).toBeGreaterThan(20);
    for (const { id, name, place } of PK_PARAMETERS) {
      const { app, call } = await rightCall(id);
      for (const value of TOO_LARGE) {
        const wrong = { ...call, [place]: { ...(place === 'path' ? call.path : call.query), [name]: value } };
        const { status, error, field } = await refuse(app, id, wrong);
        expect({ id, value, status, error, field }).toEqual({
          id,
          value,
          status: 400,
          error: 'invalid_data',
          field: name,
        });
      }
    }
  });

  it('never makes an operation fail, whichever field of its body holds it', async () => {
    const rightCall = await openRight();
    const failed: { id: OperationId; name: string }[] = [];
    for (const id of OPERATION_IDS) {
      const { call } = await rightCall(id);
      for (const name of isObject(call.body) ? Object.keys(call.body) : []) {
        const { app, call: fresh } = await rightCall(id);
        const body = { ...(isObject(fresh.body) ? fresh.body : {}), [name]: 2 ** 31 };
        if ((await send(app, id, { ...fresh, body })).status >= 500) failed.push({ id, name });
      }
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ['changeGroup', { groupPk: 1 }, { name: 'n' }],
    ['changeUser', { userPk: 1 }, { name: 'n' }],
    ['changeBlockingPolicy', {}, { type: 'set', policy_use: false, block: true }],
    ['saveFunctionSettings', {}, SETTINGS],
    ['sendApproval', {}, { pk: 1, is_accept: 1 }],
  ] as const)('is no version for %s, nor is the largest, which has no next', async (id, path, body) => {
    const { app, token } = await openManager();
    for (const version of [2 ** 31 - 1, ...TOO_LARGE]) {
      const refused = await refuse(app, id, { token, path, body: { ...body, version } });
      expect(refused).toEqual({ status: 400, error: 'invalid_data', field: 'version' });
    }
  });
});
