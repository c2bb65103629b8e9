const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys that open the search over the console, as this computer's keyboard shows them. */
export const paletteKeys = (): readonly string[] => [isApple() ? '⌘' : 'Ctrl', 'K'];
