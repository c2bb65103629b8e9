// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { styleCache } from './styleCache.ts';

const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume));

it('writes the rules of a frame into one style element, and those of the next into another', async () => {
  const { sheet } = styleCache('test');
  // As in a build: while developing, Emotion gives each rule an element.
  sheet.isSpeedy = true;
  sheet.insert('.one { color: red; }');
  sheet.insert('@media print { .one { color: black; } }');
  expect(sheet.tags.map((tag) => tag.sheet?.cssRules.length)).toEqual([2]);
  await nextFrame();
  sheet.insert('.two { color: red; }');
  await nextFrame();
  expect(sheet.tags.map((tag) => tag.sheet?.cssRules.length)).toEqual([2, 1]);
  expect(sheet.tags.map(({ nonce }) => nonce)).toEqual(['test', 'test']);
});
