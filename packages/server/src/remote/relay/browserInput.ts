import {
  dataFrame,
  readRemoteFrame,
  RFB_BROWSER_HANDSHAKE,
  RfbError,
  type RemoteLane,
  viewOnlyStream,
} from '@remote-console/domain';

/** What of a message of a browser goes on to the agent. */
export type BrowserInput = (frame: Buffer, lane: RemoteLane) => readonly Buffer[] | 'protocol_error';

/** Everything, as it came. */
export const everything: BrowserInput = (frame) => [frame];

/**
 * What pictures need, of a person who only watches a screen. It is decided here and not at the agent, whatever version that
 * has: no key, no pointer and no clipboard of theirs leaves the server.
 */
export function pictureRequests(): BrowserInput {
  const pass = viewOnlyStream(RFB_BROWSER_HANDSHAKE);
  return (frame, lane) => {
    if (lane !== 'data') return [frame];
    const read = readRemoteFrame(frame);
    if (read?.lane !== 'data') return 'protocol_error';
    try {
      const pieces = pass(read.bytes);
      return pieces.length === 0 ? [] : [Buffer.from(dataFrame(...pieces))];
    } catch (error) {
      if (error instanceof RfbError) return 'protocol_error';
      throw error;
    }
  };
}
