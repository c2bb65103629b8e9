import { rfbClientReader, RFB_ENCODINGS, type RfbClientMessage } from '@remote-console/domain';
import type { ScreenBrowser } from '../screenBrowser.ts';
import { createClipboardExchange } from './clipboardExchange.ts';
import { DESKTOP, withClipboard, withKey, withPointer, type Desktop } from './desktop.ts';
import { createPictureSender } from './pictureSender.ts';
import type { Point } from './picture.ts';
import type { SharedDesktop } from './sharedDesktop.ts';

/** The screen of a simulated device. */
export interface SimulatedScreen {
  readonly deviceName: string;
  readonly desktop: SharedDesktop;
}

/** One browser that views a desktop. */
export interface SimulatedSession {
  /**
   * Handles what the browser sent.
   *
   * @throws RfbError when it is not RFB.
   */
  readonly take: (bytes: Uint8Array) => void;
  /** Checks whether the clock shows something else. */
  readonly tick: () => void;
  readonly leave: () => void;
}

type Input = Extract<RfbClientMessage, { type: 'key' | 'pointer' | 'cutText' | 'extendedCutText' }>;

const onDesktopPoint = ({ x, y }: Point) => ({
  x: Math.min(x, DESKTOP.width - 1),
  y: Math.min(y, DESKTOP.height - 1),
});

/**
 * Shows a desktop to a browser, and applies its input.
 *
 * @param viewOnly Accepts no key, pointer or clipboard input, whatever the browser sends.
 */
export function simulatedSession(
  browser: ScreenBrowser,
  { deviceName, desktop: shared }: SimulatedScreen,
  viewOnly: boolean,
): SimulatedSession {
  const { desktop, change, leave } = shared.look((before) => {
    if (desktop().clipboard !== before.clipboard) clipboard.send();
    void pictures.answer();
  });
  let encodings: readonly number[] = [];
  const knows = (encoding: number) => encodings.includes(encoding);
  const pictures = createPictureSender({ browser, deviceName, desktop, knows });
  const clipboard = createClipboardExchange({
    browser,
    isExtended: () => knows(RFB_ENCODINGS.extendedClipboard),
    text: () => desktop().clipboard,
    onText: (text) => change(withClipboard(desktop(), text)),
  });

  /** Changes the desktop, which may copy a text to the clipboard. */
  function act(next: Desktop): void {
    const isCopied = next.clipboard !== desktop().clipboard;
    change(next);
    if (isCopied) clipboard.send();
  }

  function takeEncodings(named: readonly number[]): void {
    const isNew = (encoding: number) => !knows(encoding) && named.includes(encoding);
    const isClipboardNew = isNew(RFB_ENCODINGS.extendedClipboard);
    if (isNew(RFB_ENCODINGS.cursor)) pictures.owePointer();
    encodings = named;
    if (isClipboardNew) clipboard.sayCaps();
  }

  function takeInput(message: Input): void {
    switch (message.type) {
      case 'key':
        return act(withKey(desktop(), message.down, message.keysym));
      case 'pointer':
        return act(withPointer(desktop(), message.buttons, onDesktopPoint(message)));
      case 'cutText':
        return change(withClipboard(desktop(), message.text));
      case 'extendedCutText':
        clipboard.take(message.flags, message.content);
    }
  }

  function take(message: RfbClientMessage): void {
    switch (message.type) {
      case 'pixelFormat':
        return pictures.useFormat(message.format);
      case 'encodings':
        return takeEncodings(message.encodings);
      case 'updateRequest':
        return pictures.want(message, message.incremental);
      case 'flow':
      case 'act':
        return;
      default:
        if (!viewOnly) takeInput(message);
    }
  }

  const read = rfbClientReader();
  return {
    take(bytes) {
      for (const message of read(bytes)) take(message);
      void pictures.answer();
    },
    tick: () => void pictures.answer(),
    leave,
  };
}
