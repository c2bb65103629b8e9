import { createContext, useContext } from 'react';
import type { DialogAction } from './ActionDialog/ActionDialog.tsx';
import type { WarningChoice } from './WarningDialog/WarningDialog.tsx';

interface Worded {
  readonly title: string;
  readonly body?: string;
}

/** What can be asked of the person, from anywhere. */
export type DialogRequest =
  | ({ readonly kind: 'message' } & Worded)
  | ({ readonly kind: 'confirm'; readonly confirmLabel: string; readonly tone?: 'main' | 'destructive' } & Worded)
  | ({
      readonly kind: 'input';
      readonly label: string;
      readonly confirmLabel: string;
      readonly initial?: string;
      readonly limit?: number;
      readonly multiline?: boolean;
      readonly allowsEmpty?: boolean;
      /** The word that has to be typed, and nothing else, before something is done that cannot be taken back. */
      readonly word?: string;
    } & Worded)
  | ({ readonly kind: 'warning'; readonly choices: readonly WarningChoice[] } & Worded)
  | { readonly kind: 'action'; readonly title: string; readonly actions: readonly DialogAction[] }
  | { readonly kind: 'list'; readonly title: string; readonly lines: readonly string[]; readonly ordered?: boolean }
  | { readonly kind: 'block'; readonly offersLicense: boolean }
  | { readonly kind: 'pledge'; readonly deviceName: string }
  | { readonly kind: 'otpHelp' };

/** A request without its kind. */
type Asked<Kind extends DialogRequest['kind']> = Omit<Extract<DialogRequest, { kind: Kind }>, 'kind'>;

/**
 * Opens the dialogs that any page may need. Each call answers when its dialog has closed; calls that come together are
 * shown one after the other.
 */
export interface Dialogs {
  /** Says something; answers after OK. */
  readonly message: (asked: Asked<'message'>) => Promise<void>;
  /** Asks before something happens; whether the person agreed. */
  readonly confirm: (asked: Asked<'confirm'>) => Promise<boolean>;
  /** Asks for a text; `null` when the person did not give one. */
  readonly input: (asked: Asked<'input'>) => Promise<string | null>;
  /** Warns and offers ways on; the chosen one, or `null`. */
  readonly warn: <Id extends string>(
    asked: Omit<Asked<'warning'>, 'choices'> & { readonly choices: readonly WarningChoice<Id>[] },
  ) => Promise<Id | null>;
  /** Offers actions; the chosen one, or `null`. */
  readonly choose: <Id extends string>(
    asked: Omit<Asked<'action'>, 'actions'> & { readonly actions: readonly DialogAction<Id>[] },
  ) => Promise<Id | null>;
  /** Shows lines; answers when they are closed. */
  readonly list: (asked: Asked<'list'>) => Promise<void>;
  /**
   * Tells that a Corporate license is needed, and leads to the licenses where the provider knows the way; whether the
   * person wanted that.
   */
  readonly block: (asked?: Partial<Asked<'block'>>) => Promise<boolean>;
  /** Asks for the security pledge of a device; whether the person agreed. */
  readonly pledge: (asked: Asked<'pledge'>) => Promise<boolean>;
  /** Tells how to get a one-time code. */
  readonly otpHelp: () => Promise<void>;
}

/** A request that waits for its answer: `null` for a dialog that was left. */
export interface OpenRequest {
  readonly id: number;
  readonly request: DialogRequest;
  readonly answer: (value: string | null) => void;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/**
 * The dialogs of the provider around this component.
 *
 * @throws outside of a provider.
 */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a RemoteConsoleProvider around it.');
  return dialogs;
}
