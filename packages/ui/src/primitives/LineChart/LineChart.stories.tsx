import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/useText.ts';
import { ChartCard, ChartTitle } from '../testing/ChartCard.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { spotIn } from '../testing/pointAt.ts';
import { LineChart, type LinePoint } from './LineChart.tsx';

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date);
const on = (month: number, date: number, value: number): LinePoint => ({ at: day(month, date), value });

const COUNTED = [on(8, 16, 176), on(9, 1, 181), on(9, 16, 188), on(10, 1, 197), on(10, 16, 205), on(11, 8, 214)];
const FORECAST = [on(12, 8, 241), on(13, 8, 271), on(14, 8, 300)];
/** The middle of each month of the chart. */
const MONTHS = [9, 10, 11, 12, 13, 14, 15].map((month) => day(month, 1));

interface DevicesProps {
  readonly points?: readonly LinePoint[];
  readonly forecast?: readonly LinePoint[];
  readonly limit?: number;
  readonly tableView?: boolean;
  readonly current?: boolean;
  /** Whether the chart continues until the end of the license. */
  readonly toTheEnd?: boolean;
}

function Devices(props: DevicesProps) {
  const { points = COUNTED, forecast, limit, tableView = false, current = false, toTheEnd = false } = props;
  const words = useExampleTexts();
  const language = useLanguage();
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (at: number) => format.format(at);
  };
  return (
    <ChartCard width={448}>
      <LineChart
        label={words.license}
        heading={<ChartTitle title={words.license} />}
        series={words.deviceCount}
        category={words.day}
        points={points}
        {...(forecast ? { forecast } : {})}
        {...(limit === undefined ? {} : { limit: { value: limit, label: words.licensed } })}
        {...(current ? { currentLabel: words.today } : {})}
        {...(toTheEnd ? { until: day(15, 20), ticks: MONTHS } : {})}
        tickOf={named({ month: 'short' })}
        timeOf={named({ year: 'numeric', month: 'short', day: 'numeric' })}
        tableView={tableView}
      />
    </ChartCard>
  );
}

const LICENSE = { forecast: FORECAST, limit: 300, current: true, toTheEnd: true, tableView: true } as const;

const meta = {
  title: 'Primitives/LineChart',
  component: LineChart,
  render: (args) => <Devices {...args} />,
} satisfies HostedMeta<typeof Devices>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Devices>>;

/** The counts, the forecast after them, and the limit that it reaches. */
export const WithForecast: Story = { args: LICENSE };

export const Counted: Story = { args: {} };

/** More than is allowed, and still growing. */
export const OverLimit: Story = {
  tags: ['pictured'],
  args: { limit: 200, forecast: [on(12, 8, 241), on(13, 8, 260)], current: true },
};

export const OnePoint: Story = {
  tags: ['pictured'],
  args: { points: [on(11, 8, 214)], limit: 300, current: true },
};

export const Empty: Story = { args: { points: [], tableView: true } };

export const LongNumbers: Story = {
  tags: ['pictured'],
  args: { points: COUNTED.map(({ at, value }) => ({ at, value: value * 5137 })), limit: 1_500_000 },
};

export const Phone: Story = { args: LICENSE, globals: { viewport: { value: 'phone' } } };

/** A point can be read under the pointer, with the limit next to it. */
export const Pointed: Story = {
  tags: ['pictured'],
  globals: { language: 'ko' },
  args: LICENSE,
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: '라이선스' });
    await userEvent.pointer(await spotIn(chart, 0.78));
    const title = await within(document.body).findByText('2027년 2월 8일', { ignore: 'th' });
    const card = within(title.parentElement ?? title);
    await expect(card.getByText('예상')).toBeVisible();
    await expect(card.getAllByText('300')).toHaveLength(2);
  },
};

/** The keyboard starts at the last counted point; forecast points are announced as such. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  args: LICENSE,
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: '라이선스' });
    await expect(chart).toHaveAttribute('aria-valuetext', '2026년 11월 8일: 214');
    await userEvent.tab();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', '2026년 12월 8일 예상: 241');
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', '2026년 8월 16일: 176');
  },
};

/** The forecast has a separate column, and the limit is below. */
export const AsTable: Story = {
  tags: ['pictured'],
  globals: { language: 'ko' },
  args: LICENSE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '표' }));
    const table = within(canvas.getByRole('table', { name: '라이선스' }));
    await expect(table.getByRole('row', { name: '2026년 11월 8일 214' })).toBeVisible();
    await expect(table.getByRole('row', { name: '2026년 12월 8일 241' })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: '라이선스 300' })).toBeVisible();
  },
};
