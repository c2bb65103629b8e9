import { aProfile, http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { BatchUpdateWidget } from './BatchUpdateWidget.tsx';

const sent = fn();

const meta = {
  title: 'Policies/BatchUpdateWidget',
  component: BatchUpdateWidget,
  parameters: inFrames(),
  decorators: [signedInAs(aProfile())],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      http.put('/companies/{companyId}', async ({ params, request, response }) => {
        sent(params.companyId, await request.json());
        return response(200).json({ status: 200, meta: {}, objects: [{ requested: 12 }] });
      }),
    );
  },
} satisfies Meta<typeof BatchUpdateWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {};

/** Every agent of the person's company is updated, after confirmation. */
export const Asks: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-FUNC-28', 'C-FUNC-29', 'C-FUNC-30', 'C-FUNC-31'] },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('policies', globals);
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const ask = await canvas.findByRole('button', { name: text('batchUpdate') });
    await userEvent.click(ask);
    const question = await screen.findByRole('dialog', { name: text('batchUpdateQuestion') });
    await userEvent.click(within(question).getByRole('button', { name: common('cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(ask);
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('button', { name: text('batchUpdateConfirm') }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('1', { type: 'batch_update' }));
    await expect(await screen.findByText(message('batch_update_requested'))).toBeVisible();
  },
};
