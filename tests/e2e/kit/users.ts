import { makeGroup, moveInto } from './groups.ts';
import { makeMember, type Member, type NewMember } from './members.ts';
import { playDevice, type PlayedDevice, type PlayedMachine } from './server.ts';

type Rights = NonNullable<NewMember['rights']>[number];

/** A user with exactly these permissions, and played devices in a group for only them and the administrators. */
export async function userWithDevices(
  purpose: string,
  rights: Rights,
  machines: readonly PlayedMachine[],
): Promise<{ readonly user: Member; readonly devices: readonly PlayedDevice[] }> {
  const group = await makeGroup(`${purpose}-${crypto.randomUUID().slice(0, 8)}`);
  const user = await makeMember(purpose, { rights: [rights], groups: [group] });
  const devices: PlayedDevice[] = [];
  for (const machine of machines) {
    const device = await playDevice(purpose, machine);
    await moveInto(device, group);
    devices.push(device);
  }
  return { user, devices };
}

/** A user with exactly these permissions, and one played device that they can access. */
export async function userWithDevice(
  purpose: string,
  rights: Rights,
  machine: PlayedMachine = {},
): Promise<{ readonly user: Member; readonly device: PlayedDevice }> {
  const { user, devices } = await userWithDevices(purpose, rights, [machine]);
  const [device] = devices;
  if (!device) throw new Error('The device was not played.');
  return { user, device };
}
