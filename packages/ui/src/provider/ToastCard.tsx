import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { TextFunction } from '../i18n/textTypes.ts';
import { HiddenText } from '../primitives/HiddenText/index.ts';
import { FLOATING_CARD } from '../theme/floatingCard.ts';
import { TOUCH_MEDIA } from '../theme/tokens.ts';
import { toastLifetime, type ShownToast, type ToastTone } from './toastState.ts';
import { Button, IconButton } from '../primitives/Button/index.ts';

const SIGNS: Record<
  ToastTone,
  { Icon: LucideIcon; color: string; word: 'success' | 'information' | 'warning' | 'error' }
> = {
  success: { Icon: CircleCheck, color: 'tone.online', word: 'success' },
  info: { Icon: Info, color: 'tone.info', word: 'information' },
  warn: { Icon: TriangleAlert, color: 'tone.warn', word: 'warning' },
  error: { Icon: CircleAlert, color: 'tone.error', word: 'error' },
};

/** How much of a toast is shown: all of it, what fits into two lines of the bar, or nothing as long as another is. */
export type ToastForm = 'whole' | 'brief' | 'hidden';

const FORMS = {
  whole: {
    p: 'var(--rc-space-md) var(--rc-space-sm) var(--rc-space-md) var(--rc-space-inset)',
    fontSize: 'var(--rc-font-size-entry)',
    lineHeight: '20px',
  },
  brief: {
    alignItems: 'center',
    p: 'calc(var(--rc-space-xs) - 1px) var(--rc-space-xs) calc(var(--rc-space-xs) - 1px) var(--rc-space-md)',
    fontSize: 'var(--rc-font-size-dense)',
    lineHeight: '18px',
    boxShadow: 'none',
  },
  hidden: { display: 'none' },
} as const;

const TWO_LINES = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

interface ToastCardProps {
  readonly text: TextFunction<'common'>;
  readonly toast: ShownToast;
  readonly form: ToastForm;
  /** How many other toasts wait behind this one. */
  readonly others: number;
  /** Whether its time is paused. */
  readonly held: boolean;
  readonly onClose: (id: number) => void;
}

/** One toast, with what can be done about it. */
export function ToastCard({ text, toast, form, others, held, onClose }: ToastCardProps) {
  const { id, tone, detail, action } = toast;
  const { Icon, color, word } = SIGNS[tone];
  const lifetime = toastLifetime(toast);
  const isBrief = form === 'brief';

  useEffect(() => {
    if (lifetime === null || held) return undefined;
    const timer = setTimeout(() => onClose(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, lifetime, held, onClose]);

  return (
    <Box
      sx={{
        ...FLOATING_CARD,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 'var(--rc-space-cosy)',
        borderRadius: 'var(--rc-radius-card)',
        pointerEvents: 'auto',
        ...FORMS[form],
      }}
    >
      <Box component="span" sx={{ color, display: 'flex', pt: isBrief ? 0 : '1px' }}>
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <HiddenText>{text(word)}</HiddenText>
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          whiteSpace: isBrief ? 'normal' : 'pre-line',
          ...(isBrief ? TWO_LINES : {}),
        }}
      >
        {detail === undefined ? (
          toast.text
        ) : (
          <>
            <Box sx={{ display: isBrief ? 'inline' : 'block' }}>{toast.text}</Box>{' '}
            <Box sx={{ display: isBrief ? 'inline' : 'block', color: 'tone.textSecondary' }}>{detail}</Box>
          </>
        )}
      </Box>
      {isBrief && others > 0 && (
        <Box
          component="span"
          sx={{ flex: 'none', color: 'tone.textSecondary', fontSize: 'var(--rc-font-size-caption)', fontWeight: 600 }}
        >
          <span aria-hidden>+{others}</span>
          <HiddenText>{text('moreToasts', { count: others })}</HiddenText>
        </Box>
      )}
      {action && (
        <Box sx={{ display: 'flex', flex: 'none', ...(isBrief ? {} : { m: 'calc(-1 * var(--rc-space-xs)) 0' }) }}>
          <Button
            size="small"
            onClick={() => {
              onClose(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          m: 'calc(-1 * var(--rc-space-xs)) 0',
          ...(isBrief
            ? {}
            : {
                [TOUCH_MEDIA]: {
                  m: 'calc(-1 * var(--rc-space-md)) calc(-1 * var(--rc-space-xs)) calc(-1 * var(--rc-space-md)) 0',
                },
              }),
        }}
      >
        <IconButton size="small" aria-label={text('dismissToast')} onClick={() => onClose(id)}>
          <X size={16} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
