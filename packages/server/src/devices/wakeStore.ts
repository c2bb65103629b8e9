import type { WakeList } from '@remote-console/api-client/contract';
import { macAddress, networkKinship, networkOf } from '@remote-console/domain';
import { companyTables, isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Maximum number of devices considered, and offered. */
const LOOKED_AT = 500;
const OFFERED = 50;

/** A device of a network, as waking needs it. */
const COLUMNS = [
  'pk as id',
  'guid',
  'alias',
  'alive',
  'device_group_fk as groupId',
  's_pub_ip as publicIp',
  's_pri_ip as privateIp',
  'ip_addr as ipAddress',
  'netmask',
  'mac_addr as macAddress',
] as const;

/** The common text prefix of all addresses of a network, such as `192.168.3.`; null if there is none. */
function sharedBeginning(address: string, netmask: string): string | null {
  const network = networkOf(address, netmask);
  const whole = netmask.split('.').filter((octet) => octet === '255').length;
  return network === null || whole === 0
    ? null
    : `${network.split('.').slice(0, whole).join('.')}${whole < 4 ? '.' : ''}`;
}

/** The devices among those a person may open that can wake one another. */
export function wakeStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const reachable = () =>
    companyTables(connection, scope.companyId)
      .devices()
      .select([...COLUMNS])
      .where(isVisibleTo(scope, 'device_group_fk'));
  type Neighbour = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>[number];

  /** Online devices of the same network, those of the same subnet first. */
  async function sendersFor(target: Neighbour): Promise<readonly Neighbour[]> {
    const beginning = sharedBeginning(target.ipAddress, target.netmask);
    const rows = await reachable()
      .where('alive', '=', 1)
      .where('pk', '!=', target.id)
      .where((eb) =>
        eb.or([
          eb.and([eb('s_pub_ip', '=', target.publicIp), eb('s_pub_ip', '!=', '')]),
          ...(beginning === null
            ? []
            : [eb.and([eb('netmask', '=', target.netmask), eb('ip_addr', 'like', `${beginning}%`)])]),
        ]),
      )
      .orderBy('simulated')
      .orderBy('alias_key')
      .orderBy('pk')
      .limit(LOOKED_AT)
      .execute();
    const near = (kinship: 'same-subnet' | 'same-address') =>
      rows.filter((row) => networkKinship(target, row) === kinship);
    return [...near('same-subnet'), ...near('same-address')].slice(0, OFFERED);
  }

  const device = (pk: number) => reachable().where('pk', '=', pk).executeTakeFirstOrThrow();

  return {
    /** One device that the person may open. */
    device,

    /** The devices that can wake this one, nearest first. */
    sendersFor,

    /** The address to wake, and who can. Without an address nobody can (B-WOL-04, B-WOL-05). */
    async list(pk: number): Promise<WakeList> {
      const target = await device(pk);
      const address = macAddress(target.macAddress) ?? '';
      const senders = address === '' ? [] : await sendersFor(target);
      const objects = senders.map((sender) => ({
        deviceName: sender.alias,
        publicIp: sender.publicIp,
        privateIp: sender.privateIp,
        hardwareId: sender.guid,
        sameSubnet: networkKinship(target, sender) === 'same-subnet',
      }));
      return { macAddress: address, objects };
    },

    /** The device with a hardware address, in any notation; the nearest to the sender if several have it. */
    async sleeper(mac: string, sender: Neighbour): Promise<Neighbour | null> {
      const spellings = [mac, mac.toLowerCase(), mac.replaceAll(':', '-'), mac.toLowerCase().replaceAll(':', '-')];
      const rows = await reachable().where('mac_addr', 'in', spellings).orderBy('pk').execute();
      return rows.find((row) => networkKinship(row, sender) !== 'apart') ?? rows[0] ?? null;
    },
  };
}

/** The return type of `wakeStore`. */
export type WakeStore = ReturnType<typeof wakeStore>;
