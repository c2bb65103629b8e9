import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { countCharacters } from '@remote-console/domain';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useMessage } from '../../i18n/useMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { IconButton } from '../Button/index.ts';
import { SMALL_ICON } from '../icon.ts';
import { height, TOUCH_MEDIA } from '../../theme/tokens.ts';
import { HiddenText } from '../HiddenText/index.ts';

interface InlineEditorProps {
  readonly label: string;
  readonly draft: string;
  readonly limit: number;
  readonly error: string | null;
  readonly waiting: boolean;
  readonly onType: (draft: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/**
 * Class of an open field, for what makes room around it. A page with hundreds of rows needs a class in its `:has()`: for
 * the name of an element the browser looks through every row that goes.
 */
export const INLINE_EDITOR_CLASS = 'rc-inline-editor';

/** The open field of an inline edit. */
export function InlineEditor({ label, draft, limit, error, waiting, onType, onSave, onCancel }: InlineEditorProps) {
  const text = useText('common');
  const message = useMessage();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const length = countCharacters(draft);
  const tooLong = length > limit;

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // A field that waited was read-only; after a refusal the person goes on typing.
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);

  return (
    <Box className={INLINE_EDITOR_CLASS} sx={{ minWidth: 0, width: '100%' }}>
      <OutlinedInput
        inputRef={input}
        fullWidth
        value={draft}
        readOnly={waiting}
        error={error !== null || tooLong}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // Keys of an unfinished syllable belong to the input method; the others must not reach a table around it.
          event.stopPropagation();
          if (event.nativeEvent.isComposing || waiting) return;
          if (event.key === 'Enter' && !tooLong) {
            event.preventDefault();
            onSave();
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            onCancel();
          }
        }}
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': noteId, enterKeyHint: 'done' } }}
        endAdornment={
          waiting ? (
            <CircularProgress size={14} thickness={5} aria-label={text('saving')} sx={{ mr: '10px', flex: 'none' }} />
          ) : (
            <Box
              component="span"
              sx={{
                display: 'flex',
                flex: 'none',
                mr: '2px',
                '& button': { width: 26, height: 26, [TOUCH_MEDIA]: { width: height.touch, height: height.touch } },
              }}
            >
              <IconButton size="small" aria-label={text('save')} disabled={tooLong} onClick={onSave}>
                <Check {...SMALL_ICON} />
              </IconButton>
              <IconButton size="small" aria-label={text('cancel')} onClick={onCancel}>
                <X {...SMALL_ICON} />
              </IconButton>
            </Box>
          )
        }
        sx={{
          pr: 0,
          fontSize: 13,
          minHeight: 30,
          [TOUCH_MEDIA]: { minHeight: height.touch },
          '& input': { py: '4px', px: '8px' },
        }}
      />
      <Box
        id={noteId}
        sx={{ display: 'flex', gap: '8px', mt: '2px', fontSize: 12, lineHeight: '16px', color: 'tone.error' }}
      >
        <span role="alert">{error ?? (tooLong ? message('over_character_limit') : null)}</span>
        <Box
          component="span"
          sx={{
            ml: 'auto',
            fontVariantNumeric: 'tabular-nums',
            color: tooLong ? 'tone.error' : 'tone.textHint',
            fontWeight: tooLong ? 600 : 400,
          }}
        >
          <span aria-hidden>{text('characterCount', { length, limit })}</span>
          <HiddenText>{text('charactersUsed', { length, limit })}</HiddenText>
        </Box>
      </Box>
    </Box>
  );
}
