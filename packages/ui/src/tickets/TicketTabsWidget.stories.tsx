import Box from '@mui/material/Box';
import { useEventRefresh } from '@remote-console/api-client/react';
import { parseTicketView, ticketRequester, type TicketView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { http as plain, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DECIDER, REQUESTER } from '../approvals/testing/exampleApprovals.ts';
import { expectWhole } from '../approvals/testing/expectWhole.ts';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
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

/** Each tab has its count, and the heads of the columns stand in order. */
export const TabsAndColumns: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: [
      'B-TICKET-01',
      'B-TICKET-02',
      'B-TICKET-03',
      'B-TICKET-04',
      'B-TICKET-05',
      'B-TICKET-06',
      'B-TICKET-07',
      'B-TICKET-08',
      'B-TICKET-09',
      'B-TICKET-10',
      'B-TICKET-11',
      'B-TICKET-12',
      'B-TICKET-13',
      'B-TICKET-14',
      'B-TICKET-15',
      'C-TICKET-01',
      'C-TICKET-02',
      'C-TICKET-03',
    ],
  },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('tickets', globals);
    await rowOf(context, 0);
    const tabs = [
      [text('tab_requested'), COUNTS.requested],
      [text('tab_approved'), COUNTS.approved],
      [text('tab_reject'), COUNTS.reject],
      [text('tab_completed'), COUNTS.completed],
    ] as const;
    for (const [name, count] of tabs) {
      await expect(canvas.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveTextContent(String(count));
    }
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      text('columnState'),
      text('columnCreated'),
      text('columnRequester'),
      text('columnPeriod'),
      text('columnDevices'),
      text('columnApprover'),
      text('columnActions'),
    ]);
  },
};

const QUIET_STREAM = { token: () => 'story', onEvent: () => undefined };

/** Reads the event stream as the frame of the console does. */
function Listening({ children }: { readonly children: ReactNode }) {
  useEventRefresh(QUIET_STREAM);
  return children;
}

let stream: ReadableStreamDefaultController<Uint8Array>;

/** A change of state that the event stream reports is read from the server again. */
export const StateChanges: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-TICKET-23', 'C-TICKET-23'] },
  decorators: [
    (Story) => (
      <Listening>
        <Story />
      </Listening>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      plain.get('*/events', () => {
        const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    ),
  play: async (context) => {
    const { globals, msw } = context;
    const language = storyLanguage(globals);
    await rowOf(context, 0);
    const before = askedTickets.mock.calls.length;
    const decided = everyTicket(language).filter(({ state }) => state !== 0);
    msw.use(ticketServer.list(decided, COUNTS, 30));
    const event = { type: 'ticket_changed', ticket_pk: ticketIn(language, 0).id };
    stream.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
    await waitFor(() => expect(askedTickets.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(rowOf(context, 0)).rejects.toThrow());
  },
};

/** Requester, work period, devices and approver read as the ticket has them. */
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
      row.getByText(text('devicesMore', { name: first?.device_name ?? '', count: ticket.devices.length - 1 })),
    ).toBeVisible();
    await expect(row.getByText(ticket.appr_mgr?.name ?? '')).toBeVisible();
    const waiting = await rowOf(context, 0);
    const named = ticketIn(language, 0).reqr_appr_mgr?.name ?? '';
    await expect(waiting.getByText(text('me', { person: named }))).toBeVisible();
  },
};

/** Both ends of a period can be read in the room of a screen of 1024 px. */
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

/** What each state offers to who decides. */
export const ActionsByState: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: [
      'B-TICKET-31',
      'B-TICKET-32',
      'B-TICKET-33',
      'B-TICKET-34',
      'B-TICKET-35',
      'B-TICKET-36',
      'B-TICKET-37',
      'B-TICKET-38',
      'C-TICKET-14',
      'C-TICKET-15',
      'C-TICKET-16',
      'C-TICKET-26',
    ],
  },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    const [detail, approve, reject, terminate] = [text('detail'), text('approve'), text('reject'), text('terminate')];
    const offered = {
      0: [detail, approve, reject],
      1: [detail, approve, reject],
      2: [detail, terminate],
      3: [detail],
      4: [detail],
      10: [detail],
      7: [detail],
    } as const;
    for (const state of [0, 1, 2, 3, 4, 10, 7] as const) {
      const row = await rowOf(context, state);
      const words = row.getAllByRole('button').map((button) => button.textContent);
      await expect(
        words.filter((word) =>
          Object.values(offered)
            .flat()
            .includes(word ?? ''),
        ),
      ).toEqual(offered[state]);
    }
  },
};

/** Whoever does not decide has the detail alone. */
export const ForEverybody: Story = {
  args: { session: REQUESTER },
  tags: ['no-visual'],
  parameters: { spec: ['C-TICKET-26'] },
  play: async (context) => {
    const text = await storyTexts('tickets', context.globals);
    await rowOf(context, 0);
    await expect(context.canvas.queryByRole('button', { name: new RegExp(text('approve')) })).toBeNull();
  },
};

/** The newest ten that wait are asked for; sizes are 5, 10, 15 and 20; another tab begins at page 1. */
export const PagesAndTabs: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: [
      'B-TICKET-16',
      'B-TICKET-17',
      'B-TICKET-20',
      'B-TICKET-21',
      'B-TICKET-22',
      'C-TICKET-07',
      'C-TICKET-08',
      'C-TICKET-10',
    ],
  },
  play: async (context) => {
    const { canvas, globals, userEvent, args } = context;
    const text = await storyTexts('tickets', globals);
    const common = await storyTexts('common', globals);
    await rowOf(context, 0);
    await expect(askedTickets).toHaveBeenCalledWith({
      by: 'reqr_created_date',
      limit: '10',
      offset: '0',
      order: 'desc',
      state: 'requested',
    });
    const sizes = canvas.getByRole('combobox', { name: common('pageSize') });
    await expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['5', '10', '15', '20']);
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 2 }) }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2 })));
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${text('tab_completed')}`) }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ tab: 'completed', page: 1 })),
    );
  },
};

/** What a mail links to opens by itself, with what can be done; closed, it is forgotten. */
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
export const NothingFound: Story = {
  args: { start: { search_value: 'x' } },
  beforeEach: ({ msw }) => msw.use(ticketServer.list([], { requested: 0, approved: 0, reject: 0, completed: 0 })),
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(ticketServer.hangs()) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(ticketServer.fails()) };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
