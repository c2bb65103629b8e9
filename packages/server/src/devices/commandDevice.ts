import { actionOfCommand, macAddress, networkKinship } from '@remote-console/domain';
import { type AnswerOf, done, found, problem, type RequestOf } from '../http/index.ts';
import type { CommandStore } from './commandStore.ts';
import type { DeviceStore } from './deviceStore.ts';
import { refusalAnswer } from './refusalAnswer.ts';
import type { WakeStore } from './wakeStore.ts';

type Command = Extract<RequestOf<'changeDevice'>['body'], { type: string }>;
type Answer = AnswerOf<'changeDevice'>;

/** Wakes a device: through the device of the path when it is online, otherwise through one nearby (B-WOL-07). */
async function wake(
  data: string,
  deviceId: number,
  stores: { readonly commands: CommandStore; readonly devices: DeviceStore; readonly wake: WakeStore },
): Promise<Answer> {
  const mac = macAddress(data);
  if (mac === null) return problem(400, 'invalid_data', 'data');
  const named = await stores.wake.device(deviceId);
  const isSleeper = macAddress(named.macAddress) === mac;
  const sleeper = isSleeper ? named : await stores.wake.sleeper(mac, named);
  const target = sleeper && (await stores.devices.record(sleeper.id));
  if (!sleeper || !target) return problem(404, 'not_found', 'data');
  const refusal = await stores.commands.refusal(target, 'wake');
  if (refusal) return refusalAnswer(refusal);

  const [nearest] = isSleeper ? await stores.wake.sendersFor(sleeper) : [named];
  if (!nearest || networkKinship(nearest, sleeper) === 'apart') return problem(409, 'no_wake_sender');
  if (nearest.alive === 0) return problem(409, 'not_online_warning');
  return found(
    await stores.commands.one(
      await stores.commands.request({ device: nearest, type: 'wake', value: mac, target: sleeper }),
    ),
  );
}

/** Sends a device a command, if permissions and state allow it; the contract explains each answer. */
export async function commandDevice(
  command: Command,
  deviceId: number,
  stores: { readonly commands: CommandStore; readonly devices: DeviceStore; readonly wake: WakeStore },
  memberId: number,
): Promise<Answer> {
  if (command.type === 'wol') return wake(command.data, deviceId, stores);
  if (command.type === 'reboot' || command.type === 'shutdown') {
    if (command.deviceId !== deviceId) return problem(400, 'invalid_data', 'deviceId');
    if (command.personId !== memberId) return problem(403, 'no_permission', 'personId');
  }
  const device = await stores.devices.record(deviceId);
  if (!device) return problem(404, 'not_found');
  const refusal = await stores.commands.refusal(device, actionOfCommand(command.type));
  if (refusal) return refusalAnswer(refusal);
  switch (command.type) {
    case 'delete':
      return (await stores.commands.remove(device)) ? done() : problem(404, 'not_found');
    case 'wol_list':
      return found(await stores.wake.list(deviceId));
    case 'reboot':
    case 'shutdown':
    case 'agent_restart':
    case 'update': {
      const value = command.type === 'update' ? device.latestVersion : '';
      return found(await stores.commands.one(await stores.commands.request({ device, type: command.type, value })));
    }
  }
}
