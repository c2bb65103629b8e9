import { isFlagSet, type BuildFlags } from '@remote-console/domain';

/** The variables of the build that the console reads; see the README's settings. */
export type BuildVariables = Readonly<Partial<Record<string, unknown>>>;

/** A variable that is unset or empty keeps the default. */
function flagOf(value: unknown, whenUnset: boolean): boolean {
  return value === undefined || value === '' ? whenUnset : isFlagSet(value);
}

/** What the console is built with; the default build has the tour, ActiveX and the applications (A-FLAG-01 to -05). */
export function readBuildFlags(variables: BuildVariables): BuildFlags {
  return {
    tutorial: flagOf(variables['VITE_TUTORIAL'], true),
    activeX: flagOf(variables['VITE_ACTIVEX'], true),
    application: flagOf(variables['VITE_APPLICATION'], true),
    ticket: flagOf(variables['VITE_TICKET'], false),
    standalone: flagOf(variables['VITE_STANDALONE'], false),
    sci: flagOf(variables['VITE_SCI'], false),
  };
}

/** Where users get help; `null` where nothing is configured. */
export interface HelpAddresses {
  /** The customer support page. */
  readonly support: string | null;
  /** The consultation page. */
  readonly consultation: string | null;
  /** The FAQ page. */
  readonly faq: string | null;
}

/** Only addresses that are safe to link to count; anything else is treated as not configured. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value).protocol) ? value : null;
}

/** The help addresses that the console is built with. */
export function readHelpAddresses(variables: BuildVariables): HelpAddresses {
  return {
    support: addressOf(variables['VITE_SUPPORT_URL']),
    consultation: addressOf(variables['VITE_CONSULT_URL']),
    faq: addressOf(variables['VITE_FAQ_URL']),
  };
}

/** Identifies the list format of this build; releases with another format have another value. Empty in development. */
export function readContract({ VITE_CONTRACT: contract }: BuildVariables): string {
  return typeof contract === 'string' ? contract : '';
}
