import { approvalHref, ticketHref } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { errorCodeOf, hrefInLanguage, hrefOf, isAddressOf, PATHS } from './paths.ts';

describe('paths', () => {
  it('carry the language, all but the root and the one that turns a token into a session [A-ROUTE-01]', () => {
    const { root, 'auth-token': token, ...named } = PATHS;
    expect([root, token]).toEqual(['/', '/access/auth_token']);
    for (const path of Object.values(named)) expect(path).toMatch(/^\/:lang(\/|$)/);
  });

  it('lead to all devices with the group value all [A-ROUTE-17] [B-ROUTE-03]', () => {
    expect(PATHS.deviceAll.match(/:\w+/g)).toEqual([':lang', ':groupPk']);
    expect(hrefOf('deviceAll', { lang: 'ko', groupPk: 'all' })).toBe('/ko/device/all');
    expect(hrefOf('deviceAll', { lang: 'ja', groupPk: 'favorite' })).toBe('/ja/device/favorite');
  });

  it('enter the device area without a parameter of their own', () => {
    expect(PATHS['device-root'].match(/:\w+/g)).toEqual([':lang']);
    expect(hrefOf('device-root', { lang: 'en' })).toBe('/en/device');
  });

  it('name a device below the group it was reached through', () => {
    expect(hrefOf('device-detail', { lang: 'en', groupPk: '7', devicePk: 12 })).toBe('/en/device/7/12');
  });

  it('give the error page its code [A-ROUTE-16]', () => {
    expect(PATHS.error.match(/:\w+/g)).toEqual([':lang', ':code']);
    expect(hrefOf('error', { lang: 'ko', code: 404 })).toBe('/ko/error/404');
    expect(errorCodeOf('403')).toBe(403);
    for (const nonsense of ['200', '4040', '-1', 'x', undefined]) expect(errorCodeOf(nonsense)).toBe(404);
  });

  it('have the pages that mails lead to', () => {
    const pathOf = (href: string) => href.split('?')[0];
    expect(pathOf(approvalHref('en', 'decider', 1))).toBe(hrefOf('access', { lang: 'en' }));
    expect(pathOf(approvalHref('en', 'requester', 1))).toBe(hrefOf('access-user', { lang: 'en' }));
    expect(pathOf(ticketHref('en', 1))).toBe(hrefOf('ticket-request', { lang: 'en' }));
  });

  it('build the root, a language and login', () => {
    expect(hrefOf('root', {})).toBe('/');
    expect(hrefOf('language', { lang: 'ja' })).toBe('/ja');
    expect(hrefOf('login', { lang: 'ja' })).toBe('/ja/login');
  });
});

describe('an address', () => {
  it.each(['all', 'favorite', '1', '2147483647'])('can name the group %s', (groupPk) => {
    expect(isAddressOf('deviceAll', { groupPk })).toBe(true);
  });

  it.each(['favorate', '0', '-1', '1e3', '01', 'ALL', '', '12345678901', undefined])(
    'cannot name the group %s',
    (groupPk) => {
      expect(isAddressOf('deviceAll', { groupPk })).toBe(false);
    },
  );

  it('of a device needs a pk', () => {
    expect(isAddressOf('device-detail', { groupPk: 'all', devicePk: '3' })).toBe(true);
    expect(isAddressOf('device-detail', { groupPk: 'all', devicePk: 'x' })).toBe(false);
    expect(isAddressOf('device-detail', { groupPk: 'x', devicePk: '3' })).toBe(false);
  });
});

describe('the same page in another language', () => {
  it('keeps path and query', () => {
    expect(hrefInLanguage('en', { pathname: '/ko/device/7', search: '?page=2' })).toBe('/en/device/7?page=2');
    expect(hrefInLanguage('ko', { pathname: '/ja', search: '' })).toBe('/ko');
  });

  it('is the root of the language where the address has none', () => {
    expect(hrefInLanguage('ja', { pathname: '/', search: '' })).toBe('/ja');
    expect(hrefInLanguage('ja', { pathname: '//evil.example/x', search: '' })).toBe('/ja');
  });
});
