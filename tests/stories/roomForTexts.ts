import { expect } from '@playwright/test';
import { cutTexts, sidewaysScroll } from '../layout/cutTexts.ts';
import { DESKTOP, PHONE, type Screen, type StoryPage } from './storyPage.ts';
import type { StoryEntry } from './storyIndex.ts';

/**
 * Whether every component has room for words: the typical story of each is rendered in the pseudo-language (accents,
 * two fifths longer), on a desktop and a phone and on both at twice the size (half as many CSS pixels, WCAG 1.4.10). No
 * text may be cut off without a way to read it, and the page may not scroll sideways. Always with reduced motion.
 */
const WIDTHS = [
  DESKTOP,
  { name: 'desktop at 200 %', width: 720, height: 450 },
  PHONE,
  { name: 'phone at 200 %', width: 320, height: 422 },
] as const;

/** The longest animation allowed for somebody who asked for reduced motion, in milliseconds. */
const LONGEST_MOTION = 200;

/** Running animations, by name and duration. */
function longMotion(longest: number): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > longest,
    )
    .map(({ effect }) => `${String(effect?.getComputedTiming().duration)} ms`);
}

/** The effects of a new width may take a moment: a text area grows only after it has become narrower. */
const expectSoon = expect.configure({ soft: true, timeout: 5000 });

async function expectRoom(stories: StoryPage, screen: Screen, where: string): Promise<void> {
  await stories.resize(screen);
  await stories.drawn();
  await expectSoon.poll(() => stories.page.evaluate(cutTexts), `cut off ${where}`).toEqual([]);
  await expectSoon.poll(() => stories.page.evaluate(sidewaysScroll), `sideways ${where}`).toEqual([]);
}

/** Renders a story in the pseudo-language, before it is played, and checks it at each width, and in both directions. */
export async function expectRoomForTexts(stories: StoryPage, story: StoryEntry): Promise<void> {
  const { page } = stories;
  const globals = { language: 'en', theme: 'light', pseudo: 'on', a11y: { manual: true } };
  await stories.resize(DESKTOP);
  await stories.open(story, globals, 'still');
  await stories.allowMotion(true);
  await stories.settled(story);
  for (const screen of WIDTHS) await expectRoom(stories, screen, `on a ${screen.name}`);
  expect.soft(await page.evaluate(longMotion, LONGEST_MOTION), 'motion').toEqual([]);
  await stories.allowMotion(false);
  await stories.resize(PHONE);
  await stories.open(story, { ...globals, pseudo: 'rtl' }, 'still');
  await stories.settled(story);
  await expectRoom(stories, PHONE, `on a ${PHONE.name}, from right to left`);
}
