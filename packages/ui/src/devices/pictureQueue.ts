/**
 * Maximum number of concurrent picture requests. Each makes an agent take one and holds a connection meanwhile, and
 * browsers open six per server.
 */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work in turn. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
