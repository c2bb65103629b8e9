/** Where a recording is shown, an event after the other. */
export interface PlayStage {
  /** Shows the events from an index on, up to another one; resolves when they are on the page. */
  readonly show: (from: number, to: number) => Promise<void>;
  /** Goes back to before the first event. */
  readonly restart: () => Promise<void>;
  /** What belongs to the wanted position is shown: it may be seen from now on. */
  readonly settle: () => void;
}
