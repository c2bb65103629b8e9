import { found, problem } from '../http/answers.ts';
import { forAgent } from '../http/operation.ts';
import { watchCalls } from './commandBell.ts';

/** How often the rows are read while an agent waits, should a call be lost on the way; in milliseconds. */
const READ_AGAIN_MS = 5000;

/** Hands the agent its commands; waits for one as long as it asks. */
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
      await calls.next(Math.min(left, READ_AGAIN_MS), signal);
    }
  } finally {
    calls.end();
  }
});
