import type { AgentCommand, Enrolment, Heartbeat } from '../contract/index.ts';
import type { UpdateSystem } from '@remote-console/domain';
import type { AgentApi, Answer, CommandOutcome, Enrolled, ScreenImage, SignedManifest } from './agentApi.ts';
import { pauseAfter } from './backoff.ts';
import { wait } from './wait.ts';

/** The reasons for refusing an enrolment that the server tells, as its message keys. */
const ENROLMENT_REFUSALS = [
  /** The token has ended. */
  'enrolment_expired',
  /** A manager ended the token. */
  'enrolment_revoked',
  /** The token has enrolled as many devices as it is for. */
  'enrolment_used_up',
  /** The device has an agent, and who made the token does not manage the device. */
  'device_has_agent',
] as const;

/** One of them. */
export type EnrolmentRefusal = (typeof ENROLMENT_REFUSALS)[number];

/** Why an agent cannot go on, whatever it waits for. */
export type FatalReason =
  /** The server refuses the enrolment token, and says no more than that. */
  | 'enrolment_refused'
  /** Why the server refuses it. */
  | EnrolmentRefusal
  /** The server does not know the agent, and there is no enrolment token to enrol with. */
  | 'enrolment_token_missing';

/** What became of one beat. */
export type BeatOutcome =
  | {
      readonly kind: 'accepted';
      readonly intervalSeconds: number;
      readonly enrolled: boolean;
      readonly commands: readonly AgentCommand[];
    }
  /** The server was not reached. */
  | { readonly kind: 'away'; readonly reason: string }
  /** The server answered, and did not accept: it is busy, the license is full, or it does not like the report. */
  | { readonly kind: 'declined'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** The device was deleted: the agent is not to come back on its own. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'fatal'; readonly reason: FatalReason };

/** What became of asking for commands. */
export type CommandsOutcome =
  | { readonly kind: 'commands'; readonly commands: readonly AgentCommand[] }
  /** No token is held yet, or it is not valid any more: the next report corrects that. */
  | { readonly kind: 'unknown' }
  | Exclude<BeatOutcome, { kind: 'accepted' | 'fatal' }>;

/** Who an agent says it is when it enrols. */
export type AgentIdentity = Omit<Enrolment, 'enrolment_token' | 'former_token'>;

/** How a session is made. */
export interface AgentSessionOptions {
  readonly api: AgentApi;
  readonly identity: AgentIdentity;
  readonly enrolmentToken: string | null;
  /** The agent's own token from an earlier run, or null. */
  readonly agentToken: string | null;
  /** Keeps the agent's own token for the next run; null when its device was deleted. */
  readonly keepToken: (agentToken: string | null, updateKey: string | null) => Promise<void>;
  /** Enrols at the first report although a token is held, which then proves who this is. */
  readonly enrolsAgain?: boolean;
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
  /** Waits for commands, for at most that many seconds. */
  readonly takeCommands: (waitSeconds: number, signal: AbortSignal) => Promise<CommandsOutcome>;
  /** Says what became of a command; true when the server took it. */
  readonly answerCommand: (commandPk: number, outcome: CommandOutcome) => Promise<boolean>;
  /** Sends a picture of the screen, which answers the command for it; true when the server took it. */
  readonly sendScreen: (image: ScreenImage) => Promise<boolean>;
  /** Asks what the server offers as the agent of a system. */
  readonly takeUpdate: (system: UpdateSystem, signal: AbortSignal) => Promise<Answer<SignedManifest>>;
  /** The agent's own token, for what is not one of these calls; null while it has none. */
  readonly token: () => string | null;
  /** Tells the server that the device goes offline now; does nothing without a token. */
  readonly goodbye: (signal?: AbortSignal) => Promise<void>;
}

/**
 * How often an answer is sent that does not get through. The server hands the command out again, but the agent runs each
 * command once and so would not answer a second time.
 */
const TRIES_OF_ANSWER = 3;
const UNAUTHORIZED = 401;
const REMOVED = 'agent_removed';

/** Refusals of an enrolment that will not change by waiting. */
const FINAL_REFUSALS: ReadonlySet<number> = new Set([400, UNAUTHORIZED, 403, 404]);

/** The first status of those by which a server says that it failed itself. */
const SERVER_FAILED = 500;
const TOO_MANY_REQUESTS = 429;

/** Whether a call that failed may succeed when it is made again as it is. */
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

/** Whether the server does not know the token, for another reason than that the device was deleted. */
function isUnknown(answer: Exclude<Answer<unknown>, { kind: 'done' }>): boolean {
  return answer.kind === 'refused' && answer.status === UNAUTHORIZED && answer.error !== REMOVED;
}

/** Starts a conversation; nothing is sent before the first beat. */
export function createAgentSession(options: AgentSessionOptions): AgentSession {
  const { api, identity, enrolmentToken, keepToken, signal } = options;
  /** The last token that was held: should the server still know it, it proves that this is the device's agent. */
  let formerToken = options.agentToken;
  let token = options.enrolsAgain === true ? null : formerToken;
  /** Whether the device was deleted: reports and waiting learn of it apart, and neither may enrol after the other did. */
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

  /** Sends what a command is waited for; again after a pause where the connection or the server failed. */
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

  /** For a device that was deleted: nothing of it is to be kept. */
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
        // Kept on the disk until there is another, since it may prove who this is.
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
