import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { commandStore } from './commandStore.ts';
import { deviceStore } from './deviceStore.ts';
import { refusalAnswer } from './refusalAnswer.ts';

/** Removes a device (B-ACTION-55). */
export const deleteDevice = forPerson({ commands: commandStore, devices: deviceStore })<'deleteDevice'>(
  async ({ path }, { transact }) =>
    transact(async ({ devices, commands }) => {
      const access = await devices.access(path.devicePk);
      if (access.kind === 'missing') return problem(404, 'not_found');
      if (access.kind === 'closed') return problem(403, 'no_group_access');
      const device = await devices.record(access.device.pk);
      if (!device) return problem(404, 'not_found');
      const refusal = await commands.refusal(device, 'delete');
      if (refusal) return refusalAnswer(refusal);
      return (await commands.remove(device)) ? done() : problem(404, 'not_found');
    }),
);
