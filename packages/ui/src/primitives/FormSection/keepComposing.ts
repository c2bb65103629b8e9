import type { KeyboardEvent } from 'react';

/** For the keys of a form: Enter that ends the composition of a syllable does not submit it. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}
