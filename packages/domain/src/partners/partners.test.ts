import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPartnerForm,
  companySearchFault,
  dayOnClock,
  INVITATION_ALPHABET,
  INVITATION_CODE_LENGTH,
  invitationCodeOf,
  managerSearchFault,
  NOT_STATED,
  partnerFaults,
  partnerFormToSend,
  periodOfDays,
  type PartnerForm,
  spacedInvitationCode,
} from './index.ts';

const form: PartnerForm = {
  partnerCompanyName: 'Partner',
  applicantName: 'Pia',
  applicantEmail: 'pia@partner.example',
  applicantPassword: 'Partner#1',
  applicantPhone: '010',
  managerName: 'Mia',
  startPicked: '2026-11-21 03:00:00',
  endPicked: '2026-11-22 03:00:00',
};

describe('an application', () => {
  it('says "not stated" for a company that was left out [A-PARTNER-17]', () => {
    expect(partnerFormToSend({ ...form, partnerCompanyName: ' ' }).partnerCompanyName).toBe('미기재');
    expect(NOT_STATED).toBe('미기재');
  });

  it('says "not stated" for a phone that was left out [A-PARTNER-18]', () => {
    expect(partnerFormToSend({ ...form, applicantPhone: '' }).applicantPhone).toBe('미기재');
  });

  it('can do without a company [A-PARTNER-19]', () =>
    expect(checkPartnerForm({ ...form, partnerCompanyName: '' })).toBeNull());
  it('can do without a phone [A-PARTNER-20]', () =>
    expect(checkPartnerForm({ ...form, applicantPhone: '' })).toBeNull());

  it.each([
    ['a name [A-PARTNER-21]', 'applicantName', ['', ' '], 'applicant_name_requirement'],
    ['an email in its format [A-PARTNER-22]', 'applicantEmail', ['', 'pia', 'pia@x'], 'applicant_email_requirement'],
    [
      'a password of the reset rule [A-PARTNER-23]',
      'applicantPassword',
      ['', 'short', 'nouppercase#1'],
      'password_requirement',
    ],
    ['a company or manager [A-PARTNER-27]', 'managerName', ['', ' '], 'manager_name_requirement'],
    ['a start date [A-PARTNER-28]', 'startPicked', [''], 'start_date_requirement'],
    ['an end date [A-PARTNER-29]', 'endPicked', [''], 'end_date_requirement'],
  ] as const)('needs %s', (_, field, values, error) => {
    for (const value of values) expect(checkPartnerForm({ ...form, [field]: value })).toEqual({ error, field });
  });

  it('carries the fields of the form, and those alone [A-PARTNER-31]', () => {
    expect(Object.keys(partnerFormToSend(form)).sort()).toEqual(
      [
        'partnerCompanyName',
        'applicantName',
        'applicantEmail',
        'applicantPassword',
        'applicantPhone',
        'managerName',
        'startPicked',
        'endPicked',
      ].sort(),
    );
  });

  it.each(['Aa1#aaaa', 'Aa1-aaaaaaaa', 'Partner?1'])('takes the password %s [A-PARTNER-24]', (applicantPassword) => {
    expect(checkPartnerForm({ ...form, applicantPassword })).toBeNull();
  });

  it.each([
    ['seven characters', 'Aa1#aaa'],
    ['thirteen characters', 'Aa1#aaaaaaaaa'],
    ['no upper case', 'aa1#aaaa'],
    ['no lower case', 'AA1#AAAA'],
    ['no digit', 'Aaa#aaaa'],
    ['no special character', 'Aa1aaaaa'],
    ['another special character alone', 'Aa1+aaaa'],
  ])('refuses a password with %s [A-PARTNER-24]', (_, applicantPassword) => {
    const fault = { error: 'password_requirement', field: 'applicantPassword' };
    expect(checkPartnerForm({ ...form, applicantPassword })).toEqual(fault);
  });

  it('is trimmed [A-PARTNER-26]', () => {
    const typed = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, `  ${value} `]));
    expect(partnerFormToSend({ ...form, ...typed })).toEqual(form);
    expect(checkPartnerForm({ ...form, ...typed })).toBeNull();
  });

  it('has one fault at a time, in the order of the form [A-PARTNER-30]', () => {
    const order = [
      'applicantName',
      'applicantEmail',
      'applicantPassword',
      'managerName',
      'startPicked',
      'endPicked',
    ] as const;
    const empty = { ...form, ...Object.fromEntries(order.map((field) => [field, ''])) };
    const faulty: string[] = [];
    let typed: PartnerForm = empty;
    for (let fault = checkPartnerForm(typed); fault; fault = checkPartnerForm(typed)) {
      faulty.push(fault.field);
      typed = { ...typed, [fault.field]: { ...form, passwordAgain: '' }[fault.field] };
    }
    expect(faulty).toEqual(order);
  });

  it('finds every field that is wrong at once, in the order of the form', () => {
    const fields = partnerFaults({ ...form, applicantName: ' ', applicantPassword: 'x', endPicked: '' }, 'y').map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['applicantName', 'applicantPassword', 'passwordAgain', 'endPicked']);
  });
});

