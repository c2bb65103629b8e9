import { TELEMETRY, addEnrolmentToken } from '../world.ts';
import { AGENTS, EVERYBODY, type Examples } from './example.ts';

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
} satisfies Examples;
