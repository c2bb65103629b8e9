import { TELEMETRY, addEnrolmentToken } from '../world.ts';
import { AGENTS, EVERYBODY, type Examples, MANAGERS } from './example.ts';
import { addCommand, PNG } from './seeds.ts';

/** What agents say. */
export const agentsExamples = {
  enrolAgent: [
    {
      expected: EVERYBODY,
      call: async ({ bench, company, group }) => ({
        body: {
          enrolment_token: await addEnrolmentToken(bench, company.companyPk, group),
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
  answerAgentCommand: [
    {
      expected: AGENTS,
      call: async (stage) => ({
        path: { commandPk: await addCommand(stage, 'reboot') },
        body: { outcome: 'failed', reason: 'r' },
      }),
    },
  ],
  reportScreen: [
    {
      expected: AGENTS,
      call: async (stage) => {
        await addCommand(stage, 'screen');
        return { body: PNG };
      },
    },
  ],
  listEnrolments: [{ expected: MANAGERS, call: () => ({}) }],
  createEnrolment: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: ({ group, round }) => ({ body: { label: `token ${round}`, device_group_fk: group } }),
    },
  ],
  revokeEnrolment: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async ({ bench, company, group }) => {
        await addEnrolmentToken(bench, company.companyPk, group);
        const { pk } = await bench.database.query
          .selectFrom('enrolment_tokens')
          .select((eb) => eb.fn.max('pk').as('pk'))
          .executeTakeFirstOrThrow();
        return { path: { enrolmentPk: pk } };
      },
    },
  ],
} satisfies Examples;
