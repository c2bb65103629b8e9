import { aProfile } from '@remote-console/api-client/testing';
import { KEPT_PREFERENCES, SESSION_LIFETIME_MS } from '@remote-console/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysOf, memoryStore } from '../storage/browserStorage.ts';
import { SESSION_FIELDS } from './session.ts';
import { createSessionStore } from './sessionStore.ts';

const START = Date.parse('2026-11-21T03:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function aStore(storage = memoryStore(), otherTabs = new EventTarget()) {
  const sessions = createSessionStore({ storage, now: () => Date.now(), otherTabs });
  return { storage, sessions, otherTabs };
}

describe('a stored session', () => {
  it('holds the fields of the specification and the license records [A-SESSION-01] [A-SESSION-02]', () => {
    const { storage, sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    const stored: unknown = JSON.parse(storage.getItem('user_session') ?? '');
    expect(stored).toHaveProperty('storedAt', START);
    const fields =
      'mgrid token name pk type auth_val auth_remotecontrol auth_devicemanagement auth_filemanager auth_remoteview ' +
      'auth_update auth_thumbnailview auth_restart use_approval_function member_type_id time_zone_id date_fmt_id ' +
      'company_fk user_type lang_code profile pay';
    for (const field of fields.split(' ')) expect(stored).toHaveProperty(['session', field]);
    expect(SESSION_FIELDS).toHaveLength(fields.split(' ').length);
    expect(aStore(storage).sessions.current()).toEqual({ ...aProfile(), token: 'secret' });
    expect(stored).toHaveProperty(['session', 'pay', 0, 'pay_type'], 'Corporate');
  });

  it('is valid for 3 hours after it was stored, and no longer [A-SESSION-03] [A-SESSION-04]', () => {
    const { storage, sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    vi.setSystemTime(START + SESSION_LIFETIME_MS);
    expect(sessions.current()?.loginId).toBe('manager@demo.example');
    expect(aStore(storage).sessions.current()?.token).toBe('secret');
    vi.setSystemTime(START + SESSION_LIFETIME_MS + 1);
    expect(sessions.current()).toBeNull();
    expect(aStore(storage).sessions.current()).toBeNull();
  });

  it('starts its 3 hours again when the profile was loaded again', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    vi.setSystemTime(START + SESSION_LIFETIME_MS - 1000);
    sessions.renew(aProfile({ name: 'Ada' }));
    vi.setSystemTime(START + 2 * SESSION_LIFETIME_MS - 2000);
    expect(sessions.current()).toMatchObject({ name: 'Ada', token: 'secret' });
  });

  it('is held since the page was opened, or since the login in it', () => {
    const { storage, sessions } = aStore();
    vi.setSystemTime(START + 1000);
    sessions.begin(aProfile(), 'secret');
    vi.setSystemTime(START + 5000);
    sessions.renew(aProfile());
    expect(sessions.heldSince()).toBe(START + 1000);
    expect(aStore(storage).sessions.heldSince()).toBe(START + 5000);
  });

  it('is not renewed by the profile of somebody else', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.renew(aProfile({ id: 99, name: 'Mallory' }));
    expect(sessions.current()?.name).not.toBe('Mallory');
  });

  it('tells an open page when its time is over', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    const onChange = vi.fn<() => void>();
    sessions.subscribe(onChange);
    vi.advanceTimersByTime(SESSION_LIFETIME_MS);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledOnce();
    expect(sessions.current()).toBeNull();
    expect(sessions.lastEnd()).toBe('ended');
  });

  it.each(['', '{}', 'null', '[]', '{"storedAt":1}', '{"storedAt":"x","session":{}}', 'not json'])(
    'that is damaged counts as none: %s',
    (text) => {
      const { storage, sessions } = aStore();
      storage.setItem('user_session', text);
      expect(sessions.current()).toBeNull();
    },
  );

  it('whose clock was set back is not valid for ever', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    vi.setSystemTime(START - SESSION_LIFETIME_MS - 1);
    expect(sessions.current()).toBeNull();
  });
});

