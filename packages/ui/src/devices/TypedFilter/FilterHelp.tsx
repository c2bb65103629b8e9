import Box from '@mui/material/Box';
import { Disclosure } from '../../downloads/Disclosure.tsx';
import { useText } from '../../i18n/index.ts';
import { MONO_STACK } from '../../theme/fontFamilies.ts';

const EXAMPLES = [
  { filter: 'tag:kiosk', words: 'helpTag' },
  { filter: '-group:Seoul', words: 'helpGroup' },
  { filter: 'group:"Seoul/3F"', words: 'helpPath' },
  { filter: 'state:offline or seen:>7d', words: 'helpState' },
  { filter: 'os:windows version:outdated', words: 'helpVersion' },
  { filter: 'alerts:open or access:needed or is:favorite', words: 'helpMore' },
] as const;

/** How a filter is written, by examples. */
export function FilterHelp() {
  const text = useText('deviceFilter');
  return (
    <Disclosure label={text('help')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 'var(--rc-space-sm)',
          display: 'grid',
          gap: 'var(--rc-space-sm)',
          typography: 'body2',
          fontWeight: 400,
        }}
      >
        {EXAMPLES.map(({ filter, words }) => (
          <Box key={filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 var(--rc-space-md)' }}>
            <Box component="dt" sx={{ fontFamily: MONO_STACK, fontWeight: 700 }}>
              {filter}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text(words)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mt: 'var(--rc-space-sm)', typography: 'body2', fontWeight: 400, color: 'text.secondary' }}
      >
        {text('helpJoin')}
      </Box>
    </Disclosure>
  );
}
