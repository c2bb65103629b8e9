import { API_BASE, type WirePaths } from '@remote-console/api-client/contract';
import type { AgentCommand, Enrolment, Heartbeat } from '../contract/index.ts';
import type { UpdateSystem } from '@remote-console/domain';
import createClient, { type Client } from 'openapi-fetch';
import { type NonceHolder, type Prover, provenFetch } from './provenFetch.ts';

/** The outcome of a call: done, refused by the server with a message key, or no answer from the server at all. */
export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: string;
      /** Seconds after which the server wants to be asked again, or null when it did not say. */
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'unreachable'; readonly reason: string };

/** What the server sends an agent that has enrolled. */
export interface Enrolled {
  readonly devicePk: number;
  readonly agentToken: string;
  readonly intervalSeconds: number;
  /** The key that the server signs updates with; null when it names none. */
  readonly updateKey: string | null;
}

/** What a server offers as an update: a text and its signature. */
export interface SignedManifest {
  readonly manifest: string;
  /** Of the text, in base64. */
  readonly signature: string;
}

/** The answer to a report. */
export interface Accepted {
  readonly intervalSeconds: number;
  readonly commands: readonly AgentCommand[];
}

/** The outcome of a command. */
export interface CommandOutcome {
  readonly outcome: 'done' | 'failed';
  /** One sentence for the person who requested it. */
  readonly reason: string;
}

/** A screenshot. */
export interface ScreenImage {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The calls an agent makes. None of them throws. */
export interface AgentApi {
  readonly enrol: (enrolment: Enrolment, signal?: AbortSignal) => Promise<Answer<Enrolled>>;
  readonly heartbeat: (agentToken: string, heartbeat: Heartbeat, signal?: AbortSignal) => Promise<Answer<Accepted>>;
  /** Waits for commands, for at most that many seconds. */
  readonly commands: (
    agentToken: string,
    waitSeconds: number,
    signal?: AbortSignal,
  ) => Promise<Answer<readonly AgentCommand[]>>;
  readonly answerCommand: (agentToken: string, commandPk: number, outcome: CommandOutcome) => Promise<Answer<null>>;
  readonly update: (agentToken: string, system: UpdateSystem, signal: AbortSignal) => Promise<Answer<SignedManifest>>;
  readonly sendScreen: (agentToken: string, image: ScreenImage) => Promise<Answer<null>>;
  readonly goodbye: (agentToken: string, signal?: AbortSignal) => Promise<Answer<null>>;
}

const REQUEST_TIMEOUT_MS = 10_000;
const LONGEST_INTERVAL_SECONDS = 3600;
/** The longest reason that the contract allows, in characters. */
const LONGEST_REASON = 200;

interface Exchange<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** How undici reports that a proxy did not open a tunnel. */
const PROXY_ANSWER = /Proxy response \((\d+)\)/;

/** The messages of an error and its causes. */
function messagesOf(thrown: unknown): readonly string[] {
  return thrown instanceof Error ? [thrown.message, ...messagesOf(thrown.cause)] : [];
}

/** Why a request failed: the system error code if there is one, `proxy 407` when a proxy refused it. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'the request failed';
  if (thrown.name === 'TimeoutError') return 'no answer in time';
  const { cause } = thrown;
  const proxied = PROXY_ANSWER.exec(messagesOf(thrown).join('\n'));
  if (proxied) return `proxy ${proxied[1]}`;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return thrown instanceof SyntaxError ? 'the answer is not one of a Remote Console server' : thrown.message;
}

function keyOf(error: unknown): string {
  const named = typeof error === 'object' && error !== null && 'error' in error ? error.error : null;
  return typeof named === 'string' ? named : 'server_error';
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_INTERVAL_SECONDS) : null;
}

/** The interval named by a server, clamped to what the contract allows. */
function intervalOf(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_INTERVAL_SECONDS) : 30;
}

