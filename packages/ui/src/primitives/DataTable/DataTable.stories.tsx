import Box from '@mui/material/Box';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { Button } from '../Button/Button.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import type { OutdatedNoteProps } from '../OutdatedNote/OutdatedNote.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { RowButton } from '../RowButton/RowButton.tsx';
import { EmptyState } from '../StateMessage/EmptyState.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { DataSorting } from '../TableGrid/types.ts';
import { DataTable } from './DataTable.tsx';
import type { DataColumn } from './types.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly manager: boolean;
  readonly expired: boolean;
  readonly seen: string | null;
}

type SortKey = 'name' | 'seen';

const NAMES = ['김하늘', 'Sora Ito', '박지우', 'Erik Lindqvist', '이도윤', '田中葵', '정서연', 'Ana Costa'];
const PEOPLE: readonly Person[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  mail: `person${index + 1}@company.example`,
  manager: index % 3 === 0,
  expired: index === 2 || index === 5,
  seen: index === 4 ? null : `2026-11-${String(20 - index).padStart(2, '0')}T01:20:00Z`,
}));
const LONG: readonly Person[] = PEOPLE.map((person) => ({
  ...person,
  name: '수도권 북부 물류 거점 3센터 상하차장 안내 화면 담당자',
  mail: `${'a-rather-long-mailbox-name-'.repeat(3)}@company.example`,
}));

