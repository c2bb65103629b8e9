import type { StoryObj } from '@storybook/react-vite';
import { TAG_COLORS } from '@remote-console/domain';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleTags } from '../testing/exampleTags.ts';
import { TagList, type TagHref } from './TagList.tsx';

interface ExampleProps {
  readonly count: number;
  readonly atMost?: number;
  readonly width?: number;
  readonly tagHref?: TagHref;
}

function Example({ count, width, ...rest }: ExampleProps) {
  const tags = exampleTags(useLanguage()).slice(0, count);
  return (
    <div style={width === undefined ? {} : { width }}>
      <TagList deviceName="KIOSK-01" tags={tags} {...rest} />
    </div>
  );
}

const meta = {
  title: 'Tags/TagList',
  component: TagList,
  args: { count: 6 },
  render: (args) => <Example {...args} />,
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** All tags, in as many lines as they need. */
export const Everything: Story = {};

/** In one line, those that fit; the others are counted, and named for screen readers. */
export const OneLine: Story = {
  tags: ['pictured'],
  args: { atMost: 2, width: 200 },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const list = await canvas.findByRole('list', { name: text('tagsOf', { name: 'KIOSK-01' }) });
    await expect(list).toHaveTextContent('+4');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Where there is hardly any space, only the first. */
export const Narrow: Story = {
  tags: ['pictured'],
  args: { atMost: 2, width: 110 },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('devices', globals);
    const list = await canvas.findByRole('list', { name: text('tagsOf', { name: 'KIOSK-01' }) });
    await expect(list).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Short names next to a long one stay complete; the long one is truncated. */
export const LongBesideShort: Story = {
  tags: ['pictured'],
  render: () => (
    <div style={{ width: 320 }}>
      <TagList
        deviceName="KIOSK-01"
        atMost={3}
        tags={['hr', 'hot', 'maintenance-contract-ends-next-month', 'pilot'].map((name, at) => ({
          id: at + 1,
          name,
          color: 'blue',
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['hr', 'hot']) {
      const short = await canvas.findByText(name);
      await expect(short.scrollWidth).toBe(short.clientWidth);
    }
    const long = canvas.getByText('maintenance-contract-ends-next-month');
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
  },
};

/** Each links to the devices that have it. */
export const Links: Story = {
  tags: ['no-visual'],
  args: { count: 2, tagHref: ({ tag }) => `#${tag.name}` },
  play: async ({ canvas, globals }) => {
    for (const { name } of exampleTags(storyLanguage(globals)).slice(0, 2)) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', `#${name}`);
    }
  },
};

/** Every color. */
export const Colors: Story = {
  tags: ['pictured'],
  render: () => (
    <TagList deviceName="KIOSK-01" tags={TAG_COLORS.map((color, at) => ({ id: at + 1, name: color, color }))} />
  ),
};

/** A device without tags takes no space. */
export const None: Story = {
  tags: ['no-visual'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
