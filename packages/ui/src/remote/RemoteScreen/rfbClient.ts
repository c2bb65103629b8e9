import type { ScreenLevels } from '@remote-console/domain';

/** What noVNC uses in place of a WebSocket. All of these have to be own properties of the object. */
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

/** The noVNC events that the screen listens to, with their details. */
interface RfbEvents {
  readonly connect: undefined;
  readonly disconnect: { readonly clean: boolean };
  readonly clipboard: { readonly text: string };
}

/** The RFB client of noVNC, as far as the screen uses it. */
export interface RfbClient {
  viewOnly: boolean;
  scaleViewport: boolean;
  /** From 0 to 9. */
  qualityLevel: number;
  /** From 0 to 9. */
  compressionLevel: number;
  background: string;
  /** A dot for the pointer if the device shows none. */
  showDotCursor: boolean;
  readonly addEventListener: <Name extends keyof RfbEvents>(
    name: Name,
    listener: (event: { readonly detail: RfbEvents[Name] }) => void,
  ) => void;
  readonly disconnect: () => void;
  readonly focus: (options?: FocusOptions) => void;
  /** A press and a release if `down` is not given. */
  readonly sendKey: (keysym: number, code: string | null, down?: boolean) => void;
  readonly clipboardPasteFrom: (text: string) => void;
  readonly toDataURL: (type: string) => string;
  readonly toBlob: (receive: (picture: Blob | null) => void, type: string) => void;
}

/** The display options of a client. */
interface ClientWishes {
  readonly viewOnly: boolean;
  readonly isScaled: boolean;
  readonly levels: ScreenLevels;
}

/** Sets the display options of a client. Unchanged ones cost nothing. */
export function adjustClient(client: RfbClient, { viewOnly, isScaled, levels }: ClientWishes): void {
  if (client.viewOnly !== viewOnly) client.viewOnly = viewOnly;
  if (client.scaleViewport !== isScaled) client.scaleViewport = isScaled;
  client.qualityLevel = levels.quality;
  client.compressionLevel = levels.compression;
}
