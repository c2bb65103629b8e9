import type { ScreenBrowser } from '../screenBrowser.ts';
import { clipboardCaps, clipboardRequest, extendedCutText, plainCutText, readClipboard } from './clipboardMessages.ts';

/** The clipboard of a desktop and that of a browser. */
export interface ClipboardExchange {
  /** Sends the desktop's text to the browser. */
  readonly send: () => void;
  /** Handles a message of the extended clipboard. */
  readonly take: (flags: number, content: Uint8Array) => void;
  /** Announces what this end supports. */
  readonly sayCaps: () => void;
}

/** Whose clipboards they are. */
export interface ClipboardExchangeOptions {
  readonly browser: Pick<ScreenBrowser, 'send'>;
  /** Whether the browser supports the extended clipboard. */
  readonly isExtended: () => boolean;
  readonly text: () => string;
  /** The browser has a different text. */
  readonly onText: (text: string) => void;
}

/** Exchanges texts with a browser. */
export function createClipboardExchange({
  browser,
  isExtended,
  text,
  onText,
}: ClipboardExchangeOptions): ClipboardExchange {
  function send(): void {
    void browser.send(isExtended() ? extendedCutText(text()) : plainCutText(text()));
  }
  return {
    send,
    take(flags, content) {
      const said = readClipboard(flags, content);
      switch (said.type) {
        case 'nothing':
          return;
        case 'hasText':
          return void browser.send(clipboardRequest());
        case 'wantsText':
          return send();
        case 'text':
          onText(said.text);
      }
    },
    sayCaps: () => void browser.send(clipboardCaps()),
  };
}
