import { http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleManagers } from '../testing/examplePartners.ts';
import { onCard } from '../testing/storyCard.tsx';
import { PartnerJoinWidget } from './PartnerJoinWidget.tsx';

const sent = fn();

const search = () => [
  http.get('/partners/companies/groups', ({ query, response }) => {
    const objects = ['한빛리테일', '한빛물류'].filter((name) => name.includes(query.get('inputData') ?? ''));
    return response(200).json({ status: 200, meta: {}, objects: objects.map((company) => ({ company })) });
  }),
  http.get('/partners/managers/groups', ({ query, response }) => {
    const objects = exampleManagers.filter(({ name }) => name.includes(query.get('inputData') ?? ''));
    return response(200).json({ status: 200, meta: {}, objects: [...objects] });
  }),
];
const takes = () =>
  http.post('/partners', async ({ request, response }) => {
    sent(await request.json());
    return response(200).json({ status: 200, meta: {}, objects: [] });
  });

const meta = {
  title: 'Partners/PartnerJoinWidget',
  component: PartnerJoinWidget,
  parameters: inFrames(),
  args: { onApplied: fn(), zoneName: 'Asia/Seoul' },
  decorators: [onCard],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...search(), takes());
  },
} satisfies Meta<typeof PartnerJoinWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const GOOD = {
  applicantName: '박하늘',
  applicantEmail: 'sky@partner.example',
  applicantPassword: 'Partner#1',
  passwordAgain: 'Partner#1',
};
type Typed = Partial<Record<keyof typeof GOOD | 'partnerCompanyName' | 'applicantPhone', string>>;

