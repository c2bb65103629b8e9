import type { Page } from '@playwright/test';

/** Controls that are rendered and have their own place on the page. */
const CONTROLS = 'main a[href], main button, main select, main textarea, header button, header a[href]';

/**
 * The controls of a page that extend horizontally beyond the window or a scrolling or clipping container: nobody sees
 * that there is more to press.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async (controls) => {
    // What depends on the width of the window is updated within two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === 'hidden') return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        // A name that is a link is truncated in its cell, and can still be pressed.
        if (overflowX === 'visible' || (around.role === 'gridcell' && element instanceof HTMLAnchorElement)) continue;
        const edge = around.getBoundingClientRect();
        // Content only for assistive technology is in a one-pixel box.
        if (edge.width <= 1) return false;
        if (box.right > edge.right + 1 || box.left < edge.left - 1) return true;
      }
      return box.right > window.innerWidth + 1 || box.left < -1;
    };
    const names = [...document.querySelectorAll(controls)]
      .filter(isCut)
      .map((element) => element.ariaLabel ?? element.textContent);
    return [...new Set(names)];
  }, CONTROLS);
}
