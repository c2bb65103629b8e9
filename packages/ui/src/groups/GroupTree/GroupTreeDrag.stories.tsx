import Box from '@mui/material/Box';
import { AUTO_SCROLL_INTERVAL_MS, groupsAfter, type GroupRecord } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { nextDrawing, ticks } from '../../docs/storyTimers.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { DeviceDragArea } from '../drag/DeviceDragArea.tsx';
import { DragScope } from '../drag/DragScope.tsx';
import { exampleGroups } from '../testing/exampleGroups.ts';
import { carry, placeIn, pointer } from '../testing/pointerDrag.ts';
import { GroupTree, type GroupTreeProps } from './GroupTree.tsx';

interface ExampleProps extends Omit<GroupTreeProps, 'groups'> {
  /** The number of additional groups, for scrolling. */
  readonly more?: number;
}

const DEVICES = [
  { id: 70, alias: 'KIOSK-70', groupId: 30 },
  { id: 71, alias: 'KIOSK-71', groupId: 11 },
];

function Example({ more = 0, onMove, ...props }: ExampleProps) {
  const language = useLanguage();
  const [groups, setGroups] = useState<readonly GroupRecord[]>(() => [
    ...exampleGroups(language),
    ...Array.from({ length: more }, (_, index) => ({
      id: 500 + index,
      parentId: 1,
      name: `Z ${String(index).padStart(3, '0')}`,
    })),
  ]);
  return (
    <DragScope>
      <Box sx={{ display: 'flex', gap: '16px' }}>
        <Box sx={{ width: 260, height: 420, p: 3, bgcolor: 'tone.surface', border: 1, borderColor: 'tone.line' }}>
          <GroupTree
            {...props}
            groups={groups}
            onMove={(request) => {
              setGroups((before) => groupsAfter(before, request.move));
              onMove?.(request);
            }}
          />
        </Box>
        <DeviceDragArea devices={DEVICES}>
          {DEVICES.map(({ id, alias }) => (
            <Box key={id} data-id={id} sx={{ p: 3 }}>
              {alias}
            </Box>
          ))}
        </DeviceDragArea>
      </Box>
    </DragScope>
  );
}

const meta = {
  title: 'Groups/GroupTree/Moving',
  component: GroupTree,
  render: (args) => <Example {...args} />,
  args: {
    selected: 'all',
    movesGroups: true,
    onMove: fn(),
    onMoveRefused: fn(),
    onSelect: fn(),
    onRefused: fn(),
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The line of a group, by its ID; of an entry, by the key of its name. */
async function lineOf({ canvas, globals }: PlayContext, target: number | 'all' | 'favourites') {
  const text = await storyTexts('groups', globals);
  const language = storyLanguage(globals);
  const own = exampleGroups(language).find(({ id }) => id === target)?.name ?? '';
  const name =
    typeof target === 'string'
      ? text(target)
      : target === 2
        ? text('defaultGroup')
        : target === 1
          ? text('rootGroup')
          : own;
  const rows = await canvas.findAllByRole('treeitem');
  const row = rows.find((candidate) => candidate.textContent?.startsWith(name));
  if (!row) throw new Error(`No line for ${name}.`);
  return row;
}

/** Tries to drag a group onto another one, and releases there: if it worked, it would move below the other. */
async function expectNoCarrying(context: PlayContext, target: number) {
  const { args } = context;
  const from = await lineOf(context, target);
  const start = placeIn(from);
  const end = placeIn(await lineOf(context, 30));
  pointer(from, 'pointerdown', start);
  pointer(window, 'pointermove', { x: start.x + 9, y: start.y });
  pointer(window, 'pointermove', end);
  await nextDrawing();
  await expect(document.querySelector('[data-drag-ghost]')).toBeNull();
  pointer(window, 'pointerup', end);
  await expect(args.onMove).not.toHaveBeenCalled();
  await expect(args.onMoveRefused).not.toHaveBeenCalled();
}

const labels = (rows: readonly HTMLElement[]) => rows.map((row) => row.querySelector('[id$="-name"]')?.textContent);

/** A tree whose groups can be dragged. */
export const Ready: Story = {};

/** A device from the list next to it moves into the group it is dropped on. */
export const DropsADevice: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-01', 'B-DRAG-02'] },
  play: async (context) => {
    const { args, canvas } = context;
    const { drop } = await carry(await canvas.findByText('KIOSK-70'), await lineOf(context, 20));
    drop();
    await expect(args.onMove).toHaveBeenCalledWith({
      move: { kind: 'device', id: 70, from: 30, to: 20 },
      name: 'KIOSK-70',
    });
    await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).toBeNull());
  },
};

