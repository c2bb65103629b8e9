import { aProfile, http, problem, someFunctionSettings } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { NUMBER_SETTINGS } from '@remote-console/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { FunctionSettingsWidget } from './FunctionSettingsWidget.tsx';

const sent = fn();
const SETTINGS = someFunctionSettings();

const reads = () =>
  http.get('/policies/functions', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [SETTINGS] }));
const saves = () =>
  http.post('/policies/functions', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: [] });
  });

const meta = {
  title: 'Policies/FunctionSettingsWidget',
  component: FunctionSettingsWidget,
  parameters: inFrames(),
  decorators: [signedInAs(aProfile())],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(reads(), saves());
  },
} satisfies Meta<typeof FunctionSettingsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('policies', globals);
  const message = await storyMessages(globals);
  await canvas.findByRole('form', { name: text('functionSettings') });
  return { text, message };
}

/** The page as a manager sees it. */
export const Manager: Story = {};

/** The on/off fields, each with the row that it proves. */
const SWITCHES = [
  ['fileTransfer', 'C-FUNC-05'],
  ['capture', 'C-FUNC-06'],
  ['displayPowerSave', 'C-FUNC-07'],
  ['systemPowerSave', 'C-FUNC-08'],
  ['securityAgreement', 'C-FUNC-09'],
  ['selfUnlock', 'C-FUNC-10'],
] as const;

/** The typed or chosen fields. */
const TYPED_FIELDS = [
  'idleTime',
  'sessionTime',
  'minOsMajor',
  'minOsMinor',
  'vaccine',
  'passwordLevel',
  'lockOutAfter',
  'passwordChangeLimit',
  'agentRestartTime',
  'statisticsDeletePeriod',
] as const;

/** The 16 fields with the values that were read, the times in minutes, and the choices of level and retention. */
export const Fields: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, step } = context;
    const { text } = await opened(context);
    await step('the 16 fields are there as they were read [C-FUNC-01] [C-FUNC-02]', async () => {
      const switches = canvas.getAllByRole<HTMLInputElement>('switch');
      await expect(switches).toHaveLength(SWITCHES.length);
      for (const [field] of SWITCHES) {
        const isOn = canvas.getByRole<HTMLInputElement>('switch', { name: text(field) }).checked;
        await expect(isOn).toBe(SETTINGS[field]);
      }
      for (const field of TYPED_FIELDS) {
        await expect(canvas.getByLabelText(text(field))).toHaveValue(String(SETTINGS[field]));
      }
      await expect(SWITCHES.length + TYPED_FIELDS.length).toBe(16);
    });
    await step('idle time and session time are minutes [C-FUNC-23]', async () => {
      for (const field of ['idleTime', 'sessionTime'] as const) {
        await expect(canvas.getByLabelText(text(field))).toHaveAccessibleName(expect.stringMatching(/분|minutes|分/));
      }
    });
    const optionsOf = (field: 'passwordLevel' | 'statisticsDeletePeriod') =>
      within(canvas.getByRole('combobox', { name: text(field) }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, textContent }) => [value, textContent]);
    await step('the password level is 0 to 3 [C-FUNC-24]', async () => {
      await expect(optionsOf('passwordLevel').map(([value]) => value)).toEqual(['0', '1', '2', '3']);
    });
    await step('records are kept for 30 days to 3 years [C-FUNC-25]', async () => {
      await expect(optionsOf('statisticsDeletePeriod')).toEqual([
        ['1', text('retentionDay', { count: 30 })],
        ['2', text('retentionDay', { count: 60 })],
        ['3', text('retentionDay', { count: 90 })],
        ['6', text('retentionMonth', { count: 6 })],
        ['12', text('retentionYear', { count: 1 })],
        ['36', text('retentionYear', { count: 3 })],
      ]);
    });
  },
};

/** Everything is sent, changed or not, with the texts trimmed. */
export const Saves: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, msw, step, userEvent } = context;
    const { text, message } = await opened(context);
    for (const [field] of SWITCHES) await userEvent.click(canvas.getByRole('switch', { name: text(field) }));
    await userEvent.type(canvas.getByLabelText(text('vaccine')), ' V3 ');
    const reread = fn();
    const saved = {
      ...SETTINGS,
      fileTransfer: false,
      capture: false,
      displayPowerSave: true,
      systemPowerSave: true,
      securityAgreement: true,
      selfUnlock: false,
      vaccine: 'V3 of the server',
      version: 2,
    } as const;
    msw.use(
      http.get('/policies/functions', ({ response }) => {
        reread();
        return response(200).json({ status: 200, meta: {}, objects: [saved] });
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
    const typed = Object.fromEntries(NUMBER_SETTINGS.map((field) => [field, String(SETTINGS[field])]));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...typed,
        fileTransfer: false,
        capture: false,
        displayPowerSave: true,
        systemPowerSave: true,
        securityAgreement: true,
        selfUnlock: false,
        vaccine: 'V3',
        version: 1,
      }),
    );
    await step('a toast tells that it was saved [C-FUNC-03]', async () => {
      await expect(await screen.findByText(message('function-submit'))).toBeVisible();
    });
    await waitFor(() => expect(canvas.getByLabelText(text('vaccine'))).toHaveValue(saved.vaccine));
    await expect(reread).toHaveBeenCalled();
    for (const [field, row] of SWITCHES) {
      await step(`${field} is as it was left once it is read again [${row}]`, async () => {
        const isOn = canvas.getByRole<HTMLInputElement>('switch', { name: text(field) }).checked;
        await expect(isOn).toBe(!SETTINGS[field]);
      });
    }
  },
};

