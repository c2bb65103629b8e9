import type { BlockingPolicy } from '@remote-console/api-client';
import { aBlockingPolicy, aProfile, http, problem } from '@remote-console/api-client/testing';
import { formatInstant, ownRefusal, readIpEntry } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { sheetBytes } from '../spreadsheet/saveSpreadsheet.ts';
import { savedSheet } from '../spreadsheet/testing/savedSheet.ts';
import { BlockingSettingsWidget } from './BlockingSettingsWidget.tsx';

const sent = fn();

/** The people whose address is that of the example, as judged by the policy after a change. */
const isShutOut = (policy: BlockingPolicy) => ownRefusal(policy, policy.list, policy.callerAddress) !== null;

/** A policy in memory, which refuses what the server refuses. */
function policyHandlers(start: BlockingPolicy = aBlockingPolicy()) {
  let policy = start;
  return [
    http.get('/policies/blocking', ({ response }) => response(200).json({ status: 200, meta: {}, objects: policy })),
    http.post('/policies/blocking', async ({ request, response }) => {
      const body = await request.json();
      sent(body);
      const becomes = (next: BlockingPolicy) => {
        if (isShutOut(next) && !body.confirmedLockOut) return response(409).json(problem(409, 'ip_policy_locks_out'));
        policy = next;
        return response(200).json({ status: 200, meta: {}, objects: [] });
      };
      if (body.type === 'set') {
        return becomes({ ...policy, policyUse: body.policyUse, block: body.block, version: policy.version + 1 });
      }
      const { startIpAddress, endIpAddress = '' } = body;
      const range = readIpEntry(startIpAddress, endIpAddress);
      if (typeof range === 'string') return response(406).json(problem(406, range));
      const rest = policy.list.filter((entry) => entry.startIpAddress[0] !== startIpAddress);
      const added = {
        timeAdded: '2026-11-21T03:00:00.000Z',
        startIpAddress: [startIpAddress],
        endIpAddress: [endIpAddress],
        reason: body.type === 'post' ? (body.reason ?? '') : '',
      };
      return becomes({ ...policy, list: body.type === 'post' ? [added, ...rest] : rest });
    }),
  ];
}

const meta = {
  title: 'Policies/BlockingSettingsWidget',
  component: BlockingSettingsWidget,
  parameters: inFrames(),
  decorators: [signedInAs(aProfile())],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...policyHandlers());
  },
} satisfies Meta<typeof BlockingSettingsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('policies', globals);
  const common = await storyTexts('common', globals);
  const message = await storyMessages(globals);
  await canvas.findByText('203.0.113.7');
  return { text, common, message };
}

/** The page as a manager sees it. */
export const Manager: Story = { parameters: { spec: ['C-IPBLOCK-19'] } };

/** Use and kind are saved together with the version that was seen. */
export const SavesPolicy: Story = {
  tags: ['no-visual'],
  // Listed, so that the saved policy allows the person.
  beforeEach: ({ msw }) => msw.use(...policyHandlers(aBlockingPolicy({ callerAddress: '192.0.2.15' }))),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const { text, message } = await opened(context);
    const use = () => canvas.getByRole('switch', { name: text('policyUse') });
    const allow = () => canvas.getByRole('radio', { name: text('policyAllow') });
    await step('use, kind and list are shown as they were read [C-IPBLOCK-05]', async () => {
      await expect(use()).not.toBeChecked();
      await expect(canvas.getByRole('radio', { name: text('policyBlock') })).toBeChecked();
      for (const { startIpAddress } of aBlockingPolicy().list) {
        await expect(canvas.getByText(new RegExp(`^${startIpAddress[0]}`))).toBeVisible();
      }
    });
    await step('use and kind are set [C-IPBLOCK-01] [C-IPBLOCK-02]', async () => {
      await userEvent.click(use());
      await userEvent.click(allow());
      await userEvent.click(canvas.getByRole('button', { name: text('savePolicy') }));
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({ type: 'set', policyUse: true, block: false, version: 1 }),
      );
      await waitFor(() => expect(use()).toBeChecked());
      await expect(allow()).toBeChecked();
    });
    await step('a toast tells that it was saved [C-IPBLOCK-04]', async () => {
      await expect(await screen.findByText(message('blocking-submit'))).toBeVisible();
    });
  },
};

