import type { BrowserStreams } from '../byteStreams.ts';
import { isStreamLost } from './streamFault.ts';

/** A transfer's right to a request of its own. */
export interface StreamTurn {
  readonly streams: BrowserStreams;
  /** Returns it; may be called repeatedly. */
  readonly release: () => void;
}

/** Lends out a connection's streams. */
export interface StreamTurns {
  /**
   * Runs a transfer with a turn if it wants one and one is free; otherwise it uses messages.
   *
   * @param isWanted Whether the transfer may go in a request of its own.
   */
  readonly lend: <Result>(isWanted: boolean, run: (turn: StreamTurn | null) => Promise<Result>) => Promise<Result>;
}

/** Lends streams until one is lost, because something between the ends then blocks them. */
export function lendStreams(streams: BrowserStreams | null): StreamTurns {
  let isOpen = streams !== null;

  async function takeTurn(): Promise<StreamTurn | null> {
    const release = await streams?.takeTurn();
    return streams && release ? { streams, release } : null;
  }

  return {
    lend: async (isWanted, run) => {
      const turn = isOpen && isWanted ? await takeTurn() : null;
      try {
        return await run(turn);
      } catch (thrown) {
        if (isStreamLost(thrown)) isOpen = false;
        throw thrown;
      } finally {
        turn?.release();
      }
    },
  };
}
