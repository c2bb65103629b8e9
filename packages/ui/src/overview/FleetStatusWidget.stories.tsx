import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyAdministrator, storyTexts } from '../i18n/testing/storyTexts.ts';
import { FleetStatusWidget } from './FleetStatusWidget.tsx';
import { crowdedFleet, quietFleet } from './testing/exampleOverview.ts';
import { overviewServer } from './testing/overviewServer.ts';

const meta = {
  title: 'Overview/FleetStatusWidget',
  component: FleetStatusWidget,
  parameters: inFrames(320),
  args: { listHref: ({ number }) => `#${number}` },
  beforeEach: ({ msw }) => msw.use(overviewServer.fleet()),
} satisfies Meta<typeof FleetStatusWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number links to its list; a smaller number below has a separate link. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    const leadsTo = async (name: string, href: string) =>
      expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    await leadsTo(text('figure', { name: text('online'), count: 187 }), '#online');
    await leadsTo(text('figure', { name: text('offline'), count: 27 }), '#offline');
    await leadsTo(text('absent', { count: 5 }), '#absent');
    await leadsTo(text('figure', { name: text('alerting'), count: 5 }), '#alerting');
    await leadsTo(text('figure', { name: text('overLimit'), count: 4 }), '#overLimit');
    await leadsTo(text('figure', { name: text('outdated'), count: 31 }), '#outdated');
    await leadsTo(text('updatable', { count: 24 }), '#updatable');
  },
};

export const Dark: Story = { globals: { theme: 'dark', language: 'en' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Without a host that has lists, the numbers are not links. */
export const WithoutLinks: Story = {
  tags: ['no-visual'],
  render: () => <FleetStatusWidget />,
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('overLimit'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllWell: Story = { beforeEach: ({ msw }) => msw.use(overviewServer.fleet(quietFleet)) };

/** Numbers and names that need space take more lines, and nothing is cut off. */
export const Crowded: Story = { beforeEach: ({ msw }) => msw.use(overviewServer.fleet(crowdedFleet)) };
export const CrowdedPhone: Story = { ...Crowded, globals: { viewport: { value: 'phone' }, language: 'en' } };

/** There is no device yet, and the person may add the first one. */
export const Empty: Story = {
  args: { addHref: '#add' },
  beforeEach: ({ msw }) => msw.use(overviewServer.fleet({ ...quietFleet, total: 0, online: 0 })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    await expect(await canvas.findByText(text('noDevices'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('addDevice') })).toHaveAttribute('href', '#add');
  },
};

/** People who may not add devices learn who can. */
export const EmptyAsk: Story = {
  tags: ['no-visual'],
  beforeEach: Empty.beforeEach ?? [],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('overview', globals);
    const hint = text('noDevicesAskHint', { administrator: await storyAdministrator(globals) });
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['waits-forever'],
  beforeEach: ({ msw }) => msw.use(overviewServer.fleetHangs()),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(overviewServer.fleetFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Forbidden: Story = { beforeEach: ({ msw }) => msw.use(overviewServer.fleetIsForbidden()) };
