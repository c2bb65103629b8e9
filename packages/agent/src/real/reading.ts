/**
 * An answer of systeminformation whose fields are known by name and trusted in nothing: what a field promises to be a
 * number is null, an empty text or missing on one machine or another.
 */
export type Reading<Answer> = { readonly [Field in keyof Answer]?: unknown };

const READ_LIMIT_MS = 15_000;

/** What a collector answers, or null when it fails or takes longer than it may: one broken probe never stops a report. */
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
