import { LANGUAGE_NAMES, LANGUAGES, mayMakeInstallers, offersTutorial, type ConsoleMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Compass, Keyboard, Languages, LayoutGrid, LogOut, MonitorUp, Rows3, SunMoon } from 'lucide-react';
import { useCurrentSession, useServices } from '../../services/index.ts';
import { chooseLanguage, THEME_MODES } from '../../session/index.ts';
import { useFrame } from '../frameContext.ts';
import { THEME_LABELS } from '../themeLabels.ts';
import { useViewChoice } from '../useViewChoice.ts';
import type { PaletteEntry } from './paletteEntries.ts';

/** Actions available everywhere: language, theme, view, help, logout. */
export function useActionEntries(mode: ConsoleMode | null): readonly PaletteEntry[] {
  const text = useText('frame');
  const common = useText('common');
  const language = useLanguage();
  const { storage, unsavedChanges, themes } = useServices();
  const { view, choose } = useViewChoice();
  const { openShortcuts, openAddDevice, startTutorial, logOut } = useFrame();
  const person = useCurrentSession();
  const action = (key: string, entry: Pick<PaletteEntry, 'label' | 'Icon' | 'run'>): PaletteEntry => ({
    id: `action:${key}`,
    kind: 'action',
    ...entry,
  });

  const languages = LANGUAGES.filter((value) => value !== language).map((value) =>
    action(`language-${value}`, {
      label: common('named', { name: common('language'), value: LANGUAGE_NAMES[value] }),
      Icon: Languages,
      run: () => chooseLanguage(value, { storage, unsavedChanges, page: document, location: window.location }),
    }),
  );
  const looks = THEME_MODES.filter((value) => value !== themes.current()).map((value) =>
    action(`theme-${value}`, {
      label: common('named', { name: text('theme'), value: text(THEME_LABELS[value]) }),
      Icon: SunMoon,
      run: () => themes.choose(value),
    }),
  );
  const views =
    view === 'card'
      ? action('view-table', { label: text('toNormalView'), Icon: Rows3, run: () => choose('table') })
      : action('view-card', { label: text('toSimpleView'), Icon: LayoutGrid, run: () => choose('card') });
  return [
    ...(person !== null && mayMakeInstallers(person)
      ? [
          action('add-device', {
            label: text('addDevice'),
            Icon: MonitorUp,
            run: () => openAddDevice({ groupId: null }),
          }),
        ]
      : []),
    views,
    ...looks,
    ...languages,
    action('shortcuts', { label: text('shortcuts'), Icon: Keyboard, run: openShortcuts }),
    ...(mode && offersTutorial(mode)
      ? [action('tutorial', { label: text('tutorial'), Icon: Compass, run: startTutorial })]
      : []),
    action('logout', { label: text('logout'), Icon: LogOut, run: logOut }),
  ];
}
