import { readRemoteFrame, readTerminalToBrowser, readTransferred, type TransferredFile } from '@remote-console/domain';
import type { OpenedConnection } from '../permissions.ts';
import type { LinkServices } from './link.ts';

/** The longest message of an agent to a browser that the server reads as it passes, in bytes. */
const LONGEST_MESSAGE = 4096;

/**
 * A control message in which a word occurs. Only short ones are read: lists of folders are long, and no word of them is the
 * server's business.
 */
function controlWith(frame: Buffer, word: string): unknown {
  if (frame.length > LONGEST_MESSAGE || !frame.includes(word)) return null;
  const read = readRemoteFrame(frame);
  return read?.lane === 'control' ? read.message : null;
}

/** The file that a control message of an agent says is complete; null of other messages. */
function transferredFile(frame: Buffer): TransferredFile | null {
  return readTransferred(controlWith(frame, '"transferred"'));
}

/** The name of the terminal that a control message of an agent says is open; null of other messages. */
function openedTerminal(frame: Buffer): string | null {
  const read = readTerminalToBrowser(controlWith(frame, '"opened"'));
  return read?.type === 'opened' ? read.terminal : null;
}

/**
 * Reads what an agent says to a browser as it passes, as far as the server notes it: files that are complete, and the
 * terminal that is open. That of somebody else is noted of their connection, and not of one that came to it.
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
