import { fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../../testing/openWidget.tsx';
import { SearchField } from './SearchField.tsx';
import '../../testing/patience.ts';

const onSearch = vi.fn<(value: string) => void>();

/** A page whose value follows a submission only when the test says so, like one that navigates. */
function SlowPage() {
  const [value, setValue] = useState('');
  const [handedOn, setHandedOn] = useState<readonly string[]>([]);
  const follow = (index: number) => {
    setValue(handedOn.at(index) ?? value);
    setHandedOn(index === -1 ? [] : handedOn.slice(index + 1));
  };
  return (
    <>
      <SearchField
        keys={[]}
        searchKey="any"
        value={value}
        onChange={(search) => {
          onSearch(search.value);
          setHandedOn((before) => [...before, search.value]);
        }}
      />
      <button type="button" onClick={() => follow(0)}>
        follow one
      </button>
      <button type="button" onClick={() => follow(-1)}>
        follow all
      </button>
      <button type="button" onClick={() => setValue('')}>
        reset
      </button>
      <p>searched: {value}</p>
    </>
  );
}

async function openPage() {
  onSearch.mockClear();
  openWidget(<SlowPage />, { session: null });
  const field = await screen.findByRole('textbox');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { field, press };
}

it('hands every letter on, and each text once', async () => {
  const { field, press } = await openPage();
  await userEvent.type(field, 'pos');
  expect(onSearch.mock.calls.flat()).toEqual(['p', 'po', 'pos']);
  await press('follow all');
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledTimes(3);
});

it('keeps the letters that were typed while searches were on their way', async () => {
  const { field, press } = await openPage();
  await userEvent.type(field, 'pos');
  await press('follow one');
  await screen.findByText('searched: p');
  expect(field).toHaveProperty('value', 'pos');
  await userEvent.type(field, '-');
  await press('follow one');
  await screen.findByText('searched: po');
  expect(field).toHaveProperty('value', 'pos-');
  await press('follow all');
  await screen.findByText('searched: pos-');
  expect(field).toHaveProperty('value', 'pos-');
});

it('a value from outside takes the place of the draft, also where it was typed before', async () => {
  const { field, press } = await openPage();
  await userEvent.type(field, 'p{Backspace}o');
  await press('follow all');
  await screen.findByText('searched: o');
  await press('reset');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});
