import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RULES } from './rules.ts';
import { tryRule, Violation } from './trial.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const REFERENCE = [process.execPath, '--conditions=@remote-console/source', MAIN, '--server', '{server}'];
/** Enrolls and reports, and gets everything wrong. */
const CARELESS = [
  process.execPath,
  '--input-type=module',
  '--eval',
  `const { REMOTE_CONSOLE_SERVER: server } = process.env;
  const agents = server + '/lmm/api/v1.0/agents';
  const call = (path, token, body) =>
    fetch(agents + path, { method: 'POST', headers: { token }, body: JSON.stringify(body) }).then((answer) => answer.json());
  const enrolment = { enrolment_token: 'enrolment-token-of-the-test', guid: 'mine', host_name: '', dev_os_id: 9 };
  const { objects: [{ agent_token: token }] } = await call('', '', enrolment);
  console.log(token);
  process.on('SIGTERM', () => process.exit(3));
  setInterval(() => call('/heartbeat', token, { telemetry: {} }).catch(() => undefined), 50);`,
];

it.concurrent.each(RULES)(
  'the reference agent $says',
  async (rule) => {
    await expect(tryRule(rule, REFERENCE, 30_000)).resolves.toBeUndefined();
  },
  90_000,
);

it.concurrent.each(RULES)(
  'a careless agent is not taken for one that $says',
  async (rule) => {
    // Ends as it should, but only because it does not know what to do.
    const isKept = rule.says.startsWith('ends with an error');
    const outcome = await tryRule(rule, CARELESS, isKept ? 30_000 : 2000).catch((thrown: unknown) => thrown);
    if (isKept) expect(outcome).toMatchObject({ message: expect.stringMatching(/contract/) });
    expect(outcome).toBeInstanceOf(Violation);
  },
  90_000,
);
