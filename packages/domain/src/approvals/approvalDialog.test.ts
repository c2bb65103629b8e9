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
    [{ decisionState: 0, expired: false }, 'ing'],
    [{ decisionState: 0, expired: true }, 'renew'],
    [{ decisionState: 1, expired: false }, 'reject'],
    [{ decisionState: 2, expired: false }, 'renew'],
    [{ decisionState: 2, expired: true }, 'renew'],
    [{ decisionState: 4, expired: true }, 'new'],
  ])('opens for a device by the latest request for it: %o as %s', (latest, mode) => {
    expect(deviceRequestMode(latest)).toBe(mode);
  });

  it('opens for whoever decides by what waits and what is processed', () => {
    expect(decisionMode({ decisionState: 0, expired: false })).toBe('admin');
    for (const approval of [
      { decisionState: 0, expired: true },
      { decisionState: 1, expired: false },
      { decisionState: 2, expired: false },
    ]) {
      expect(decisionMode(approval)).toBe('admin_history');
    }
  });
});

describe('the decisions on offer', () => {
  const request = { decisionState: 0, expired: false, requesterId: 7, endTime: iso(NOW + HOUR) };
  const manager = { id: 1, type: 'Manager' };
  const offer = (over: Partial<typeof request> = {}, decider: Parameters<typeof offeredDecisions>[1] = manager) =>
    offeredDecisions({ ...request, ...over }, decider, NOW);

  it('are both while it waits', () => expect(offer()).toEqual({ approve: true, reject: true, because: null }));

  it('are the other one once it is decided [B-APPROVAL-07] [B-APPROVAL-08]', () => {
    expect(offer({ decisionState: 1 })).toEqual({ approve: true, reject: false, because: null });
    expect(offer({ decisionState: 2 })).toEqual({ approve: false, reject: true, because: null });
  });

  it('are none for a device that is gone', () => {
    for (const decisionState of [3, 4]) {
      expect(offer({ decisionState })).toEqual({
        approve: false,
        reject: false,
        because: 'device_deleted',
      });
    }
  });

  it('hold no approval of a period that is over', () => {
    const over = { endTime: iso(NOW), expired: true };
    expect(offer(over)).toEqual({ approve: false, reject: true, because: 'request_expired' });
    expect(offer({ ...over, decisionState: 1 })).toEqual({ approve: false, reject: false, because: 'request_expired' });
    expect(offer({ ...over, decisionState: 2 })).toEqual({ approve: false, reject: true, because: null });
  });

  it('are none for the requester and for whoever may not decide', () => {
    expect(offer({}, { ...manager, id: 7 })).toEqual({ approve: false, reject: false, because: 'own_request' });
    expect(offer({}, { id: 3, type: 'User', memberType: 1 })).toEqual({
      approve: false,
      reject: false,
      because: 'no_permission',
    });
  });
});

describe('what is sent', () => {
  const period = { start: NOW, end: NOW + HOUR };

  it('for a request is the device, the approver, the period and the reason [B-APPROVAL-29]', () => {
    const written = { deviceId: 5, approver: { id: 2, name: 'Sam' }, period, reason: ' jam ', earlierId: 9 };
    expect(approvalRequestBody(written)).toEqual({
      deviceId: 5,
      chosenApproverId: 2,
      approverName: 'Sam',
      startTime: '2026-11-21 03:00:00',
      endTime: '2026-11-21 04:00:00',
      approvalReason: 'jam',
      earlierId: 9,
    });
  });

  it('leaves a blank approver to the administrator [B-APPROVAL-25]', () => {
    const body = approvalRequestBody({ deviceId: 5, approver: null, period, reason: 'jam', earlierId: null });
    expect(Object.keys(body)).toEqual(['deviceId', 'startTime', 'endTime', 'approvalReason']);
  });

  it('for a decision is 1 without a reason, or 0 with one [C-APPROVAL-14] [B-APPROVAL-31] [B-APPROVAL-32]', () => {
    const waiting = { id: 4, decisionState: 0, expired: false, version: 3 };
    expect(approvalDecisionBody(waiting, true, '')).toEqual({ id: 4, isAccepted: true });
    expect(approvalDecisionBody(waiting, false, ' no ')).toEqual({ id: 4, isAccepted: false, decisionReason: 'no' });
  });

  it('for a reversal names the version that was read', () => {
    const decided = { id: 4, decisionState: 2, expired: false, version: 3 };
    expect(approvalDecisionBody(decided, false, 'no')).toEqual({
      id: 4,
      isAccepted: false,
      decisionReason: 'no',
      version: 3,
    });
  });
});
