import { emptyNotice, type NoticeDraft } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { exampleNotices } from '../testing/exampleNotices.ts';
import { NoticeEditorDialog } from './NoticeEditorDialog.tsx';

const EMPTY = emptyNotice(Date.parse('2026-11-21T03:00:00Z'), 32);

function written(): NoticeDraft {
  const words = (language: 'ko' | 'en') => {
    const [notice] = exampleNotices(language);
    return { title: notice?.noticeTitle ?? '', content: notice?.noticeContent ?? '' };
  };
  return { ...EMPTY, texts: { ...EMPTY.texts, ko: words('ko'), en: words('en') } };
}

const meta = {
  title: 'Notices/NoticeEditorDialog',
  component: NoticeEditorDialog,
  args: {
    open: true,
    mode: 'edit',
    initial: written(),
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
    onClose: fn(),
  },
  parameters: inFrames(700),
} satisfies Meta<typeof NoticeEditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rewriting: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/**
 * Nothing is published without Korean text; if something is missing in a language that was started, that language is
 * named.
 */
export const SaysWhatIsMissing: Story = {
  tags: ['no-visual'],
  args: { mode: 'write', initial: EMPTY },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('notices', globals);
    const message = await storyMessages(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('writeTitle') }));
    const publish = dialog.getByRole('button', { name: text('publish') });
    await userEvent.click(publish);
    await expect(await dialog.findAllByText(message('no_input_data'))).toHaveLength(2);
    const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
    const content = () =>
      dialog.getByRole('textbox', { name: new RegExp(text('contentField').replace(/[()（）]/g, '.')) });
    await userEvent.type(field(text('titleField')), '점검');
    await userEvent.type(content(), '<p>점검해요</p>');
    await userEvent.click(dialog.getByRole('tab', { name: '日本語' }));
    await userEvent.type(field(text('titleField')), '点検');
    await userEvent.click(publish);
    await expect(await dialog.findByText(text('unfinished', { language: '日本語' }))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(content(), '点検します');
    await userEvent.click(publish);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          texts: expect.objectContaining({
            ko: { title: '점검', content: '<p>점검해요</p>' },
            ja: { title: '点検', content: '点検します' },
          }),
        }),
      ),
    );
  },
};

/** A refusal is shown in the dialog, and the entries stay. */
export const Refused: Story = {
  args: {
    onSave: fn(async (): Promise<SaveOutcome> => ({ kind: 'refused', error: '그사이 다른 사람이 내용을 바꿨어요.' })),
  },
  play: async ({ globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const text = await storyTexts('notices', globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('editTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: common('save') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('그사이 다른 사람이 내용을 바꿨어요.');
    await waitFor(() => expect(dialog.getByDisplayValue(written().texts.ko.title)).toBeVisible());
  },
};
