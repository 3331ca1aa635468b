import { ehOcupacional, normalizarCpf, TIPO_EXAME } from '@apto/domain';
import type { FuncionarioResumido } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { contemPalavras, todas } from '../platform/busca.ts';
import type { Escopo } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql, pertence } from '../platform/escopo.ts';

interface Linha {
  id: number;
  name: string;
  cpf: string;
  email: string | null;
  phone: string | null;
  situation: FuncionarioResumido['situation'];
  customer_id: number;
  c_name: string;
  empresa_id: number;
  c_sem_questionario: boolean;
  customer_hierarchy_id: number | null;
  codigo_soc: string | null;
  admission_date: string | null;
  pcd: boolean;
  mudou_risco: boolean;
  u_id: number | null;
  u_name: string | null;
  u_risco: number | null;
  setor: string | null;
  cargo: string | null;
}

const SELECIONAR = sql`select f.id, f.name, f.cpf, f.email, f.phone, f.situation, f.customer_id, c.name as c_name,
    c.empresa_id, c.desabilitar_questionario_risco as c_sem_questionario, f.customer_hierarchy_id, f.codigo_soc,
    f.admission_date::text as admission_date, f.pcd, f.mudou_risco, u.id as u_id, u.name as u_name,
    u.risk_level as u_risco, s.name as setor, g.name as cargo
  from funcionario f
  join cliente c on c.id = f.customer_id
  left join hierarquia h on h.id = f.customer_hierarchy_id
  left join unidade u on u.id = coalesce(f.unidade_id, h.unidade_id)
  left join setor s on s.id = h.setor_id
  left join cargo g on g.id = h.cargo_id`;

const paraFuncionario = (l: Linha): FuncionarioResumido => ({
  id: l.id,
  name: l.name,
  cpf: l.cpf,
  email: l.email,
  phone: l.phone,
  situation: l.situation,
  customerId: l.customer_id,
  customer: {
    id: l.customer_id,
    name: l.c_name,
    companyId: l.empresa_id,
    desabilitarQuestionarioRisco: l.c_sem_questionario,
  },
  customerHierarchyId: l.customer_hierarchy_id,
  codigoSoc: l.codigo_soc,
  admissionDate: l.admission_date,
  pcd: l.pcd,
  mudouRisco: l.mudou_risco,
  unidade: l.u_id === null ? null : { id: l.u_id, name: l.u_name ?? '', riskLevel: l.u_risco },
  setor: l.setor === null ? null : { name: l.setor },
  cargo: l.cargo === null ? null : { name: l.cargo },
});

/** The scope of `funcionario f`; the branch is the employee's own or that of the hierarchy. */
export const escopoDoFuncionario = (escopo: Escopo): SQL =>
  todas([
    sql`f.deleted_at is null`,
    escopoSql(escopo, {
      cliente: sql`f.customer_id`,
      unidade: sql`coalesce(f.unidade_id, (select unidade_id from hierarquia where id = f.customer_hierarchy_id))`,
    }),
  ]);

export interface ConsultaDeFuncionarios {
  situacoes: readonly string[];
  exame: number | undefined;
  filter: string;
  customerId: number | undefined;
  ids: readonly number[] | undefined;
  page: number;
  limit: number;
}

/** Words of the name, or at least three digits of the CPF. */
function porNomeOuCpf(texto: string): SQL {
  const nome = contemPalavras(sql`f.nome_busca`, texto);
  const digitos = /^[\d.\-\s]+$/.test(texto) ? normalizarCpf(texto) : '';
  return digitos.length >= 3 ? sql`(${nome} or f.cpf like ${`%${digitos}%`})` : nome;
}

/**
 * Employees for a request, by name (doc2 §2.3). With an exam type, only those whom it may concern: one who
 * has not been admitted yet has no other occupational exam than the admission's.
 */
export async function listarFuncionarios(
  db: Db,
  escopo: Escopo,
  consulta: ConsultaDeFuncionarios,
): Promise<{ total: number; items: FuncionarioResumido[] }> {
  const { situacoes, exame, filter, customerId, ids, page, limit } = consulta;
  const soAdmitidos = ehOcupacional(exame) && exame !== TIPO_EXAME.ADMISSIONAL;
  const onde = todas([
    escopoDoFuncionario(escopo),
    sql`f.situation in (${sql.join(
      situacoes.map((s) => sql`${s}`),
      sql`, `,
    )})`,
    soAdmitidos && sql`f.situation <> 'PENDENTE'`,
    customerId !== undefined && sql`f.customer_id = ${customerId}`,
    ids && ids.length > 0 && pertence(sql`f.id`, ids),
    filter.trim() !== '' && porNomeOuCpf(filter.trim()),
  ]);
  const total = await linha<{ n: number }>(
    db,
    sql`select count(*)::int as n from funcionario f where ${onde}`,
  );
  const achados = await linhas<Linha>(
    db,
    sql`${SELECIONAR} where ${onde} order by f.nome_busca, f.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { total: total?.n ?? 0, items: achados.map(paraFuncionario) };
}

/** One employee of the scope. @throws ErroHttp 404 */
export async function obterFuncionarioDoEscopo(
  db: Db,
  escopo: Escopo,
  id: number,
): Promise<FuncionarioResumido> {
  const achado = await linha<Linha>(
    db,
    sql`${SELECIONAR} where f.id = ${id} and ${escopoDoFuncionario(escopo)}`,
  );
  if (!achado) throw naoEncontrado('Funcionario nao encontrado');
  return paraFuncionario(achado);
}
