import Box from '@mui/material/Box';
import { CARD_SIZE_PRESETS, type CardSizePreset } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { actor, exampleFleet, MANAGER } from '../testing/exampleFleet.ts';
import { handlersFor } from '../testing/storyHandlers.ts';
import { DeviceCardGrid } from './DeviceCardGrid.tsx';
import { DeviceCardSkeletons } from './DeviceCardSkeletons.tsx';

interface ExampleProps {
  readonly size?: CardSizePreset;
  readonly busy?: boolean;
  /** Width of the container in px; the whole page by default. */
  readonly width?: number;
  /** How many devices; all of them by default. */
  readonly count?: number;
}

const PRESETS = [0, 1, 2, 3] as const satisfies readonly CardSizePreset[];

function Example({ size = 0, busy = false, width, count }: ExampleProps) {
  const fleet = exampleFleet(useLanguage());
  return (
    <Box sx={{ width: width ?? 'auto' }}>
      <DeviceCardGrid
        devices={count === undefined ? fleet : fleet.slice(5, 5 + count)}
        context={actor(MANAGER)}
        handlers={handlersFor()}
        size={size}
        busy={busy}
        onToggleFavourite={fn()}
      />
    </Box>
  );
}

const meta = {
  title: 'Devices/DeviceCardGrid',
  component: DeviceCardGrid,
  render: (args) => <Example {...args} />,
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The accessible name of each icon code. */
const SYSTEMS = ['', 'Windows', 'Linux', 'Mac', 'Android', 'iOS'] as const;

/** The distance from one column to the next, in px. */
async function columnGap({ canvas }: PlayContext) {
  const cards = await canvas.findAllByRole('article');
  const [first, second] = cards.map((card) => card.getBoundingClientRect());
  return { gap: first && second && second.top === first.top ? second.left - first.left : null, cards };
}

/** One card for each device, with its state; on a desktop in columns of the standard width. */
export const Cards: Story = {
  parameters: { spec: ['B-LIST-01', 'B-CARD-09', 'B-CARD-10'] },
  play: async (context) => {
    const { canvas, globals } = context;
    const text = await storyTexts('devices', globals);
    const common = await storyTexts('common', globals);
    const fleet = exampleFleet(storyLanguage(globals));
    const list = await canvas.findByRole('list', { name: text('list') });
    await expect(within(list).getAllByRole('article')).toHaveLength(fleet.length);
    for (const { alias, isOnline, osId: code } of fleet) {
      const card = within(canvas.getByRole('article', { name: alias }));
      await expect(card.getByText(common(isOnline ? 'online' : 'offline'))).toBeVisible();
      await expect(card.getByTitle(SYSTEMS[code])).toBeVisible();
    }
  },
};

/** The same three devices in each of the four sizes. */
function inAllSizes(args: ExampleProps) {
  return (
    <Box sx={{ display: 'grid', gap: '24px' }}>
      {PRESETS.map((size) => (
        <Example {...args} key={size} size={size} count={3} />
      ))}
    </Box>
  );
}

/** Left edges and widths of the rendered boxes, in px. */
const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return { left, width };
  });

/** Each column contains a slot of 240 px with a card of 200 px in its middle, whatever the size of the column. */
export const Slots: Story = {
  args: { width: 1340 },
  render: inAllSizes,
  tags: ['pictured'],
  parameters: { spec: ['B-CARD-05', 'B-CARD-06'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    const slots = boxesOf(canvasElement.querySelectorAll('article [data-card-slot]'));
    const cards = boxesOf(canvasElement.querySelectorAll('article [data-card-slot] [data-card]'));
    await expect(slots.map(({ width }) => width)).toEqual(Array.from({ length: 12 }, () => 240));
    await expect(cards.map(({ width }) => width)).toEqual(Array.from({ length: 12 }, () => 200));
    await expect(cards.map(({ left }, index) => left - (slots[index]?.left ?? 0))).toEqual(
      Array.from({ length: 12 }, () => 20),
    );
  },
};

/**
 * The four sizes, one below the other. Each is a line gap, from column to column: 350 px, and never below that or above
 * 440.
 */
export const Sizes: Story = {
  args: { width: 1340 },
  render: inAllSizes,
  tags: ['pictured'],
  parameters: { spec: ['B-CARD-01', 'B-CARD-02', 'B-CARD-03', 'B-CARD-04'] },
  play: async ({ canvas }) => {
    const gapsIn = (list: HTMLElement) => {
      const [first, second, third] = boxesOf(within(list).getAllByRole('article'));
      return first && second && third ? [second.left - first.left, third.left - second.left] : [];
    };
    await waitFor(() =>
      expect(canvas.getAllByRole('list').map(gapsIn)).toEqual([
        [350, 350],
        [380, 380],
        [410, 410],
        [440, 440],
      ]),
    );
  },
};

/** Each preset is one line gap: the distance from column to column. */
export const Small: Story = {
  args: { size: 0, width: 1200 },
  tags: ['no-visual'],
  play: async (context) => {
    await waitFor(async () => expect((await columnGap(context)).gap).toBe(CARD_SIZE_PRESETS[0]));
  },
};
export const Medium: Story = {
  args: { size: 1, width: 1200 },
  tags: ['no-visual'],
  play: async (context) => {
    await waitFor(async () => expect((await columnGap(context)).gap).toBe(CARD_SIZE_PRESETS[1]));
  },
};
export const Large: Story = {
  args: { size: 2, width: 1300 },
  tags: ['no-visual'],
  play: async (context) => {
    await waitFor(async () => expect((await columnGap(context)).gap).toBe(CARD_SIZE_PRESETS[2]));
  },
};
export const ExtraLarge: Story = {
  args: { size: 3, width: 1340 },
  play: async (context) => {
    await waitFor(async () => expect((await columnGap(context)).gap).toBe(CARD_SIZE_PRESETS[3]));
  },
};

/** If only one column fits, there is one, and it is never wider than its container. */
export const Narrow: Story = {
  args: { width: 320 },
  tags: ['no-visual'],
  play: async (context) => {
    const { cards, gap } = await columnGap(context);
    await expect(gap).toBeNull();
    await waitFor(() => expect(cards[0]?.getBoundingClientRect().width).toBe(320));
  },
};

export const Busy: Story = { tags: ['waits-forever'], args: { busy: true } };

export const Loading: Story = { render: () => <DeviceCardSkeletons count={8} size={0} /> };
