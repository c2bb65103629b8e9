import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import type { DatabasePlace } from './database/dialect.ts';

/** How the server runs; see docs/operations.md. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The folder of the embedded database and of what belongs to it. */
  readonly dataFolder: string;
  readonly place: DatabasePlace;
  /** Whether the demo companies are loaded. */
  readonly demo: boolean;
  /** The built console. */
  readonly consoleFolder: string;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  /** Where a service operator may log in from. */
  readonly superadminNetworks: BlockList;
  /** The first administrator, for a server without demo data. */
  readonly firstAdministrator: { readonly id: string; readonly password: string | null };
  /** Whether every answer is checked against the contract before it is sent. */
  readonly validateResponses: boolean;
  /** Whether each request is written to the log. */
  readonly accessLog: boolean;
  /** Seconds between the heartbeats of a real and of a simulated agent. */
  readonly heartbeatSeconds: { readonly real: number; readonly simulated: number };
  /** Wrong logins per minute, for one account and for one address. */
  readonly loginLimits: { readonly account: number; readonly address: number };
  /** Excel files per minute, for one account and for one address. */
  readonly exportLimits: { readonly account: number; readonly address: number };
  /** Most rows of an Excel file. */
  readonly exportRows: number;
  /** Who takes the money for licenses. */
  readonly payment: {
    /** The page of the provider; null for the sandbox, which takes none. */
    readonly page: string | null;
    /** By which the provider knows whom the money is for. */
    readonly merchantKey: string;
    /** By which the server and the provider sign what they tell each other. */
    readonly secret: string;
    /** What stands before the path that buyers come back to: the origin of the console; empty for the sandbox. */
    readonly returnOrigin: string;
  };
}

/** A setting that cannot be used, said in one sentence. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const PRIVATE_NETWORKS =
  '127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10';
const NOTHING = '';

function text(environment: Environment, name: string, standard: string): string {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? standard : value;
}

function wholeNumber(environment: Environment, name: string, standard: number, least: number, most: number): number {
  const value = text(environment, name, String(standard));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  }
  return number;
}

function yesOrNo(environment: Environment, name: string, standard: boolean): boolean {
  const value = text(environment, name, standard ? '1' : '0');
  if (value === '1') return true;
  if (value === '0') return false;
  throw new SettingError(`${name} must be 1 or 0, not "${value}".`);
}

/** Reads addresses and networks such as `10.0.0.0/8,::1`. */
function networks(environment: Environment, name: string, standard: string): BlockList {
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

function placeOf(environment: Environment, dataFolder: string): DatabasePlace {
  const url = text(environment, 'DATABASE_URL', NOTHING);
  if (url === NOTHING) return { engine: 'sqlite', file: resolve(dataFolder, 'remote-console.sqlite') };
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new SettingError('DATABASE_URL must be a PostgreSQL address such as postgres://user@host/database.');
  }
  return { engine: 'postgres', url };
}

const SANDBOX = 'sandbox';
const SHORTEST_SECRET = 32;
/** The sandbox takes no money, so this guards nothing but the way; it is the same in every process. */
const SANDBOX_SECRET = 'the sandbox takes no money and has no secret';

/** A provider needs both keys; the sandbox has its own. */
function paymentOf(environment: Environment): Settings['payment'] {
  const provider = text(environment, 'PAYMENT_PROVIDER', SANDBOX);
  const merchantKey = text(environment, 'PAYMENT_MERCHANT_KEY', NOTHING);
  const secret = text(environment, 'PAYMENT_SECRET', NOTHING);
  if (provider === SANDBOX) {
    return { page: null, merchantKey: merchantKey || SANDBOX, secret: secret || SANDBOX_SECRET, returnOrigin: '' };
  }
  if (!URL.canParse(provider) || new URL(provider).protocol !== 'https:') {
    throw new SettingError(`PAYMENT_PROVIDER must be sandbox or an https address, not "${provider}".`);
  }
  if (merchantKey === NOTHING || secret.length < SHORTEST_SECRET) {
    throw new SettingError(
      `PAYMENT_PROVIDER needs PAYMENT_MERCHANT_KEY, and PAYMENT_SECRET with at least ${SHORTEST_SECRET} characters.`,
    );
  }
  const address = text(environment, 'PUBLIC_URL', NOTHING);
  if (!URL.canParse(address)) {
    throw new SettingError('PAYMENT_PROVIDER needs PUBLIC_URL, the address that buyers come back to.');
  }
  return { page: provider, merchantKey, secret, returnOrigin: new URL(address).origin };
}

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingError for a value that cannot be used.
 */
export function readSettings(environment: Environment): Settings {
  const dataFolder = resolve(text(environment, 'DATA_DIR', '.data'));
  const password = text(environment, 'ADMIN_PASSWORD', NOTHING);
  return {
    host: text(environment, 'HOST', '127.0.0.1'),
    port: wholeNumber(environment, 'PORT', 4400, 0, 65_535),
    dataFolder,
    place: placeOf(environment, dataFolder),
    demo: yesOrNo(environment, 'DEMO', true),
    consoleFolder: resolve(text(environment, 'CONSOLE_DIR', `${import.meta.dirname}/../../console/dist`)),
    trustedProxies: networks(environment, 'TRUSTED_PROXIES', NOTHING),
    superadminNetworks: networks(environment, 'SUPERADMIN_NETWORKS', PRIVATE_NETWORKS),
    firstAdministrator: {
      id: text(environment, 'ADMIN_ID', 'admin'),
      password: password === NOTHING ? null : password,
    },
    validateResponses: yesOrNo(environment, 'VALIDATE_RESPONSES', true),
    accessLog: yesOrNo(environment, 'ACCESS_LOG', false),
    heartbeatSeconds: {
      real: wholeNumber(environment, 'HEARTBEAT_SECONDS', 5, 1, 3600),
      simulated: wholeNumber(environment, 'SIMULATED_HEARTBEAT_SECONDS', 30, 1, 3600),
    },
    loginLimits: {
      account: wholeNumber(environment, 'LOGIN_LIMIT_PER_ACCOUNT', 20, 1, 1_000_000),
      address: wholeNumber(environment, 'LOGIN_LIMIT_PER_ADDRESS', 100, 1, 1_000_000),
    },
    exportLimits: {
      account: wholeNumber(environment, 'EXPORT_LIMIT_PER_ACCOUNT', 10, 1, 1_000_000),
      address: wholeNumber(environment, 'EXPORT_LIMIT_PER_ADDRESS', 60, 1, 1_000_000),
    },
    payment: paymentOf(environment),
    exportRows: wholeNumber(environment, 'EXPORT_ROWS', 100_000, 1, 1_048_575),
  };
}
