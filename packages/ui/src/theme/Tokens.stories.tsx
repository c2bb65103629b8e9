import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorTable, MeasureTable, TypeTable } from '../docs/TokenTables.tsx';

const meta = {
  title: 'Foundation/Token tables',
  component: ColorTable,
  args: { scheme: 'light' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ColorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
export const Type: Story = { render: () => <TypeTable /> };
export const Measures: Story = { render: () => <MeasureTable /> };
