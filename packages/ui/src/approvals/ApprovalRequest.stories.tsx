import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';
import { DIALOG_ARGS, dialogNamed, Example, textsOf, usualServer } from './testing/dialogStory.tsx';
import { press, typePeriod, typeReason, WHOLE_PERIOD } from './testing/dialogSteps.ts';
import {
  approvedApproval,
  exampleApproval,
  exampleApprover,
  exampleDevice,
  rejectedApproval,
  REQUESTER,
} from './testing/exampleApprovals.ts';
import { approvalServer, asked, sent } from './testing/storyServer.ts';

const meta = {
  title: 'Approvals/ApprovalDialog/Requesting',
  component: Example,
  args: { ...DIALOG_ARGS, opened: 'device', session: REQUESTER },
  parameters: inFrames(760),
  beforeEach: ({ msw, globals }) => msw.use(...usualServer(globals)),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/**
 * The dialog after everything is reloaded, as it is when the network is back; a server event does the same. A running
 * request is not repeated, so this retries until the answer is the new one.
 */
async function dialogOnceRead(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    globalThis.dispatchEvent(new Event('online'));
    return screen.getByRole('dialog', { name });
  });
}

/** A first request for a device: only the start is filled in with now, and it says who is asked if nobody is named. */
export const New: Story = {};

/** All the data of a request is sent in one call; the times are UTC. */
export const NewIsSent: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { step } = context;
    const { text, message, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('newTitle', { device })));
    await step('an empty form that is submitted [B-APPROVAL-02]', async () => {
      await expect(dialog.getByRole('textbox', { name: new RegExp(text('reason')) })).toHaveValue('');
      await expect(dialog.getByRole('textbox', { name: text('approver') })).toHaveValue('');
      await expect(await dialog.findByLabelText(text('startTime'))).toHaveValue('12:00');
      await expect(dialog.getByLabelText(text('endTime'))).toHaveValue('');
      await typePeriod(context, WHOLE_PERIOD);
      await typeReason(context, 'jam');
      await press(context, text('send'));
      await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ outcome: 'sent' }));
      await expect(await screen.findByText(message('approval-success'))).toBeInTheDocument();
    });
    await step('to the administrator, as GET approver names them [B-APPROVAL-25] [B-APPROVAL-26]', async () => {
      const { id, name } = exampleApprover(storyLanguage(context.globals));
      await expect(await screen.findByText(text('sentTo', { person: name }))).toBeInTheDocument();
      const approver = { chosenApproverId: id, approverName: name };
      await expect(sent).toHaveBeenCalledWith(expect.objectContaining(approver));
    });
    await step('in one call with everything [B-APPROVAL-28]', async () => {
      await expect(sent).toHaveBeenCalledOnce();
      await expect(sent).toHaveBeenCalledWith({
        deviceId: 2,
        chosenApproverId: 1,
        approverName: exampleApprover(storyLanguage(context.globals)).name,
        startTime: '2026-11-22 00:00:00',
        endTime: '2026-11-23 09:30:00',
        approvalReason: 'jam',
      });
    });
  },
};

/** Submits the current entries and expects an error at the period, and that nothing was sent. */
async function refusesPeriod(
  context: PlayContext,
  period: Parameters<typeof typePeriod>[1],
  said: 'missing_startDay' | 'missing_startTime' | 'missing_endDay' | 'missing_endTime' | 'period_order',
) {
  const { text, message } = await textsOf(context);
  await screen.findByLabelText(text('startTime'));
  await typePeriod(context, period);
  await typeReason(context, 'jam');
  await press(context, text('send'));
  await expect(await screen.findByText(message('date_validate_error'))).toBeInTheDocument();
  await expect(await screen.findByText(text(said))).toBeInTheDocument();
  await expect(sent).not.toHaveBeenCalled();
}

const { start, end } = WHOLE_PERIOD;

