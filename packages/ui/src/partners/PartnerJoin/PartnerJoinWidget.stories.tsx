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
    const objects = ['한빛리테일', '한빛물류'].filter((name) => name.includes(query.get('input_data') ?? ''));
    return response(200).json({ status: 200, meta: {}, objects: objects.map((company) => ({ company })) });
  }),
  http.get('/partners/managers/groups', ({ query, response }) => {
    const objects = exampleManagers.filter(({ name }) => name.includes(query.get('input_data') ?? ''));
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
  applicantPw: 'Partner#1',
  passwordAgain: 'Partner#1',
};
type Typed = Partial<Record<keyof typeof GOOD | 'companyName' | 'applicantPhone', string>>;

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

async function expectOneAlert({ canvas, globals }: PlayContext, key: string) {
  const message = await storyMessages(globals);
  await expect(await canvas.findByText(message(key))).toBeVisible();
  const told = canvas.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  await expect(told.map(({ textContent }) => textContent)).toEqual([message(key)]);
  await expect(sent).not.toHaveBeenCalled();
}

/** Every field, the way to a manager, both dates, and the note on the seven days. */
export const Empty: Story = {
  parameters: { spec: ['A-PARTNER-11', 'A-PARTNER-13', 'A-PARTNER-14', 'A-PARTNER-15', 'A-PARTNER-16'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await storyTexts('partners', globals);
    await expect(await canvas.findByText(text('joinNote', { count: 7 }))).toBeVisible();
    for (const name of ['companyName', 'applicantName', 'applicantEmail', 'applicantPw', 'applicantPhone']) {
      await expect(canvasElement.querySelector(`input[name="${name}"]`)).toBeVisible();
    }
    await expect(await canvas.findByRole('group', { name: new RegExp(`^${text('startPicked')}`) })).toBeVisible();
    await expect(canvas.getByRole('group', { name: new RegExp(`^${text('endPicked')}`) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('apply') })).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One alert an attempt, in the order of the form. */
export const OneAlertAtATime: Story = {
  parameters: {
    spec: [
      'A-PARTNER-21',
      'A-PARTNER-22',
      'A-PARTNER-23',
      'A-PARTNER-25',
      'A-PARTNER-27',
      'A-PARTNER-28',
      'A-PARTNER-29',
      'A-PARTNER-30',
      'C-SCOPE-03',
    ],
  },
  play: async (context) => {
    await fill(context, {});
    await apply(context);
    await expectOneAlert(context, 'applicant_name_requirement');
    await expect(context.canvasElement.querySelector('input[name="applicantName"]')).toHaveFocus();
    await fill(context, { applicantName: GOOD.applicantName });
    await apply(context);
    await expectOneAlert(context, 'applicant_email_requirement');
    await fill(context, { applicantEmail: 'sky@' });
    await apply(context);
    await expectOneAlert(context, 'applicant_email_requirement');
    await fill(context, { applicantEmail: GOOD.applicantEmail });
    await apply(context);
    await expectOneAlert(context, 'password_requirement');
    await fill(context, { applicantPw: GOOD.applicantPw });
    await apply(context);
    await expectOneAlert(context, 'password_confirm');
    await fill(context, { passwordAgain: GOOD.passwordAgain });
    await apply(context);
    await expectOneAlert(context, 'manager_name_requirement');
    await choose(context);
    await apply(context);
    await expectOneAlert(context, 'start_date_requirement');
    await pick(context, 'startPicked', '20261121');
    await apply(context);
    await expectOneAlert(context, 'end_date_requirement');
  },
};

/** The chosen manager fills the field; before, the dialog finds the company, then its people. */
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

/** Without company and phone, trimmed, and without the second password. */
export const Applies: Story = {
  tags: ['no-visual'],
  parameters: {
    spec: ['A-PARTNER-17', 'A-PARTNER-18', 'A-PARTNER-19', 'A-PARTNER-20', 'A-PARTNER-26', 'A-PARTNER-31'],
  },
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
          companyName: '미기재',
          applicantName: '박하늘',
          applicantEmail: 'sky@partner.example',
          applicantPw: 'Partner#1',
          applicantPhone: '미기재',
          managerName: '이도윤',
          manager_pk: 1,
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

/** Days before today, and an end before the start, cannot be chosen. */
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

/** The answer to the application, which the story holds back. */
let decided = Promise.withResolvers<void>();

/** A refusal shows at its field; what was typed stays. While the form is on its way a second press sends nothing. */
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
    await expect(context.canvasElement.querySelector('input[name="applicantPw"]')).toHaveValue('Partner#1');
  },
};
