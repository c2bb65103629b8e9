import Box from '@mui/material/Box';
import { formatInstant, operatingSystemOf } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../../primitives/index.ts';
import { useTimePreferences } from '../../provider/index.ts';

/** Times as the person wants them, to the second. A hook. */
export function useTimeText(): (instant: string) => string {
  const preferences = useTimePreferences();
  return (instant) => formatInstant(instant, preferences, 'second');
}

/** The name of an operating system (C-HISTORY-10). A hook. */
export function useSystemName(): (code: number) => string {
  const common = useText('common');
  return (code) => operatingSystemOf(code).name ?? common('osUnknown');
}

/** Stands where nothing was recorded. */
export function Nothing() {
  const text = useText('history');
  return (
    <>
      <Box component="span" aria-hidden sx={{ color: 'tone.textHint' }}>
        –
      </Box>
      <HiddenText>{text('none')}</HiddenText>
    </>
  );
}

interface AddressesProps {
  readonly publicAddress: string;
  readonly privateAddress: string;
}

/** The address that the world sees, and below it the one inside its network. */
export function Addresses({ publicAddress, privateAddress }: AddressesProps) {
  const text = useText('history');
  if (publicAddress === '' && privateAddress === '') return <Nothing />;
  return (
    <Box sx={{ minWidth: 0, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' }}>
      {publicAddress !== '' && <div>{publicAddress}</div>}
      {privateAddress !== '' && (
        <Box sx={{ fontSize: 'var(--rc-font-size-caption)', color: 'tone.textSecondary' }}>
          {text('privateAddress', { address: privateAddress })}
        </Box>
      )}
    </Box>
  );
}