describe('a logout', () => {
  function fullStorage() {
    const { storage, sessions, otherTabs } = aStore();
    sessions.begin(aProfile(), 'secret');
    for (const key of KEPT_PREFERENCES) storage.setItem(key, `value of ${key}`);
    storage.setItem('device_list_cache', '[]');
    storage.setItem('of_somebody_else', 'x');
    return { storage, sessions, otherTabs };
  }

  it('clears the session token and every entry that is no kept preference [A-SESSION-06] [A-SESSION-07]', () => {
    const { storage, sessions } = fullStorage();
    sessions.end('logout');
    expect(sessions.current()).toBeNull();
    expect(keysOf(storage).toSorted()).toEqual([...KEPT_PREFERENCES].toSorted());
  });

  it('keeps the preferences with their values [A-SESSION-08]', () => {
    const { storage, sessions } = fullStorage();
    sessions.end('logout');
    for (const key of ['remember', 'rememberMode', 'notice_skip', 'lang', 'popup_skip', 'icon_view']) {
      expect(storage.getItem(key)).toBe(`value of ${key}`);
    }
    for (const key of ['is_mobile_app', 'is_standalone']) expect(storage.getItem(key)).toBe(`value of ${key}`);
  });

  it('in another tab is a logout here, and is known to have been there', () => {
    const { storage, sessions, otherTabs } = fullStorage();
    sessions.current();
    const onChange = vi.fn<() => void>();
    sessions.subscribe(onChange);
    storage.removeItem('user_session');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(sessions.current()).toBeNull();
    expect(sessions.lastEnd()).toBe('logout-elsewhere');
    sessions.begin(aProfile(), 'secret');
    expect(sessions.lastEnd()).toBeNull();
  });

  it('in another tab is nothing to a page without a session', () => {
    const { sessions, otherTabs } = aStore();
    sessions.current();
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session', newValue: null }));
    expect(sessions.lastEnd()).toBeNull();
  });

  it('in this tab stays one when another tab clears storage', () => {
    const { sessions, otherTabs } = fullStorage();
    sessions.current();
    sessions.end('logout');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(sessions.lastEnd()).toBe('logout');
  });

  it('is not undone by a tab that has not heard of it and writes the session once more', () => {
    const { storage, sessions, otherTabs } = fullStorage();
    const written = storage.getItem('user_session') ?? '';
    sessions.current();
    sessions.end('logout');
    storage.setItem('user_session', written);
    expect(sessions.current()).toBeNull();
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session', newValue: written }));
    expect(storage.getItem('user_session')).toBeNull();
    expect(sessions.lastEnd()).toBe('logout');
  });

  it('is no lapse where another tab hears of the end from the server first', () => {
    const { storage, sessions, otherTabs } = fullStorage();
    const other = aStore(storage).sessions;
    const written = storage.getItem('user_session') ?? '';
    sessions.current();
    sessions.end('logout');
    storage.setItem('user_session', written);
    other.end('ended');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session' }));
    expect(sessions.lapsed()).toBeNull();
    expect(sessions.lastEnd()).toBe('logout');
  });

  it('in this tab is followed by a login in another one', () => {
    const { storage, sessions, otherTabs } = fullStorage();
    sessions.current();
    sessions.end('logout');
    aStore(storage).sessions.begin(aProfile(), 'fresh');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session' }));
    expect(sessions.current()?.token).toBe('fresh');
  });

  it('is distinguished from an end that no one asked for', () => {
    const { sessions } = fullStorage();
    sessions.end('logout');
    expect(sessions.lastEnd()).toBe('logout');
    sessions.begin(aProfile(), 'fresh');
    expect(sessions.lastEnd()).toBeNull();
    sessions.end('ended');
    expect(sessions.lastEnd()).toBe('ended');
  });
});

