import { isFlagSet, type BuildFlags } from '@remote-console/domain';

/** The variables of the build that the console reads; see the README's settings. */
export type BuildVariables = Readonly<Partial<Record<string, unknown>>>;

/** A variable that is not set, or empty, leaves the default. */
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

/** Where people get help; `null` where nothing is configured. */
export interface HelpAddresses {
  /** The page of the customer support. */
  readonly support: string | null;
  /** The page of the consultation. */
  readonly consultation: string | null;
  /** Where frequently asked questions are answered. */
  readonly faq: string | null;
}

/** Only addresses that a link may safely open count; anything else is as if nothing were configured. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value).protocol) ? value : null;
}

/** The addresses of help that the console is built with. */
export function readHelpAddresses(variables: BuildVariables): HelpAddresses {
  return {
    support: addressOf(variables['VITE_SUPPORT_URL']),
    consultation: addressOf(variables['VITE_CONSULT_URL']),
    faq: addressOf(variables['VITE_FAQ_URL']),
  };
}

/** What the console was built to understand: releases whose lists have another form have another one. Empty in development. */
export function readContract({ VITE_CONTRACT: contract }: BuildVariables): string {
  return typeof contract === 'string' ? contract : '';
}
