import type { ImportProblem } from '@apto/domain/staff-import';
import type { ImportRun } from './import-staff.ts';

const VALUE_WIDTH = 28;

const truncate = (text: string): string =>
  text.length > VALUE_WIDTH ? `${text.slice(0, VALUE_WIDTH - 1)}…` : text;

/** Columns as wide as what they hold. Control characters of a cell stay out of the terminal. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cleaned = rows.map((l) => l.map((c) => c.replace(/\p{Cc}/gu, ' ')));
  const widths = titles.map((t, i) => Math.max(t.length, ...cleaned.map((l) => l[i]?.length ?? 0)));
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

/** The report that a person reads, line by line: every problem by row and column, then what was done. */
export function report(
  { reading, result, saved }: ImportRun,
  cliente: { code: string; name: string },
): string[] {
  const errors = reading.problems.filter((p) => p.severity === 'error');
  const notices = reading.problems.filter((p) => p.severity === 'warning');
  const rows = [`Cliente ${cliente.code} - ${cliente.name}`];
  if (reading.headerRow !== null) {
    rows.push(`Cabeçalho na linha ${reading.headerRow}: ${reading.columns.map((c) => c.header).join(', ')}`);
  }
  if (reading.ignored.length > 0) rows.push(`Colunas sem uso: ${reading.ignored.join(', ')}`);
  if (errors.length > 0)
    rows.push('', `${countOf(errors.length, 'erro', 'erros')}:`, ...problemTable(errors));
  if (notices.length > 0)
    rows.push('', `${countOf(notices.length, 'aviso', 'avisos')}:`, ...problemTable(notices));
  rows.push('');
  if (!result) {
    rows.push('Nada foi gravado: corrija os erros e rode de novo.');
    return rows;
  }
  const { newNames } = result;
  rows.push(
    ...table(
      ['Funcionários', ''],
      [
        [saved ? 'Criados' : 'A criar', String(result.created)],
        [saved ? 'Atualizados' : 'A atualizar', String(result.updated)],
        ['Sem mudança', String(result.unchanged)],
      ],
    ),
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
