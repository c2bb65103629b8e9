import { useText } from '@remote-console/ui';
import { DenseButton } from '@remote-console/ui/primitives';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/index.ts';
import { THEME_MODES, type ThemeMode } from '../session/index.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { THEME_LABELS } from './themeLabels.ts';

const SIGNS: Readonly<Record<ThemeMode, LucideIcon>> = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or the system's theme. */
export function ThemeMenu() {
  const text = useText('frame');
  const common = useText('common');
  const { themes } = useServices();
  const mode = useSyncExternalStore(themes.subscribe, themes.current);
  const Icon = SIGNS[mode];
  return (
    <ChoiceMenu
      label={text('theme')}
      value={mode}
      choices={THEME_MODES.map((value) => ({ value, label: text(THEME_LABELS[value]) }))}
      onChoose={({ value }) => themes.choose(value)}
    >
      {(opener) => (
        <DenseButton
          look="icon"
          {...opener}
          aria-label={common('named', { name: text('theme'), value: text(THEME_LABELS[mode]) })}
        >
          <Icon size={18} strokeWidth={1.8} aria-hidden />
        </DenseButton>
      )}
    </ChoiceMenu>
  );
}
