import type { FiltrosAgendamento } from '@apto/api-client';
import { instanteEmSaoPaulo, somarDias, STATUS_FORA_DA_LISTA_PADRAO, CONTADORES } from '@apto/domain';
import { sql, type SQL } from 'drizzle-orm';
import { escopoSql, pertence } from '../platform/escopo.ts';
import { literalLike } from '../platform/sql.ts';
import type { SessaoInterna } from '../platform/contexto.ts';

export interface Consulta {
  filter?: string[] | undefined;
  filtrosExtras?: FiltrosAgendamento | undefined;
}

/** Whom the list shows: conditions over `agendamento a`, and what the counters may answer alone. */
export interface Filtro {
  onde: SQL;
  /** Conditions over the counter tables; null when only counting the rows is exact. */
  contagem: SQL | null;
  /** The weekly counter knows neither branch nor exam type. */
  porSemana: boolean;
  /** Conditions over `funcionario f`; null without search. */
  busca: SQL | null;
}

const COLUNAS = { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` };

// Constants and not parameters: only so can the planner prove the partial index of the open ones.
const FORA = sql.raw(STATUS_FORA_DA_LISTA_PADRAO.toSorted((a, b) => a - b).join(', '));

/** Words of one term must all be in the name; terms are alternatives (the chips of doc1 §2.1). */
function buscaPorNome(termos: readonly string[]): SQL {
  const alternativas = termos.map((termo) => {
    const palavras = termo.split(/\s+/).filter(Boolean).slice(0, 8);
    return sql`(${sql.join(
      palavras.map((p) => sql`f.nome_busca like '%' || apto_normalizar(${literalLike(p)}) || '%'`),
      sql` and `,
    )})`;
  });
  return sql`(${sql.join(alternativas, sql` or `)})`;
}

/** Builds the filter of the list and of its export: the same rows for both (doc1 §2.1, §4 'Default list filter'). */
export function montarFiltro(consulta: Consulta, sessao: SessaoInterna): Filtro {
  const { escopo } = sessao;
  const extras = consulta.filtrosExtras ?? {};
  const contavel: SQL[] = [escopoSql(escopo, COLUNAS)];
  const resto: SQL[] = [];

  const painel = extras.painel ? CONTADORES[extras.painel] : null;
  if (extras.status && extras.status.length > 0) contavel.push(pertence(sql`a.status_id`, extras.status));
  if (painel?.status) contavel.push(pertence(sql`a.status_id`, painel.status));
  if (!(extras.status && extras.status.length > 0) && !painel?.status) {
    contavel.push(sql`a.status_id not in (${FORA})`);
  }
  const porTipo = Boolean(extras.tipoExame && extras.tipoExame.length > 0);
  if (extras.tipoExame && porTipo) contavel.push(pertence(sql`a.tipo_exame_id`, extras.tipoExame));
  if (painel && painel.status === null) resto.push(sql`a.user_responsavel_id = ${sessao.usuarioId}`);
  if (extras.datas) {
    const [inicio, fim] = extras.datas;
    resto.push(
      sql`a.created_at >= ${instanteEmSaoPaulo(inicio, '00:00')}::timestamptz`,
      sql`a.created_at < ${instanteEmSaoPaulo(somarDias(fim, 1), '00:00')}::timestamptz`,
    );
  }
  const termos = (consulta.filter ?? []).filter((t) => t.trim() !== '');
  const onde = sql.join([...contavel, ...resto], sql` and `);
  // One sum for those who see every customer, else the parts that they see.
  const deQuem =
    escopo.clientes === null && escopo.unidades === null
      ? sql`a.cliente_id is null`
      : sql`a.cliente_id is not null`;
  const exata = resto.length === 0 && termos.length === 0;
  return {
    onde,
    contagem: exata ? sql.join([deQuem, ...contavel], sql` and `) : null,
    porSemana: exata && !porTipo && escopo.unidades === null,
    busca:
      termos.length > 0
        ? sql.join(
            // The company is a condition of the appointments themselves.
            [
              ...(escopo.clientes ? [pertence(sql`f.customer_id`, escopo.clientes)] : []),
              buscaPorNome(termos),
            ],
            sql` and `,
          )
        : null,
  };
}
