import type { ColumnChoice } from '@remote-console/domain';
import { Columns3 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, ListSkeleton, Popup } from '../../primitives/index.ts';
import { later } from '../../material/index.ts';

const ColumnsPanel = later(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

export interface ColumnsButtonProps {
  readonly columns: ColumnChoice;
  readonly onChange: (change: { readonly columns: ColumnChoice }) => void;
}

/** Which columns the table shows, and in which order; resettable in one click. */
export function ColumnsButton({ columns, onChange }: ColumnsButtonProps) {
  const text = useText('devices');
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<Columns3 {...ICON} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('columns')}
      </Button>
      <Popup
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 'var(--rc-space-md)', width: 300 } },
        }}
      >
        <Suspense fallback={<ListSkeleton rows={columns.order.length} />}>
          <ColumnsPanel columns={columns} titleId={titleId} onChange={onChange} />
        </Suspense>
      </Popup>
    </>
  );
}
