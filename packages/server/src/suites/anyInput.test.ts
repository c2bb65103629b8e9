import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, send } from './exchange.ts';
import { openManager } from './openManager.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

describe('any input whatever', () => {
  it('is answered within the contract and never with 500', async () => {
    const { bench, app, token, device } = await openManager({
      LOGIN_LIMIT_PER_ACCOUNT: '100000',
      LOGIN_LIMIT_PER_ADDRESS: '100000',
    });
    const names = [
      'type',
      'mail',
      'pw',
      'code',
      'token',
      'name',
      'alias',
      'memo',
      'servernum',
      'device_pk',
      'member_pk',
    ];
    const more = [
      'new_device_group_fk',
      'old_device_group_fk',
      'act_name_id',
      'act_type_id',
      'telemetry',
      'guid',
      'browser',
    ];
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const edge = fc.constantFrom<unknown>(
      0,
      -1,
      1,
      2,
      13,
      device,
      Number.MAX_VALUE,
      2 ** 31,
      null,
      true,
      [],
      {},
      '',
      '1STEP',
      '3STEP',
    );
    const value = fc.oneof(text, fc.double(), edge);
    const body = fc.dictionary(fc.constantFrom(...names, ...more), value, { maxKeys: 6 });
    const parameter = fc.constantFrom(
      'by',
      'order',
      'limit',
      'offset',
      'search_key',
      'search_value',
      'device_group_pk',
      'alive',
      'device_pk',
      'q',
      'favnum',
    );
    const query = fc.dictionary(
      parameter,
      fc.oneof(text, fc.integer().map(String), fc.constantFrom('asc', 'all', 'any')),
      { maxKeys: 4 },
    );
    const ids = Object.keys(OPERATIONS)
      .filter(isOperationId)
      .filter((id) => id !== 'streamEvents' && id !== 'logOut');
    const anId = fc.constantFrom(...ids);
    const pk = fc.oneof(
      fc.constant(device),
      fc.integer(),
      text.filter((each) => each !== '' && !/^\.{1,2}$/.test(each)),
    );

    await fc.assert(
      fc.asyncProperty(anId, body, query, pk, async (id, sent, asked, each) => {
        const path = { devicePk: each, groupPk: each, noticePk: each };
        const hasBody = OPERATIONS[id].method !== 'get' && OPERATIONS[id].method !== 'delete';
        const call = { token, path, query: asked, ...(hasBody ? { body: JSON.stringify(sent) } : {}) };
        const response = await send(app, id, call);
        expect(response.status).toBeLessThan(500);
        if (response.status !== 404) await exchange(app, id, call);
      }),
      { numRuns: 150 },
    );
    expect(bench.log).toEqual([]);
  });
});
