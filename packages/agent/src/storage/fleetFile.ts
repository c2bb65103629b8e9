import { join } from 'node:path';
import { DamagedFileError, readJsonFile, writePrivateJson } from './privateFile.ts';

/** The tokens of the agents of a fleet, kept from run to run. */
export interface FleetMemory {
  readonly tokenOf: (guid: string) => string | null;
  /** Notes a token; `save` writes what was noted. */
  readonly note: (guid: string, agentToken: string | null) => void;
  /** Writes the tokens when any has changed since the last time. */
  readonly save: () => Promise<void>;
}

interface StoredFleet {
  readonly server: string;
  readonly agents: Readonly<Record<string, string>>;
}

function isStoredFleet(value: unknown): value is StoredFleet {
  if (typeof value !== 'object' || value === null) return false;
  if (!('server' in value && 'agents' in value)) return false;
  const { server, agents } = value;
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
  const tokens = new Map(isStoredFleet(stored) && stored.server === server ? Object.entries(stored.agents) : []);
  let changed = false;
  return {
    tokenOf: (guid) => tokens.get(guid) ?? null,
    note(guid, agentToken) {
      changed = true;
      if (agentToken === null) tokens.delete(guid);
      else tokens.set(guid, agentToken);
    },
    async save() {
      if (!changed || file === null) return;
      changed = false;
      await writePrivateJson(file, { server, agents: Object.fromEntries(tokens) } satisfies StoredFleet);
    },
  };
}
