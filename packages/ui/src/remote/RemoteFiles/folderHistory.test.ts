import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BEGINNING, mayStep, shownFolder, stepFolder, visitFolder, type FolderHistory } from './folderHistory.ts';

const aPath = fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 });
const aStep = fc.oneof(aPath, fc.constantFrom<-1 | 1>(-1, 1));

const go = (history: FolderHistory, step: string[] | -1 | 1) =>
  typeof step === 'number' ? stepFolder(history, step) : visitFolder(history, step);

it('goes back to where one was, and forward again, after any way', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), aPath, (steps, path) => {
      const before = steps.reduce(go, BEGINNING);
      const after = visitFolder(before, path);
      expect(shownFolder(after)).toEqual(path);
      if (after === before) return;
      expect(mayStep(after, 1)).toBe(false);
      const back = stepFolder(after, -1);
      expect(shownFolder(back)).toEqual(shownFolder(before));
      expect(shownFolder(stepFolder(back, 1))).toEqual(path);
    }),
  );
});

it('stays at its ends, and keeps no more folders than it may', () => {
  expect(stepFolder(BEGINNING, -1)).toBe(BEGINNING);
  expect(stepFolder(BEGINNING, 1)).toBe(BEGINNING);
  const paths = Array.from({ length: 300 }, (_, index) => [String(index)]);
  const history = paths.reduce(visitFolder, BEGINNING);
  expect(history.visited).toHaveLength(100);
  expect(shownFolder(history)).toEqual(['299']);
});
