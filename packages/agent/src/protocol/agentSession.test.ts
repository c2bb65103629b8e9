import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { AgentApi, Answer } from './agentApi.ts';
import { createAgentSession } from './agentSession.ts';

const LOST: Answer<null> = { kind: 'unreachable', reason: 'ECONNRESET' };
const TAKEN: Answer<null> = { kind: 'done', value: null };
const REFUSED: Answer<null> = { kind: 'refused', status: 404, error: 'not_found', retryAfterSeconds: null };
const FAILED: Answer<null> = { kind: 'refused', status: 503, error: 'internal_error', retryAfterSeconds: null };

const unused = () => Promise.reject(new Error('Nobody asked for this.'));

/** A session that gets these answers one after another. */
function sessionThatMeets(answers: readonly Answer<null>[], signal?: AbortSignal) {
  const sent: number[] = [];
  const api: AgentApi = {
    enrol: unused,
    heartbeat: unused,
    commands: unused,
    update: unused,
    goodbye: unused,
    sendScreen: unused,
    answerCommand: async (_token, commandPk) => {
      sent.push(commandPk);
      return answers[sent.length - 1] ?? LOST;
    },
  };
  const session = createAgentSession({
    api,
    identity: { guid: 'g', host_name: 'h', dev_os_id: 0, dev_ver: '1', simulated: true },
    enrolmentToken: null,
    agentToken: 'agent-token',
    keepToken: async () => undefined,
    ...(signal ? { signal } : {}),
  });
  return { sent, answer: () => session.answerCommand(7, { outcome: 'done', reason: 'Done.' }) };
}

it.each([
  ['a connection that was lost once', [LOST, TAKEN], 2, true],
  ['a server that is gone', [LOST, LOST, LOST], 3, false],
  ['a server that fails once', [FAILED, TAKEN], 2, true],
  ['a server that refuses it', [REFUSED], 1, false],
  ['a server that takes it', [TAKEN], 1, true],
])('the answer of a command meets %s', async (_name, answers, times, taken) => {
  const { sent, answer } = sessionThatMeets(answers);
  expect(await answer()).toBe(taken);
  expect(sent).toEqual(Array.from({ length: times }, () => 7));
});

it('an agent that ends does not wait for the next try', async () => {
  const ending = new AbortController();
  const { sent, answer } = sessionThatMeets([LOST, TAKEN], ending.signal);
  const answered = answer();
  ending.abort();
  expect(await answered).toBe(false);
  expect(sent).toHaveLength(1);
});

it('an agent whose device was deleted while it waited for commands does not enrol again with its next report', async () => {
  const kept = Promise.withResolvers<void>();
  const session = createAgentSession({
    api: {
      enrol: unused,
      heartbeat: unused,
      commands: async () => ({ kind: 'refused', status: 401, error: 'agent_removed', retryAfterSeconds: null }),
      update: unused,
      goodbye: unused,
      sendScreen: unused,
      answerCommand: unused,
    },
    identity: { guid: 'g', host_name: 'h', dev_os_id: 0, dev_ver: '1', simulated: true },
    enrolmentToken: 'enrolment-token',
    agentToken: 'agent-token',
    // The disk is slow: the next report starts before the token is deleted from it.
    keepToken: () => kept.promise,
  });
  const waited = session.takeCommands(25, AbortSignal.timeout(5000));
  await nextTurn();
  expect(await session.beat(unused)).toEqual({ kind: 'removed' });
  kept.resolve();
  expect(await waited).toEqual({ kind: 'removed' });
  expect(await session.takeCommands(25, AbortSignal.timeout(5000))).toEqual({ kind: 'removed' });
});
