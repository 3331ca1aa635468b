import { StatusAgendamento, TiposExame } from '@apto/domain';
import { sql, type SQL } from 'drizzle-orm';

export type Direcao = 'ASC' | 'DESC';
export type Termo = readonly [SQL, Direcao];

/** What the call's `sort` says. */
export interface OrdemPedida {
  campo: 'createdAt' | 'funcionario' | 'cliente' | 'tipoExame' | 'status' | 'dataAgendamento';
  direcao: Direcao;
}

export interface Ordem extends OrdemPedida {
  /** The terms of `order by` over `agendamento a`. The last one is the id: no two rows are equal. */
  termos: readonly Termo[];
  /** A column with few values, in the alphabetical order of their labels; null for any other. */
  grupo: { coluna: 'status_id' | 'tipo_exame_id'; valores: readonly number[] } | null;
}

const COLUNA: Readonly<Record<OrdemPedida['campo'], SQL>> = {
  createdAt: sql`a.created_at`,
  funcionario: sql`a.nome_busca`,
  cliente: sql`a.cliente_ordem`,
  tipoExame: sql`a.tipo_ordem`,
  status: sql`a.status_ordem`,
  dataAgendamento: sql`a.data_agendamento`,
};

const alfabetica = (lista: readonly { id: number; descricao: string }[]): number[] =>
  lista.toSorted((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR')).map((x) => x.id);

const GRUPO: Partial<Record<OrdemPedida['campo'], NonNullable<Ordem['grupo']>>> = {
  status: { coluna: 'status_id', valores: alfabetica(StatusAgendamento) },
  tipoExame: { coluna: 'tipo_exame_id', valores: alfabetica(TiposExame) },
};

/** The whole order of a list: within one status or exam type the newest request comes first. */
export function montarOrdem({ campo, direcao }: OrdemPedida): Ordem {
  const grupo = GRUPO[campo] ?? null;
  const desempate: Termo[] = grupo
    ? [
        [COLUNA.createdAt, 'DESC'],
        [sql`a.id`, 'DESC'],
      ]
    : [[sql`a.id`, direcao]];
  return { campo, direcao, grupo, termos: [[COLUNA[campo], direcao], ...desempate] };
}

/** Newest request first. */
export const ORDEM_PADRAO = montarOrdem({ campo: 'createdAt', direcao: 'DESC' });

/** The terms as `order by` takes them. */
export const ordenar = (termos: readonly Termo[]): SQL =>
  sql.join(
    termos.map(([coluna, direcao]) => sql`${coluna} ${sql.raw(direcao)}`),
    sql`, `,
  );

/** The same order from its end. */
export const inverter = (termos: readonly Termo[]): Termo[] =>
  termos.map(([coluna, direcao]) => [coluna, direcao === 'ASC' ? 'DESC' : 'ASC']);
