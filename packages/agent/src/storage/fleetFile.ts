import { join } from 'node:path';
import { type AgentKey, newAgentKey, openAgentKey } from '../protocol/index.ts';
import { DamagedFileError, readJsonFile, writePrivateJson } from './privateFile.ts';

/** The keys and tokens of the agents of a fleet, kept across runs. */
export interface FleetMemory {
  readonly tokenOf: (guid: string) => string | null;
  /** The key of a device, created where there is none. */
  readonly keyOf: (guid: string) => AgentKey;
  /** Records a token; `save` writes what was recorded. */
  readonly note: (guid: string, agentToken: string | null) => void;
  /** Whether a device was deleted in the console; it must not come back by itself. */
  readonly isRemoved: (guid: string) => boolean;
  readonly noteRemoved: (guid: string) => void;
  /** Writes the tokens when any has changed since the last time. */
  readonly save: () => Promise<void>;
}

interface StoredFleet {
  readonly server: string;
  readonly agents: Readonly<Record<string, string>>;
  /** Missing in the files of fleets from before there were keys. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly removed?: readonly string[];
}

function isTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function isStoredFleet(value: unknown): value is StoredFleet {
  if (typeof value !== 'object' || value === null) return false;
  if (!('server' in value && 'agents' in value)) return false;
  const { server, agents } = value;
  const removed = 'removed' in value ? value.removed : [];
  if (!Array.isArray(removed) || !removed.every((guid) => typeof guid === 'string')) return false;
  const keys = 'keys' in value ? value.keys : {};
  return typeof server === 'string' && isTexts(agents) && isTexts(keys);
}

function openKey(stored: string, file: string | null): AgentKey {
  try {
    return openAgentKey(stored);
  } catch {
    throw new DamagedFileError(file ?? 'of the fleet');
  }
}

/**
 * Opens the memory of a fleet.
 *
 * @param dataFolder Null to forget everything at the end of the run.
 * @throws DamagedFileError when the file exists and does not contain a fleet.
 */
export async function openFleetMemory(dataFolder: string | null, server: string): Promise<FleetMemory> {
  const file = dataFolder === null ? null : join(dataFolder, 'fleet-agents.json');
  const stored = file === null ? null : await readJsonFile(file);
  if (file !== null && stored !== null && !isStoredFleet(stored)) throw new DamagedFileError(file);
  const own = isStoredFleet(stored) && stored.server === server ? stored : null;
  const tokens = new Map(own ? Object.entries(own.agents) : []);
  // For any server: a key is never disclosed, and it identifies a device that moves.
  const keys = new Map(isStoredFleet(stored) ? Object.entries(stored.keys ?? {}) : []);
  const removed = new Set(own?.removed ?? []);
  let changed = false;
  return {
    tokenOf: (guid) => tokens.get(guid) ?? null,
    keyOf(guid) {
      const stored = keys.get(guid);
      if (stored !== undefined) return openKey(stored, file);
      const key = newAgentKey();
      changed = true;
      keys.set(guid, key.stored);
      return key;
    },
    note(guid, agentToken) {
      changed = true;
      if (agentToken === null) tokens.delete(guid);
      else tokens.set(guid, agentToken);
    },
    isRemoved: (guid) => removed.has(guid),
    noteRemoved(guid) {
      changed = true;
      tokens.delete(guid);
      keys.delete(guid);
      removed.add(guid);
    },
    async save() {
      if (!changed || file === null) return;
      changed = false;
      await writePrivateJson(file, {
        server,
        agents: Object.fromEntries(tokens),
        keys: Object.fromEntries(keys),
        removed: [...removed],
      } satisfies StoredFleet);
    },
  };
}
