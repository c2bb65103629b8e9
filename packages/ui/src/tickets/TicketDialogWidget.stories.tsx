import { NOT_STATED, type TicketAction } from '@remote-console/domain';
import type { Ticket } from '@remote-console/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DECIDER, REQUESTER } from '../approvals/testing/exampleApprovals.ts';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { useLanguage } from '../i18n/index.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { ticketIn } from './testing/exampleTickets.ts';
import { acted, forgetTickets, ticketServer } from './testing/storyServer.ts';
import { TicketDialogWidget, type TicketDialogWidgetProps } from './TicketDialogWidget.tsx';

interface ExampleProps extends Omit<TicketDialogWidgetProps, 'ticket'> {
  readonly state: Parameters<typeof ticketIn>[1];
  readonly confirmation?: Ticket['mailConfirmation'];
}

function Example({ state, confirmation = 'confirmed', ...props }: ExampleProps) {
  const ticket = { ...ticketIn(useLanguage(), state), mailConfirmation: confirmation };
  return <TicketDialogWidget {...props} ticket={ticket} />;
}

const meta = {
  title: 'Tickets/TicketDialog',
  component: TicketDialogWidget,
  render: (args) => <Example {...args} />,
  args: { open: true, state: 3, act: 'detail', session: DECIDER, onClose: fn() },
  parameters: inFrames(860),
  beforeEach: ({ msw, globals }) => {
    forgetTickets();
    msw.use(ticketServer.acts(), ticketServer.devices(storyLanguage(globals)));
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** An active ticket: all of its details, and no actions. */
export const OnWork: Story = {};

/**
 * Before the applicant has confirmed the address it cannot be approved, and the dialog says why; rejecting is possible.
 */
export const AddressUnconfirmed: Story = {
  tags: ['no-visual'],
  args: { state: 0, act: 'detail', confirmation: 'waiting' },
  play: async ({ globals }) => {
    const text = await storyTexts('tickets', globals);
    const message = await storyMessages(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('jihoon.oh@hansolpos.example')).toBeVisible();
    await expect(dialog.getByText(text('mailWaiting'))).toBeVisible();
    await expect(dialog.getByText(message('applicant_unconfirmed'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text('approve') })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: text('reject') })).toBeEnabled();
  },
};

/** The details contain the reason, every device, both approvers, and the temporary account. */
export const Detail: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-TICKET-18', 'B-TICKET-34', 'B-TICKET-60', 'C-TICKET-17'] },
  play: async ({ globals }) => {
    const text = await storyTexts('tickets', globals);
    const common = await storyTexts('common', globals);
    const ticket = ticketIn(storyLanguage(globals), 3);
    const dialog = within(
      await screen.findByRole('dialog', { name: text('detailTitle', { name: ticket.requesterUserName }) }),
    );
    const words = [
      ticket.requesterCompany,
      ticket.requesterDepartment,
      ticket.workReason,
      'minseo@partner.example',
      ...ticket.devices.map(({ deviceName }) => deviceName),
    ];
    for (const word of words) await expect(dialog.getByText(new RegExp(word))).toBeInTheDocument();
    for (const action of ['approve', 'reject', 'terminate'] as const) {
      await expect(dialog.queryByRole('button', { name: text(action) })).toBeNull();
    }
    await expect(dialog.getByRole('button', { name: common('close') })).toBeInTheDocument();
  },
};

/** A company that was not stated has no line, and its Korean placeholder is shown nowhere. */
export const NoCompany: Story = {
  args: { state: 4 },
  tags: ['no-visual'],
  play: async ({ globals }) => {
    const text = await storyTexts('tickets', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(text('name'))).toBeInTheDocument();
    await expect(dialog.queryByText(text('company'))).toBeNull();
    await expect(dialog.queryByText(NOT_STATED, { exact: false })).toBeNull();
  },
};

