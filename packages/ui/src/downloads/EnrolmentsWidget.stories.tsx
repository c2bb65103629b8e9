import type { EnrolmentRecord } from '@remote-console/api-client';
import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { EnrolmentsWidget } from './EnrolmentsWidget.tsx';
import { exampleEnrolmentDevices, exampleEnrolments, manyEnrolments } from './testing/exampleEnrolments.ts';

const revoked = fn();

const tokens = (objects: readonly EnrolmentRecord[]) =>
  http.get('/enrolments', ({ response }) =>
    response(200).json({ status: 200, meta: { totalCount: objects.length }, objects: [...objects] }),
  );

const meta = {
  title: 'Downloads/EnrolmentsWidget',
  component: EnrolmentsWidget,
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    revoked.mockClear();
    msw.use(tokens(exampleEnrolments));
  },
} satisfies Meta<typeof EnrolmentsWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tokens that can still enroll devices; those that no longer can are on a separate tab. */
export const Typical: Story = {};

/** Each tab shows its count, and how the ended tokens ended. */
export const Tabs: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    const row = await canvas.findByRole('row', { name: /Seoul, 3rd floor/ });
    await expect(row).toHaveTextContent(text('tokenUses', { used: 12, most: 100 }));
    await expect(row).toHaveTextContent(text('tokenPerson', { name: '김관리', id: 'manager@demo.example' }));
    await expect(canvas.getByRole('row', { name: /Busan/ })).toHaveTextContent(text('tokenNobody'));
    await expect(canvas.queryByText('Lost notebook')).toBeNull();
    const over = canvas.getByRole('tab', { name: `${text('tokens_over')} ${common('countOfTab', { count: 3 })}` });
    await userEvent.click(over);
    for (const state of ['revoked', 'used_up', 'expired'] as const) {
      await expect(await canvas.findByText(text(`token_${state}`))).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: new RegExp(text('tokenRevoke')) })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The devices that a token added, opened from their number. */
const devicesOf = (total: number) =>
  http.get('/enrolments/{enrolmentPk}/devices', ({ query, response }) => {
    const offset = Number(query.get('offset'));
    const objects = exampleEnrolmentDevices(total).slice(offset, offset + Number(query.get('limit')));
    return response(200).json({ status: 200, meta: { totalCount: total }, objects });
  });

async function openDevices({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const text = await storyTexts('downloads', globals);
  const name = 'Seoul, 3rd floor';
  const uses = text('tokenUses', { used: 12, most: 100 });
  await userEvent.click(await canvas.findByRole('button', { name: text('tokenShowDevices', { name, uses }) }));
  return within(await screen.findByRole('dialog', { name: text('tokenDevicesOf', { name }) }));
}

/** Which devices a token added; a click on their number shows them, by page. */
export const Devices: Story = {
  beforeEach: ({ msw }) => msw.use(devicesOf(11)),
  play: async (context) => {
    const { globals, userEvent } = context;
    const text = await storyTexts('downloads', globals);
    const common = await storyTexts('common', globals);
    const dialog = await openDevices(context);
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(11));
    await expect(dialog.getByText(text('tokenDevicesGone', { count: 1 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: common('nextPage') }));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: common('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The devices of a token on a phone. */
export const DevicesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(devicesOf(3)),
  play: async (context) => {
    const dialog = await openDevices(context);
    await expect(await dialog.findByText('kiosk-03')).toBeVisible();
  },
};

/** None of its devices is there any more. */
export const DevicesGone: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(devicesOf(0)),
  play: async (context) => {
    const text = await storyTexts('downloads', context.globals);
    const dialog = await openDevices(context);
    await expect(await dialog.findByText(text('tokenDevicesNoneHint'))).toBeVisible();
  },
};

/** Nobody has used a token yet. */
export const DevicesNotYet: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(tokens(manyEnrolments.slice(0, 1)), devicesOf(0)),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const uses = text('tokenUses', { used: 0, most: 100 });
    const [{ label: name } = { label: '' }] = manyEnrolments;
    await userEvent.click(await canvas.findByRole('button', { name: text('tokenShowDevices', { name, uses }) }));
    await expect(await screen.findByText(text('tokenDevicesNoneYet'))).toBeVisible();
  },
};

/** A token is revoked after confirmation, and moves to those that ended. */
export const Revoking: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    msw.use(
      http.delete('/enrolments/{enrolmentPk}', ({ params, response }) => {
        revoked(params.enrolmentPk);
        msw.use(tokens(exampleEnrolments.map((each) => (each.id === 6 ? { ...each, state: 'revoked' } : each))));
        return response(200).json({ status: 200, meta: {}, objects: [] });
      }),
    );
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: text('tokenRevokeOf', { name: 'Seoul, 3rd floor' }) }));
    const title = text('tokenRevokeQuestion', { name: 'Seoul, 3rd floor' });
    await press();
    const first = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(first.queryByRole('button')).toBeNull();
    await expect(revoked).not.toHaveBeenCalled();
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expect(dialog.getByText(text('tokenRevokeBody'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('tokenRevoke') }));
    await waitFor(() => expect(revoked).toHaveBeenCalledWith('6'));
    await expect(revoked).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Seoul, 3rd floor')).toBeNull());
    await expect(await screen.findByText(text('tokenRevoked', { name: 'Seoul, 3rd floor' }))).toBeVisible();
  },
};

/** A refusal shows a message, and the token stays. */
export const Refused: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, msw, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const messages = await storyTexts('messages', globals);
    msw.use(
      http.delete('/enrolments/{enrolmentPk}', ({ response }) =>
        response(404).json({ status: 404, error: 'not_found' }),
      ),
    );
    const name = text('tokenRevokeOf', { name: 'Busan' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: text('tokenRevoke') }));
    await expect(await screen.findByText(messages('not_found'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
  },
};

/** Ten on a page. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(tokens(manyEnrolments)),
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 3 }) }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 1 }) }));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(tokens([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findByText(text('tokensNone_open'))).toBeVisible();
    await expect(canvas.getByText(text('tokensNoneHint'))).toBeVisible();
  },
};

/** Where a device can be added, an empty list starts with that. */
export const EmptyWithStart: Story = {
  tags: ['no-visual'],
  args: { onAddDevice: fn() },
  beforeEach: ({ msw }) => msw.use(tokens([])),
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('addTitle') }));
    await expect(args.onAddDevice).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/enrolments', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/enrolments', () => Response.error())),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(tokens(exampleEnrolments));
    await userEvent.click(retry);
    await canvas.findByText('Busan');
  },
};

/** Only managers get the list. */
export const Forbidden: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.get('/enrolments', ({ response }) => response(403).json({ status: 403, error: 'no_permission' }))),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByText(common('noPermissionTitle'))).toBeVisible();
  },
};
