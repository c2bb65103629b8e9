// Makes the agent one file that Node.js runs as it is, for a server to hand out: part of the build of the agent.
import { bundleAgent, layDownReleaseNotes, PROGRAMS_FOLDER } from './agents/bundle.ts';

await bundleAgent(PROGRAMS_FOLDER, 'remote-console-agent.mjs', 'es');
await layDownReleaseNotes();
