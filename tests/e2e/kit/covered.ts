import type { Page } from '@playwright/test';

/** What can be pressed, on a page and in its overlays. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The visible controls whose center is covered by a toast. */
export async function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(async (controls) => {
    // The position of a toast is recalculated within two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const toasts = [...document.querySelectorAll('.rc-root > div:has(> [role=alert]):has(> output)')];
    const isToast = (element: Element | null) => toasts.some((toast) => toast.contains(element));
    const isCovered = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      return isToast(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [...document.querySelectorAll(controls)]
      .filter((control) => !isToast(control) && isCovered(control))
      .map((control) => control.ariaLabel ?? control.textContent);
  }, CONTROLS);
}
