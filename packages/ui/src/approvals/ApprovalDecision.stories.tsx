import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';
import { DIALOG_ARGS, dialogNamed, Example, textsOf, usualServer } from './testing/dialogStory.tsx';
import { press } from './testing/dialogSteps.ts';
import { DECIDER, exampleAnswer, exampleApproval } from './testing/exampleApprovals.ts';
import { approvalServer, sent } from './testing/storyServer.ts';

const meta = {
  title: 'Approvals/ApprovalDialog/Deciding',
  component: Example,
  args: { ...DIALOG_ARGS, opened: 'waiting', session: DECIDER },
  parameters: inFrames(760),
  beforeEach: ({ msw, globals }) => msw.use(...usualServer(globals)),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pending request with all of its details. */
export const Waiting: Story = {};

/** The approver sees everything, and approves or rejects. */
export const Admin: Story = {
  parameters: { spec: ['A-DIALOG-17', 'B-APPROVAL-06'] },
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('decideTitle', { device })));
    await expect(dialog.getByRole('button', { name: text('approve') })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: text('reject') })).toBeEnabled();
    await expect(dialog.getByText(text('approvesFrom', { from: '13:00', to: '18:00' }))).toBeInTheDocument();
  },
};

/** The period has already begun: before approval the dialog says how much of it is lost. */
export const AdminLate: Story = {
  args: { opened: 'begun' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('decideTitle', { device })));
    const [lead = ''] = text('shortened', { asked: '', left: '', to: '' }).split(/[.。] ?/u);
    await expect(dialog.getByText(new RegExp(lead, 'u'))).toBeInTheDocument();
    await press(context, text('approve'));
    await expect(await screen.findByText(text('approvedUntil', { to: '18:00' }))).toBeInTheDocument();
  },
};

/** On a phone a long request fills the dialog: an error in the answer is still visible, above the buttons. */
export const RejectsWithoutAnswerOnPhone: Story = {
  args: { opened: 'long' },
  globals: { viewport: { value: 'phone' } },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await press(context, text('reject'));
    const fault = await screen.findByText(message('approvals_reason'));
    const reject = screen.getByRole('button', { name: text('reject') });
    await waitFor(() =>
      expect(fault.getBoundingClientRect().bottom).toBeLessThanOrEqual(reject.getBoundingClientRect().top),
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Approving sends 1 and no reason. */
export const AdminApproves: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-30', 'B-APPROVAL-31', 'C-APPROVAL-15', 'B-MSG-01'] },
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await press(context, text('approve'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, isAccepted: true }));
    await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ outcome: 'approved' }));
    await expect(await screen.findByText(message('approval-success'))).toBeInTheDocument();
    await expect(screen.getByText(text('approvedFrom', { from: '13:00', to: '18:00' }))).toBeInTheDocument();
  },
};

/** A rejection requires a reason and sends 0 with it. */
export const AdminRejects: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-APPROVAL-19', 'B-APPROVAL-32', 'C-APPROVAL-11'] },
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await press(context, text('reject'));
    await expect(await screen.findByText(message('approvals_reason'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
    await context.userEvent.type(screen.getByRole('textbox', { name: text('answer') }), 'not now');
    await press(context, text('reject'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, isAccepted: false, decisionReason: 'not now' }));
    await waitFor(() => expect(context.args.onEnd).toHaveBeenCalledWith({ outcome: 'rejected' }));
  },
};

/** Approving with a rejection reason is a contradiction: nothing is sent. */
export const ApprovesWithReason: Story = {
  parameters: { spec: ['B-APPROVAL-20', 'C-APPROVAL-12'] },
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await context.userEvent.type(await screen.findByRole('textbox', { name: text('answer') }), 'not now');
    await press(context, text('approve'));
    await expect(await screen.findByText(message('denial_reason_given'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Another person was faster: the input stays in the dialog. */
export const DecidedMeanwhile: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(approvalServer.refuses('already_decided')),
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await press(context, text('approve'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(message('already_decided'));
    await expect(context.args.onEnd).not.toHaveBeenCalled();
  },
};

/** A rejected request can still be approved, and the reversal includes the version that was read. */
export const AdminHistoryRejected: Story = {
  args: { opened: 'rejected' },
  parameters: { spec: ['B-APPROVAL-07', 'C-APPROVAL-09', 'B-APPROVAL-49'] },
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const language = storyLanguage(context.globals);
    const dialog = within(await dialogNamed(text('approveTitle', { device })));
    await expect(dialog.getByText(exampleApproval(language).reason)).toBeInTheDocument();
    await expect(dialog.getByText(exampleAnswer(language))).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: text('reject') })).toBeNull();
    await press(context, text('approve'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 1, isAccepted: true, version: 1 }));
  },
};

/** An approved request can still be rejected. */
export const AdminHistoryApproved: Story = {
  args: { opened: 'approved' },
  parameters: { spec: ['B-APPROVAL-08', 'C-APPROVAL-10'] },
  play: async (context) => {
    const { text, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('rejectTitle', { device })));
    await expect(dialog.queryByRole('button', { name: text('approve') })).toBeNull();
    await context.userEvent.type(dialog.getByRole('textbox', { name: text('answer') }), 'too long');
    await press(context, text('reject'));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: 1, isAccepted: false, decisionReason: 'too long', version: 1 }),
    );
  },
};

/** Nobody decided in time: the request can still be rejected, and the dialog says why it cannot be approved. */
export const AdminHistoryLapsed: Story = {
  args: { opened: 'lapsed' },
  parameters: { spec: ['B-APPROVAL-09'] },
  play: async (context) => {
    const { text, message, device } = await textsOf(context);
    const dialog = within(await dialogNamed(text('rejectTitle', { device })));
    await expect(dialog.getByText(message('request_expired'))).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: text('reject') })).toBeEnabled();
    await expect(dialog.queryByRole('button', { name: text('approve') })).toBeNull();
  },
};

export const AdminHistoryDeleted: Story = { args: { opened: 'deleted' } };

/** One's own request has to be decided by somebody else. */
export const OwnRequest: Story = {
  args: { session: { ...DECIDER, id: 7 }, opened: 'waiting' },
  tags: ['no-visual'],
  play: async (context) => {
    const { text, message } = await textsOf(context);
    await expect(await screen.findByText(message('own_request'))).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: text('approve') })).toBeNull();
  },
};

export const LongText: Story = { args: { opened: 'long' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
