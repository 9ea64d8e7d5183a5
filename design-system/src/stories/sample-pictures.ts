const svg = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`;

/** A drawing as a file: an outline on a transparent background, 720 × 440. */
export const SAMPLE_PICTURE = svg(
  720,
  440,
  '<path d="M120 220l240-120 240 120-240 120z" fill="none" stroke="gray" stroke-width="12"/>',
);

/** A replacement for a photograph: every pixel is covered, 600 × 400. */
export const SAMPLE_PHOTOGRAPH = svg(
  600,
  400,
  '<path d="M0 0h600v400H0z" fill="#9fb3c8"/><path d="M0 400l220-200 140 130 90-70 150 140z" fill="#486581"/>',
);
