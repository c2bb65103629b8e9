import { aNotice, aProfile, http, problem } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { SettingsContext } from '../contexts/settings.ts';
import { exampleNotices } from './testing/exampleNotices.ts';
import { NoticeDetailWidget } from './NoticeDetailWidget.tsx';

const asked = fn();
const sent = fn();
const onBack = fn();
const onRemoved = fn();

const settingsOf = (memberType: 2 | 9) => ({
  brand: { name: 'Remote Console' },
  session: aProfile({ memberType }),
  onLinkClick: undefined,
  styleNonce: '',
});
const AS_READER = settingsOf(2);
const AS_OPERATOR = settingsOf(9);

function Example({ operator = false }: { readonly operator?: boolean }) {
  return (
    <SettingsContext.Provider value={operator ? AS_OPERATOR : AS_READER}>
      <NoticeDetailWidget noticeId={30} listHref="#notices" onBack={onBack} onRemoved={onRemoved} />
    </SettingsContext.Provider>
  );
}

const meta = {
  title: 'Notices/NoticeDetailWidget',
  component: NoticeDetailWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  beforeEach: ({ msw, globals }) => {
    for (const spy of [asked, sent, onBack, onRemoved]) spy.mockClear();
    const [notice = aNotice()] = exampleNotices(storyLanguage(globals));
    msw.use(
      http.get('/notices/{noticePk}', ({ params, response }) => {
        asked(params.noticePk);
        return response(200).json({ status: 200, meta: {}, objects: [notice] });
      }),
    );
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

export const Typical: Story = {};

/** It shows the first object in the response to `notice/{ID}`. */
export const ReadsOne: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-NOTICE-08'] },
  play: async ({ canvas, globals }) => {
    const [notice] = exampleNotices(storyLanguage(globals));
    await canvas.findByRole('heading', { level: 1, name: notice?.noticeTitle ?? '' });
    await expect(asked).toHaveBeenCalledWith('30');
  },
};

/** The service operator edits it; another author's change is reported, and the entries stay. */
export const Rewriting: Story = {
  args: { operator: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/notices/{noticePk}/texts', ({ response }) =>
        response(200).json({
          status: 200,
          meta: {},
          objects: [
            {
              id: 30,
              version: 4,
              noticeDate: '2026-11-30T14:59:59.000Z',
              texts: { ko: { title: '점검', content: '<p>점검해요</p>' } },
            },
          ],
        }),
      ),
      http.put('/notices/{noticePk}', async ({ request, response }) => {
        sent(await request.json());
        return response(409).json(problem(409, 'changed_meanwhile'));
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('notices', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('edit') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('editTitle') }));
    await userEvent.type(dialog.getByDisplayValue('점검'), ' 안내');
    await userEvent.click(dialog.getByRole('button', { name: common('save') }));
    await expect(await dialog.findByText(message('changed_meanwhile'))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      version: 4,
      noticeDate: '2026-11-30T14:59:59.000Z',
      texts: { ko: { title: '점검 안내', content: '<p>점검해요</p>' } },
    });
    await expect(dialog.getByDisplayValue('점검 안내')).toBeVisible();
  },
};

/** Deleting it asks first and continues to the list. */
export const TakingBack: Story = {
  tags: ['no-visual'],
  args: { operator: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('/notices/{noticePk}', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [] })),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('delete') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(onRemoved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: common('delete') }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/notices/{noticePk}', () => new Promise<never>(() => undefined))),
};

/** The notice does not exist. */
export const Missing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('/notices/{noticePk}', ({ response }) => response(404).json(problem(404, 'not_found')))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('notices', globals);
    await expect(await canvas.findByRole('link', { name: text('toList') })).toHaveAttribute('href', '#notices');
  },
};
