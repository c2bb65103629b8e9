import { API_BASE, type Enrolment, type Heartbeat, type paths } from '@remote-console/api-client/contract';
import createClient from 'openapi-fetch';

/** What became of a call: done, refused by the server with a message key, or the server did not answer at all. */
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

/** What the server tells an agent that it has enrolled. */
export interface Enrolled {
  readonly devicePk: number;
  readonly agentToken: string;
  readonly intervalSeconds: number;
}

/** The three calls an agent makes. None of them throws. */
export interface AgentApi {
  readonly enrol: (enrolment: Enrolment, signal?: AbortSignal) => Promise<Answer<Enrolled>>;
  readonly heartbeat: (
    agentToken: string,
    heartbeat: Heartbeat,
    signal?: AbortSignal,
  ) => Promise<Answer<{ readonly intervalSeconds: number }>>;
  readonly goodbye: (agentToken: string, signal?: AbortSignal) => Promise<Answer<null>>;
}

const REQUEST_TIMEOUT_MS = 10_000;
const LONGEST_INTERVAL_SECONDS = 3600;

interface Exchange<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'the request failed';
  if (thrown.name === 'TimeoutError') return 'no answer in time';
  const { cause } = thrown;
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

/** The interval a server names, held inside what the contract allows. */
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

/**
 * The client of one server. Connections are kept open between calls; a redirect is never followed, because it would
 * carry the token to another host.
 *
 * @param origin Origin of the server, such as `https://console.example`.
 */
export function createAgentApi(origin: string): AgentApi {
  const client = createClient<paths>({ baseUrl: `${origin}${API_BASE}` });
  const common = (signal: AbortSignal | undefined) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return { redirect: 'error' as const, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
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
              }
            : null,
      ),
    heartbeat: (agentToken, heartbeat, signal) =>
      answerOf(
        () => client.POST('/agents/heartbeat', { body: heartbeat, headers: { token: agentToken }, ...common(signal) }),
        ({ objects: [first] }) => (first ? { intervalSeconds: intervalOf(first.interval_seconds) } : null),
      ),
    goodbye: async (agentToken, signal) => {
      const answer = await answerOf(
        () => client.DELETE('/agents/heartbeat', { headers: { token: agentToken }, ...common(signal) }),
        () => ({}),
      );
      return answer.kind === 'done' ? { kind: 'done', value: null } : answer;
    },
  };
}
