import { useText } from '@remote-console/ui';
import { DenseButton } from '@remote-console/ui/primitives';
import { Search } from 'lucide-react';
import { useFrame } from './frameContext.ts';
import styles from './PaletteButton.module.css';
import { paletteKeys } from './shortcutKeys.ts';

/** Opens the console's search: shown as a field where there is room, otherwise as an icon. */
export function PaletteButton() {
  const text = useText('frame');
  const { openPalette } = useFrame();
  return (
    <DenseButton
      look="bare"
      aria-label={text('findAnything')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tour="palette"
      onClick={openPalette}
      className={styles.palette}
    >
      <Search size={17} strokeWidth={1.8} aria-hidden />
      <span data-keys={paletteKeys().join(' ')} className={styles.words}>
        {text('findAnything')}
      </span>
    </DenseButton>
  );
}
