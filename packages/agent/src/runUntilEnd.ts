import { isSea } from 'node:sea';
import { EXIT } from './exit.ts';
import { type AgentHandle, isUnprotected } from './protocol/index.ts';
import { type Run, runCommand } from './runCommand.ts';
import { failureSentence, REMOVED_SENTENCE, sentenceOf } from './sentences/index.ts';
import {
  createUpdater,
  isLaunched,
  launch,
  REPLACED_CODE,
  startLaunched,
  tellReport,
  type Updater,
  updateSystemOf,
} from './update/index.ts';
import { AGENT_VERSION } from './version/index.ts';

/** Listens for what ends this process: the person, the system, or the parent process. */
function onEnd(end: (isAsked: boolean) => void): () => void {
  const asked = () => end(true);
  // A launcher that received the same signal closes the channel then: that does not count as a second request.
  const left = () => end(false);
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  if (process.connected) process.on('disconnect', left);
  return () => {
    process.off('SIGINT', asked);
    process.off('SIGTERM', asked);
    process.off('disconnect', left);
  };
}

/** Stops the agent when something ends it; a second signal ends it immediately. */
function stopOnSignals(handle: AgentHandle): () => void {
  let wasAsked = false;
  return onEnd((isAsked) => {
    if (wasAsked && isAsked) process.exit(EXIT.failed);
    wasAsked ||= isAsked;
    // A failure while stopping also appears in `ended`.
    handle.stop().catch(() => undefined);
  });
}

/** Reports events, one sentence at a time. */
type Say = (sentence: string) => void;

/** Runs this version in this process. */
async function runHere(command: Run, say: Say, updater: Updater | null): Promise<number | 'replaced'> {
  const { server } = command;
  const handle = await runCommand(command, (event) => say(sentenceOf(event, server)), updater);
  const leave = stopOnSignals(handle);
  const end = await handle.ended;
  leave();
  switch (end.kind) {
    case 'stopped':
      return EXIT.done;
    case 'removed':
      say(REMOVED_SENTENCE);
      return EXIT.done;
    case 'failed':
      console.error(failureSentence(end.reason, server));
      return EXIT.failed;
    case 'replaced':
      return end.kind;
  }
}

function updaterOf({ dataFolder }: Run, noteReport: () => Promise<void>): Updater {
  const system = updateSystemOf(process.platform, process.arch);
  return createUpdater({ dataFolder, version: AGENT_VERSION, system, noteReport });
}

async function launchUntilEnd(command: Run, say: Say): Promise<number> {
  const stopping = new AbortController();
  const leave = onEnd(() => stopping.abort());
  try {
    return await launch({
      dataFolder: command.dataFolder,
      ownVersion: AGENT_VERSION,
      runOwn: () =>
        runHere(
          command,
          say,
          updaterOf(command, async () => undefined),
        ),
      start: (file) => startLaunched(file, process.argv.slice(2)),
      stopping: stopping.signal,
      say,
    });
  } finally {
    leave();
  }
}

/** Runs what the command line says, and returns the exit code. An executable replaces itself with newer ones. */
export async function runUntilEnd(command: Run, say: Say): Promise<number> {
  if (isUnprotected(command.server)) console.warn(`The connection to ${command.server} is not encrypted; use https.`);
  if (isLaunched()) {
    const end = await runHere(command, say, updaterOf(command, tellReport));
    return end === 'replaced' ? REPLACED_CODE : end;
  }
  if (isSea() && command.fleet === null) return launchUntilEnd(command, say);
  const end = await runHere(command, say, null);
  return end === 'replaced' ? EXIT.failed : end;
}
