import { devicesCacheKey, readDevices } from '@remote-console/api-client/react';
import {
  deviceQuery,
  isOperator,
  languageOf,
  parseDeviceView,
  type Language,
  type RoleSession,
} from '@remote-console/domain';
import { preloadDeviceView } from '@remote-console/ui/devices';
import { preloadMaterial } from '@remote-console/ui/provider';
import { loadFontsFor } from '@remote-console/ui/fonts';
import { loadFromFiles, loadTextsAhead, type LoadTexts, type TextArea } from '@remote-console/ui/i18n';
import { matchPath, type Params } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';
import { GroupSidebar, readListPreference, TREE_FROM } from '../devices/index.ts';
import { isGroupValue, PATHS } from '../routing/index.ts';
import type { Services } from '../services/index.ts';
import {
  DeviceDetailRoute,
  DevicesRoute,
  FrameLayout,
  InboxRoute,
  LoginRoute,
  ManagementRoutes,
  OperatorRoutes,
  StatisticsRoutes,
  SupportRoutes,
  TicketsRoute,
} from './lazyRoutes.ts';
import { loadTextsOfList } from './textsOfList.ts';

/** The texts around a page, which are rendered first, and those that may be needed at any time. */
const AROUND = { visitor: 'accounts', person: 'frame' } as const satisfies Record<string, TextArea>;
const ANYWHERE_TEXTS = ['messages', 'common'] as const satisfies readonly TextArea[];
const DEVICE_TEXTS = ['devices', 'deviceCommands', 'groups'] as const satisfies readonly TextArea[];

/** How long the first render waits at most for optional parts, in milliseconds. */
const PATIENCE_MS = 400;

/**
 * Waits briefly for something that the page can do without. A failure recurs, and is shown, where the part is rendered.
 */
async function patiently(loading: Promise<unknown>): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([loading.catch(() => undefined), patience]);
}

interface Page {
  readonly path: string;
  readonly part: { readonly preload: () => Promise<void> };
  readonly texts: readonly TextArea[];
  /** What it shows. */
  readonly contents?: (services: Services, parameters: Params, search: string) => Promise<void>;
}

/**
 * What the list shows: the parts of its view, and its rows unless they were fetched just now. Rendered immediately if
 * available, which avoids the flash of an empty table.
 */
async function loadList(services: Services, { groupPk: groupId }: Params, search: string): Promise<void> {
  if (!isGroupValue(groupId)) return;
  const { api, deviceCache } = services;
  const { preferred, subgroups } = readListPreference(services);
  const view = parseDeviceView(Object.fromEntries(new URLSearchParams(search)), preferred, subgroups);
  const hasTree = view.view !== 'card' && window.matchMedia(TREE_FROM).matches;
  const query = deviceQuery(view, groupId);
  const key = devicesCacheKey(api, query);
  const readRows = async () => deviceCache.keep(key, await readDevices(api, query));
  await Promise.all([
    preloadDeviceView(view.view),
    ...(hasTree ? [GroupSidebar.preload()] : []),
    ...(deviceCache.isKept(key) ? [] : [readRows()]),
  ]);
}

const PAGES: readonly Page[] = [
  { path: PATHS.deviceAll, part: DevicesRoute, texts: DEVICE_TEXTS, contents: loadList },
  { path: PATHS['device-detail'], part: DeviceDetailRoute, texts: DEVICE_TEXTS },
  { path: PATHS['ticket-request'], part: TicketsRoute, texts: ['tickets'] },
  { path: PATHS.inbox, part: InboxRoute, texts: ['inbox'] },
  { path: `${PATHS.management}/*`, part: ManagementRoutes, texts: [] },
  { path: `${PATHS.statistics}/*`, part: StatisticsRoutes, texts: ['history'] },
  { path: `${PATHS.support}/*`, part: SupportRoutes, texts: [] },
  { path: `${PATHS['operator-companies']}/*`, part: OperatorRoutes, texts: ['operator'] },
];

/** The page of an address with its path parameters; `null` for pages that are not loaded ahead. */
function pageAt(pathname: string): { readonly page: Page; readonly parameters: Params } | null {
  for (const page of PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, parameters: match.params };
  }
  return null;
}

/** The same for a signed-in user; service operators are not sent to company pages. */
function pageFor(session: RoleSession, pathname: string) {
  const found = pageAt(pathname);
  return isOperator(session) && found?.page.part !== OperatorRoutes ? null : found;
}

/** Addresses that lead a visitor to the login page, in addition to the signed-in pages. */
const BEFORE_LOGIN = [PATHS.root, PATHS.language, PATHS.login];

/** The visitor's page, if it is the login page: the others are rare, and loaded when they are rendered. */
function partsOfVisitor(pathname: string): readonly Page['part'][] {
  const leadsToLogin = pageAt(pathname) !== null || BEFORE_LOGIN.some((path) => matchPath(path, pathname));
  return leadsToLogin ? [LoginRoute] : [];
}

/** The texts that are rendered first, and the font subsets for them. */
async function loadLabel(language: Language, area: TextArea, load: LoadTexts): Promise<void> {
  const words = await loadTextsAhead(language, [area], load);
  await patiently(loadFontsFor(language, words));
}

/**
 * Loads the parts of the first page in parallel: otherwise, each part would be requested only when the one around it
 * renders. Resolves once frame, page, and texts are loaded.
 *
 * Rejects when a part can't be loaded; the component that renders it requests it again and reports the failure.
 */
export async function loadAhead(services: Services, { pathname, search }: Location): Promise<void> {
  const language = languageOf(pathname.split('/')[1]);
  const session = services.sessions.current();
  const isVisitor = session === null;
  // What opens along with a company's pages is not for a service operator.
  if (session && !isOperator(session)) services.startAnswers.ask(services.api);
  const { page, parameters } = (session && pageFor(session, pathname)) ?? { page: null, parameters: {} };
  const load = isVisitor ? loadFromFiles : loadTextsOfList;
  const parts = isVisitor ? partsOfVisitor(pathname) : [FrameLayout, ...(page ? [page.part] : [])];
  const needed: readonly Promise<unknown>[] = [
    loadLabel(language, isVisitor ? AROUND.visitor : AROUND.person, load),
    loadTextsAhead(language, [...ANYWHERE_TEXTS, ...(page?.texts ?? [])], load),
    ...parts.map((part) => part.preload()),
    // A custom brand accent is in no style sheet: the theme writes it.
    ...(BRAND.accent === undefined ? [] : [preloadMaterial()]),
    ...(page?.contents ? [patiently(page.contents(services, parameters, search))] : []),
  ];
  await Promise.all(needed);
}
