import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SheetLine } from '@remote-console/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { StatusBadge } from '../../primitives/index.ts';
import { useSheetFaultMessage } from './useSheetFaultMessage.ts';
import styles from './SheetPreview.module.css';

/** Height of a row in px, until it is rendered and measured. */
const ROW_HEIGHT = 37;

/** On a phone the state of a row is below its names. */
const lineStyles = {
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: {
      xs: '48px repeat(3, minmax(0, 1fr))',
      md: '72px repeat(3, minmax(0, 1fr)) minmax(220px, 2fr)',
    },
    gap: 'var(--rc-space-hair) var(--rc-space-md)',
    p: 'var(--rc-space-sm) var(--rc-space-md)',
    borderBottom: 1,
    borderColor: 'tone.line',
    fontSize: 'var(--rc-font-size-dense)',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  '& [role="row"] > :last-child': { gridColumn: { xs: '2 / -1', md: 'auto' } },
  '& [role="columnheader"]': { fontSize: 'var(--rc-font-size-label)', fontWeight: 600, color: 'tone.textSecondary' },
} as const;

function Cell({ head = false, children }: { readonly head?: boolean; readonly children: ReactNode }) {
  return <div role={head ? 'columnheader' : 'cell'}>{children}</div>;
}

/** The rows in order. Only visible ones are rendered, so 50,000 rows scroll like ten. */
function Lines({ lines }: { readonly lines: readonly SheetLine[] }) {
  const text = useText('groupPages');
  const faultMessage = useSheetFaultMessage();
  const scroller = useRef<HTMLDivElement | null>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.row ?? index,
    overscan: 4,
  });
  return (
    <Box
      role="table"
      aria-label={text('sheetPreview')}
      aria-rowcount={lines.length + 1}
      sx={[
        { border: 1, borderColor: 'tone.line', borderRadius: 'var(--rc-radius-control)', overflow: 'hidden' },
        lineStyles,
      ]}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <Cell head>{text('sheetRow')}</Cell>
        {[1, 2, 3].map((level) => (
          <Cell key={level} head>
            {text('sheetLevel', { level })}
          </Cell>
        ))}
        <Cell head>{text('sheetState')}</Cell>
      </div>
      <div
        ref={scroller}
        role="rowgroup"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached with the keyboard.
        tabIndex={0}
        style={{ height: `min(${virtualizer.getTotalSize()}px, 360px, 40vh)`, overflowY: 'auto' }}
      >
        <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index];
            if (!line) return null;
            const { row, cells, fault } = line;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
              >
                <Cell>{text('sheetRowNumber', { row })}</Cell>
                <Cell>{cells[0]}</Cell>
                <Cell>{cells[1]}</Cell>
                <Cell>{cells[2]}</Cell>
                <Cell>
                  {fault === null ? (
                    <StatusBadge tone="online" label={text('sheetRowGood')} />
                  ) : (
                    <span className={styles.fault}>{faultMessage(fault)}</span>
                  )}
                </Cell>
              </div>
            );
          })}
        </div>
      </div>
    </Box>
  );
}

/**
 * The content of a file and its errors. Re-rendered only for another file: the rest of the dialog need not wait for it.
 */
export const SheetPreview = memo(function SheetPreview({ lines }: { readonly lines: readonly SheetLine[] }) {
  const text = useText('groupPages');
  const message = useMessage();
  const sentences = useSentences();
  const { bad, groups, shown } = useMemo(() => {
    const wrong = lines.filter(({ fault }) => fault !== null);
    return {
      bad: wrong.length,
      groups: lines.reduce((sum, line) => sum + line.groups.length, 0),
      // Rows with errors come first; a valid file is shown as it is.
      shown: wrong.length > 0 ? [...wrong, ...lines.filter(({ fault }) => fault === null)] : lines,
    };
  }, [lines]);
  return (
    <div>
      <div className={styles.verdict}>
        {lines.length === 0 || bad > 0 ? (
          <Alert severity="error">
            {sentences(
              message('excel_group_fail'),
              lines.length === 0 ? text('sheetEmpty') : text('sheetBadRows', { count: bad }),
            )}
          </Alert>
        ) : (
          <Alert severity="info">{text('sheetWillAdd', { count: groups })}</Alert>
        )}
      </div>
      {lines.length > 0 && <Lines lines={shown} />}
    </div>
  );
});
