import Box from '@mui/material/Box';
import { FILTER_VALUES, isFilterKey, type FilterFault } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { MONO_STACK } from '../../theme/fontFamilies.ts';

export interface FaultWordsProps {
  readonly text: string;
  readonly fault: FilterFault;
}

/** How much of a long text is shown on either side of the fault, in UTF-16 units. */
const AROUND = 60;

/** What the key before a value takes. */
function valuesFor(text: string, { from }: FilterFault): string {
  const key = /([a-z]+)[:：]$/i.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? '';
  return isFilterKey(key) ? FILTER_VALUES[key].join(', ') : '';
}

/** What is wrong with a typed filter, and where: the text again, with that part underlined. */
export function FaultWords({ text: typed, fault }: FaultWordsProps) {
  const text = useText('deviceFilter');
  const { error, from, to } = fault;
  const words = text(`fault_${error}`, { values: valuesFor(typed, fault) });
  const begin = Math.max(0, from - AROUND);
  const end = Math.min(typed.length, to + AROUND);
  return (
    <Box
      sx={{ display: 'grid', gap: 'var(--rc-space-hair)', color: 'tone.error', typography: 'body2', fontWeight: 400 }}
    >
      <span>{text('faultAt', { place: from + 1, fault: words })}</span>
      <Box component="code" sx={{ fontFamily: MONO_STACK, overflowWrap: 'anywhere', color: 'text.primary' }}>
        {begin > 0 && '…'}
        {typed.slice(begin, from)}
        <Box
          component="mark"
          sx={{
            bgcolor: 'tone.errorSoft',
            color: 'tone.error',
            fontWeight: 700,
            textDecoration: 'underline wavy',
            textUnderlineOffset: '3px',
          }}
        >
          {typed.slice(from, to).slice(0, AROUND)}
        </Box>
        {typed.slice(to, end)}
        {end < typed.length && '…'}
      </Box>
    </Box>
  );
}
