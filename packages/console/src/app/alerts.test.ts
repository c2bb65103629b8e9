import { ApiFailure } from '@remote-console/api-client';
import { describe, expect, it } from 'vitest';
import { ALERT_PAUSE_MS, alertOf, createAlertGate, isSessionEnd } from './alerts.ts';

const refused = (status: number) => new ApiFailure({ kind: 'refused', status, error: 'server_error' });
const unreachable = new ApiFailure({ kind: 'unreachable' });
const opened = { path: '/devices', isRefresh: false };

describe('a read that failed', () => {
  it('with a response says that data cannot be loaded for now [A-ERROR-01]', () => {
    for (const status of [400, 429, 500, 503]) {
      expect(alertOf({ ...opened, thrown: refused(status) })).toBe('data_load_failed');
    }
  });

  it('without a response says that the server cannot be reached [A-ERROR-02]', () => {
    for (const thrown of [unreachable, new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError')]) {
      expect(alertOf({ ...opened, thrown })).toBe('server_unreachable');
    }
  });

  it('is not alerted where the screen explains it in place', () => {
    for (const status of [401, 403, 404]) expect(alertOf({ ...opened, thrown: refused(status) })).toBeNull();
    const unreadable = new ApiFailure({ kind: 'refused', status: 400, error: 'filter_not_understood' });
    expect(alertOf({ ...opened, thrown: unreadable })).toBeNull();
  });

  it('in the background is only logged [A-ERROR-04] [A-POLL-06]', () => {
    for (const thrown of [refused(500), unreachable]) {
      expect(alertOf({ thrown, path: '/devices/summary', isRefresh: false })).toBeNull();
      expect(alertOf({ thrown, path: '/devices', isRefresh: true })).toBeNull();
    }
  });

  it('is the end of the session at 401 alone', () => {
    expect(isSessionEnd(refused(401))).toBe(true);
    for (const thrown of [undefined, refused(403), unreachable]) expect(isSessionEnd(thrown)).toBe(false);
  });
});

describe('several failures', () => {
  it('at the same time raise one alert [A-ERROR-05]', () => {
    let time = 0;
    const gate = createAlertGate(() => time);
    expect([gate.opens(), gate.opens(), gate.opens()]).toEqual([true, false, false]);
    time = ALERT_PAUSE_MS - 1;
    expect(gate.opens()).toBe(false);
    time = ALERT_PAUSE_MS;
    expect(gate.opens()).toBe(true);
  });
});
