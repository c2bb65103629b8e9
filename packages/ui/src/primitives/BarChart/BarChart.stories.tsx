import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/useText.ts';
import { ChartCard, ChartTitle } from '../testing/ChartCard.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { spotIn } from '../testing/pointAt.ts';
import { BarChart } from './BarChart.tsx';

const VALUES = [12, 18, 9, 24, 31, 4, 0, 16, 22, 27, 19, 8, 2, 14];
/** Busy from Monday to Friday. */
const SCREENS = [4, 28, 35, 27, 40, 31, 6];
const TERMINALS = [1, 8, 11, 12, 11, 9, 2];
const FILES = [0, 4, 4, 6, 7, 6, 1];

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 9, 25);

interface ConnectionsProps {
  readonly days?: number;
  /** Of the first segment, repeated for the number of days. */
  readonly values?: readonly number[];
  /** Whether each bar has three segments. */
  readonly parts?: boolean;
  readonly tableView?: boolean;
}

const fill = (values: readonly number[], days: number) =>
  Array.from({ length: days }, (_, day) => values[day % values.length] ?? 0);

function Connections({ days = 14, values = VALUES, parts = false, tableView = false }: ConnectionsProps) {
  const words = useExampleTexts();
  const language = useLanguage();
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const [short, long] = [
    named({ month: 'short', day: 'numeric' }),
    named({ month: 'short', day: 'numeric', weekday: 'short' }),
  ];
  return (
    <ChartCard width={760}>
      <BarChart
        label={words.connectionsPerDay}
        heading={<ChartTitle title={words.connectionsPerDay} note={words.lastDays} />}
        category={words.day}
        categories={Array.from({ length: days }, (_, day) => {
          const date = new Date(FIRST_DAY + day * DAY_MS);
          return { key: String(day), label: short.format(date), longLabel: long.format(date) };
        })}
        series={
          parts
            ? [
                { key: 'screen', name: words.screen, values: fill(SCREENS, days) },
                { key: 'terminal', name: words.terminal, values: fill(TERMINALS, days) },
                { key: 'files', name: words.files, values: fill(FILES, days) },
              ]
            : [{ key: 'all', name: words.connections, values: fill(values, days) }]
        }
        labelEvery={days > 14 ? 7 : 1}
        tableView={tableView}
        empty={words.noConnections}
      />
    </ChartCard>
  );
}

const meta = {
  title: 'Primitives/BarChart',
  component: BarChart,
  render: (args) => <Connections {...args} />,
} satisfies HostedMeta<typeof Connections>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Connections>>;

/** Parts of bars are stacked; the legend names them, with the total of each. */
export const Stacked: Story = { args: { days: 30, parts: true, tableView: true } };

/** A single series needs no legend. */
export const TwoWeeks: Story = { tags: ['pictured'] };

export const Month: Story = { args: { days: 30 } };
export const OneBar: Story = { args: { days: 1 } };
export const AllZero: Story = {
  args: { values: [0], tableView: true },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이 기간에는 접속이 없어요.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '표' })).toBeNull();
  },
};
export const Empty: Story = { args: { days: 0 } };
export const LargeNumbers: Story = { args: { values: [12_000, 845_210, 1_204_000] } };

/** A bar shows the values of its parts under the pointer. */
export const Pointed: Story = {
  tags: ['pictured'],
  globals: { language: 'ko' },
  args: { days: 30, parts: true, tableView: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: '하루 접속 수' });
    const body = within(document.body);
    await userEvent.pointer(await spotIn(chart, 0.78));
    const title = await body.findByText('11월 17일 (화)', { ignore: 'th' });
    const card = within(title.parentElement ?? title);
    await expect(title).toBeVisible();
    await expect(card.getByText('35')).toBeVisible();
    await expect(card.getByText('합계').nextSibling).toHaveTextContent('50');
  },
};

/** The chart is one tab stop; the arrow keys go from bar to bar, and each is announced. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  args: { parts: true, tableView: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: '하루 접속 수' });
    const body = within(document.body);
    await expect(chart).toHaveAttribute('aria-valuetext', '10월 25일 (일): 화면 4, 터미널 1, 파일 0, 합계 5');
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(await body.findByText('10월 25일 (일)', { ignore: 'th' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', '10월 26일 (월): 화면 28, 터미널 8, 파일 4, 합계 40');
    await expect(await body.findByText('10월 26일 (월)', { ignore: 'th' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuenow', '13');
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByText('11월 7일 (토)', { ignore: 'th' })).toBeNull();
  },
};

/** The switch shows the same numbers as a table. While the chart is shown, that table is there for screen readers. */
export const AsTable: Story = {
  tags: ['pictured'],
  globals: { language: 'ko' },
  args: { parts: true, tableView: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider');
    await expect(within(canvas.getByRole('table', { name: '하루 접속 수' })).getAllByRole('row')).toHaveLength(16);
    await userEvent.click(canvas.getByRole('button', { name: '표' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    const table = within(canvas.getByRole('table', { name: '하루 접속 수' }));
    await expect(table.getByRole('row', { name: '10월 26일 (월) 28 8 4 40' })).toBeVisible();
    await expect(table.getByRole('row', { name: '합계 342 108 56 506' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '차트' }));
    await expect(await canvas.findByRole('slider')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '표' }));
  },
};

export const Phone: Story = { args: { days: 30 }, globals: { viewport: { value: 'phone' } } };

/** In a page that is read from right to left, time still runs from left to right. */
export const RightToLeft: Story = {
  tags: ['pictured'],
  args: { parts: true, tableView: true },
  decorators: [
    (Drawn) => (
      <div dir="rtl">
        <Drawn />
      </div>
    ),
  ],
};
