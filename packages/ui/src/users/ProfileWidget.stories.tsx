import { aLicense, aProfile, http, problem, WORLD_PROOF } from '@remote-console/api-client/testing';
import type { Profile } from '@remote-console/api-client';
import { timeZoneLabel } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http as plain } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { ProfileWidget } from './ProfileWidget.tsx';
import { MANAGER, peopleBackend, peopleHandlers, sent, SUB_MANAGER } from './testing/storyPeople.ts';

const USER = aProfile({ ...SUB_MANAGER, id: 3, name: '박하준', memberType: 1, permissions: '1,2', canUpdate: false });

const meta = {
  title: 'Users/ProfileWidget',
  component: ProfileWidget,
  parameters: inFrames(),
  args: { onChanged: fn(async () => undefined), onLanguageChosen: fn() },
  decorators: [signedInAs(MANAGER)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...peopleHandlers({ language: storyLanguage(globals) }));
  },
} satisfies Meta<typeof ProfileWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A story with another signed-in person. */
const as = (profile: Profile): Pick<Story, 'decorators' | 'beforeEach'> => ({
  decorators: [signedInAs(profile)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...peopleHandlers({ language: storyLanguage(globals), profile }));
  },
});

/** Returns the identity check; the dialog then closes. */
async function proves({ globals, userEvent }: PlayContext, title: string, action: string, code?: string) {
  const text = await storyTexts('users', globals);
  const dialog = await screen.findByRole('dialog', { name: title });
  const question = within(dialog);
  await userEvent.type(question.getByLabelText(text('currentPassword')), WORLD_PROOF.currentPassword);
  if (code !== undefined) await userEvent.type(question.getByLabelText(text('oneTimeCode')), code);
  await userEvent.click(question.getByRole('button', { name: action }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  await canvas.findByRole('region', { name: text('permissions') });
  await canvas.findByRole('group', { name: text('mgrid') });
  return text;
}

/** A manager on the Corporate plan. */
export const Manager: Story = { args: { onTutorial: fn() } };

/** Three cards; the last one has the access to device groups below the permissions. */
export const Cards: Story = {
  tags: ['pictured'],
  parameters: { spec: ['C-PROFILE-01'] },
  play: async (context) => {
    const { canvas } = context;
    const text = await opened(context);
    const cards = [text('profile'), text('settings'), text('permissions')];
    for (const name of cards) await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const permissions = within(canvas.getByRole('region', { name: text('permissions') }));
    await expect(permissions.getByRole('group', { name: text('groupAccess') })).toBeVisible();
  },
};

/** The ID cannot be changed; the tutorial has a link where it can be opened. */
export const IdAndTutorial: Story = {
  tags: ['no-visual'],
  args: { onTutorial: fn() },
  parameters: { spec: ['C-PROFILE-08', 'C-PROFILE-26'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const text = await opened(context);
    const id = within(canvas.getByRole('group', { name: text('mgrid') }));
    await expect(id.getByText(MANAGER.loginId)).toBeVisible();
    await expect(id.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('tutorial') }));
    await expect(args.onTutorial).toHaveBeenCalledOnce();
  },
};

/** Where the tutorial cannot be opened, there is no link to it: standalone and mobile. */
export const Standalone: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PROFILE-26'] },
  play: async (context) => {
    const text = await opened(context);
    await expect(context.canvas.queryByRole('button', { name: text('tutorial') })).toBeNull();
  },
};

