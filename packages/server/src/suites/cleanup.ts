import { afterEach } from 'vitest';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
});

/** Something to undo after the test; what was begun last is undone first. */
export function afterThisTest(clean: () => Promise<unknown>): void {
  cleanups.push(clean);
}
