import type { Enrolment, Heartbeat } from '@remote-console/api-client/contract';
import type { AgentApi, Answer, Enrolled } from './agentApi.ts';

/** Why an agent cannot go on, whatever it waits for. */
export type FatalReason =
  /** The server refuses the enrolment token. */
  | 'enrolment_refused'
  /** The server does not know the agent, and there is no enrolment token to enrol with. */
  | 'enrolment_token_missing';

/** What became of one beat. */
export type BeatOutcome =
  | { readonly kind: 'accepted'; readonly intervalSeconds: number; readonly enrolled: boolean }
  /** The server was not reached. */
  | { readonly kind: 'away'; readonly reason: string }
  /** The server answered, and did not accept: it is busy, the license is full, or it does not like the report. */
  | { readonly kind: 'declined'; readonly reason: string; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'fatal'; readonly reason: FatalReason };

/** Who an agent says it is when it enrols. */
export type AgentIdentity = Omit<Enrolment, 'enrolment_token'>;

/** How a session is made. */
export interface AgentSessionOptions {
  readonly api: AgentApi;
  readonly identity: AgentIdentity;
  readonly enrolmentToken: string | null;
  /** The agent's own token from an earlier run, or null. */
  readonly agentToken: string | null;
  /** Keeps the agent's own token for the next run; null when it is not valid any more. */
  readonly keepToken: (agentToken: string | null) => Promise<void>;
  /** Ends calls that are under way. */
  readonly signal?: AbortSignal;
}

/** One device in its conversation with the server: enrols when it has to, reports, says goodbye. */
export interface AgentSession {
  /**
   * Reports once; enrols first where no token is held, and once more when the server refuses the token.
   *
   * @param compose Makes the report; `complete` asks for the whole inventory, because the device was just enrolled.
   */
  readonly beat: (compose: (complete: boolean) => Promise<Heartbeat>) => Promise<BeatOutcome>;
  /** Tells the server that the device goes offline now; does nothing without a token. */
  readonly goodbye: (signal?: AbortSignal) => Promise<void>;
}

const UNAUTHORIZED = 401;

/** Refusals of an enrolment that will not change by waiting. */
const FINAL_REFUSALS: ReadonlySet<number> = new Set([400, UNAUTHORIZED, 403, 404]);

function setback(answer: Exclude<Answer<unknown>, { kind: 'done' }>): BeatOutcome {
  return answer.kind === 'unreachable'
    ? { kind: 'away', reason: answer.reason }
    : {
        kind: 'declined',
        reason: `${answer.status} ${answer.error}`,
        retryAfterSeconds: answer.retryAfterSeconds,
      };
}

/** Starts a conversation; nothing is sent before the first beat. */
export function createAgentSession(options: AgentSessionOptions): AgentSession {
  const { api, identity, enrolmentToken, keepToken, signal } = options;
  let token = options.agentToken;

  async function enrol(): Promise<Answer<Enrolled> | { readonly kind: 'fatal'; readonly reason: FatalReason }> {
    if (enrolmentToken === null) return { kind: 'fatal', reason: 'enrolment_token_missing' };
    const answer = await api.enrol({ ...identity, enrolment_token: enrolmentToken }, signal);
    if (answer.kind === 'done') {
      token = answer.value.agentToken;
      await keepToken(token);
    }
    return answer.kind === 'refused' && FINAL_REFUSALS.has(answer.status)
      ? { kind: 'fatal', reason: 'enrolment_refused' }
      : answer;
  }

  async function report(agentToken: string, heartbeat: Heartbeat, enrolled: boolean): Promise<BeatOutcome | null> {
    const answer = await api.heartbeat(agentToken, heartbeat, signal);
    if (answer.kind === 'done') return { kind: 'accepted', intervalSeconds: answer.value.intervalSeconds, enrolled };
    return answer.kind === 'refused' && answer.status === UNAUTHORIZED ? null : setback(answer);
  }

  async function forgetToken(): Promise<void> {
    token = null;
    await keepToken(null);
  }

  return {
    async beat(compose) {
      if (token !== null) {
        const outcome = await report(token, await compose(false), false);
        if (outcome) return outcome;
        await forgetToken();
      }
      const enrolled = await enrol();
      if (enrolled.kind === 'fatal') return enrolled;
      if (enrolled.kind !== 'done') return setback(enrolled);
      const outcome = await report(enrolled.value.agentToken, await compose(true), true);
      if (outcome) return outcome;
      await forgetToken();
      return { kind: 'declined', reason: '401 right after enrolling', retryAfterSeconds: null };
    },
    async goodbye(deadline) {
      if (token !== null) await api.goodbye(token, deadline);
    },
  };
}
