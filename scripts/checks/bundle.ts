/** What each page of the built console loads, by the bundle's report: its own area's code and its neighbors'. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BundleReport } from '../../packages/console/scripts/bundleReport.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The business areas whose code a page of an area may load besides its own: its widgets are made of them. */
export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['notices'],
  partners: ['accounts', 'notices'],
  devices: ['groups', 'approvals', 'remote', 'tags'],
  tags: [],
  groups: ['devices'],
  approvals: ['users', 'tickets'],
  tickets: ['approvals'],
  users: ['groups', 'policies'],
  policies: [],
  history: [],
  license: [],
  downloads: ['notices'],
  notices: [],
  inbox: [],
  operator: ['users', 'groups', 'policies', 'notices'],
  overview: ['approvals', 'history', 'remote'],
  savedViews: [],
  remote: ['devices', 'approvals', 'history', 'downloads'],
};

/** Where the console starts. */
export const FIRST_MODULE = 'packages/console/src/main.tsx';

/** What surrounds every page of a signed-in person. */
export const FRAME_MODULE = 'packages/console/src/app/FrameLayout.tsx';

/** The area of the list, which is loaded with the frame: it is where everybody arrives (docs/decisions/0029). */
const HOME_AREA = 'devices';

const AREA = /^packages\/(?:ui|console)\/src\/([^/]+)\//;
const PAGE = /^packages\/console\/src\/([^/]+)\/\w*[rR]oute\.tsx$/;

/** Areas whose pages visitors see. */
const VISITORS = new Set(['accounts', 'partners']);

/** Rules are not code, and few: those of the list are in one file with those of the parts (docs/decisions/0044). */
const STYLES = /\.module\.css$/;

/** The business area that a module belongs to, if it is one of the library or the console. */
export function areaOf(module: string): string | null {
  const area = AREA.exec(module)?.[1];
  return area !== undefined && area in NEIGHBOURS ? area : null;
}

/** The files that contain a module. */
export const holdersOf = (report: BundleReport, module: string): string[] =>
  Object.keys(report).filter((name) => report[name]?.modules.includes(module));

/** The files that are loaded with some files, including themselves. */
function closure(report: BundleReport, files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    report[name]?.imports.forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

/** Every page, by its module, and its file. */
export function pagesOf(report: BundleReport): { file: string; module: string; own: string }[] {
  return Object.entries(report).flatMap(([file, { modules }]) =>
    modules.flatMap((module) => {
      const own = PAGE.exec(module)?.[1];
      return own !== undefined && own in NEIGHBOURS ? [{ file, module, own }] : [];
    }),
  );
}

/** The modules in some files that belong neither to an area nor to one of its neighbors. */
function foreignTo(own: string, files: readonly string[], report: BundleReport): string[] {
  const foreign = new Set<string>();
  for (const module of files.flatMap((name) => report[name]?.modules ?? [])) {
    const area = STYLES.test(module) ? null : areaOf(module);
    if (area !== null && area !== own && !NEIGHBOURS[own]?.includes(area)) {
      foreign.add(`${area} (${module})`);
    }
  }
  return [...foreign];
}

/** Each page that loads the code of an area that is not its neighbor, and what the frame brings besides the list. */
function strangers(report: BundleReport): string[] {
  const filesOf = (module: string) => closure(report, holdersOf(report, module));
  // The first file, which every page loads, has what the login page and the list share (docs/decisions/0029).
  const first = filesOf(FIRST_MODULE);
  const home = [...filesOf(FRAME_MODULE)].filter((name) => !first.has(name));
  const ofHome = foreignTo(HOME_AREA, home, report).map((stranger) => `${FRAME_MODULE}: loads ${stranger}`);
  const ofPages = pagesOf(report).flatMap(({ file, module: page, own }) => {
    const files = [...closure(report, [file])].filter((name) => !first.has(name));
    // A visitor has no frame, so nothing of it may be loaded.
    const judged = VISITORS.has(own) ? files : files.filter((name) => !home.includes(name));
    return foreignTo(own, judged, report).map((stranger) => `${page}: loads ${stranger}`);
  });
  return [...ofHome, ...ofPages];
}

/** What Material UI renders with; counting pages with one of its functions renders nothing. */
const MATERIAL = /\/(?:@emotion|@mui\/(?:system|styled-engine))\/|\/@mui\/material\/(?!usePagination\/)/;
/** What the first pages consist of: for a visitor the login; for a person the frame with the list and its two views. */
const FIRST_PAGES = {
  'The login page': [FIRST_MODULE, 'packages/console/src/accounts/loginRoute.tsx'],
  'The first page': [
    FIRST_MODULE,
    FRAME_MODULE,
    'packages/ui/src/devices/DeviceTable/DeviceTable.tsx',
    'packages/ui/src/devices/DeviceCardsWidget.tsx',
    'packages/console/src/devices/GroupSidebar.tsx',
  ],
} as const;

/** Modules of Material UI that the first pages load before anything is pressed (docs/decisions/0082). */
function materialAtFirst(report: BundleReport): string[] {
  return Object.entries(FIRST_PAGES).flatMap(([page, parts]) => {
    const files = closure(
      report,
      parts.flatMap((module) => holdersOf(report, module)),
    );
    const modules = [...files].flatMap((name) => report[name]?.modules ?? []);
    return modules.filter((module) => MATERIAL.test(module)).map((module) => `${page} loads ${module}.`);
  });
}

/** Files that need each other: in a cycle, code would run before its dependencies. */
function circles(report: BundleReport): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' needs '));
    else if (!done.has(name)) report[name]?.imports.forEach((next) => visit(next, [...way, name]));
    done.add(name);
  };
  for (const name of Object.keys(report)) visit(name, []);
  return found;
}

/** What is wrong with the bundle, as lines to print. */
export function bundleFaults(report: BundleReport): string[] {
  return [...strangers(report), ...materialAtFirst(report), ...circles(report)];
}

/** How many pages the bundle has, so that a check of none cannot pass. */
export function countPages(report: BundleReport): number {
  return pagesOf(report).length;
}

function readReport(name: string): BundleReport {
  return JSON.parse(readFileSync(path.join(root, 'packages/console/dist/.vite', name), 'utf8')) as BundleReport;
}

/** The file report of the last build. */
export const readBundleReport = (): BundleReport => readReport('bundle.json');

/** The same before files were merged: what each page needs, without what only comes along. */
export const readBundleApart = (): BundleReport => readReport('bundle-apart.json');

if (import.meta.main) {
  const report = readBundleReport();
  const faults = bundleFaults(report);
  for (const fault of faults) console.error(fault);
  console.log(
    `${countPages(report)} pages, ${faults.length} faults: code of another area, Material UI on a first page, files that need each other.`,
  );
  process.exit(faults.length === 0 && countPages(report) > 0 ? 0 : 1);
}
