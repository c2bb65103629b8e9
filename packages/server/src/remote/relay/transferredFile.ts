import { readRemoteFrame, readTransferred, type TransferredFile } from '@remote-console/domain';

/** The longest message that says that a file is complete, in bytes, and a word of it. */
const LONGEST_MESSAGE = 4096;
const WORD = '"transferred"';

/**
 * The file that a control message of an agent says is complete; null of other messages. Only short ones are read: lists of
 * folders are long, and no word of them is the server's business.
 */
export function transferredFile(frame: Buffer): TransferredFile | null {
  if (frame.length > LONGEST_MESSAGE || !frame.includes(WORD)) return null;
  const read = readRemoteFrame(frame);
  return read?.lane === 'control' ? readTransferred(read.message) : null;
}
