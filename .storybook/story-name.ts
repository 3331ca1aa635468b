/** Words as they are written, where a story's name in code has to do without their marks. */
const WRITTEN: readonly string[] = [
  'ação',
  'ações',
  'alteração',
  'cartões',
  'círculo',
  'clínica',
  'clínicas',
  'começo',
  'conexão',
  'desistência',
  'disponíveis',
  'endereços',
  'espaços',
  'formulário',
  'funcionário',
  'funcionários',
  'histórico',
  'horário',
  'horários',
  'ícone',
  'indisponíveis',
  'indisponível',
  'informação',
  'informações',
  'início',
  'inválida',
  'inválido',
  'manhã',
  'mês',
  'mínimo',
  'não',
  'obrigatório',
  'observações',
  'padrão',
  'página',
  'páginas',
  'papéis',
  'pé',
  'pendência',
  'pendências',
  'período',
  'permissão',
  'rótulo',
  'saída',
  'seções',
  'secundário',
  ...['sessão', 'só', 'título', 'três', 'última', 'útil', 'variável', 'vários'],
  ...['CEP', 'CNPJ', 'CPF', 'PCD', 'PDF', 'SOC', 'WhatsApp', 'São', 'Paulo'],
];

const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const byBare = new Map(WRITTEN.map((word) => [bare(word), word]));

/** 'Somente Leitura', 'Sem Permissao' as Storybook makes them of code → 'Somente leitura', 'Sem permissão'. */
export function storyName(name: string): string {
  const words = name.split(/\s+/).map((word) => byBare.get(bare(word)) ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
