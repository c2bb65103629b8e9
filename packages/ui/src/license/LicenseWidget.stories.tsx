import { aLicense, answerFor, aProfile, aSummary, given, http, problem } from '@remote-console/api-client/testing';
import { licensePrice } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleLicenses } from './testing/exampleLicenses.ts';
import { LicenseWidget } from './LicenseWidget.tsx';

const ordered = fn();
const opened = fn();
const posted = fn();
let isClosed = false;
const looked = fn(() => isClosed);
const close = fn(() => {
  isClosed = true;
});
/** The parts of the payment window that the console uses. */
const popup: Window = Object.create(window, {
  closed: { get: () => looked() },
  focus: { value: fn() },
  close: { value: close },
});

const [person] = answerFor('getUser').objects;
const withPrice = (customPayment: number) =>
  http.get('/users/{userPk}', ({ response }) =>
    response(200).json({ status: 200, meta: {}, objects: person ? [{ ...person, customPayment }] : [] }),
  );
const takesOrders = () =>
  http.post('/payments', async ({ request, response }) => {
    ordered(await request.json());
    const { fields } = answerFor('startPayment').objects;
    return response(200).json({ status: 200, meta: {}, objects: { action: '/sandbox-payment', fields } });
  });
const providedBy = (kind: 'external' | 'none') =>
  http.get('/payments/provider', ({ response }) => response(200).json({ status: 200, meta: {}, objects: { kind } }));

/** Won for a month of the minimum devices of the company's current plan: 5 at 4,510. */
const NEW_PRICE = 22_550;
const before = aProfile({ pay: [...exampleLicenses] });
const after = aProfile({ pay: [...exampleLicenses, aLicense({ licenseId: 40, plan: 'Basic', licensedDevices: 3 })] });

const meta = {
  title: 'License/LicenseWidget',
  component: LicenseWidget,
  parameters: inFrames(),
  args: { paymentsHref: '#payments', onProfile: fn() },
  beforeEach: ({ msw }) => {
    for (const spy of [ordered, opened, posted, looked, close]) spy.mockClear();
    isClosed = false;
    spyOn(window, 'open').mockImplementation((...asked) => {
      opened(...asked);
      return popup;
    });
    spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      posted(new URL(this.action).pathname);
    });
    msw.use(
      given.profile(before),
      given.summary(aSummary({ total: 187 })),
      withPrice(0),
      takesOrders(),
      providedBy('external'),
    );
  },
} satisfies Meta<typeof LicenseWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Typical: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opens the dialog of a new license, or of a renewal, and clicks the pay button. */
async function order({ canvas, globals, userEvent }: PlayContext, renewedRow: number | null, amount: number) {
  const text = await storyTexts('license', globals);
  const name = renewedRow === null ? text('buy') : text('renewOf', { number: renewedRow });
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  const next = await dialog.findByRole('button', { name: text('next') });
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  await userEvent.click(await dialog.findByRole('button', { name: text('pay', { amount }) }));
  return { text, dialog };
}

/**
 * The window closes and reports success: the licenses are read again, the application is informed, the dialog closes.
 */
