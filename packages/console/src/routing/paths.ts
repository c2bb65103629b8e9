import { isLanguage, isRemoteKind, idOf, type Language } from '@remote-console/domain';
import { generatePath } from 'react-router-dom';

/** The route value of the device list that shows everything. */
export const ALL_DEVICES = 'all';

/** The route value of the user's favorites; the wire format spells it differently (B-ROUTE-05). */
export const FAVOURITES = 'favorite';

/** The value of `type` in an address that marks a temporary user from the partner login (A-ROUTE-10). */
export const TEMPORARY = 'temporary';

/** Every path of the console, by route name. */
export const PATHS = {
  root: '/',
  language: '/:lang',
  login: '/:lang/login',
  'join-us': '/:lang/join-us',
  'join-done': '/:lang/join-done',
  forgot: '/:lang/forgot',
  'forgot-type': '/:lang/forgot/:type',
  'access-auth': '/:lang/access/auth',
  'access-retypepassword': '/:lang/access/retypepassword',
  'access-retypepassword-user': '/:lang/access/retypepassword/:userid',
  'auth-token': '/access/auth_token',
  welcome: '/:lang/welcome',
  'email-invitation': '/:lang/email-invitation',
  'partner-login': '/:lang/partner-login',
  'partner-join': '/:lang/partner-join',
  'device-root': '/:lang/device',
  deviceAll: '/:lang/device/:groupPk',
  'device-detail': '/:lang/device/:groupPk/:devicePk',
  'remote-session': '/:lang/remote/:devicePk/:kind',
  'ticket-request': '/:lang/access-ticket/request',
  inbox: '/:lang/inbox',
  'inbox-preferences': '/:lang/inbox/preferences',
  statistics: '/:lang/statistics',
  overview: '/:lang/statistics/overview',
  'rate-summary': '/:lang/statistics/rate/summary',
  'rate-remote': '/:lang/statistics/rate/remote',
  'rate-warning': '/:lang/statistics/rate/warning',
  'log-remote': '/:lang/statistics/log/remote',
  'log-warning': '/:lang/statistics/log/warning',
  'log-access': '/:lang/statistics/log/access',
  'log-transfer': '/:lang/statistics/log/transfer',
  'log-delete': '/:lang/statistics/log/delete',
  'log-administration': '/:lang/statistics/log/administration',
  management: '/:lang/management',
  profile: '/:lang/management/profile',
  managers: '/:lang/management/managers',
  'add-manager': '/:lang/management/managers/add',
  'excel-add-manager-component': '/:lang/management/managers/excel',
  'edit-manager': '/:lang/management/managers/:userPk',
  groups: '/:lang/management/groups',
  'groups-sub': '/:lang/management/groups/:parentPk',
  'group-detail': '/:lang/management/groups/detail/:detailPk',
  license: '/:lang/management/license',
  payments: '/:lang/management/payments',
  access: '/:lang/management/access',
  'access-user': '/:lang/management/access-user',
  'access-history': '/:lang/management/access-history',
  'running-sessions': '/:lang/management/running-sessions',
  recordings: '/:lang/management/recordings',
  'recording-detail': '/:lang/management/recordings/:recordingPk',
  'function-settings': '/:lang/management/function-settings',
  'blocking-settings': '/:lang/management/blocking-settings',
  'operator-companies': '/:lang/operator',
  'operator-company': '/:lang/operator/companies/:companyPk',
  'operator-people': '/:lang/operator/people',
  'operator-mail': '/:lang/operator/mail',
  'operator-health': '/:lang/operator/health',
  'operator-notices': '/:lang/operator/notices',
  'operator-notice': '/:lang/operator/notices/:noticePk',
  'operator-profile': '/:lang/operator/profile',
  support: '/:lang/support',
  downloads: '/:lang/support/downloads',
  notice: '/:lang/support/notice',
  'notice-detail': '/:lang/support/notice/:noticePk',
  error: '/:lang/error/:code',
} as const;

/** A route's name. */
export type RouteName = keyof typeof PATHS;

type ParameterOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParameterOf<First> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** What a route's address is built from: the language, and its path parameters. */
export type RouteValues<Name extends RouteName> = {
  readonly [Parameter in ParameterOf<(typeof PATHS)[Name]>]: Parameter extends 'lang' ? Language : string | number;
};

/** A page's address. */
export function hrefOf<Name extends RouteName>(name: Name, values: RouteValues<Name>): string {
  const texts = Object.entries<string | number>(values).map(([key, value]) => [key, String(value)]);
  return generatePath<string>(PATHS[name], Object.fromEntries(texts));
}

/** A page's path relative to its section, for the routes inside the section. */
export function pathWithin(
  section: 'management' | 'statistics' | 'support' | 'operator-companies',
  name: RouteName,
): string {
  return PATHS[name].slice(PATHS[section].length + 1);
}

/** Whether a route value has the form of a group's ID in addresses. */
export function isGroupValue(value: string | undefined): value is string {
  return value === ALL_DEVICES || value === FAVOURITES || idOf(value) !== null;
}

const ID_PARAMETERS = ['devicePk', 'userPk', 'parentPk', 'detailPk', 'noticePk', 'recordingPk', 'companyPk'] as const;

/** Whether the values in an address can name a page of the route, judged by their form. */
export function isAddressOf(name: RouteName, values: Readonly<Record<string, string | undefined>>): boolean {
  const asks = (parameter: string) => PATHS[name].split('/').includes(`:${parameter}`);
  return (
    (!asks('groupPk') || isGroupValue(values['groupPk'])) &&
    (!asks('kind') || isRemoteKind(values['kind'] ?? '')) &&
    ID_PARAMETERS.every((parameter) => !asks(parameter) || idOf(values[parameter]) !== null)
  );
}

/** The code in an error route; anything that is not an HTTP error code reads as 404. */
export function errorCodeOf(value: string | undefined): number {
  return /^[45]\d\d$/.test(value ?? '') ? Number(value) : 404;
}

/** The same page in another language (A-LANG-08). */
export function hrefInLanguage(
  language: Language,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? `/${[language, ...rest].join('/')}${search}` : hrefOf('language', { lang: language });
}

/** Whether an address is a page or below it. */
export function liesWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
