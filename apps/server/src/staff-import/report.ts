import type { ImportProblem } from '@apto/domain/staff-import';
import type { ImportRun } from './import-staff.ts';
import type { ImportResult } from './write.ts';

const VALUE_WIDTH = 28;

const truncate = (text: string): string =>
  text.length > VALUE_WIDTH ? `${text.slice(0, VALUE_WIDTH - 1)}…` : text;

/** Columns as wide as what they hold. Control characters of a cell stay out of the terminal. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cleaned = rows.map((l) => l.map((c) => c.replace(/\p{Cc}/gu, ' ')));
  // A sheet may have more problems than a call takes arguments.
  const widths = titles.map((t, i) =>
    cleaned.reduce((most, l) => Math.max(most, l[i]?.length ?? 0), t.length),
  );
  const build = (cells: readonly string[]) =>
    `  ${cells.map((c, i) => (i === cells.length - 1 ? c : c.padEnd(widths[i] ?? 0))).join('  ')}`.trimEnd();
  return [
    build(titles),
    `  ${widths.map((l) => '─'.repeat(Math.min(l, 60))).join('  ')}`,
    ...cleaned.map(build),
  ];
}

function problemTable(problems: readonly ImportProblem[]): string[] {
  return table(
    ['Linha', 'Coluna', 'Valor', 'Problema'],
    problems.map((p) => [String(p.row), p.column, truncate(p.value), p.message]),
  );
}

const countOf = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

/** Problems of one severity under their number; nothing where there are none. */
const problemsUnder = (problems: readonly ImportProblem[], one: string, many: string): string[] =>
  problems.length === 0 ? [] : ['', `${countOf(problems.length, one, many)}:`, ...problemTable(problems)];

/** The report that a person reads, line by line: every problem by row and column, then what was done. */
export function report(
  { reading, result, saved }: ImportRun,
  cliente: { code: string; name: string },
): string[] {
  const of = (severity: ImportProblem['severity']): ImportProblem[] =>
    reading.problems.filter((p) => p.severity === severity).toSorted((a, b) => a.row - b.row);
  return [
    `Cliente ${cliente.code} - ${cliente.name}`,
    ...(reading.headerRow === null
      ? []
      : [`Cabeçalho na linha ${reading.headerRow}: ${reading.columns.map((c) => c.header).join(', ')}`]),
    ...(reading.ignored.length === 0 ? [] : [`Colunas sem uso: ${reading.ignored.join(', ')}`]),
    ...problemsUnder(of('error'), 'erro', 'erros'),
    ...problemsUnder(of('warning'), 'aviso', 'avisos'),
    '',
    ...(result ? outcome(result, saved) : ['Nada foi gravado: corrija os erros e rode de novo.']),
  ];
}

/** What was written, or would be. */
function outcome(result: ImportResult, saved: boolean): string[] {
  const { newNames } = result;
  const rows = table(
    ['Funcionários', ''],
    [
      [saved ? 'Criados' : 'A criar', String(result.created)],
      [saved ? 'Atualizados' : 'A atualizar', String(result.updated)],
      ['Sem mudança', String(result.unchanged)],
    ],
  );
  for (const [title, names] of [
    ['Unidades novas', newNames.unidades],
    ['Setores novos', newNames.setores],
    ['Cargos novos', newNames.cargos],
  ] as const) {
    if (names.length > 0) rows.push(`${title}: ${names.join(', ')}`);
  }
  if (result.semRiscos > 0) {
    rows.push(
      `${countOf(result.semRiscos, 'funcionário novo', 'funcionários novos')} sem riscos: aguardam a equipe técnica.`,
    );
  }
  if (result.departed.length > 0) {
    rows.push(`Desligados neste cliente, com a situação mantida: linhas ${result.departed.join(', ')}.`);
  }
  rows.push(
    '',
    saved ? 'Importação gravada.' : 'Ensaio: nada foi gravado. Acrescente --confirm para gravar.',
  );
  return rows;
}
