import Alert from '@mui/material/Alert';
import type { TagSheetOutcome } from '@remote-console/api-client';
import { TAG_SHEET_LIMIT, type TagSheetFault, type TagSheetRow } from '@remote-console/domain';
import { Download } from 'lucide-react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useList, useMessage, useSentences, useText } from '../../i18n/index.ts';
import { Button, CheckField, FileDrop, SMALL_ICON, ScrollArea } from '../../primitives/index.ts';
import { SheetProgress, useSheetFaultMessage, type SpreadsheetFault } from '../../spreadsheet/index.ts';
import styles from './TagSheetDialog.module.css';

/** Maximum size of a file, in bytes. */
export const TAG_SHEET_BYTES = 5 * 1024 * 1024;

/** Number of listed errors; the others are counted. */
const FAULTS_SHOWN = 50;

/** The rows of a file, and the result of checking them. */
export interface CheckedSheet {
  readonly rows: readonly TagSheetRow[];
  readonly outcome: TagSheetOutcome;
  /** Whether a cell was too long and was cut off. */
  readonly truncated: boolean;
}

/** The current step. */
export type TagSheetState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly because: SpreadsheetFault | TagSheetFault }
  | { readonly kind: 'checked'; readonly sheet: CheckedSheet }
  | { readonly kind: 'setting'; readonly sheet: CheckedSheet }
  /** It could not be sent, or was refused; the text says why. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'done'; readonly devices: number };

export interface TagSheetDialogProps {
  readonly open: boolean;
  readonly file: File | null;
  readonly state: TagSheetState;
  /** Whether tags that are not in the file are removed. */
  readonly replace: boolean;
  readonly onReplaceChange: (change: { readonly replace: boolean }) => void;
  readonly onFileChange: (change: { readonly file: File | null }) => void;
  readonly onSaveTemplate: () => void;
  /** Applies the checked rows. */
  readonly onSet: () => void;
  readonly onClose: () => void;
}

function Faults({ sheet: { rows, outcome } }: { readonly sheet: CheckedSheet }) {
  const text = useText('tags');
  const message = useMessage();
  const { faults } = outcome;
  const more = faults.length - FAULTS_SHOWN;
  return (
    <>
      <Alert severity="error">{text('sheetFaults', { count: faults.length })}</Alert>
      <ScrollArea as="ul" aria-label={text('sheetFaultList')} className={styles.faults}>
        {faults.slice(0, FAULTS_SHOWN).map(({ index, error, name }) => (
          <li key={index}>
            {text('sheetFault', { row: rows[index]?.row ?? index + 2, name, reason: message(error) })}
          </li>
        ))}
        {more > 0 && <li>{text('sheetMoreFaults', { count: more })}</li>}
      </ScrollArea>
    </>
  );
}

function Preview({ sheet }: { readonly sheet: CheckedSheet }) {
  const text = useText('tags');
  const list = useList();
  const sentences = useSentences();
  const { outcome, truncated } = sheet;
  const { devices, newTags, faults } = outcome;
  return (
    <>
      {truncated && <Alert severity="warning">{text('sheetCut')}</Alert>}
      {faults.length > 0 ? (
        <Faults sheet={sheet} />
      ) : (
        <Alert severity="info">
          {sentences(
            devices > 0 ? text('sheetWillSet', { count: devices }) : text('sheetNothing'),
            newTags.length > 0 && text('sheetNew', { count: newTags.length, names: list(newTags) }),
          )}
        </Alert>
      )}
    </>
  );
}

/** Sets tags from a sheet: template, file, preview with the errors of each row, result. */
export function TagSheetDialog(props: TagSheetDialogProps) {
  const { open, file, state, replace, onReplaceChange, onFileChange, onSaveTemplate, onSet, onClose } = props;
  const text = useText('tags');
  const common = useText('common');
  const faultMessage = useSheetFaultMessage();
  const setting = state.kind === 'setting';
  const isUsable =
    state.kind === 'checked' && state.sheet.outcome.faults.length === 0 && state.sheet.outcome.devices > 0;
  const unreadable = () => {
    if (state.kind !== 'unreadable') return undefined;
    switch (state.because) {
      case 'no_columns':
        return text('sheetNoColumns');
      case 'no_rows':
        return text('sheetNoRows');
      default:
        return faultMessage(state.because);
    }
  };
  return (
    <DialogFrame
      open={open}
      title={text('sheetTitle')}
      width={640}
      locked={setting}
      onClose={onClose}
      actions={
        state.kind === 'done' ? (
          <Button variant="contained" onClick={onClose}>
            {common('close')}
          </Button>
        ) : (
          <DialogChoice
            label={text('sheetSet')}
            waiting={setting}
            disabled={!isUsable}
            onConfirm={onSet}
            onCancel={onClose}
          />
        )
      }
    >
      {state.kind === 'done' ? (
        <Alert severity="success">{text('saved', { count: state.devices })}</Alert>
      ) : (
        <div className={styles.content}>
          <div className={styles.hint}>{text('sheetHelp', { limit: TAG_SHEET_LIMIT })}</div>
          <div>
            <Button startIcon={<Download {...SMALL_ICON} />} onClick={onSaveTemplate}>
              {text('sheetTemplate')}
            </Button>
          </div>
          <FileDrop
            label={text('sheetFile')}
            kinds={['.xlsx']}
            maxBytes={TAG_SHEET_BYTES}
            file={file}
            disabled={setting}
            error={unreadable()}
            onChange={onFileChange}
          />
          <CheckField
            label={text('sheetReplace')}
            hint={text('sheetReplaceHint')}
            checked={replace}
            disabled={setting}
            onChange={({ checked }) => onReplaceChange({ replace: checked })}
          />
          {state.kind === 'failed' && <Alert severity="error">{state.error}</Alert>}
          {state.kind === 'reading' && <SheetProgress>{text('sheetChecking')}</SheetProgress>}
          {setting && <SheetProgress>{text('sheetSetting')}</SheetProgress>}
          {'sheet' in state && <Preview sheet={state.sheet} />}
        </div>
      )}
    </DialogFrame>
  );
}
