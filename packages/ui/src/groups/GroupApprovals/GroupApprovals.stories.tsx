import type { ApprovalPolicy, Approver } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { GroupApprovals } from './GroupApprovals.tsx';

const PEOPLE: readonly Approver[] = [
  { id: 1, loginId: 'manager@demo.example', name: '이도윤' },
  { id: 2, loginId: 'submanager@demo.example', name: '김서연' },
  { id: 6, loginId: 'emily@demo.example', name: 'Emily Parker' },
];
const USUAL: ApprovalPolicy = { rule: 'single', approvers: [], expiryHours: null, recurring: false };
const ORDERED: ApprovalPolicy = { rule: 'ordered', approvers: [...PEOPLE], expiryHours: 24, recurring: false };

const meta = {
  title: 'Groups/GroupApprovals',
  component: GroupApprovals,
  args: { group: { approvalPolicy: ORDERED, inheritedApprovalPolicy: USUAL }, onChange: fn() },
} satisfies Meta<typeof GroupApprovals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three approvers, one after the other, with a day for each answer. */
export const Ordered: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['1. 이도윤', '2. 김서연', '3. Emily Parker']);
    await expect(canvas.getByText(text('approvalHours', { count: 24 }))).toBeInTheDocument();
  },
};

/** Nothing is set: the usual rule applies. */
export const Usual: Story = {
  args: { group: { approvalPolicy: null, inheritedApprovalPolicy: USUAL } },
  tags: ['pictured'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const words = text('approvalInherited', { rule: text('approvalRule_single') });
    await expect(await canvas.findByText(words)).toBeInTheDocument();
  },
};

/** Inherited from the group above, whose approvers may all be gone. */
export const Inherited: Story = {
  args: {
    group: {
      approvalPolicy: null,
      inheritedApprovalPolicy: { rule: 'all', approvers: [], expiryHours: 1, recurring: false },
    },
  },
  render: ({ group }) => <GroupApprovals group={group} />,
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    await expect(await canvas.findByText(text('approversGone'))).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: text('changeApproval') })).not.toBeInTheDocument();
  },
};
