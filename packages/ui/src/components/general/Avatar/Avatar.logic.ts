/**
 * As iniciais do primeiro e do último nome, em maiúsculas: 'Ana Beatriz de Souza' dá 'AS'. As palavras
 * pequenas dos nomes brasileiros não contam; um nome só dá a sua inicial.
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
