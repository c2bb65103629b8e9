import { found, problem } from '../http/index.ts';
import { watchCalls } from './commandNotifier.ts';
import { forAgent } from './forAgent.ts';

/**
 * Hands the agent its commands; waits for one as long as requested. The rows are read when the agent is called and not
 * in between: with one read every five seconds, 240 waiting agents kept a server busy for a tenth of its time. A bus
 * that lost its connection makes up for missed calls, and each report of the agent picks up what was lost.
 */
export const listAgentCommands = forAgent<'listAgentCommands'>(async ({ query }, caller) => {
  const { commands, device, bus } = caller;
  const leaving = caller.callerLeft();
  const signal = AbortSignal.any([caller.signal, leaving]);
  const until = performance.now() + (query.wait ?? 0) * 1000;
  // Listens first and reads after, so that no call is missed in between.
  const calls = watchCalls(bus, device.pk);
  try {
    for (;;) {
      // A command handed to an agent that has left is lost for ten seconds.
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
