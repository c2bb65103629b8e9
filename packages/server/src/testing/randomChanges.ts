import fc from 'fast-check';

/**
 * Applies random changes one after the other, in sequences that shrink to the shortest one that fails.
 *
 * @param step Makes one change and asserts the invariants; `index` counts all changes, for unique names.
 */
export async function throughChanges<Change>(
  change: fc.Arbitrary<Change>,
  runs: number,
  step: (change: Change, index: number) => Promise<void>,
): Promise<void> {
  let index = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
      for (const each of changes) {
        index += 1;
        await step(each, index);
      }
    }),
    { numRuns: runs },
  );
}
