import { aDevice, aProfile } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { ListExample, listServer } from './testing/listStories.tsx';

/** One device for each operating system code. */
const CODES = [1, 2, 3, 4, 5, 0] as const;

const meta = {
  title: 'Devices/DeviceListWidget/Operating systems',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  tags: ['no-visual'],
  args: { groupId: 'all', session: aProfile(), onViewChange: fn() },
  globals: { language: 'en' },
  beforeEach: ({ msw, globals }) => {
    const devices = CODES.map((code, index) => aDevice({ id: index + 1, alias: `CODE-${code}`, osId: code }));
    msw.use(...listServer(storyLanguage(globals), { devices }).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Expects the row of a code to show the name of a system. */
async function shows({ canvas }: PlayContext, code: number, name: string): Promise<void> {
  const row = await canvas.findByRole('row', { name: new RegExp(`CODE-${code}\\b`) });
  await expect(within(row).getByRole('img', { name })).toHaveAttribute('title', name);
}

/** Computer operating systems. */
export const Computers: Story = {
  parameters: { spec: ['B-OS-01', 'B-OS-02', 'B-OS-03'] },
  play: async (context) => {
    await shows(context, 1, 'Windows');
    await shows(context, 2, 'Linux');
    await shows(context, 3, 'Mac');
  },
};

/** Phone operating systems. */
export const Phones: Story = {
  parameters: { spec: ['B-OS-04', 'B-OS-05'] },
  play: async (context) => {
    await shows(context, 4, 'Android');
    await shows(context, 5, 'iOS');
  },
};

/** A device that has not reported its system. */
export const Unknown: Story = {
  parameters: { spec: ['B-OS-06'] },
  play: (context) => shows(context, 0, 'Unknown operating system'),
};
