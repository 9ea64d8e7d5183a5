/** Returns an address under which a browser saves `text` as a file of this type. */
export const createDownload = (text: string, type: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