/** The entries, the root and the device's own group accept no device: a message says why, and nothing moves. */
export const RefusesADevice: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-06', 'B-DRAG-07', 'B-DRAG-13'] },
  play: async (context) => {
    const { args, canvas } = context;
    const device = await canvas.findByText('KIOSK-70');
    for (const [target, because] of [
      ['all', 'cannot_move_device'],
      ['favourites', 'cannot_move_device'],
      [1, 'cannot_move_device'],
      [30, 'identical_group'],
    ] as const) {
      const { drop } = await carry(device, await lineOf(context, target));
      drop();
      await expect(args.onMoveRefused).toHaveBeenLastCalledWith({ because, name: 'KIOSK-70' });
      await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).toBeNull());
    }
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** A group moves below the one it is dropped on, which does not open it. */
export const DropsAGroup: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-03', 'B-DRAG-12', 'B-DRAG-18'] },
  play: async (context) => {
    const { args, canvas, globals } = context;
    const name = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 20)?.name;
    const first = await carry(await lineOf(context, 20), await lineOf(context, 30));
    first.drop();
    await expect(args.onMove).toHaveBeenLastCalledWith({ move: { kind: 'group', id: 20, from: 1, to: 30 }, name });
    await waitFor(async () => expect(await lineOf(context, 30)).toHaveAttribute('aria-expanded', 'false'));
    (await lineOf(context, 30)).focus();
    await context.userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await lineOf(context, 20)).toHaveAttribute('aria-level', '3'));
    // Within 3 px of the upper edge it goes next to it: below the parent of that group.
    const second = await carry(await lineOf(context, 20), await lineOf(context, 40), 'top edge');
    second.drop();
    await expect(args.onMove).toHaveBeenLastCalledWith({ move: { kind: 'group', id: 20, from: 30, to: 1 }, name });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(await canvas.findAllByRole('treeitem')).not.toHaveLength(0);
  },
};

/** A move that the rules refuse leaves the tree unchanged and shows a message. */
export const RefusesAGroup: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, step } = context;
    const drawn = async () => labels(await canvas.findAllByRole('treeitem'));
    const before = await drawn();
    const drops = async (target: Parameters<typeof lineOf>[1], where: 'middle' | 'top edge') => {
      const { drop } = await carry(await lineOf(context, 20), await lineOf(context, target), where);
      drop();
      await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).toBeNull());
    };
    const isRefused = async (because: string) => {
      await expect(args.onMoveRefused).toHaveBeenLastCalledWith(expect.objectContaining({ because }));
      await expect(args.onMove).not.toHaveBeenCalled();
    };
    await step('the entry for all devices takes no groups [B-DRAG-08]', async () => {
      await drops('all', 'middle');
      await isRefused('all_device_has_no_child');
    });
    await step('the entry for favourites takes no groups [B-DRAG-09]', async () => {
      await drops('favourites', 'middle');
      await isRefused('cannot_modify_group_order');
    });
    await step('there is no order below a parent to change [B-DRAG-11] [B-GROUP-16]', async () => {
      await drops(40, 'top edge');
      await isRefused('no_order_warning');
    });
    await step('after a refusal the tree is drawn as it was before [B-DRAG-17]', async () => {
      await expect(await drawn()).toEqual(before);
    });
    await step('a drop on the group itself does nothing [B-DRAG-14]', async () => {
      await drops(20, 'middle');
      await expect(args.onMoveRefused).toHaveBeenCalledTimes(3);
      await expect(args.onMove).not.toHaveBeenCalled();
      await expect(await drawn()).toEqual(before);
    });
  },
};

/** After a refused drop every group is where it was, and nothing of the drag is left. */
export const AfterARefusal: Story = {
  tags: ['pictured'],
  parameters: { spec: ['B-DRAG-17'] },
  play: async (context) => {
    const { args, canvas } = context;
    const before = labels(await canvas.findAllByRole('treeitem'));
    const { drop } = await carry(await lineOf(context, 20), await lineOf(context, 40), 'top edge');
    drop();
    await expect(args.onMoveRefused).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).toBeNull());
    await expect(labels(await canvas.findAllByRole('treeitem'))).toEqual(before);
  },
};

/**
 * A dropped item returns, or moves to its place, in 200 ms. The screenshot shows the moment 100 ms after it was
 * released: at another time it would be farther along, or less far.
 */
