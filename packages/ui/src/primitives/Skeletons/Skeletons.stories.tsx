import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListSkeleton, TableSkeleton } from './Skeletons.tsx';

const meta = { title: 'Primitives/Skeletons', component: TableSkeleton } satisfies Meta<typeof TableSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table while it is loading. Screen readers get one sentence, not the bars. */
export const Table: Story = {
  tags: ['waits-forever'],
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('불러오는 중이에요');
  },
};

/** Compact rows and other columns. */
export const CompactTable: Story = { tags: ['waits-forever'], args: { rows: 5, rowHeight: 36, columns: [1, 1, 4] } };

/** A list while it is loading. */
export const List: Story = { render: () => <ListSkeleton rows={5} /> };
