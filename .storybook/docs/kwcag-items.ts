/** The items of KWCAG 2.2 that a component's page says it answers for, by their Korean names. */
export function itemsOf(page: string): string[] {
  const [, said = ''] = /^## KWCAG 2\.2\n([^]*?)(?=^## |$(?![^]))/m.exec(page) ?? [];
  return said
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[·\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
