import { expect } from '@playwright/test';
import type { StoryPage } from './storyPage.ts';
import type { StoryEntry } from './storyIndex.ts';

/**
 * Whether every component has room for words: the typical story of each is rendered in the pseudo-language (accents,
 * two fifths longer), on a desktop and a phone and on both at twice the size (half as many CSS pixels, WCAG 1.4.10). No
 * text may be cut off without a way to read it, and the page may not scroll sideways. Always with reduced motion.
 */
const WIDTHS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'desktop at 200 %', width: 720, height: 450 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone at 200 %', width: 320, height: 422 },
] as const;

/** The longest animation allowed for somebody who asked for reduced motion, in milliseconds. */
const LONGEST_MOTION = 200;

/** Every text that is cut off, and by how much. Deliberate truncation repeats the whole text in a `title`. */
function clippedTexts(): string[] {
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const wide = cuts(style.overflowX) && element.scrollWidth - element.clientWidth > 1;
    const tall = cuts(style.overflowY) && element.scrollHeight - element.clientHeight > 2;
    return wide || tall;
  };
  /** Words for screen readers only, and parts that are not rendered. */
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.clientWidth <= 1 ||
    element.closest('[style*="clip"]') !== null ||
    getComputedStyle(element).clipPath !== 'none';
  const isTold = (element: Element) =>
    element.closest('[title]:not([title=""])') !== null ||
    element.querySelector('[title]:not([title=""])') !== null ||
    // The beginning of a text, with a link to the rest below it.
    element.matches('[data-excerpt]:has(+ a)');
  /** The widest part of what is cut off has to contain words: a picture or a moving line may be cut off. */
  const hasWords = (element: Element) => (element.textContent ?? '').trim() !== '';
  return [...document.querySelectorAll('#storybook-root *, .rc-root *')]
    .filter((element) => !(element instanceof SVGElement) && !(element instanceof HTMLSelectElement))
    .filter((element) => isCut(element) && hasWords(element) && !isHidden(element) && !isTold(element))
    .map((element) => {
      const words = (element.textContent ?? '').trim().slice(0, 60);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.clientWidth}x${element.clientHeight} holds ${element.scrollWidth}x${element.scrollHeight}: ${words}`;
    });
}

/** By how many pixels the page scrolls sideways, and what sticks out. */
function sidewaysScroll(): string[] {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const outside = [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 60)}`,
    );
  return [`${page.scrollWidth} px in ${page.clientWidth} px`, ...outside.slice(-3)];
}

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

/** Renders a story in the pseudo-language, before it is played, and checks it at each width. */
export async function expectRoomForTexts(stories: StoryPage, story: StoryEntry): Promise<void> {
  const { page } = stories;
  const [widest] = WIDTHS;
  await stories.resize(widest);
  await stories.open(story, { language: 'en', theme: 'light', pseudo: 'on', a11y: { manual: true } }, 'still');
  await stories.allowMotion(true);
  await stories.settled(story);
  for (const screen of WIDTHS) {
    await stories.resize(screen);
    await stories.drawn();
    await expectSoon.poll(() => page.evaluate(clippedTexts), `cut off on a ${screen.name}`).toEqual([]);
    await expectSoon.poll(() => page.evaluate(sidewaysScroll), `sideways on a ${screen.name}`).toEqual([]);
  }
  expect.soft(await page.evaluate(longMotion, LONGEST_MOTION), 'motion').toEqual([]);
  await stories.allowMotion(false);
}
