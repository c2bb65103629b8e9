import Box from '@mui/material/Box';
import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { RecoveryWidget } from './RecoveryWidget.tsx';

const sent = fn();

const finds = (objects: { readonly result: 'Success' | 'not_matched_user'; readonly email: string }) =>
  http.post('/findID', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects });
  });
const mails = (result: 'Success' | 'Fail') =>
  http.post('/resetPW', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: { result } });
  });

const meta = {
  title: 'Accounts/RecoveryWidget',
  component: RecoveryWidget,
  parameters: inFrames(),
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(finds({ result: 'Success', email: 'mia@alpha.example' }), mails('Success'));
  },
} satisfies Meta<typeof RecoveryWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function parts({ canvas, globals }: PlayContext) {
  const text = await storyTexts('accountPages', globals);
  const message = await storyMessages(globals);
  const find = within(await canvas.findByRole('region', { name: text('findIdTitle') }));
  const reset = within(await canvas.findByRole('region', { name: text('resetTitle') }));
  return { text, message, find, reset };
}

/** The found ID is shown. */
export const FindsTheId: Story = {
  parameters: { spec: ['A-FORGOT-01', 'A-FORGOT-06', 'A-FORGOT-07'] },
  play: async (context) => {
    const { text, message, find } = await parts(context);
    await context.userEvent.type(find.getByRole('textbox'), 'mia@alpha.example');
    await context.userEvent.click(find.getByRole('button', { name: text('findId') }));
    await expect(await find.findByText(message('your_email_is', { email: 'mia@alpha.example' }))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ email: 'mia@alpha.example' }));
  },
};

export const FindsNothing: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-FORGOT-08'] },
  beforeEach: ({ msw }) => msw.use(finds({ result: 'not_matched_user', email: '' })),
  play: async (context) => {
    const { text, message, find } = await parts(context);
    await context.userEvent.type(find.getByRole('textbox'), 'nobody@alpha.example');
    await context.userEvent.click(find.getByRole('button', { name: text('findId') }));
    await expect(await find.findByText(message('no_account_with_email'))).toBeVisible();
  },
};

/** An empty and a malformed address are reported at the field, and nothing is sent. */
export const BadAddress: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-FORGOT-04', 'A-FORGOT-05'] },
  play: async (context) => {
    const { text, message, find } = await parts(context);
    await context.userEvent.click(find.getByRole('button', { name: text('findId') }));
    await expect(await find.findByText(message('emile_requirement'))).toBeVisible();
    await context.userEvent.type(find.getByRole('textbox'), 'mia');
    await context.userEvent.click(find.getByRole('button', { name: text('findId') }));
    await expect(await find.findByText(message('email-invalid'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const SendsTheMail: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-FORGOT-02', 'A-FORGOT-03', 'A-FORGOT-09', 'A-FORGOT-10'] },
  play: async (context) => {
    const { text, message, reset } = await parts(context);
    const button = reset.getByRole('button', { name: text('sendResetMail') });
    await context.userEvent.click(button);
    await expect(await reset.findByText(message('invalid_id'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await context.userEvent.type(reset.getByRole('textbox'), 'mia');
    await context.userEvent.click(button);
    await expect(await reset.findByText(message('password_modify_mail_sent'))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ type: 'send', key: 'mia' }));
  },
};

export const MailFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-FORGOT-11'] },
  beforeEach: ({ msw }) => msw.use(mails('Fail')),
  play: async (context) => {
    const { text, message, reset } = await parts(context);
    await context.userEvent.type(reset.getByRole('textbox'), 'mia');
    await context.userEvent.click(reset.getByRole('button', { name: text('sendResetMail') }));
    await waitFor(() => expect(reset.getByText(message('email_send_fail'))).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
