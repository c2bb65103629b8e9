import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function TurningPages({ page: first, ...props }: Omit<PaginationProps, 'onChange'>) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onChange={(change) => setPage(change.page)} />;
}

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  render: (args) => <TurningPages {...args} />,
  args: { page: 1, pageSize: 24, total: 214, unit: 'devices', onPrefetch: fn() },
} satisfies HostedMeta<typeof TurningPages>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof TurningPages>>;

/** The first of nine pages. */
export const First: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('214대 중 1–24');
    await expect(canvas.getByRole('button', { name: '이전 페이지' })).toBeDisabled();
  },
};

/** A click changes the page; the range follows. */
export const Moves: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '다음 페이지' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('214대 중 25–48');
    await userEvent.click(canvas.getByRole('button', { name: '페이지 9' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('214대 중 193–214');
    await expect(canvas.getByRole('button', { name: '현재 페이지 9' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '다음 페이지' })).toBeDisabled();
  },
};

/**
 * Approaching a button reports which page is next; paging on with the same button reports the page after it as well.
 */
export const Approaching: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: '다음 페이지' });
    await userEvent.hover(next);
    await expect(args.onPrefetch).toHaveBeenLastCalledWith({ page: 2 });
    await userEvent.click(next);
    await expect(args.onPrefetch).toHaveBeenLastCalledWith({ page: 3 });
    await userEvent.hover(canvas.getByRole('button', { name: '페이지 9' }));
    await expect(args.onPrefetch).toHaveBeenLastCalledWith({ page: 9 });
    await userEvent.click(canvas.getByRole('button', { name: '페이지 9' }));
    // There is no page after the last one, and nobody approaches the current page.
    await expect(args.onPrefetch).toHaveBeenLastCalledWith({ page: 9 });
  },
};

export const Middle: Story = { args: { page: 40, total: 2140 } };

/** Everything fits on one page: the count stays, the buttons disappear. */
export const OnePage: Story = { args: { total: 7 } };
export const Nothing: Story = { args: { total: 0 } };

/** A page past the end is shown as the last one. */
export const PastTheEnd: Story = {
  args: { page: 99 },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('214대 중 193–214');
  },
};

export const Phone: Story = { args: { page: 5 }, globals: { viewport: { value: 'phone' } } };
