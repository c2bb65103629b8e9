export type { FakeRemote } from './fakeRemote.ts';
export { ENROLMENT_TOKEN, startFakeServer, type Call, type FakeServer } from './fakeServer.ts';
export { manifestOf, someKey } from './someUpdate.ts';
