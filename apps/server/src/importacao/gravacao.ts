import type { Agora, FuncionarioImportado } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { auditoria, importacaoLote } from '../db/schema.ts';
import {
  completarHierarquias,
  completarNomes,
  lerEstrutura,
  nomesNovos,
  postoDe,
  type Estrutura,
  type NovosNomes,
} from './estrutura.ts';

/** Any constant does; with the customer's id it lets one import of a customer run at a time. */
const TRAVA = 4_310_003;

interface Existente {
  id: number;
  cpf: string;
  name: string;
  nascimento: string | null;
  admissao: string | null;
  phone: string | null;
  email: string | null;
  unidadeId: number | null;
  hierarquiaId: number | null;
  situation: string;
  apagado: boolean;
}

export interface Lote {
  clienteId: number;
  /** Name of the file, without its folder. */
  arquivo: string;
  /** Hash of its bytes. */
  sha256: string;
  funcionarios: readonly FuncionarioImportado[];
  agora: Agora;
  /** Who imports: a user, or null for the operator's command. */
  usuarioId: number | null;
}

export interface ResultadoDaImportacao {
  criados: number;
  atualizados: number;
  inalterados: number;
  novos: NovosNomes;
  hierarquiasNovas: number;
  /** New employees who got the risks of their hierarchy's colleagues. */
  comRiscosHerdados: number;
  /** New employees who have no risk yet: the technical staff must apply them. */
  semRiscos: number;
  /** Rows of the sheet whose employee has left: data changed, situation not. */
  desligados: number[];
}

async function lerExistentes(
  db: Db,
  clienteId: number,
  cpfs: readonly string[],
): Promise<Map<string, Existente>> {
  const achados = await linhas<Existente>(
    db,
    sql`select id, cpf, name, data_nascimento::text as nascimento, admission_date::text as admissao, phone, email,
          unidade_id as "unidadeId", customer_hierarchy_id as "hierarquiaId", situation, deleted_at is not null as apagado
        from funcionario where customer_id = ${clienteId}
          and cpf in (select jsonb_array_elements_text(${JSON.stringify(cpfs)}::jsonb)) for update`,
  );
  return new Map(achados.map((e) => [e.cpf, e]));
}

interface Desejado {
  id: number | null;
  cpf: string;
  name: string;
  nascimento: string | null;
  admissao: string | null;
  phone: string | null;
  email: string | null;
  unidadeId: number | null;
  hierarquiaId: number | null;
  situation: string;
}

/** The record that the row asks for; an empty cell leaves what there is. */
function desejado(
  estrutura: Estrutura,
  f: FuncionarioImportado,
  atual: Existente | null,
  hoje: string,
): Desejado {
  const posto = postoDe(estrutura, f, atual);
  return {
    id: atual?.id ?? null,
    cpf: f.cpf,
    name: f.nome,
    nascimento: f.nascimento ?? atual?.nascimento ?? null,
    admissao: f.admissao ?? atual?.admissao ?? null,
    phone: f.telefone ?? atual?.phone ?? null,
    email: f.email ?? atual?.email ?? null,
    unidadeId: posto.unidadeId,
    hierarquiaId: posto.hierarquiaId,
    situation:
      atual && !atual.apagado ? atual.situation : f.admissao && f.admissao > hoje ? 'PENDENTE' : 'ATIVO',
  };
}

const CAMPOS = [
  'name',
  'nascimento',
  'admissao',
  'phone',
  'email',
  'unidadeId',
  'hierarquiaId',
  'situation',
] as const;

const mudou = (d: Desejado, atual: Existente): boolean =>
  atual.apagado || CAMPOS.some((c) => d[c] !== atual[c]);

const COLUNAS =
  sql.raw(`r (id int, cpf text, name text, nascimento date, admissao date, phone text, email text,
  "unidadeId" int, "hierarquiaId" int, situation text)`);

/**
 * Writes the employees of a sheet without errors: new ones are created, known ones (by CPF within the
 * customer) brought up to date, and the missing branches, departments, positions and hierarchies made. All in
 * the caller's transaction; doing it again changes nothing.
 */
