import { aLicense, aProfile } from '@remote-console/api-client/testing';
import type { Actor } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { actorOf } from '../session/actor.ts';
import { guardPage } from './guardPage.ts';
import { guardFrame, guardLanguage, guardLogin, guardRoot, homeHref } from './guards.ts';
import { PAGE_ACCESS } from './pageAccess.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const visitor: Actor = actorOf(null, NOW);
const manager = actorOf({ ...aProfile(), token: 't' }, NOW);
const user = actorOf({ ...aProfile({ type: 'User', memberType: 1, userType: 1 }), token: 't' }, NOW);
const onBasic = actorOf({ ...aProfile({ pay: [aLicense({ plan: 'Basic' })] }), token: 't' }, NOW);

describe('the language of an address', () => {
  it('may be ko or en [A-ROUTE-02]', () => {
    expect(guardLanguage('ko')).toEqual({ kind: 'open' });
    expect(guardLanguage('en')).toEqual({ kind: 'open' });
  });

  it('may be ja [A-ROUTE-03]', () => {
    expect(guardLanguage('ja')).toEqual({ kind: 'open' });
  });

  it('leads to the Korean root when it is any other [A-ROUTE-04] [C-LANG-02]', () => {
    for (const prefix of ['fr', 'KO', 'kor', '', undefined]) {
      expect({ prefix, ...guardLanguage(prefix) }).toEqual({ prefix, kind: 'redirect', to: '/ko' });
    }
  });
});

describe('the login page', () => {
  it('sends a logged-in visitor on to all devices [A-ROUTE-06]', () => {
    expect(guardLogin(true, 'en')).toEqual({ kind: 'redirect', to: '/en/device/all' });
  });

  it('sends them on to the page that they wanted before, in the language that they read now', () => {
    const destination = { pathname: '/ko/management/access', search: '?request=7' };
    expect(guardLogin(true, 'en', destination)).toEqual({ kind: 'redirect', to: '/en/management/access?request=7' });
    expect(guardLogin(false, 'en', destination)).toEqual({ kind: 'open' });
  });

  it('opens for everybody else', () => {
    expect(guardLogin(false, 'en')).toEqual({ kind: 'open' });
  });
});

describe('the first page', () => {
  it('is among the devices, and for whoever operates the service among the companies', () => {
    expect(homeHref('en', null)).toBe('/en/device/all');
    expect(homeHref('en', aProfile())).toBe('/en/device/all');
    const home = homeHref('ja', aProfile({ type: 'User', memberType: 9, userType: 9 }));
    expect(home).toBe('/ja/operator');
    expect(guardLogin(true, 'ja', null, home)).toEqual({ kind: 'redirect', to: home });
    expect(guardRoot(true, 'ja', home)).toEqual({ kind: 'redirect', to: home });
  });
});

describe('a page that needs a login', () => {
  it('sends a visitor to the root, which leads to login in the same language [A-ROUTE-07]', () => {
    for (const lang of ['ko', 'en', 'ja'] as const) {
      for (const page of ['deviceAll', 'device-detail', 'device-root'] as const) {
        expect(guardPage(PAGE_ACCESS[page], visitor, lang)).toEqual({ kind: 'redirect', to: `/${lang}` });
      }
      expect(guardFrame(false, lang)).toEqual({ kind: 'redirect', to: `/${lang}` });
      expect(guardRoot(false, lang)).toEqual({ kind: 'redirect', to: `/${lang}/login` });
    }
  });

  it('opens for every signed-in role', () => {
    expect(guardFrame(true, 'ko')).toEqual({ kind: 'open' });
    for (const person of [manager, user, onBasic]) {
      expect(guardPage(PAGE_ACCESS.deviceAll, person, 'ko')).toEqual({ kind: 'open' });
      expect(guardPage(PAGE_ACCESS['device-detail'], person, 'ko')).toEqual({ kind: 'open' });
    }
  });

  it('is where the root leads a signed-in person', () => {
    expect(guardRoot(true, 'ja')).toEqual({ kind: 'redirect', to: '/ja/device/all' });
  });
});

describe('a page for some', () => {
  it('for administrators is 404 to anybody else who is signed in [A-ROUTE-30] [C-GUARD-02]', () => {
    expect(guardPage(['manager'], manager, 'ko')).toEqual({ kind: 'open' });
    expect(guardPage(['manager'], user, 'ko')).toEqual({ kind: 'error', code: 404, lack: 'no_permission' });
  });

  it('for Corporate accounts is 404 to an account without that license [A-ROUTE-31]', () => {
    expect(guardPage(['signed-in', 'corporate'], manager, 'ko')).toEqual({ kind: 'open' });
    expect(guardPage(['signed-in', 'corporate'], onBasic, 'ko')).toEqual({
      kind: 'error',
      code: 404,
      lack: 'need_license',
    });
  });

  it('sends a visitor to the root and not to 404 [C-GUARD-24]', () => {
    expect(guardPage(['manager'], visitor, 'ko')).toEqual({ kind: 'redirect', to: '/ko' });
    expect(guardPage(['signed-in', 'corporate'], visitor, 'ko')).toEqual({ kind: 'redirect', to: '/ko' });
  });
});
