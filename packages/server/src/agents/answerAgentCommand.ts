import { done, problem } from '../http/index.ts';
import { forAgent } from './forAgent.ts';

/** Records an agent's answer to a command. */
export const answerAgentCommand = forAgent<'answerAgentCommand'>(async ({ path, body }, { commands }) => {
  switch (await commands.answer(path.commandPk, { outcome: body.outcome, reason: body.reason ?? '' })) {
    case 'taken':
      return done();
    case 'over':
      return problem(409, 'command_over');
    case 'missing':
      return problem(404, 'not_found');
  }
});