export const Buys: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, canvas, msw, step } = context;
    const timers = spyOn(globalThis, 'setInterval');
    const stopped = spyOn(globalThis, 'clearInterval');
    const { text, dialog } = await order(context, null, NEW_PRICE);
    await step('a new license is ordered in a dialog [C-PAY-01]', async () => {
      await waitFor(() => expect(posted).toHaveBeenCalledWith('/sandbox-payment'));
      await expect(ordered).toHaveBeenCalledWith({
        plan: 'Corporate',
        deviceCount: 5,
        months: 1,
        paymentMethod: 'SC0010',
        licenseReference: null,
      });
    });
    await step('the payment is in a window of 1024 by 726 [C-PAY-24]', async () => {
      await expect(opened.mock.lastCall?.[2]).toContain('width=1024,height=726');
      await expect(await dialog.findByText(text('payingTitle'))).toBeVisible();
    });
    await step('every 500 ms it is looked whether the window is closed, until it is [C-PAY-25]', async () => {
      const index = timers.mock.calls.findIndex(([, pause]) => pause === 500);
      const timer: unknown = timers.mock.results[index]?.value;
      await expect(index).not.toBe(-1);
      looked.mockClear();
      await waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(1));
      await expect(stopped).not.toHaveBeenCalledWith(timer);
      await expect(args.onProfile).not.toHaveBeenCalled();
      msw.use(given.profile(after));
      window.postMessage({ type: 'payment', result: 'success' }, window.location.origin);
      isClosed = true;
      await waitFor(() => expect(stopped).toHaveBeenCalledWith(timer));
    });
    await step('after that the profile is read again [C-PAY-26]', async () => {
      await waitFor(() =>
        expect(args.onProfile).toHaveBeenCalledWith({ profile: expect.objectContaining({ pay: after.pay }) }),
      );
      await expect(await canvas.findByText(text('deviceCount', { count: 213 }))).toBeVisible();
    });
    await step('and the dialog closes with a word of success [C-PAY-27]', async () => {
      await expect(await screen.findByText(text('paid'))).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A renewal names its license, and costs the price agreed with the buyer. */
export const Renews: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PAY-02'] },
  // The profile first: its address would match that of any user.
  beforeEach: ({ msw }) => msw.use(given.profile(before), withPrice(2000)),
  play: async (context) => {
    const { total } = licensePrice({ licensePlan: 'Corporate', devices: 200, months: 12, customPrice: 2000 });
    await order(context, 31, total);
    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith(
        expect.objectContaining({ plan: 'Corporate', deviceCount: 200, months: 12, licenseReference: 12 }),
      ),
    );
  },
};

/** The window closes without a result: nothing was bought, and a message says so; the dialog closes all the same. */
export const LeavesTheWindow: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-PAY-27'] },
  play: async (context) => {
    const { text, dialog } = await order(context, null, NEW_PRICE);
    await context.userEvent.click(await dialog.findByRole('button', { name: text('stopPaying') }));
    await expect(close).toHaveBeenCalled();
    await expect(await screen.findByText(text('windowClosed'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The provider took no money. */
export const PaymentFails: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { text, dialog } = await order(context, null, NEW_PRICE);
    await dialog.findByText(text('payingTitle'));
    window.postMessage({ type: 'payment', result: 'failure' }, window.location.origin);
    isClosed = true;
    await expect(await screen.findByText(text('paymentFailed'))).toBeVisible();
  },
};

/** The browser blocks the window: the dialog says what to do, and nothing is ordered. */
export const WindowBlocked: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    spyOn(window, 'open').mockImplementation(() => null);
  },
  play: async (context) => {
    const { text, dialog } = await order(context, null, NEW_PRICE);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('windowBlocked'));
    await expect(ordered).not.toHaveBeenCalled();
  },
};

/** The server refuses the order: the window closes, the input stays. */
export const OrderRefused: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.post('/payments', ({ response }) => response(404).json(problem(404, 'not_found')))),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { dialog } = await order(context, null, NEW_PRICE);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message('not_found'));
    await expect(close).toHaveBeenCalled();
  },
};

/** No payment provider is set up: the page says so right away, and has no button that leads nowhere. */
export const NotSold: Story = {
  beforeEach: ({ msw }) => msw.use(providedBy('none')),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    await expect(await canvas.findByText(text('notSold'))).toBeVisible();
    await canvas.findByText(text('renewalOf', { number: 12 }));
    await expect(canvas.queryByRole('button', { name: text('buy') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: text('renewOf', { number: 31 }) })).toBeNull();
  },
};

export const NoLicense: Story = {
  beforeEach: ({ msw }) => msw.use(given.profile(aProfile({ pay: [] }))),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/users/0', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/users/0', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await expect(await canvas.findByRole('button', { name: common('retry') })).toBeVisible();
  },
};
