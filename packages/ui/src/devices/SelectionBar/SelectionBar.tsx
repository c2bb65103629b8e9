import type { Device } from '@remote-console/api-client';
import {
  bulkActions,
  bulkPlan,
  type ActionContext,
  type BulkAction,
  type BulkPlan,
  type SelectionScope,
} from '@remote-console/domain';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, DenseCheckbox, MenuEntry, MenuLine, PopupMenu, ICON } from '../../primitives/index.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import styles from './SelectionBar.module.css';

/** Actions that would not run are less prominent; their text, and a click, say why (B-NAV-11, B-NAV-12). */
function entryTone(action: BulkAction, plan: BulkPlan<Device>) {
  if (plan.kind === 'refused') return 'quiet';
  return action === 'delete' ? 'danger' : undefined;
}

export interface SelectionBarProps {
  /** The selected devices, as last seen. */
  readonly selected: readonly Device[];
  /** How many of them are not on this page. */
  readonly elsewhere: number;
  /** The scope of the selection, as displayed. */
  readonly scope: SelectionScope;
  /** What "select all that match" would select, of how many, while it is offered; and whether they are loading. */
  readonly offer?: { readonly count: number; readonly total: number; readonly reading: boolean } | null;
  readonly onSelectAll?: () => void;
  /** The checkbox for the page, if there is no table header with one. */
  readonly pageBox?: { readonly state: 'none' | 'some' | 'all'; readonly onToggle: () => void };
  readonly context: ActionContext;
  /** An action was chosen, with its effect. */
  readonly onChoose: (choice: { readonly action: BulkAction; readonly plan: BulkPlan<Device> }) => void;
  readonly onClear: () => void;
}

interface EntryTextProps {
  readonly action: BulkAction;
  readonly plan: BulkPlan<Device>;
}

function EntryText({ action, plan }: EntryTextProps) {
  const names = useText('devices');
  const text = useText('deviceCommands');
  const message = useMessage();
  const { Icon, label } = actionPresentation(action, null);
  const hint =
    plan.kind === 'refused'
      ? message(plan.because)
      : plan.skipped.length > 0 &&
        `${text('concerned', { count: plan.run.length })}, ${text('leftOut', { count: plan.skipped.length })}`;
  return (
    <>
      <span className={styles.sign}>
        <Icon {...ICON} />
      </span>
      <span>
        {names(label)}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
}

/**
 * What is selected and where, and the possible actions. It is always above the table, so that nothing moves when a
 * selection starts [B-NAV-05].
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, elsewhere, scope, offer = null, onSelectAll, pageBox, context, onChoose, onClear } = props;
  const names = useText('devices');
  const text = useText('deviceCommands');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = selected.length;
  const scopeLabel = (reach: SelectionScope): string => {
    switch (reach.kind) {
      case 'nothing':
        return text('nothingSelected');
      case 'page':
        return text('selectedOnPage', { count: reach.count });
      case 'pages':
        return names('selected', { count: reach.count });
      case 'all':
        return text('selectedAll', { count: reach.count });
    }
  };
  return (
    <div className={styles.bar}>
      {pageBox && (
        <span className={styles.box}>
          <DenseCheckbox
            aria-label={names('selectAllOnPage')}
            checked={pageBox.state === 'all'}
            indeterminate={pageBox.state === 'some'}
            onChange={pageBox.onToggle}
          />
        </span>
      )}
      <div role="status" className={styles.words}>
        {count === 0 ? (
          <span className={styles.nothing}>{text('nothingSelected')}</span>
        ) : (
          <span className={styles.reach}>{scopeLabel(scope)}</span>
        )}
        {elsewhere > 0 && scope.kind === 'pages' && (
          <span className={styles.elsewhere}>{text('elsewhere', { count: elsewhere })}</span>
        )}
      </div>
      {offer && (
        <Button variant="text" size="small" loading={offer.reading} onClick={onSelectAll}>
          {offer.count === offer.total
            ? text('selectAllMatching', { count: offer.total })
            : text('selectFirstMatching', { first: offer.count, total: offer.total })}
        </Button>
      )}
      {count > 0 && (
        <Button variant="text" size="small" onClick={onClear}>
          {names('clearSelection')}
        </Button>
      )}
      <Button
        aria-label={text('bulkActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown {...ICON} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={styles.acts}
      >
        {text('bulkActionsShort')}
      </Button>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': text('bulkActions') } }}
      >
        {bulkActions(context).flatMap((action) => {
          const plan = bulkPlan(action, selected, context);
          return [
            ...(action === 'delete' ? [<MenuLine key="line" />] : []),
            <MenuEntry
              key={action}
              onClick={() => {
                setAnchor(null);
                onChoose({ action, plan });
              }}
              wraps
              tone={entryTone(action, plan)}
            >
              <EntryText action={action} plan={plan} />
            </MenuEntry>,
          ];
        })}
      </PopupMenu>
    </div>
  );
}
