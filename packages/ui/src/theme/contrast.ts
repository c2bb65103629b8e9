/** Relative luminance of a color `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (offset: number) => {
    const share = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colors `#RRGGBB`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
