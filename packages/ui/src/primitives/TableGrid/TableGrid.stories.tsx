import Checkbox from '@mui/material/Checkbox';
import type { StoryObj } from '@storybook/react-vite';
import { toggleSelection } from '@remote-console/domain';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { Button } from '../Button/Button.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { TableGrid } from './TableGrid.tsx';
import type { DataSorting, RowKey } from './types.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
}

const PEOPLE: readonly Person[] = ['김하늘', 'Sora Ito', '박지우', 'Erik Lindqvist', '이도윤', '田中葵'].map(
  (name, index) => ({ id: index + 1, name, mail: `person${index + 1}@company.example` }),
);
const ALL: ReadonlySet<RowKey> = new Set(PEOPLE.map(({ id }) => id));
const NOBODY: ReadonlySet<RowKey> = new Set();

interface PeopleProps {
  readonly onSort: (sorting: DataSorting<'name'>) => void;
  readonly onRemove: (name: string) => void;
  readonly onOpen: (name: string) => void;
  readonly selects?: boolean;
  readonly narrow?: boolean;
  /** Whether the address column is hidden if there is little space. */
  readonly yields?: boolean;
}

function People({ onSort, onRemove, onOpen, selects = false, narrow = false, yields = false }: PeopleProps) {
  const words = useExampleTexts();
  const [selected, setSelected] = useState(NOBODY);
  const toggle = ({ id }: Person) => setSelected((before) => toggleSelection(before, id));
  return (
    <div style={narrow ? { width: 420 } : {}}>
      <TableGrid<Person, 'name'>
        label={words.people}
        rows={PEOPLE}
        getRowKey={({ id }) => id}
        sorting={{ by: 'name', order: 'asc' }}
        onSort={onSort}
        rowTone={({ id }) => (id === 3 ? 'warn' : 'normal')}
        onRowOpen={({ name }) => onOpen(name)}
        selection={
          selects
            ? {
                isSelected: ({ id }) => selected.has(id),
                onToggleRow: toggle,
                onTogglePage: () => setSelected(selected.size === ALL.size ? NOBODY : ALL),
              }
            : undefined
        }
        columns={[
          ...(selects
            ? [
                {
                  field: 'selection',
                  header: words.acts,
                  width: 52,
                  align: 'center' as const,
                  render: (row: Person) => (
                    <Checkbox
                      checked={selected.has(row.id)}
                      onChange={() => toggle(row)}
                      slotProps={{ input: { 'aria-label': row.name } }}
                    />
                  ),
                },
              ]
            : []),
          { field: 'name', header: words.person, flex: 1, minWidth: 160, sortKey: 'name', render: ({ name }) => name },
          {
            field: 'mail',
            header: words.mail,
            yields: yields ? 1 : undefined,
            flex: 2,
            minWidth: 220,
            quiet: true,
            render: ({ mail }) => mail,
          },
          {
            field: 'acts',
            header: words.acts,
            width: 120,
            align: 'end',
            render: ({ name }) => (
              <Button size="small" aria-label={`${name} ${words.remove}`} onClick={() => onRemove(name)}>
                {words.remove}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/TableGrid',
  component: TableGrid,
  render: (args) => <People {...args} />,
  args: { onSort: fn(), onRemove: fn(), onOpen: fn() },
} satisfies HostedMeta<typeof People>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof People>>;

export const Typical: Story = {};

/** With less width than its columns need, the table scrolls, and the page does not. */
export const Narrow: Story = { args: { narrow: true } };

/** Columns with a hiding order are hidden before anything is cut off; a line says which, and shows them again. */
export const GivesWay: Story = {
  args: { narrow: true, yields: true },
  play: async ({ canvas, step, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').length;
    await step('the column has no room', async () => {
      const line = await canvas.findByRole('button', { name: '모든 열 보기' });
      await expect(heads()).toBe(2);
      await expect(canvas.queryByRole('columnheader', { name: '이메일' })).not.toBeInTheDocument();
      await userEvent.click(line);
    });
    await step('it is shown all the same, in a table that scrolls', async () => {
      const grid = canvas.getByRole('grid');
      await expect(heads()).toBe(3);
      await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
      await userEvent.click(canvas.getByRole('button', { name: '너비에 맞추기' }));
    });
    await step('and gives way again', async () => {
      const grid = canvas.getByRole('grid');
      await expect(heads()).toBe(2);
      await expect(grid.scrollWidth).toBe(grid.clientWidth);
    });
  },
};

/** Arrows, Home, End and the page keys move from cell to cell; the whole table is one tab stop. */
export const Keys: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const heads = await canvas.findAllByRole('columnheader');
    const cells = canvas.getAllByRole('gridcell');
    await userEvent.tab();
    await expect(heads[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(heads[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'desc' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cells[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('김하늘');
    await userEvent.keyboard('{End}');
    await expect(cells[2]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const remove = canvas.getByRole('button', { name: '김하늘 삭제' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('김하늘');
    await userEvent.keyboard('{Escape}');
    await expect(cells[2]).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cells.at(-1)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(heads[2]).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Home}');
    await expect(cells.at(-3)).toHaveFocus();
    // Arrow keys also leave a control.
    within(cells[2] ?? document.body)
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cells[5]).toHaveFocus();
    await expect(document.querySelectorAll('[role="grid"] [tabindex="0"][role]')).toHaveLength(1);
  },
};

/** Space selects the focused row, and Ctrl+A the page; pressed again, they deselect. */
export const SelectionKeys: Story = {
  args: { selects: true },
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const [, name] = await canvas.findAllByRole('gridcell');
    name?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1));
    await expect(canvas.getByRole('checkbox', { name: '김하늘' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(PEOPLE.length));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0));
  },
};

/** A click on a control is for the control, and one next to it opens the row. */
export const Presses: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sora Ito 삭제' }));
    await expect(args.onRemove).toHaveBeenCalledWith('Sora Ito');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('person2@company.example'));
    await expect(args.onOpen).toHaveBeenCalledWith('Sora Ito');
  },
};
