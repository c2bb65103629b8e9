import type { ThresholdAlert } from '@remote-console/api-client';
import { ALERT_DEVICE_TYPES, parseAlertCode } from '@remote-console/domain';
import { BellPlus, Pencil, Trash2 } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, DataTable, EmptyState, IconButton, SMALL_ICON, type DataColumn } from '../../primitives/index.ts';
import { ListCard } from '../ListCard/ListCard.tsx';
import { useThresholdLabel } from './useThresholdLabel.ts';
import styles from './GroupThresholds.module.css';

export interface GroupThresholdsProps {
  readonly thresholds: readonly ThresholdAlert[];
  /** A new one is wanted. Read-only without it. */
  readonly onAdd?: (() => void) | undefined;
  readonly onChange?: ((threshold: ThresholdAlert) => void) | undefined;
  readonly onRemove?: ((threshold: ThresholdAlert) => void) | undefined;
}

const ALL = { page: 1, search: '' };

/** When the devices of a group raise an alert [C-THRESH-01]. There is at most one of each type. */
export function GroupThresholds({ thresholds, onAdd, onChange, onRemove }: GroupThresholdsProps) {
  const text = useText('groupPages');
  const words = useThresholdLabel();
  const typeOf = ({ alertCode }: ThresholdAlert) => {
    const parsed = parseAlertCode(alertCode);
    return parsed ? words.type(parsed.type) : alertCode;
  };
  const columns: readonly DataColumn<ThresholdAlert, never>[] = [
    {
      field: 'type',
      header: text('alertType'),
      flex: 2,
      minWidth: 150,
      phone: 'title',
      render: typeOf,
    },
    {
      field: 'device',
      header: text('deviceType'),
      flex: 1,
      minWidth: 110,
      render: ({ alertCode }) => {
        const parsed = parseAlertCode(alertCode);
        return parsed ? words.device(ALERT_DEVICE_TYPES[parsed.device]) : text('unknown');
      },
    },
    {
      field: 'amount',
      header: text('alertValue'),
      flex: 1,
      minWidth: 120,
      render: ({ alertCode, alertMinutes, threshold }) => {
        const parsed = parseAlertCode(alertCode);
        const amount = alertMinutes ?? threshold ?? 0;
        return parsed ? words.amount(parsed.type, amount) : String(amount);
      },
    },
    ...(onChange && onRemove
      ? [
          {
            field: 'actions',
            header: text('columnActions'),
            headerHidden: true,
            width: 110,
            align: 'end',
            phone: 'actions',
            render: (threshold) => (
              <span className={styles.actions}>
                <IconButton
                  size="small"
                  aria-label={text('changeOf', { name: typeOf(threshold) })}
                  onClick={() => onChange(threshold)}
                >
                  <Pencil {...SMALL_ICON} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={text('removeOf', { name: typeOf(threshold) })}
                  onClick={() => onRemove(threshold)}
                >
                  <Trash2 {...SMALL_ICON} />
                </IconButton>
              </span>
            ),
          } satisfies DataColumn<ThresholdAlert, never>,
        ]
      : []),
  ];
  return (
    <ListCard
      title={text('thresholds')}
      description={text('thresholdsHint')}
      place={ALL}
      total={0}
      onPlaceChange={() => undefined}
      actions={
        onAdd && (
          <Button startIcon={<BellPlus {...SMALL_ICON} />} onClick={onAdd}>
            {text('addThreshold')}
          </Button>
        )
      }
    >
      <DataTable
        label={text('thresholds')}
        rows={thresholds}
        columns={columns}
        getRowKey={({ id }) => id}
        empty={<EmptyState title={text('noThresholds')} hint={text('noThresholdsHint')} />}
      />
    </ListCard>
  );
}
