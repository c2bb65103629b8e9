import { done } from '../http/index.ts';
import { forAgent } from './forAgent.ts';

/** The agent ends: its device is offline immediately. */
export const reportShutdown = forAgent<'reportShutdown'>(async (_request, { store }) => {
  await store.shutDown();
  return done();
});
