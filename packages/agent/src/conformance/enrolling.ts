import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../testing/index.ts';
import { callsOf, demand, type Rule, type Trial, WATCH_MS } from './trial.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A field of a call's body. */
export function fieldOf({ body }: Call, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** Waits for the first accepted report. */
export function firstReport({ server, until }: Trial): Promise<Call> {
  return until('the agent enrols and reports', () => callsOf(server, 'heartbeat')[0]);
}

/** Starts the agent, stops it after a report and restarts it; how many calls came before, and both first reports. */
async function startTwice(trial: Trial) {
  const agent = trial.start();
  const first = await firstReport(trial);
  agent.terminate();
  await trial.exitOf(agent);
  const before = trial.server.calls.length;
  trial.start();
  const report = await trial.until('the agent reports after its second start', () =>
    trial.server.calls.slice(before).find(({ operation }) => operation === 'heartbeat'),
  );
  return { before, first, report };
}

/** What the protocol says about enrolling, and about what an agent stores. */
export const ENROLLING: readonly Rule[] = [
  {
    says: 'enrolls once, with a GUID, and reports with the token it got',
    async check(trial) {
      trial.start();
      const report = await firstReport(trial);
      const [enrolment, second] = callsOf(trial.server, 'enrol');
      demand(enrolment !== undefined && second === undefined, 'It did not enroll exactly once.');
      demand(UUID.test(String(fieldOf(enrolment, 'guid'))), 'The GUID is not a UUID.');
      demand(report.token.startsWith('agent-token'), "The report does not have the agent's token.");
    },
  },
  {
    says: 'keeps GUID and token for its next start, which begins with a complete report',
    async check(trial) {
      const { first, report } = await startTwice(trial);
      demand(callsOf(trial.server, 'enrol').length === 1, 'It enrolled again.');
      demand(report.token === first.token, 'It reports with another token.');
      demand(fieldOf(report, 'inventory') !== undefined, 'The first report after the start has no inventory.');
    },
  },
  {
    says: 'proves the key of its enrollment with every call, also after its next start',
    async check(trial) {
      await startTwice(trial);
      const keys = new Set([...trial.server.calls, ...trial.server.polls].map(({ proof }) => proof?.key));
      demand(!keys.has(undefined), 'It does not prove its key.');
      demand(keys.size === 1, `It has ${keys.size} keys.`);
    },
  },
  {
    says: 'names its run in every proof, and a different one after its next start',
    async check(trial) {
      const { before } = await startTwice(trial);
      const runsOf = (calls: readonly Call[]) => new Set(calls.map(({ proof }) => proof?.run ?? ''));
      const [earlier, later] = [runsOf(trial.server.calls.slice(0, before)), runsOf(trial.server.calls.slice(before))];
      demand(!earlier.has('') && !later.has(''), 'Its proofs name no run.');
      demand(earlier.size === 1 && later.size === 1, 'It names several runs between start and end.');
      demand(![...later].some((run) => earlier.has(run)), 'It repeats the run of an earlier start.');
    },
  },
  {
    says: 'continues immediately when proofs require a new nonce',
    async check(trial) {
      trial.start();
      await firstReport(trial);
      trial.server.nonce = 'second-nonce';
      const { length } = callsOf(trial.server, 'heartbeat');
      await trial.until('the agent reports on', () => callsOf(trial.server, 'heartbeat').length > length + 1);
      demand(callsOf(trial.server, 'enrol').length === 1, 'It enrolled again.');
    },
  },
  {
    says: 'keeps trying, without enrolling again, while another run has its identity',
    async check(trial) {
      const agent = trial.start();
      await firstReport(trial);
      trial.server.refuse = ({ operation }) =>
        operation === 'heartbeat' ? { status: 409, error: 'identity_in_use' } : null;
      const { length } = callsOf(trial.server, 'heartbeat');
      await trial.until('the agent tries again', () => callsOf(trial.server, 'heartbeat').length > length + 1);
      demand(agent.isRunning(), 'It ended.');
      demand(callsOf(trial.server, 'enrol').length === 1, 'It enrolled again.');
      trial.server.refuse = () => null;
      const tried = callsOf(trial.server, 'heartbeat').length;
      await trial.until('the agent reports again', () => callsOf(trial.server, 'heartbeat').length > tried);
    },
  },
  {
    says: 'stops with an error and a message when the server does not know its enrollment token',
    async check(trial) {
      trial.server.refuse = ({ operation }) =>
        operation === 'enrol' ? { status: 401, error: 'invalid_enrolment' } : null;
      const agent = trial.start();
      const code = await trial.exitOf(agent);
      demand(code !== null && code !== 0, 'Its exit code is not that of an error.');
      demand(agent.output().trim() !== '', 'It says nothing.');
      demand(callsOf(trial.server, 'enrol').length === 1, 'It repeated a final refusal.');
    },
  },
  {
    says: 'waits while there is no capacity for its device',
    async check(trial) {
      trial.server.refuse = ({ operation }) =>
        operation === 'enrol' ? { status: 409, error: 'license_volume_exceeded' } : null;
      const agent = trial.start();
      const [first, second] = await trial.until('the agent tries to enrol a second time', () => {
        const tries = callsOf(trial.server, 'enrol');
        return tries.length > 1 && tries;
      });
      demand((second?.at ?? 0) - (first?.at ?? 0) >= 450, 'It tried again in less than half a second.');
      demand(agent.isRunning(), 'It ended.');
      trial.server.refuse = () => null;
      await firstReport(trial);
    },
  },
  {
    says: 'never sends its token to another server, but keeps its GUID there',
    async check(trial) {
      const first = trial.start();
      const { token } = await firstReport(trial);
      first.terminate();
      await trial.exitOf(first);
      const other = await trial.startServer();
      trial.start(other);
      await trial.until('the agent reports to the other server', () => callsOf(other, 'heartbeat')[0]);
      const [before] = callsOf(trial.server, 'enrol');
      const [enrolment] = callsOf(other, 'enrol');
      demand(before !== undefined && enrolment !== undefined, 'It did not enroll there.');
      // Servers of this kind number their tokens the same way, so only the field counts.
      demand(fieldOf(enrolment, 'former_token') === undefined, 'It sent the token of one server to another.');
      demand(enrolment.token !== token, 'It sent the token of one server to another.');
      demand(fieldOf(before, 'guid') === fieldOf(enrolment, 'guid'), 'It generated a second GUID.');
    },
  },
  {
    says: 'enrolls again with its former token when the server has forgotten it, and reports everything',
    async check(trial) {
      trial.start();
      const { token } = await firstReport(trial);
      const before = trial.server.calls.length;
      trial.server.forgetTokens();
      const report = await trial.until('the agent reports with a new token', () =>
        trial.server.calls
          .slice(before)
          .find((call) => call.operation === 'heartbeat' && call.token !== token && call.token !== ''),
      );
      const enrolment = callsOf(trial.server, 'enrol')[1];
      demand(enrolment !== undefined, 'It did not enroll again.');
      demand(fieldOf(enrolment, 'former_token') === token, 'It does not prove its identity with its former token.');
      demand(fieldOf(report, 'inventory') !== undefined, 'Its first report after that has no inventory.');
    },
  },
  {
    says: 'stops permanently with exit code 0 when its device was deleted',
    async check(trial) {
      const agent = trial.start();
      const { token } = await firstReport(trial);
      trial.server.remove(token);
      demand((await trial.exitOf(agent)) === 0, 'Its exit code is not 0.');
      demand(callsOf(trial.server, 'enrol').length === 1, 'It enrolled again.');
    },
  },
  {
    says: 'signs off when it is stopped',
    async check(trial) {
      const agent = trial.start();
      await firstReport(trial);
      agent.terminate();
      demand((await trial.exitOf(agent)) === 0, 'Its exit code is not 0.');
      demand(trial.server.calls.at(-1)?.operation === 'goodbye', 'Its last call is not the sign-off.');
    },
  },
  {
    says: 'does not follow redirects',
    async check(trial) {
      const other = await trial.startServer();
      trial.server.refuse = ({ url }) => ({
        status: 307,
        error: 'moved',
        headers: { location: `${other.origin}${url}` },
      });
      trial.start();
      await trial.until('the agent tries to enrol', () => callsOf(trial.server, 'enrol')[0]);
      await sleep(WATCH_MS);
      demand(other.calls.length === 0, 'It followed the redirect.');
      trial.server.refuse = () => null;
      await firstReport(trial);
    },
  },
];
