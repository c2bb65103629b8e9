import type { Recording } from '@remote-console/api-client';
import { aRecording } from '@remote-console/api-client/testing';

/** Recordings of a morning: one that goes on, of terminals and of screens, and one that may not be removed. */
export const exampleRecordings: readonly Recording[] = [
  aRecording({
    pk: 5,
    device_pk: 3,
    device_name: 'GW-용인-북문',
    start_time: '2026-11-21T02:41:00.000Z',
    end_time: null,
    size: 0,
    may_remove: false,
  }),
  aRecording({ pk: 4, device_pk: 1, kind: 'screen', size: 86_507_520, end_time: '2026-11-21T02:32:41.000Z' }),
  aRecording({
    pk: 3,
    device_pk: 7,
    device_name: 'KIOSK-07',
    simulated: true,
    person: { pk: 22, name: '박서준', mgrid: 'submanager@demo.example' },
    start_time: '2026-11-20T08:03:00.000Z',
    end_time: '2026-11-20T08:04:12.000Z',
    size: 3120,
  }),
  aRecording({
    pk: 2,
    device_pk: 12,
    device_name: 'A-DEVICE-WITH-A-NAME-THAT-IS-AS-LONG-AS-NAMES-MAY-BE',
    person: { pk: 23, name: 'Maximiliane Featherstonehaugh', mgrid: 'maximiliane.featherstonehaugh@demo.example' },
    start_time: '2026-11-19T23:50:00.000Z',
    end_time: '2026-11-20T01:02:03.000Z',
    size: 1_204_224,
    may_remove: false,
  }),
];
