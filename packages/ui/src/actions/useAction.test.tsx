import { ApiFailure } from '@remote-console/api-client';
import { screen, userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { useAction, type RunOptions } from './useAction.ts';
import '../testing/patience.ts';

interface RowsProps {
  readonly act: (row: number) => Promise<unknown>;
  readonly options?: RunOptions<number>;
  readonly onEnd?: (hasSucceeded: boolean) => void;
}

function Rows({ act, options, onEnd }: RowsProps) {
  const { isBusy, subject, subjects, run } = useAction<number>();
  return (
    <>
      <output aria-label="State">{`${isBusy ? 'busy' : 'idle'}: ${[...subjects].join(', ')} (${String(subject)})`}</output>
      {[1, 2].map((row) => (
        <button key={row} onClick={() => void run(() => act(row), { ...options, of: row }).then(onEnd)}>
          {`Row ${row}`}
        </button>
      ))}
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const state = () => screen.getByLabelText('State').textContent;

describe('an action', () => {
  it('is busy with what it is done to, and does nothing a second time meanwhile', async () => {
    const ends = new Map<number, () => void>();
    const act = vi.fn((row: number) => new Promise<void>((resolve) => ends.set(row, resolve)));
    openWidget(<Rows act={act} />);
    await press('Row 1');
    await press('Row 1');
    await press('Row 2');
    expect(act.mock.calls).toEqual([[1], [2]]);
    expect(state()).toBe('busy: 1, 2 (2)');
    ends.get(2)?.();
    await vi.waitFor(() => expect(state()).toBe('busy: 1 (1)'));
    ends.get(1)?.();
    await vi.waitFor(() => expect(state()).toBe('idle:  (null)'));
    await press('Row 1');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('saves each value that is given, also while another is being saved', async () => {
    const ends: (() => void)[] = [];
    const act = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
    function Field() {
      const { isBusy, save } = useAction();
      return <button onClick={() => void save(act)}>{isBusy ? 'Saving' : 'Save'}</button>;
    }
    openWidget(<Field />);
    await press('Save');
    await press('Saving');
    expect(act).toHaveBeenCalledTimes(2);
    ends[0]?.();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Saving' })).not.toBeNull());
    ends[1]?.();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeNull());
  });

  it('says in a toast that it is done', async () => {
    const onEnd = vi.fn();
    openWidget(<Rows act={async () => undefined} options={{ done: 'It is done.' }} onEnd={onEnd} />);
    await press('Row 1');
    await vi.waitFor(() => expect(screen.queryAllByText('It is done.')).not.toEqual([]));
    expect(onEnd).toHaveBeenCalledWith(true);
  });

  it('says in a toast why it failed, in words of its own where it has them', async () => {
    const onEnd = vi.fn();
    const act = async () => Promise.reject(new ApiFailure({ kind: 'unreachable' }));
    openWidget(<Rows act={act} options={{ done: 'It is done.', failed: 'It is not done.' }} onEnd={onEnd} />);
    await press('Row 1');
    await vi.waitFor(() => expect(screen.queryAllByText('It is not done.')).not.toEqual([]));
    expect(screen.queryByText('It is done.')).toBeNull();
    expect(onEnd).toHaveBeenCalledWith(false);
    expect(state()).toBe('idle:  (null)');
  });
});
