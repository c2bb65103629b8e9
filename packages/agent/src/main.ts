#!/usr/bin/env node
import { homedir } from 'node:os';
import { HELP, readCommandLine } from './commandLine.ts';
import type { AgentHandle } from './protocol/agentHandle.ts';
import { isUnprotected } from './protocol/serverOrigin.ts';
import { failureSentence, REMOVED_SENTENCE, runCommand, sentenceOf } from './runCommand.ts';
import { AGENT_VERSION } from './version.ts';

/** Exit codes: 0 stopped or told, 1 could not go on, 2 asked for something impossible. */
const EXIT = { done: 0, failed: 1, misused: 2 } as const;

/** Stops the agent when the person, the system or the process that started it ends it; a second signal ends at once. */
function stopOnSignals(handle: AgentHandle): void {
  let asked = false;
  const stop = () => {
    if (asked) process.exit(EXIT.failed);
    asked = true;
    // A failure while stopping shows in `ended` too.
    handle.stop().catch(() => undefined);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.connected) process.on('disconnect', stop);
}

async function main(): Promise<number> {
  const command = readCommandLine(process.argv.slice(2), process.env, homedir());
  switch (command.kind) {
    case 'help':
      console.log(HELP);
      return EXIT.done;
    case 'version':
      console.log(AGENT_VERSION);
      return EXIT.done;
    case 'mistake':
      console.error(command.sentence);
      return EXIT.misused;
    case 'run': {
      const { server } = command;
      if (isUnprotected(server)) console.warn(`The connection to ${server} is not encrypted; use https.`);
      const handle = await runCommand(command, (event) => console.log(sentenceOf(event, server)));
      stopOnSignals(handle);
      const end = await handle.ended;
      if (end.kind === 'removed') console.log(REMOVED_SENTENCE);
      if (end.kind === 'failed') console.error(failureSentence(end.reason, server));
      return end.kind === 'failed' ? EXIT.failed : EXIT.done;
    }
  }
}

try {
  process.exitCode = await main();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = EXIT.failed;
}
// What still runs, such as a slow probe, does not hold up the end.
process.exit();
