import type { Rolldown } from 'vite';
import type { BundledFile } from './splitApart.ts';
import { languageOfListTexts } from './textsOfList.ts';

/** The modules that come with some modules, themselves included; nothing that is loaded later is among them. */
type Needs = ReadonlySet<string>;

/** What every page begins with. */
const FIRST = /\/console\/src\/main\.tsx$/;
const LOGIN = /\/console\/src\/accounts\/loginRoute\.tsx$/;
const FRAME = /\/console\/src\/app\/FrameLayout\.tsx$/;
const LIST = /\/console\/src\/devices\/route\.tsx$/;
const TABLE = /\/ui\/src\/devices\/DeviceTable\/DeviceTable\.tsx$/;
const CARDS = /\/ui\/src\/devices\/DeviceCardsWidget\.tsx$/;
/** What opens over a page: menus with their entries, and popovers, with what carries them. */
const POPUPS = /\/@mui\/material\/(?:Menu|Popover)\/index\.m?js$|\/ui\/src\/primitives\/PopupMenu\/MaterialEntry\.tsx$/;
/** The theme of Material UI, with what its components are made of, and the box, which every page with the theme has. */
const MATERIAL = /\/ui\/src\/material\/MaterialTheme\.tsx$|\/@mui\/material\/Box\/Box\.m?js$/;
const TREE = /\/console\/src\/devices\/GroupSidebar\.tsx$/;

/** The texts that the first page shows: one file per language. */
const FIRST_TEXTS = /\/catalog\/generated\/([a-z]{2})\/(?:common|messages|accounts)\.ts$/;
/** A page, by the business area it belongs to; what is beside the table of routes belongs to none. */
const PAGE = /\/packages\/console\/src\/(?!app\/)(\w+)\/\w*[rR]oute\.tsx$/;
const FOLDER = /\/packages\/(?:ui|console)\/src\/(\w+)\//;
/** The classes of a component, with the rules behind them. */
const STYLES = /\.module\.css$/;
/** What is around the pages of a signed-in person, whichever page it is. */
const AROUND = /\/packages\/console\/src\/(?:app|frame|page)\//;
/** Areas whose pages a visitor sees, who has no frame. */
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
 * Puts what the first page and the device list need into a few files. Left alone, the bundler makes a file of each set of
 * modules that the same pages share: a hundred for the list, most of them smaller than the request for them. Each module
 * is in a file with others of its kind only, so that no page loads the code of another area (decision 0029).
 *
 * @param files The files that the bundler makes when it is left alone.
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
  // A business area is what has pages; the other folders serve all of them.
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
    // What another area lends to the login page is apart, or every page of forms would load that area.
    if (login?.has(module) && folder !== undefined && areas.has(folder) && !VISITORS.has(folder)) return folder;
    // What forms have in common is apart from the page of the login, or each page of forms would load that too.
    if (login?.has(module)) return usedBy.every((user) => VISITORS.has(user)) ? 'login' : 'fields';
    // Without this, the sheets of cards, table and tree would stay beside that of the document (`oneSheet`).
    if (STYLES.test(module) && (AROUND.test(module) || isOfFirstList)) {
      return isForAnyVisitor ? 'start' : 'home';
    }
    const isOfArea = folder !== undefined && areas.has(folder);
    // What cards and table have in common is in the file of the list, or each would load the other.
    const isOfList = list?.has(module) || (cards?.has(module) && table?.has(module));
    const isForVisitors = !isOfArea && isForAnyVisitor;
    if (frame?.has(module) || isOfList) return isForVisitors ? 'start' : 'home';
    const isInView = [cards, table, tree].some((part) => part?.has(module));
    if (popups?.has(module)) {
      // In the file of the popups, table and cards would ask for it too.
      if (isInView) return isForVisitors ? 'start' : 'home';
      // What forms need as well, such as the root of every button, would bring what carries a popup along.
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