export const NoStartDay: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-10'] },
  play: (context) => refusesPeriod(context, { start: { time: start.time }, end }, 'missing_startDay'),
};
export const NoStartTime: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-11'] },
  play: (context) => refusesPeriod(context, { start: { day: start.day }, end }, 'missing_startTime'),
};
export const NoEndDay: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-12'] },
  play: (context) => refusesPeriod(context, { start, end: { time: end.time } }, 'missing_endDay'),
};
export const NoEndTime: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-13'] },
  play: (context) => refusesPeriod(context, { start, end: { day: end.day } }, 'missing_endTime'),
};
export const EndsWhenItStarts: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-14', 'C-APPROVAL-13'] },
  play: (context) => refusesPeriod(context, { start, end: start }, 'period_order'),
};
export const EndsBeforeItStarts: Story = {
  parameters: { spec: ['B-APPROVAL-15', 'C-APPROVAL-31'] },
  play: (context) => refusesPeriod(context, { start, end: { day: start.day, time: '08:59' } }, 'period_order'),
};

/** A period with one click: from now on, and sent as it is shown. */
export const Presets: Story = {
  play: async (context) => {
    const { text } = await textsOf(context);
    const [startTime, endTime] = [
      await screen.findByLabelText(text('startTime')),
      screen.getByLabelText(text('endTime')),
    ];
    for (const [preset, time] of [
      ['preset_today', '23:59'],
      ['preset_week', '23:59'],
      ['preset_hour', '13:00'],
    ] as const) {
      await press(context, text(preset));
      await expect(startTime).toHaveValue('12:00');
      await expect(endTime).toHaveValue(time);
    }
    await typeReason(context, 'jam');
    await press(context, text('send'));
    const period = { startTime: '2026-11-21 03:00:00', endTime: '2026-11-21 04:00:00' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(period)));
  },
};

