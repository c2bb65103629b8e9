import type { Rolldown } from 'vite';
import type { BundledFile } from './splitApart.ts';
import { languageOfListTexts } from './textsOfList.ts';

/** The given modules and everything that they import statically; modules that are loaded later are not included. */
type Needs = ReadonlySet<string>;

/** What every page starts with. */
const FIRST = /\/console\/src\/main\.tsx$/;
const LOGIN = /\/console\/src\/accounts\/loginRoute\.tsx$/;
const FRAME = /\/console\/src\/app\/FrameLayout\.tsx$/;
const LIST = /\/console\/src\/devices\/route\.tsx$/;
const TABLE = /\/ui\/src\/devices\/DeviceTable\/DeviceTable\.tsx$/;
const CARDS = /\/ui\/src\/devices\/DeviceCardsWidget\.tsx$/;
/** What opens over a page: menus with their entries, and popovers, with their dependencies. */
const POPUPS = /\/@mui\/material\/(?:Menu|Popover)\/index\.m?js$|\/ui\/src\/primitives\/PopupMenu\/MaterialEntry\.tsx$/;
/** Material UI's theme, the base of its components, and the box, which every themed page has. */
const MATERIAL = /\/ui\/src\/material\/MaterialTheme\.tsx$|\/@mui\/material\/Box\/Box\.m?js$/;
const TREE = /\/console\/src\/devices\/GroupSidebar\.tsx$/;

/** The texts that the first page shows: one file per language. */
const FIRST_TEXTS = /\/catalog\/generated\/([a-z]{2})\/(?:common|messages|accounts)\.ts$/;
/** A page, by its business area; modules outside the route table belong to none. */
const PAGE = /\/packages\/console\/src\/(?!app\/)(\w+)\/\w*[rR]oute\.tsx$/;
const FOLDER = /\/packages\/(?:ui|console)\/src\/(\w+)\//;
/** A component's classes, with the rules behind them. */
const STYLES = /\.module\.css$/;
/** What surrounds the pages of a signed-in user, whichever page it is. */
const AROUND = /\/packages\/console\/src\/(?:app|frame|page)\//;
/** Areas whose pages visitors see, without the frame. */
const VISITORS = new Set(['accounts', 'partners']);

function needsOf(files: ReadonlyMap<string, BundledFile>, isStart: (module: string) => boolean): Needs {
  const seen = new Set<string>();
  const needed = new Set<string>();
  const visit = (name: string) => {
    const file = files.get(name);
    if (!file || seen.has(name)) return;
    seen.add(name);
    for (const module of file.moduleIds) needed.add(module);
    file.imports.forEach(visit);
  };
  for (const [name, { moduleIds }] of files) {
    if (moduleIds.some(isStart)) visit(name);
  }
  if (needed.size === 0) throw new Error('A page that shares files is not in the bundle any more.');
  return needed;
}

/** The areas of the pages that need a module. */
function areasOfPages(files: ReadonlyMap<string, BundledFile>): ReadonlyMap<string, ReadonlySet<string>> {
  const areas = new Map<string, Set<string>>();
  for (const page of [...files.values()].flatMap(({ moduleIds }) => moduleIds)) {
    const area = PAGE.exec(page)?.[1];
    if (area === undefined) continue;
    for (const module of needsOf(files, (id) => id === page)) {
      areas.set(module, (areas.get(module) ?? new Set()).add(area));
    }
  }
  return areas;
}

/**
 * Puts what the first page and the device list need into a few files. By default the bundler makes one file per set of
 * modules that the same pages share: a hundred for the list, most of them smaller than the overhead of requesting them.
 * Each file holds modules of one kind only, so that no page loads the code of another area (decision 0029).
 *
 * @param files The files that the bundler makes by default.
 */
export function sharedFiles(files: ReadonlyMap<string, BundledFile>): Rolldown.CodeSplittingGroup {
  const [first, login, frame, list, cards, table, tree, popups, material] = [
    FIRST,
    LOGIN,
    FRAME,
    LIST,
    CARDS,
    TABLE,
    TREE,
    POPUPS,
    MATERIAL,
  ].map((start) => needsOf(files, (id) => start.test(id)));
  const firstParts = [frame, list, cards, table, tree];
  const users = areasOfPages(files);
  // Only business areas have pages; the other folders serve all of them.
  const areas = new Set([...users.values()].flatMap((each) => [...each]));

  const fileOf = (module: string): string | null => {
    const firstTexts = FIRST_TEXTS.exec(module)?.[1];
    const listTexts = languageOfListTexts(module);
    if (firstTexts !== undefined) return `texts-start-${firstTexts}`;
    if (listTexts !== undefined) return `texts-list-${listTexts}`;
    const isOfFirstList = firstParts.some((part) => part?.has(module));
    if (first?.has(module) || (login?.has(module) && isOfFirstList)) return 'start';
    if (material?.has(module) && !isOfFirstList) return 'material';
    const folder = FOLDER.exec(module)?.[1];
    const usedBy = [...(users.get(module) ?? [])];
    const isForAnyVisitor = usedBy.some((user) => VISITORS.has(user));
    // What the login page uses from another area is separate, or every page with a form would load that area.
    if (login?.has(module) && folder !== undefined && areas.has(folder) && !VISITORS.has(folder)) return folder;
    // What forms share is separate from the login page, or every page with a form would load the login page too.
    if (login?.has(module)) return usedBy.every((user) => VISITORS.has(user)) ? 'login' : 'fields';
    // Without this, the style sheets of cards, table, and tree would stay separate from the document's (`oneSheet`).
    if (STYLES.test(module) && (AROUND.test(module) || isOfFirstList)) {
      return isForAnyVisitor ? 'start' : 'home';
    }
    const isOfArea = folder !== undefined && areas.has(folder);
    // What cards and table share goes into the list's file, or each would load the other.
    const isOfList = list?.has(module) || (cards?.has(module) && table?.has(module));
    const isForVisitors = !isOfArea && isForAnyVisitor;
    if (frame?.has(module) || isOfList) return isForVisitors ? 'start' : 'home';
    const isInView = [cards, table, tree].some((part) => part?.has(module));
    if (popups?.has(module)) {
      // In the popup file, table and cards would request it too.
      if (isInView) return isForVisitors ? 'start' : 'home';
      // Modules that forms need as well, such as the base of every button, would pull in the popup dependencies.
      if (usedBy.includes('accounts')) return 'material';
      return isForVisitors ? 'overlays' : 'popups';
    }
    const isOnlyFor = (pages: string) => usedBy.every((user) => user === pages);
    if (cards?.has(module)) {
      if (!isOfArea) return 'home';
      return isOnlyFor('devices') ? 'cards' : null;
    }
    if (table?.has(module)) {
      if (!isOfArea && usedBy.length > 0) return 'home';
      return isOnlyFor('devices') ? 'table' : null;
    }
    if (!tree?.has(module)) return null;
    if (usedBy.length === 0 || isOnlyFor('groups')) return 'table';
    return isOfArea ? null : 'home';
  };
  return { name: fileOf, includeDependenciesRecursively: false };
}
