import { SEARCH_LIMIT, TICKET_SEARCH_KEYS, type TicketSearchKey } from '@remote-console/domain';
import { useText } from '../i18n/index.ts';
import { KeySearch } from '../primitives/index.ts';
import type { TicketListProps } from './TicketTable.tsx';

const LABELS = {
  any: 'searchAny',
  reqr_user_company: 'searchCompany',
  reqr_user_name: 'searchName',
  reqr_user_part: 'searchPart',
  device_name: 'searchDevice',
} as const satisfies Record<TicketSearchKey, string>;

/** The search of a list of tickets; a new search starts at page 1. */
export function TicketSearch({ view, onViewChange }: Pick<TicketListProps, 'view' | 'onViewChange'>) {
  const text = useText('tickets');
  return (
    <KeySearch
      keys={TICKET_SEARCH_KEYS.map((key) => ({ key, label: text(LABELS[key]), limit: SEARCH_LIMIT }))}
      searchKey={view.search.key}
      value={view.search.value}
      onSearch={({ key, value }) => onViewChange({ ...view, search: { key, value: value.trim() }, page: 1 })}
    />
  );
}
