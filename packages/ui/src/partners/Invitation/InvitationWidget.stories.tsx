import { aProfile, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { onCard } from '../testing/storyCard.tsx';
import { InvitationWidget } from './InvitationWidget.tsx';

const sent = fn();
const GUEST = 'guest-4f2k9';

/** Opens for one code only. */
const opensFor = (code: string) =>
  http.post('/invitations/access', async ({ request, response }) => {
    const body = await request.json();
    sent(body);
    if (body.code !== code) return response(400).json(problem(400, 'invitation_code_invalid', 'code'));
    const profile = aProfile({ loginId: GUEST, memberType: 7, userType: 7, type: 'User' });
    const objects = { isLogin: 'Success', token: 'guest', loginId: GUEST, userType: 7, profile } as const;
    return response(200).json({ status: 200, meta: {}, objects });
  });

const meta = {
  title: 'Partners/InvitationWidget',
  component: InvitationWidget,
  parameters: inFrames(),
  args: { onOpened: fn() },
  decorators: [onCard],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(opensFor('ABCD-EFGH-2345'));
  },
} satisfies Meta<typeof InvitationWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function parts({ canvas, globals }: PlayContext) {
  const text = await storyTexts('partners', globals);
  const message = await storyMessages(globals);
  const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: text('code') });
  return { message, field, confirm: canvas.getByRole('button', { name: text('confirmCode') }) };
}

/** One input and one button. */
export const Empty: Story = {
  parameters: { spec: ['A-INVITE-01'] },
  play: async (context) => {
    const { field } = await parts(context);
    await expect(context.canvas.getAllByRole('textbox')).toEqual([field]);
    await expect(context.canvas.getAllByRole('button')).toHaveLength(1);
    await expect(field).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** An empty or blank code is not accepted: a message asks for it, and nothing is sent. */
export const WantsACode: Story = {
  parameters: { spec: ['A-INVITE-02'] },
  play: async (context) => {
    const { message, field, confirm } = await parts(context);
    for (const typed of ['', '   ']) {
      if (typed !== '') await context.userEvent.type(field, typed);
      await context.userEvent.click(confirm);
      await expect(context.canvas.getByRole('alert')).toHaveTextContent(message('remote_code_requirement'));
    }
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A wrong code stays, selected, so that it can be typed again. */
export const WrongCode: Story = {
  parameters: { spec: ['A-INVITE-05'] },
  play: async (context) => {
    const { message, field, confirm } = await parts(context);
    await context.userEvent.type(field, 'WXYZ-WXYZ-WXYZ');
    await context.userEvent.click(confirm);
    await expect(await context.canvas.findByText(message('invitation_code_invalid'))).toBeVisible();
    await expect(field).toHaveValue('WXYZ-WXYZ-WXYZ');
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 14]));
    await expect(context.args.onOpened).not.toHaveBeenCalled();
  },
};

/** One call with the trimmed code, and the session is passed to the application. */
export const OpensTheSession: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-INVITE-03'] },
  play: async (context) => {
    const { field } = await parts(context);
    await context.userEvent.type(field, ' ABCD-EFGH-2345 {Enter}');
    await waitFor(() =>
      expect(context.args.onOpened).toHaveBeenCalledWith(
        expect.objectContaining({ token: 'guest', answer: expect.objectContaining({ loginId: GUEST }) }),
      ),
    );
    await expect(sent.mock.calls).toEqual([[{ code: 'ABCD-EFGH-2345' }]]);
  },
};

export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.post('/invitations/access', () => Response.error())),
  play: async (context) => {
    const { message, field } = await parts(context);
    await context.userEvent.type(field, 'ABCD-EFGH-2345{Enter}');
    await expect(await context.canvas.findByText(message('server_unreachable'))).toBeVisible();
    await expect(field).toHaveValue('ABCD-EFGH-2345');
  },
};
