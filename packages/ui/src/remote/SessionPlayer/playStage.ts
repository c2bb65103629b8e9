/** Where a recording is displayed, event by event. */
export interface PlayStage {
  /** Displays the events from an index up to another; resolves when they are on the page. */
  readonly show: (from: number, to: number) => Promise<void>;
  /** Returns to before the first event. */
  readonly restart: () => Promise<void>;
  /** The requested position is displayed: it may become visible. */
  readonly settle: () => void;
}
