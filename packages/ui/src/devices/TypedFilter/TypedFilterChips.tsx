import {
  changeDeviceView,
  conjunctionOf,
  conjunctsOf,
  formatFilter,
  parseFilter,
  type DeviceView,
} from '@remote-console/domain';
import { X } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import { FaultMessage } from './FaultMessage.tsx';
import styles from './TypedFilterChips.module.css';

export interface TypedFilterChipsProps {
  readonly view: DeviceView;
  /** The new view. */
  readonly onViewChange: (view: DeviceView) => void;
}

/** The parts of a typed filter that the menu cannot express: a removable chip for each, as list items. */
export function TypedFilterChips({ view, onViewChange }: TypedFilterChipsProps) {
  const text = useText('deviceFilter');
  const reading = parseFilter(view.filter);
  const change = (filter: string) => onViewChange(changeDeviceView(view, { filter }));
  if (!reading.ok) {
    return (
      <li className={styles.unread}>
        <FaultMessage text={view.filter} fault={reading.fault} />
        <Button size="small" variant="soft" startIcon={<X {...SMALL_ICON} />} onClick={() => change('')}>
          {text('clearTyped')}
        </Button>
      </li>
    );
  }
  // Duplicates count as one part.
  const parts = new Map(conjunctsOf(reading.expression).map((part) => [formatFilter(part), part]));
  const without = (term: string) =>
    formatFilter(conjunctionOf([...parts].flatMap(([other, part]) => (other === term ? [] : [part]))));
  return [...parts.keys()].map((term) => (
    <li key={term}>
      <Button
        size="small"
        variant="soft"
        aria-label={text('removeTerm', { term })}
        startIcon={<X {...SMALL_ICON} />}
        onClick={() => change(without(term))}
      >
        {term}
      </Button>
    </li>
  ));
}
