import type { License } from '@remote-console/api-client';
import { aLicense } from '@remote-console/api-client/testing';

/** Licenses around the moment of the stories: one that was renewed, one that runs, one that has expired. */
export const exampleLicenses: readonly License[] = [
  aLicense({
    pay_pk: 12,
    pay_dev_vol: 200,
    pay_start: '2025-01-09T15:00:00.000Z',
    pay_expire: '2026-01-09T15:00:00.000Z',
    isExpired: true,
  }),
  aLicense({
    pay_pk: 31,
    pay_dev_vol: 200,
    pay_start: '2026-01-09T15:00:00.000Z',
    pay_expire: '2027-01-09T15:00:00.000Z',
    pay_lisence_ref: 12,
  }),
  aLicense({
    pay_pk: 35,
    pay_type: 'Basic',
    pay_dev_vol: 10,
    pay_start: '2026-03-01T15:00:00.000Z',
    pay_expire: '2026-11-25T15:00:00.000Z',
  }),
  aLicense({
    pay_pk: 8,
    pay_type: 'Free',
    pay_dev_vol: 5,
    pay_start: '2024-12-20T15:00:00.000Z',
    pay_expire: '2025-01-04T15:00:00.000Z',
    isExpired: true,
  }),
];
