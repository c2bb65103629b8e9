import { formatInstant, type NamedKey, type ScreenMonitor } from '@remote-console/domain';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { useClockReading, useTimePreferences } from '../../contexts/index.ts';
import { saveFile } from '../../downloads/index.ts';
import { holdKey, pressFunctionKey, pressKeys, typeText, type HeldKey } from './deviceKeys.ts';
import type { RfbClient } from './rfbClient.ts';
import { takePicture } from './takePicture.ts';

/** The actions of a screen. If `refusal` has a text nothing is sent, and the text says why. */
export interface ScreenActs {
  readonly refusal: string | null;
  /** Presses keys together. */
  readonly press: (keys: readonly NamedKey[]) => void;
  readonly pressFunction: (number: number) => void;
  /** The modifier keys that are held down. */
  readonly held: readonly HeldKey[];
  readonly toggleHeld: (key: HeldKey) => void;
  /** Releases all held keys. */
  readonly releaseHeld: () => void;
  readonly type: (text: string) => void;
  /** Puts a text on the clipboard of the device. */
  readonly paste: (text: string) => void;
}

const NONE: readonly HeldKey[] = [];

/** The input actions of a displayed device. */
export function useScreenActs(client: RfbClient | null, refusal: string | null): ScreenActs {
  const [held, setHeld] = useState(NONE);
  const maySend = refusal === null ? client : null;
  // Held keys are released with the connection, so none is held while nothing can be sent.
  const [sender, setSender] = useState(maySend);
  if (sender !== maySend) {
    setSender(maySend);
    setHeld(NONE);
  }
  const release = (keys: readonly HeldKey[]) => {
    if (maySend) for (const key of keys) holdKey(maySend, key, false);
  };
  return {
    refusal,
    press: (keys) => maySend && pressKeys(maySend, keys),
    pressFunction: (number) => maySend && pressFunctionKey(maySend, number),
    held,
    toggleHeld: (key) => {
      if (!maySend) return;
      const isHeld = held.includes(key);
      if (isHeld) release([key]);
      else holdKey(maySend, key, true);
      setHeld(isHeld ? held.filter((each) => each !== key) : [...held, key]);
    },
    releaseHeld: () => {
      release(held);
      setHeld(NONE);
    },
    type: (text) => maySend && typeText(maySend, text),
    paste: (text) => maySend?.clipboardPasteFrom(text),
  };
}

/** Characters that are not allowed in file names on some system. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * Saves the picture of a screen, or of the displayed monitor, as a file named by the device and the time.
 *
 * @param onDone Called with the name of the file; null if there is none.
 */
export function useScreenshot(
  client: RfbClient | null,
  monitor: ScreenMonitor | null,
  deviceName: string,
  onDone: (done: { readonly fileName: string | null }) => void,
): () => void {
  const readClock = useClockReading();
  const preferences = useTimePreferences();
  return useCallback(() => {
    const taken = formatInstant(new Date(readClock()).toISOString(), preferences, 'second');
    const fileName = `${deviceName} ${taken}.png`.replaceAll(NOT_IN_NAMES, '-');
    const save = (picture: Blob | null) => {
      if (picture) saveFile(picture, fileName);
      onDone({ fileName: picture && fileName });
    };
    if (client) void takePicture(client, monitor).then(save);
  }, [client, monitor, deviceName, onDone, preferences, readClock]);
}

/** Why nothing can be sent to a device; null if input is allowed. */
export function useRefusal(facts: {
  readonly isLive: boolean;
  /** Why view only cannot be disabled; null if it can. */
  readonly viewOnlyRefusal: string | null;
  readonly viewOnly: boolean;
}): string | null {
  const text = useText('remoteScreen');
  if (!facts.isLive) return text('whyWaiting');
  if (facts.viewOnlyRefusal !== null) return facts.viewOnlyRefusal;
  return facts.viewOnly ? text('whyViewOnly') : null;
}
