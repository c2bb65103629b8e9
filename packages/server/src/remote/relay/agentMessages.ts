import { readRemoteFrame, readTerminalToBrowser, readTransferred, type TransferredFile } from '@remote-console/domain';
import type { OpenedConnection } from '../permissions.ts';
import type { LinkServices } from './link.ts';

/** The longest message of an agent to a browser that the server reads in passing, in bytes. */
const LONGEST_MESSAGE = 4096;

/**
 * A control message that contains a word. Only short ones are read: lists of folders are long, and no word of them
 * concerns the server.
 */
function controlWith(frame: Buffer, word: string): unknown {
  if (frame.length > LONGEST_MESSAGE || !frame.includes(word)) return null;
  const read = readRemoteFrame(frame);
  return read?.lane === 'control' ? read.message : null;
}

/** The file that an agent's control message reports as complete; null for other messages. */
function transferredFile(frame: Buffer): TransferredFile | null {
  return readTransferred(controlWith(frame, '"transferred"'));
}

/** The name of the terminal that an agent's control message reports as open; null for other messages. */
function openedTerminal(frame: Buffer): string | null {
  const read = readTerminalToBrowser(controlWith(frame, '"opened"'));
  return read?.type === 'opened' ? read.terminal : null;
}

/**
 * Reads what an agent says to a browser in passing, as far as the server records it: completed files, and the open
 * terminal. Another person's terminal is recorded for their connection, and not for one that joined it.
 */
export function controlReader(
  { kind, beside }: Pick<OpenedConnection, 'kind' | 'beside'>,
  services: Pick<LinkServices, 'openedTerminal' | 'transferred'>,
): (frame: Buffer, sessionId: number) => void {
  let terminal: string | null = null;

  function noteTerminal(frame: Buffer): void {
    const opened = openedTerminal(frame);
    if (opened === null || opened === terminal) return;
    terminal = opened;
    services.openedTerminal(opened);
  }

  return (frame, sessionId) => {
    if (kind === 'terminal' && beside === null) noteTerminal(frame);
    const file = kind === 'files' ? transferredFile(frame) : null;
    if (file) services.transferred(file, sessionId);
  };
}
