import {
  rfbClientReader,
  RfbError,
  RFB_ENCODINGS,
  type RemoteChannel,
  type RfbClientMessage,
} from '@remote-console/domain';
import { listenToBrowser, type ScreenBrowser } from './screenBrowser.ts';
import {
  clipboardCaps,
  clipboardRequest,
  extendedCutText,
  plainCutText,
  readClipboard,
} from './simulated/clipboardMessages.ts';
import { DESKTOP, MONITORS, withClipboard, withKey, withPointer, type Desktop } from './simulated/desktop.ts';
import { drawDesktop, drawPointer, POINTER, POINTER_COLOR } from './simulated/drawDesktop.ts';
import { cursorRectangle, encodeRectangle, sentPicture } from './simulated/encodePicture.ts';
import { createPicture, type Area } from './simulated/picture.ts';
import { createSharedDesktop, type SharedDesktop } from './simulated/sharedDesktop.ts';
import { formatBytes, OWN_FORMAT, pixelWriter, type PixelWriter } from './simulated/pixels.ts';
import { welcomeBrowser } from './welcomeBrowser.ts';

/** The screen of a simulated device. */
export interface SimulatedScreen {
  readonly deviceName: string;
  readonly desktop: SharedDesktop;
}

/** How a simulated screen is served. */
export interface SimulatedScreenOptions {
  /** Takes no key, no pointer and no clipboard, whatever the browser sends. */
  readonly viewOnly?: boolean;
}

/** Milliseconds between two pictures, so that a moving window is not drawn more often than it is seen. */
const PICTURE_MS = 33;
const MINUTE_MS = 60_000;

const NOTES = 'This desktop is simulated.\nType here, drag the windows,\npress the button.\n';

/** The screen of a simulated device; everybody who looks at it sees the same. */
export const createSimulatedScreen = (deviceName: string): SimulatedScreen => ({
  deviceName,
  desktop: createSharedDesktop(NOTES),
});

