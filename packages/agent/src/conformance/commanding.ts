import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, manifestOf, someKey } from '../testing/index.ts';
import { fieldOf, firstReport } from './enrolling.ts';
import { callsOf, demand, type Rule, type Trial, WATCH_MS } from './trial.ts';

const LONGEST_REASON = 200;
const LARGEST_PICTURE = 1024 * 1024;
/** A command that no version of the protocol defines. */
const UNKNOWN = { type: 'turn_around' };

/** The answers to a command received so far. */
function answersTo({ server }: Trial, pk: number): readonly Call[] {
  return server.answers.filter(({ operation, url }) => operation === 'answer' && url.endsWith(`/${pk}`));
}

async function answerTo(trial: Trial, pk: number): Promise<Call> {
  const answer = await trial.until('the agent answers the command', () => answersTo(trial, pk)[0]);
  demand(String(fieldOf(answer, 'reason')).length <= LONGEST_REASON, 'The reason is too long.');
  return answer;
}

function demandOutcome(answer: Call, outcome: 'done' | 'failed'): void {
  const said = String(fieldOf(answer, 'outcome'));
  demand(said === outcome, `It answers ${said} and not ${outcome}.`);
}

/** Whether the bytes start like a PNG or a JPEG. */
function isPicture(body: unknown): boolean {
  return Buffer.isBuffer(body) && /^(89504e470d0a1a0a|ffd8ff)/.test(body.subarray(0, 8).toString('hex'));
}

/** What the protocol says about commands. */
export const COMMANDING: readonly Rule[] = [
  {
    says: 'keeps a long poll for commands open in addition to its reports',
    async check(trial) {
      trial.start();
      const polls = await trial.until('the agent asks for commands a third time', () => {
        const { polls: asked } = trial.server;
        return asked.length > 2 && asked;
      });
      for (const { url } of polls) {
        const wait = Number(/[?&]wait=(\d+)/.exec(url)?.[1] ?? 0);
        demand(wait > 0 && wait <= 25, `It asks to wait ${wait} seconds and not 1 to 25.`);
      }
      demand(callsOf(trial.server, 'heartbeat').length > 1, 'It does not report while it waits.');
    },
  },
  {
    says: 'answers a command of an unknown type with failed',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      demandOutcome(await answerTo(trial, trial.server.command(UNKNOWN)), 'failed');
    },
  },
  {
    says: 'runs a command only once when it is delivered twice',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      const pk = trial.server.command(UNKNOWN);
      await answerTo(trial, pk);
      trial.server.handOutAgain(pk);
      await sleep(WATCH_MS);
      demand(answersTo(trial, pk).length === 1, 'It ran the command a second time.');
    },
  },
  {
    says: 'also accepts commands from the responses to its reports',
    async check(trial) {
      trial.server.refuse = ({ operation }) =>
        operation === 'commands' ? { status: 503, error: 'unavailable' } : null;
      trial.server.handOutWithReports();
      trial.start();
      await firstReport(trial);
      demandOutcome(await answerTo(trial, trial.server.command(UNKNOWN)), 'failed');
    },
  },
  {
    says: 'resends an answer that did not arrive',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      trial.server.refuse = ({ operation }) => (operation === 'answer' ? { status: 503, error: 'unavailable' } : null);
      const pk = trial.server.command(UNKNOWN);
      await answerTo(trial, pk);
      trial.server.refuse = () => null;
      await trial.until('the agent sends its answer again', () => answersTo(trial, pk).length > 1);
    },
  },
  {
    says: 'does not repeat an answer that came too late',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      trial.server.refuse = ({ operation }) => (operation === 'answer' ? { status: 409, error: 'command_over' } : null);
      const pk = trial.server.command(UNKNOWN);
      await answerTo(trial, pk);
      await sleep(WATCH_MS);
      demand(answersTo(trial, pk).length === 1, 'It sent the answer again.');
    },
  },
  {
    says: 'answers an update to its current version with done',
    async check(trial) {
      trial.start();
      const inventory = fieldOf(await firstReport(trial), 'inventory');
      const value = String(Reflect.get(Object(inventory), 'dev_ver'));
      demandOutcome(await answerTo(trial, trial.server.command({ type: 'update', value })), 'done');
    },
  },
  {
    says: 'accepts no update that its server did not sign, and continues to report',
    async check(trial) {
      const program = Buffer.from('#!/bin/sh\nexit 0\n');
      const manifest = manifestOf(program, { version: '999.0.0' });
      trial.server.updateKey = someKey().key;
      trial.server.offer = { manifest, signature: someKey().sign(manifest), program: Promise.resolve(program) };
      trial.start();
      await firstReport(trial);
      const pk = trial.server.command({ type: 'update', value: '999.0.0' });
      demandOutcome(await answerTo(trial, pk), 'failed');
      demand(callsOf(trial.server, 'download').length === 0, 'It downloaded the program.');
      const sent = callsOf(trial.server, 'heartbeat').length;
      await trial.until('the agent reports on', () => callsOf(trial.server, 'heartbeat').length > sent);
    },
  },
  {
    says: 'sends a screenshot when asked for one, or answers failed',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      trial.server.command({ type: 'screen' });
      const answer = await trial.until('the agent answers the command', () => trial.server.answers[0]);
      if (answer.operation === 'answer') return demandOutcome(answer, 'failed');
      demand(isPicture(answer.body), 'It sent neither PNG nor JPEG.');
      const { length } = Buffer.isBuffer(answer.body) ? answer.body : { length: 0 };
      demand(length <= LARGEST_PICTURE, 'The screenshot is larger than a server accepts.');
    },
  },
];