export async function gravarFuncionarios(db: Db, lote: Lote): Promise<ResultadoDaImportacao> {
  const { clienteId, funcionarios, agora } = lote;
  await db.execute(sql`select pg_advisory_xact_lock(${TRAVA}, ${clienteId})`);
  const estrutura = await lerEstrutura(db, clienteId);
  const existentes = await lerExistentes(
    db,
    clienteId,
    funcionarios.map((f) => f.cpf),
  );
  const novos = nomesNovos(estrutura, funcionarios);
  await completarNomes(db, clienteId, estrutura, novos);
  const hierarquiasNovas = await completarHierarquias(
    db,
    clienteId,
    estrutura,
    funcionarios.flatMap((f) => postoDe(estrutura, f, existentes.get(f.cpf) ?? null).nova ?? []),
  );

  const desejados = funcionarios.map((f) =>
    desejado(estrutura, f, existentes.get(f.cpf) ?? null, agora.data),
  );
  const criar = desejados.filter((d) => d.id === null);
  const atualizar = desejados.filter((d) => {
    const atual = existentes.get(d.cpf);
    return atual !== undefined && mudou(d, atual);
  });
  const criados = await linhas<{ id: number }>(
    db,
    sql`insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, data_nascimento,
          admission_date, phone, email)
        select ${clienteId}, r."hierarquiaId", r."unidadeId", r.situation, r.name, r.cpf, r.nascimento, r.admissao, r.phone, r.email
        from jsonb_to_recordset(${JSON.stringify(criar)}::jsonb) ${COLUNAS} returning id`,
  );
  await db.execute(
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento, admission_date = r.admissao, phone = r.phone,
          email = r.email, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = null, updated_at = ${agora.instante}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(atualizar)}::jsonb) ${COLUNAS} where f.id = r.id`,
  );
  const comRiscosHerdados = await herdarRiscos(
    db,
    criados.map((c) => c.id),
  );

  const [gravado] = await db
    .insert(importacaoLote)
    .values({
      clienteId,
      arquivo: lote.arquivo,
      sha256: lote.sha256,
      linhas: funcionarios.length,
      criados: criar.length,
      atualizados: atualizar.length,
    })
    .returning({ id: importacaoLote.id });
  await db.insert(auditoria).values({
    sessaoTipo: lote.usuarioId === null ? 'sistema' : 'interna',
    usuarioId: lote.usuarioId,
    acao: 'IMPORTAR',
    recurso: 'importacao_lote',
    recursoId: gravado?.id ?? null,
    clienteId,
    detalhes: { linhas: funcionarios.length, criados: criar.length, atualizados: atualizar.length },
  });
  return {
    criados: criar.length,
    atualizados: atualizar.length,
    inalterados: desejados.length - criar.length - atualizar.length,
    novos,
    hierarquiasNovas,
    comRiscosHerdados,
    semRiscos: criar.length - comRiscosHerdados,
    desligados: funcionarios.flatMap((f) =>
      existentes.get(f.cpf)?.situation === 'DEMITIDO' && !existentes.get(f.cpf)?.apagado ? [f.linha] : [],
    ),
  };
}

/**
 * Risks belong to the hierarchy (doc1 §4, AGUARDANDO_APLICACAO_RISCO): a new employee has those that every
 * colleague of it who has any already has. Answers how many employees got some.
 */
async function herdarRiscos(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const herdados = await linha<{ n: number }>(
    db,
    sql`with novos as (select id, customer_hierarchy_id as h from funcionario
                       where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
                         and customer_hierarchy_id is not null),
          colegas as (select f.id, f.customer_hierarchy_id as h from funcionario f
                      where f.customer_hierarchy_id in (select h from novos) and f.deleted_at is null
                        and exists (select 1 from funcionario_risco fr where fr.funcionario_id = f.id)),
          da_hierarquia as (select c.h, fr.risco_id from colegas c join funcionario_risco fr on fr.funcionario_id = c.id
                            group by c.h, fr.risco_id
                            having count(*) = (select count(*) from colegas todos where todos.h = c.h)),
          gravados as (insert into funcionario_risco (funcionario_id, risco_id)
                       select n.id, d.risco_id from novos n join da_hierarquia d on d.h = n.h returning funcionario_id)
        select count(distinct funcionario_id)::int as n from gravados`,
  );
  return herdados?.n ?? 0;
}
