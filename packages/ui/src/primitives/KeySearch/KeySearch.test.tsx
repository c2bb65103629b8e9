import { screen, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../../testing/openWidget.tsx';
import { KeySearch } from './KeySearch.tsx';
import '../../testing/patience.ts';

it('another key clears the value that was searched for, and what was typed [C-MANAGER-04] [C-HISTORY-04]', async () => {
  const onSearch = vi.fn();
  const keys = [
    { key: 'name', label: 'Name' },
    { key: 'phone', label: 'Phone' },
  ] as const;
  openWidget(<KeySearch keys={keys} searchKey="name" value="Hana" onSearch={onSearch} />, { session: null });
  const words = await screen.findByRole('textbox');
  await userEvent.type(words, ' Kim');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'phone');
  expect(onSearch.mock.calls).toEqual([[{ key: 'phone', value: '' }]]);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});
