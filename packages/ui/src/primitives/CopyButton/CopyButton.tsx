import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../contexts/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SMALL_ICON } from '../icon.ts';

export interface CopyButtonProps {
  /** What is copied to the clipboard. */
  readonly value: string;
  /** What it is, for the name of the button: "IP address". */
  readonly label: string;
  /** The text of a main button: "Copy command". Without it the button is an icon. */
  readonly words?: string;
}

/** How long the button confirms that it copied, in milliseconds. */
const COPIED_MS = 2000;

/** Copies a value and confirms it. */
export function CopyButton({ value, label, words: shown }: CopyButtonProps) {
  const text = useText('common');
  const toasts = useToast();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toasts.show({ tone: 'error', text: text('copyFailed') });
    }
  };

  const words = text(copied ? 'copied' : 'copyOf', { label });
  return (
    <>
      {shown === undefined ? (
        <IconButton size="small" aria-label={text('copyOf', { label })} title={words} onClick={() => void copy()}>
          {copied ? <Check {...SMALL_ICON} /> : <Copy {...SMALL_ICON} />}
        </IconButton>
      ) : (
        <Button
          variant="contained"
          startIcon={copied ? <Check {...SMALL_ICON} /> : <Copy {...SMALL_ICON} />}
          onClick={() => void copy()}
        >
          {shown}
        </Button>
      )}
      <output>
        <VisuallyHidden>{copied ? words : ''}</VisuallyHidden>
      </output>
    </>
  );
}