/** A field that is not a number has its own message, the first one first, and nothing is sent. */
export const WrongNumbers: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const { text, message } = await opened(context);
    const input = (field: (typeof NUMBER_SETTINGS)[number]) => canvas.getByLabelText(text(field));
    const save = () => userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
    const type = async (field: (typeof NUMBER_SETTINGS)[number], value: string) => {
      await userEvent.clear(input(field));
      await userEvent.type(input(field), value);
    };
    const refuses = async (field: (typeof NUMBER_SETTINGS)[number], key: string) => {
      await save();
      await waitFor(() => expect(input(field)).toHaveAccessibleDescription(expect.stringContaining(message(key))));
      await expect(input(field)).toHaveFocus();
      await expect(sent).not.toHaveBeenCalled();
    };
    const wrong = [
      ['idleTime', 'x', 'invalid_idle_time', 'C-FUNC-11'],
      ['sessionTime', '1.5', 'invalid_session_time', 'C-FUNC-12'],
      ['minOsMajor', 'a', 'invalid_min_os_major', 'C-FUNC-14'],
      ['minOsMinor', '-1', 'invalid_min_os_minor', 'C-FUNC-15'],
      ['lockOutAfter', ' ', 'invalid_block_num', 'C-FUNC-13'],
      ['passwordChangeLimit', 'x', 'invalid_password_change_limit', 'C-FUNC-19'],
      ['agentRestartTime', '1h', 'invalid_agent_restart_time', 'C-FUNC-17'],
    ] as const;
    for (const [field, value] of wrong) await type(field, value);
    await step('of several wrong fields the first alone is refused, and nothing is sent [C-FUNC-27]', async () => {
      await refuses('idleTime', 'invalid_idle_time');
      for (const [, , key] of wrong.slice(1)) await expect(canvas.queryByText(message(key))).toBeNull();
    });
    for (const [field, , key, row] of wrong) {
      await step(`${field} that is not digits only is refused [${row}]`, async () => refuses(field, key));
      await type(field, '0');
    }
    const limit = 'passwordChangeLimit';
    await step('a password age above 365 is refused, and 365 is accepted [C-FUNC-20]', async () => {
      await type(limit, '366');
      await refuses(limit, 'invalid_password_change_limit');
      await type(limit, '365');
      await save();
      await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ [limit]: '365' })));
    });
    await step('a password age of 0 is accepted [C-FUNC-21]', async () => {
      // After saving, the form restarts with what is read.
      await waitFor(() => expect(input(limit)).toHaveValue(String(SETTINGS[limit])));
      await type(limit, '0');
      await save();
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ [limit]: '0' })));
    });
  },
};

/** Saves while the server refuses a choice, as it does for an outdated page; returns the list that must say so. */
async function saveRefusedChoice(
  context: PlayContext,
  name: 'passwordLevel' | 'statisticsDeletePeriod',
  key: 'invalid_password_level' | 'invalid_agent_restart_time',
) {
  const { canvas, msw, userEvent } = context;
  msw.use(http.post('/policies/functions', ({ response }) => response(400).json(problem(400, key, name))));
  const { text, message } = await opened(context);
  const list = canvas.getByRole('combobox', { name: text(name) });
  await userEvent.selectOptions(list, name === 'passwordLevel' ? '3' : '36');
  await userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
  await waitFor(() => expect(list).toHaveAccessibleDescription(expect.stringContaining(message(key))));
  return list;
}

/** A level that is not digits only is refused at its field with its own message; the other choices stay. */
export const WrongPasswordLevel: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-16'] },
  play: async (context) => {
    const list = await saveRefusedChoice(context, 'passwordLevel', 'invalid_password_level');
    await expect(list).toHaveValue('3');
  },
};

/** The meaning of level 0 is explained as soon as it is selected, before it is saved. */
export const NoRestriction: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await opened(context);
    const list = context.canvas.getByRole('combobox', { name: text('passwordLevel') });
    await expect(list).not.toHaveAccessibleDescription(expect.stringContaining('1234'));
    await context.userEvent.selectOptions(list, '0');
    await expect(list).toHaveAccessibleDescription(expect.stringContaining(text('level0Hint')));
    await expect(text('level0Hint')).toContain('1234');
  },
};

/** A retention period that is not digits only is refused at its field, with the key in the document. */
export const WrongRetention: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-18'] },
  play: async (context) => {
    const list = await saveRefusedChoice(context, 'statisticsDeletePeriod', 'invalid_agent_restart_time');
    await expect(list).toHaveValue('36');
  },
};

/** Another person saved in the meantime: a message says so, the input stays, and the latest values can be loaded. */
export const ChangedMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const stale = http.post('/policies/functions', ({ response }) =>
      response(409).json(problem(409, 'changed_meanwhile')),
    );
    msw.use(reads(), stale);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    const idle = () => canvas.getByLabelText(text('idleTime'));
    await userEvent.clear(idle());
    await userEvent.type(idle(), '45');
    await userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
    await expect(await canvas.findByText(message('changed_meanwhile'))).toBeVisible();
    await expect(idle()).toHaveValue('45');
    await userEvent.click(canvas.getByRole('button', { name: text('reload') }));
    await waitFor(() => expect(idle()).toHaveValue('0'));
  },
};

/** Non-managers can read the settings but change none. */
export const ReadOnly: Story = {
  decorators: [signedInAs(aProfile({ type: 'User', memberType: 1 }))],
  parameters: { spec: ['C-GUARD-21'] },
  play: async (context) => {
    const { canvas } = context;
    const { text } = await opened(context);
    for (const one of canvas.getAllByRole('switch')) await expect(one).toBeDisabled();
    for (const field of NUMBER_SETTINGS) await expect(canvas.getByLabelText(text(field))).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: text('saveSettings') })).toBeNull();
    await expect(canvas.getByText(text('readOnly'))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/policies/functions', async () => void (await delay('infinite')))),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
