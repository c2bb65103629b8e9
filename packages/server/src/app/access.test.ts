import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openAccessMatrix } from '../testing/accessMatrix.ts';
import { type Example, type Expectation, type Role, ROLES } from '../testing/examples/example.ts';
import { EXAMPLES } from '../testing/examples/index.ts';
import { send } from '../testing/exchange.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);
const IDS = Object.keys(OPERATIONS).filter(isOperationId);

function expectedStatus(role: Role, { visitor, agent, person, apart = {} }: Expectation): number {
  if (role === 'operator' && apart.operator === undefined && visitor === 401) return 403;
  if (role === 'visitor') return apart.visitor ?? visitor;
  return role === 'agent' ? (apart.agent ?? agent) : (apart[role] ?? person);
}

const lineOf = (id: OperationId, { what = '' }: Example, role: string) => [id, what, 'as', role].join(' ');

/** For a thousand calls, each with its prerequisites, on a machine that does other things as well. */
const LONG = { timeout: 300_000 };

describe('every operation, called by every role', () => {
  it('is open exactly to whom its examples say [A-ROLE-22] [B-ROLE-01] [C-GUARD-26] [C-PERM-29]', LONG, async () => {
    const { testServer, contextFor, tokenOf } = await openAccessMatrix();
    const actual: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const id of IDS) {
      for (const example of EXAMPLES[id]) {
        for (const role of ROLES) {
          const call = await example.call(await contextFor(role));
          const response = await send(testServer.app, id, { ...call, ...(await tokenOf(role)) });
          await response.body?.cancel();
          actual[lineOf(id, example, role)] = response.status;
          expected[lineOf(id, example, role)] = expectedStatus(role, example.expected);
        }
      }
    }
    expect(actual).toEqual(expected);
  });

  it('that names something of another company is answered 404 [A-ROLE-23] [C-GUARD-27]', async () => {
    const { testServer, contextFor, tokenOf } = await openAccessMatrix();
    const actual: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const id of IDS) {
      for (const example of EXAMPLES[id].filter(({ namesOwn }) => namesOwn)) {
        // The administrator of the Corporate company names what belongs to the Basic one.
        const call = await example.call(await contextFor('basicManager'));
        const response = await send(testServer.app, id, { ...call, ...(await tokenOf('manager')) });
        const line = lineOf(id, example, 'manager of another company');
        actual[line] = [response.status, await response.json()];
        expected[line] = [404, { status: 404, error: 'not_found' }];
      }
    }
    expect(actual).toEqual(expected);
  });

  it('without a valid token answers 401 unless it is public [A-API-19] [B-API-12] [C-GUARD-25]', async () => {
    const { testServer } = await openAccessMatrix();
    const path = new Proxy<Record<string, string | number>>({}, { get: () => 1 });
    for (const id of IDS) {
      if (OPERATIONS[id].access.some((requirement) => requirement === 'public')) continue;
      for (const token of [undefined, '', 'guess', 'agent-guess', 'x'.repeat(5000)]) {
        const response = await send(testServer.app, id, { path, ...(token === undefined ? {} : { token }) });
        expect({ id, body: await response.json() }).toEqual({ id, body: { status: 401, error: 'login_required' } });
      }
    }
  });
});
