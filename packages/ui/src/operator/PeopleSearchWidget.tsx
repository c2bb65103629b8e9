import type { FoundPerson } from '@remote-console/api-client';
import { usePeopleSearch } from '@remote-console/api-client/react';
import { OPERATOR_PAGE_SIZE, type OperatorView, peopleQuery } from '@remote-console/domain';
import { Users } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import {
  DataTable,
  EmptyState,
  KeySearch,
  ListSurface,
  PageHeader,
  Stack,
  TableFoot,
  Toolbar,
  useListPage,
} from '../primitives/index.ts';
import { PERSON_ROW_HEIGHT, usePeopleColumns } from './PeopleTable.tsx';

export interface PeopleSearchWidgetProps {
  /** Page and search, kept by the host. */
  readonly view: OperatorView;
  readonly onViewChange: (change: { readonly view: OperatorView }) => void;
  /** The address of a company. */
  readonly companyHref: (choice: { readonly companyId: number }) => string;
}

const PAGE_SIZES = [OPERATOR_PAGE_SIZE] as const;

function FoundPeople({ view, onViewChange, companyHref }: PeopleSearchWidgetProps) {
  const text = useText('operator');
  const { total, ...drawn } = useListPage({
    read: usePeopleSearch(view),
    asked: view,
    page: view.page,
    size: OPERATOR_PAGE_SIZE,
    onPastEnd: ({ page }) => onViewChange({ view: { ...view, page } }),
  });
  return (
    <>
      <DataTable
        {...drawn}
        label={text('people')}
        columns={usePeopleColumns(companyHref)}
        getRowKey={({ id }: FoundPerson) => id}
        rowHeight={PERSON_ROW_HEIGHT}
        empty={<EmptyState reason="no-result" title={text('noPersonMatches', { search: view.search })} />}
      />
      {total > 0 && !drawn.failed && (
        <TableFoot
          page={view.page}
          pageSize={OPERATOR_PAGE_SIZE}
          pageSizes={PAGE_SIZES}
          total={total}
          onPageChange={({ page }) => onViewChange({ view: { ...view, page } })}
          onPageSizeChange={() => undefined}
        />
      )}
    </>
  );
}

/**
 * Finds people of all companies. A search starts on Enter or the button, not while typing, because each one is logged.
 */
export function PeopleSearchWidget(props: PeopleSearchWidgetProps) {
  const { view, onViewChange } = props;
  const text = useText('operator');
  const isTooShort = view.search !== '' && peopleQuery(view) === null;
  return (
    <Stack gap="lg">
      <PageHeader title={text('people')} />
      <div>
        <Toolbar
          search={
            <KeySearch
              keys={[{ key: 'any', label: text('searchPeople'), placeholder: text('searchPeople'), limit: 100 }]}
              searchKey="any"
              value={view.search}
              onSearch={({ value }) => onViewChange({ view: { page: 1, search: value.trim() } })}
            />
          }
        />
        {peopleQuery(view) === null ? (
          <ListSurface>
            <EmptyState
              Icon={Users}
              title={text(isTooShort ? 'searchTooShort' : 'searchPeopleTitle')}
              hint={text('searchPeopleHint')}
            />
          </ListSurface>
        ) : (
          <FoundPeople {...props} />
        )}
      </div>
    </Stack>
  );
}
