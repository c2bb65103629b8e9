import type { Page } from '@playwright/test';

/** Controls that are drawn and have a place of their own on the page. */
const CONTROLS = 'main a[href], main button, main select, main textarea, header button, header a[href]';

/**
 * The controls of a page of which something lies beyond the edge of the window or of a part that scrolls or hides it
 * sideways: nobody sees that there is more to press.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async (controls) => {
    // What follows the width of the window does so before the next but one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === 'hidden') return false;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        // A name that is a link is shortened in its cell, and is pressed all the same.
        if (overflowX === 'visible' || (around.role === 'gridcell' && element instanceof HTMLAnchorElement)) continue;
        const edge = around.getBoundingClientRect();
        // What only assistive technology is to find is in a box of a pixel.
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
