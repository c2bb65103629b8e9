import { join } from 'node:path';
import { DamagedFileError, readJsonFile, writePrivateJson } from './privateFile.ts';

/** The tokens of the agents of a fleet, kept from run to run. */
export interface FleetMemory {
  readonly tokenOf: (guid: string) => string | null;
  /** Notes a token; `save` writes what was noted. */
  readonly note: (guid: string, agentToken: string | null) => void;
  /** Whether a device was deleted in the console; it is not to come back by itself. */
  readonly isRemoved: (guid: string) => boolean;
  readonly noteRemoved: (guid: string) => void;
  /** Writes the tokens when any has changed since the last time. */
  readonly save: () => Promise<void>;
}

interface StoredFleet {
  readonly server: string;
  readonly agents: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
}

function isStoredFleet(value: unknown): value is StoredFleet {
  if (typeof value !== 'object' || value === null) return false;
  if (!('server' in value && 'agents' in value)) return false;
  const { server, agents } = value;
  const removed = 'removed' in value ? value.removed : [];
  if (!Array.isArray(removed) || !removed.every((guid) => typeof guid === 'string')) return false;
  if (typeof server !== 'string' || typeof agents !== 'object' || agents === null) return false;
  return Object.values(agents).every((token) => typeof token === 'string');
}

/**
 * Opens the memory of a fleet.
 *
 * @param dataFolder Null to forget everything at the end of the run.
 * @throws DamagedFileError when the file is there and does not hold a fleet.
 */
export async function openFleetMemory(dataFolder: string | null, server: string): Promise<FleetMemory> {
  const file = dataFolder === null ? null : join(dataFolder, 'fleet-agents.json');
  const stored = file === null ? null : await readJsonFile(file);
  if (file !== null && stored !== null && !isStoredFleet(stored)) throw new DamagedFileError(file);
  const own = isStoredFleet(stored) && stored.server === server ? stored : null;
  const tokens = new Map(own ? Object.entries(own.agents) : []);
  const removed = new Set(own?.removed ?? []);
  let changed = false;
  return {
    tokenOf: (guid) => tokens.get(guid) ?? null,
    note(guid, agentToken) {
      changed = true;
      if (agentToken === null) tokens.delete(guid);
      else tokens.set(guid, agentToken);
    },
    isRemoved: (guid) => removed.has(guid),
    noteRemoved(guid) {
      changed = true;
      tokens.delete(guid);
      removed.add(guid);
    },
    async save() {
      if (!changed || file === null) return;
      changed = false;
      await writePrivateJson(file, {
        server,
        agents: Object.fromEntries(tokens),
        removed: [...removed],
      } satisfies StoredFleet);
    },
  };
}