function serverInit(name: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(DESKTOP.width, 0);
  size.writeUInt16BE(DESKTOP.height, 2);
  const bytes = Buffer.from(name, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([size, formatBytes(OWN_FORMAT), length, bytes]);
}

function updateMessage(rectangles: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(rectangles.length, 2);
  return Buffer.concat([head, ...rectangles]);
}

const clockAt = (now: number) => new Date(now).toISOString().slice(11, 16);

/** The part of an area that is on the desktop. */
function onDesktop({ x, y, width, height }: Area): Area {
  const left = Math.min(x, DESKTOP.width);
  const top = Math.min(y, DESKTOP.height);
  return {
    x: left,
    y: top,
    width: Math.min(width, DESKTOP.width - left),
    height: Math.min(height, DESKTOP.height - top),
  };
}

/** One browser that looks at a desktop: what it has of the picture, and what it waits for. */
function simulatedSession(browser: ScreenBrowser, { deviceName, desktop: shared }: SimulatedScreen, viewOnly: boolean) {
  const picture = createPicture(DESKTOP.width, DESKTOP.height);
  const sent = sentPicture(DESKTOP.width, DESKTOP.height);
  const ownWriter = pixelWriter(OWN_FORMAT);
  if (!ownWriter) throw new RfbError('the own format is none');
  let writer: PixelWriter = ownWriter;
  let encodings: readonly number[] = [];
  let wanted: Area | null = null;
  let isSending = false;
  let cursorIsDue = false;
  const viewer = shared.look((before) => {
    if (viewer.desktop().clipboard !== before.clipboard) sendClipboard();
    void answer();
  });
  const knows = (encoding: number) => encodings.includes(encoding);

  async function sendChanges(area: Area): Promise<void> {
    const desktop = viewer.desktop();
    drawDesktop(picture, desktop, { device: deviceName, clock: clockAt(Date.now()) });
    if (!knows(RFB_ENCODINGS.cursor)) drawPointer(picture, desktop.pointer);
    const cursor = cursorIsDue ? [cursorRectangle(POINTER, POINTER_COLOR, writer)] : [];
    const changes = sent.changes(picture, area);
    if (changes.length + cursor.length === 0) return;
    wanted = null;
    cursorIsDue = false;
    const knowsRre = knows(RFB_ENCODINGS.rre);
    const rectangles = changes.map((change) => encodeRectangle(picture, change, writer, knowsRre));
    await browser.send(updateMessage([...cursor, ...rectangles]));
  }

  /** Answers what the browser waits for, if there is something new; and not before the last picture is on its way. */
  async function answer(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (wanted && !browser.ended.aborted) {
      const area = wanted;
      await sendChanges(area);
      if (wanted === area) break;
      await new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
    }
    isSending = false;
  }

  function change(next: Desktop): void {
    const isCopied = next.clipboard !== viewer.desktop().clipboard;
    viewer.change(next);
    if (isCopied) sendClipboard();
  }

  function sendClipboard(): void {
    const isExtended = knows(RFB_ENCODINGS.extendedClipboard);
    const { clipboard } = viewer.desktop();
    void browser.send(isExtended ? extendedCutText(clipboard) : plainCutText(clipboard));
  }

  function takeClipboard(flags: number, content: Uint8Array): void {
    const said = readClipboard(flags, content);
    switch (said.type) {
      case 'nothing':
        return;
      case 'hasText':
        return void browser.send(clipboardRequest());
      case 'wantsText':
        return sendClipboard();
      case 'text':
        viewer.change(withClipboard(viewer.desktop(), said.text));
    }
  }

  function takeEncodings(named: readonly number[]): void {
    const isNew = !knows(RFB_ENCODINGS.extendedClipboard) && named.includes(RFB_ENCODINGS.extendedClipboard);
    cursorIsDue ||= !knows(RFB_ENCODINGS.cursor) && named.includes(RFB_ENCODINGS.cursor);
    encodings = named;
    if (isNew) void browser.send(clipboardCaps());
  }

  function takePicture(message: Extract<RfbClientMessage, { type: 'updateRequest' }>): void {
    const area = onDesktop(message);
    if (!message.incremental) sent.forget(area);
    wanted = area;
  }

  function take(message: RfbClientMessage): void {
    switch (message.type) {
      case 'pixelFormat': {
        const next = pixelWriter(message.format);
        if (!next) throw new RfbError('pixels of that format are not sent');
        writer = next;
        return;
      }
      case 'encodings':
        return takeEncodings(message.encodings);
      case 'updateRequest':
        return takePicture(message);
      case 'flow':
      case 'act':
        return;
      default:
        if (!viewOnly) takeInput(message);
    }
  }

  function takeInput(message: Extract<RfbClientMessage, { type: 'key' | 'pointer' | 'cutText' | 'extendedCutText' }>) {
    switch (message.type) {
      case 'key':
        return change(withKey(viewer.desktop(), message.down, message.keysym));
      case 'pointer':
        return change(withPointer(viewer.desktop(), message.buttons, onDesktopPoint(message)));
      case 'cutText':
        return viewer.change(withClipboard(viewer.desktop(), message.text));
      case 'extendedCutText':
        takeClipboard(message.flags, message.content);
    }
  }

  const read = rfbClientReader();
  return {
    take: (bytes: Uint8Array) => {
      for (const message of read(bytes)) take(message);
      void answer();
    },
    /** Looks whether the clock shows something else. */
    tick: () => void answer(),
    leave: viewer.leave,
  };
}

const onDesktopPoint = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: Math.min(x, DESKTOP.width - 1),
  y: Math.min(y, DESKTOP.height - 1),
});

/**
 * Serves the screen of a simulated device: a small desktop that reacts to keyboard, pointer and clipboard, and says that it
 * is simulated. It is gone with the last connection.
 */
export async function serveSimulatedScreen(
  channel: RemoteChannel,
  screen: SimulatedScreen,
  { viewOnly = false }: SimulatedScreenOptions = {},
): Promise<void> {
  const browser = listenToBrowser(channel);
  const { deviceName } = screen;
  const closeAtFault = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RfbError)) throw error;
      browser.close();
    }
  };
  browser.say({ type: 'desktop', name: deviceName, simulated: true, viewOnly, monitors: MONITORS });
  try {
    await welcomeBrowser(browser, serverInit(`${deviceName} (simulated)`));
  } catch (error) {
    if (error instanceof RfbError) browser.close();
    if (browser.ended.aborted) return;
    throw error;
  }
  const session = simulatedSession(browser, screen, viewOnly);
  browser.stream((bytes) => closeAtFault(() => session.take(bytes)));
  const clock = setInterval(session.tick, MINUTE_MS / 12);
  await new Promise<void>((resolve) => {
    if (browser.ended.aborted) resolve();
    browser.ended.addEventListener('abort', () => resolve());
  });
  clearInterval(clock);
  session.leave();
}
