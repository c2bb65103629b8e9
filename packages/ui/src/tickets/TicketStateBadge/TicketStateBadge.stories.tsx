import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { TicketStateBadge } from './TicketStateBadge.tsx';

const STATES = [0, 1, 2, 3, 4, 10, 7] as const;

const meta = {
  title: 'Tickets/TicketStateBadge',
  component: TicketStateBadge,
  args: { state: 0 },
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {STATES.map((state) => (
        <span key={state} data-testid={`state-${state}`}>
          <TicketStateBadge state={state} />
        </span>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof TicketStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state has its word; any other number is unknown. */
export const EveryState: Story = {
  play: async ({ canvas, globals, step }) => {
    const text = await storyTexts('tickets', globals);
    const signs = [
      [0, text('state_requested'), '[B-TICKET-24] [C-TICKET-11]'],
      [1, text('state_reRequested'), '[B-TICKET-25] [C-TICKET-11]'],
      [2, text('state_approved'), '[B-TICKET-26] [C-TICKET-11]'],
      [3, text('state_onWork'), '[B-TICKET-27] [C-TICKET-11]'],
      [4, text('state_reject'), '[B-TICKET-28] [C-TICKET-11]'],
      [10, text('state_completed'), '[B-TICKET-29] [C-TICKET-11]'],
      [7, text('state_unknown'), '[B-TICKET-30] [C-TICKET-12]'],
    ] as const;
    for (const [state, words, rows] of signs) {
      await step(`the state ${state} has its word ${rows}`, async () => {
        await expect((await canvas.findByTestId(`state-${state}`)).textContent).toBe(words);
      });
    }
  },
};
