import { useText } from '../../i18n/index.ts';
import { useToast } from '../../contexts/index.ts';

/** Copies the selection of a terminal, and pastes into it; a toast reports the result. */
export function useTerminalClipboard(selection: () => string, paste: (text: string) => void) {
  const text = useText('remoteTerminal');
  const common = useText('common');
  const toasts = useToast();
  return {
    async copy() {
      try {
        await navigator.clipboard.writeText(selection());
        toasts.show({ tone: 'success', text: text('copied') });
      } catch {
        toasts.show({ tone: 'error', text: common('copyFailed') });
      }
    },
    async paste() {
      try {
        paste(await navigator.clipboard.readText());
      } catch {
        toasts.show({ tone: 'warn', text: text('pasteRefused', { keys: 'Ctrl+Shift+V' }) });
      }
    },
  };
}