/** Clicks the verb of an action, after an optional message. */
async function act(context: PlayContext, action: TicketAction, message = '') {
  const text = await storyTexts('tickets', context.globals);
  const button = await screen.findByRole('button', { name: text(action) });
  if (message !== '')
    await context.userEvent.type(screen.getByRole('textbox', { name: text('messageLabel') }), message);
  await context.userEvent.click(button);
}

/** A request, with the devices it will give access to. */
export const Approve: Story = {
  args: { state: 0, act: 'approve' },
  play: async (context) => {
    const { step } = context;
    const message = await storyMessages(context.globals);
    const [device] = await screen.findAllByRole('checkbox');
    if (!device) throw new Error('No device to choose.');
    await context.userEvent.click(device);
    await step('the ticket is approved without a message [B-TICKET-39] [B-TICKET-43]', async () => {
      await act(context, 'approve');
      await waitFor(() => expect(acted).toHaveBeenCalledWith({ ticketId: 100, actionType: 'approve', deviceIds: [1] }));
    });
    await step('the dialog closes [B-TICKET-44] [C-TICKET-19]', async () => {
      await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
    });
    await step('a toast tells of it [B-TICKET-46] [C-TICKET-21]', async () => {
      await expect(await screen.findByText(message('approval-success'))).toBeInTheDocument();
      const approvals = await storyTexts('approvals', context.globals);
      const validity = approvals('approvedFrom', { from: '2026/11/22 09:00', to: '2026/11/24 18:00' });
      await expect(screen.getByText(validity)).toBeInTheDocument();
    });
  },
};

/** A rejection needs no text, and sends it if there is some. */
export const Reject: Story = {
  args: { state: 1, act: 'reject' },
  parameters: { spec: ['B-TICKET-40', 'B-TICKET-42', 'B-TICKET-46'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    await act(context, 'reject', 'not this week');
    await waitFor(() =>
      expect(acted).toHaveBeenCalledWith({ ticketId: 101, actionType: 'reject', extra: 'not this week' }),
    );
    await expect(await screen.findByText(text('rejected'))).toBeInTheDocument();
  },
};

export const RejectWithoutWords: Story = {
  args: { state: 0, act: 'reject' },
  tags: ['no-visual'],
  parameters: { spec: ['B-TICKET-43'] },
  play: async (context) => {
    await act(context, 'reject');
    await waitFor(() => expect(acted).toHaveBeenCalledWith({ ticketId: 100, actionType: 'reject' }));
  },
};

/** Access by an approved ticket can be ended. */
export const Terminate: Story = {
  args: { state: 2, act: 'terminate' },
  parameters: { spec: ['B-TICKET-41', 'B-TICKET-43', 'B-TICKET-46'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    await act(context, 'terminate');
    await waitFor(() => expect(acted).toHaveBeenCalledWith({ ticketId: 102, actionType: 'terminate' }));
    await expect(await screen.findByText(text('terminated'))).toBeInTheDocument();
  },
};

/** A refusal is shown, and the dialog stays with the input. */
export const Refused: Story = {
  args: { state: 0, act: 'reject' },
  parameters: { spec: ['B-TICKET-47', 'C-TICKET-22'] },
  beforeEach: ({ msw }) => msw.use(ticketServer.refuses('ticket_state_changed')),
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    const message = await storyMessages(context.globals);
    await act(context, 'reject', 'not this week');
    await expect(await screen.findByRole('alert')).toHaveTextContent(message('status_update_failed'));
    await expect(screen.getByRole('textbox', { name: text('messageLabel') })).toHaveValue('not this week');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Both decisions are available in the details of a request. */
export const DetailOfRequest: Story = { args: { state: 0 } };
export const DetailOfRejected: Story = { args: { state: 4 } };

/** People who do not decide can only view it. */
export const ForEverybody: Story = {
  args: { state: 0, session: REQUESTER },
  tags: ['no-visual'],
  parameters: { spec: ['C-TICKET-16', 'B-TICKET-38'] },
  play: async ({ globals }) => {
    const text = await storyTexts('tickets', globals);
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: text('approve') })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const OnPhone: Story = { args: { state: 0, act: 'approve' }, globals: { viewport: { value: 'phone' } } };
