import type { FiltrosAgendamento } from '@apto/api-client';
import {
  CONTADORES,
  instanteEmSaoPaulo,
  somarDias,
  STATUS_FORA_DA_LISTA_PADRAO,
  StatusAgendamento,
} from '@apto/domain';
import { sql, type SQL } from 'drizzle-orm';
import { escopoSql, pertence } from '../platform/escopo.ts';
import { literalLike } from '../platform/sql.ts';
import type { SessaoInterna } from '../platform/contexto.ts';

export interface Consulta {
  filter?: string[] | undefined;
  filtrosExtras?: FiltrosAgendamento | undefined;
}

/** The two counters of the migrations: by branch and exam type, or by day of creation. */
export interface Contagem {
  tabela: 'agendamento_contagem' | 'agendamento_contagem_dia';
  onde: SQL;
}

/** Whom the list shows: conditions over `agendamento a`, and what the counters know about them. */
export interface Filtro {
  onde: SQL;
  /** Counts the rows of `onde`; null when only counting them is exact. */
  contagem: Contagem | null;
  /** Conditions over the counter by day, which knows neither branch nor exam type; null when it does not serve. */
  porDia: SQL | null;
  /** Conditions over `funcionario f` that come on top of `onde`; null without search. */
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

const vazia = (lista: readonly unknown[] | undefined): boolean => !lista || lista.length === 0;

/** The statuses asked for; the open ones unless told; null for all of them. */
function porStatus(pedidos: readonly number[] | undefined, doPainel: readonly number[] | null): SQL | null {
  if (vazia(pedidos) && !doPainel) return sql`a.status_id not in (${FORA})`;
  const listas = [pedidos ?? [], doPainel ?? []].filter((l) => l.length > 0);
  const restritas = listas.filter((l) => !StatusAgendamento.every((s) => l.includes(s.id)));
  if (restritas.length === 0) return null;
  return sql.join(
    restritas.map((l) => pertence(sql`a.status_id`, l)),
    sql` and `,
  );
}

/** Builds the filter of the list and of its export: the same rows for both (doc1 §2.1, §4 'Default list filter'). */
export function montarFiltro(consulta: Consulta, sessao: SessaoInterna): Filtro {
  const { escopo } = sessao;
  const extras = consulta.filtrosExtras ?? {};
  const e = (partes: readonly (SQL | null)[]) =>
    sql.join(
      partes.filter((p) => p !== null),
      sql` and `,
    );
  const painel = extras.painel ? CONTADORES[extras.painel] : null;
  const tipo = vazia(extras.tipoExame) ? null : pertence(sql`a.tipo_exame_id`, extras.tipoExame ?? []);
  const comum = [escopoSql(escopo, COLUNAS), porStatus(extras.status, painel?.status ?? null)];
  const meus = painel && painel.status === null ? sql`a.user_responsavel_id = ${sessao.usuarioId}` : null;
  const datas = extras.datas ?? null;
  const criados =
    datas &&
    sql`a.created_at >= ${instanteEmSaoPaulo(datas[0], '00:00')}::timestamptz
      and a.created_at < ${instanteEmSaoPaulo(somarDias(datas[1], 1), '00:00')}::timestamptz`;

  // One sum for those who see every customer, else the parts that they see.
  const deQuem =
    escopo.clientes === null && escopo.unidades === null
      ? sql`a.cliente_id is null`
      : sql`a.cliente_id is not null`;
  const dias = datas && sql`a.dia >= ${datas[0]}::date and a.dia <= ${datas[1]}::date`;
  const porDia = meus || tipo || escopo.unidades ? null : e([deQuem, ...comum, dias]);
  const geral = meus || datas ? null : e([deQuem, ...comum, tipo]);
  const termos = (consulta.filter ?? []).filter((t) => t.trim() !== '');
  return {
    onde: e([...comum, tipo, meus, criados]),
    contagem: geral
      ? { tabela: 'agendamento_contagem', onde: geral }
      : porDia && { tabela: 'agendamento_contagem_dia', onde: porDia },
    porDia,
    busca:
      termos.length > 0
        ? // The company is a condition of the appointments themselves.
          e([escopo.clientes && pertence(sql`f.customer_id`, escopo.clientes), buscaPorNome(termos)])
        : null,
  };
}