/** Four ways to add an entry; empty or wrong input is reported before anything is sent; added entries are listed. */
export const Adds: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, msw, step, userEvent } = context;
    const { text } = await opened(context);
    const asked = fn();
    // Returns nothing, so that the next handler answers.
    msw.use(http.get('/policies/blocking', () => asked()));
    const modes = within(canvas.getByRole('radiogroup', { name: text('mode') }));
    const add = () => userEvent.click(canvas.getByRole('button', { name: text('add') }));
    const type = async (label: string, value: string) => {
      const input = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, value);
    };
    /** Submits the current entries, and expects a message at the field and no call. */
    const refuses = async (words: string) => {
      const before = sent.mock.calls.length;
      await add();
      await expect(await canvas.findByText(words)).toBeVisible();
      await expect(sent).toHaveBeenCalledTimes(before);
    };
    const choose = (key: 'modeRange' | 'modeSubnet') => userEvent.click(modes.getByRole('radio', { name: text(key) }));
    await step('one address, a range, a subnet or a sheet [C-IPBLOCK-06]', async () => {
      for (const key of ['modeSingle', 'modeRange', 'modeSubnet', 'modeSheet'] as const) {
        await expect(modes.getByRole('radio', { name: text(key) })).toBeEnabled();
      }
      await expect(modes.getAllByRole('radio')).toHaveLength(4);
    });
    await step('an empty address is asked for, and nothing is sent [C-IPBLOCK-12]', async () => {
      await refuses('Enter an IP address.');
    });
    await step('a wrong address is refused, and nothing is sent [C-IPBLOCK-11]', async () => {
      await type(text('address'), '203.0.113.256');
      await refuses('Check the IP address.');
    });
    await step('what was added is read again with the list [C-IPBLOCK-14]', async () => {
      await type(text('address'), '203.0.113.99');
      await type(text('reason'), '시험');
      await expect(asked).not.toHaveBeenCalled();
      await add();
      await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith({
          type: 'post',
          startIpAddress: '203.0.113.99',
          endIpAddress: '',
          reason: '시험',
        }),
      );
      await waitFor(() => expect(asked).toHaveBeenCalled());
      await expect(await canvas.findByText('203.0.113.99')).toBeVisible();
    });
    await step('a range needs two valid addresses [C-IPBLOCK-08] [C-IPBLOCK-11]', async () => {
      await choose('modeRange');
      for (const [start, end] of [
        ['198.51.100.1', 'x'],
        ['x', '198.51.100.9'],
      ] as const) {
        await type(text('startAddress'), start);
        await type(text('endAddress'), end);
        await refuses('Check the IP address.');
      }
      await type(text('startAddress'), '198.51.100.1');
      await add();
      await expect(await canvas.findByText('198.51.100.1 ~ 198.51.100.9')).toBeVisible();
    });
    await step('a subnet has a suffix of 1 to 32, or none [C-IPBLOCK-09] [C-IPBLOCK-11]', async () => {
      await choose('modeSubnet');
      for (const wrong of ['192.0.2.0/0', '192.0.2.0/33']) {
        await type(text('subnet'), wrong);
        await refuses('Check the IP address.');
      }
      for (const subnet of ['10.1.0.0/16', '10.2.0.0']) {
        await type(text('subnet'), subnet);
        await add();
        await expect(await canvas.findByText(subnet)).toBeVisible();
      }
    });
  },
};

/** What the server refuses is reported at the field, and the input stays. */
export const AddRefusedByTheServer: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-15'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    context.msw.use(
      http.post('/policies/blocking', ({ response }) => response(406).json(problem(406, 'ip_range_error'))),
    );
    const { text, message } = await opened(context);
    const address = canvas.getByRole('textbox', { name: text('address') });
    await userEvent.type(address, '203.0.113.99');
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    await expect(await canvas.findByText(message('ip_range_error'))).toBeVisible();
    await expect(address).toBeInvalid();
    await expect(address).toHaveValue('203.0.113.99');
  },
};

/** The server answers 405 when it got no address: the field asks for one. */
export const AddRefusedAsBlank: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-16'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    context.msw.use(
      http.post('/policies/blocking', ({ response }) => response(405).json(problem(405, 'ip_blank_error'))),
    );
    const { text, message } = await opened(context);
    const address = canvas.getByRole('textbox', { name: text('address') });
    await userEvent.type(address, '203.0.113.99');
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(expect.stringContaining(message('ip_blank_error'))),
    );
    await expect(address).toBeInvalid();
  },
};

/** Errors are reported at their own field, before anything is sent. */
export const AddRefused: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    const modes = within(canvas.getByRole('radiogroup', { name: text('mode') }));
    await userEvent.click(modes.getByRole('radio', { name: text('modeRange') }));
    await userEvent.type(canvas.getByRole('textbox', { name: text('startAddress') }), '198.51.100.9');
    await userEvent.type(canvas.getByRole('textbox', { name: text('endAddress') }), '198.51.100.1');
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    await expect(await canvas.findByText(message('ip_range_error'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text('startAddress') })).toBeValid();
    const end = canvas.getByRole('textbox', { name: text('endAddress') });
    await expect(end).toBeInvalid();
    await userEvent.clear(end);
    await userEvent.type(end, '198.51.100.19');
    const reason = canvas.getByRole('textbox', { name: text('reason') });
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    await expect(await canvas.findByText(message('over_character_limit'))).toBeVisible();
    await expect(reason).toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The columns of the list; a range shows both its ends. */
