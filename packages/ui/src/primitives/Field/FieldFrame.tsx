import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useContext, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';
import { FieldLayoutContext, WIDE_MEDIA } from './fieldLayout.ts';

export interface FieldFrameProps {
  /** Id of the control that the label names; without it the label names `labelId` only (a group of controls). */
  readonly controlId?: string;
  /** Id of the label, for `aria-labelledby`. */
  readonly labelId?: string;
  /** Id of the note below, for `aria-describedby` of the control. */
  readonly noteId: string;
  readonly label: string;
  /** Keeps the label for those who listen and takes it off the screen: in toolbars, where a sign says it. */
  readonly labelHidden?: boolean;
  readonly required?: boolean;
  /** What is wrong and what to do. Empty or missing means that nothing is. */
  readonly error?: string | undefined;
  /** Help; an error takes its place, unless `hintStays`. */
  readonly hint?: ReactNode;
  /** The hint is what a correction needs, such as a rule: an error is said above it. */
  readonly hintStays?: boolean;
  /** Stands at the end of the note, such as a counter. */
  readonly noteEnd?: ReactNode;
  readonly children: ReactNode;
}

const rowLayout = {
  [WIDE_MEDIA]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 220px) minmax(0, 1fr)',
    columnGap: '24px',
    '& > .rc-field-label': { pt: '8px', mb: 0 },
    '& > .rc-field-control': { gridColumn: 2, maxWidth: 480 },
  },
} as const;

/** What every field has around its control: the label, and below it what is wrong or helpful. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    controlId,
    labelId,
    noteId,
    label,
    labelHidden = false,
    required = false,
    error,
    hint,
    hintStays = false,
    noteEnd,
  } = props;
  const text = useText('common');
  const layout = useContext(FieldLayoutContext);
  const note = error || hint;
  const Name = controlId ? 'label' : 'div';
  return (
    <Box sx={{ minWidth: 0, ...(layout === 'row' ? rowLayout : {}) }}>
      {labelHidden ? (
        <HiddenText>
          <Name {...(controlId ? { htmlFor: controlId } : {})} {...(labelId ? { id: labelId } : {})}>
            {label}
          </Name>
        </HiddenText>
      ) : (
        <Box
          component={Name}
          className="rc-field-label"
          {...(controlId ? { htmlFor: controlId } : {})}
          {...(labelId ? { id: labelId } : {})}
          sx={{ display: 'block', mb: '6px', fontSize: 12.5, lineHeight: '18px', fontWeight: 600 }}
        >
          {label}
          {required && (
            <Box component="span" sx={{ color: 'tone.textHint', fontWeight: 400 }}>
              {` · ${text('required')}`}
            </Box>
          )}
        </Box>
      )}
      <Box className="rc-field-control" sx={{ minWidth: 0 }}>
        {props.children}
        {(note || noteEnd) && (
          <FormHelperText id={noteId} component="div" error={Boolean(error)} sx={{ display: 'flex' }}>
            <span>
              <span role={error ? 'alert' : undefined}>{note}</span>
              {error && hint && hintStays && (
                <Box component="span" sx={{ display: 'block', color: 'tone.textHint' }}>
                  {hint}
                </Box>
              )}
            </span>
            {noteEnd}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
