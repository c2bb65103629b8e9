import { found, problem } from '../http/index.ts';
import { watchCalls } from './commandNotifier.ts';
import { forAgent } from './forAgent.ts';

/**
 * Hands the agent its commands; waits for one as long as it asks. The rows are read when the agent is called and not in
 * between: with one reading in five seconds, 240 waiting agents kept a server busy for a tenth of its time. A bus that
 * lost its connection makes up for the calls it missed, and each report of the agent takes what was lost on the way.
 */
export const listAgentCommands = forAgent<'listAgentCommands'>(async ({ query }, caller) => {
  const { commands, device, bus } = caller;
  const leaving = caller.callerLeft();
  const signal = AbortSignal.any([caller.signal, leaving]);
  const until = performance.now() + (query.wait ?? 0) * 1000;
  // Listened first and read after, so that no call falls in between.
  const calls = watchCalls(bus, device.pk);
  try {
    for (;;) {
      // A command that is handed to an agent which has left is lost for ten seconds.
      if (leaving.aborted) return found([]);
      const taken = await commands.take();
      if (taken.length === 0 && !(await commands.isThere())) return problem(401, 'agent_removed');
      const remaining = until - performance.now();
      if (taken.length > 0 || remaining <= 0 || signal.aborted) return found(taken);
      await calls.next(remaining, signal);
    }
  } finally {
    calls.end();
  }
});