export const List: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-19', 'C-IPBLOCK-21'] },
  play: async (context) => {
    const { canvas } = context;
    const { text } = await opened(context);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim());
    await expect(heads.slice(-3)).toEqual([text('columnTime'), text('columnAddress'), text('reason')]);
    const row = within(canvas.getByRole('row', { name: /203\.0\.113\.7/ }));
    await expect(row.getByRole('checkbox')).toBeEnabled();
    await expect(row.getByText(formatInstant('2026-11-20T02:00:00.000Z', {}, 'minute'))).toBeVisible();
    await expect(canvas.getByText('198.51.100.10 ~ 198.51.100.40')).toBeVisible();
  },
};

/** The checked entries are deleted, one call for each; if none is checked, there is only a warning. */
export const DeletesSelected: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-22', 'C-IPBLOCK-23', 'C-IPBLOCK-24'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, message } = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: text('deleteSelected') }));
    await expect(await screen.findByText(message('no-selects'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    for (const name of [/203\.0\.113\.7/, /198\.51\.100\.10/]) {
      await userEvent.click(within(canvas.getByRole('row', { name })).getByRole('checkbox'));
    }
    await userEvent.click(canvas.getByRole('button', { name: text('deleteSelected') }));
    const question = await screen.findByRole('dialog', { name: text('deleteSelectedQuestion', { count: 2 }) });
    await userEvent.click(within(question).getByRole('button', { name: text('delete') }));
    await waitFor(() => expect(canvas.queryByText('203.0.113.7')).toBeNull());
    await expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { type: 'delete', startIpAddress: '203.0.113.7', endIpAddress: '' },
      { type: 'delete', startIpAddress: '198.51.100.10', endIpAddress: '198.51.100.40' },
    ]);
  },
};

/** Every entry is deleted after confirmation. */
export const DeletesAll: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-25', 'C-IPBLOCK-26'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text } = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: text('deleteAll') }));
    const question = await screen.findByRole('dialog', { name: text('deleteAllQuestion') });
    await userEvent.click(within(question).getByRole('button', { name: text('deleteAll') }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    await expect(await canvas.findByText(text('listEmpty'))).toBeVisible();
  },
};

/** The template has the titles of the reader's language. */
export const Template: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text } = await opened(context);
    const modes = within(canvas.getByRole('radiogroup', { name: text('mode') }));
    await userEvent.click(modes.getByRole('radio', { name: text('modeSheet') }));
    const button = canvas.getByRole('button', { name: text('sheetTemplate') });
    const { name, heads } = await savedSheet(() => userEvent.click(button));
    await expect(name).toBe(text('sheetTemplateFile'));
    await expect(heads).toEqual([text('sheetStart'), text('sheetEnd'), text('reason')]);
  },
};

/** A sheet is read and each of its addresses added; one without any is refused. */
export const Sheet: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPEXCEL-06', 'C-IPEXCEL-07', 'C-IPEXCEL-08'] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { text } = await opened(context);
    const modes = within(canvas.getByRole('radiogroup', { name: text('mode') }));
    await userEvent.click(modes.getByRole('radio', { name: text('modeSheet') }));
    const add = () => userEvent.click(canvas.getByRole('button', { name: text('sheetAdd') }));
    await add();
    await expect(await canvas.findByText(text('sheetNone'))).toBeVisible();
    const choose = async (rows: readonly (readonly string[])[]) => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      const file = new File([await sheetBytes([['시작 IP', '종료 IP', '사유'], ...rows])], 'addresses.xlsx');
      if (input) await userEvent.upload(input, file);
    };
    await choose([['nothing']]);
    await add();
    await expect(await canvas.findByText(text('sheetNone'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await choose([['203.0.113.50', '', '하나'], ['x'], ['203.0.113.60', '203.0.113.70', '']]);
    await add();
    await canvas.findByText('203.0.113.60 ~ 203.0.113.70');
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent).toHaveBeenCalledWith({
      type: 'post',
      startIpAddress: '203.0.113.50',
      endIpAddress: '',
      reason: '하나',
    });
  },
};

