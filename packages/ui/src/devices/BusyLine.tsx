import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '../i18n/index.ts';

/** A thin line over the top of a list whose other rows are on their way. What is there stays readable below it. */
export function BusyLine() {
  const common = useText('common');
  return (
    <LinearProgress
      aria-label={common('loading')}
      sx={{ position: 'absolute', insetInline: 12, top: 0, zIndex: 4, height: 2, borderRadius: '1px' }}
    />
  );
}
