import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentKey, newAgentKey, openAgentKey } from '../protocol/index.ts';
import { DamagedFileError, readJsonFile, writePrivateJson } from './privateFile.ts';

/** What an agent remembers across runs. */
export interface AgentMemory {
  /** Created at the first start and kept: it identifies the device to the server. */
  readonly guid: string;
  /** The agent's own token at this server, or null before it has enrolled there. */
  readonly agentToken: string | null;
  /** The key that the server signs updates with; null before it has said so. */
  readonly updateKey: string | null;
  /** Created at the first start and kept, separate from the token: copying one does not give the other. */
  readonly key: AgentKey;
  readonly keepToken: (agentToken: string | null, updateKey: string | null) => Promise<void>;
  /** Forgets everything: the next start is that of a different device. */
  readonly forget: () => Promise<void>;
}

interface StoredAgent {
  readonly guid: string;
  readonly server: string | null;
  readonly agent_token: string | null;
  /** Missing in the files of agents that did not update themselves. */
  readonly update_key?: string | null;
}

interface StoredKey {
  /** PKCS #8 in base64. */
  readonly private_key: string;
}

function isStoredKey(value: unknown): value is StoredKey {
  return typeof value === 'object' && value !== null && 'private_key' in value && typeof value.private_key === 'string';
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isStoredAgent(value: unknown): value is StoredAgent {
  if (typeof value !== 'object' || value === null) return false;
  if (!('guid' in value && 'server' in value && 'agent_token' in value)) return false;
  const { guid, server, agent_token: token } = value;
  const key = 'update_key' in value ? value.update_key : null;
  return (
    typeof guid === 'string' && GUID.test(guid) && isTextOrNull(server) && isTextOrNull(token) && isTextOrNull(key)
  );
}

/** Opens the key of an agent; creates it where there is none, as for an agent from before there were keys. */
async function openKey(file: string): Promise<AgentKey> {
  const stored = await readJsonFile(file);
  if (stored === null) {
    const key = newAgentKey();
    await writePrivateJson(file, { private_key: key.stored } satisfies StoredKey);
    return key;
  }
  if (!isStoredKey(stored)) throw new DamagedFileError(file);
  try {
    return openAgentKey(stored.private_key);
  } catch {
    throw new DamagedFileError(file);
  }
}

/**
 * Opens the memory of the agent in a data folder; creates it at the first start. A token is only ever used at the
 * server that issued it: for another server the agent enrolls again, with the same guid.
 *
 * @throws DamagedFileError when a file exists and does not contain an agent, or its key.
 */
export async function openAgentMemory(dataFolder: string, server: string): Promise<AgentMemory> {
  const file = join(dataFolder, 'agent.json');
  const keyFile = join(dataFolder, 'agent-key.json');
  const stored = await readJsonFile(file);
  if (stored !== null && !isStoredAgent(stored)) throw new DamagedFileError(file);
  const guid = stored?.guid ?? randomUUID();
  const key = await openKey(keyFile);
  const keepToken = (agentToken: string | null, updateKey: string | null) =>
    writePrivateJson(file, {
      guid,
      server,
      agent_token: agentToken,
      update_key: updateKey,
    } satisfies StoredAgent);
  const own = stored?.server === server ? stored : null;
  if (stored === null) await keepToken(null, null);
  return {
    guid,
    key,
    agentToken: own?.agent_token ?? null,
    updateKey: own?.update_key ?? null,
    keepToken,
    async forget() {
      await rm(file, { force: true });
      await rm(keyFile, { force: true });
    },
  };
}
