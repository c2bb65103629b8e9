import { http } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { NewUserWidget } from './NewUserWidget.tsx';
import { MANAGER, peopleHandlers, sent } from './testing/storyPeople.ts';

const meta = {
  title: 'Users/NewUserWidget',
  component: NewUserWidget,
  parameters: inFrames(),
  args: { listHref: '#/managers', onCreated: fn(), onApproverMissing: fn() },
  decorators: [signedInAs(MANAGER)],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...peopleHandlers());
  },
} satisfies Meta<typeof NewUserWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const GOOD = { loginId: 'new.user', password: 'Abcdef1!', passwordConfirmation: 'Abcdef1!', name: '김하나' };
type Typed = Partial<Record<keyof typeof GOOD | 'email', string>>;

function field({ canvasElement }: PlayContext, name: string): HTMLInputElement {
  const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

async function opened({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  const message = await storyMessages(globals);
  await canvas.findByRole('button', { name: text('createUser') });
  await canvas.findByRole('switch', { name: text('useApproval') });
  return { text, message, create: canvas.getByRole('button', { name: text('createUser') }) };
}

async function fillIn(context: PlayContext, typed: Typed = {}) {
  const words = await opened(context);
  for (const [name, value] of Object.entries({ ...GOOD, ...typed })) {
    await context.userEvent.clear(field(context, name));
    if (value !== '') await context.userEvent.type(field(context, name), value);
  }
  return words;
}

/** The form when it opens. */
export const Empty: Story = {};

/** Exactly these fields, with the approval fields for people who can be an approver. */
export const Fields: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-ADDUSER-01', 'C-ADDUSER-16'] },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { text } = await opened(context);
    const names = [...canvasElement.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);
    await expect(names).toEqual([
      'loginId',
      'password',
      'passwordConfirmation',
      'name',
      'email',
      'phone',
      'telephone',
      'department',
      'position',
      'approver',
    ]);
    const switches = [text('receptMail'), text('useApproval'), text('subManagerRight')];
    await expect(canvas.getAllByRole('switch')).toHaveLength(switches.length);
    for (const name of switches) await expect(canvas.getByRole('switch', { name })).toBeInTheDocument();
  },
};

/** In a company without approvals the three approval fields are not shown. */
export const WithoutApproval: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-ADDUSER-16'] },
  beforeEach: ({ msw }) => msw.use(...peopleHandlers({ usesApproval: false })),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('users', globals);
    await canvas.findByRole('button', { name: text('createUser') });
    await expect(canvas.queryByRole('switch', { name: text('useApproval') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('pickApprover') })).toBeNull();
  },
};

/** Errors are reported at their field, the first one first, and nothing is sent until everything is valid. */
export const Refused: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { step } = context;
    const { message, create } = await fillIn(context, { loginId: 'no' });
    const says = async (name: string, key: string) => {
      await context.userEvent.click(create);
      await waitFor(() =>
        expect(field(context, name)).toHaveAccessibleDescription(expect.stringContaining(message(key))),
      );
      await expect(field(context, name)).toHaveFocus();
      await expect(sent).not.toHaveBeenCalledWith('POST /users', expect.anything());
    };
    const type = async (name: string, value: string) => {
      await context.userEvent.clear(field(context, name));
      if (value !== '') await context.userEvent.type(field(context, name), value);
    };
    await step('a malformed ID is refused and not looked up [C-ADDUSER-03]', async () => {
      await type('email', 'nobody');
      await says('loginId', 'invalid_id');
      // The other errors are marked as well.
      await expect(field(context, 'email')).toBeInvalid();
      await expect(sent).not.toHaveBeenCalled();
      await type('email', '');
    });
    await step('a well-formed ID is looked up, and a taken one refused [C-ADDUSER-04] [C-ADDUSER-05]', async () => {
      await type('loginId', 'hajun.park');
      await says('loginId', 'id_exist');
      await expect(sent).toHaveBeenCalledWith('GET /check', 'hajun.park');
    });
    await type('loginId', 'new.user');
    await step('a blank name is refused [C-ADDUSER-06]', async () => {
      await type('name', '   ');
      await says('name', 'name_requirement');
      await type('name', '김하나');
    });
    await step('a weak password is refused [C-ADDUSER-07]', async () => {
      await type('password', 'abc');
      await says('password', 'password_requirement');
      await type('password', 'Abcdef1!');
    });
    await step('a confirmation that differs is refused [C-ADDUSER-08]', async () => {
      await type('passwordConfirmation', 'Abcdef1?');
      await says('passwordConfirmation', 'password_confirm');
      await type('passwordConfirmation', 'Abcdef1!');
    });
    await step('an email has to be one, or empty [C-ADDUSER-23]', async () => {
      await type('email', 'nobody');
      await says('email', 'email-invalid');
      await type('email', '');
      await context.userEvent.click(create);
      await waitFor(() => expect(sent).toHaveBeenCalledWith('POST /users', expect.objectContaining({ email: '' })));
    });
  },
};

/** The whole form is sent once, without the confirmation; success leads to the list. */
export const Creates: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-ADDUSER-17', 'C-ADDUSER-20'] },
  play: async (context) => {
    const { message, create } = await fillIn(context);
    await context.userEvent.click(create);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(context.args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ name: GOOD.name }));
    const { passwordConfirmation: _again, ...typed } = GOOD;
    await expect(sent).toHaveBeenCalledWith('POST /users', {
      ...typed,
      email: '',
      phone: '',
      telephone: '',
      department: '',
      position: '',
      receivesMail: false,
      needsApproval: false,
      userType: 1,
      approverId: MANAGER.id,
      language: 'ko',
      timeZoneId: 32,
    });
    await expect(await screen.findByText(message('created_user'))).toBeVisible();
  },
};

/** An approver is looked up by name; the one that was found is sent. */
export const FindsApprover: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-ADDUSER-10', 'A-MANAGER-11'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { text, create } = await fillIn(context);
    await userEvent.click(canvas.getByRole('switch', { name: text('useApproval') }));
    await userEvent.type(field(context, 'approver'), '김서연{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: text('approver') })).toHaveTextContent('김서연'));
    await userEvent.click(create);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST /users', expect.objectContaining({ approverId: 2, needsApproval: true })),
    );
  },
};

/** Nobody has that name: a message says so, and the page reloads. */
export const NoApprover: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-ADDUSER-11', 'C-ADDUSER-12', 'C-EDITUSER-09'] },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const common = await storyTexts('common', globals);
    const { text, message } = await opened(context);
    await userEvent.click(canvas.getByRole('switch', { name: text('useApproval') }));
    await userEvent.type(field(context, 'approver'), '없는 사람{Enter}');
    const dialog = await screen.findByRole('dialog', { name: message('search_manager_405') });
    await expect(args.onApproverMissing).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(args.onApproverMissing).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/users/password-level', async () => void (await delay('infinite')))),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
