import type { ChangeTexts } from '@remote-console/texts';
import { useText } from '../../i18n/index.ts';

/** The texts that name recorded changes. A hook. */
export const useChangeTexts = (): ChangeTexts => ({
  history: useText('history'),
  users: useText('users'),
  policies: useText('policies'),
  groupPages: useText('groupPages'),
  groups: useText('groups'),
  license: useText('license'),
  tags: useText('tags'),
});
