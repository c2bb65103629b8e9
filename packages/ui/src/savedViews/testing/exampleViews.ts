import type { BackendState } from '@remote-console/api-client/testing';
import { aProfile } from '@remote-console/api-client/testing';
import type { Language } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

const NAMES = exampleWords<
  readonly [kiosks: string, windows: string, screens: string, lobby: string, colleague: string]
>({
  ko: ['꺼진 키오스크', '업데이트할 Windows', '로비 화면', '로비', '김하나'],
  en: ['Kiosks that are off', 'Windows to update', 'Screens in the lobby', 'Lobby', 'Hana Kim'],
  ja: ['停止中のキオスク', '更新するWindows', 'ロビーの画面', 'ロビー', 'キム・ハナ'],
});

const columns = { order: [], hidden: [] };

/** The signed-in manager of the saved views stories. */
export const VIEW_OWNER = aProfile();

/** Views of the person and of a colleague, one of which refers to something deleted. */
export function exampleViews(language: Language): BackendState['savedViews'] {
  const [kiosks, windows, screens, lobby, colleague] = NAMES[language];
  const own = { ownerId: VIEW_OWNER.id, ownerName: VIEW_OWNER.name };
  const others = { ownerId: 9999, ownerName: colleague };
  const whole = { place: 'all', columns, groupNames: { place: '', shared: '' } };
  return [
    { ...whole, ...own, id: 1, name: kiosks, sharing: 'private', parameters: { alive: '0', filter: 'tag:kiosk' } },
    { ...whole, ...others, id: 2, name: windows, sharing: 'company', parameters: { os: '1', version: 'outdated' } },
    {
      ...whole,
      ...others,
      id: 3,
      name: screens,
      sharing: 'company',
      place: '7777',
      groupNames: { place: lobby, shared: '' },
      parameters: { view: 'card' },
    },
  ];
}
