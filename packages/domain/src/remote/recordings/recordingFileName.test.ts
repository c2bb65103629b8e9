import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordingFileName } from './recordingFileName.ts';

const startTime = '2026-11-21T01:12:05.250Z';

it.each([
  ['terminal', 'KIOSK-01 2026-11-21-011205.cast'],
  ['screen', 'KIOSK-01 2026-11-21-011205.fbs'],
] as const)('a recorded %s is saved by the device and its beginning', (kind, name) => {
  expect(recordingFileName({ kind, deviceName: 'KIOSK-01', startTime })).toBe(name);
});

it('has a name that every system takes, whatever the device is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (deviceName) => {
      expect(recordingFileName({ kind: 'terminal', deviceName, startTime })).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
    }),
  );
});
