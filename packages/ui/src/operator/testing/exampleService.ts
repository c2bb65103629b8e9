import type { CompanyDetail, FoundPerson, OperatedCompany, PendingMail } from '@remote-console/api-client';
import { aCompany, aFoundPerson, aLicense, aPendingMail } from '@remote-console/api-client/testing';

const DAY_MS = 86_400_000;
const TODAY = Date.parse('2026-11-21T00:00:00Z');

/** Companies of every plan, and one of which nothing was heard. */
export const exampleCompanies: OperatedCompany[] = [
  aCompany(),
  aCompany({
    pk: 2,
    name: '솔빛커피',
    plan: 'basic',
    devices: 9,
    devices_online: 0,
    license_volume: 10,
    license_expires: '2026-12-03T00:00:00.000Z',
    people: 2,
    last_activity: '2026-11-20T09:30:00.000Z',
    create_time: '2026-01-14T05:00:00.000Z',
  }),
  aCompany({
    pk: 3,
    name: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    plan: 'free',
    devices: 31,
    devices_online: 30,
    license_volume: 50,
    license_expires: '2026-11-29T00:00:00.000Z',
    people: 4,
    create_time: '2026-11-14T12:00:00.000Z',
  }),
  aCompany({
    pk: 4,
    name: '東海サイネージ',
    plan: 'none',
    devices: 0,
    devices_online: 0,
    license_volume: 0,
    license_expires: '2026-06-30T00:00:00.000Z',
    people: 1,
    last_activity: null,
    create_time: '2025-07-01T00:00:00.000Z',
  }),
];

/** What is known of the first company. */
export const exampleTimelines: Readonly<Record<number, Pick<CompanyDetail, 'counts' | 'licenses'>>> = {
  1: {
    counts: Array.from({ length: 60 }, (_, index) => ({
      at: new Date(TODAY - (60 - index) * DAY_MS).toISOString(),
      devices: 150 + index + (index % 7),
    })),
    licenses: [
      aLicense({ pay_pk: 1, pay_type: 'Corporate', pay_dev_vol: 300, pay_expire: '2027-05-01T00:00:00.000Z' }),
      aLicense({
        pay_pk: 2,
        pay_type: 'Free',
        pay_dev_vol: 50,
        pay_start: '2025-03-03T00:00:00.000Z',
        pay_expire: '2025-03-17T00:00:00.000Z',
      }),
    ],
  },
};

/** People of several companies, in every state. */
export const examplePeople: FoundPerson[] = [
  aFoundPerson(),
  aFoundPerson({
    pk: 2,
    name: '이서준',
    mgrid: 'seojun.lee',
    mail: 'seojun.lee@hanbit.example',
    member_type_id: 6,
    locked: 1,
    last_login: '2026-11-19T04:00:00.000Z',
  }),
  aFoundPerson({
    pk: 3,
    name: 'Annelie Lindqvist-Bergström',
    mgrid: 'annelie.lindqvist-bergstrom.information-displays',
    mail: 'annelie.lindqvist-bergstrom@northwind-information-displays.example',
    company_pk: 3,
    company_name: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    member_type_id: 1,
    last_login: null,
  }),
  aFoundPerson({
    pk: 4,
    name: 'Lee Partner',
    mgrid: 'lee@partner.example',
    mail: '',
    company_pk: 2,
    company_name: '솔빛커피',
    member_type_id: 7,
    flag_active: 0,
  }),
];

/** Mails that wait for different reasons. */
export const exampleMails: PendingMail[] = [
  aPendingMail(),
  aPendingMail({
    pk: 2,
    kind: 'account',
    recipient: 'annelie.lindqvist-bergstrom@northwind-information-displays.example',
    company_pk: 3,
    company_name: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    tries: 1,
    last_error: '',
    in_progress: 1,
  }),
  aPendingMail({
    pk: 3,
    kind: 'partner',
    recipient: 'new@partner.example',
    company_pk: null,
    company_name: '',
    create_time: '2026-11-21T02:59:40.000Z',
    tries: 0,
    last_error: '',
    next_try: '2026-11-21T02:59:40.000Z',
  }),
];
