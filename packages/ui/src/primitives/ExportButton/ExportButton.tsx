import { canExport, type ExportButton as ExportState } from '@remote-console/domain';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../Button/Button.tsx';
import { ICON } from '../icon.ts';
import { LinkButton } from '../Link/LinkButton.tsx';

export interface ExportButtonProps {
  /** Not requested, being created, or ready to download (C-HISTORY-22). */
  readonly state: ExportState;
  /** Whether there is nothing to export. */
  readonly disabled?: boolean;
  /** Shorter text, for a bar with little room. */
  readonly compact?: boolean;
  /** Requests the file. */
  readonly onExport: () => void;
  /** The file was downloaded: the next click creates another. */
  readonly onFetched: () => void;
}

/**
 * Exports a list as an Excel file and downloads it as soon as it is ready: a single click is enough. An already created
 * file is a link [B-EXCEL-01] [B-EXCEL-02] [B-EXCEL-03] [C-HISTORY-26].
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
        // After the click, or the link would be removed before the browser follows it.
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
