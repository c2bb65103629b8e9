import type { Page } from '@playwright/test';

/** What can be pressed, of a page and of what lies over it. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The controls on the screen whose middle lies under a toast. */
export async function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(async (controls) => {
    // The place of a toast is found again before the next but one frame.
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
