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

/** The 16 fields with what was read, the times in minutes, and the choices of level and retention. */
export const Fields: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-01', 'C-FUNC-02', 'C-FUNC-23', 'C-FUNC-24', 'C-FUNC-25', 'A-PWLEVEL-05'] },
  play: async (context) => {
    const { canvas } = context;
    const { text } = await opened(context);
    for (const field of ['file_transfer', 'capture', 'self_unlock'] as const) {
      await expect(canvas.getByRole('switch', { name: text(field) })).toBeChecked();
    }
    for (const field of ['display_power_save', 'system_power_save', 'security_agreement'] as const) {
      await expect(canvas.getByRole('switch', { name: text(field) })).not.toBeChecked();
    }
    for (const field of NUMBER_SETTINGS) {
      await expect(canvas.getByLabelText(text(field))).toHaveValue(String(SETTINGS[field]));
    }
    await expect(canvas.getByLabelText(text('vaccine'))).toHaveValue('');
    await expect(text('idle_time')).toMatch(/분|minutes/);
    const valuesOf = (field: 'password_level' | 'statistics_delete_period') =>
      within(canvas.getByRole('combobox', { name: text(field) }))
        .getAllByRole('option')
        .map((option) => option.getAttribute('value'));
    await expect(valuesOf('password_level')).toEqual(['0', '1', '2', '3']);
    await expect(valuesOf('statistics_delete_period')).toEqual(['1', '2', '3', '6', '12', '36']);
  },
};

/** Everything is sent, changed or not, with the words trimmed. */
export const Saves: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: [
      'A-SCOPE-20',
      'C-FUNC-03',
      'C-FUNC-04',
      'C-FUNC-05',
      'C-FUNC-06',
      'C-FUNC-07',
      'C-FUNC-08',
      'C-FUNC-09',
      'C-FUNC-10',
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    for (const field of [
      'file_transfer',
      'capture',
      'display_power_save',
      'system_power_save',
      'security_agreement',
      'self_unlock',
    ] as const) {
      await userEvent.click(canvas.getByRole('switch', { name: text(field) }));
    }
    await userEvent.type(canvas.getByLabelText(text('vaccine')), ' V3 ');
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
    await expect(await screen.findByText(message('function-submit'))).toBeVisible();
  },
};

/** A field that is no number is told with its own message, the first one first, and nothing is sent. */
export const WrongNumbers: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: [
      'C-FUNC-11',
      'C-FUNC-12',
      'C-FUNC-13',
      'C-FUNC-14',
      'C-FUNC-15',
      'C-FUNC-17',
      'C-FUNC-19',
      'C-FUNC-20',
      'C-FUNC-21',
      'C-FUNC-27',
      'A-PWLEVEL-06',
      'A-PWLEVEL-07',
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    const input = (field: (typeof NUMBER_SETTINGS)[number]) => canvas.getByLabelText(text(field));
    const save = () => userEvent.click(canvas.getByRole('button', { name: text('saveSettings') }));
    const wrong = [
      ['idle_time', 'x', 'invalid_idle_time'],
      ['session_time', '1.5', 'invalid_session_time'],
      ['min_os_major', 'a', 'invalid_min_os_major'],
      ['min_os_minor', '-1', 'invalid_min_os_minor'],
      ['block_num', ' ', 'invalid_block_num'],
      ['password_change_limit', '366', 'invalid_password_change_limit'],
      ['agent_restart_time', '1h', 'invalid_agent_restart_time'],
    ] as const;
    for (const [field, value] of wrong) {
      await userEvent.clear(input(field));
      await userEvent.type(input(field), value);
    }
    for (const [field, , key] of wrong) {
      await save();
      await waitFor(() => expect(input(field)).toHaveAccessibleDescription(expect.stringContaining(message(key))));
      await expect(input(field)).toHaveFocus();
      await expect(sent).not.toHaveBeenCalled();
      await userEvent.clear(input(field));
      await userEvent.type(input(field), field === 'password_change_limit' ? '365' : '0');
    }
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ password_change_limit: '365' })));
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

/** A period of retention that is not digits only is refused at its field, with the key that the document gives. */
export const WrongRetention: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-18'] },
  play: async (context) => {
    const list = await saveRefusedChoice(context, 'statistics_delete_period', 'invalid_agent_restart_time');
    await expect(list).toHaveValue('36');
  },
};

/** Somebody else saved meanwhile: it is told, what was typed stays, and the latest can be loaded. */
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
