import type { LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { ICON } from '../icon.ts';
import { SwitchButtons } from '../SwitchButtons/SwitchButtons.tsx';

/** One of the views. */
export interface ViewChoice<View extends string> {
  readonly view: View;
  /** Its name: announced, and shown on hover. */
  readonly label: string;
  readonly Icon: LucideIcon;
}

export interface ViewSwitchProps<View extends string> {
  readonly choices: readonly ViewChoice<View>[];
  /** The active view; none of the choices in another mode. */
  readonly value: string;
  readonly onChange: (change: { view: View }) => void;
  /** Name of the group. */
  readonly label?: string;
  /** `small` for a part of a page, such as one card. */
  readonly size?: 'normal' | 'small';
}

/** Chooses between views by icon; the active one is marked (B-LIST-04). */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { choices, value, onChange, label, size = 'normal' } = props;
  const text = useText('common');
  return (
    <SwitchButtons
      choices={choices.map(({ view, label: name, Icon }) => ({
        value: view,
        label: name,
        title: name,
        content: <Icon {...ICON} />,
      }))}
      value={value}
      onChange={(change) => onChange({ view: change.value })}
      label={label ?? text('viewSwitch')}
      size={size}
    />
  );
}
