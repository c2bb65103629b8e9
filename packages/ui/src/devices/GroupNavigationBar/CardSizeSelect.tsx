import type { CardSizePreset } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { QuietSelect } from './QuietSelect.tsx';

const SIZES = [0, 1, 2, 3] as const satisfies readonly CardSizePreset[];

interface CardSizeSelectProps {
  readonly size: CardSizePreset;
  readonly onChange: (change: { readonly size: CardSizePreset }) => void;
}

/** The four sizes of cards [B-CARD-01]. */
export function CardSizeSelect({ size, onChange }: CardSizeSelectProps) {
  const text = useText('devices');
  const labels = [text('cardSize0'), text('cardSize1'), text('cardSize2'), text('cardSize3')];
  return (
    <QuietSelect
      label={text('cardSize')}
      value={String(size)}
      onChange={({ value }) => {
        const wanted = SIZES.find((preset) => String(preset) === value);
        if (wanted !== undefined) onChange({ size: wanted });
      }}
    >
      {SIZES.map((preset) => (
        <option key={preset} value={preset}>
          {labels[preset]}
        </option>
      ))}
    </QuietSelect>
  );
}
