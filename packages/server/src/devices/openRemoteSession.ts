import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { commandStore } from './commandStore.ts';
import { deviceStore } from './deviceStore.ts';
import { refusalAnswer } from './refusalAnswer.ts';
import { remoteStore } from './remoteStore.ts';

/** Everything a viewer needs to control a device, or to exchange files with it (B-REMOTE-07, B-REMOTE-08). */
export const openRemoteSession = forPerson({
  commands: commandStore,
  devices: deviceStore,
  remote: remoteStore,
})<'openRemoteSession'>(async ({ path, query }, { stores, settings }) => {
  const access = await stores.devices.access(path.devicePk);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const device = await stores.devices.record(access.device.pk);
  if (!device) return problem(404, 'not_found');
  const purpose = query.fileTransfer === true ? 'fileTransfer' : 'remote';
  const refusal = await stores.commands.refusal(device, purpose);
  if (refusal) return refusalAnswer(refusal);
  return found([await stores.remote.open(device, purpose, settings.remote)]);
});
