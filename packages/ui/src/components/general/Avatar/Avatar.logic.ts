/**
 * First letters of the first and last name, upper case: 'Ana Beatriz de Souza' gives 'AS'. The small words of Brazilian
 * names do not count; one name gives its first letter.
 */
export function initials(name: string): string {
  const small = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !small.has(word.toLocaleLowerCase('pt-BR')));
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('pt-BR');
}
