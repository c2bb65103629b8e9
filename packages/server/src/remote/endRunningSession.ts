import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { runningSessionStore } from './runningSessionStore.ts';

/** Ends a session: an administrator anybody's, others their own. */
export const endRunningSession = forPerson({ runningSessions: runningSessionStore })<'endRunningSession'>(async (
  { path },
  { stores },
) => {
  switch (await stores.runningSessions.end(path.sessionPk)) {
    case 'ended':
      return done();
    case 'closed':
      return problem(403, 'no_permission');
    case 'missing':
      return problem(404, 'not_found');
  }
});
