import { expect, screen, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';

interface Steps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly userEvent: {
    readonly clear: (element: Element) => Promise<void>;
    readonly click: (element: Element) => Promise<void>;
    readonly keyboard: (text: string) => Promise<unknown>;
    readonly type: (element: Element, text: string) => Promise<void>;
  };
}

/** One end of a period as typed: `20261122` and `09:00`; missing values are cleared. */
export interface TypedEnd {
  readonly day?: string;
  readonly time?: string;
}

async function typeEnd({ userEvent }: Steps, end: TypedEnd, dayName: string, timeName: string) {
  const [year] = within(await screen.findByRole('group', { name: dayName })).getAllByRole('spinbutton');
  if (!year) throw new Error(`${dayName} has no field to type in.`);
  await userEvent.click(year);
  await userEvent.keyboard(end.day ?? '{Control>}a{/Control}{Delete}');
  const time = screen.getByLabelText(timeName);
  await userEvent.clear(time);
  if (end.time !== undefined) await userEvent.type(time, end.time);
}

/** Types a period into the open dialog. */
export async function typePeriod(steps: Steps, period: { readonly start: TypedEnd; readonly end: TypedEnd }) {
  const text = await storyTexts('approvals', steps.globals);
  const common = await storyTexts('common', steps.globals);
  await typeEnd(steps, period.start, common('startDate'), text('startTime'));
  await typeEnd(steps, period.end, common('endDate'), text('endTime'));
}

/** Types the reason of a request. */
export async function typeReason({ globals, userEvent }: Steps, reason: string) {
  const text = await storyTexts('approvals', globals);
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(text('reason')) }), reason);
}

/** Clicks a button of the open dialog. */
export async function press({ userEvent }: Steps, name: string) {
  const button = await screen.findByRole('button', { name });
  await expect(button).toBeEnabled();
  await userEvent.click(button);
}

/** A day and a half from tomorrow morning. */
export const WHOLE_PERIOD = {
  start: { day: '20261122', time: '09:00' },
  end: { day: '20261123', time: '18:30' },
} as const;
