/** The lines that were entered. */
export interface LineHistory {
  /** Stores a line and moves below the last. */
  readonly keep: (line: string) => void;
  /** Moves this many lines down and returns that line; null where there is none. Below the last is an empty one. */
  readonly go: (by: number) => string | null;
}

const MOST_LINES = 100;

/** An empty history. */
export function createLineHistory(): LineHistory {
  const lines: string[] = [];
  let at = 0;
  return {
    keep(line) {
      if (line.trim() !== '' && lines.at(-1) !== line) lines.push(line);
      if (lines.length > MOST_LINES) lines.shift();
      at = lines.length;
    },
    go(by) {
      const next = at + by;
      if (next < 0 || next > lines.length) return null;
      at = next;
      return lines[next] ?? '';
    },
  };
}
