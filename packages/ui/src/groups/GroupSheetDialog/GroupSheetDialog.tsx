import Alert from '@mui/material/Alert';
import { GROUP_SHEET_LIMIT, groupsOfLines, type SheetLine } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { Button, FileDrop, SMALL_ICON } from '../../primitives/index.ts';
import { SheetProgress, useSheetFaultMessage, type SpreadsheetFault } from '../../spreadsheet/index.ts';
import { SheetPreview } from './SheetPreview.tsx';
import styles from './GroupSheetDialog.module.css';

/** Maximum size of a file, in bytes. */
export const GROUP_SHEET_BYTES = 10 * 1024 * 1024;

/** The state of an import. */
export type SheetState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading' }
  /** The file is not a spreadsheet, or too large. */
  | { readonly kind: 'unreadable'; readonly because: SpreadsheetFault }
  | { readonly kind: 'preview'; readonly lines: readonly SheetLine[] }
  | { readonly kind: 'sending'; readonly lines: readonly SheetLine[] }
  /** It could not be sent, or was refused; the text says why. */
  | { readonly kind: 'failed'; readonly lines: readonly SheetLine[]; readonly error: string }
  | { readonly kind: 'done'; readonly total: number; readonly failure: number };

export interface GroupSheetDialogProps {
  readonly open: boolean;
  readonly file: File | null;
  readonly state: SheetState;
  readonly onFileChange: (change: { readonly file: File | null }) => void;
  /** Saves the template. */
  readonly onSaveTemplate: () => void;
  /** Creates the groups of the preview. */
  readonly onUpload: () => void;
  readonly onClose: () => void;
}

const NO_LINES: readonly SheetLine[] = [];
const linesOf = (state: SheetState) => ('lines' in state ? state.lines : NO_LINES);

function Result({ total, failure }: { readonly total: number; readonly failure: number }) {
  const text = useText('groupPages');
  const sentences = useSentences();
  const made = text('sheetMade', { count: total - failure, total });
  return (
    <Alert severity={failure === 0 ? 'success' : 'warning'}>
      {sentences(made, failure > 0 && text('sheetFailed', { count: failure }))}
    </Alert>
  );
}

/** Imports groups from a sheet: template, file, preview with the errors of each row, result with counts. */
export function GroupSheetDialog(props: GroupSheetDialogProps) {
  const { open, file, state, onFileChange, onSaveTemplate, onUpload, onClose } = props;
  const text = useText('groupPages');
  const common = useText('common');
  const message = useMessage();
  const faultMessage = useSheetFaultMessage();
  const sentences = useSentences();
  const lines = linesOf(state);
  const sending = state.kind === 'sending';
  const usable = useMemo(() => groupsOfLines(lines) !== null, [lines]);
  const canSend = (state.kind === 'preview' || state.kind === 'failed') && usable;
  const unreadable = () => {
    if (state.kind !== 'unreadable') return undefined;
    const because = state.because === 'not_a_spreadsheet' ? null : faultMessage(state.because);
    return sentences(message('excel_group_fail'), because);
  };

  return (
    <DialogFrame
      open={open}
      title={text('uploadSheet')}
      width={880}
      locked={sending}
      onClose={onClose}
      actions={
        state.kind === 'done' ? (
          <Button variant="contained" onClick={onClose}>
            {common('close')}
          </Button>
        ) : (
          <DialogChoice
            label={text('uploadGroups')}
            waiting={sending}
            disabled={!canSend}
            onConfirm={onUpload}
            onCancel={onClose}
          />
        )
      }
    >
      {state.kind === 'done' ? (
        <Result total={state.total} failure={state.failure} />
      ) : (
        <div className={styles.content}>
          <div className={styles.help}>
            <div className={styles.hint}>{text('sheetHelp', { limit: GROUP_SHEET_LIMIT })}</div>
            <Button startIcon={<Download {...SMALL_ICON} />} onClick={onSaveTemplate}>
              {text('sheetTemplate')}
            </Button>
          </div>
          <FileDrop
            label={text('sheetFile')}
            kinds={['.xlsx']}
            maxBytes={GROUP_SHEET_BYTES}
            file={file}
            disabled={sending}
            error={unreadable()}
            onChange={onFileChange}
          />
          {state.kind === 'failed' && <Alert severity="error">{state.error}</Alert>}
          {state.kind === 'reading' && <SheetProgress>{text('sheetReading')}</SheetProgress>}
          {sending && <SheetProgress>{text('sheetAdding')}</SheetProgress>}
          {'lines' in state && <SheetPreview key={file?.name} lines={lines} />}
        </div>
      )}
    </DialogFrame>
  );
}