interface PeopleProps {
  readonly people?: readonly Person[];
  readonly loading?: boolean;
  readonly failed?: boolean;
  readonly forbidden?: boolean;
  readonly selects?: boolean;
  readonly opens?: boolean;
  readonly outdated?: OutdatedNoteProps | null;
  readonly onSort: (sorting: DataSorting<SortKey>) => void;
  readonly onRetry: () => void;
  readonly onOpen: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

function useColumns(onRemove: (name: string) => void): DataColumn<Person, SortKey>[] {
  const words = useExampleTexts();
  return [
    {
      field: 'name',
      header: words.person,
      flex: 1.2,
      minWidth: 160,
      sortKey: 'name',
      phone: 'title',
      render: ({ name }) => name,
    },
    { field: 'mail', header: words.mail, flex: 1.4, minWidth: 180, render: ({ mail }) => mail },
    {
      field: 'role',
      header: words.role,
      width: 120,
      render: ({ manager }) => (manager ? words.manager : words.member),
    },
    {
      field: 'state',
      header: words.state,
      width: 120,
      render: ({ expired }) => (
        <StatusBadge tone={expired ? 'warn' : 'online'} label={expired ? words.expired : words.active} />
      ),
    },
    {
      field: 'seen',
      header: words.lastLogin,
      width: 150,
      sortKey: 'seen',
      render: ({ seen }) => <RelativeTime instant={seen} />,
    },
    {
      field: 'acts',
      header: words.acts,
      headerHidden: true,
      width: 96,
      align: 'end',
      phone: 'actions',
      render: ({ name }) => (
        <RowButton aria-label={`${name} ${words.remove}`} onClick={() => onRemove(name)}>
          {words.remove}
        </RowButton>
      ),
    },
  ];
}

function People(props: PeopleProps) {
  const {
    people = PEOPLE,
    loading = false,
    failed = false,
    forbidden = false,
    selects = false,
    opens = false,
    outdated = null,
  } = props;
  const words = useExampleTexts();
  const [sorting, setSorting] = useState<DataSorting<SortKey>>({ by: 'name', order: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <DataTable
        label={words.people}
        rows={people}
        columns={useColumns(props.onRemove)}
        getRowKey={({ id }) => id}
        loading={loading}
        failed={failed}
        onRetry={props.onRetry}
        forbidden={forbidden}
        outdated={outdated}
        sorting={sorting}
        onSort={(wanted) => {
          setSorting(wanted);
          props.onSort(wanted);
        }}
        rowTone={({ expired }) => (expired ? 'warn' : 'normal')}
        empty={
          <EmptyState
            title={words.nobody}
            hint={words.nobodyHint}
            action={<Button variant="contained">{words.add}</Button>}
          />
        }
        onRowOpen={opens ? ({ name }) => props.onOpen(name) : undefined}
        selection={
          selects
            ? {
                selected,
                onSelectionChange: (change) => setSelected(change.selected),
                nameOf: ({ name }) => name,
                isSelectable: ({ expired }) => !expired,
              }
            : undefined
        }
      />
      {selects && (
        <Box component="output" sx={{ display: 'block', mt: '8px', fontSize: 13 }}>
          {[...selected].toSorted((one, other) => one - other).join(' ')}
        </Box>
      )}
    </>
  );
}

const meta = {
  title: 'Primitives/DataTable',
  component: DataTable,
  render: (args) => <People {...args} />,
  args: { onSort: fn(), onRetry: fn(), onOpen: fn(), onRemove: fn() },
} satisfies HostedMeta<typeof People>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof People>>;

/** Rows with plain text, icons, times and a button; two of them need attention, shown in color and in text. */
export const Typical: Story = {};

export const LongWords: Story = { args: { people: LONG } };

/** The table's own columns and rows as skeletons, so that nothing moves when the data arrives. */
export const Loading: Story = { args: { people: [], loading: true } };

/** Other rows are loading: the current ones stay readable. */
export const LoadingOthers: Story = {
  args: { loading: true },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('김하늘')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** The list is empty: a message, and what to do. */
export const Empty: Story = {
  args: { people: [] },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아직 담당자가 없어요')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '담당자 추가' })).toBeEnabled();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** Loading failed: one click tries again. */
export const Failed: Story = {
  args: { failed: true, people: [] },
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The person may not view the data: no rows are shown. */
export const Forbidden: Story = {
  args: { forbidden: true },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 있는 권한이 없어요')).toBeVisible();
    await expect(canvas.queryByText('김하늘')).toBeNull();
  },
};

/** Column headers request another order; the server sorts. A header without a sort key requests nothing. */
export const Sorting: Story = {
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: /최근 로그인/ });
    await userEvent.click(within(head).getByText('최근 로그인'));
    await waitFor(() => expect(args.onSort).toHaveBeenLastCalledWith({ by: 'seen', order: 'asc' }));
    await userEvent.click(within(head).getByText('최근 로그인'));
    await waitFor(() => expect(args.onSort).toHaveBeenLastCalledWith({ by: 'seen', order: 'desc' }));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(canvas.getByText('이메일'));
    await expect(args.onSort).toHaveBeenCalledTimes(2);
  },
};

/** The checkbox in the header selects what can be selected on the page, and deselects it. */
export const Selecting: Story = {
  args: { selects: true },
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: '이 페이지 모두 선택' });
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 2 4 5 7 8');
    await expect(canvas.queryByRole('checkbox', { name: '박지우 선택' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: '김하늘 선택' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 4 5 7 8');
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** A row opens by mouse anywhere in it, and by keyboard at its title; a button in it does not interfere. */
export const Opening: Story = {
  args: { opens: true },
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('person2@company.example'));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Sora Ito');
    canvas.getByRole('button', { name: '김하늘' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('김하늘');
    await userEvent.click(canvas.getByRole('button', { name: '김하늘 삭제' }));
    await expect(args.onRemove).toHaveBeenCalledWith('김하늘');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Rows that may have changed can be read, and nothing in them can be clicked. */
export const Outdated: Story = {
  args: { selects: true, opens: true, outdated: { asOf: '2026-11-21T00:41:00Z', cause: { kind: 'reading' } } },
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '김하늘 삭제' })).toBeDisabled();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await userEvent.click(canvas.getByText('person2@company.example'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: '김하늘' })).toBeNull();
  },
};

export const PhoneOutdated: Story = {
  ...Outdated,
  globals: { language: 'ko', viewport: { value: 'phone' } },
  tags: ['no-visual'],
};

/** On a phone the rows are cards with the same text and the same actions, and the order is a select. */
export const Phone: Story = {
  globals: { language: 'ko', viewport: { value: 'phone' } },
  args: { selects: true, opens: true },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: '김하늘' }));
    await expect(card.getByText('person1@company.example')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '김하늘' }));
    await expect(args.onOpen).toHaveBeenCalledWith('김하늘');
    await userEvent.click(card.getByRole('button', { name: '김하늘 삭제' }));
    await expect(args.onRemove).toHaveBeenCalledWith('김하늘');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '정렬 기준' }), '최근 로그인 내림차순');
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'seen', order: 'desc' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 2 4 5 7 8');
  },
};

export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const PhoneLongWords: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
