const cleanups: (() => Promise<unknown>)[] = [];

/** Something to undo after the test; what was begun last is undone first. */
export function afterThisTest(clean: () => Promise<unknown>): void {
  cleanups.push(clean);
}

/** Undoes what the test has begun. */
export async function cleanUp(): Promise<void> {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
}
