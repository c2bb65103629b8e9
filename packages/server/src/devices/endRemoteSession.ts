import { done } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { viewerCall } from './viewerCall.ts';

/** A viewer reports that its session has ended. */
export const endRemoteSession = forAnyone<'endRemoteSession'>(async ({ body }, context) => {
  const call = await viewerCall(body.launchToken, context, (reports) => reports.end());
  return 'refused' in call ? call.refused : done();
});
