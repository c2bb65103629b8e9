import { aUser, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { listedPeople, PEOPLE } from '../testing/storyPeople.ts';
import { UserListDialogWidget } from './UserListDialogWidget.tsx';

const asked = fn();
const watch = http.get('/users', ({ request }) => {
  asked(askedOf(request));
  return undefined;
});

const meta = {
  title: 'Users/UserListDialog',
  component: UserListDialogWidget,
  parameters: inFrames(),
  args: { open: true, title: '승인자 선택', context: 'approver', onChosen: fn(), onClose: fn() },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    const more = Array.from({ length: 8 }, (_, index) => aUser({ id: 20 + index, loginId: `user.${index}` }));
    msw.use(watch, listedPeople([...PEOPLE, ...more]));
  },
} satisfies Meta<typeof UserListDialogWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People with their department, name, ID and rank. */
export const Typical: Story = {};

/** Ten rows per page out of the count in the response; ranks in text; the call says what the list is for. */
export const Rows: Story = {
  tags: ['no-visual'],
  play: async ({ args, globals, step, userEvent }) => {
    const text = await storyTexts('users', globals);
    const common = await storyTexts('common', globals);
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    await expect(await dialog.findAllByRole('radio')).toHaveLength(10);
    await expect(asked).toHaveBeenCalledWith({
      by: 'name',
      onlyBelowCaller: '0',
      limit: '10',
      offset: '0',
      order: 'asc',
      searchMode: 'pagination',
      context: 'approver',
    });
    const row = (name: RegExp) => dialog.getByRole('radio', { name });
    await step('a row shows department, name and ID [A-MANAGER-03]', async () => {
      for (const part of ['情報システム部', '佐藤 遥', 'haruka.sato']) {
        await expect(row(/佐藤/)).toHaveAccessibleName(expect.stringContaining(part));
      }
    });
    await step('the type is a rank in words [A-MANAGER-04]', async () => {
      await expect(row(/이도윤 manager@demo.example/)).toHaveAccessibleName(
        expect.stringContaining(text('rankMaster')),
      );
      await expect(row(/hajun/)).toHaveAccessibleName(expect.stringContaining(text('rankMember')));
      for (const name of [/김서연/, /최민서/]) {
        await expect(row(name)).toHaveAccessibleName(expect.stringContaining(text('rankHead')));
      }
    });
    await step('the list has pages of ten [A-MANAGER-01]', async () => {
      await expect(dialog.getAllByRole('radio')).toHaveLength(10);
      await userEvent.click(dialog.getByRole('button', { name: common('page', { page: 2 }) }));
      await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(4));
    });
  },
};

/** A department member is refused with a message; anybody else is passed on with the ID. */
export const Chooses: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-MANAGER-02', 'A-MANAGER-05'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('users', globals);
    const message = await storyMessages(globals);
    const dialog = within(await screen.findByRole('dialog'));
    const choose = dialog.getByRole('button', { name: text('choose') });
    await dialog.findAllByRole('radio');
    await userEvent.click(choose);
    await expect(await dialog.findByText(text('chooseFirst'))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /hajun/ }));
    await userEvent.click(choose);
    await expect(await dialog.findByText(message('search_manager_405'))).toBeVisible();
    await expect(args.onChosen).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /김서연/ }));
    await userEvent.click(choose);
    await expect(args.onChosen).toHaveBeenCalledWith({ manager: expect.objectContaining({ id: 2, name: '김서연' }) });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/users', async () => void (await delay('infinite')))),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
