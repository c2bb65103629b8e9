import { BlockList, isIP } from 'node:net';

/** A host and a port; empty and 0 where there is none. */
export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** A setting that cannot be used, said in one sentence. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** The variables that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a setting that was not given. */
export const NOTHING = '';

/** Reads a text; blank is the standard. */
export function text(environment: Environment, name: string, standard: string): string {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? standard : value;
}

/** Reads a whole number between two bounds. */
export function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  least: number,
  most: number,
): number {
  const value = text(environment, name, String(standard));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  }
  return number;
}

/** Reads `1` or `0`. */
export function yesOrNo(environment: Environment, name: string, standard: boolean): boolean {
  const value = text(environment, name, standard ? '1' : '0');
  if (value === '1') return true;
  if (value === '0') return false;
  throw new SettingError(`${name} must be 1 or 0, not "${value}".`);
}

/** Reads addresses and networks such as `10.0.0.0/8,::1`. */
export function networks(environment: Environment, name: string, standard: string): BlockList {
  const list = new BlockList();
  for (const entry of text(environment, name, standard)
    .split(',')
    .map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || !/^\d{1,3}$/.test(prefix ?? '0') || length > longest) {
      throw new SettingError(
        `${name} must be a comma list of addresses or networks such as 10.0.0.0/8; "${entry}" is none.`,
      );
    }
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** Reads a host and a port such as `relay.example:4410` or `[::1]:4410`; nothing is none. */
export function hostAndPort(environment: Environment, name: string): HostAndPort {
  const value = text(environment, name, NOTHING);
  if (value === NOTHING) return { host: '', port: 0 };
  const [, host, port] = /^(\[[0-9a-fA-F:.]+\]|[^\s:/@]+):(\d{1,5})$/.exec(value) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new SettingError(`${name} must be a host and a port such as relay.example:4410, not "${value}".`);
  }
  return { host, port: Number(port) };
}

/** The origin that a text names, and nothing else of an address; null when it is none. */
export function webOrigin(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
  return isOrigin ? url.origin : null;
}

/** Reads a comma list of origins such as `https://portal.example`. */
export function origins(environment: Environment, name: string): readonly string[] {
  const entries = text(environment, name, NOTHING)
    .split(',')
    .map((entry) => entry.trim());
  return entries.flatMap((entry) => {
    if (entry === NOTHING) return [];
    const origin = webOrigin(entry);
    if (origin === null) {
      throw new SettingError(
        `${name} must be a comma list of origins such as https://portal.example; "${entry}" is none.`,
      );
    }
    return [origin];
  });
}
