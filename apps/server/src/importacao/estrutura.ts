import type { FuncionarioImportado } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linhas, type Db } from '../db/port.ts';

type Tabela = 'unidade' | 'setor' | 'cargo';

/** Names that differ only in accents, case and spaces are one. */
const chaveDoNome = (nome: string): string =>
  nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const chaveDoPosto = (unidade: number, setor: number, cargo: number): string =>
  `${unidade} ${setor} ${cargo}`;

interface Hierarquia {
  id: number;
  unidade_id: number;
  setor_id: number;
  cargo_id: number;
}

/** Branches, departments, positions and hierarchies of one customer, with what the sheet adds. */
export interface Estrutura {
  unidades: Map<string, number>;
  setores: Map<string, number>;
  cargos: Map<string, number>;
  hierarquias: Map<string, number>;
  porHierarquia: Map<number, Hierarquia>;
}

export interface NovosNomes {
  unidades: string[];
  setores: string[];
  cargos: string[];
}

async function lerNomes(db: Db, tabela: Tabela, clienteId: number): Promise<Map<string, number>> {
  const achados = await linhas<{ id: number; name: string }>(
    db,
    sql`select id, name from ${sql.identifier(tabela)} where cliente_id = ${clienteId} order by id desc`,
  );
  return new Map(achados.map((a) => [chaveDoNome(a.name), a.id]));
}

export async function lerEstrutura(db: Db, clienteId: number): Promise<Estrutura> {
  const hierarquias = await linhas<Hierarquia>(
    db,
    sql`select id, unidade_id, setor_id, cargo_id from hierarquia where cliente_id = ${clienteId}`,
  );
  return {
    unidades: await lerNomes(db, 'unidade', clienteId),
    setores: await lerNomes(db, 'setor', clienteId),
    cargos: await lerNomes(db, 'cargo', clienteId),
    hierarquias: new Map(hierarquias.map((h) => [chaveDoPosto(h.unidade_id, h.setor_id, h.cargo_id), h.id])),
    porHierarquia: new Map(hierarquias.map((h) => [h.id, h])),
  };
}

/** Names of the sheet that the customer does not have yet, each once, in the sheet's order and spelling. */
export function nomesNovos(estrutura: Estrutura, funcionarios: readonly FuncionarioImportado[]): NovosNomes {
  const faltam = (existentes: ReadonlyMap<string, number>, nomes: readonly (string | null)[]): string[] => {
    const novos = new Map<string, string>();
    for (const nome of nomes) {
      if (nome === null) continue;
      const chave = chaveDoNome(nome);
      if (!existentes.has(chave) && !novos.has(chave)) novos.set(chave, nome);
    }
    return [...novos.values()];
  };
  return {
    unidades: faltam(
      estrutura.unidades,
      funcionarios.map((f) => f.unidade),
    ),
    setores: faltam(
      estrutura.setores,
      funcionarios.map((f) => f.setor),
    ),
    cargos: faltam(
      estrutura.cargos,
      funcionarios.map((f) => f.cargo),
    ),
  };
}

async function criarNomes(
  db: Db,
  tabela: Tabela,
  clienteId: number,
  nomes: readonly string[],
  mapa: Map<string, number>,
): Promise<void> {
  if (nomes.length === 0) return;
  const criados = await linhas<{ id: number; name: string }>(
    db,
    sql`insert into ${sql.identifier(tabela)} (cliente_id, name)
        select ${clienteId}, n from jsonb_array_elements_text(${JSON.stringify(nomes)}::jsonb) n returning id, name`,
  );
  for (const { id, name } of criados) mapa.set(chaveDoNome(name), id);
}

/** Creates the names that are missing and puts their ids into the structure. */
export async function completarNomes(
  db: Db,
  clienteId: number,
  estrutura: Estrutura,
  novos: NovosNomes,
): Promise<void> {
  await criarNomes(db, 'unidade', clienteId, novos.unidades, estrutura.unidades);
  await criarNomes(db, 'setor', clienteId, novos.setores, estrutura.setores);
  await criarNomes(db, 'cargo', clienteId, novos.cargos, estrutura.cargos);
}

export interface Posto {
  unidadeId: number | null;
  hierarquiaId: number | null;
  /** All three are known, but their hierarchy does not exist yet. */
  nova: { unidadeId: number; setorId: number; cargoId: number } | null;
}

/** Where the sheet puts a person; what it leaves empty stays as it was. Names must have been completed. */
export function postoDe(
  estrutura: Estrutura,
  f: FuncionarioImportado,
  atual: { unidadeId: number | null; hierarquiaId: number | null } | null,
): Posto {
  const antes = atual?.hierarquiaId ? (estrutura.porHierarquia.get(atual.hierarquiaId) ?? null) : null;
  const achar = (mapa: ReadonlyMap<string, number>, nome: string | null): number | null =>
    nome === null ? null : (mapa.get(chaveDoNome(nome)) ?? null);
  const unidadeId = achar(estrutura.unidades, f.unidade) ?? antes?.unidade_id ?? atual?.unidadeId ?? null;
  const setorId = achar(estrutura.setores, f.setor) ?? antes?.setor_id ?? null;
  const cargoId = achar(estrutura.cargos, f.cargo) ?? antes?.cargo_id ?? null;
  if (unidadeId === null || setorId === null || cargoId === null)
    return { unidadeId, hierarquiaId: antes?.id ?? null, nova: null };
  const hierarquiaId = estrutura.hierarquias.get(chaveDoPosto(unidadeId, setorId, cargoId)) ?? null;
  return { unidadeId, hierarquiaId, nova: hierarquiaId === null ? { unidadeId, setorId, cargoId } : null };
}

/** Creates hierarchies, each once, and puts them into the structure. Answers how many are new. */
export async function completarHierarquias(
  db: Db,
  clienteId: number,
  estrutura: Estrutura,
  novas: readonly NonNullable<Posto['nova']>[],
): Promise<number> {
  const unicas = [
    ...new Map(novas.map((n) => [chaveDoPosto(n.unidadeId, n.setorId, n.cargoId), n])).values(),
  ];
  if (unicas.length === 0) return 0;
  const criadas = await linhas<Hierarquia>(
    db,
    sql`insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id)
        select ${clienteId}, r."unidadeId", r."setorId", r."cargoId"
        from jsonb_to_recordset(${JSON.stringify(unicas)}::jsonb) r ("unidadeId" int, "setorId" int, "cargoId" int)
        returning id, unidade_id, setor_id, cargo_id`,
  );
  for (const h of criadas) {
    estrutura.hierarquias.set(chaveDoPosto(h.unidade_id, h.setor_id, h.cargo_id), h.id);
    estrutura.porHierarquia.set(h.id, h);
  }
  return criadas.length;
}
