import { TELEMETRY, addEnrolmentToken } from '../testServer.ts';
import { AGENTS, EVERYBODY, type ExampleContext, type Examples, MANAGERS } from './example.ts';
import { addCommand, addRollout, PNG } from './seeds.ts';

/** Names a new enrollment token. */
async function newEnrolment({ testServer, company, group }: ExampleContext) {
  await addEnrolmentToken(testServer, company.companyId, group);
  const { pk } = await testServer.database.query
    .selectFrom('enrolment_tokens')
    .select((eb) => eb.fn.max('pk').as('pk'))
    .executeTakeFirstOrThrow();
  return { path: { enrolmentPk: pk } };
}

/** What agents say. */
export const agentsExamples = {
  enrolAgent: [
    {
      expected: EVERYBODY,
      call: async ({ testServer, company, group }) => ({
        body: {
          enrolment_token: await addEnrolmentToken(testServer, company.companyId, group),
          guid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
          host_name: 'h',
          dev_os_id: 1,
          dev_ver: '1',
          simulated: false,
        },
      }),
    },
  ],
  reportHeartbeat: [{ expected: AGENTS, call: () => ({ body: { telemetry: TELEMETRY } }) }],
  reportShutdown: [{ expected: AGENTS, call: () => ({}) }],
  listAgentCommands: [{ expected: AGENTS, call: () => ({}) }],
  // The server of the examples has no programs.
  getAgentUpdate: [{ expected: { ...AGENTS, agent: 404 }, call: () => ({ query: { system: 'linux-x64' } }) }],
  answerAgentCommand: [
    {
      expected: AGENTS,
      call: async (context) => ({
        path: { commandPk: await addCommand(context, 'reboot') },
        body: { outcome: 'failed', reason: 'r' },
      }),
    },
  ],
  reportScreen: [
    {
      expected: AGENTS,
      call: async (context) => {
        await addCommand(context, 'screen');
        return { body: PNG };
      },
    },
  ],
  listEnrolments: [{ expected: MANAGERS, call: () => ({}) }],
  listRollouts: [
    { expected: MANAGERS, call: () => ({}) },
    { expected: MANAGERS, namesOwn: true, call: ({ group }) => ({ query: { device_group_fk: group } }) },
  ],
  startRollout: [
    {
      expected: MANAGERS,
      call: async (context) => {
        await addRollout(context, 'finished');
        return { body: { device_group_fk: null } };
      },
    },
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => {
        await addRollout(context, 'finished');
        return { body: { device_group_fk: context.group } };
      },
    },
  ],
  changeRollout: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { rolloutPk: await addRollout(context, 'running') }, body: { act: 'stop' } }),
    },
  ],
  listRolloutDevices: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { rolloutPk: await addRollout(context, 'running') } }),
    },
  ],
  createEnrolment: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: ({ group, round }) => ({ body: { label: `token ${round}`, device_group_fk: group } }),
    },
  ],
  revokeEnrolment: [{ expected: MANAGERS, namesOwn: true, call: newEnrolment }],
  listEnrolmentDevices: [{ expected: MANAGERS, namesOwn: true, call: newEnrolment }],
} satisfies Examples;
