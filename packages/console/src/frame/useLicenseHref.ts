import { languageOf, sectionPages } from '@remote-console/domain';
import { useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import { useNavigation } from './useNavigation.ts';

/** Where licenses are, for users who may buy them. */
export function useLicenseHref(): string | undefined {
  const lang = languageOf(useParams()['lang']);
  const navigation = useNavigation();
  if (navigation === null) return undefined;
  const { viewer, mode } = navigation;
  return sectionPages('management', viewer, mode).some((page) => page === 'license')
    ? hrefOf('license', { lang })
    : undefined;
}
