import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { expect, it } from 'vitest';
import { send } from '../testing/exchange.ts';
import { EXAMPLES } from '../testing/examples/index.ts';
import { openAccessMatrix } from '../testing/accessMatrix.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

it('a sub-manager may do whatever an ordinary user may [C-PERM-24]', async () => {
  const { testServer, contextFor, tokenOf } = await openAccessMatrix();
  const refused: string[] = [];
  let asked = 0;
  for (const id of Object.keys(OPERATIONS).filter(isOperationId)) {
    for (const { what = '', expected, call } of EXAMPLES[id]) {
      if ((expected.apart?.user ?? expected.person) !== 200) continue;
      const request = await call(await contextFor('subManager'));
      const response = await send(testServer.app, id, { ...request, ...(await tokenOf('subManager')) });
      await response.body?.cancel();
      asked += 1;
      if (response.status !== 200) refused.push(`${id} ${what} ${response.status}`);
    }
  }
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(10);
});
