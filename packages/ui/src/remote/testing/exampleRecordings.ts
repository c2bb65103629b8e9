import type { Recording } from '@remote-console/api-client';
import { aRecording } from '@remote-console/api-client/testing';

/** Recordings of a morning: one still running, some of terminals and of screens, and one that may not be deleted. */
export const exampleRecordings: readonly Recording[] = [
  aRecording({
    id: 5,
    deviceId: 3,
    deviceName: 'GW-용인-북문',
    startTime: '2026-11-21T02:41:00.000Z',
    endTime: null,
    size: 0,
    mayRemove: false,
  }),
  aRecording({ id: 4, deviceId: 1, kind: 'screen', size: 86_507_520, endTime: '2026-11-21T02:32:41.000Z' }),
  aRecording({
    id: 3,
    deviceId: 7,
    deviceName: 'KIOSK-07',
    simulated: true,
    person: { id: 22, name: '박서준', loginId: 'submanager@demo.example' },
    startTime: '2026-11-20T08:03:00.000Z',
    endTime: '2026-11-20T08:04:12.000Z',
    size: 3120,
  }),
  aRecording({
    id: 2,
    deviceId: 12,
    deviceName: 'A-DEVICE-WITH-A-NAME-THAT-IS-AS-LONG-AS-NAMES-MAY-BE',
    person: { id: 23, name: 'Maximiliane Featherstonehaugh', loginId: 'maximiliane.featherstonehaugh@demo.example' },
    startTime: '2026-11-19T23:50:00.000Z',
    endTime: '2026-11-20T01:02:03.000Z',
    size: 1_204_224,
    mayRemove: false,
  }),
];
