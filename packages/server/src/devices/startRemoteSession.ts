import { found } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { viewerCall } from './viewerCall.ts';

/** A viewer reports that its session has started. */
export const startRemoteSession = forAnyone<'startRemoteSession'>(async ({ body }, context) => {
  const call = await viewerCall(body.launchToken, context, (reports) =>
    reports.start({ publicAddress: context.address, privateAddress: body.viewerPrivateIp ?? '' }),
  );
  return 'refused' in call ? call.refused : found([{ id: call.result }]);
});