async function fill(context: PlayContext, typed: Typed) {
  const { canvas, canvasElement, globals, userEvent } = context;
  const text = await storyTexts('partners', globals);
  await canvas.findByRole('button', { name: text('apply') });
  for (const [name, value] of Object.entries(typed)) {
    const field = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}.`);
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  }
}

async function choose(context: PlayContext) {
  const text = await storyTexts('partners', context.globals);
  const { userEvent, canvas } = context;
  await userEvent.click(await canvas.findByRole('button', { name: text('chooseManager') }));
  const dialog = within(await screen.findByRole('dialog', { name: text('companyStepTitle') }));
  await userEvent.type(dialog.getByRole('textbox', { name: text('companySearch') }), '한빛{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: '한빛리테일' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: text('managerSearch') }), '도윤{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: /이도윤/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function pick(context: PlayContext, label: 'startPicked' | 'endPicked', day: string) {
  const text = await storyTexts('partners', context.globals);
  const date = await context.canvas.findByRole('group', { name: new RegExp(`^${text(label)}`) });
  const [first] = within(date).getAllByRole('spinbutton');
  if (first) await context.userEvent.click(first);
  await context.userEvent.keyboard(day);
}

async function apply(context: PlayContext) {
  const text = await storyTexts('partners', context.globals);
  await context.userEvent.click(context.canvas.getByRole('button', { name: text('apply') }));
}

/** Every field, the button for finding a manager, both dates, and the note about the seven days. */
export const Empty: Story = {
  parameters: { spec: ['A-PARTNER-16'] },
  play: async ({ canvas, canvasElement, globals, step }) => {
    const text = await storyTexts('partners', globals);
    const note = await canvas.findByText(text('joinNote', { count: 7 }));
    await expect(note).toBeVisible();
    await expect(note).toHaveTextContent(/7일|7 days|7日/);
    await step('company, name, email, password and phone can be typed [A-PARTNER-11]', async () => {
      for (const name of [
        'partnerCompanyName',
        'applicantName',
        'applicantEmail',
        'applicantPassword',
        'applicantPhone',
      ]) {
        await expect(canvasElement.querySelector(`input[name="${name}"]`)).toBeVisible();
      }
    });
    await step('the days of the start and the end can be picked [A-PARTNER-13] [A-PARTNER-14]', async () => {
      for (const label of ['startPicked', 'endPicked'] as const) {
        await expect(await canvas.findByRole('group', { name: new RegExp(`^${text(label)}`) })).toBeVisible();
      }
    });
    await step('a button applies [A-PARTNER-15]', async () => {
      await expect(canvas.getByRole('button', { name: text('apply') })).toBeEnabled();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One alert per attempt, in the order of the form. */
export const OneAlertAtATime: Story = {
  play: async (context) => {
    const { canvas, canvasElement, globals, step } = context;
    const message = await storyMessages(globals);
    const shown: string[][] = [];
    const alerts = () => canvas.getAllByRole('alert').flatMap(({ textContent }) => textContent || []);
    const refuses = async (key: string) => {
      await apply(context);
      await expect(await canvas.findByText(message(key))).toBeVisible();
      shown.push(alerts());
    };
    await fill(context, {});
    await step('a missing name of the applicant [A-PARTNER-21]', async () => {
      await refuses('applicant_name_requirement');
      await expect(canvasElement.querySelector('input[name="applicantName"]')).toHaveFocus();
    });
    await step('a missing email of the applicant, and a malformed one [A-PARTNER-22]', async () => {
      await fill(context, { applicantName: GOOD.applicantName });
      await refuses('applicant_email_requirement');
      await fill(context, { applicantEmail: 'sky@' });
      await refuses('applicant_email_requirement');
    });
    await step('a missing password, and a weak one [A-PARTNER-23]', async () => {
      await fill(context, { applicantEmail: GOOD.applicantEmail });
      await refuses('password_requirement');
      await fill(context, { applicantPassword: 'partner' });
      await refuses('password_requirement');
    });
    await step('a confirmation that differs [A-PARTNER-25]', async () => {
      await fill(context, { applicantPassword: GOOD.applicantPassword, passwordAgain: 'Partner#2' });
      await refuses('password_confirm');
    });
    await step('a missing manager [A-PARTNER-27]', async () => {
      await fill(context, { passwordAgain: GOOD.passwordAgain });
      await refuses('manager_name_requirement');
    });
    await step('a missing day of the start [A-PARTNER-28]', async () => {
      await choose(context);
      await refuses('start_date_requirement');
    });
    await step('a missing day of the end [A-PARTNER-29]', async () => {
      await pick(context, 'startPicked', '20261121');
      await refuses('end_date_requirement');
    });
    await step('each attempt shows one alert, in the order of the form [A-PARTNER-30]', async () => {
      const inOrder = [
        'applicant_name_requirement',
        'applicant_email_requirement',
        'applicant_email_requirement',
        'password_requirement',
        'password_requirement',
        'password_confirm',
        'manager_name_requirement',
        'start_date_requirement',
        'end_date_requirement',
      ];
      await expect(shown).toEqual(inOrder.map((key) => [message(key)]));
    });
    await step('nothing was sent, and the form is still there [C-SCOPE-03]', async () => {
      await expect(sent).not.toHaveBeenCalled();
      await expect(context.args.onApplied).not.toHaveBeenCalled();
      await expect(canvasElement.querySelector('input[name="applicantName"]')).toHaveValue(GOOD.applicantName);
    });
  },
};

/** The selected manager fills the field; before that, the dialog finds the company, then its people. */
export const ChoosesAManager: Story = {
  parameters: { spec: ['A-PARTNER-12', 'A-PARTNER-42'] },
  play: async (context) => {
    const text = await storyTexts('partners', context.globals);
    await choose(context);
    const field = context.canvasElement.querySelector('input[name="managerName"]');
    await expect(field).toHaveValue(text('managerOfCompany', { company: '한빛리테일', name: '이도윤' }));
    await expect(context.canvas.getByRole('button', { name: text('chooseOtherManager') })).toBeVisible();
  },
};

/** Without company and phone, trimmed, and without the password confirmation. */
export const Applies: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-PARTNER-13', 'A-PARTNER-14', 'A-PARTNER-19', 'A-PARTNER-20'] },
  play: async (context) => {
    const text = await storyTexts('partners', context.globals);
    const common = await storyTexts('common', context.globals);
    await fill(context, { ...GOOD, applicantName: ' 박하늘 ' });
    await choose(context);
    await pick(context, 'startPicked', '20261122');
    await pick(context, 'endPicked', '20261130');
    await apply(context);
    const dialog = within(await screen.findByRole('dialog', { name: text('appliedTitle') }));
    await expect(sent.mock.calls).toEqual([
      [
        {
          partnerCompanyName: '미기재',
          applicantName: '박하늘',
          applicantEmail: 'sky@partner.example',
          applicantPassword: 'Partner#1',
          applicantPhone: '미기재',
          managerName: '이도윤',
          managerId: 1,
          startPicked: '2026-11-21 15:00:00',
          endPicked: '2026-11-30 15:00:00',
        },
      ],
    ]);
    await expect(context.args.onApplied).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: common('ok') }));
    await waitFor(() => expect(context.args.onApplied).toHaveBeenCalledOnce());
  },
};

/** Days before today, and an end before the start, cannot be selected. */
export const NoDayBeforeToday: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-PARTNER-13', 'A-PARTNER-14'] },
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    await fill(context, {});
    await pick(context, 'startPicked', '20261120');
    await expect(await context.canvas.findByText(common('dateUnavailable'))).toBeVisible();
    await pick(context, 'startPicked', '20261125');
    await waitFor(() => expect(context.canvas.queryByText(common('dateUnavailable'))).toBeNull());
    await pick(context, 'endPicked', '20261124');
    await expect(await context.canvas.findByText(common('endBeforeStart'))).toBeVisible();
  },
};

/** The answer to the application, which the story delays. */
let decided = Promise.withResolvers<void>();

/** A refusal is shown at its field; the input stays. While the form is being sent, a second click sends nothing. */
export const AppliedAlready: Story = {
  parameters: { spec: ['A-PARTNER-32'] },
  beforeEach: ({ msw }) => {
    decided = Promise.withResolvers<void>();
    msw.use(
      http.post('/partners', async ({ request, response }) => {
        sent(await request.json());
        await decided.promise;
        return response(409).json(problem(409, 'partner_already_applied', 'applicantEmail'));
      }),
    );
  },
  play: async (context) => {
    const message = await storyMessages(context.globals);
    await fill(context, GOOD);
    await choose(context);
    await pick(context, 'startPicked', '20261122');
    await pick(context, 'endPicked', '20261130');
    await apply(context);
    const name = context.canvasElement.querySelector<HTMLInputElement>('input[name="applicantName"]');
    name?.focus();
    await context.userEvent.keyboard('{Enter}');
    decided.resolve();
    await expect(await context.canvas.findByText(message('partner_already_applied'))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(name).toHaveValue('박하늘');
    await expect(context.canvasElement.querySelector('input[name="applicantPassword"]')).toHaveValue('Partner#1');
  },
};
