import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { examplePayments } from '../testing/examplePayments.ts';
import { PaymentTable } from './PaymentTable.tsx';

const meta = {
  title: 'License/PaymentTable',
  component: PaymentTable,
  args: {
    payments: examplePayments(),
    sorting: { by: 'start_date', order: 'desc' },
    onSort: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PaymentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

/** When, what, how many devices, how much, the name of the payment method, and why. */
export const Columns: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PAY-31', 'C-PAY-34'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    const cell = await canvas.findByRole('gridcell', { name: text('methodTransfer') });
    const row = within(cell.closest<HTMLElement>('[role="row"]') ?? cell);
    for (const words of [
      '2026/09/05 11:30',
      text('typeBasic'),
      text('deviceCount', { count: 11 }),
      text('won', { amount: 528_850 }),
      text('remarkNew'),
    ])
      await expect(row.getByText(words)).toBeVisible();
    await expect(canvas.queryByText(/SC00/)).toBeNull();
  },
};

export const Loading: Story = { args: { payments: [], loading: true } };
export const Empty: Story = { args: { payments: [] } };
export const Failed: Story = { args: { payments: [], failed: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
