import { contract, type OperationId, OPERATIONS, type WireOperations } from '@remote-console/api-client/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { sendProven } from './agentProofs.ts';
import { followed, standsAt } from '../http/contractDocument.ts';

// A separate instance: the server's checks do not check themselves.
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema({ ...contract, $id: 'document' });
const checks = new Map<string, ValidateFunction>();

/** What answers requests: the app, or handlers that simulate one. */
export interface Answering {
  readonly request: (
    request: Request,
    options?: undefined,
    environment?: ReturnType<typeof comingFrom>,
  ) => Response | Promise<Response>;
}

/** What a test sends. */
export interface Call {
  readonly token?: string;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; text, bytes and forms are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The agent that proves its key with the call, by a name that the test gives it; null for none. By default, the one
   * of the GUID enrolls, and calls with its token are its own.
   */
  readonly agent?: string | null;
  /** The run named by its proof; always the same by default. */
  readonly run?: string;
  /** Where the call comes from; loopback by default. */
  readonly address?: string;
}

/** The body of a success, as described by the contract. */
export type Success<Id extends OperationId> = WireOperations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A refusal: its status, its message key and its field. */
export interface Refused {
  readonly status: number;
  readonly error: string;
  readonly field?: string;
}

function addressOf(id: OperationId, { path = {}, query = {} }: Call): string {
  const filled = OPERATIONS[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `http://console.test${OPERATIONS[id].base}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function sendable(body: unknown): string | FormData | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string' || body instanceof FormData) return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

/** A call as a request. */
export function requestOf(id: OperationId, call: Call = {}): Request {
  const { token, body, headers } = call;
  return new Request(addressOf(id, call), {
    method: OPERATIONS[id].method.toUpperCase(),
    headers: { ...(token === undefined ? {} : { token }), ...headers },
    ...(body === undefined ? {} : { body: sendable(body) }),
  });
}

/** The environment of a request that comes from an address. */
export const comingFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** Sends a request; the answer is not checked. */
export async function send(app: Answering, id: OperationId, call: Call = {}): Promise<Response> {
  const from = comingFrom(call.address ?? '127.0.0.1');
  const sendWith = async (headers: Readonly<Record<string, string>>) =>
    app.request(requestOf(id, { ...call, headers: { ...headers, ...call.headers } }), undefined, from);
  return sendProven(app, id, call, sendWith, () => requestOf(id, call));
}

/** The validator of an operation's answer; statuses not listed in the contract use its `default`. */
function checkOf(id: OperationId, status: number): ValidateFunction {
  const responses = `#/paths/${OPERATIONS[id].path.replaceAll('/', '~1')}/${OPERATIONS[id].method}/responses`;
  const listed = standsAt(`${responses}/${status}`) === undefined ? 'default' : status;
  const pointer = `document${followed(`${responses}/${listed}`)}/content/application~1json/schema`;
  const check = checks.get(pointer) ?? ajv.compile({ $ref: pointer });
  checks.set(pointer, check);
  return check;
}

/** Sends a request, validates the answer against the contract, and returns it whatever it is. */
export async function exchange(
  app: Answering,
  id: OperationId,
  call: Call = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> {
  const response = await send(app, id, call);
  const body: unknown = await response.json();
  const check = checkOf(id, response.status);
  if (!check(body)) throw new Error(`${id} ${response.status} breaks the contract: ${ajv.errorsText(check.errors)}`);
  expect(body).toHaveProperty('status', response.status);
  return { status: response.status, headers: response.headers, body };
}

/** Sends a request that must succeed. */
export async function succeed<Id extends OperationId>(app: Answering, id: Id, call: Call = {}): Promise<Success<Id>> {
  const { status, body } = await exchange(app, id, call);
  const isSuccess = (_body: unknown): _body is Success<Id> => status === 200;
  if (!isSuccess(body)) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Sends a request that must be refused. */
export async function refuse(app: Answering, id: OperationId, call: Call = {}): Promise<Refused> {
  const { status, body } = await exchange(app, id, call);
  const isRefusal = (_body: unknown): _body is Refused => status >= 400;
  if (!isRefusal(body)) throw new Error(`${id} answered ${status} where it should refuse.`);
  return body;
}
