import { hasApprovalRight, isAdmin, isApprover, type PermissionSession, permissionsOf } from '../permissions/index.ts';

/** The destinations of the main menu, in order (A-FRAME-14). */
export const MAIN_MENU_PAGES = [
  'deviceAll',
  'groups',
  'profile',
  'statistics',
  'overview',
  'ticket-request',
  'support',
  'license',
] as const;

/** An entry of the main menu. */
export type MainMenuPage = (typeof MAIN_MENU_PAGES)[number];

/** The service operator's pages, in order; operators have no others. */
export const OPERATOR_PAGES = [
  'operator-companies',
  'operator-people',
  'operator-mail',
  'operator-health',
  'operator-notices',
] as const;

/** One of these pages. */
export type OperatorPage = (typeof OPERATOR_PAGES)[number];

/** The areas that have a sidebar, with their pages in order. */
export const SECTION_PAGES = {
  management: [
    'profile',
    'managers',
    'groups',
    'license',
    'payments',
    'access-user',
    'access',
    'access-history',
    'running-sessions',
    'recordings',
    'function-settings',
    'blocking-settings',
  ],
  statistics: [
    'overview',
    'rate-summary',
    'rate-remote',
    'rate-warning',
    'log-remote',
    'log-access',
    'log-transfer',
    'log-delete',
    'log-warning',
    'log-administration',
  ],
  support: ['downloads', 'notice'],
} as const satisfies Record<string, readonly string[]>;

/** An area with a sidebar. */
export type Section = keyof typeof SECTION_PAGES;

/** A page of an area with a sidebar. */
export type SectionPage<Area extends Section = Section> = (typeof SECTION_PAGES)[Area][number];

/** The summary's flags that decide about entries (A-FRAME-27). */
export interface SummaryFlags {
  readonly needsApproval: boolean;
  readonly commonPolicy: boolean;
  readonly ipPolicy: boolean;
}

/** The user of the menus. */
export interface Viewer {
  readonly session: PermissionSession;
  /** Whether the account has the Corporate features, see `isCorporate`. */
  readonly corporate: boolean;
  /** The summary's flags, or `null` until it arrives; entries that depend on them wait for it. */
  readonly summary: SummaryFlags | null;
}

/** The console's build settings (A-FLAG-01 to A-FLAG-05). */
export interface BuildFlags {
  /** The tour of the first run. */
  readonly tutorial: boolean;
  /** ActiveX, where a browser still supports it. */
  readonly activeX: boolean;
  /** The links to the native applications. */
  readonly application: boolean;
  /** The entry and the toast for access tickets; their page is always available. */
  readonly ticket: boolean;
  /** A standalone console, without the service's shop and consultation. */
  readonly standalone: boolean;
  /** Hides the bulk registration of users. */
  readonly sci: boolean;
}

/** What displays the console: a computer, a browser on a phone or tablet, or the native application there. */
export type ConsoleClient = 'desktop' | 'mobileBrowser' | 'mobileApplication';

/** How and where the console runs. */
export interface ConsoleMode extends BuildFlags {
  readonly client: ConsoleClient;
  /** Whether the screen is narrower than 768 px. */
  readonly smallScreen: boolean;
}

/** Whether the console runs on a phone or a tablet. */
export function isMobileClient({ client }: Pick<ConsoleMode, 'client'>): boolean {
  return client !== 'desktop';
}

/** Sales pages are shown neither on mobile nor where there is no shop (A-FRAME-12, A-FRAME-13). */
const hasShop = (mode: Pick<ConsoleMode, 'client' | 'standalone'>): boolean =>
  !isMobileClient(mode) && !mode.standalone;

/** Users who may view reports, in a company with the Corporate features. */
const seesReports = ({ session, corporate }: Viewer): boolean => corporate && permissionsOf(session).viewReport;

function isInMainMenu(page: MainMenuPage, viewer: Viewer, mode: ConsoleMode): boolean {
  switch (page) {
    case 'deviceAll':
    case 'profile':
      return true;
    case 'groups':
      return isAdmin(viewer.session);
    case 'overview':
      // On larger screens the statistics entry leads there.
      return seesReports(viewer) && mode.smallScreen;
    case 'statistics':
      return seesReports(viewer) && !mode.smallScreen;
    case 'ticket-request':
      return mode.ticket;
    case 'support':
      return !isMobileClient(mode);
    case 'license':
      return isAdmin(viewer.session) && hasShop(mode);
  }
}

function isInSection(page: SectionPage, { session, corporate, summary }: Viewer, mode: ConsoleMode): boolean {
  const admin = isAdmin(session);
  switch (page) {
    case 'profile':
    case 'running-sessions':
    case 'notice':
      return true;
    case 'managers':
      return admin && !isMobileClient(mode);
    case 'groups':
      return admin;
    case 'license':
    case 'payments':
      return admin && hasShop(mode);
    case 'access-user':
      return !admin && isApprover(session) && summary?.needsApproval === true;
    case 'access':
    case 'access-history':
    case 'recordings':
      return admin || hasApprovalRight(session);
    case 'function-settings':
      return admin && summary?.commonPolicy === true;
    case 'blocking-settings':
      return admin && summary?.ipPolicy === true;
    case 'downloads':
      return !isMobileClient(mode);
    case 'overview':
    case 'rate-summary':
    case 'rate-remote':
    case 'rate-warning':
    case 'log-remote':
    case 'log-access':
    case 'log-transfer':
    case 'log-delete':
    case 'log-warning':
      return corporate;
    case 'log-administration':
      return corporate && admin;
  }
}

/** The main menu's entries, in order (A-FRAME-01 to A-FRAME-14). */
export function mainMenu(viewer: Viewer, mode: ConsoleMode): readonly MainMenuPage[] {
  return MAIN_MENU_PAGES.filter((page) => isInMainMenu(page, viewer, mode));
}

/** The entries of an area's sidebar, in order (C-SIDEBAR-01 to C-SIDEBAR-20). */
export function sectionPages<Area extends Section>(
  section: Area,
  viewer: Viewer,
  mode: ConsoleMode,
): readonly SectionPage<Area>[] {
  const pages: readonly SectionPage<Area>[] = SECTION_PAGES[section];
  return pages.filter((page) => isInSection(page, viewer, mode));
}

/** Every page that the menus link to, each once: what the console's search offers. */
export function reachablePages(viewer: Viewer, mode: ConsoleMode): readonly (MainMenuPage | SectionPage)[] {
  const pages = mainMenu(viewer, mode).flatMap((page): readonly (MainMenuPage | SectionPage)[] => {
    switch (page) {
      case 'profile':
        return sectionPages('management', viewer, mode);
      case 'statistics':
        return sectionPages('statistics', viewer, mode);
      case 'support':
        return sectionPages('support', viewer, mode);
      case 'deviceAll':
      case 'groups':
      case 'overview':
      case 'ticket-request':
      case 'license':
        return [page];
    }
  });
  return [...new Set([...pages, ...sectionPages('support', viewer, mode)])];
}

/** Whether the link to a consultation is shown: neither in the native application nor standalone (A-FLAG-06). */
export function offersConsultation({ client, standalone }: ConsoleMode): boolean {
  return client !== 'mobileApplication' && !standalone;
}

/** Whether the tour can be started manually: neither on mobile nor standalone (A-FRAME-26). */
export function offersTutorial(mode: Omit<ConsoleMode, 'smallScreen'>): boolean {
  return mode.tutorial && hasShop(mode);
}
