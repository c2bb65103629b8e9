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
 * @param companyHref Where a company is; without it the company has no column.
 */
export function usePeopleColumns(companyHref?: (choice: { readonly companyPk: number }) => string) {
  const text = useText('operator');
  const columns: readonly DataColumn<FoundPerson>[] = [
    {
      field: 'person',
      header: text('columnPerson'),
      flex: 1.5,
      minWidth: 170,
      phone: 'title',
      render: ({ name, mgrid }) => <TwoLines below={mgrid}>{name}</TwoLines>,
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
            render: ({ company_pk: companyPk, company_name }: FoundPerson) => (
              <TwoLines>
                <Link href={companyHref({ companyPk })}>{company_name}</Link>
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
      render: ({ member_type_id: type }) => text(roleLabel(type)),
    },
    {
      field: 'login',
      header: text('columnLogin'),
      width: 150,
      render: ({ last_login }) => <RelativeTime instant={last_login} fallback={text('never')} />,
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
