import {
  dataFrame,
  readBrowserToTerminal,
  readRemoteFrame,
  RFB_BROWSER_HANDSHAKE,
  RfbError,
  type RemoteKind,
  type RemoteLane,
  viewOnlyStream,
} from '@remote-console/domain';

/** Which of a browser's messages are passed on to the agent. */
export type BrowserInput = (frame: Buffer, lane: RemoteLane) => readonly Buffer[] | 'protocol_error';

/** Everything, unchanged. */
export const everything: BrowserInput = (frame) => [frame];

/** What pictures need: no key, pointer or clipboard input. */
function pictureRequests(): BrowserInput {
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

/** The request to show the terminal: no input, and no size. */
const terminalRequests: BrowserInput = (frame, lane) => {
  if (lane !== 'control') return [];
  const read = readRemoteFrame(frame);
  if (read?.lane !== 'control') return 'protocol_error';
  return readBrowserToTerminal(read.message)?.type === 'open' ? [frame] : [];
};

const nothing: BrowserInput = () => [];

/**
 * Which messages of a person who only watches are passed on. It is decided here and not at the agent, whatever its
 * version: nothing that acts leaves the server.
 */
export function inputOfWatcher(kind: RemoteKind): BrowserInput {
  switch (kind) {
    case 'screen':
      return pictureRequests();
    case 'terminal':
      return terminalRequests;
    case 'files':
      return nothing;
  }
}
