#!/usr/bin/env node
import { homedir } from 'node:os';
import { HELP, readCommandLine } from './commandLine.ts';
import type { AgentHandle } from './protocol/agentHandle.ts';
import { isUnprotected } from './protocol/serverOrigin.ts';
import { thisComputer } from './install/computer.ts';
import { examine } from './install/doctor.ts';
import { installAgent } from './install/install.ts';
import { readNetwork } from './install/network.ts';
import { tellStatus } from './install/status.ts';
import { uninstallAgent } from './install/uninstall.ts';
import { readToken, runCommand } from './runCommand.ts';
import { failureSentence, REMOVED_SENTENCE, sentenceOf } from './sentences.ts';
import { AGENT_VERSION } from './version.ts';

/** Exit codes: 0 stopped or answered, 1 could not go on, 2 asked for something impossible. */
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
    case 'install': {
      const { server, token, allowPower, certificate, wish } = command;
      const network = await readNetwork(process.env, certificate);
      const enrolmentToken = await readToken(token);
      await installAgent(await thisComputer(wish), { server, enrolmentToken, allowPower, network, say: console.log });
      return EXIT.done;
    }
    case 'uninstall':
      return (await uninstallAgent(await thisComputer(command.wish), console.log)) ? EXIT.done : EXIT.failed;
    case 'status':
      return (await tellStatus(await thisComputer(command.wish), console.log)) ? EXIT.done : EXIT.failed;
    case 'doctor':
      return (await examine(await thisComputer(command.wish), process.env, console.log)) ? EXIT.done : EXIT.failed;
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

async function endWithItsCode(): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : String(thrown));
    process.exitCode = EXIT.failed;
  }
  // What still runs, such as a slow probe, does not hold up the end.
  process.exit();
}

// Not awaited: the executable is made of a script, and scripts cannot wait at their top.
void endWithItsCode();