/** Types the word into the confirmation of locking out the person's own address, and agrees. */
async function agreeToLockOut({ globals, userEvent }: PlayContext, wrong = '') {
  const text = await storyTexts('policies', globals);
  const message = await storyMessages(globals);
  const question = within(await screen.findByRole('dialog', { name: text('lockOutQuestion') }));
  await expect(question.getByText(text('lockOutBody', { address: '198.51.100.7' }))).toBeVisible();
  const word = question.getByRole('textbox', { name: text('lockOutLabel', { word: text('lockOutWord') }) });
  const agree = () => userEvent.click(question.getByRole('button', { name: text('lockOutConfirm') }));
  if (wrong !== '') {
    await userEvent.type(word, wrong);
    await agree();
    await expect(await question.findByText(message('confirmation_word'))).toBeVisible();
    await userEvent.clear(word);
  }
  await userEvent.type(word, text('lockOutWord'));
  await agree();
}

/**
 * The person's own address is listed only after a confirmation word is typed; after canceling, the entry is still in
 * the field.
 */
export const AddsOwnAddress: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...policyHandlers(aBlockingPolicy({ policyUse: true }))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, common, message } = await opened(context);
    const address = canvas.getByRole('textbox', { name: text('address') });
    await userEvent.type(address, '198.51.100.7');
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    const question = await screen.findByRole('dialog', { name: text('lockOutQuestion') });
    await userEvent.click(within(question).getByRole('button', { name: common('cancel') }));
    await expect(await canvas.findByText(message('ip_policy_locks_out'))).toBeVisible();
    await expect(address).toHaveValue('198.51.100.7');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: text('add') }));
    await agreeToLockOut(context, 'yes');
    const entry = { type: 'post', startIpAddress: '198.51.100.7', endIpAddress: '', reason: '' };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...entry, confirmedLockOut: true }));
    await expect(sent.mock.calls.slice(0, -1)).toEqual([[entry], [entry]]);
    await expect(await canvas.findByText(text('ownAddressRefused', { address: '198.51.100.7' }))).toBeVisible();
  },
};

/** A list that allows others only: shown while it is being selected, and confirmed before it is used. */
export const AllowsOthersOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text } = await opened(context);
    await expect(canvas.getByText(text('ownAddress', { address: '198.51.100.7' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: text('policyUse') }));
    await userEvent.click(canvas.getByRole('radio', { name: text('policyAllow') }));
    await expect(canvas.getByText(text('ownAddressRefused', { address: '198.51.100.7' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('savePolicy') }));
    await agreeToLockOut(context);
    const change = { type: 'set', policyUse: true, block: false, version: 1 };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...change, confirmedLockOut: true }));
  },
};

/** When all entries are deleted, those that would lock out the person come last, after their confirmation. */
export const DeletesOwnEntry: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const allowing = aBlockingPolicy({ policyUse: true, block: false, callerAddress: '203.0.113.7' });
    msw.use(...policyHandlers(allowing));
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { text } = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: text('deleteAll') }));
    const question = await screen.findByRole('dialog', { name: text('deleteAllQuestion') });
    await userEvent.click(within(question).getByRole('button', { name: text('deleteAll') }));
    const own = within(await screen.findByRole('dialog', { name: text('lockOutQuestion') }));
    const words = await storyTexts('policies', globals);
    await userEvent.type(own.getByRole('textbox'), words('lockOutWord'));
    await userEvent.click(own.getByRole('button', { name: text('lockOutConfirm') }));
    await expect(await canvas.findByText(text('listEmpty'))).toBeVisible();
    await expect(sent.mock.calls.map(([body]) => [body.startIpAddress, body.confirmedLockOut])).toEqual([
      ['203.0.113.7', undefined],
      ['198.51.100.10', undefined],
      ['192.0.2.0/24', undefined],
      ['203.0.113.7', true],
    ]);
  },
};

/** The ways to add an entry are explained. */
export const Help: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-IPBLOCK-27'] },
  play: async (context) => {
    const { text } = await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('help') }));
    const dialog = await screen.findByRole('dialog', { name: text('helpTitle') });
    for (const line of ['helpSingle', 'helpRange', 'helpSubnet', 'helpSheet'] as const) {
      await expect(dialog).toHaveTextContent(text(line));
    }
  },
};

/** Non-managers can read the policy and its list, and change nothing. */
export const ReadOnly: Story = {
  decorators: [signedInAs(aProfile({ type: 'User', memberType: 1 }))],
  parameters: { spec: ['C-GUARD-22'] },
  play: async (context) => {
    const { canvas } = context;
    const { text } = await opened(context);
    await expect(canvas.getByRole('switch', { name: text('policyUse') })).toBeDisabled();
    for (const name of ['savePolicy', 'add', 'deleteSelected', 'deleteAll'] as const) {
      await expect(canvas.queryByRole('button', { name: text(name) })).toBeNull();
    }
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const EmptyList: Story = {
  beforeEach: ({ msw }) => msw.use(...policyHandlers(aBlockingPolicy({ list: [] }))),
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/policies/blocking', async () => void (await delay('infinite')))),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
