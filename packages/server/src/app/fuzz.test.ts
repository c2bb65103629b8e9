import type { OperationId } from '@remote-console/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { isObject } from '../http/contractDocument.ts';
import { openAccessMatrix } from '../testing/accessMatrix.ts';
import { OPERATION_IDS } from '../testing/contractDescription.ts';
import { answerFault, breaksContract, parameterBreaksContract } from '../testing/contractValidator.ts';
import { type Example, type Role, ROLES } from '../testing/examples/example.ts';
import { EXAMPLES } from '../testing/examples/index.ts';
import { type Call, send } from '../testing/exchange.ts';
import { plansOf } from '../testing/fuzz/requests.ts';
import { knownNumbers, rolesThatSucceed } from '../testing/fuzz/seeds.ts';

/** How many requests each operation gets, the same on both engines: they differ in what they refuse. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 50);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** After that many requests everything is reset, because some of them succeed. */
const BATCH = 10;

const LIMITS_NOBODY_REACHES = {
  LOGIN_LIMIT_PER_ACCOUNT: '1000000',
  LOGIN_LIMIT_PER_ADDRESS: '1000000',
};

/** Every operation starts its own run, but the same one each time. */
const seedOf = (id: OperationId) => [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, SEED);

const shown = (call: Call) =>
  JSON.stringify(call, (_, value: unknown) =>
    value instanceof FormData
      ? 'a form'
      : value instanceof Uint8Array
        ? `bytes ${Buffer.from(value).toString('hex')}`
        : value,
  ).slice(0, 300);

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a request clearly violates the contract, so that it has to be refused. */
function isBroken(id: OperationId, { path = {}, query = {}, body }: Call): boolean {
  const json = body instanceof Uint8Array || body instanceof FormData ? undefined : parsed(body);
  if (json !== undefined && isObject(json) && breaksContract(id, json)) return true;
  return [
    ...Object.entries(path).map((entry) => ['path', ...entry] as const),
    ...Object.entries(query).map((entry) => ['query', ...entry] as const),
  ].some(([place, name, value]) => parameterBreaksContract(id, place, name, String(value)));
}

async function openQuickMatrix() {
  const matrix = await openAccessMatrix(LIMITS_NOBODY_REACHES);
  const { engine, query } = matrix.testServer.database;
  // Nothing of this run has to survive a power cut.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(query);
  // Nor does a request wait for what will not come.
  matrix.testServer.endWaiting();
  return matrix;
}

/** A company to send requests to; a new one if a request has broken it, for example when its caller deleted itself. */
async function openCompanies() {
  let matrix = await openQuickMatrix();
  const logs = [matrix.testServer.log];
  const prepare = async (example: Example, role: Role) => {
    const { testServer, contextFor, tokenOf } = matrix;
    const context = await contextFor(role);
    return { app: testServer.app, context, call: { ...(await example.call(context)), ...(await tokenOf(role)) } };
  };
  return {
    async prepare(example: Example, role: Role) {
      return prepare(example, role).catch(async () => {
        matrix = await openQuickMatrix();
        logs.push(matrix.testServer.log);
        return prepare(example, role);
      });
    },
    /** The internal errors so far. */
    errors: () => logs.flatMap((log) => log.filter(({ level }) => level === 'error').map(({ detail }) => detail)),
  };
}

/** Who sends a round of requests: in two of three rounds somebody with permission, in the third anybody. */
function callerOf(example: Example, round: number): Role {
  const able = rolesThatSucceed(example);
  const role = round % 3 === 2 || able.length === 0 ? ROLES[round % ROLES.length] : able[round % able.length];
  return role ?? 'manager';
}

async function fuzz(companies: Awaited<ReturnType<typeof openCompanies>>, id: OperationId) {
  const examples = EXAMPLES[id];
  const [first] = examples;
  if (!first) throw new Error(`${id} has no example.`);
  const begun = await companies.prepare(first, 'manager');
  const seed = seedOf(id);
  const plans = fc.sample(plansOf(id, knownNumbers(begun.context, begun.call)), { numRuns: REQUESTS, seed });
  const faults: string[] = [];
  let succeeded = 0;

  for (let start = 0; start < plans.length; start += BATCH) {
    const round = start / BATCH;
    const example = examples[round % examples.length] ?? first;
    const role = callerOf(example, round);
    const { app, call } = await companies.prepare(example, role);
    for (const [index, plan] of [(right: Call) => right, ...plans.slice(start, start + BATCH)].entries()) {
      const request = plan(call);
      const response = await send(app, id, request);
      const { status } = response;
      const fault = await answerFault(id, response);
      if (status < 300) succeeded += 1;
      const where = `seed ${seed}, request ${start + index}, as ${role}: ${shown(request)} was answered ${status}`;
      if (status >= 500) faults.push(where);
      else if (fault !== null) faults.push(`${where}, and ${fault}`);
      else if (status < 300 && isBroken(id, request)) faults.push(`${where}, though it breaks the contract`);
    }
  }
  const able = examples.some((each) => rolesThatSucceed(each).length > 0);
  return { faults: faults.slice(0, 5), succeeded, able };
}

/** Operations that share a company: each has its own on SQLite, where creating one is instant. */
const SHARING = inject('engine') === 'sqlite' ? 1 : 8;
const GROUPS = OPERATION_IDS.flatMap((_, index) =>
  index % SHARING === 0 ? [OPERATION_IDS.slice(index, index + SHARING)] : [],
).map((ids) => ({ ids, names: ids.join(', ') }));

describe(`generated requests, ${REQUESTS} for each operation`, () => {
  it.each(GROUPS)('are answered within the contract: $names', async ({ ids }) => {
    const companies = await openCompanies();
    for (const id of ids) {
      const { faults, succeeded, able } = await fuzz(companies, id);
      const errors = companies.errors().slice(0, 3);
      expect({ id, faults, errors }).toEqual({ id, faults: [], errors: [] });
      // A run in which nothing ever succeeds would only have tested the refusals.
      expect({ id, somethingSucceeds: !able || succeeded > 0 }).toEqual({ id, somethingSucceeds: true });
    }
  });
});
