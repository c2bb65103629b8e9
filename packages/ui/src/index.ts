/** What every user of the library needs. Primitives, dialogs and the areas have their own entry points. */
export { RemoteConsoleProvider, type RemoteConsoleProviderProps } from './provider/index.ts';
export { useToast } from './contexts/index.ts';
export { AdministratorProvider, useAdministrator, useLanguage, useMessage, useText } from './i18n/index.ts';
export { createConsoleTheme, DEFAULT_BRAND, type Brand } from './theme/index.ts';
