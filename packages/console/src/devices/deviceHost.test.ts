import { expect, it } from 'vitest';
import { launchEnvironmentOf } from './useDeviceHost.ts';

it('starts a viewer in the way of the place the console runs in', () => {
  expect(launchEnvironmentOf({ client: 'desktop', standalone: false })).toBe('browser');
  expect(launchEnvironmentOf({ client: 'desktop', standalone: true })).toBe('standalone');
  expect(launchEnvironmentOf({ client: 'mobileBrowser', standalone: false })).toBe('browser');
  expect(launchEnvironmentOf({ client: 'mobileApplication', standalone: true })).toBe('mobile-app');
});
