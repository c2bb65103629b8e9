/** Which console pages a change can affect, according to the file graph written by the console's bundler. */
import type { BundleReport } from '../../packages/console/scripts/bundleReport.ts';
import { areaOf, FIRST_MODULE, FRAME_MODULE, holdersOf, pagesOf } from '../checks/bundle.ts';

/** The frame, the routes and their guards: what surrounds the pages. */
export const FRAME = 'the frame, the routes and their guards';

/**
 * @param module A module, from the root of the project.
 * @returns The areas whose pages load it, including `FRAME` when it opens over any page; null when every page needs it,
 *   or when the bundle doesn't contain it.
 */
export function areasLoading(module: string, report: BundleReport): ReadonlySet<string> | null {
  const isAround = (name: string) =>
    [FIRST_MODULE, FRAME_MODULE].some((around) => report[name]?.modules.includes(around));
  const pages = pagesOf(report);
  const areas = new Set<string>();
  const seen = new Set<string>();

  /** The file is needed by those it comes with, and opened by those that load it later; true when every page needs it. */
  const isNeeded = (name: string): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    if (isAround(name)) return true;
    const own = pages.filter(({ file }) => file === name);
    for (const page of own) areas.add(page.own);
    if (own.length > 0) return false;
    const together = Object.keys(report).filter((other) => report[other]?.imports.includes(name));
    for (const loader of report[name]?.loadedBy ?? []) noteOpening(loader, name);
    return together.map(isNeeded).some(Boolean);
  };

  /** A part lazily loaded by what surrounds the pages belongs to the area that asks for it, or to its own. */
  const noteOpening = (loader: string, part: string): void => {
    const own = report[part]?.modules.map(areaOf).find((area) => area !== null);
    for (const holder of holdersOf(report, loader)) {
      if (isAround(holder)) areas.add(areaOf(loader) ?? (loader.includes('/frame/') ? FRAME : (own ?? FRAME)));
      else isNeeded(holder);
    }
  };

  const holders = holdersOf(report, module);
  const isEverywhere = holders.map(isNeeded).some(Boolean);
  return isEverywhere || holders.length === 0 ? null : areas;
}