/** Each property is saved separately, and nothing else with it; canceling sends nothing. */
export const OneFieldAtATime: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    const text = await opened(context);
    const edit = async (label: 'email' | 'name' | 'phone' | 'tel' | 'department' | 'position', value: string) => {
      const row = within(canvas.getByRole('group', { name: text(label) }));
      await userEvent.click(row.getByRole('button'));
      const input = await row.findByRole('textbox');
      await userEvent.clear(input);
      await userEvent.type(input, value);
      return row;
    };
    await step('cancelling brings the former value back and sends nothing [C-PROFILE-10]', async () => {
      const name = await edit('name', '다른 이름');
      await userEvent.keyboard('{Escape}');
      await expect(name.getByText(MANAGER.name)).toBeVisible();
      await expect(sent).not.toHaveBeenCalled();
    });
    for (const [field, label, value, row] of [
      ['name', 'name', '이하루', 'C-PROFILE-04'],
      ['phone', 'phone', '010-1111-2222', 'C-PROFILE-05'],
      ['telephone', 'tel', '02-111-2222', 'C-PROFILE-09'],
      ['department', 'department', '인프라팀', 'C-PROFILE-06'],
      ['position', 'position', '부장', 'C-PROFILE-07'],
    ] as const) {
      await step(`${field} is saved alone [C-PROFILE-02] [${row}]`, async () => {
        await edit(label, value);
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(sent).toHaveBeenLastCalledWith('PUT /users/0', { [field]: value }));
        await waitFor(() => expect(canvas.getByRole('group', { name: text(label) })).toHaveTextContent(value));
      });
    }
    await step('email is saved alone, with the present password, and waits [C-PROFILE-02] [C-PROFILE-03]', async () => {
      await edit('email', 'new@demo.example');
      await userEvent.keyboard('{Enter}');
      await proves(context, text('proofEmailTitle'), text('proofEmail'));
      const change = { email: 'new@demo.example', currentPassword: WORLD_PROOF.currentPassword };
      await expect(sent).toHaveBeenLastCalledWith('PUT /users/0', change);
      await waitFor(() => expect(canvas.getByRole('group', { name: text('email') })).toHaveTextContent(change.email));
    });
    await expect(args.onChanged).toHaveBeenCalled();
  },
};

const WAITING = aProfile({ ...MANAGER, newEmail: 'new@demo.example' });

/** A new email is pending below the old one: its link can be sent again, and the change canceled. */
export const EmailWaits: Story = {
  ...as(WAITING),
  tags: ['pictured'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await opened(context);
    const row = within(canvas.getByRole('group', { name: text('email') }));
    await expect(row.getByText(text('newEmailWaits', { email: 'new@demo.example' }))).toBeVisible();
    await expect(row.getByRole('button', { name: new RegExp(MANAGER.email ?? '') })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: text('newEmailResend') }));
    await expect(await screen.findByText(text('newEmailMailed'))).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(`POST /users/${MANAGER.id}/new-email`);
  },
};

/** After canceling, only the old email is left. */
export const EmailCancelled: Story = {
  ...as(WAITING),
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const text = await opened(context);
    const row = within(canvas.getByRole('group', { name: text('email') }));
    await userEvent.click(row.getByRole('button', { name: text('newEmailCancel') }));
    await waitFor(() => expect(row.queryByRole('group', { name: text('newEmail') })).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith(`DELETE /users/${MANAGER.id}/new-email`);
    await expect(await screen.findByText(text('newEmailCancelled'))).toBeVisible();
  },
};

/** People who cancel the identity check keep their input, and nothing is sent. */
export const EmailNotProven: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const message = await storyMessages(globals);
    const text = await opened(context);
    const row = within(canvas.getByRole('group', { name: text('email') }));
    await userEvent.click(row.getByRole('button'));
    const input = await row.findByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'new@demo.example{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: text('proofEmailTitle') }));
    await userEvent.type(dialog.getByLabelText(text('currentPassword')), 'Wrong!2345');
    await userEvent.click(dialog.getByRole('button', { name: text('proofEmail') }));
    await expect(await dialog.findByText(message('check_current_password'))).toBeVisible();
    sent.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: common('cancel') }));
    await expect(await row.findByText(text('proofWithdrawn'))).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveValue('new@demo.example');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A blank name and an invalid email are reported at the field, and nothing is sent. */
