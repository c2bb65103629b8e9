import { latestAgentVersion, UPDATE_SYSTEMS } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { type AgentFolders, readUpdate } from './agentPrograms.ts';

/**
 * Makes the version that agents may update themselves to the newest one of every company: `latestVersion` of their
 * devices, and the target of an update. Nothing changes while there is no program. The caller leaves out the companies
 * of a demo: the versions of its devices are made up.
 */
export async function followAgentVersion({ query }: Connection, folders: AgentFolders): Promise<void> {
  const updates = await Promise.all(UPDATE_SYSTEMS.map((system) => readUpdate(folders, system)));
  const version = latestAgentVersion(updates.filter((update) => update !== null));
  if (version === null) return;
  await query
    .updateTable('companies')
    .set({ latest_agent_version: version })
    .where('latest_agent_version', '<>', version)
    .execute();
}
