const UNITS = ['B', 'KB', 'MB'] as const;

/** A file's size as file managers write it: binary steps, one decimal from MB on. */
export function fileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const value = bytes / 1024 ** step;
  return `${step === 2 ? value.toFixed(1) : Math.round(value)} ${UNITS[step]}`;
}
