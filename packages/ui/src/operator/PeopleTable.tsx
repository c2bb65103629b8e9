import type { FoundPerson } from '@remote-console/api-client';
import { useText } from '../i18n/index.ts';
import { type DataColumn, Link, RelativeTime } from '../primitives/index.ts';
import { AccountSign, TwoLines } from './cells.tsx';
import { roleLabel } from './words.ts';

/** A name above an ID, in pixels. */
export const PERSON_ROW_HEIGHT = 60;

/**
 * The columns of people. A hook.
 *
 * @param companyHref The address of a company; without it there is no company column.
 */
export function usePeopleColumns(companyHref?: (choice: { readonly companyId: number }) => string) {
  const text = useText('operator');
  const columns: readonly DataColumn<FoundPerson>[] = [
    {
      field: 'person',
      header: text('columnPerson'),
      flex: 1.5,
      minWidth: 170,
      phone: 'title',
      render: ({ name, loginId }) => <TwoLines below={loginId}>{name}</TwoLines>,
    },
    {
      field: 'mail',
      header: text('columnMail'),
      yields: 1,
      flex: 1.5,
      minWidth: 180,
      render: ({ mail }) => <TwoLines>{mail === '' ? '–' : mail}</TwoLines>,
    },
    ...(companyHref
      ? [
          {
            field: 'company',
            header: text('columnCompany'),
            flex: 1.2,
            minWidth: 150,
            render: ({ companyId, companyName }: FoundPerson) => (
              <TwoLines>
                <Link href={companyHref({ companyId })}>{companyName}</Link>
              </TwoLines>
            ),
          },
        ]
      : []),
    {
      field: 'role',
      yields: 2,
      header: text('columnRole'),
      width: 120,
      render: ({ memberType: type }) => text(roleLabel(type)),
    },
    {
      field: 'login',
      header: text('columnLogin'),
      width: 150,
      render: ({ lastLogin }) => <RelativeTime instant={lastLogin} fallback={text('never')} />,
    },
    {
      field: 'state',
      header: text('columnState'),
      width: 130,
      render: (person) => <AccountSign person={person} />,
    },
  ];
  return columns;
}
