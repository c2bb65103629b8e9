// Builds the agent as one file that Node.js runs as it is, for a server to offer: part of the agent's build.
import { bundleAgent, layDownReleaseNotes, PROGRAMS_FOLDER } from './agents/bundle.ts';

await bundleAgent(PROGRAMS_FOLDER, 'remote-console-agent.mjs', 'es');
await layDownReleaseNotes();
