import { done } from '../http/index.ts';
import { forAnyone } from '../members/index.ts';
import { viewerCall } from './viewerCall.ts';

/** A viewer reports that a file was transferred in its session. */
export const reportFileTransfer = forAnyone<'reportFileTransfer'>(async ({ body }, context) => {
  const { launchToken, ...file } = body;
  const call = await viewerCall(launchToken, context, (reports) => reports.transfer(file));
  return 'refused' in call ? call.refused : done();
});
