/**
 * An answer of systeminformation with known but untrusted fields: on one machine or another, a field that should be a
 * number is null, an empty text or missing.
 */
export type Reading<Answer> = { readonly [Field in keyof Answer]?: unknown };

const READ_LIMIT_MS = 15_000;

/** The answer of a collector, or null when it fails or times out: one broken probe never stops a report. */
export async function readOrNull<Answer>(collect: () => Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READ_LIMIT_MS);
  });
  try {
    return await Promise.race([collect(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** A reading that callers share while it is under way; a later caller gets a new one. */
export function sharedWhileReading<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  return () => {
    underWay ??= read().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
