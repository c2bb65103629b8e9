const LOWEST = 6;

const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));

/**
 * Moves the headings of untrusted content below the heading it is under, without skipping a level: screen readers
 * navigate by them.
 *
 * @param under Level of the heading above.
 */
export function fitHeadings(content: DocumentFragment, under: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  let before = under;
  for (const heading of headings) {
    const level = Math.min(under + 1 + levelOf(heading) - highest, before + 1, LOWEST);
    const fitted = heading.ownerDocument.createElement(`h${level}`);
    fitted.append(...heading.childNodes);
    heading.replaceWith(fitted);
    before = level;
  }
}
