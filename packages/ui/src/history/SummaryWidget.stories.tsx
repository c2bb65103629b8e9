import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { QueryStory } from './testing/QueryStory.tsx';
import { asked, rankings } from './testing/storyHandlers.ts';
import { SummaryWidget } from './SummaryWidget.tsx';

interface SummaryProps {
  readonly initial?: Readonly<Record<string, string>>;
}

const PLAIN_ADDRESS: Readonly<Record<string, string>> = {};

function Summary({ initial = PLAIN_ADDRESS }: SummaryProps) {
  return (
    <QueryStory initial={initial}>
      {(state) => <SummaryWidget {...state} deviceHref={({ deviceId }) => `#device-${deviceId}`} />}
    </QueryStory>
  );
}

const meta = {
  title: 'History/SummaryWidget',
  component: SummaryWidget,
  render: (args) => <Summary {...args} />,
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(...rankings());
  },
} satisfies HostedMeta<typeof Summary>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Summary>>;

/** The first ten by user and by device. */
export const Rankings: Story = {
  tags: ['plays-on-desktop'],
  parameters: { spec: ['C-STATS-01', 'C-STATS-02', 'C-STATS-03'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('history', globals);
    const users = await canvas.findByRole('grid', { name: text('remoteByUser') });
    await waitFor(() => expect(within(users).getAllByRole('row')).toHaveLength(11));
    await expect(within(users).getAllByRole('row')[1]).toHaveTextContent('manager@demo.example');
    const devices = await canvas.findByRole('grid', { name: text('remoteByDevice') });
    const first = await within(devices).findByRole('link', { name: 'KIOSK-로비-01' });
    await expect(first).toHaveAttribute('href', '#device-1');
    const sent = {
      searchMode: 'pagination',
      order: 'desc',
      limit: '10',
      offset: '0',
      startDate: '2026-10-21 00:00:00',
      endDate: '2026-11-21 23:59:59',
    };
    await expect(asked).toHaveBeenCalledWith('/dash/remote', { ...sent, by: 'mgrid', type: 'user' });
    await expect(asked).toHaveBeenCalledWith('/dash/remote', { ...sent, by: 'create_time', type: 'device' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
