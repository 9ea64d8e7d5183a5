const KB = 1024;
const MB = 1024 * KB;

/** To one decimal, upwards: a file one byte over a limit must not read as if it met it. */
const upwards = (value: number): string => String(Math.ceil(value * 10) / 10);

/** A file's size as file managers write it, in binary steps. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${upwards(bytes / MB)} MB`;
}

/** A file's type as people call it: the extension in capitals, or nothing where it has none. */
export const fileType = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase() ?? '';