/** A custom end is typed at the cursor; when it is submitted without one, the missing entries are marked. */
export const UntilIsMissing: Story = {
  play: async (context) => {
    const { text, common } = await textsOf(context);
    await screen.findByLabelText(text('startTime'));
    await press(context, text('preset_today'));
    await press(context, text('preset_until'));
    const end = screen.getByRole('group', { name: common('endDate') });
    await waitFor(() => expect(end.querySelector(':focus')).not.toBeNull());
    await typeReason(context, 'jam');
    await press(context, text('send'));
    for (const missing of ['missing_endDay', 'missing_endTime'] as const) {
      await expect(await screen.findByText(text(missing))).toBeVisible();
    }
    await expect(screen.queryByText(text('missing_startDay'))).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The days before today are in the calendar, but cannot be selected. */
export const TodayOn: Story = {
  tags: ['pictured'],
  parameters: { spec: ['B-APPROVAL-17'] },
  play: async (context) => {
    const { common } = await textsOf(context);
    const group = await screen.findByRole('group', { name: common('startDate') });
    await context.userEvent.click(within(group).getByRole('button'));
    await screen.findByRole('gridcell', { name: '21' });
    const days = screen.getAllByRole('gridcell').filter((day) => day.textContent !== '');
    const open = days.filter((day) => !(day instanceof HTMLButtonElement && day.disabled));
    await expect(days.map((day) => day.textContent)).toContain('1');
    await expect(open.map((day) => day.textContent)).toEqual([
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
      '30',
    ]);
  },
};

/** No day before today, and no end before the start, can be selected. */
export const DaysOutOfReach: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-17', 'B-APPROVAL-18'] },
  play: async (context) => {
    const { common } = await textsOf(context);
    const calendarOf = async (name: string) => {
      const group = await screen.findByRole('group', { name });
      await context.userEvent.click(within(group).getByRole('button'));
    };
    await calendarOf(common('startDate'));
    await expect(await screen.findByRole('gridcell', { name: '20' })).toBeDisabled();
    await expect(screen.getByRole('gridcell', { name: '21' })).toBeEnabled();
    await context.userEvent.click(screen.getByRole('gridcell', { name: '24' }));
    await waitFor(() => expect(screen.queryByRole('gridcell')).toBeNull());
    await calendarOf(common('endDate'));
    await expect(await screen.findByRole('gridcell', { name: '23' })).toBeDisabled();
    await expect(screen.getByRole('gridcell', { name: '24' })).toBeEnabled();
    await context.userEvent.keyboard('{Escape}');
  },
};

/** A blank reason does not count. */
export const NoReason: Story = {
  parameters: { spec: ['B-APPROVAL-16'] },
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await screen.findByLabelText(text('startTime'));
    await typePeriod(context, WHOLE_PERIOD);
    await typeReason(context, '   ');
    await press(context, text('send'));
    await expect(await screen.findByText(message('approvals_reason'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A named approver is looked up before the request is sent, and then receives it. */
export const NamedApprover: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-MANAGER-11', 'B-APPROVAL-21', 'B-APPROVAL-24', 'B-APPROVAL-27'] },
  play: async (context) => {
    const { text } = await textsOf(context);
    await screen.findByLabelText(text('startTime'));
    await context.userEvent.type(screen.getByRole('textbox', { name: text('approver') }), 'sub');
    await typePeriod(context, WHOLE_PERIOD);
    await typeReason(context, 'jam');
    await press(context, text('send'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ name: 'sub' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ chosenApproverId: 3, approverName: 'Sub' })),
    );
  },
};

/** An unknown approver is reported, and OK reloads the page with the input so far. */
export const ApproverNotFound: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-MANAGER-06', 'B-APPROVAL-22', 'B-APPROVAL-23'] },
  beforeEach: ({ msw }) => msw.use(approvalServer.findsNobody()),
  play: async (context) => {
    const { text, common, message } = await textsOf(context);
    await screen.findByLabelText(text('startTime'));
    await press(context, text('preset_week'));
    await typeReason(context, 'jam');
    await context.userEvent.type(screen.getByRole('textbox', { name: text('approver') }), 'nobody{Enter}');
    const refusal = within(await dialogNamed(message('search_manager_405')));
    await expect(context.args.onReload).not.toHaveBeenCalled();
    await context.userEvent.click(refusal.getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(context.args.onReload).toHaveBeenCalledOnce());
    await expect(context.args.onReload).toHaveBeenCalledWith({
      device: exampleDevice(storyLanguage(context.globals)),
      draft: { period: { kind: 'preset', choice: 'week' }, approver: 'nobody', reason: 'jam' },
    });
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** If another person was faster, a message says so, and the input stays. */
export const SendingRefused: Story = {
  beforeEach: ({ msw }) => msw.use(approvalServer.refuses('already_requested')),
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await screen.findByLabelText(text('startTime'));
    await typePeriod(context, WHOLE_PERIOD);
    await typeReason(context, 'jam');
    await press(context, text('send'));
    await expect(await screen.findByText(message('already_requested'))).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: new RegExp(text('reason')) })).toHaveValue('jam');
    await expect(context.args.onEnd).not.toHaveBeenCalled();
  },
};

/** An approved request is renewed: approver and reason stay, the new period begins now. */
export const Renew: Story = {
  args: { opened: 'ownApproved' },
  parameters: { spec: ['B-APPROVAL-03', 'B-APPROVAL-44', 'C-APPROVAL-19'] },
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const approval = approvedApproval(storyLanguage(context.globals));
    const dialog = within(await dialogNamed(text('renewTitle', { device })));
    await expect(dialog.getByRole('textbox', { name: new RegExp(text('reason')) })).toHaveValue(approval.reason);
    await expect(dialog.getByRole('textbox', { name: text('approver') })).toHaveValue('manager@demo.example');
    await expect(await dialog.findByLabelText(text('startTime'))).toHaveValue('12:00');
    await expect(dialog.getByLabelText(text('endTime'))).toHaveValue('');
    await typePeriod(context, WHOLE_PERIOD);
    await press(context, text('renew'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ earlierId: approval.id, deviceId: approval.deviceId }),
      ),
    );
  },
};

