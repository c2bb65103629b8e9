import { aTicket } from '@remote-console/api-client/testing';
import {
  DEFAULT_APPROVAL_VIEW,
  parseTicketView,
  type AccessRegistrationTab,
  type ApprovalListView,
  type TicketView,
} from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { acted, forgetTickets, ticketServer } from '../tickets/testing/storyServer.ts';
import { waitingTickets } from '../tickets/testing/exampleTickets.ts';
import { AccessRegistrationWidget, type AccessRegistrationWidgetProps } from './AccessRegistrationWidget.tsx';
import { DECIDER, exampleApproval, pendingApprovals, REQUESTER, SUB_MANAGER } from './testing/exampleApprovals.ts';
import { approvalServer, asked, forgetCalls, sent } from './testing/storyServer.ts';

interface ExampleProps extends Pick<AccessRegistrationWidgetProps, 'session' | 'onReload'> {
  readonly first?: AccessRegistrationTab;
}

function Example({ first = 'requests', ...props }: ExampleProps) {
  const [tab, setTab] = useState(first);
  const [view, setView] = useState<ApprovalListView>(DEFAULT_APPROVAL_VIEW);
  const [tickets, setTickets] = useState<TicketView>(parseTicketView({}));
  return (
    <AccessRegistrationWidget
      {...props}
      tab={tab}
      onTabChange={({ value }) => setTab(value)}
      view={view}
      onViewChange={setView}
      applications={{ view: tickets, onViewChange: setTickets }}
    />
  );
}

const meta = {
  title: 'Approvals/AccessRegistrationWidget',
  component: AccessRegistrationWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: { session: DECIDER, onReload: fn() },
  beforeEach: ({ msw, globals }) => {
    const language = storyLanguage(globals);
    forgetCalls();
    forgetTickets();
    msw.use(
      approvalServer.list(pendingApprovals(language)),
      approvalServer.takes(exampleApproval(language)),
      ticketServer.list(waitingTickets(language), { requested: 3, approved: 2, reject: 2, completed: 2 }),
      ticketServer.devices(language),
      ticketServer.acts(),
    );
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** Pending decisions, with the count for each kind. */
export const Requests: Story = {};

/** A pending request is decided in the dialog. */
export const DecidesOnRequest: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-APPROVAL-01', 'C-APPROVAL-02', 'C-APPROVAL-24'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('approvals', globals);
    const [first, second] = pendingApprovals(storyLanguage(globals));
    const buttonOf = (device = '') =>
      canvas.findByRole('button', { name: text('actionOf', { device, action: text('review') }) });
    await expect(await buttonOf(first?.deviceAlias)).toBeVisible();
    await userEvent.click(await buttonOf(second?.deviceAlias));
    const dialog = within(
      await screen.findByRole('dialog', { name: text('decideTitle', { device: second?.deviceAlias ?? '' }) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: text('approve') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: second?.id, isAccepted: true }));
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: 'request' }));
  },
};

/** A sub-manager who approves has the same page. */
export const ForSubManager: Story = {
  args: { session: SUB_MANAGER },
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByRole('tab', { name: new RegExp(text('tabRequests')) })).toBeVisible();
  },
};

/** Partners who apply for access. */
export const Applications: Story = { args: { first: 'applications' } };

/** An application is approved with the devices that it gives access to. */
export const ApprovesApplication: Story = {
  tags: ['no-visual'],
  args: { first: 'applications' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('tickets', globals);
    const message = await storyMessages(globals);
    const [ticket = aTicket()] = waitingTickets(storyLanguage(globals));
    const name = ticket.requesterUserName;
    await userEvent.click(
      await canvas.findByRole('button', { name: text('actionOf', { name, action: text('approve') }) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: text('approveTitle', { name }) }));
    const devices = await dialog.findAllByRole('checkbox');
    await userEvent.click(devices[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: text('approve') }));
    await waitFor(() =>
      expect(acted).toHaveBeenCalledWith({ ticketId: ticket.ticketId, actionType: 'approve', deviceIds: [1] }),
    );
    await expect(await screen.findByText(message('approval-success'))).toBeVisible();
  },
};

/** For people who approve; everyone else is shown where to find their own requests. */
export const Forbidden: Story = {
  args: { session: REQUESTER },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    await expect(await canvas.findByText(text('notForYou'))).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(approvalServer.list([])) };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
