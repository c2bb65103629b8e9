import type { OperationId } from '@remote-console/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isObject } from '../http/contractDocument.ts';
import { openAccessMatrix } from '../testing/accessMatrix.ts';
import { OPERATION_IDS } from '../testing/contractDescription.ts';
import { answerFault } from '../testing/contractValidator.ts';
import { type Role, ROLES } from '../testing/examples/example.ts';
import { EXAMPLES } from '../testing/examples/index.ts';
import { type Call, send } from '../testing/exchange.ts';
import { rolesThatSucceed } from '../testing/fuzz/seeds.ts';

/** Fields with content that only their owner may read. */
const SECRET = /^(?:pw|pass|password|.*_pw|.*password.*|code|.*_code|otp.*|.*token|secret.*|key)$/i;
const NOT_SECRET = /^(?:lang_code)$/i;
const MARKER = 'Marker-7391-Secret';

/** A value with a marker in every field that contains a secret; whether it is still valid does not matter. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && SECRET.test(name) && !NOT_SECRET.test(name) ? MARKER : marked(inner),
    ]),
  );
}

interface Prepared {
  readonly id: OperationId;
  readonly call: Call;
}

/** Every example of every operation, each twice: as it is, and with markers in the secrets. */
async function everyCall({ contextFor, tokenOf }: Awaited<ReturnType<typeof openAccessMatrix>>): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const id of OPERATION_IDS) {
    for (const example of EXAMPLES[id]) {
      const [role = 'manager'] = rolesThatSucceed(example);
      const call = { ...(await example.call(await contextFor(role))), ...(await tokenOf(role)) };
      prepared.push({ id, call });
      if (isObject(call.body)) prepared.push({ id, call: { ...call, body: marked(call.body) } });
    }
  }
  return prepared;
}

/** Every secret in a call: its token, the markers, and the content of secret fields. */
function secretsOf({ token, body }: Call): string[] {
  const fields = isObject(body) ? Object.entries(body) : [];
  const inBody = fields.flatMap(([name, value]) => (SECRET.test(name) && typeof value === 'string' ? [value] : []));
  // Short ones such as `x` are in every text.
  return [MARKER, token ?? '', ...inBody].filter((secret) => secret.length >= 6);
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Catches what is written bypassing the log. */
function heardOutputs(): string[] {
  const heard: string[] = [];
  for (const stream of [process.stderr, process.stdout]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      heard.push(String(chunk));
      return true;
    });
  }
  return heard;
}

describe('everywhere', () => {
  it('answers are kept by nobody, sniffed by nobody and tell nothing of the inside', async () => {
    const { testServer, contextFor, tokenOf } = await openAccessMatrix();
    const faults: Record<string, unknown> = {};
    const roles: readonly Role[] = ROLES.filter((role) => ['visitor', 'agent', 'user', 'manager'].includes(role));
    for (const id of OPERATION_IDS) {
      for (const [index, example] of EXAMPLES[id].entries()) {
        for (const role of roles) {
          const call = await example.call(await contextFor(role));
          const response = await send(testServer.app, id, { ...call, ...(await tokenOf(role)) });
          const fault = await answerFault(id, response);
          if (fault !== null) faults[`${id} ${index} as ${role}`] = fault;
        }
      }
    }
    expect(faults).toEqual({});
  });

  it('passwords, tokens and codes stay out of the log, also while everything fails', async () => {
    const stages = await openAccessMatrix({ ACCESS_LOG: '1' });
    const { testServer } = stages;
    const calls = await everyCall(stages);
    const outputs = heardOutputs();
    for (const { id, call } of calls) await (await send(testServer.app, id, call)).body?.cancel();
    const requests = testServer.log.filter(({ message }) => message === 'request').length;
    await testServer.database.query.destroy();
    for (const { id, call } of calls) await (await send(testServer.app, id, call)).body?.cancel();
    vi.restoreAllMocks();

    // Each call was logged both times, and without a database nearly every one as an unexpected error. An enrolling
    // agent asks once more, because it first gets the nonce for its proof.
    expect(requests).toBe(calls.length + 1);
    expect(testServer.log.filter(({ level }) => level === 'error').length).toBeGreaterThan(calls.length / 2);
    const written = [...testServer.log.map((entry) => JSON.stringify(entry)), ...outputs].join('\n');
    const leaked = calls.filter(({ call }) => secretsOf(call).some((secret) => written.includes(secret)));
    expect(leaked.map(({ id }) => id)).toEqual([]);
  });

  it('errors say what went wrong to the log alone', async () => {
    const stages = await openAccessMatrix();
    const calls = await everyCall(stages);
    await stages.testServer.database.query.destroy();
    const faults: Record<string, unknown> = {};
    for (const { id, call } of calls) {
      const response = await send(stages.testServer.app, id, call);
      const fault = await answerFault(id, response);
      if (fault !== null) faults[id] = fault;
    }
    expect(faults).toEqual({});
  });
});
