import { MenuEntry, PopupMenu } from '@remote-console/ui/primitives';
import { Check } from 'lucide-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

/** The press that opens a menu, and the attributes that its button needs. */
interface Opener {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface ChoiceMenuProps<Choice extends string> {
  /** The current choice. */
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly label: string; readonly lang?: string }[];
  readonly value: Choice;
  readonly onChoose: (choice: { readonly value: Choice }) => void;
  /** Renders the button that opens the menu. */
  readonly children: (opener: Opener) => ReactNode;
}

/** A menu in which one entry is selected. */
export function ChoiceMenu<Choice extends string>({
  label,
  choices,
  value,
  onChoose,
  children,
}: ChoiceMenuProps<Choice>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuEntry
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              close();
              if (choice.value !== value) onChoose({ value: choice.value });
            }}
          >
            <Check size={16} strokeWidth={1.8} aria-hidden style={{ opacity: choice.value === value ? 1 : 0 }} />
            {choice.label}
          </MenuEntry>
        ))}
      </PopupMenu>
    </>
  );
}
