import { isLanguage, type Language } from '@remote-console/domain';
import { generatePath } from 'react-router-dom';

/** The route value of the device list that shows everything. */
export const ALL_DEVICES = 'all';

/** The route value of the person's favourites; the wire spells it another way (B-ROUTE-05). */
export const FAVOURITES = 'favorite';

/** Every path of the console, by the name of its route. */
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
  'device-root': '/:lang/device',
  deviceAll: '/:lang/device/:groupPk',
  'device-detail': '/:lang/device/:groupPk/:devicePk',
  error: '/:lang/error/:code',
} as const;

/** Name of a route. */
export type RouteName = keyof typeof PATHS;

interface InLanguage {
  readonly lang: Language;
}

interface InGroup extends InLanguage {
  /** `all`, `favorite` or the pk of a group. */
  readonly groupPk: string;
}

/** Builds the address of each route. */
export const hrefs = {
  root: () => generatePath(PATHS.root),
  language: ({ lang }: InLanguage) => generatePath(PATHS.language, { lang }),
  login: ({ lang }: InLanguage) => generatePath(PATHS.login, { lang }),
  'join-us': ({ lang }: InLanguage) => generatePath(PATHS['join-us'], { lang }),
  'join-done': ({ lang }: InLanguage) => generatePath(PATHS['join-done'], { lang }),
  forgot: ({ lang }: InLanguage) => generatePath(PATHS.forgot, { lang }),
  'forgot-type': ({ lang, type }: InLanguage & { readonly type: 'temporary' }) =>
    generatePath(PATHS['forgot-type'], { lang, type }),
  'access-auth': ({ lang }: InLanguage) => generatePath(PATHS['access-auth'], { lang }),
  'access-retypepassword': ({ lang }: InLanguage) => generatePath(PATHS['access-retypepassword'], { lang }),
  'access-retypepassword-user': ({ lang, userid }: InLanguage & { readonly userid: string }) =>
    generatePath(PATHS['access-retypepassword-user'], { lang, userid }),
  'auth-token': () => PATHS['auth-token'],
  'device-root': ({ lang }: InLanguage) => generatePath(PATHS['device-root'], { lang }),
  deviceAll: ({ lang, groupPk }: InGroup) => generatePath(PATHS.deviceAll, { lang, groupPk }),
  'device-detail': ({ lang, groupPk, devicePk }: InGroup & { readonly devicePk: number }) =>
    generatePath(PATHS['device-detail'], { lang, groupPk, devicePk: String(devicePk) }),
  error: ({ lang, code }: InLanguage & { readonly code: number }) =>
    generatePath(PATHS.error, { lang, code: String(code) }),
} satisfies Record<RouteName, (parameters: never) => string>;

/** Whether a route value names a group, as far as its form tells. */
export function isGroupValue(value: string | undefined): value is string {
  return value === ALL_DEVICES || value === FAVOURITES || /^[1-9]\d{0,9}$/.test(value ?? '');
}

/** The pk in a route value, or `null`. */
export function pkOf(value: string | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : null;
}

/** Whether the values in an address can name a page of the route, as far as their form tells. */
export function isAddressOf(name: RouteName, values: Readonly<Record<string, string | undefined>>): boolean {
  switch (name) {
    case 'deviceAll':
      return isGroupValue(values['groupPk']);
    case 'device-detail':
      return isGroupValue(values['groupPk']) && pkOf(values['devicePk']) !== null;
    case 'root':
    case 'language':
    case 'login':
    case 'join-us':
    case 'join-done':
    case 'forgot':
    case 'forgot-type':
    case 'access-auth':
    case 'access-retypepassword':
    case 'access-retypepassword-user':
    case 'auth-token':
    case 'device-root':
    case 'error':
      return true;
  }
}

/** The code in an error route; anything that is no error code of HTTP reads as 404. */
export function errorCodeOf(value: string | undefined): number {
  return /^[45]\d\d$/.test(value ?? '') ? Number(value) : 404;
}

/** The same page in another language (A-LANG-08). */
export function hrefInLanguage(
  language: Language,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? `/${[language, ...rest].join('/')}${search}` : hrefs.language({ lang: language });
}
