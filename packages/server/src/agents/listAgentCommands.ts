import { found, problem } from '../http/answers.ts';
import { forAgent } from '../http/operation.ts';
import { watchCalls } from './commandBell.ts';

/**
 * Hands the agent its commands; waits for one as long as it asks. The rows are read when the agent is called and not in
 * between: with one reading in five seconds, 240 waiting agents kept a server busy for a tenth of its time. A bus that
 * lost its connection makes up for the calls it missed, and each report of the agent takes what was lost on the way.
 */
export const listAgentCommands = forAgent<'listAgentCommands'>(async ({ query }, { commands, device, bus, signal }) => {
  const until = performance.now() + (query.wait ?? 0) * 1000;
  // Listened first and read after, so that no call falls in between.
  const calls = watchCalls(bus, device.pk);
  try {
    for (;;) {
      const taken = await commands.take();
      if (taken.length === 0 && !(await commands.isThere())) return problem(401, 'agent_removed');
      const left = until - performance.now();
      if (taken.length > 0 || left <= 0 || signal.aborted) return found(taken);
      await calls.next(left, signal);
    }
  } finally {
    calls.end();
  }
});
