import type { ApprovalTeam, TeamSeat } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { TeamSeats } from './TeamSeats.tsx';

const STATES: readonly TeamSeat['state'][] = ['approved', 'rejected', 'asked', 'later', 'gone', 'unneeded'];
const NAMES = ['김서연', '박민준', 'Emily Parker', '佐藤 遥', '최민서', '한지우'];

const team = (rule: ApprovalTeam['rule']): ApprovalTeam => ({
  rule,
  mayAnswer: false,
  openToAll: false,
  approvers: STATES.map((state, index) => ({
    id: index + 1,
    name: NAMES[index] ?? '',
    state,
    by: state === 'asked' ? '이도윤' : '',
  })),
});

const meta = {
  title: 'Approvals/TeamSeats',
  component: TeamSeats,
  args: { team: team('ordered') },
} satisfies Meta<typeof TeamSeats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state of an approver, in order; a delegate is named with the approver. */
export const InOrder: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('approvals', globals);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(STATES.length);
    for (const [index, state] of STATES.entries()) await expect(rows[index]).toHaveTextContent(text(`seat_${state}`));
    await expect(rows[2]).toHaveTextContent(text('seatFor', { delegate: '이도윤', person: 'Emily Parker' }));
    await expect(rows[0]).toHaveTextContent('1.');
  },
};

/** Without an order they have no numbers. */
export const AllTogether: Story = {
  args: { team: team('all') },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).not.toHaveTextContent('1.');
  },
};
