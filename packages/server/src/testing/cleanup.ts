const cleanups: (() => Promise<unknown>)[] = [];

/** Something to undo after the test; last started, first undone. */
export function afterThisTest(clean: () => Promise<unknown>): void {
  cleanups.push(clean);
}

/** Undoes what the test has started. */
export async function cleanUp(): Promise<void> {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
}
