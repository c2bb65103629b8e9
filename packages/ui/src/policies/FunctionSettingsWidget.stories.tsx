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

/** What a manager sees. */
export const Manager: Story = {};

/** The fields that are on or off, each with the row that it proves. */
const SWITCHES = [
  ['file_transfer', 'C-FUNC-05'],
  ['capture', 'C-FUNC-06'],
  ['display_power_save', 'C-FUNC-07'],
  ['system_power_save', 'C-FUNC-08'],
  ['security_agreement', 'C-FUNC-09'],
  ['self_unlock', 'C-FUNC-10'],
] as const;

/** The fields that are typed or chosen. */
const TYPED_FIELDS = [
  'idle_time',
  'session_time',
  'min_os_major',
  'min_os_minor',
  'vaccine',
  'password_level',
  'block_num',
  'password_change_limit',
  'agent_restart_time',
  'statistics_delete_period',
] as const;

/** The 16 fields with what was read, the times in minutes, and the choices of level and retention. */
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
        await expect(isOn).toBe(SETTINGS[field] === 1);
      }
      for (const field of TYPED_FIELDS) {
        await expect(canvas.getByLabelText(text(field))).toHaveValue(String(SETTINGS[field]));
      }
      await expect(SWITCHES.length + TYPED_FIELDS.length).toBe(16);
    });
    await step('idle time and session time are minutes [C-FUNC-23]', async () => {
      for (const field of ['idle_time', 'session_time'] as const) {
        await expect(canvas.getByLabelText(text(field))).toHaveAccessibleName(expect.stringMatching(/분|minutes|分/));
      }
    });
    const optionsOf = (field: 'password_level' | 'statistics_delete_period') =>
      within(canvas.getByRole('combobox', { name: text(field) }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, textContent }) => [value, textContent]);
    await step('the password level is 0 to 3 [C-FUNC-24]', async () => {
      await expect(optionsOf('password_level').map(([value]) => value)).toEqual(['0', '1', '2', '3']);
    });
    await step('records are kept for 30 days to 3 years [C-FUNC-25]', async () => {
      await expect(optionsOf('statistics_delete_period')).toEqual([
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

/** Everything is sent, changed or not, with the words trimmed. */
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
      file_transfer: 0,
      capture: 0,
      display_power_save: 1,
      system_power_save: 1,
      security_agreement: 1,
      self_unlock: 0,
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
        file_transfer: 0,
        capture: 0,
        display_power_save: 1,
        system_power_save: 1,
        security_agreement: 1,
        self_unlock: 0,
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
        await expect(isOn).toBe(SETTINGS[field] === 0);
      });
    }
  },
};

/** A field that is no number is reported with its own message, the first one first, and nothing is sent. */
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
      ['idle_time', 'x', 'invalid_idle_time', 'C-FUNC-11'],
      ['session_time', '1.5', 'invalid_session_time', 'C-FUNC-12'],
      ['min_os_major', 'a', 'invalid_min_os_major', 'C-FUNC-14'],
      ['min_os_minor', '-1', 'invalid_min_os_minor', 'C-FUNC-15'],
      ['block_num', ' ', 'invalid_block_num', 'C-FUNC-13'],
      ['password_change_limit', 'x', 'invalid_password_change_limit', 'C-FUNC-19'],
      ['agent_restart_time', '1h', 'invalid_agent_restart_time', 'C-FUNC-17'],
    ] as const;
    for (const [field, value] of wrong) await type(field, value);
    await step('of several wrong fields the first alone is refused, and nothing is sent [C-FUNC-27]', async () => {
      await refuses('idle_time', 'invalid_idle_time');
      for (const [, , key] of wrong.slice(1)) await expect(canvas.queryByText(message(key))).toBeNull();
    });
    for (const [field, , key, row] of wrong) {
      await step(`${field} that is not digits only is refused [${row}]`, async () => refuses(field, key));
      await type(field, '0');
    }
    const limit = 'password_change_limit';
    await step('a password age above 365 is refused, and 365 is accepted [C-FUNC-20]', async () => {
      await type(limit, '366');
      await refuses(limit, 'invalid_password_change_limit');
      await type(limit, '365');
      await save();
      await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ [limit]: '365' })));
    });
    await step('a password age of 0 is accepted [C-FUNC-21]', async () => {
      // The form begins again with what is read after it was saved.
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
  name: 'password_level' | 'statistics_delete_period',
  key: 'invalid_password_level' | 'invalid_agent_restart_time',
) {
  const { canvas, msw, userEvent } = context;
  msw.use(http.post('/policies/functions', ({ response }) => response(400).json(problem(400, key, name))));
  const { text, message } = await opened(context);
  const list = canvas.getByRole('combobox', { name: text(name) });
  await userEvent.selectOptions(list, name === 'password_level' ? '3' : '36');
  await userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
  await waitFor(() => expect(list).toHaveAccessibleDescription(expect.stringContaining(message(key))));
  return list;
}

/** A level that is not digits only is refused with its own message, at its field; what was chosen stays. */
export const WrongPasswordLevel: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-16'] },
  play: async (context) => {
    const list = await saveRefusedChoice(context, 'password_level', 'invalid_password_level');
    await expect(list).toHaveValue('3');
  },
};

/** What level 0 means is said as soon as it is chosen, before it is saved. */
export const NoRestriction: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text } = await opened(context);
    const list = context.canvas.getByRole('combobox', { name: text('password_level') });
    await expect(list).not.toHaveAccessibleDescription(expect.stringContaining('1234'));
    await context.userEvent.selectOptions(list, '0');
    await expect(list).toHaveAccessibleDescription(expect.stringContaining(text('level0Hint')));
    await expect(text('level0Hint')).toContain('1234');
  },
};

/** A period of retention that is not digits only is refused at its field, with the key that the document gives. */
export const WrongRetention: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-18'] },
  play: async (context) => {
    const list = await saveRefusedChoice(context, 'statistics_delete_period', 'invalid_agent_restart_time');
    await expect(list).toHaveValue('36');
  },
};

/** Another person saved in the meantime: a message says so, what was typed stays, and the latest can be loaded. */
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
    const idle = () => canvas.getByLabelText(text('idle_time'));
    await userEvent.clear(idle());
    await userEvent.type(idle(), '45');
    await userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
    await expect(await canvas.findByText(message('changed_meanwhile'))).toBeVisible();
    await expect(idle()).toHaveValue('45');
    await userEvent.click(canvas.getByRole('button', { name: text('reload') }));
    await waitFor(() => expect(idle()).toHaveValue('0'));
  },
};

/** Who is no manager reads the settings and changes none. */
export const ReadOnly: Story = {
  decorators: [signedInAs(aProfile({ type: 'User', member_type_id: 1 }))],
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
