const UNITS = ['B', 'KB', 'MB'] as const;

/**
 * A file size as file managers show it: binary units, one decimal from MB. MB are rounded up, because a file just above
 * a limit must not look as if it met it.
 */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const value = bytes / 1024 ** step;
  return `${step === 2 ? (Math.ceil(value * 10) / 10).toFixed(1) : Math.round(value)} ${UNITS[step]}`;
}
