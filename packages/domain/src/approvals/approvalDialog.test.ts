import { describe, expect, it } from 'vitest';
import {
  APPROVAL_DIALOG_MODES,
  approvalDecisionBody,
  approvalRequestBody,
  decisionMode,
  deviceRequestMode,
  offeredDecisions,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 3);
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

describe('the approval dialog', () => {
  it('knows exactly the modes new, renew, reject, ing, admin and admin_history [A-DIALOG-14]', () => {
    expect(APPROVAL_DIALOG_MODES).toEqual(['new', 'renew', 'reject', 'ing', 'admin', 'admin_history']);
  });

  it.each([
    [null, 'new'],
    [{ approve_state: 0, expired: false }, 'ing'],
    [{ approve_state: 0, expired: true }, 'renew'],
    [{ approve_state: 1, expired: false }, 'reject'],
    [{ approve_state: 2, expired: false }, 'renew'],
    [{ approve_state: 2, expired: true }, 'renew'],
    [{ approve_state: 4, expired: true }, 'new'],
  ])('opens for a device by the latest request for it: %o as %s', (latest, mode) => {
    expect(deviceRequestMode(latest)).toBe(mode);
  });

  it('opens for whoever decides by what waits and what is processed', () => {
    expect(decisionMode({ approve_state: 0, expired: false })).toBe('admin');
    for (const approval of [
      { approve_state: 0, expired: true },
      { approve_state: 1, expired: false },
      { approve_state: 2, expired: false },
    ]) {
      expect(decisionMode(approval)).toBe('admin_history');
    }
  });
});

describe('the decisions on offer', () => {
  const request = { approve_state: 0, expired: false, requester_fk: 7, end_time: iso(NOW + HOUR) };
  const manager = { pk: 1, type: 'Manager' };
  const offer = (over: Partial<typeof request> = {}, decider: Parameters<typeof offeredDecisions>[1] = manager) =>
    offeredDecisions({ ...request, ...over }, decider, NOW);

  it('are both while it waits', () => expect(offer()).toEqual({ approve: true, reject: true, because: null }));

  it('are the other one once it is decided [B-APPROVAL-07] [B-APPROVAL-08]', () => {
    expect(offer({ approve_state: 1 })).toEqual({ approve: true, reject: false, because: null });
    expect(offer({ approve_state: 2 })).toEqual({ approve: false, reject: true, because: null });
  });

  it('are none for a device that is gone', () => {
    for (const approve_state of [3, 4]) {
      expect(offer({ approve_state })).toEqual({ approve: false, reject: false, because: 'device_deleted' });
    }
  });

  it('hold no approval of a period that is over', () => {
    const over = { end_time: iso(NOW), expired: true };
    expect(offer(over)).toEqual({ approve: false, reject: true, because: 'request_expired' });
    expect(offer({ ...over, approve_state: 1 })).toEqual({ approve: false, reject: false, because: 'request_expired' });
    expect(offer({ ...over, approve_state: 2 })).toEqual({ approve: false, reject: true, because: null });
  });

  it('are none for the requester and for whoever may not decide', () => {
    expect(offer({}, { ...manager, pk: 7 })).toEqual({ approve: false, reject: false, because: 'own_request' });
    expect(offer({}, { pk: 3, type: 'User', member_type_id: 1 })).toEqual({
      approve: false,
      reject: false,
      because: 'no_permission',
    });
  });
});

describe('what is sent', () => {
  const period = { start: NOW, end: NOW + HOUR };

  it('for a request is the device, the approver, the period and the reason [B-APPROVAL-29]', () => {
    const written = { devicePk: 5, approver: { pk: 2, name: 'Sam' }, period, reason: ' jam ', earlierPk: 9 };
    expect(approvalRequestBody(written)).toEqual({
      device_pk: 5,
      approver_pk: 2,
      approver_name: 'Sam',
      start_time: '2026-11-21 03:00:00',
      end_time: '2026-11-21 04:00:00',
      approval_reason: 'jam',
      earlier_pk: 9,
    });
  });

  it('leaves a blank approver to the administrator [B-APPROVAL-25]', () => {
    const body = approvalRequestBody({ devicePk: 5, approver: null, period, reason: 'jam', earlierPk: null });
    expect(Object.keys(body)).toEqual(['device_pk', 'start_time', 'end_time', 'approval_reason']);
  });

  it('for a decision is 1 without a reason, or 0 with one [C-APPROVAL-14] [B-APPROVAL-31] [B-APPROVAL-32]', () => {
    const waiting = { pk: 4, approve_state: 0, expired: false, version: 3 };
    expect(approvalDecisionBody(waiting, true, '')).toEqual({ pk: 4, is_accept: 1 });
    expect(approvalDecisionBody(waiting, false, ' no ')).toEqual({ pk: 4, is_accept: 0, react_reason: 'no' });
  });

  it('for a reversal names the version that was read', () => {
    const decided = { pk: 4, approve_state: 2, expired: false, version: 3 };
    expect(approvalDecisionBody(decided, false, 'no')).toEqual({
      pk: 4,
      is_accept: 0,
      react_reason: 'no',
      version: 3,
    });
  });
});
