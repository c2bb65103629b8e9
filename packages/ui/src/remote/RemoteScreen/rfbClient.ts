import type { ScreenLevels } from '@remote-console/domain';

/** What noVNC reads and writes instead of a WebSocket. All of these have to be properties of the object itself. */
export interface RawChannel {
  binaryType: string;
  readonly protocol: string;
  readonly readyState: 'open' | 'closed';
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: ArrayBuffer | Uint8Array }) => void) | null;
  onerror: (() => void) | null;
  onclose: ((close: { readonly code?: number }) => void) | null;
  send: (bytes: Uint8Array) => void;
  close: () => void;
}

/** Events of noVNC that the screen listens to, with what they carry. */
interface RfbEvents {
  readonly connect: undefined;
  readonly disconnect: { readonly clean: boolean };
  readonly clipboard: { readonly text: string };
}

/** The client of RFB in noVNC, as far as the screen uses it. */
export interface RfbClient {
  viewOnly: boolean;
  scaleViewport: boolean;
  /** From 0 to 9. */
  qualityLevel: number;
  /** From 0 to 9. */
  compressionLevel: number;
  background: string;
  /** A dot for the pointer where the device shows none. */
  showDotCursor: boolean;
  readonly addEventListener: <Name extends keyof RfbEvents>(
    name: Name,
    listener: (event: { readonly detail: RfbEvents[Name] }) => void,
  ) => void;
  readonly disconnect: () => void;
  readonly focus: (options?: FocusOptions) => void;
  /** A press and a release where `down` is not given. */
  readonly sendKey: (keysym: number, code: string | null, down?: boolean) => void;
  readonly clipboardPasteFrom: (text: string) => void;
  readonly toDataURL: (type: string) => string;
  readonly toBlob: (receive: (picture: Blob | null) => void, type: string) => void;
}

/** How a client is to show a screen. */
interface ClientWishes {
  readonly viewOnly: boolean;
  readonly isScaled: boolean;
  readonly levels: ScreenLevels;
}

/** Tells a client how to show a screen. What stays as it was costs nothing. */
export function adjustClient(client: RfbClient, { viewOnly, isScaled, levels }: ClientWishes): void {
  if (client.viewOnly !== viewOnly) client.viewOnly = viewOnly;
  if (client.scaleViewport !== isScaled) client.scaleViewport = isScaled;
  client.qualityLevel = levels.quality;
  client.compressionLevel = levels.compression;
}
