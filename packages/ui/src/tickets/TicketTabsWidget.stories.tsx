import Box from '@mui/material/Box';
import { parseTicketView, ticketRequester, type TicketView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { DECIDER, REQUESTER } from '../approvals/testing/exampleApprovals.ts';
import { expectWhole } from '../approvals/testing/expectWhole.ts';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { listening, storyEvents, tellEvent } from '../testing/storyEvents.tsx';
import { everyTicket, ticketIn } from './testing/exampleTickets.ts';
import { askedTickets, forgetTickets, ticketServer } from './testing/storyServer.ts';
import type { TicketListProps } from './TicketTable.tsx';
import { TicketTabsWidget } from './TicketTabsWidget.tsx';

interface ExampleProps extends Omit<TicketListProps, 'view'> {
  readonly start?: Readonly<Record<string, string>>;
}

function Example({ start, onViewChange, ...props }: ExampleProps) {
  const [view, setView] = useState<TicketView>(parseTicketView(start ?? {}));
  return (
    <TicketTabsWidget
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onViewChange(next);
      }}
    />
  );
}

const COUNTS = { requested: 31, approved: 12, reject: 4, completed: 58 } as const;

const meta = {
  title: 'Tickets/TicketTabsWidget',
  component: TicketTabsWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: { session: DECIDER, onViewChange: fn(), onLinkEnd: fn() },
  beforeEach: ({ msw, globals }) => {
    forgetTickets();
    const language = storyLanguage(globals);
    msw.use(ticketServer.list(everyTicket(language), COUNTS, 31), ticketServer.acts(), ticketServer.devices(language));
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The tickets in every state, tab by tab. */
export const Tickets: Story = { parameters: { spec: ['C-TICKET-03'] } };

/** The row of a ticket; on a phone it is a card. */
async function rowOf({ canvas, globals }: PlayContext, state: Parameters<typeof ticketIn>[1]) {
  const text = await storyTexts('tickets', globals);
  const sign = {
    0: text('state_requested'),
    1: text('state_reRequested'),
    2: text('state_approved'),
    3: text('state_onWork'),
    4: text('state_reject'),
    7: text('state_unknown'),
    10: text('state_completed'),
  }[state];
  const rows = await canvas.findAllByRole('row');
  const row = rows.find((each) => within(each).queryByText(sign, { exact: true }) !== null);
  if (!row) throw new Error(`No row says ${sign}.`);
  return within(row);
}

/** Each tab has its count, and the column headers are in order. */
export const TabsAndColumns: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, step } = context;
    const text = await storyTexts('tickets', globals);
    await rowOf(context, 0);
    const tabs = [
      ['requested', '[B-TICKET-01] [B-TICKET-05]'],
      ['approved', '[B-TICKET-02] [B-TICKET-06]'],
      ['reject', '[B-TICKET-03] [B-TICKET-07]'],
      ['completed', '[B-TICKET-04] [B-TICKET-08]'],
    ] as const;
    for (const [tab, rows] of tabs) {
      await step(`the tab ${tab} has its count ${rows}`, async () => {
        const name = new RegExp(`^${text(`tab_${tab}`)}`);
        await expect(canvas.getByRole('tab', { name })).toHaveTextContent(String(COUNTS[tab]));
      });
    }
    await step('there are four tabs, each with a count [C-TICKET-01] [C-TICKET-02]', async () => {
      const shown = canvas.getAllByRole('tab');
      await expect(shown).toHaveLength(tabs.length);
      for (const [index, [tab]] of tabs.entries()) {
        await expect(shown[index]).toHaveTextContent(new RegExp(`^${text(`tab_${tab}`)} ${COUNTS[tab]}`));
      }
    });
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await step('state, request date and requester are columns [B-TICKET-09] [B-TICKET-10] [B-TICKET-11]', async () => {
      await expect(heads.slice(0, 3)).toEqual([text('columnState'), text('columnCreated'), text('columnRequester')]);
    });
    await step('work period, devices and approver are columns [B-TICKET-12] [B-TICKET-13] [B-TICKET-14]', async () => {
      await expect(heads.slice(3, 6)).toEqual([text('columnPeriod'), text('columnDevices'), text('columnApprover')]);
    });
    await step('the actions are the last of seven columns [B-TICKET-15] [C-TICKET-03]', async () => {
      await expect(heads).toHaveLength(7);
      await expect(heads[6]).toBe(text('columnActions'));
    });
  },
};

