import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { commandStore } from './commandStore.ts';
import { deviceStore } from './deviceStore.ts';

/** What a device was recently asked to do, and the outcomes. */
export const listDeviceCommands = forPerson({ commands: commandStore, devices: deviceStore })<'listDeviceCommands'>(
  async ({ path }, { stores }) => {
    const access = await stores.devices.access(path.devicePk);
    if (access.kind === 'missing') return problem(404, 'not_found');
    if (access.kind === 'closed') return problem(403, 'no_group_access');
    const commands = await stores.commands.latest(access.device.pk);
    return page(commands, commands.length);
  },
);
