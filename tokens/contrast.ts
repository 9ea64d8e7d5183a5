/** Returns the relative luminance of an opaque color, "#rrggbb": 0 for black, 1 for white (WCAG 2.2, definitions). */
function computeLuminance(color: string): number {
  if (!/^#[\da-f]{6}$/i.test(color))
    throw new Error(`"${color}" is not an opaque color (#rrggbb).`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two opaque colors as WCAG defines it: from 1 (equal) to 21 (black on white). */
export function computeContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(first), computeLuminance(second)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
