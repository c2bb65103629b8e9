import { done, problem } from '../http/index.ts';
import { forAgent } from './forAgent.ts';

/** Accepts a screenshot that somebody is waiting for. */
export const reportScreen = forAgent<'reportScreen'>(async ({ body }, { keepScreen }) => {
  switch (await keepScreen(body)) {
    case 'kept':
      return done();
    case 'no-image':
      return problem(400, 'invalid_data');
    case 'unasked':
      return problem(409, 'command_over');
  }
});
