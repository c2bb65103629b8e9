import { addRecording } from '../recordingFixture.ts';
import {
  APPROVERS,
  type Example,
  type Examples,
  type ExampleContext,
  type Expectation,
  MANAGERS,
  SIGNED_IN,
} from './example.ts';
import { beginSession } from './seeds.ts';

/** Open to administrators and to people with the permission. */
const WITH = (permission: 'CSRemoteControl' | 'CSFileManager'): Expectation => ({
  ...SIGNED_IN,
  person: 403,
  apart: { [permission]: 200, manager: 200, basicManager: 200 },
});

/** The agent of the device offers everything. */
async function offer({ testServer, device }: ExampleContext): Promise<void> {
  const remote_kinds = 'screen,terminal,files';
  await testServer.database.query.updateTable('devices').set({ remote_kinds }).where('pk', '=', device).execute();
}

const connection = (kind: 'screen' | 'terminal' | 'files'): Example => ({
  what: kind,
  expected: WITH(kind === 'files' ? 'CSFileManager' : 'CSRemoteControl'),
  namesOwn: true,
  call: async (context) => {
    await offer(context);
    return { body: { device_pk: context.device, kind } };
  },
});

/** An active browser session of the caller. */
function runningSession(context: ExampleContext): Promise<number> {
  return beginSession(context, { login_session_fk: 1, seen_at: context.testServer.clock.now });
}

/** A recording of the context's device. */
async function recordingOf({ testServer, company, device, caller }: ExampleContext): Promise<number> {
  const { pk } = await addRecording(testServer, { companyId: company.companyId, device, member: caller });
  return pk;
}

const content = (purpose: 'play' | 'download'): Example => ({
  what: purpose,
  expected: APPROVERS,
  namesOwn: true,
  call: async (context) => ({ path: { recordingPk: await recordingOf(context) }, query: { purpose } }),
});

/** Connecting to devices from the browser. */
export const remoteExamples = {
  openRemoteConnection: [connection('screen'), connection('terminal'), connection('files')],
  listRunningSessions: [
    { expected: SIGNED_IN, call: () => ({}) },
    { expected: SIGNED_IN, namesOwn: true, call: ({ device }) => ({ query: { device } }) },
  ],
  listRecordings: [
    { expected: APPROVERS, call: () => ({}) },
    { expected: APPROVERS, namesOwn: true, call: ({ device }) => ({ query: { device } }) },
  ],
  readRecording: [
    {
      expected: APPROVERS,
      namesOwn: true,
      call: async (context) => ({ path: { recordingPk: await recordingOf(context) } }),
    },
  ],
  readRecordingContent: [content('play'), content('download')],
  removeRecording: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { recordingPk: await recordingOf(context) } }),
    },
  ],
  endRunningSession: [
    {
      expected: SIGNED_IN,
      namesOwn: true,
      call: async (context) => ({ path: { sessionPk: await runningSession(context) } }),
    },
  ],
} satisfies Examples;