/** A rejected request is sent again unchanged; the answer it got is shown. */
export const Reject: Story = {
  args: { opened: 'ownRejected' },
  parameters: { spec: ['A-DIALOG-15', 'B-APPROVAL-04', 'B-APPROVAL-43', 'C-APPROVAL-18'] },
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const approval = rejectedApproval(storyLanguage(context.globals));
    const dialog = within(await dialogNamed(text('resubmitTitle', { device })));
    await expect(dialog.getByText(text('rejectedBecause', { reason: approval.decisionReason }))).toBeInTheDocument();
    await expect(await dialog.findByLabelText(text('startTime'))).toHaveValue('13:00');
    await expect(dialog.getByLabelText(text('endTime'))).toHaveValue('18:00');
    await press(context, text('resubmit'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          earlierId: approval.id,
          approvalReason: approval.reason,
          startTime: '2026-11-21 04:00:00',
          endTime: '2026-11-21 09:00:00',
        }),
      ),
    );
  },
};

/** The period of the rejected request has already begun: the new request starts now and has the same end. */
export const RejectHasBegun: Story = {
  args: { opened: 'ownRejectedBegun' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('resubmitTitle', { device })));
    await expect(await dialog.findByLabelText(text('startTime'))).toHaveValue('12:00');
    await expect(dialog.getByLabelText(text('endTime'))).toHaveValue('18:00');
  },
};

/** A pending request can be viewed but not sent again; it can be withdrawn. */
export const Ing: Story = {
  args: { opened: 'ownPending' },
  parameters: { spec: ['A-DIALOG-16', 'B-APPROVAL-05', 'B-APPROVAL-42', 'C-APPROVAL-17'] },
  play: async (context) => {
    const { text, common, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('pendingTitle', { device })));
    await expect(dialog.getByText(exampleApproval(storyLanguage(context.globals)).reason)).toBeInTheDocument();
    const buttons = dialog.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual([text('withdraw'), common('close')]);
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

/** Somebody rejects the request while it is open: it can be sent again right away. */
export const IngIsRejected: Story = {
  args: { opened: 'ownPending' },
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => msw.use(approvalServer.list([exampleApproval(storyLanguage(globals))])),
  play: async (context) => {
    const { text, device } = await textsOf(context);
    await dialogNamed(text('pendingTitle', { device }));
    const rejected = rejectedApproval(storyLanguage(context.globals));
    context.msw.use(approvalServer.list([rejected]));
    const dialog = within(await dialogOnceRead(text('resubmitTitle', { device })));
    await expect(dialog.getByText(text('rejectedBecause', { reason: rejected.decisionReason }))).toBeInTheDocument();
  },
};

/** The device is deleted while its request is open, also if the dialog was opened for the device. */
export const IngLosesDevice: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => msw.use(approvalServer.list([exampleApproval(storyLanguage(globals))])),
  play: async (context) => {
    const { text, message, device } = await textsOf(context);
    await dialogNamed(text('pendingTitle', { device }));
    context.msw.use(approvalServer.list([exampleApproval(storyLanguage(context.globals), { decisionState: 4 })]));
    const dialog = within(await dialogOnceRead(text('viewTitle', { device })));
    await expect(dialog.getByText(message('device_deleted'))).toBeInTheDocument();
  },
};

/** The same for a device: the person's latest request for it decides how the dialog opens. */
export const DeviceWithPending: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => msw.use(approvalServer.list([exampleApproval(storyLanguage(globals))])),
  play: async (context) => {
    const { text, device } = await textsOf(context);
    await dialogNamed(text('pendingTitle', { device }));
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ deviceId: '2', limit: '1' }));
  },
};

/** When the device is gone, nothing can be requested. */
export const DeletedDevice: Story = {
  args: { opened: 'ownDeleted' },
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-45', 'C-APPROVAL-20'] },
  play: async (context) => {
    const { text, common, message, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('viewTitle', { device })));
    await expect(dialog.getByText(message('device_deleted'))).toBeInTheDocument();
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([common('close')]);
  },
};

/** The person's access to the device is still loading. */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.listHangs()) };

/** The access could not be loaded; it can be retried. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(approvalServer.listFails()),
  play: async (context) => {
    const { text, common, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('viewTitle', { device })));
    const retry = await dialog.findByRole('button', { name: common('retry') });
    context.msw.use(approvalServer.list([]));
    await context.userEvent.click(retry);
    await dialogNamed(text('newTitle', { device }));
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