/** When the event stream reports a change of state, the list is read from the server again. */
export const StateChanges: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-TICKET-23', 'C-TICKET-23'] },
  decorators: [listening],
  beforeEach: ({ msw }) => msw.use(storyEvents()),
  play: async (context) => {
    const { globals, msw } = context;
    const language = storyLanguage(globals);
    await rowOf(context, 0);
    const before = askedTickets.mock.calls.length;
    const decided = everyTicket(language).filter(({ state }) => state !== 0);
    msw.use(ticketServer.list(decided, COUNTS, 30));
    await tellEvent({ type: 'ticket_changed', ticketId: ticketIn(language, 0).ticketId });
    await waitFor(() => expect(askedTickets.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(rowOf(context, 0)).rejects.toThrow());
  },
};

/** An open dialog follows its ticket: once the applicant has confirmed the address, the ticket can be approved. */
export const ConfirmedWhileOpen: Story = {
  tags: ['no-visual'],
  decorators: [listening],
  beforeEach: ({ msw, globals }) => {
    const waiting = everyTicket(storyLanguage(globals)).map((ticket) =>
      ticket.state === 0 ? { ...ticket, mailConfirmation: 'waiting' as const } : ticket,
    );
    msw.use(storyEvents(), ticketServer.list(waiting, COUNTS, 31));
  },
  play: async (context) => {
    const { globals, msw, userEvent } = context;
    const language = storyLanguage(globals);
    const text = await storyTexts('tickets', globals);
    const { ticketId, requesterUserName: name } = ticketIn(language, 0);
    const row = await rowOf(context, 0);
    await userEvent.click(row.getByRole('button', { name: text('actionOf', { name, action: text('approve') }) }));
    const dialog = within(await screen.findByRole('dialog'));
    const approve = dialog.getByRole('button', { name: text('approve') });
    await expect(approve).toBeDisabled();
    msw.use(ticketServer.list(everyTicket(language), COUNTS, 31));
    await tellEvent({ type: 'ticket_changed', ticketId });
    await waitFor(() => expect(approve).toBeEnabled());
  },
};

/** Requester, work period, devices and approver are shown as in the ticket. */
export const Cells: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-TICKET-04', 'C-TICKET-05', 'C-TICKET-06'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    const language = storyLanguage(context.globals);
    const row = await rowOf(context, 2);
    const ticket = ticketIn(language, 2);
    await expect(row.getByText(ticketRequester(ticket).join(' · '))).toBeVisible();
    await expect(row.getByText(text('periodOf', { from: '2026/11/22 09:00', to: '2026/11/24 18:00' }))).toBeVisible();
    const [first] = ticket.devices;
    await expect(
      row.getByText(text('devicesMore', { name: first?.deviceName ?? '', count: ticket.devices.length - 1 })),
    ).toBeVisible();
    await expect(row.getByText(ticket.approvingManager?.name ?? '')).toBeVisible();
    const waiting = await rowOf(context, 0);
    const named = ticketIn(language, 0).requesterApprover?.name ?? '';
    await expect(waiting.getByText(text('me', { person: named }))).toBeVisible();
  },
};

/** Both ends of a period are readable on a screen 1024 px wide. */
export const PeriodsAreWhole: Story = {
  tags: ['no-visual'],
  decorators: [
    (Drawn) => (
      <Box sx={{ width: 750 }}>
        <Drawn />
      </Box>
    ),
  ],
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    const row = await rowOf(context, 2);
    await expectWhole(row.getByText(text('periodOf', { from: '2026/11/22 09:00', to: '2026/11/24 18:00' })));
  },
};

/** The actions that each state offers to people who decide. */
export const ActionsByState: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { globals, step } = context;
    const text = await storyTexts('tickets', globals);
    const all = (['detail', 'approve', 'reject', 'terminate'] as const).map((key) => text(key));
    const [detail, approve, reject, terminate] = all;
    const offeredIn = async (state: Parameters<typeof ticketIn>[1]) => {
      const row = await rowOf(context, state);
      const words = row.getAllByRole('button').map(({ textContent }) => textContent);
      return all.filter((word) => words.includes(word));
    };
    for (const [state, offered, rows] of [
      [0, [detail, approve, reject], '[B-TICKET-31] [C-TICKET-14] [B-TICKET-38] [C-TICKET-16]'],
      [1, [detail, approve, reject], '[B-TICKET-32] [C-TICKET-14] [B-TICKET-38] [C-TICKET-16]'],
      [2, [detail, terminate], '[B-TICKET-33] [C-TICKET-15] [B-TICKET-38] [C-TICKET-16]'],
      [3, [detail], '[B-TICKET-34] [B-TICKET-38] [C-TICKET-16]'],
      [4, [detail], '[B-TICKET-35] [B-TICKET-38] [C-TICKET-16]'],
      [10, [detail], '[B-TICKET-36] [B-TICKET-38] [C-TICKET-16]'],
      [7, [detail], '[B-TICKET-37] [B-TICKET-38] [C-TICKET-16]'],
    ] as const) {
      await step(`what the state ${state} offers ${rows}`, async () => {
        await expect(await offeredIn(state)).toEqual(offered);
      });
    }
  },
};