export const WrongFields: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const message = await storyMessages(globals);
    const text = await opened(context);
    const row = within(canvas.getByRole('group', { name: text('email') }));
    await userEvent.click(row.getByRole('button'));
    await userEvent.clear(await row.findByRole('textbox'));
    await userEvent.keyboard('nobody{Enter}');
    await expect(await row.findByText(message('email-invalid'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Language, time zone, date format and refresh; each choice is saved right away. */
export const Settings: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    const text = await opened(context);
    const saves = (change: object) => waitFor(() => expect(sent).toHaveBeenLastCalledWith('PUT /users/0', change));
    const format = canvas.getByRole('combobox', { name: text('dateFormat') });
    await step(
      'three date formats are offered, and the chosen one is saved [C-PROFILE-11] [C-PROFILE-12]',
      async () => {
        const options = within(format).getAllByRole<HTMLOptionElement>('option');
        await expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
          ['0', 'YYYY/MM/DD'],
          ['1', 'MM/DD/YYYY'],
          ['2', 'DD/MM/YYYY'],
        ]);
        await userEvent.selectOptions(format, '2');
        await saves({ dateFormatId: 2 });
      },
    );
    const zone = await canvas.findByRole('combobox', { name: text('timeZone') });
    const placeName = await storyTexts('zones', context.globals);
    await step('the search for a time zone shows ten at most [C-PROFILE-20]', async () => {
      await userEvent.click(zone);
      await expect(await screen.findAllByRole('option', { name: /^UTC/ })).toHaveLength(10);
    });
    await step('the chosen time zone is saved [C-PROFILE-21]', async () => {
      await userEvent.clear(zone);
      await userEvent.type(zone, 'tokyo');
      await userEvent.click(
        await screen.findByRole('option', {
          name: timeZoneLabel({ offsetMinutes: 540, name: 'Asia/Tokyo' }, placeName),
        }),
      );
      await saves({ timeZoneId: 33 });
    });
    for (const [label, flag, interval, seconds, rows] of [
      ['listRefresh', 'refreshesLists', 'listInterval', 'refreshInterval', '[C-PROFILE-16] [C-PROFILE-17]'],
      ['imageRefresh', 'refreshesImages', 'imageInterval', 'imageRefreshInterval', '[C-PROFILE-18] [C-PROFILE-19]'],
    ] as const) {
      await step(`${flag} and its interval are saved ${rows}`, async () => {
        await userEvent.click(canvas.getByRole('switch', { name: text(label) }));
        await saves({ [flag]: true });
        const row = within(await canvas.findByRole('group', { name: text(interval) }));
        await userEvent.click(row.getByRole('button'));
        const input = await row.findByRole('textbox');
        await userEvent.clear(input);
        await userEvent.type(input, '0{Enter}');
        await expect(await row.findByText(text('secondsFault'))).toBeVisible();
        await userEvent.clear(input);
        await userEvent.type(input, '30{Enter}');
        await saves({ [seconds]: 30 });
      });
    }
    await step('the chosen language is saved [C-PROFILE-22]', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('language') }), 'ja');
      await saves({ language: 'ja' });
      await waitFor(() => expect(args.onLanguageChosen).toHaveBeenCalledWith({ language: 'ja' }));
    });
  },
};

/** One-time codes: on and off, reset after confirmation, and how they work. */
export const OneTimeCodes: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, globals, step, userEvent } = context;
    const message = await storyMessages(globals);
    const dialogs = await storyTexts('dialogs', globals);
    const common = await storyTexts('common', globals);
    const text = await opened(context);
    const reset = canvas.getByRole('button', { name: text('otpReset') });
    await step('a Corporate account has the switch and the reset [C-OTP-01] [C-OTP-02]', async () => {
      await expect(canvas.getByRole('switch', { name: text('otp') })).toBeEnabled();
      await expect(reset).toBeVisible();
    });
    await step('the switch saves usesOneTimeCodes [C-OTP-03]', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: text('otp') }));
      await expect(await screen.findByText(text('otpOnRegister'))).toBeVisible();
      await proves(context, text('proofOtpOnTitle'), text('proofOtpOn'));
      const proof = { currentPassword: WORLD_PROOF.currentPassword };
      await expect(sent).toHaveBeenLastCalledWith('PUT /users/0', { usesOneTimeCodes: true, ...proof });
    });
    await step('a reset is asked about before it is sent [C-OTP-07]', async () => {
      await waitFor(() => expect(reset).toBeEnabled());
      await userEvent.click(reset);
      await screen.findByRole('dialog', { name: text('otpResetOwnQuestion') });
      await expect(sent).toHaveBeenCalledTimes(1);
      await proves(context, text('otpResetOwnQuestion'), text('otpReset'));
      const proof = { currentPassword: WORLD_PROOF.currentPassword };
      await expect(sent).toHaveBeenLastCalledWith('PUT /users/0', { hasAuthenticator: false, ...proof });
    });
    await step('a toast tells of the reset [C-OTP-04]', async () => {
      await expect(await screen.findByText(message('otp_reset_complete'))).toBeVisible();
    });
    await step('a dialog explains how one-time codes work [A-OTP-07]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('otpHelp') }));
      const help = await screen.findByRole('dialog', { name: dialogs('otpTitle') });
      await expect(within(help).getByText(dialogs('otpTwo'))).toBeInTheDocument();
      await userEvent.click(within(help).getByRole('button', { name: common('close') }));
    });
  },
};

/**
 * Registering the authenticator again requires the password and a code, and is saved separately, as hasAuthenticator.
 */
