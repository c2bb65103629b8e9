// `npm run agents`: builds the agent of every system as one executable, for a server to offer. What is already built is
// left as it is. File names select single ones: `npm run agents -- remote-console-agent-linux-x64`. With
// `--where-possible`, one that cannot be built, for lack of a network for example, is not a failure.
import { parseArgs } from 'node:util';
import { layDownReleaseNotes } from './agents/bundle.ts';
import { buildExecutable, isBuilt, prepareProgram } from './agents/executable.ts';
import { PLATFORMS } from './agents/platforms.ts';

const { values, positionals } = parseArgs({
  options: { 'where-possible': { type: 'boolean' } },
  allowPositionals: true,
});
const named = new Set(positionals);
const wanted = PLATFORMS.filter(({ file }) => named.size === 0 || named.has(file));
const program = await prepareProgram();
await layDownReleaseNotes();
for (const platform of wanted) {
  if (await isBuilt(program, platform)) continue;
  try {
    await buildExecutable(program, platform);
    console.log(`Built ${platform.file}.`);
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.trim().split('\n').at(0) ?? '') : String(thrown);
    console.error(
      `${platform.file} could not be built: ${reason}\n  Run \`npm run agents\` where the package registry is reachable, or put the file into the downloads folder.`,
    );
    if (values['where-possible'] !== true) process.exitCode = 1;
  }
}
