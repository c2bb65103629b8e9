const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The shortcut that opens the console's search, as labeled on this computer's keyboard. */
export const paletteKeys = (): readonly string[] => [isApple() ? '⌘' : 'Ctrl', 'K'];
