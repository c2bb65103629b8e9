import { NO_CHOICES, type CardSizePreset, type ListPreferences } from '@remote-console/domain';
import { useState } from 'react';
import type { DeviceListWidgetProps } from './DeviceListWidget.tsx';

type KeptByHost = 'cardSize' | 'onCardSizeChange' | 'choices' | 'onChoicesChange';
type ListChoicesInput = { readonly [Name in KeptByHost]: DeviceListWidgetProps[Name] };

/** The person's choices for the list: as kept by the host, otherwise as long as the list is open. */
export function useListChoices({ cardSize, onCardSizeChange, choices, onChoicesChange }: ListChoicesInput) {
  const [ownCardSize, setOwnCardSize] = useState<CardSizePreset>(0);
  const [ownChoices, setOwnChoices] = useState(NO_CHOICES);
  return {
    size: cardSize ?? ownCardSize,
    choices: choices ?? ownChoices,
    changeSize: (change: { readonly size: CardSizePreset }) => {
      setOwnCardSize(change.size);
      onCardSizeChange?.(change);
    },
    changeChoices: (change: { readonly choices: ListPreferences }) => {
      setOwnChoices(change.choices);
      onChoicesChange?.(change);
    },
  };
}
