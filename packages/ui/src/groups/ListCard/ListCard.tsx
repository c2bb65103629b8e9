import { GROUP_LIST_PAGE_SIZE, type GroupListPlace } from '@remote-console/domain';
import { useId, type ReactNode } from 'react';
import { KeySearch, TableFoot, Toolbar } from '../../primitives/index.ts';
import styles from './ListCard.module.css';

export interface ListCardProps {
  readonly title: string;
  /** The purpose of the list, as a sentence. */
  readonly description?: string;
  /** Label of the filter; without it there is none. */
  readonly searchLabel?: string;
  readonly place: GroupListPlace;
  /** Total number of entries. */
  readonly total: number;
  readonly onPlaceChange: (change: Partial<GroupListPlace>) => void;
  readonly actions?: ReactNode;
  /** What is counted. */
  readonly unit?: 'devices' | 'rows';
  /** The list itself. */
  readonly children: ReactNode;
}

/** A list of a group with name, filter and pages of 10. */
export function ListCard(props: ListCardProps) {
  const { title, description, searchLabel, place, total, onPlaceChange, actions, unit = 'rows', children } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <Toolbar
        search={
          searchLabel && (
            <KeySearch
              keys={[{ key: 'any', label: searchLabel, placeholder: searchLabel }]}
              searchKey="any"
              value={place.search}
              starts="typing"
              listName={title}
              onSearch={({ value }) => onPlaceChange({ search: value.trim() })}
            />
          )
        }
        actions={actions}
      />
      {children}
      {total > 0 && (
        <TableFoot
          page={place.page}
          pageSize={GROUP_LIST_PAGE_SIZE}
          pageSizes={[]}
          total={total}
          unit={unit}
          listName={title}
          onPageChange={({ page }) => onPlaceChange({ page })}
          onPageSizeChange={() => undefined}
        />
      )}
    </section>
  );
}
