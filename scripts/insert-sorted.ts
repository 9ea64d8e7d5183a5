/** Inserts `line` among the lines that match `similar`, which are sorted. */
export function insertSorted(text: string, line: string, similar: RegExp): string {
  const lines = text.split('\n');
  const places = lines.flatMap((each, place) => (similar.test(each) ? [place] : []));
  const last = places.at(-1);
  // Inserted before the next entry, because an entry may have several lines.
  const at = places.find((place) => (lines[place] ?? '') > line) ?? (last && last + 1);
  if (at === undefined)
    throw new Error(`There is no line like "${line}" next to which it could be inserted.`);
  return lines.toSpliced(at, 0, line).join('\n');
}
