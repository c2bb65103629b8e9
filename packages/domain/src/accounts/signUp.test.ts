import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSignUp,
  emptySignUpForm,
  isPasswordConfirmed,
  signUpFaults,
  type SignUpForm,
  type SignUpSituation,
} from './signUp.ts';

const aForm = (over: Partial<SignUpForm> = {}): SignUpForm => ({
  ...emptySignUpForm('ko'),
  loginId: 'hong.gildong',
  password: 'demo!2345',
  passwordConfirmation: 'demo!2345',
  mail: 'hong@demo.example',
  name: '홍길동',
  ...over,
});
const PERSONAL: SignUpSituation = { use: 'PERSONAL', idAvailable: true };
const ENTERPRISE: SignUpSituation = { use: 'ENTERPRISE', idAvailable: true };

/** One way to break each check, in the specified order. */
const FAULTS = [
  { message: 'invalid_id', form: { loginId: 'x y' } },
  { message: 'id_exist', form: {}, idAvailable: false },
  { message: 'password_requirement', form: { password: 'short', passwordConfirmation: 'short' } },
  { message: 'password_confirm', form: { passwordConfirmation: 'demo!2346' } },
  { message: 'email-invalid', form: { mail: 'nowhere' } },
  { message: 'name_requirement', form: { name: '  ' } },
] as const;

describe('the sign-up form', () => {
  it('is accepted when everything is right', () => {
    expect(checkSignUp(aForm(), PERSONAL)).toBeNull();
    expect(checkSignUp(aForm({ companyName: '주식회사' }), ENTERPRISE)).toBeNull();
  });

  it('answers invalid_id, id_exist, password_requirement, password_confirm, email-invalid, name_requirement in this order [A-JOIN-24]', () => {
    for (const [index, first] of FAULTS.entries()) {
      let form = aForm();
      for (const fault of FAULTS.slice(index)) form = { ...form, ...fault.form };
      // A wrong password also fails its confirmation; only the confirmation differs where that is the first error.
      if (first.message === 'password_confirm') form = { ...form, password: 'demo!2345' };
      const idAvailable = !FAULTS.slice(index).some((fault) => 'idAvailable' in fault);
      expect(checkSignUp(form, { use: 'PERSONAL', idAvailable })).toBe(first.message);
    }
  });

  it('shows only the first failing check [A-JOIN-23]', () => {
    fc.assert(
      fc.property(fc.subarray([...FAULTS], { minLength: 1 }), (faults) => {
        let form = aForm();
        for (const fault of faults) form = { ...form, ...fault.form };
        const idAvailable = !faults.some((fault) => 'idAvailable' in fault);
        expect(checkSignUp(form, { use: 'PERSONAL', idAvailable })).toBe(faults[0]?.message);
      }),
    );
  });

  it('finds every field that is wrong, each once and in the order of the form', () => {
    const wrong = aForm({
      loginId: 'x y',
      password: 'short',
      passwordConfirmation: 'other',
      mail: 'nowhere',
      name: '',
    });
    expect(signUpFaults(wrong, { use: 'ENTERPRISE', idAvailable: false })).toEqual([
      'invalid_id',
      'password_requirement',
      'password_confirm',
      'email-invalid',
      'name_requirement',
      'company_name_requirement',
    ]);
    expect(signUpFaults(aForm(), PERSONAL)).toEqual([]);
  });

  it('refuses a confirmation that differs with password_confirm [A-JOIN-19]', () => {
    expect(checkSignUp(aForm({ passwordConfirmation: 'demo!2345 ' }), PERSONAL)).toBe('password_confirm');
  });

  it('does not count a confirmation that equals an invalid password [A-JOIN-20]', () => {
    expect(isPasswordConfirmed({ password: 'short', passwordConfirmation: 'short' })).toBe(false);
    expect(isPasswordConfirmed({ password: 'demo!2345', passwordConfirmation: 'demo!2345' })).toBe(true);
    expect(isPasswordConfirmed({ password: 'demo!2345', passwordConfirmation: 'demo!2346' })).toBe(false);
  });

  it('refuses an empty name with name_requirement, blanks included [A-JOIN-22]', () => {
    for (const name of ['', ' ', '\u3000']) expect(checkSignUp(aForm({ name }), PERSONAL)).toBe('name_requirement');
  });

  it('asks for the company name of an ENTERPRISE only, and last of all', () => {
    expect(checkSignUp(aForm(), ENTERPRISE)).toBe('company_name_requirement');
    expect(checkSignUp(aForm({ name: '' }), ENTERPRISE)).toBe('name_requirement');
    expect(checkSignUp(aForm(), PERSONAL)).toBeNull();
  });

  it('never blocks on phone or subscription', () => {
    expect(checkSignUp(aForm({ phone: '', subscription: '' }), PERSONAL)).toBeNull();
  });

  it('does not hold a form back while availability was not asked yet', () => {
    expect(checkSignUp(aForm(), { use: 'PERSONAL', idAvailable: null })).toBeNull();
  });
});

describe('an empty sign-up form', () => {
  it('has the current locale as lang_code, or ko when there is none [A-JOIN-32]', () => {
    expect(['ko', 'en', 'ja', 'fr', '', null].map((locale) => emptySignUpForm(locale).language)).toEqual([
      'ko',
      'en',
      'ja',
      'ko',
      'ko',
      'ko',
    ]);
  });

  it('has NO as pcany_user [A-JOIN-33]', () => expect(emptySignUpForm('ko').usedFormerProduct).toBe('NO'));

  it('has 32 as time_zone_id [A-JOIN-34]', () => expect(emptySignUpForm('ko').timeZoneId).toBe(32));

  it('has exactly the fields that are sent [A-JOIN-31]', () => {
    expect(Object.keys(emptySignUpForm('ko')).sort()).toEqual(
      [
        'loginId',
        'password',
        'passwordConfirmation',
        'mail',
        'name',
        'phone',
        'companyName',
        'companyWebsite',
        'language',
        'usedFormerProduct',
        'subscription',
        'timeZoneId',
      ].sort(),
    );
  });
});
