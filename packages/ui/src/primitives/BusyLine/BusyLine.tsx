import { keyframes } from '@emotion/react';
import { useText } from '../../i18n/useText.ts';
import { sharedStyles } from '../../theme/sharedStyles.ts';

const ALONG = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const useStyles = sharedStyles(({ vars: { palette } }) => ({
  line: {
    position: 'absolute',
    insetInline: 12,
    top: 0,
    zIndex: 4,
    height: 2,
    overflow: 'hidden',
    borderRadius: 1,
    backgroundColor: palette.tone.accentSoft,
    '&::before': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      backgroundColor: palette.tone.accent,
      animation: `${ALONG} 1.4s linear infinite`,
    },
  },
}));

/**
 * A thin line over the top of a list whose other rows are on their way. What is there stays readable below it; what it
 * stands in has to be positioned.
 */
export function BusyLine() {
  const text = useText('common');
  const styleOf = useStyles();
  return <div role="progressbar" aria-label={text('loading')} className={styleOf('line')} />;
}