describe('a session that lapsed', () => {
  it('is known in the page that used it, without its token in storage', () => {
    const { storage, sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    expect(sessions.current()?.token).toBe('secret');
    expect(sessions.lapsed()).toBeNull();
    sessions.end('ended');
    expect(sessions.current()).toBeNull();
    expect(sessions.lapsed()?.loginId).toBe(aProfile().loginId);
    expect(storage.getItem('user_session')).not.toContain('secret');
    expect(aStore(storage).sessions.lapsed()).toBeNull();
  });

  it('lapses by time as well', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.current();
    expect(sessions.endsAt()).toBe(START + SESSION_LIFETIME_MS);
    vi.advanceTimersByTime(SESSION_LIFETIME_MS + 1);
    expect(sessions.lapsed()?.id).toBe(aProfile().id);
    expect(sessions.endsAt()).toBeNull();
  });

  it('ends where the server says so, until it is written again or set otherwise', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.expectEnd({ at: START + 1000, prolongable: false });
    expect([sessions.endsAt(), sessions.isProlongable()]).toEqual([START + 1000, false]);
    sessions.expectEnd(null);
    expect([sessions.endsAt(), sessions.isProlongable()]).toEqual([START + SESSION_LIFETIME_MS, true]);
    sessions.expectEnd({ at: START + 1000, prolongable: true });
    sessions.renew(aProfile());
    expect(sessions.endsAt()).toBe(START + SESSION_LIFETIME_MS);
  });

  it('goes on without a greeting when its person logs in again', () => {
    const { sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.greeted();
    sessions.end('ended');
    sessions.resume(aProfile(), 'fresh');
    expect(sessions.current()?.token).toBe('fresh');
    expect(sessions.lapsed()).toBeNull();
    expect(sessions.isGreetingDue()).toBe(false);
  });

  it('is permanently over after a logout in any tab', () => {
    const { storage, sessions, otherTabs } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.current();
    sessions.end('ended');
    aStore(storage).sessions.end('logout');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session' }));
    expect(sessions.lapsed()).toBeNull();
  });

  it('gives way to a logout in another tab that arrives after the word of the server', () => {
    const { storage, sessions, otherTabs } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.current();
    sessions.end('ended');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session', newValue: null }));
    expect(sessions.lapsed()).toBeNull();
    expect(sessions.lastEnd()).toBe('logout-elsewhere');
    expect(storage.getItem('user_session')).toBeNull();
    sessions.begin(aProfile(), 'another');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session', newValue: null }));
    expect(sessions.current()?.token).toBe('another');
  });

  it('of the tab beside is known here too', () => {
    const { storage, sessions, otherTabs } = aStore();
    sessions.begin(aProfile(), 'secret');
    sessions.current();
    const beside = aStore(storage).sessions;
    beside.end('ended');
    otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_session' }));
    expect(sessions.lapsed()?.id).toBe(aProfile().id);
  });
});

describe('a login', () => {
  it('with another ID than the stored one clears storage like a logout [A-SESSION-11]', () => {
    const { storage, sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    storage.setItem('notice_skip', '7');
    storage.setItem('left_over', 'x');
    vi.setSystemTime(START + SESSION_LIFETIME_MS + 1);
    sessions.begin(aProfile({ id: 2, loginId: 'user@demo.example' }), 'other');
    expect(keysOf(storage).toSorted()).toEqual(['notice_skip', 'user_session']);
    expect(storage.getItem('notice_skip')).toBe('7');
    expect(sessions.current()).toMatchObject({ loginId: 'user@demo.example', token: 'other' });
  });

  it('with the same ID leaves storage as it is [A-SESSION-12]', () => {
    const { storage, sessions } = aStore();
    sessions.begin(aProfile(), 'secret');
    storage.setItem('left_over', 'x');
    vi.setSystemTime(START + SESSION_LIFETIME_MS + 1);
    sessions.begin(aProfile(), 'new');
    expect(storage.getItem('left_over')).toBe('x');
  });

  it('is due a greeting, once', () => {
    const { sessions, storage } = aStore();
    sessions.begin(aProfile(), 'secret');
    expect(sessions.isGreetingDue()).toBe(true);
    sessions.greeted();
    expect(sessions.isGreetingDue()).toBe(false);
    expect(aStore(storage).sessions.isGreetingDue()).toBe(false);
  });
});
