import { forAgent } from '../agents/index.ts';
import { found, problem } from '../http/index.ts';
import { readUpdate } from './agentPrograms.ts';

/** Signs what the agent of a system may update itself to. */
export const getAgentUpdate = forAgent<'getAgentUpdate'>(async ({ query }, { settings, readUpdateKey }) => {
  const update = await readUpdate([settings.downloadsFolder, settings.agentFolder], query.system);
  if (update === null) return problem(404, 'not_found');
  const manifest = JSON.stringify(update);
  return found([{ manifest, signature: (await readUpdateKey()).sign(manifest) }]);
});
