import { aSummary, holdTimers, http, problem, type HeldTimers } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { frameServer, StoryFrame } from '../testing/StoryFrame.tsx';

/** The two specified intervals, in milliseconds. */
const FOCUSED = 12_000;
const UNFOCUSED = 1_200_000;

const asked = fn();
let timers: HeldTimers;
let hasFocus = true;
/** How many tickets are pending, as the next summary reports it. */
let waitingTickets = 0;

const summaries = () =>
  http.get('/devices/summary', ({ response }) => {
    asked();
    const objects = [aSummary({ requestTicket: waitingTickets })];
    return response(200).json({ status: 200, meta: { requestTicket: waitingTickets }, objects });
  });
const failingSummaries = () =>
  http.get('/devices/summary', ({ response }) => {
    asked();
    return response.untyped(Response.json(problem(500, 'server_error'), { status: 500 }));
  });

const meta = {
  title: 'Frame/Summary polling',
  component: StoryFrame,
  parameters: { ground: 'bare' },
  tags: ['no-visual'],
  args: { build: { ticket: true } },
  beforeEach: ({ msw, args }) => {
    asked.mockClear();
    hasFocus = true;
    waitingTickets = 0;
    msw.use(summaries(), ...frameServer(args));
    timers = holdTimers([FOCUSED, UNFOCUSED]);
    const focus = spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
    return () => {
      timers.restore();
      focus.mockRestore();
    };
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The window gains or loses focus. */
function turn(focused: boolean): void {
  hasFocus = focused;
  window.dispatchEvent(new Event(focused ? 'focus' : 'blur'));
}

const polls = (interval: number) => waitFor(() => expect(timers.waiting(interval)).toBe(1));

/** Without the focus the summary is fetched every 20 minutes. */
export const LosesTheFocus: Story = {
  parameters: { spec: ['B-POLL-03'] },
  play: async () => {
    await polls(FOCUSED);
    turn(false);
    await polls(UNFOCUSED);
    await expect(timers.waiting(FOCUSED)).toBe(0);
  },
};

/** When the focus returns, the summary is fetched right away and then every 12 seconds. */
export const RegainsTheFocus: Story = {
  parameters: { spec: ['B-POLL-04'] },
  play: async () => {
    await polls(FOCUSED);
    turn(false);
    await polls(UNFOCUSED);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const before = asked.mock.calls.length;
    turn(true);
    await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
    await polls(FOCUSED);
    await expect(timers.waiting(UNFOCUSED)).toBe(0);
  },
};

/** No ticket is pending, and no toast appears; the next summary reports one. */
export const NoTicketWaits: Story = {
  globals: { language: 'ko' },
  parameters: { spec: ['B-POLL-06'] },
  play: async () => {
    await polls(FOCUSED);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(screen.queryByText(/처리할 접속 티켓/)).toBeNull();
    waitingTickets = 1;
    timers.pass(FOCUSED);
    await expect(await screen.findByText('처리할 접속 티켓이 1건 있어요.')).toBeVisible();
  },
};

/** A failed summary shows no alert, and the next one is fetched as usual. */
export const FailsQuietly: Story = {
  parameters: { spec: ['B-POLL-10'] },
  beforeEach: ({ msw }) => msw.use(failingSummaries()),
  play: async () => {
    await polls(FOCUSED);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const before = asked.mock.calls.length;
    timers.pass(FOCUSED);
    await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
    await polls(FOCUSED);
    await expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  },
};
