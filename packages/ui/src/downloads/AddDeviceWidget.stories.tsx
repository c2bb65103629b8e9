import type { EnrolmentRecord } from '@remote-console/api-client';
import { aDeviceDetail, aProfile, given, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { exampleGroups } from '../groups/testing/exampleGroups.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { listening, storyEvents, tellEvent } from '../testing/storyEvents.tsx';
import { AddDeviceWidget } from './AddDeviceWidget.tsx';
import { downloadsAnswer } from './testing/exampleDownloads.ts';
import { exampleEnrolments } from './testing/exampleEnrolments.ts';

const asked = fn();
let record: EnrolmentRecord;

const meta = {
  title: 'Downloads/AddDeviceWidget',
  component: AddDeviceWidget,
  parameters: inFrames(),
  decorators: [listening],
  args: {
    session: aProfile({ type: 'Manager', memberType: 2 }),
    origin: 'https://rc.acme.example',
    deviceHref: ({ deviceId }) => `#device-${deviceId}`,
  },
  beforeEach: ({ msw, globals }) => {
    asked.mockClear();
    const [first] = exampleEnrolments;
    if (!first) throw new Error('There is no example of a token.');
    record = {
      ...first,
      id: 60,
      label: '',
      maxDevices: 1,
      deviceCount: 0,
      expiresTime: '2026-12-20T15:00:00.000Z',
    };
    msw.use(
      given.groups(exampleGroups(storyLanguage(globals))),
      http.get('/downloads', ({ response }) => response(200).json(downloadsAnswer())),
      http.get('/enrolments', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [record] }),
      ),
      http.post('/enrolments', async ({ request, response }) => {
        asked(await request.json());
        return response(200).json({
          status: 200,
          meta: {},
          objects: [{ ...record, enrolmentToken: 'K7QM4T2X9RNVH3PDK7QM4T2X9RNVH3PD' }],
        });
      }),
      given.device(aDeviceDetail({ id: 21, alias: 'web-01', osId: 2 })),
      storyEvents(),
    );
  },
} satisfies Meta<typeof AddDeviceWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device appears as soon as the stream says that it came with this command. */
export const DeviceArrives: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: text('addName') }), ' web-01 ');
    await userEvent.click(canvas.getByRole('button', { name: text('addCreate') }));
    await expect(await canvas.findByText(text('addWaiting'))).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ label: 'web-01', maxDevices: 1 }));
    await tellEvent({ type: 'device_added', deviceId: 99, enrolmentId: 5 });
    record = { ...record, deviceCount: 1, state: 'used_up' };
    await tellEvent({ type: 'device_added', deviceId: 21, enrolmentId: 60 });
    const link = await canvas.findByRole('link', { name: text('addOpen', { name: 'web-01' }) });
    await expect(link).toHaveAttribute('href', '#device-21');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(text('addWaiting'))).toBeNull();
  },
};

/** A command that somebody revokes meanwhile is no longer offered. */
export const IsRevoked: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/enrolments/{enrolmentPk}', ({ response }) => {
        record = { ...record, state: 'revoked', revokedTime: '2026-11-23T02:00:00.000Z' };
        return response(200).json({ status: 200, meta: {}, objects: [] });
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('addCreate') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('addRevoke') }));
    await userEvent.click(await screen.findByRole('button', { name: text('tokenRevoke') }));
    await expect(await canvas.findByText(text('addEnded_revoked'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('addRenew') }));
    await expect(await canvas.findByRole('button', { name: text('addCreate') })).toBeEnabled();
  },
};

/** The license has no room for another device. */
export const LicenseIsFull: Story = {
  tags: ['no-visual'],
  args: { licenseHref: '#license' },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/enrolments', ({ response }) => response(409).json(problem(409, 'license_volume_exceeded')))),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const message = await storyMessages(globals);
    await userEvent.type(await canvas.findByRole('textbox', { name: text('addName') }), 'web-01');
    await userEvent.click(canvas.getByRole('button', { name: text('addCreate') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message('license_volume_exceeded'));
    await expect(canvas.getByRole('link', { name: text('addLicense') })).toHaveAttribute('href', '#license');
    await expect(canvas.getByDisplayValue('web-01')).toBeVisible();
  },
};

/** Without the server no input is lost, and retrying is one click away. */
export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.post('/enrolments', () => Response.error())),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    const message = await storyMessages(globals);
    const create = await canvas.findByRole('button', { name: text('addCreate') });
    await userEvent.click(create);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message('server_unreachable'));
    await expect(create).toBeEnabled();
  },
};

/** Non-administrators are offered the file; its dialog opens from here. */
export const ForUsers: Story = {
  tags: ['no-visual'],
  args: { session: aProfile({ type: 'User', memberType: 6 }) },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('addFile') }));
    await expect(await screen.findByRole('dialog', { name: text('installerTitle') })).toBeInTheDocument();
  },
};