export const OnItsWay: Story = {
  tags: ['pictured'],
  // Halfway gone, its text has lost its contrast.
  parameters: { spec: ['B-DRAG-23'], a11y: { context: { exclude: ['[data-drag-ghost]'] } } },
  beforeEach: () => {
    // With reduced motion, as in screenshots, it would not be visible on its way.
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query.includes('prefers-reduced-motion') ? 'not all' : query);
    return () => {
      window.matchMedia = match;
    };
  },
  play: async (context) => {
    const { drop } = await carry(await lineOf(context, 20), await lineOf(context, 'favourites'));
    drop();
    const ghost = document.querySelector('[data-drag-ghost]');
    const way = await waitFor(() => {
      const [animation] = ghost?.getAnimations() ?? [];
      if (!animation) throw new Error('It is not on its way.');
      return animation;
    });
    way.pause();
    await expect(way.effect?.getComputedTiming().activeDuration).toBe(200);
    way.currentTime = 100;
    // Frozen, because a screenshot shows every animation at its end.
    way.commitStyles();
    way.cancel();
    await expect(ghost).toBeInTheDocument();
  },
};

/** Escape cancels the drag. */
export const EscapeCancels: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { drop } = await carry(await lineOf(context, 20), await lineOf(context, 30));
    await userEvent.keyboard('{Escape}');
    drop();
    await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).toBeNull());
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.onMoveRefused).not.toHaveBeenCalled();
  },
};

/** The default group stays where it is, and for non-administrators all groups do. */
export const DefaultGroupStays: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-10'] },
  play: async (context) => expectNoCarrying(context, 2),
};

export const NoAdministrator: Story = {
  args: { movesGroups: false },
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-05'] },
  play: async (context) => {
    const { args, userEvent } = context;
    await expectNoCarrying(context, 20);
    (await lineOf(context, 20)).focus();
    await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{Enter}');
    await nextDrawing();
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.onMoveRefused).not.toHaveBeenCalled();
  },
};

/** A finger picks up after resting for a moment; a swipe scrolls as usual. */
export const Touch: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args } = context;
    const from = await lineOf(context, 20);
    const to = placeIn(await lineOf(context, 30));
    pointer(from, 'pointerdown', placeIn(from), 'touch');
    pointer(window, 'pointermove', to, 'touch');
    pointer(window, 'pointerup', to, 'touch');
    await expect(args.onMove).not.toHaveBeenCalled();
    pointer(from, 'pointerdown', placeIn(from), 'touch');
    await waitFor(() => expect(document.querySelector('[data-drag-ghost]')).not.toBeNull());
    pointer(window, 'pointermove', to, 'touch');
    pointer(window, 'pointerup', to, 'touch');
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ move: { kind: 'group', id: 20, from: 1, to: 30 } }),
    );
  },
};

/** Near the lower edge the tree scrolls automatically, and stops when the pointer leaves the area or lets go. */
export const ScrollsByItself: Story = {
  args: { more: 200 },
  tags: ['no-visual'],
  parameters: { spec: ['B-DRAG-19', 'B-DRAG-22'] },
  play: async (context) => {
    const { canvas } = context;
    const scroller = (await canvas.findByRole('tree')).parentElement;
    if (!scroller) throw new Error('No scroller.');
    const { left, top, bottom } = scroller.getBoundingClientRect();
    const from = await lineOf(context, 20);
    pointer(from, 'pointerdown', placeIn(from));
    pointer(window, 'pointermove', { x: left + 40, y: (top + bottom) / 2 });
    await ticks(3, AUTO_SCROLL_INTERVAL_MS);
    await expect(scroller.scrollTop).toBe(0);
    pointer(window, 'pointermove', { x: left + 40, y: bottom - 5 });
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100));
    pointer(window, 'pointermove', { x: left + 40, y: (top + bottom) / 2 });
    const rest = scroller.scrollTop;
    await ticks(3, AUTO_SCROLL_INTERVAL_MS);
    await expect(scroller.scrollTop).toBe(rest);
    pointer(window, 'pointermove', { x: left + 40, y: bottom - 5 });
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(rest));
    pointer(window, 'pointerup', { x: left + 400, y: bottom - 5 });
    const end = scroller.scrollTop;
    await ticks(3, AUTO_SCROLL_INTERVAL_MS);
    await expect(scroller.scrollTop).toBe(end);
  },
};

/** The same by keyboard: pick up, move, drop; after a refusal the group stays picked up. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const text = await storyTexts('groups', globals);
    const line = await lineOf(context, 30);
    const name = exampleGroups(storyLanguage(globals)).find(({ id }) => id === 30)?.name ?? '';
    line.focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('carrying', { name })));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onMoveRefused).toHaveBeenLastCalledWith({ because: 'cannot_modify_group_order', name });
    (await lineOf(context, 20)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith({ move: { kind: 'group', id: 30, from: 1, to: 20 }, name });
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