/** People who do not decide only have the details. */
export const ForEverybody: Story = {
  args: { session: REQUESTER },
  tags: ['no-visual'],
  parameters: { spec: ['C-TICKET-26'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    await rowOf(context, 0);
    for (const action of ['approve', 'reject', 'terminate'] as const) {
      await expect(context.canvas.queryByRole('button', { name: new RegExp(text(action)) })).toBeNull();
    }
  },
};

/** The newest ten pending tickets are requested; sizes are 5, 10, 15 and 20; another tab starts at page 1. */
export const PagesAndTabs: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, step, userEvent, args } = context;
    const text = await storyTexts('tickets', globals);
    const common = await storyTexts('common', globals);
    await rowOf(context, 0);
    const size = canvas.getByRole('combobox', { name: common('pageSize') });
    await step('a page has ten rows unless another number is chosen [B-TICKET-20] [C-TICKET-08]', async () => {
      await expect(askedTickets).toHaveBeenCalledWith({
        by: 'reqr_created_date',
        limit: '10',
        offset: '0',
        order: 'desc',
        state: 'requested',
      });
      await expect(size).toHaveValue('10');
    });
    await step('5, 10, 15 and 20 rows can be chosen [B-TICKET-16] [B-TICKET-21]', async () => {
      const sizes = within(size).getAllByRole('option');
      await expect(sizes.map((option) => option.getAttribute('value'))).toEqual(['5', '10', '15', '20']);
    });
    await step('beside the page size there is a pager [B-TICKET-17] [C-TICKET-07]', async () => {
      await expect(size).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 2 }) }));
      await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 })));
    });
    await step('another tab begins at page 1 [B-TICKET-22] [C-TICKET-10]', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${text('tab_completed')}`) }));
      await waitFor(() =>
        expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ tab: 'completed', page: 1 })),
      );
    });
  },
};

/**
 * A ticket linked from an email opens automatically, with its available actions; after it is closed, the link is
 * forgotten.
 */
export const OpensLinked: Story = {
  tags: ['no-visual'],
  args: { linked: 100 },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('tickets', globals);
    const common = await storyTexts('common', globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: text('approve') })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: common('close') }));
    await waitFor(() => expect(args.onLinkEnd).toHaveBeenCalledOnce());
  },
};

/** After an action the table is read again. */
export const RefreshesAfterAction: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-TICKET-45', 'C-TICKET-20'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    const row = await rowOf(context, 2);
    await context.userEvent.click(row.getByText(text('terminate')));
    const before = askedTickets.mock.calls.length;
    await context.userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: text('terminate') }),
    );
    await waitFor(() => expect(askedTickets.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(ticketServer.list([], { requested: 0, approved: 0, reject: 0, completed: 0 })),
};
/** An empty list offers the first step for tickets: the address at which partners sign up. */
export const EmptyWithSignUp: Story = {
  tags: ['no-visual'],
  args: { signUpUrl: 'https://rc.acme.example/ko/partner-join' },
  beforeEach: ({ msw }) => msw.use(ticketServer.list([], { requested: 0, approved: 0, reject: 0, completed: 0 })),
  play: async ({ canvas, globals, userEvent }) => {
    const [text, common] = [await storyTexts('tickets', globals), await storyTexts('common', globals)];
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: text('copySignUpLink') }));
    await expect(write).toHaveBeenCalledWith('https://rc.acme.example/ko/partner-join');
    await waitFor(() => expect(canvas.getByText(common('copied', { label: text('signUpLink') }))).toBeInTheDocument());
  },
};
export const NothingFound: Story = {
  args: { start: { searchValue: 'x' } },
  beforeEach: ({ msw }) => msw.use(ticketServer.list([], { requested: 0, approved: 0, reject: 0, completed: 0 })),
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(ticketServer.hangs()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(ticketServer.fails()) };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
