import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TextFunction } from '../i18n/textTypes.ts';
import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../primitives/HiddenText/index.ts';
import { radius, TOUCH_MEDIA } from '../theme/tokens.ts';
import { toastLifetime, type ShownToast, type ToastTone } from './toastState.ts';

const SIGNS: Record<
  ToastTone,
  { Icon: LucideIcon; color: string; word: 'success' | 'information' | 'warning' | 'error' }
> = {
  success: { Icon: CircleCheck, color: 'tone.online', word: 'success' },
  info: { Icon: Info, color: 'tone.info', word: 'information' },
  warn: { Icon: TriangleAlert, color: 'tone.warn', word: 'warning' },
  error: { Icon: CircleAlert, color: 'tone.error', word: 'error' },
};

interface ToastCardProps {
  readonly text: TextFunction<'common'>;
  readonly toast: ShownToast;
  readonly onClose: (id: number) => void;
}

function ToastCard({ text, toast, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const { id, tone } = toast;
  const { Icon, color, word } = SIGNS[tone];

  useEffect(() => {
    const lifetime = toastLifetime(tone);
    if (lifetime === null || held) return undefined;
    const timer = setTimeout(() => onClose(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, tone, held, onClose]);

  return (
    <Box
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: '10px',
        p: '12px 8px 12px 14px',
        borderRadius: `${radius.card}px`,
        border: 1,
        borderColor: 'tone.line',
        bgcolor: 'tone.raised',
        boxShadow: (theme) => theme.vars.palette.elevation.menu,
        pointerEvents: 'auto',
      }}
    >
      <Box component="span" sx={{ color, display: 'flex', pt: '1px' }}>
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <HiddenText>{text(word)}</HiddenText>
      </Box>
      <Box sx={{ flex: 1, fontSize: 13.5, lineHeight: '20px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {toast.detail === undefined ? (
          toast.text
        ) : (
          <>
            <div>{toast.text}</div>
            <Box sx={{ color: 'tone.textSecondary' }}>{toast.detail}</Box>
          </>
        )}
      </Box>
      <IconButton
        size="small"
        aria-label={text('dismissToast')}
        onClick={() => onClose(id)}
        sx={{ m: '-4px 0', [TOUCH_MEDIA]: { m: '-12px -4px -12px 0' } }}
      >
        <X size={16} strokeWidth={1.8} aria-hidden />
      </IconButton>
    </Box>
  );
}

interface ToasterProps {
  readonly toasts: readonly ShownToast[];
  readonly onClose: (id: number) => void;
}

/**
 * The toasts, at the top right (A-POLL-12, B-MSG-12). Two live regions stand there from the start, because a region that
 * arrives together with its words is not announced: a polite one, and an urgent one for errors.
 */
export function Toaster({ toasts, onClose }: ToasterProps) {
  const text = useText('common');
  const cards = (wanted: (tone: ToastTone) => boolean) =>
    toasts
      .filter(({ tone }) => wanted(tone))
      .map((toast) => <ToastCard key={toast.id} text={text} toast={toast} onClose={onClose} />);
  const regionStyle = { display: 'grid', gap: '8px' };
  return (
    <Box
      sx={{
        position: 'fixed',
        top: 16,
        right: 16,
        left: 'auto',
        width: 'min(360px, calc(100vw - 32px))',
        display: 'grid',
        gap: '8px',
        pointerEvents: 'none',
        zIndex: (theme) => theme.zIndex.snackbar,
      }}
    >
      <Box role="alert" sx={regionStyle}>
        {cards((tone) => tone === 'error')}
      </Box>
      <Box component="output" sx={regionStyle}>
        {cards((tone) => tone !== 'error')}
      </Box>
    </Box>
  );
}
