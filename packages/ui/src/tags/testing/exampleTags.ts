import type { DeviceTag } from '@remote-console/api-client';
import type { Language, TagColor } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

/** Names of tags, by language, in the order in which they are listed. */
const NAMES = exampleWords<readonly string[]>({
  ko: ['3층', '교체 대상', '보증 만료', '신규', '점검 예정', '키오스크'],
  en: ['3F', 'End of warranty', 'Kiosk', 'New', 'Service due', 'To replace'],
  ja: ['3階', 'キオスク', '交換予定', '保証終了', '新規', '点検予定'],
});

const COLORS: readonly TagColor[] = ['gray', 'purple', 'red', 'green', 'orange', 'blue'];

/** Tags of a company. */
export const exampleTags = (language: Language): readonly DeviceTag[] =>
  NAMES[language].map((name, at) => ({ id: at + 1, name, color: COLORS[at] ?? 'gray' }));
