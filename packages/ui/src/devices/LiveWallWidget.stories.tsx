import { aLicense, aProfile } from '@remote-console/api-client/testing';
import { defaultDeviceView } from '@remote-console/domain';
import { http as plain, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { EXAMPLE_PICTURE } from '../primitives/testing/examplePicture.ts';
import { LiveWallWidget } from './LiveWallWidget.tsx';
import { fleetOf, listServer, sent } from './testing/listStories.tsx';

const DRAWN = decodeURIComponent(EXAMPLE_PICTURE.slice(EXAMPLE_PICTURE.indexOf(',') + 1));

/** Answers every picture with a drawn one, and reports its device and moment to `sent`. */
const pictures = plain.get('/live_view/:devicePk', ({ params, request }) => {
  sent(String(params['devicePk']), new URL(request.url).searchParams.get('t'));
  return new HttpResponse(DRAWN, { headers: { 'content-type': 'image/svg+xml' } });
});

const meta = {
  title: 'Devices/LiveWallWidget',
  component: LiveWallWidget,
  parameters: inFrames(),
  args: { groupId: 'all', view: defaultDeviceView('live'), session: aProfile(), onViewChange: fn() },
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(pictures, ...listServer(storyLanguage(globals)).handlers);
  },
} satisfies Meta<typeof LiveWallWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screenshots of the devices that are online and approved; words for the others. */
export const Pictures: Story = {
  parameters: { spec: ['B-LIST-03', 'B-LIVE-11', 'B-LIVE-13'] },
  play: async (context) => {
    const text = await storyTexts('deviceCommands', context.globals);
    const fleet = fleetOf(context);
    const tile = async (index: number) =>
      within(await context.canvas.findByRole('article', { name: fleet[index]?.alias ?? '' }));
    const first = await tile(0);
    await waitFor(() => expect(first.getByRole('img')).toBeVisible());
    await expect((await tile(4)).getByText(text('pictureUnapproved'))).toBeInTheDocument();
    await expect((await tile(6)).getByText(text('pictureOffline'))).toBeInTheDocument();
    const asked = sent.mock.calls.map(([pk]) => String(pk));
    for (const pk of ['5', '7', '9', '10']) await expect(asked).not.toContain(pk);
  },
};

/** They refresh at the interval set in the profile, each at a different moment. */
export const ByThemselves: Story = {
  args: { session: aProfile({ refreshesImages: true, imageRefreshInterval: 10 }) },
  parameters: { spec: ['B-LIVE-08'] },
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('deviceCommands', globals);
    const nameOfFirst = fleetOf({ globals })[0]?.alias ?? '';
    await expect(await canvas.findByText(text('refreshEvery', { count: 10 }))).toBeVisible();
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(text('openPicture')) });
    if (!first) throw new Error('There is no tile.');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('img')).toBeVisible());
    const before = sent.mock.calls.length;
    await userEvent.click(dialog.getByRole('button', { name: text('pictureRefresh', { name: nameOfFirst }) }));
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(before));
    const moments = sent.mock.calls.filter(([pk]) => String(pk) === '1').map(([, at]) => String(at));
    await expect(new Set(moments).size).toBe(moments.length);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where no screenshot arrives, the placeholder is shown. */
export const NoPictures: Story = {
  tags: ['pictured'],
  parameters: { spec: ['B-LIVE-10', 'B-CARD-11'] },
  beforeEach: ({ msw }) =>
    msw.use(
      plain.get('/live_view/:devicePk', () => HttpResponse.json({ status: 404, error: 'no_image' }, { status: 404 })),
    ),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('deviceCommands', globals);
    await waitFor(async () => expect((await canvas.findAllByText(text('pictureNone'))).length).toBeGreaterThan(0));
  },
};

/** Without a Corporate license it says what is needed, and requests nothing. */
export const NeedsLicense: Story = {
  args: { session: aProfile({ pay: [aLicense({ plan: 'Basic' })] }) },
  play: async ({ canvas, globals }) => {
    const message = await storyMessages(globals);
    await expect(await canvas.findByText(message('need_license'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};
