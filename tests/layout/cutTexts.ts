// What a page that is drawn has no room for. Both functions run in the page, and use nothing outside of them.

/** Every text that is cut off, and by how much. Deliberate truncation repeats the whole text in a `title`. */
export function cutTexts(): string[] {
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
export function sidewaysScroll(): string[] {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const outside = [...document.querySelectorAll('#storybook-root *, .rc-root *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > page.clientWidth + 1;
    })
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 60)}`,
    );
  return [`${page.scrollWidth} px in ${page.clientWidth} px`, ...outside.slice(-3)];
}
