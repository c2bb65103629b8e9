import Box from '@mui/material/Box';
import { aProfile } from '@remote-console/api-client/testing';
import { TIME_ZONES } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useText } from '../../i18n/useText.ts';
import { SettingsContext } from '../../contexts/settings.ts';
import { DateField } from './DateField.tsx';

const onChange = fn();

interface DayProps {
  readonly initial: string | null;
  readonly min?: string;
  readonly disabled?: boolean;
}

function Day({ initial, ...props }: DayProps) {
  const text = useText('common');
  const [value, setValue] = useState(initial);
  return (
    <DateField
      {...props}
      label={text('endDate')}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change.value);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  render: (args) => <Day {...args} />,
  args: { initial: '2026-11-21' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 280 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies HostedMeta<typeof Day>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Day>>;

export const Filled: Story = {};
export const Empty: Story = { args: { initial: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const IN_LOS_ANGELES = {
  brand: { name: 'Remote Console' },
  session: aProfile({ timeZoneId: TIME_ZONES.find(({ name }) => name === 'America/Los_Angeles')?.value ?? 0 }),
  onLinkClick: undefined,
  styleNonce: '',
};

/** The calendar uses the person's day: the evening of the 20th in Los Angeles, whatever day the browser has. */
export const TodayOfThePerson: Story = {
  tags: ['no-visual'],
  args: { initial: null },
  decorators: [
    (Drawn) => (
      <SettingsContext.Provider value={IN_LOS_ANGELES}>
        <Drawn />
      </SettingsContext.Provider>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const field = await canvas.findByRole('group', { name: text('endDate') });
    await userEvent.click(within(field).getByRole('button'));
    const days = await screen.findAllByRole('gridcell');
    const ringed = days.filter((day) => day.getAttribute('aria-current') === 'date');
    await expect(ringed.map((day) => day.textContent)).toEqual(['20']);
  },
};

/** A day before the minimum is refused at the field, and counts as no value. */
export const TooEarly: Story = {
  tags: ['no-visual'],
  args: { min: '2026-11-21' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('common', globals);
    const field = await canvas.findByRole('group', { name: text('endDate') });
    await userEvent.click(within(field).getAllByRole('spinbutton')[2] ?? field);
    await userEvent.keyboard('20');
    await expect(await canvas.findByText(text('dateUnavailable'))).toBeVisible();
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(within(field).getAllByRole('spinbutton')[2] ?? field);
    await userEvent.keyboard('22');
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-22');
  },
};
