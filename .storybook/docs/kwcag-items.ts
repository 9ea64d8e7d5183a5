/** The KWCAG 2.2 items that a component's docs page lists, by their Korean names. */
export function getItems(page: string): string[] {
  const [, said = ''] = /^## KWCAG 2\.2\n([^]*?)(?=^## |$(?![^]))/m.exec(page) ?? [];
  return said
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[·\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
