#!/usr/bin/env node
import { homedir } from 'node:os';
import { HELP, readCommandLine } from './commandLine.ts';
import { EXIT } from './exit.ts';
import {
  examine,
  installAgent,
  readNetwork,
  tellSessions,
  tellStatus,
  thisComputer,
  uninstallAgent,
} from './install/index.ts';
import { diskSentence } from './sentences/index.ts';
import { readToken } from './runCommand.ts';
import { runUntilEnd } from './runUntilEnd.ts';
import { AGENT_VERSION } from './version/index.ts';

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
      const { server, token, allowPower, remote, tags, certificate, wish } = command;
      const network = await readNetwork(process.env, certificate);
      const enrolmentToken = await readToken(token);
      await installAgent(await thisComputer(wish), {
        server,
        enrolmentToken,
        allowPower,
        remote,
        tags,
        network,
        say: console.log,
      });
      return EXIT.done;
    }
    case 'uninstall':
      return (await uninstallAgent(await thisComputer(command.wish), console.log)) ? EXIT.done : EXIT.failed;
    case 'status':
      return (await tellStatus(await thisComputer(command.wish), console.log)) ? EXIT.done : EXIT.failed;
    case 'sessions':
      return (await tellSessions(await thisComputer(command.wish), command, console.log)) ? EXIT.done : EXIT.failed;
    case 'doctor':
      return (await examine(await thisComputer(command.wish), process.env, console.log)) ? EXIT.done : EXIT.failed;
    case 'run':
      try {
        return await runUntilEnd(command, console.log);
      } catch (thrown) {
        throw new Error(diskSentence(thrown, command.dataFolder) ?? messageOf(thrown), { cause: thrown });
      }
  }
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

async function endWithItsCode(): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (thrown) {
    console.error(messageOf(thrown));
    process.exitCode = EXIT.failed;
  }
  // Anything still running, such as a slow probe, does not delay the exit.
  process.exit();
}

// Not awaited: the executable is built from a script, and scripts have no top-level await.
void endWithItsCode();
