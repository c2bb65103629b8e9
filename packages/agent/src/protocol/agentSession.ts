import type { AgentCommand, Enrolment, Heartbeat } from '../contract/index.ts';
import type { UpdateSystem } from '@remote-console/domain';
import type { AgentApi, Answer, CommandOutcome, Enrolled, ScreenImage, SignedManifest } from './agentApi.ts';
import { pauseAfter } from './backoff.ts';
import { wait } from './wait.ts';

/** The reasons the server gives for refusing an enrollment, as its message keys. */
const ENROLMENT_REFUSALS = [
  /** The token has expired. */
  'enrolment_expired',
  /** An administrator ended the token. */
  'enrolment_revoked',
  /** The token has enrolled as many devices as it allows. */
  'enrolment_used_up',
  /** The device has an agent, and the creator of the token does not manage the device. */
  'device_has_agent',
] as const;

/** One of them. */
export type EnrolmentRefusal = (typeof ENROLMENT_REFUSALS)[number];

/** Why an agent cannot go on, however long it waits. */
export type FatalReason =
  /** The server refuses the enrollment token without saying why. */
  | 'enrolment_refused'
  /** Why the server refuses it. */
  | EnrolmentRefusal
  /** The server does not know the agent, and there is no enrollment token. */
  | 'enrolment_token_missing';

/** The outcome of one beat. */
export type BeatOutcome =
  | {
      readonly kind: 'accepted';
      readonly intervalSeconds: number;
      readonly enrolled: boolean;
      readonly commands: readonly AgentCommand[];
    }
  /** The server could not be reached. */
  | { readonly kind: 'away'; readonly reason: string }
  /** The server answered but did not accept: it is busy, the license is full, or it rejects the report. */
  | { readonly kind: 'declined'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** The device was deleted: the agent must not come back on its own. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'fatal'; readonly reason: FatalReason };

/** The outcome of asking for commands. */
export type CommandsOutcome =
  | { readonly kind: 'commands'; readonly commands: readonly AgentCommand[] }
  /** There is no token yet, or it is no longer valid: the next report fixes that. */
  | { readonly kind: 'unknown' }
  | Exclude<BeatOutcome, { kind: 'accepted' | 'fatal' }>;

/** How an agent identifies itself when it enrolls. */
export type AgentIdentity = Omit<Enrolment, 'enrolment_token' | 'former_token'>;

/** Options of a session. */
export interface AgentSessionOptions {
  readonly api: AgentApi;
  readonly identity: AgentIdentity;
  readonly enrolmentToken: string | null;
  /** The agent's own token from an earlier run, or null. */
  readonly agentToken: string | null;
  /** Stores the agent's own token for the next run; null when its device was deleted. */
  readonly keepToken: (agentToken: string | null, updateKey: string | null) => Promise<void>;
  /** Enrolls at the first report even with a token, which then proves the agent's identity. */
  readonly enrolsAgain?: boolean;
  /** Ends calls in progress. */
  readonly signal?: AbortSignal;
}

/** One device's conversation with the server: enrolls when necessary, reports, says goodbye. */
export interface AgentSession {
  /**
   * Reports once; enrolls first if there is no token, and once more when the server refuses the token.
   *
   * @param compose Makes the report; `complete` asks for the whole inventory, because the device was just enrolled.
   */
  readonly beat: (compose: (complete: boolean) => Promise<Heartbeat>) => Promise<BeatOutcome>;
  /** Waits for commands, for at most that many seconds. */
  readonly takeCommands: (waitSeconds: number, signal: AbortSignal) => Promise<CommandsOutcome>;
  /** Reports the outcome of a command; true when the server accepted it. */
  readonly answerCommand: (commandPk: number, outcome: CommandOutcome) => Promise<boolean>;
  /** Sends a screenshot, which answers the command for it; true when the server accepted it. */
  readonly sendScreen: (image: ScreenImage) => Promise<boolean>;
  /** Asks which update the server offers for a system. */
  readonly takeUpdate: (system: UpdateSystem, signal: AbortSignal) => Promise<Answer<SignedManifest>>;
  /** The agent's own token, for requests other than these calls; null while it has none. */
  readonly token: () => string | null;
  /** Informs the server that the device is going offline; does nothing without a token. */
  readonly goodbye: (signal?: AbortSignal) => Promise<void>;
}

/**
 * How often an answer that does not get through is retried. The server hands the command out again, but the agent runs
 * each command once and so would not answer a second time.
 */
const TRIES_OF_ANSWER = 3;
const UNAUTHORIZED = 401;
const REMOVED = 'agent_removed';

/** Refusals of an enrollment that waiting will not change. */
const FINAL_REFUSALS: ReadonlySet<number> = new Set([400, UNAUTHORIZED, 403, 404]);

/** The lowest HTTP status that means a failure of the server itself. */
const SERVER_FAILED = 500;
const TOO_MANY_REQUESTS = 429;

/** Whether a failed call may succeed when repeated unchanged. */
function isPassing(answer: Exclude<Answer<unknown>, { kind: 'done' }>): boolean {
  return answer.kind === 'unreachable' || answer.status >= SERVER_FAILED || answer.status === TOO_MANY_REQUESTS;
}

