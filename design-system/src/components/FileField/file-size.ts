const UNITS = ['B', 'KB', 'MB'] as const;

/**
 * Formats a file size like file managers: binary units, one decimal from MB. MB are rounded up, so that a file just
 * above a limit is shown with a size above it.
 */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const value = bytes / 1024 ** step;
  return `${step === 2 ? (Math.ceil(value * 10) / 10).toFixed(1) : Math.round(value)} ${UNITS[step]}`;
}
