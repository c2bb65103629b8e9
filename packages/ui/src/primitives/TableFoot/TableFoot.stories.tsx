import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { TableFoot } from './TableFoot.tsx';

const SIZES = [10, 20, 50] as const;
type Size = (typeof SIZES)[number];

interface FootProps {
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Foot({ total, onPage }: FootProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<Size>(10);
  return (
    <TableFoot
      page={page}
      pageSize={size}
      pageSizes={SIZES}
      total={total}
      onPageChange={(change) => {
        setPage(change.page);
        onPage(change.page);
      }}
      onPageSizeChange={(change) => {
        setSize(change.size);
        setPage(1);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/TableFoot',
  component: TableFoot,
  render: (args) => <Foot {...args} />,
  args: { total: 214, onPage: fn() },
} satisfies HostedMeta<typeof Foot>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Foot>>;

export const ManyPages: Story = {};

/** The count, the page and the size belong together. */
export const Turning: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('214건 중 1–10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다음 페이지' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('214건 중 11–20')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '페이지당 개수' }), '50');
    await expect(canvas.getByText('214건 중 1–50')).toBeVisible();
  },
};

export const OnePage: Story = { args: { total: 4 } };
export const Nothing: Story = { args: { total: 0 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