type Setback = Exclude<BeatOutcome, { kind: 'accepted' | 'fatal' }>;

function setback(answer: Exclude<Answer<unknown>, { kind: 'done' }>): Setback {
  if (answer.kind === 'refused' && answer.status === UNAUTHORIZED && answer.error === REMOVED)
    return { kind: 'removed' };
  return answer.kind === 'unreachable'
    ? { kind: 'away', reason: answer.reason }
    : {
        kind: 'declined',
        reason: `${answer.status} ${answer.error}`,
        retryAfterSeconds: answer.retryAfterSeconds,
      };
}

/** Whether the server does not know the token, for a reason other than the deletion of the device. */
function isUnknown(answer: Exclude<Answer<unknown>, { kind: 'done' }>): boolean {
  return answer.kind === 'refused' && answer.status === UNAUTHORIZED && answer.error !== REMOVED;
}

/** Starts a conversation; nothing is sent before the first beat. */
export function createAgentSession(options: AgentSessionOptions): AgentSession {
  const { api, identity, enrolmentToken, keepToken, signal } = options;
  /** The last token: if the server still knows it, it proves that this is the device's agent. */
  let formerToken = options.agentToken;
  let token = options.enrolsAgain === true ? null : formerToken;
  /** Whether the device was deleted: reporting and waiting find out separately, and then neither may enroll. */
  let isRemoved = false;

  async function enrol(): Promise<Answer<Enrolled> | { readonly kind: 'fatal'; readonly reason: FatalReason }> {
    if (enrolmentToken === null) return { kind: 'fatal', reason: 'enrolment_token_missing' };
    const proof = formerToken === null ? {} : { former_token: formerToken };
    const answer = await api.enrol({ ...identity, ...proof, enrolment_token: enrolmentToken }, signal);
    if (answer.kind === 'done') {
      token = answer.value.agentToken;
      formerToken = token;
      await keepToken(token, answer.value.updateKey);
    }
    return answer.kind === 'refused' && FINAL_REFUSALS.has(answer.status)
      ? { kind: 'fatal', reason: ENROLMENT_REFUSALS.find((reason) => reason === answer.error) ?? 'enrolment_refused' }
      : answer;
  }

  async function report(agentToken: string, heartbeat: Heartbeat, enrolled: boolean): Promise<BeatOutcome | null> {
    const answer = await api.heartbeat(agentToken, heartbeat, signal);
    if (answer.kind === 'done') return { kind: 'accepted', enrolled, ...answer.value };
    return isUnknown(answer) ? null : setback(answer);
  }

  /** Sends the answer to a command; retries after a pause when the connection or the server failed. */
  async function deliver(send: (agentToken: string) => Promise<Answer<null>>): Promise<boolean> {
    for (let tries = 1; tries <= TRIES_OF_ANSWER; tries += 1) {
      if (token === null || signal?.aborted) return false;
      const answer = await send(token);
      if (answer.kind === 'done') return true;
      if (!isPassing(answer)) return false;
      const atLeast = answer.kind === 'refused' ? (answer.retryAfterSeconds ?? 0) * 1000 : 0;
      if (tries < TRIES_OF_ANSWER) await wait(Math.max(atLeast, pauseAfter(tries, Math.random())), signal);
    }
    return false;
  }

  /** For a deleted device: nothing of it is kept. */
  async function forgetToken(): Promise<void> {
    isRemoved = true;
    token = null;
    formerToken = null;
    await keepToken(null, null);
  }

  return {
    async beat(compose) {
      if (isRemoved) return { kind: 'removed' };
      if (token !== null) {
        const outcome = await report(token, await compose(false), false);
        if (outcome?.kind === 'removed') await forgetToken();
        if (outcome) return outcome;
        // Stays on the disk until there is another, since it may serve as proof of identity.
        token = null;
      }
      const enrolled = await enrol();
      if (enrolled.kind === 'fatal') return enrolled;
      if (enrolled.kind !== 'done') return setback(enrolled);
      const outcome = await report(enrolled.value.agentToken, await compose(true), true);
      if (outcome) return outcome;
      token = null;
      return { kind: 'declined', reason: '401 right after enrolling', retryAfterSeconds: null };
    },
    async takeCommands(waitSeconds, deadline) {
      if (isRemoved) return { kind: 'removed' };
      if (token === null) return { kind: 'unknown' };
      const answer = await api.commands(token, waitSeconds, deadline);
      if (answer.kind === 'done') return { kind: 'commands', commands: answer.value };
      if (isUnknown(answer)) return { kind: 'unknown' };
      const outcome = setback(answer);
      if (outcome.kind === 'removed') await forgetToken();
      return outcome;
    },
    async answerCommand(commandPk, outcome) {
      return deliver((agentToken) => api.answerCommand(agentToken, commandPk, outcome));
    },
    async sendScreen(image) {
      return deliver((agentToken) => api.sendScreen(agentToken, image));
    },
    async takeUpdate(system, deadline) {
      if (token === null) return { kind: 'unreachable', reason: 'the agent is not enrolled' };
      return api.update(token, system, deadline);
    },
    token: () => token,
    async goodbye(deadline) {
      if (token !== null) await api.goodbye(token, deadline);
    },
  };
}
