import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../testing/index.ts';
import { fieldOf, firstReport } from './enrolling.ts';
import { callsOf, demand, INTERVAL_SECONDS, type Rule, type Trial } from './trial.ts';

/** The median time between calls, in milliseconds. */
function usualPause(calls: readonly Call[]): number {
  const pauses = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? at));
  return pauses.toSorted((one, other) => one - other)[Math.floor(pauses.length / 2)] ?? 0;
}

function reports({ server, until }: Trial, count: number, from = 0): Promise<readonly Call[]> {
  return until(`the agent sends ${count} reports`, () => {
    const sent = callsOf(server, 'heartbeat').slice(from);
    return sent.length >= count && sent;
  });
}

/** What the protocol says about reports and waiting. */
export const REPORTING: readonly Rule[] = [
  {
    says: 'starts with the complete inventory, and does not repeat unchanged parts',
    async check(trial) {
      trial.start();
      const [first, ...others] = await reports(trial, 3);
      const inventory = first && fieldOf(first, 'inventory');
      demand(typeof inventory === 'object' && inventory !== null, 'The first report has no inventory.');
      demand('dev_ver' in inventory && 'os_name' in inventory, 'It does not name version and operating system.');
      for (const report of others)
        demand(!/"(dev_ver|os_name)"/.test(JSON.stringify(report.body)), 'It repeats unchanged parts.');
    },
  },
  {
    says: 'reports at the interval in the latest response',
    async check(trial) {
      trial.start();
      const atFirst = usualPause(await reports(trial, 5));
      demand(atFirst > INTERVAL_SECONDS * 700, `It reports every ${atFirst} ms instead of ${INTERVAL_SECONDS} s.`);
      demand(atFirst < INTERVAL_SECONDS * 2500, `It reports every ${atFirst} ms instead of ${INTERVAL_SECONDS} s.`);
      trial.server.intervalSeconds = 3;
      // The report in flight may still be answered with the previous interval.
      const sent = callsOf(trial.server, 'heartbeat').length + 1;
      const pause = usualPause(await reports(trial, 4, sent));
      demand(pause > 2000, `It reports after ${pause} ms although the server named 3 s.`);
    },
  },
  {
    says: 'tries less often while the server fails, and continues afterwards',
    async check(trial) {
      const agent = trial.start();
      await firstReport(trial);
      trial.server.refuse = () => ({ status: 503, error: 'unavailable' });
      const before = callsOf(trial.server, 'heartbeat').length;
      await sleep(5000);
      const tries = callsOf(trial.server, 'heartbeat').length - before;
      demand(tries > 0 && tries <= 6, `It made ${tries} calls in 5 seconds without an answer.`);
      demand(agent.isRunning(), 'It ended.');
      trial.server.refuse = () => null;
      await reports(trial, 1, before + tries);
    },
  },
  {
    says: 'waits as long as Retry-After says',
    async check(trial) {
      let refusedAt = 0;
      trial.start();
      await firstReport(trial);
      trial.server.refuse = ({ operation, at }) => {
        if (operation !== 'heartbeat' || refusedAt > 0) return null;
        refusedAt = at;
        return { status: 429, error: 'too_many_requests', headers: { 'retry-after': '3' } };
      };
      const next = await trial.until('the agent reports again', () =>
        callsOf(trial.server, 'heartbeat').find(({ at }) => refusedAt > 0 && at > refusedAt),
      );
      demand(next.at - refusedAt >= 2900, `It waited ${next.at - refusedAt} ms and not 3 s.`);
    },
  },
];
