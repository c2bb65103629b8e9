import type { Inventory } from '../contract/index.ts';
import { lineOf, rowsOf, TEXT_LIMITS } from '../report/index.ts';

/** The sources of the network part of an inventory. */
export interface NetworkReadings {
  /** The interfaces as systeminformation returns them: a list, or a single one. */
  readonly interfaces: unknown;
  readonly gateway: unknown;
  /** Addresses of the name servers, most preferred first. */
  readonly nameServers: readonly string[];
}

type NetworkFields = Required<Pick<Inventory, 's_pri_ip' | 'ip_addr' | 'netmask' | 'gateway' | 'dns' | 'mac_addr'>>;

const LINK_LOCAL = /^(169\.254\.|fe80:)/i;

function hasAddress(row: Readonly<Record<string, unknown>>): boolean {
  return [row['ip4'], row['ip6']].some((value) => {
    const address = lineOf(value, 45);
    return address !== '' && !LINK_LOCAL.test(address);
  });
}

/** The interface that leads to the network: the default, else the most physical one that is up and has an address. */
function mainInterface(interfaces: unknown): Readonly<Record<string, unknown>> {
  const rows = rowsOf(Array.isArray(interfaces) ? interfaces : [interfaces]);
  const usable = rows.filter((row) => row['internal'] !== true && hasAddress(row));
  const up = usable.filter((row) => row['operstate'] === 'up');
  return (
    usable.find((row) => row['default'] === true) ??
    up.find((row) => row['virtual'] !== true) ??
    up[0] ??
    usable[0] ??
    {}
  );
}

/** The addresses of a machine (B-FIELD-02). IPv4 is shown where available. */
export function networkFields({ interfaces, gateway, nameServers }: NetworkReadings): NetworkFields {
  const main = mainInterface(interfaces);
  const hasFour = lineOf(main['ip4'], TEXT_LIMITS.ip_addr) !== '';
  const address = lineOf(hasFour ? main['ip4'] : main['ip6'], TEXT_LIMITS.ip_addr);
  return {
    s_pri_ip: address,
    ip_addr: address,
    netmask: lineOf(hasFour ? main['ip4subnet'] : main['ip6subnet'], TEXT_LIMITS.netmask),
    gateway: lineOf(gateway, TEXT_LIMITS.gateway),
    dns: lineOf(nameServers.join(', '), TEXT_LIMITS.dns),
    mac_addr: lineOf(main['mac'], TEXT_LIMITS.mac_addr).toUpperCase(),
  };
}
