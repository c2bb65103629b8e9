import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { TicketStateSign } from './TicketStateSign.tsx';

const STATES = [0, 1, 2, 3, 4, 10, 7] as const;

const meta = {
  title: 'Tickets/TicketStateSign',
  component: TicketStateSign,
  args: { state: 0 },
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {STATES.map((state) => (
        <span key={state} data-testid={`state-${state}`}>
          <TicketStateSign state={state} />
        </span>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof TicketStateSign>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state has its word; any other number is unknown. */
export const EveryState: Story = {
  parameters: {
    spec: [
      'B-TICKET-24',
      'B-TICKET-25',
      'B-TICKET-26',
      'B-TICKET-27',
      'B-TICKET-28',
      'B-TICKET-29',
      'B-TICKET-30',
      'C-TICKET-11',
      'C-TICKET-12',
    ],
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('tickets', globals);
    const words = [
      text('state_requested'),
      text('state_reRequested'),
      text('state_approved'),
      text('state_onWork'),
      text('state_reject'),
      text('state_completed'),
      text('state_unknown'),
    ];
    for (const [index, state] of STATES.entries()) {
      await expect((await canvas.findByTestId(`state-${state}`)).textContent).toBe(words[index]);
    }
  },
};
