import { createContext, useContext } from 'react';
import type { DialogAction } from './ActionDialog/ActionDialog.tsx';
import type { WarningChoice } from './WarningDialog/WarningDialog.tsx';

interface Worded {
  readonly title: string;
  readonly body?: string;
}

/** The dialogs that can be requested from anywhere. */
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
      /** The word that has to be typed before something irreversible is done. */
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
 * Opens the dialogs that any page may need. Each call resolves when its dialog has closed; concurrent calls are queued.
 */
export interface Dialogs {
  /** Shows a message; resolves after OK. */
  readonly message: (asked: Asked<'message'>) => Promise<void>;
  /** Asks for confirmation; resolves to whether the person agreed. */
  readonly confirm: (asked: Asked<'confirm'>) => Promise<boolean>;
  /** Asks for a text; `null` if canceled. */
  readonly input: (asked: Asked<'input'>) => Promise<string | null>;
  /** Warns and offers options; resolves to the chosen one, or `null`. */
  readonly warn: <Id extends string>(
    asked: Omit<Asked<'warning'>, 'choices'> & { readonly choices: readonly WarningChoice<Id>[] },
  ) => Promise<Id | null>;
  /** Offers actions; resolves to the chosen one, or `null`. */
  readonly choose: <Id extends string>(
    asked: Omit<Asked<'action'>, 'actions'> & { readonly actions: readonly DialogAction<Id>[] },
  ) => Promise<Id | null>;
  /** Shows lines; resolves when closed. */
  readonly list: (asked: Asked<'list'>) => Promise<void>;
  /**
   * Explains that a Corporate license is needed, and offers the license page if the provider has it; resolves to
   * whether it was chosen.
   */
  readonly block: (asked?: Partial<Asked<'block'>>) => Promise<boolean>;
  /** Asks for the security pledge of a device; resolves to whether the person agreed. */
  readonly pledge: (asked: Asked<'pledge'>) => Promise<boolean>;
  /** Explains how to get a one-time code. */
  readonly otpHelp: () => Promise<void>;
}

/** A pending request; its answer is `null` for a canceled dialog. */
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
