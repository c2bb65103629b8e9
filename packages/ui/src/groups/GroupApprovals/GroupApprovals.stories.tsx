import type { ApprovalPolicy, Approver } from '@remote-console/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { GroupApprovals } from './GroupApprovals.tsx';

const PEOPLE: readonly Approver[] = [
  { pk: 1, mgrid: 'manager@demo.example', name: '이도윤' },
  { pk: 2, mgrid: 'submanager@demo.example', name: '김서연' },
  { pk: 6, mgrid: 'emily@demo.example', name: 'Emily Parker' },
];
const USUAL: ApprovalPolicy = { rule: 'single', approvers: [], expiry_hours: null, recurring: false };
const ORDERED: ApprovalPolicy = { rule: 'ordered', approvers: [...PEOPLE], expiry_hours: 24, recurring: false };

const meta = {
  title: 'Groups/GroupApprovals',
  component: GroupApprovals,
  args: { group: { approval_policy: ORDERED, inherited_approval_policy: USUAL }, onChange: fn() },
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

/** Nothing is said: it is as it always was. */
export const Usual: Story = {
  args: { group: { approval_policy: null, inherited_approval_policy: USUAL } },
  tags: ['pictured'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('groupPages', globals);
    const words = text('approvalInherited', { rule: text('approvalRule_single') });
    await expect(await canvas.findByText(words)).toBeInTheDocument();
  },
};

/** The group above it decides, whose approvers may all be gone. */
export const Inherited: Story = {
  args: {
    group: {
      approval_policy: null,
      inherited_approval_policy: { rule: 'all', approvers: [], expiry_hours: 1, recurring: false },
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