describe('the password that is typed a second time', () => {
  it('must be the same, blanks around it aside [A-PARTNER-25]', () => {
    expect(checkPartnerForm(form, ' Partner#1 ')).toBeNull();
    for (const again of ['', 'Partner#2']) {
      expect(checkPartnerForm(form, again)).toEqual({ error: 'password_confirm', field: 'passwordAgain' });
    }
  });

  it('comes after the password itself and before the manager', () => {
    expect(checkPartnerForm({ ...form, applicantPassword: 'short' }, '')?.field).toBe('applicantPassword');
    expect(checkPartnerForm({ ...form, managerName: '' }, 'other')?.field).toBe('passwordAgain');
  });
});

describe('the days of an application', () => {
  const zone = 'America/Los_Angeles';
  // 7:30 p.m. on the 20th in Los Angeles.
  const now = Date.parse('2026-11-21T03:30:00Z');

  it('begin with today on the clock of the applicant [A-PARTNER-13]', () => {
    expect(dayOnClock(now, zone)).toBe('2026-11-20');
    expect(dayOnClock(now, 'Asia/Seoul')).toBe('2026-11-21');
  });

  it('last from the first midnight to the last one', () => {
    expect(periodOfDays({ start: '2026-11-21', end: '2026-11-21' }, now, zone)).toEqual({
      startPicked: '2026-11-21 08:00:00',
      endPicked: '2026-11-22 08:00:00',
    });
  });

  it('begin now where the first one has begun already', () => {
    expect(periodOfDays({ start: '2026-11-20', end: '2026-11-30' }, now, zone)).toEqual({
      startPicked: '2026-11-21 03:30:00',
      endPicked: '2026-12-01 08:00:00',
    });
  });
});

describe('a search', () => {
  it.each([
    ['companies', companySearchFault, 'company_name_requirement'],
    ['managers', managerSearchFault, 'manager_search_requirement'],
  ] as const)('for %s needs two characters', (_, faultOf, whenEmpty) => {
    for (const text of ['', '  ']) expect(faultOf(text)).toBe(whenEmpty);
    for (const text of ['가', ' a ']) expect(faultOf(text)).toBe('search_text_too_short');
    for (const text of ['한빛', ' ab ']) expect(faultOf(text)).toBeNull();
  });
});

describe('an invitation code', () => {
  const code = fc
    .array(fc.constantFrom(...INVITATION_ALPHABET), {
      minLength: INVITATION_CODE_LENGTH,
      maxLength: INVITATION_CODE_LENGTH,
    })
    .map((signs) => signs.join(''));

  it('is read as it is shown, in either case and with blanks', () => {
    fc.assert(
      fc.property(code, (original) => {
        const shown = spacedInvitationCode(original);
        for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `]) {
          expect(invitationCodeOf(typed)).toBe(original);
        }
      }),
    );
    expect(spacedInvitationCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345');
  });

  it('is nothing else', () => {
    for (const typed of ['', ' ', 'ABCD-EFGH', 'ABCD-EFGH-2340', 'ABCD-EFGH-2345-6']) {
      expect(invitationCodeOf(typed)).toBeNull();
    }
  });
});
