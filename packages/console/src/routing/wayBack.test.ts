import { describe, expect, it } from 'vitest';
import { referrerOf } from './referrer.ts';
import { createNavigationHistory } from './navigationHistory.ts';

const here = 'https://console.example/ko/error/404';

describe('the way back from the error page', () => {
  it('is the address before it in the console', () => {
    expect(referrerOf({ previous: '/ko/device/all?page=2', documentReferrer: '', here })).toBe('/ko/device/all?page=2');
  });

  it('is the page that linked here, on the same origin', () => {
    const documentReferrer = 'https://console.example/ko/device/7?view=card#top';
    expect(referrerOf({ previous: null, documentReferrer, here })).toBe('/ko/device/7?view=card');
  });

  it.each([
    'https://evil.example/ko/device/all',
    'https://console.example.evil.example/',
    'http://console.example/ko',
    'javascript:alert(1)',
    'https://',
    '',
  ])('is never another site: %s', (documentReferrer) => {
    expect(referrerOf({ previous: null, documentReferrer, here })).toBeNull();
  });

  it('is never a path that reads as another host', () => {
    const documentReferrer = 'https://console.example//evil.example/x';
    expect(referrerOf({ previous: null, documentReferrer, here })).toBe('/evil.example/x');
    expect(referrerOf({ previous: '//evil.example/x', documentReferrer: '', here })).toBeNull();
  });

  it('is not the error page itself', () => {
    expect(referrerOf({ previous: null, documentReferrer: here, here })).toBeNull();
  });
});

describe('the navigation history', () => {
  it('remembers the last address with another path', () => {
    const navigationHistory = createNavigationHistory();
    navigationHistory.arrive({ pathname: '/ko/device/all', search: '' });
    navigationHistory.arrive({ pathname: '/ko/device/all', search: '?page=3' });
    expect(navigationHistory.before('/ko/device/all')).toBeNull();
    navigationHistory.arrive({ pathname: '/ko/device/all/7', search: '' });
    expect(navigationHistory.before('/ko/device/all/7')).toBe('/ko/device/all?page=3');
  });
});
