import type { CompanyDetail, FoundPerson, OperatedCompany, PendingMail } from '@remote-console/api-client';
import { aCompany, aFoundPerson, aLicense, aPendingMail } from '@remote-console/api-client/testing';

const DAY_MS = 86_400_000;
const TODAY = Date.parse('2026-11-21T00:00:00Z');

/** Companies of every plan, and one that was never active. */
export const exampleCompanies: OperatedCompany[] = [
  aCompany(),
  aCompany({
    id: 2,
    name: '솔빛커피',
    licensePlan: 'basic',
    devices: 9,
    devicesOnline: 0,
    licenseVolume: 10,
    licenseExpires: '2026-12-03T00:00:00.000Z',
    people: 2,
    lastActivity: '2026-11-20T09:30:00.000Z',
    createTime: '2026-01-14T05:00:00.000Z',
  }),
  aCompany({
    id: 3,
    name: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    licensePlan: 'free',
    devices: 31,
    devicesOnline: 30,
    licenseVolume: 50,
    licenseExpires: '2026-11-29T00:00:00.000Z',
    people: 4,
    createTime: '2026-11-14T12:00:00.000Z',
  }),
  aCompany({
    id: 4,
    name: '東海サイネージ',
    licensePlan: 'none',
    devices: 0,
    devicesOnline: 0,
    licenseVolume: 0,
    licenseExpires: '2026-06-30T00:00:00.000Z',
    people: 1,
    lastActivity: null,
    createTime: '2025-07-01T00:00:00.000Z',
  }),
];

/** The timelines of the first company. */
export const exampleTimelines: Readonly<Record<number, Pick<CompanyDetail, 'counts' | 'licenses'>>> = {
  1: {
    counts: Array.from({ length: 60 }, (_, index) => ({
      at: new Date(TODAY - (60 - index) * DAY_MS).toISOString(),
      devices: 150 + index + (index % 7),
    })),
    licenses: [
      aLicense({ licenseId: 1, plan: 'Corporate', licensedDevices: 300, expiryDate: '2027-05-01T00:00:00.000Z' }),
      aLicense({
        licenseId: 2,
        plan: 'Free',
        licensedDevices: 50,
        licenseStart: '2025-03-03T00:00:00.000Z',
        expiryDate: '2025-03-17T00:00:00.000Z',
      }),
    ],
  },
};

/** People of several companies, in every state. */
export const examplePeople: FoundPerson[] = [
  aFoundPerson(),
  aFoundPerson({
    id: 2,
    name: '이서준',
    loginId: 'seojun.lee',
    mail: 'seojun.lee@hanbit.example',
    memberType: 6,
    locked: true,
    lastLogin: '2026-11-19T04:00:00.000Z',
  }),
  aFoundPerson({
    id: 3,
    name: 'Annelie Lindqvist-Bergström',
    loginId: 'annelie.lindqvist-bergstrom.information-displays',
    mail: 'annelie.lindqvist-bergstrom@northwind-information-displays.example',
    companyId: 3,
    companyName: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    memberType: 1,
    lastLogin: null,
  }),
  aFoundPerson({
    id: 4,
    name: 'Lee Partner',
    loginId: 'lee@partner.example',
    mail: '',
    companyId: 2,
    companyName: '솔빛커피',
    memberType: 7,
    isActive: false,
  }),
];

/** Emails waiting for different reasons. */
export const exampleMails: PendingMail[] = [
  aPendingMail(),
  aPendingMail({
    id: 2,
    kind: 'account',
    recipient: 'annelie.lindqvist-bergstrom@northwind-information-displays.example',
    companyId: 3,
    companyName: 'Northwind Kiosks and Information Displays of the Nordic Countries AB',
    tries: 1,
    lastError: '',
    inProgress: true,
  }),
  aPendingMail({
    id: 3,
    kind: 'partner',
    recipient: 'new@partner.example',
    companyId: null,
    companyName: '',
    createTime: '2026-11-21T02:59:40.000Z',
    tries: 0,
    lastError: '',
    nextTry: '2026-11-21T02:59:40.000Z',
  }),
];
