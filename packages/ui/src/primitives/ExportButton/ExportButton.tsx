import { canExport, type ExportButton as ExportState } from '@remote-console/domain';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { ICON } from '../icon.ts';
import { LinkButton } from '../Link/LinkButton.tsx';

export interface ExportButtonProps {
  /** Not asked for, being made, or there to be fetched (C-HISTORY-22). */
  readonly state: ExportState;
  /** Whether there is nothing to export. */
  readonly disabled?: boolean;
  /** Few words, for a bar with little room. */
  readonly compact?: boolean;
  /** Has the file made. */
  readonly onExport: () => void;
  /** The file was fetched: the next press makes another. */
  readonly onFetched: () => void;
}

/**
 * Makes an Excel file of a list and hands it to the browser as soon as it is there: one press is enough. A file that was
 * made before is a link [B-EXCEL-01] [B-EXCEL-02] [B-EXCEL-03] [C-HISTORY-26].
 */
export function ExportButton({ state, disabled = false, compact = false, onExport, onFetched }: ExportButtonProps) {
  const text = useText('common');
  const link = useRef<HTMLAnchorElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (state.kind === 'ready' && waited.current) link.current?.click();
    waited.current = state.kind === 'loading';
  }, [state.kind]);
  if (state.kind === 'ready') {
    return (
      <LinkButton
        ref={link}
        variant="soft"
        href={state.downloadUrl}
        download={state.fileName}
        startIcon={<Download {...ICON} />}
        // After the press, or the link would be gone before the browser follows it.
        onClick={() => setTimeout(onFetched)}
      >
        {compact ? text('downloadShort') : text('downloadFile', { name: state.fileName })}
      </LinkButton>
    );
  }
  const idle = compact ? 'exportShort' : 'exportToExcel';
  return (
    <Button
      disabled={disabled}
      loading={!canExport(state)}
      startIcon={<FileSpreadsheet {...ICON} />}
      onClick={onExport}
    >
      {text(state.kind === 'loading' ? 'exporting' : idle)}
    </Button>
  );
}
