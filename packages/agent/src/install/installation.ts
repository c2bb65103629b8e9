import { join } from 'node:path';
import { NOTHING_ALLOWED, readAllowance, type RemoteAllowance } from '../remote/index.ts';
import { DamagedFileError, readJsonFile, writePrivateJson } from '../storage/index.ts';
import type { Scope } from './layout.ts';
import type { ServiceManager } from './computer.ts';

/** How the agent reaches the server from where it was installed. */
export interface Network {
  /** Addresses of proxies and hosts that bypass them, as given in the environment; they may contain a password. */
  readonly proxy: Readonly<Record<string, string>>;
  /** Certificates trusted in addition to the system's, as PEM; null for none. */
  readonly certificate: string | null;
}

/** What is known about an installation, in a file of the data folder that only its owner may read. */
export interface Installation {
  readonly server: string;
  readonly scope: Scope;
  readonly manager: ServiceManager;
  /** The user that the service runs as; null for the user who installed it. */
  readonly user: string | null;
  readonly allowPower: boolean;
  /** What people may do from a browser. */
  readonly remote: RemoteAllowance;
  readonly network: Network;
}

const MANAGERS: readonly string[] = ['systemd', 'launchd', 'task', 'process'] satisfies ServiceManager[];

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** Installations from before browsers could reach a device do not say. */
function isInstallation(value: unknown): value is Omit<Installation, 'remote'> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('server' in value && 'scope' in value && 'manager' in value && 'user' in value)) return false;
  if (!('allowPower' in value && 'network' in value)) return false;
  const { server, scope, manager, user, allowPower, network } = value;
  if (typeof network !== 'object' || network === null || !('proxy' in network && 'certificate' in network))
    return false;
  return (
    typeof server === 'string' &&
    (scope === 'system' || scope === 'user') &&
    typeof manager === 'string' &&
    MANAGERS.includes(manager) &&
    (user === null || typeof user === 'string') &&
    typeof allowPower === 'boolean' &&
    isTexts(network.proxy) &&
    (network.certificate === null || typeof network.certificate === 'string')
  );
}

const fileOf = (dataFolder: string) => join(dataFolder, 'installation.json');

/**
 * What was installed with a data folder; null where nothing was.
 *
 * @throws DamagedFileError when the file contains something else.
 */
export async function readInstallation(dataFolder: string): Promise<Installation | null> {
  const stored = await readJsonFile(fileOf(dataFolder));
  if (stored === null) return null;
  if (!isInstallation(stored)) throw new DamagedFileError(fileOf(dataFolder));
  return { ...stored, remote: ('remote' in stored ? readAllowance(stored.remote) : null) ?? NOTHING_ALLOWED };
}

/** Saves it. */
export function writeInstallation(dataFolder: string, installation: Installation): Promise<void> {
  return writePrivateJson(fileOf(dataFolder), installation);
}
