import { aProfile, aUser, http } from '@remote-console/api-client/testing';
import type { UserPageRequest } from '@remote-console/domain';
import { screen } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { UserListDialogWidget } from './UserListDialog/UserListDialogWidget.tsx';
import { UserListWidget } from './UserListWidget.tsx';
import '../testing/patience.ts';

afterEach(() => void vi.useRealTimers());

const FIRST: UserPageRequest = { page: 1, pageSize: 10, searchKey: 'name', searchValue: '' };
const PEOPLE = Array.from({ length: 10 }, (_, index) => aUser({ id: 10 + index, name: `Person ${index}` }));

/** People, ten of them in the response, and further counts; each response has a new object for the first one. */
function answerOf(totalCount: number) {
  let answers = 0;
  return http.get('/users', ({ response }) => {
    answers += 1;
    const objects = PEOPLE.map((user, index) => (index === 0 ? { ...user, name: `Load ${answers}` } : user));
    return response(200).json({ status: 200, meta: { totalCount }, objects });
  });
}
const openList = () =>
  openWidget(<UserListWidget view={FIRST} onViewChange={() => undefined} userHref={() => '#user'} addHref="#add" />, {
    session: aProfile({ id: 1 }),
    answers: [answerOf(43)],
  });

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resume) => setImmediate(resume));
};
/** How long a busy machine may take to load the code of a list, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Lets everything run that does not wait for a timer, until a condition holds and its consequences are done. */
async function untilWithoutTimers(holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!holds() && performance.now() < end) await turns(1);
  expect(holds()).toBe(true);
  await turns(100);
}
const switchesAndDeletes = () => [
  ...document.querySelectorAll<HTMLInputElement>('input[role=switch]'),
  ...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Delete"]'),
];
const pages = () => [...document.querySelectorAll('nav button, nav a')].map((page) => page.textContent);
const shows = (name: string) => document.body.textContent?.includes(name) ?? false;

describe('the manager list', () => {
  it('has the pages of meta.totalCount, not of the rows of the answer [C-MANAGER-21]', async () => {
    openList();
    await vi.waitFor(() => expect(pages()).toContain('5'), 20_000);
    expect(pages()).not.toContain('6');
  });

  it('keeps switch and delete off until 300 ms after every load [C-MANAGER-31]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openList();
    await untilWithoutTimers(() => shows('Load 1'));
    const areOff = () => switchesAndDeletes().map((control) => control.disabled);
    const count = switchesAndDeletes().length;
    expect(count).toBe(2 * PEOPLE.length);
    vi.advanceTimersByTime(299);
    await turns(100);
    expect(areOff()).toEqual(Array(count).fill(true));
    vi.advanceTimersByTime(1);
    await untilWithoutTimers(() => areOff().every((off) => !off));

    document.querySelectorAll<HTMLInputElement>('input[role=switch]')[1]?.click();
    await untilWithoutTimers(() => shows('Load 2'));
    expect(areOff()).toEqual(Array(count).fill(true));
    vi.advanceTimersByTime(299);
    await turns(100);
    expect(areOff()).toEqual(Array(count).fill(true));
    vi.advanceTimersByTime(1);
    await untilWithoutTimers(() => areOff().every((off) => !off));
    expect(areOff()).toEqual(Array(count).fill(false));
  });
});

it('the list in which a person is chosen has the pages of meta.totalCount [A-MANAGER-09]', async () => {
  openWidget(
    <UserListDialogWidget
      open
      title="Choose"
      context="approver"
      onChosen={() => undefined}
      onClose={() => undefined}
    />,
    { session: aProfile({ id: 1 }), answers: [answerOf(43)] },
  );
  await screen.findByRole('dialog');
  await vi.waitFor(() => expect(shows('Person 9')).toBe(true), 20_000);
  expect(pages()).toContain('5');
  expect(pages()).not.toContain('6');
});
