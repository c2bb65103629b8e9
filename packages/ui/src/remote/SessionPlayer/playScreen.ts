import type { RemoteChannel, RemoteListener, ScreenRecording } from '@remote-console/domain';
import { connectScreen } from '../RemoteScreen/connectScreen.ts';
import type { RfbClient } from '../RemoteScreen/rfbClient.ts';
import type { PlayStage } from './playStage.ts';

/** A recorded screen on the page. */
export interface PlayedScreen extends PlayStage {
  readonly dispose: () => void;
}

/** Why a recorded screen is not displayed. */
export type ScreenFault = 'notLoaded' | 'broken';

/** The events of a recorded screen. */
interface PlayedScreenListener {
  /** Its code could not be loaded (`notLoaded`), or the recording is invalid (`broken`); null when it restarts. */
  readonly onFault: (fault: ScreenFault | null) => void;
}

/** One run of noVNC over the recording, from its start. */
interface Run {
  /** Passes on what the device sent; resolves when noVNC has processed it. */
  readonly feed: (bytes: Uint8Array) => Promise<void>;
  readonly reveal: () => void;
  readonly close: () => void;
}

/** Where noVNC stores whether it waits for pictures to be decoded; there is no public API for it. */
const FLUSHING = '_flushing';

/** @throws Error if the library is a version that this was not written for. */
function waitsForPictures(client: RfbClient): boolean {
  const flushing: unknown = Reflect.get(client, FLUSHING);
  if (typeof flushing !== 'boolean') throw new Error('The screen keeps elsewhere whether it waits.');
  return flushing;
}

/** Yields to the page; pictures are decoded meanwhile. */
const aMoment = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The longest time to block the page, in milliseconds. */
const BUSY_MS = 12;

/** A channel that replays what it is fed, with nobody at the other end. */
function playedChannel(onListener: (listener: RemoteListener) => void): RemoteChannel {
  return {
    sendControl: () => undefined,
    sendData: () => undefined,
    drained: async () => undefined,
    listen: onListener,
    close: () => undefined,
  };
}

/** Starts to display a recording in its own layer, which is not visible yet. */
function begin(box: HTMLElement, layerClass: string, { onFault }: PlayedScreenListener): Promise<Run> {
  const layer = document.createElement('div');
  layer.className = layerClass;
  layer.style.visibility = 'hidden';
  box.append(layer);
  return new Promise((resolve) => {
    let listener: RemoteListener | null = null;
    let isBroken = false;
    const fail = (fault: ScreenFault) => {
      isBroken = true;
      onFault(fault);
    };
    const close = connectScreen(
      layer,
      playedChannel((heard) => {
        listener = heard;
      }),
      {
        onChange: ({ phase }) => {
          if (phase === 'broken' || phase === 'notLoaded') fail(phase);
        },
        onClient(client) {
          client.viewOnly = true;
          client.scaleViewport = true;
          resolve({
            async feed(bytes) {
              if (isBroken) return;
              try {
                listener?.data(bytes);
              } catch {
                // noVNC throws on invalid RFB data unless it ends the connection by itself.
                fail('broken');
              }
              const mustWait = () => !isBroken && waitsForPictures(client);
              while (mustWait()) await aMoment();
            },
            reveal: () => layer.style.removeProperty('visibility'),
            close() {
              isBroken = true;
              close();
              layer.remove();
            },
          });
        },
      },
    );
  });
}

/**
 * Shows a recorded screen, filling a box. Seeking back restarts behind the current picture, which stays until then.
 *
 * @param layerClass Class of the stacked elements that it adds to the box.
 */
export function playScreen(
  box: HTMLElement,
  layerClass: string,
  { pieces }: ScreenRecording,
  listener: PlayedScreenListener,
): PlayedScreen {
  let isDisposed = false;
  let current = begin(box, layerClass, listener);
  /** The current or upcoming run; null until the code is loaded. */
  let run: Run | null = null;
  /** What is visible until the new run has caught up. */
  let previous: Run | null = null;

  return {
    async show(from, to) {
      run = await current;
      let since = performance.now();
      for (const { bytes } of pieces.slice(from, to)) {
        if (isDisposed) return;
        await run.feed(bytes);
        if (performance.now() - since < BUSY_MS) continue;
        await aMoment();
        since = performance.now();
      }
    },
    async restart() {
      const last = await current;
      if (isDisposed) return;
      if (previous) last.close();
      else previous = last;
      run = null;
      listener.onFault(null);
      current = begin(box, layerClass, listener);
    },
    settle() {
      if (!run) return;
      run.reveal();
      previous?.close();
      previous = null;
    },
    dispose() {
      isDisposed = true;
      previous?.close();
      void current.then((run) => run.close());
    },
  };
}
