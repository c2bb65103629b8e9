import type { License } from '@remote-console/api-client';
import { aLicense } from '@remote-console/api-client/testing';

/** Licenses around the time of the stories: one that was renewed, one that is active, one that has expired. */
export const exampleLicenses: readonly License[] = [
  aLicense({
    licenseId: 12,
    licensedDevices: 200,
    licenseStart: '2025-01-09T15:00:00.000Z',
    expiryDate: '2026-01-09T15:00:00.000Z',
    isExpired: true,
  }),
  aLicense({
    licenseId: 31,
    licensedDevices: 200,
    licenseStart: '2026-01-09T15:00:00.000Z',
    expiryDate: '2027-01-09T15:00:00.000Z',
    licenseReference: 12,
  }),
  aLicense({
    licenseId: 35,
    plan: 'Basic',
    licensedDevices: 10,
    licenseStart: '2026-03-01T15:00:00.000Z',
    expiryDate: '2026-11-25T15:00:00.000Z',
  }),
  aLicense({
    licenseId: 8,
    plan: 'Free',
    licensedDevices: 5,
    licenseStart: '2024-12-20T15:00:00.000Z',
    expiryDate: '2025-01-04T15:00:00.000Z',
    isExpired: true,
  }),
];
