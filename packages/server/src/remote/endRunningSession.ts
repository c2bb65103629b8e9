import { done, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Ends a session: a manager those of everybody, others their own. */
export const endRunningSession = forPerson<'endRunningSession'>(async ({ path }, { stores }) => {
  switch (await stores.runningSessions.end(path.sessionPk)) {
    case 'ended':
      return done();
    case 'closed':
      return problem(403, 'no_permission');
    case 'missing':
      return problem(404, 'not_found');
  }
});
