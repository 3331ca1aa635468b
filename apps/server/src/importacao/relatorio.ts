import type { ProblemaDeImportacao } from '@apto/domain';
import type { Importacao } from './importar.ts';

const LARGURA_DO_VALOR = 28;

const cortar = (texto: string): string =>
  texto.length > LARGURA_DO_VALOR ? `${texto.slice(0, LARGURA_DO_VALOR - 1)}…` : texto;

/** Columns as wide as what they hold. Control characters of a cell stay out of the terminal. */
function tabela(titulos: readonly string[], linhas: readonly (readonly string[])[]): string[] {
  const limpas = linhas.map((l) => l.map((c) => c.replace(/\p{Cc}/gu, ' ')));
  const larguras = titulos.map((t, i) => Math.max(t.length, ...limpas.map((l) => l[i]?.length ?? 0)));
  const montar = (celulas: readonly string[]) =>
    `  ${celulas.map((c, i) => (i === celulas.length - 1 ? c : c.padEnd(larguras[i] ?? 0))).join('  ')}`.trimEnd();
  return [
    montar(titulos),
    `  ${larguras.map((l) => '─'.repeat(Math.min(l, 60))).join('  ')}`,
    ...limpas.map(montar),
  ];
}

function tabelaDeProblemas(problemas: readonly ProblemaDeImportacao[]): string[] {
  return tabela(
    ['Linha', 'Coluna', 'Valor', 'Problema'],
    problemas.map((p) => [String(p.linha), p.coluna, cortar(p.valor), p.mensagem]),
  );
}

const contar = (n: number, um: string, muitos: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : muitos}`;

/** The report that a person reads, line by line: every problem by row and column, then what was done. */
export function relatorio(
  { leitura, resultado, gravada }: Importacao,
  cliente: { code: string; name: string },
): string[] {
  const erros = leitura.problemas.filter((p) => p.gravidade === 'erro');
  const avisos = leitura.problemas.filter((p) => p.gravidade === 'aviso');
  const linhas = [`Cliente ${cliente.code} - ${cliente.name}`];
  if (leitura.linhaDoCabecalho !== null) {
    linhas.push(
      `Cabeçalho na linha ${leitura.linhaDoCabecalho}: ${leitura.colunas.map((c) => c.cabecalho).join(', ')}`,
    );
  }
  if (leitura.ignoradas.length > 0) linhas.push(`Colunas sem uso: ${leitura.ignoradas.join(', ')}`);
  if (erros.length > 0)
    linhas.push('', `${contar(erros.length, 'erro', 'erros')}:`, ...tabelaDeProblemas(erros));
  if (avisos.length > 0)
    linhas.push('', `${contar(avisos.length, 'aviso', 'avisos')}:`, ...tabelaDeProblemas(avisos));
  linhas.push('');
  if (!resultado) {
    linhas.push('Nada foi gravado: corrija os erros e rode de novo.');
    return linhas;
  }
  const { novos } = resultado;
  linhas.push(
    ...tabela(
      ['Funcionários', ''],
      [
        [gravada ? 'Criados' : 'A criar', String(resultado.criados)],
        [gravada ? 'Atualizados' : 'A atualizar', String(resultado.atualizados)],
        ['Sem mudança', String(resultado.inalterados)],
      ],
    ),
  );
  for (const [titulo, nomes] of [
    ['Unidades novas', novos.unidades],
    ['Setores novos', novos.setores],
    ['Cargos novos', novos.cargos],
  ] as const) {
    if (nomes.length > 0) linhas.push(`${titulo}: ${nomes.join(', ')}`);
  }
  if (resultado.semRiscos > 0) {
    linhas.push(
      `${contar(resultado.semRiscos, 'funcionário novo', 'funcionários novos')} sem riscos: aguardam a equipe técnica.`,
    );
  }
  if (resultado.desligados.length > 0) {
    linhas.push(
      `Desligados neste cliente, com a situação mantida: linhas ${resultado.desligados.join(', ')}.`,
    );
  }
  linhas.push(
    '',
    gravada ? 'Importação gravada.' : 'Ensaio: nada foi gravado. Acrescente --confirmar para gravar.',
  );
  return linhas;
}