async function answerOf<Data, Value>(
  call: () => Promise<Exchange<Data>>,
  read: (data: Data) => Value | null,
): Promise<Answer<Value>> {
  try {
    const { data, error, response } = await call();
    if (data === undefined) {
      const retryAfterSeconds = retryAfterOf(response);
      return { kind: 'refused', status: response.status, error: keyOf(error), retryAfterSeconds };
    }
    const value = read(data);
    return value === null
      ? { kind: 'unreachable', reason: 'the answer is not one of a Remote Console server' }
      : { kind: 'done', value };
  } catch (thrown) {
    return { kind: 'unreachable', reason: reasonOf(thrown) };
  }
}

async function withoutValue(call: () => Promise<Exchange<unknown>>): Promise<Answer<null>> {
  const answer = await answerOf(call, () => ({}));
  return answer.kind === 'done' ? { kind: 'done', value: null } : answer;
}

/** The commands of an answer; a server that does not support commands sends none. */
function commandsOf(commands: readonly AgentCommand[] | undefined): readonly AgentCommand[] {
  return Array.isArray(commands) ? commands : [];
}

/** A server, as used by any number of agents: connections are kept open between calls. */
export interface AgentServer {
  readonly origin: string;
  readonly client: Client<WirePaths>;
  readonly nonces: NonceHolder;
}

/**
 * Connects to a server.
 *
 * @param origin Such as `https://console.example`.
 */
export function openAgentServer(origin: string): AgentServer {
  return { origin, client: createClient<WirePaths>({ baseUrl: `${origin}${API_BASE}` }), nonces: { nonce: null } };
}

/** The calls of one agent, each with a proof of its key. Redirects are not followed: they would leak the token. */
export function createAgentApi({ client, nonces }: AgentServer, prover: Prover): AgentApi {
  const send = (request: Request) => provenFetch(request, prover, nonces);
  const common = (signal?: AbortSignal, waitMs = 0) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS + waitMs);
    return { redirect: 'error' as const, fetch: send, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  };
  return {
    enrol: (enrolment, signal) =>
      answerOf(
        () => client.POST('/agents', { body: enrolment, ...common(signal) }),
        ({ objects: [first] }) =>
          first && typeof first.agent_token === 'string'
            ? {
                devicePk: first.device_pk,
                agentToken: first.agent_token,
                intervalSeconds: intervalOf(first.interval_seconds),
                updateKey: typeof first.update_key === 'string' ? first.update_key : null,
              }
            : null,
      ),
    heartbeat: (agentToken, heartbeat, signal) =>
      answerOf(
        () => client.POST('/agents/heartbeat', { body: heartbeat, headers: { token: agentToken }, ...common(signal) }),
        ({ objects: [first] }) =>
          first ? { intervalSeconds: intervalOf(first.interval_seconds), commands: commandsOf(first.commands) } : null,
      ),
    commands: (agentToken, waitSeconds, signal) =>
      answerOf(
        () =>
          client.GET('/agents/commands', {
            params: { query: { wait: waitSeconds } },
            headers: { token: agentToken },
            ...common(signal, waitSeconds * 1000),
          }),
        ({ objects }) => commandsOf(objects),
      ),
    answerCommand: (agentToken, commandPk, outcome) =>
      withoutValue(() =>
        client.POST('/agents/commands/{commandPk}', {
          params: { path: { commandPk } },
          body: { ...outcome, reason: outcome.reason.slice(0, LONGEST_REASON) },
          headers: { token: agentToken },
          ...common(),
        }),
      ),
    update: (agentToken, system, signal) =>
      answerOf(
        () =>
          client.GET('/agents/update', {
            params: { query: { system } },
            headers: { token: agentToken },
            ...common(signal),
          }),
        ({ objects: [first] }) =>
          first && typeof first.manifest === 'string' && typeof first.signature === 'string' ? first : null,
      ),
    sendScreen: (agentToken, { type, bytes }) =>
      withoutValue(() =>
        client.PUT('/agents/screen', {
          // The generator types binary bodies as text; the serializer passes the bytes through.
          body: '',
          bodySerializer: () => bytes,
          headers: { token: agentToken, 'content-type': type },
          ...common(),
        }),
      ),
    goodbye: (agentToken, signal) =>
      withoutValue(() => client.DELETE('/agents/heartbeat', { headers: { token: agentToken }, ...common(signal) })),
  };
}