export const AsksForAnotherCode: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PROFILE-15'] },
  ...as({ ...MANAGER, usesOneTimeCodes: true, hasAuthenticator: true }),
  play: async (context) => {
    const text = await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('otpReset') }));
    await proves(context, text('otpResetOwnQuestion'), text('otpReset'), WORLD_PROOF.code);
    await expect(sent.mock.calls).toEqual([['PUT /users/0', { hasAuthenticator: false, ...WORLD_PROOF }]]);
  },
};

/** A failed reset says so. */
export const ResetFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-OTP-05'] },
  beforeEach: ({ msw, globals }) => {
    const profile = { ...MANAGER, usesOneTimeCodes: true };
    const refuses = http.put('/users/0', ({ response }) => response(403).json(problem(403, 'need_license')));
    msw.use(refuses, ...peopleHandlers({ language: storyLanguage(globals), profile }));
  },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const text = await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: text('otpReset') }));
    await proves(context, text('otpResetOwnQuestion'), text('otpReset'));
    await expect(await screen.findByText(message('otp_reset_failed'))).toBeVisible();
  },
};

const BASIC = aProfile({ ...MANAGER, pay: [aLicense({ plan: 'Basic' })] });

/** On the Basic plan there are no one-time codes and no rows for the manager program. */
export const BasicPlan: Story = {
  ...as(BASIC),
  tags: ['no-visual'],
  parameters: { spec: ['A-OTP-09', 'C-OTP-01', 'C-OTP-02', 'C-PERM-11'] },
  play: async (context) => {
    const text = await opened(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('switch', { name: text('otp') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('otpReset') })).toBeNull();
    await expect(canvas.queryByRole('switch', { name: text('CSUpdate') })).toBeNull();
    await expect(canvas.getByRole('switch', { name: text('useFunction') })).toBeInTheDocument();
  },
};

/** A non-manager can read their own permissions and groups, and change none of them. */
export const User: Story = {
  ...as(USER),
  parameters: { spec: ['C-PERM-28', 'C-EDITUSER-06'] },
  play: async (context) => {
    const { canvas } = context;
    const text = await opened(context);
    const card = within(canvas.getByRole('region', { name: text('permissions') }));
    await waitFor(() => expect(card.getAllByRole('switch').length).toBeGreaterThan(12));
    for (const one of card.getAllByRole('switch')) await expect(one).toBeDisabled();
    await expect(card.getByRole('switch', { name: text('modifyInformation') })).toBeChecked();
    await expect(card.getByRole('switch', { name: text('CSUpdate') })).not.toBeChecked();
    await expect(canvas.queryByRole('switch', { name: text('subManagerRight') })).toBeNull();
  },
};

/** A sub-manager with the approval right sees the approval settings, and cannot change their own. */
export const SubManager: Story = {
  ...as(SUB_MANAGER),
  tags: ['no-visual'],
  parameters: { spec: ['C-EDITUSER-06'] },
  play: async (context) => {
    const text = await opened(context);
    const right = await context.canvas.findByRole('switch', { name: text('subManagerRight') });
    await expect(right).toBeChecked();
    await expect(right).toBeDisabled();
  },
};

/** The cards as skeletons while the profile is loading. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/users/0', async () => void (await delay('infinite')))),
};

/** A profile that cannot be read offers to retry. */
export const Failed: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/users/0', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A logo is accepted if it is an image, and then shown; anything else is refused before it is sent. */
export const Logo: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PROFILE-23', 'C-PROFILE-25', 'C-PROFILE-27'] },
  beforeEach: ({ msw, globals }) => {
    const { handlers, state } = peopleBackend({ language: storyLanguage(globals) });
    const upload = plain.post('*/upload', () => {
      sent('POST /upload');
      const profile = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
      state.profile = { ...MANAGER, profile };
      return HttpResponse.json({ status: 200, meta: {}, objects: [{ profile }] });
    });
    msw.use(upload, ...handlers);
  },
  play: async (context) => {
    const { canvas, canvasElement, globals, userEvent } = context;
    const message = await storyMessages(globals);
    const text = await opened(context);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for a logo.');
    const files = userEvent.setup({ applyAccept: false });
    await files.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await expect(await canvas.findByText(message('invalid_image'))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await files.upload(input, new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('POST /upload'));
    await expect(await canvas.findByRole('img', { name: text('logoOf', { name: MANAGER.companyName }) })).toBeVisible();
  },
};
