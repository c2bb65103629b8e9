import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_MESSAGES } from '../messages/index.ts';
import { MEMBER_TYPES } from '../permissions/index.ts';
import { readLoginAnswer, type LoginResult } from './loginAnswer.ts';
import { LOGIN_CAUSE_MESSAGES, messageOfLoginCause } from './loginCause.ts';
import { entranceOf } from './loginEntrance.ts';

const read = (objects: LoginResult | readonly LoginResult[]) => readLoginAnswer({ status: 200, objects });
const aFailure = (cause?: string, over: LoginResult = {}): LoginResult => ({
  isLogin: 'Fail',
  step1: 'fail',
  ...(cause === undefined ? {} : { cause: { step1: cause } }),
  ...over,
});

describe('a login answer', () => {
  it('is a success only when isLogin equals Success [A-LOGIN-16]', () => {
    expect(read({ isLogin: 'Success', token: 't', loginId: 'a@b.cd', userType: 2 })).toEqual({
      kind: 'success',
      token: 't',
      loginId: 'a@b.cd',
      userType: 2,
      profile: null,
    });
    for (const isLogin of ['success', 'SUCCESS', 'Success ', 'Fail', '', true, 1, null, undefined]) {
      expect(read({ isLogin, token: 't' }).kind).not.toBe('success');
    }
  });

  it('is no success without a token', () => {
    for (const token of ['', null, undefined, 7]) expect(read({ isLogin: 'Success', token }).kind).toBe('failed');
  });

  it('is read from objects as one object or as the first item of a list [A-LOGIN-41]', () => {
    const success = {
      status: 200,
      isLogin: 'Success',
      token: 't',
      userType: 2,
      loginId: 'a@b.cd',
      step1: 'success',
      step2: 'success',
      step3: 'success',
      profile: { id: 7 },
    };
    const expected = { kind: 'success', token: 't', loginId: 'a@b.cd', userType: 2, profile: { id: 7 } };
    const locked = {
      isLogin: 'Fail',
      step1: 'fail',
      cause: { step1: 'failure_limit' },
      failureLimit: 5,
      currentFailure: 5,
      selfUnlock: true,
    };
    const code = { isLogin: 'Fail', step3: 'fail', token: 'half', hasShownQrCode: 'False' };
    for (const wrap of [(one: LoginResult) => one, (one: LoginResult) => [one]]) {
      expect(read(wrap(success))).toEqual(expected);
      expect(read(wrap(locked))).toMatchObject({ kind: 'locked', current: 5, limit: 5, selfUnlock: true });
      expect(read(wrap(code))).toEqual({ kind: 'code', token: 'half', showQr: true, message: null });
      expect(read(wrap({ isLogin: 'Fail', step2: 'fail', email: 'a@b.cd' }))).toMatchObject({ email: 'a@b.cd' });
      expect(read(wrap({ isLogin: 'Fail', step2: 'fail', mail: 'm@b.cd' }))).toMatchObject({ email: 'm@b.cd' });
    }
    expect(read([])).toEqual({ kind: 'failed', message: 'invalid_id_and_pw' });
  });

  it('without any cause shows invalid_id_and_pw', () => {
    expect(read(aFailure())).toEqual({ kind: 'failed', message: 'invalid_id_and_pw' });
    expect(read({ isLogin: 'Fail' })).toEqual({ kind: 'failed', message: 'invalid_id_and_pw' });
  });

  it('with no match shows not_matched_user [A-LOGIN-22]', () => {
    expect(read(aFailure('not_matched_user'))).toEqual({ kind: 'failed', message: 'not_matched_user' });
  });

  it('with an unverified email leads to the resend dialog with not_email_auth [A-LOGIN-23]', () => {
    const unverified = { isLogin: 'Fail', step1: 'success', step2: 'fail', email: 'a@b.cd' };
    const expected = { kind: 'verify', email: 'a@b.cd', message: 'not_email_auth' };
    expect(read({ ...unverified, cause: { step2: 'not_email_auth' } })).toEqual(expected);
    expect(read(unverified)).toEqual(expected);
  });

  it('with the failure count at the limit shows login_failure_limit [A-LOGIN-25]', () => {
    const expected = { kind: 'locked', current: 5, limit: 5, selfUnlock: false, message: 'login_failure_limit' };
    const counts = { failureLimit: 5, currentFailure: 5, selfUnlock: false };
    expect(read(aFailure('failure_limit', counts))).toEqual(expected);
    expect(read(aFailure('not_matched_user', counts))).toEqual(expected);
    expect(read(aFailure(undefined, { ...counts, currentFailure: 9 }))).toMatchObject({ kind: 'locked', current: 9 });
    expect(read(aFailure('not_matched_user', { ...counts, currentFailure: 4 }))).toMatchObject({ kind: 'failed' });
  });

  it('never locks where the limit is 0', () => {
    expect(read(aFailure('not_matched_user', { failureLimit: 0, currentFailure: 50 })).kind).toBe('failed');
  });

  it('offers to unlock by mail when the answer says so', () => {
    expect(read(aFailure('failure_limit', { selfUnlock: true }))).toMatchObject({ selfUnlock: true });
  });

  it('with the cause pw_reject shows password_change_limit [A-LOGIN-31]', () => {
    expect(read(aFailure('pw_reject'))).toEqual({ kind: 'expired', message: 'password_change_limit' });
  });

  it('with any other cause shows login_failed_cause_{cause}, and no raw key for an unknown one [A-LOGIN-33]', () => {
    for (const cause of ['inactive', 'external', 'ip_setting', 'ip_block', 'ip_not_permit']) {
      expect(read(aFailure(cause))).toEqual({ kind: 'failed', message: `login_failed_cause_${cause}` });
    }
    for (const cause of ['nonsense', '', '__proto__', 'toString']) {
      expect(read(aFailure(cause))).toEqual({ kind: 'failed', message: 'invalid_id_and_pw' });
    }
  });

  it('never lets a partner account in', () => {
    expect(read({ isLogin: 'Success', token: 't', userType: 7 })).toEqual({
      kind: 'failed',
      message: 'partner_id_not_allowed',
    });
    expect(read(aFailure('partner'))).toEqual({ kind: 'failed', message: 'partner_id_not_allowed' });
  });

  it('has an entrance for partners and one for everybody else', () => {
    expect(entranceOf(undefined)).toBe('people');
    expect(entranceOf(MEMBER_TYPES.admin)).toBe('people');
    expect(entranceOf(MEMBER_TYPES.partner)).toBe('partners');
  });

  it('lets partners in at their own entrance, and to nobody else is it an account [A-PARTNER-07] [A-PARTNER-08]', () => {
    const at = (user_type: number) =>
      readLoginAnswer({ objects: { isLogin: 'Success', token: 't', userType: user_type } }, 'partners');
    expect(at(7)).toMatchObject({ kind: 'success', token: 't' });
    for (const userType of [1, 2, 6]) expect(at(userType)).toEqual({ kind: 'failed', message: 'not_matched_user' });
  });

  it('asks for the code when step 3 fails, with the token to send it with', () => {
    expect(read({ isLogin: 'Fail', step3: 'fail', token: 'half', hasShownQrCode: 'True' })).toEqual({
      kind: 'code',
      token: 'half',
      showQr: false,
      message: null,
    });
    expect(read({ isLogin: 'Fail', step3: 'fail', token: 'half', cause: { step3: 'invalid_otp' } })).toMatchObject({
      kind: 'code',
      message: 'invalid_otp',
    });
  });

  it.each([
    ['False', true],
    ['false', true],
    [false, true],
    ['True', false],
    [true, false],
    [undefined, false],
  ])('shows the QR image for qrCodeFlag %s: %s', (hasShownQrCode, showQr) => {
    expect(read({ isLogin: 'Fail', step3: 'fail', token: 'half', hasShownQrCode })).toMatchObject({
      showQr,
    });
  });

  it('cannot go on with a code without a token', () => {
    expect(read({ isLogin: 'Fail', step3: 'fail', cause: { step3: 'invalid_otp' } })).toEqual({
      kind: 'failed',
      message: 'invalid_otp',
    });
  });

  it('is decided by the first failing step', () => {
    const cause = { step1: 'inactive', step2: 'not_email_auth', step3: 'invalid_otp' };
    const all = { isLogin: 'Fail', token: 't', cause };
    expect(read({ ...all, step1: 'fail', step2: 'fail', step3: 'fail' })).toMatchObject({
      message: 'login_failed_cause_inactive',
    });
    expect(read({ ...all, step1: 'success', step2: 'fail', step3: 'fail' }).kind).toBe('verify');
    expect(read({ ...all, step1: 'success', step2: 'success', step3: 'fail' }).kind).toBe('code');
  });

  it('of any shape is read without an error and answers with a known message', () => {
    const anyField = fc.oneof(
      fc.anything(),
      fc.constantFrom('Success', 'Fail', 'fail', 'failure_limit', 'pw_reject', 'False', 7),
      fc.dictionary(fc.constantFrom('step1', 'step2', 'step3'), fc.constantFrom(...Object.keys(LOGIN_CAUSE_MESSAGES))),
    );
    const fields = ['isLogin', 'token', 'user_type', 'step1', 'step2', 'step3', 'cause', 'failure_limit'] as const;
    const anyResult = fc.record(Object.fromEntries(fields.map((field) => [field, anyField])));
    fc.assert(
      fc.property(anyResult, (result) => {
        const outcome = read(result);
        if (outcome.kind === 'success') {
          expect(result['isLogin']).toBe('Success');
          expect(outcome.token).not.toBe('');
        } else if (outcome.message !== null) expect(RULE_MESSAGES).toContain(outcome.message);
      }),
    );
  });
});

describe('a login cause', () => {
  it('that tells of a mail that could not be sent has the message email_send_fail [A-LOGIN-37]', () => {
    expect(messageOfLoginCause('email_send_fail')).toBe('email_send_fail');
  });
});
