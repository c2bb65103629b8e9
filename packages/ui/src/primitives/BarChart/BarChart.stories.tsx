import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleWords } from '../testing/exampleWords.ts';
import { BarChart } from './BarChart.tsx';

const VALUES = [12, 18, 9, 24, 31, 4, 0, 16, 22, 27, 19, 8, 2, 14];

interface ConnectionsProps {
  readonly days?: number;
  readonly values?: readonly number[];
}

function Connections({ days = VALUES.length, values = VALUES }: ConnectionsProps) {
  const words = useExampleWords();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BarChart
        label={words.connectionsOf}
        series={words.connections}
        category={words.day}
        bars={Array.from({ length: days }, (_, index) => ({
          key: String(index),
          label: `11-${String(index + 1).padStart(2, '0')}`,
          value: values[index % values.length] ?? 0,
        }))}
      />
    </Box>
  );
}

const meta = {
  title: 'Primitives/BarChart',
  component: BarChart,
  render: (args) => <Connections {...args} />,
} satisfies HostedMeta<typeof Connections>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Connections>>;

export const TwoWeeks: Story = {};
export const Month: Story = { args: { days: 30 } };
export const OneBar: Story = { args: { days: 1 } };
export const AllZero: Story = { args: { values: [0] } };
export const Empty: Story = { args: { days: 0 } };
export const LargeNumbers: Story = { args: { values: [12_000, 845_210, 1_204_000] } };

/** A bar tells its value on hover and on focus; the arrow keys go from bar to bar. */
export const Telling: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('img', { name: '11-01: 12' });
    await userEvent.hover(first);
    await expect(canvas.getByText('11-01: 12')).toBeVisible();
    await userEvent.unhover(first);
    await expect(canvas.queryByText('11-01: 12')).toBeNull();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(canvas.getByText('11-01: 12')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('11-02: 18')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: '11-14: 14' })).toHaveFocus();
  },
};

/** The same numbers are in a table for those who listen. */
export const AsTable: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '일별 접속 수' }));
    await expect(table.getAllByRole('row')).toHaveLength(VALUES.length + 1);
    await expect(table.getByRole('row', { name: '11-05 31' })).toBeInTheDocument();
  },
};

export const Phone: Story = { args: { days: 30 }, globals: { viewport: { value: 'phone' } } };
