import { languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { Breadcrumb } from '@remote-console/ui/primitives';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';

/**
 * The address of the user list, and the breadcrumb back to it for the pages below.
 *
 * @param title Name of the page.
 */
export function useUsersBreadcrumb(title: string): { readonly listHref: string; readonly breadcrumb: ReactNode } {
  const text = useText('frame');
  const listHref = hrefOf('managers', { lang: languageOf(useParams()['lang']) });
  return {
    listHref,
    breadcrumb: <Breadcrumb items={[{ label: text('pageManagers'), href: listHref }, { label: title }]} />,
  };
}
