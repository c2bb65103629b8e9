import { http } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { examplePayments } from './testing/examplePayments.ts';
import { PAYMENT_VIEW, PaymentsWidget } from './PaymentsWidget.tsx';

const asked = fn();

function Example() {
  const [view, setView] = useState(PAYMENT_VIEW);
  return <PaymentsWidget personId={7} view={view} onViewChange={setView} />;
}

const ALL = examplePayments(23);

const meta = {
  title: 'License/PaymentsWidget',
  component: PaymentsWidget,
  render: () => <Example />,
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      http.get('/payments', ({ query, response }) => {
        const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
        asked([query.get('by'), query.get('order'), limit, offset, query.get('userId')].join(' '));
        const objects = ALL.slice(offset, offset + limit);
        return response(200).json({ status: 200, meta: { totalCount: ALL.length }, objects });
      }),
    );
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

export const Typical: Story = {};

/** Ten per page at first; 5, 10, 15 and 20 can be selected, and another payer or order starts over. */
export const Asking: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PAY-32', 'C-PAY-33'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('license', globals);
    const common = await storyTexts('common', globals);
    const sizes = await canvas.findByRole('combobox', { name: common('pageSize') });
    await expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['5', '10', '15', '20']);
    await expect(sizes).toHaveValue('10');
    await expect(asked).toHaveBeenLastCalledWith('start_date desc 10 0 7');
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 2 }) }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('start_date desc 10 10 7'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: common('pageSize') }), '20');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('start_date desc 20 0 7'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('payer') }), 'company');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('start_date desc 20 0 '));
  },
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/payments', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};
