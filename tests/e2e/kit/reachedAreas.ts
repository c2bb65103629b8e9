/** The areas that `npm test -- --changed` found to be affected, separated by spaces; without the variable, all. */
const REACHED_AREAS = process.env['REACHED_AREAS'];

/**
 * @param pages Pages by the business area they belong to.
 * @returns Those that this run checks: all but in a run for a change.
 */
export function pagesOfReachedAreas(pages: Readonly<Record<string, readonly string[]>>): string[] {
  const reached = REACHED_AREAS?.split(' ');
  return Object.entries(pages).flatMap(([area, own]) => (!reached || reached.includes(area) ? own : []));
}
