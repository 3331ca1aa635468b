import type { CellProblem, ImportEffect, ImportKind, ImportValues } from '@apto/domain/imports';
import { nameKey } from '@apto/domain/imports';
import type { ImportedFuncionario } from '@apto/domain/staff-import';
import type { Now } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import {
  completeHierarquias,
  completeNames,
  findNewNames,
  positionOf,
  readStructure,
  type MadeRecord,
} from '../staff-import/structure.ts';
import {
  lockImports,
  planFuncionarios,
  restoreFuncionarios,
  writeFuncionarios,
  type FormerFuncionario,
} from '../staff-import/write.ts';

/** A row without errors. */
export interface ReadyRow {
  readonly linha: number;
  readonly values: ImportValues;
}
/** What a row did. */
export interface WrittenRow {
  readonly linha: number;
  readonly id: number;
  readonly effect: ImportEffect;
  readonly version: number;
  /** What it replaced, or what a new one began with; as JSON. */
  readonly before: unknown;
}
interface Batch {
  readonly clienteId: number;
  readonly rows: readonly ReadyRow[];
  readonly now: Now;
}

/** How one kind of row becomes a record, and is taken back. */
export interface Writer {
  readonly table: 'unidade' | 'setor' | 'cargo' | 'hierarquia' | 'funcionario';
  /** What only the database can say of a row, by row. */
  readonly judge?: (db: Db, rows: readonly ReadyRow[]) => Promise<Map<number, CellProblem[]>>;
  /** What each row would do. Nothing is written. */
  readonly plan: (db: Db, batch: Batch) => Promise<Map<number, ImportEffect>>;
  /** In the caller's transaction. */
  readonly write: (db: Db, batch: Batch) => Promise<{ rows: WrittenRow[]; made: readonly MadeRecord[] }>;
  /** Gives records back what they were. */
  readonly restore: (db: Db, former: readonly { id: number; before: unknown }[]) => Promise<void>;
  /** Tables whose rows go with a new record, and what takes them away; it answers the records that hold more by now. */
  readonly parts?: {
    readonly tables: readonly string[];
    readonly grown: (db: Db, created: readonly { id: number; before: unknown }[]) => Promise<Set<number>>;
    readonly remove: (db: Db, ids: readonly number[]) => Promise<void>;
  };
}

/** Ids as one parameter. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

const staffOf = ({ linha: at, values }: ReadyRow): ImportedFuncionario =>
  ({ ...values, row: at }) as unknown as ImportedFuncionario;

const RISKS = z.strictObject({ id: z.int(), riscos: z.array(z.int()) });
const KEPT_RISKS = z.object({ riscos: z.array(z.int()) });
const risksOf = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    RISKS,
    sql`select funcionario_id as id, array_agg(risco_id order by risco_id) as riscos from funcionario_risco
      where funcionario_id = any(${idList(ids)}) group by funcionario_id`,
  );

const staff: Writer = {
  table: 'funcionario',
  plan: (db, { clienteId, rows: ready, now }) =>
    planFuncionarios(db, { clienteId, funcionarios: ready.map(staffOf), now }),
  async write(db, { clienteId, rows: ready, now }) {
    const written = await writeFuncionarios(db, { clienteId, funcionarios: ready.map(staffOf), now });
    const created = written.rows.filter(({ effect }) => effect === 'NOVO').map(({ id }) => id);
    const risks = new Map((await risksOf(db, created)).map(({ id, riscos }) => [id, riscos]));
    return {
      made: written.made,
      rows: written.rows.map(({ row: at, id, effect, version, before }) => ({
        linha: at,
        id,
        effect,
        version,
        before: effect === 'NOVO' ? { riscos: risks.get(id) ?? [] } : before,
      })),
    };
  },
  restore: (db, former) =>
    restoreFuncionarios(
      db,
      former.map(({ id, before }) => ({ ...(before as FormerFuncionario), id })),
    ),
  parts: {
    tables: ['funcionario_risco'],
    // Risks that came later are somebody's work.
    async grown(db, created) {
      const now = new Map(
        (
          await risksOf(
            db,
            created.map(({ id }) => id),
          )
        ).map(({ id, riscos }) => [id, riscos]),
      );
      return new Set(
        created
          .filter(({ id, before }) => {
            const began = KEPT_RISKS.safeParse(before).data?.riscos ?? [];
            return (now.get(id) ?? []).some((risk) => !began.includes(risk));
          })
          .map(({ id }) => id),
      );
    },
    async remove(db, ids) {
      await db.execute(sql`delete from funcionario_risco where funcionario_id = any(${idList(ids)})`);
    },
  },
};

/** A column of a simple record: its name in the table, and its type. */
type Columns = Readonly<Record<string, readonly [column: string, type: string]>>;
type Plain = Record<string, string | number | null>;

const RECORD = z.strictObject({
  id: z.int(),
  version: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const SAVED = z.strictObject({ id: z.int(), name: z.string(), version: z.int() });

const CITY = z.strictObject({ id: z.int(), name: z.string() });

/** Cities by 'name - state', as `nameKey` writes it. */
async function citiesOf(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const found = await rows(
    db,
    CITY,
    sql`select c.id, c.cidade || ' - ' || c.estado as name from cidade c
      where c.nome_busca || ' - ' || lower(c.estado) in
        (select apto_normalizar(n) from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb) n)`,
  );
  return new Map(found.map(({ id, name }) => [nameKey(name), id]));
}

/** Records that are found by their name within the customer, and hold a few columns. */
function named(
  table: 'unidade' | 'setor' | 'cargo',
  columns: Columns,
  complete: (db: Db, ready: readonly ReadyRow[]) => Promise<(values: ImportValues) => Plain> = async () =>
    (values) => ({ ...values }),
  judge?: Writer['judge'],
): Writer {
  const list = (pick: (key: string, at: readonly [string, string]) => SQL): SQL =>
    sql.join(
      Object.entries(columns).map(([key, at]) => pick(key, at)),
      sql`, `,
    );
  const name = (column: string): SQL => sql.identifier(column) as unknown as SQL;
  const recordset = sql`r (id int, ${list((key, [, type]) => sql`${name(key)} ${sql.raw(type)}`)})`;
  const read = (db: Db, clienteId: number, hold: boolean) =>
    rows(
      db,
      RECORD,
      sql`select t.id, t.versao as version, jsonb_build_object(${list((key, [column]) => sql`${key}::text, t.${name(column)}`)}) as values
        from ${sql.identifier(table)} t where t.cliente_id = ${clienteId} order by t.id desc ${hold ? sql`for no key update` : sql``}`,
    );
  async function prepare(db: Db, { clienteId, rows: ready }: Batch, hold: boolean) {
    const known = new Map(
      (await read(db, clienteId, hold)).map((record) => [nameKey(String(record.values['name'])), record]),
    );
    const toPlain = await complete(db, ready);
    return ready.map(({ linha: at, values }) => {
      const said = toPlain(values);
      const current = known.get(nameKey(String(said['name'])));
      // An empty cell leaves what there is.
      const desired: Plain = Object.fromEntries(
        Object.keys(columns).map((key) => [key, said[key] ?? current?.values[key] ?? null]),
      );
      const isSame =
        current !== undefined && Object.keys(columns).every((key) => current.values[key] === desired[key]);
      const effect: ImportEffect = !current ? 'NOVO' : isSame ? 'IGUAL' : 'ATUALIZADO';
      return { linha: at, current, desired, effect };
    });
  }
  return {
    table,
    ...(judge ? { judge } : {}),
    async plan(db, batch) {
      return new Map((await prepare(db, batch, false)).map((each) => [each.linha, each.effect]));
    },
    async write(db, batch) {
      await lockImports(db, batch.clienteId);
      const prepared = await prepare(db, batch, true);
      const created = prepared.filter(({ effect }) => effect === 'NOVO').map(({ desired }) => desired);
      const changed = prepared
        .filter(({ effect }) => effect === 'ATUALIZADO')
        .map(({ current, desired }) => ({ ...desired, id: current?.id }));
      const saved = [
        ...(await rows(
          db,
          SAVED,
          sql`insert into ${sql.identifier(table)} (cliente_id, ${list((_, [column]) => name(column))})
            select ${batch.clienteId}, ${list((key) => sql`r.${name(key)}`)} from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) ${recordset}
            returning id, name, versao as version`,
        )),
        ...(await rows(
          db,
          SAVED,
          sql`update ${sql.identifier(table)} t set ${list((key, [column]) => sql`${name(column)} = r.${name(key)}`)}
            from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) ${recordset} where t.id = r.id
            returning t.id, t.name, t.versao as version`,
        )),
      ];
      const byName = new Map(saved.map((each) => [nameKey(each.name), each]));
      return {
        made: [],
        rows: prepared.flatMap(({ linha: at, current, desired, effect }): WrittenRow[] => {
          const record = byName.get(nameKey(String(desired['name']))) ?? current;
          return record
            ? [{ linha: at, id: record.id, version: record.version, effect, before: current?.values ?? null }]
            : [];
        }),
      };
    },
    async restore(db, former) {
      const records = former.map(({ id, before }) => ({ ...(before as Plain), id }));
      await db.execute(
        sql`update ${sql.identifier(table)} t set ${list((key, [column]) => sql`${name(column)} = r.${name(key)}`)}
          from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) ${recordset} where t.id = r.id`,
      );
    },
  };
}

const cityNames = (ready: readonly ReadyRow[]): string[] =>
  ready.flatMap(({ values: { cidade: name } }) => (typeof name === 'string' ? [name] : []));

const branches = named(
  'unidade',
  {
    name: ['name', 'text'],
    tradeCode: ['trade_code', 'text'],
    cnpj: ['cnpj', 'text'],
    idCity: ['cidade_id', 'int'],
    riskLevel: ['risk_level', 'int'],
  },
  async (db, ready) => {
    const cities = await citiesOf(db, cityNames(ready));
    return ({ cidade: city, ...values }) => ({
      ...values,
      idCity: typeof city === 'string' ? (cities.get(nameKey(city)) ?? null) : null,
    });
  },
  async (db, ready) => {
    const cities = await citiesOf(db, cityNames(ready));
    return new Map(
      ready.flatMap(({ linha: at, values: { cidade: city } }): [number, CellProblem[]][] =>
        typeof city !== 'string' || cities.has(nameKey(city))
          ? []
          : [[at, [{ coluna: 'cidade', mensagem: `Não há município com o nome ${city}`, tipo: 'ERRO' }]]],
      ),
    );
  },
);
const departments = named('setor', { name: ['name', 'text'] });
const positions = named('cargo', {
  name: ['name', 'text'],
  cbo: ['cbo', 'text'],
  descricaoAtividades: ['descricao_atividades', 'text'],
});

const VERSION = z.strictObject({ id: z.int(), version: z.int() });
const placeOf = ({ values }: ReadyRow) => ({
  unidade: String(values['unidade']),
  setor: String(values['setor']),
  cargo: String(values['cargo']),
});

const hierarchies: Writer = {
  table: 'hierarquia',
  async plan(db, { clienteId, rows: ready }) {
    const structure = await readStructure(db, clienteId);
    return new Map(
      ready.map((each) => [
        each.linha,
        positionOf(structure, placeOf(each), null).hierarquiaId === null ? 'NOVO' : 'IGUAL',
      ]),
    );
  },
  async write(db, { clienteId, rows: ready }) {
    await lockImports(db, clienteId);
    const structure = await readStructure(db, clienteId);
    const places = ready.map(placeOf);
    const before = new Set(structure.hierarquias.values());
    await completeNames(db, clienteId, structure, findNewNames(structure, places));
    await completeHierarquias(
      db,
      clienteId,
      structure,
      places.flatMap((place) => positionOf(structure, place, null).missing ?? []),
    );
    const ids = places.map((place) => positionOf(structure, place, null).hierarquiaId);
    const versions = new Map(
      (
        await rows(
          db,
          VERSION,
          sql`select id, versao as version from hierarquia where id = any(${idList(ids.filter((id) => id !== null))})`,
        )
      ).map(({ id, version }) => [id, version]),
    );
    return {
      // The hierarchies are the rows' own.
      made: structure.made.filter(({ tabela: table }) => table !== 'hierarquia'),
      rows: ready.flatMap(({ linha: at }, index): WrittenRow[] => {
        const id = ids[index];
        return id === null || id === undefined
          ? []
          : [
              {
                linha: at,
                id,
                effect: before.has(id) ? 'IGUAL' : 'NOVO',
                version: versions.get(id) ?? 1,
                before: null,
              },
            ];
      }),
    };
  },
  // A hierarchy is what it names: nothing of it is changed by a row.
  restore: async () => undefined,
};

export const WRITERS: Readonly<Record<ImportKind, Writer>> = {
  UNIDADES: branches,
  SETORES: departments,
  CARGOS: positions,
  HIERARQUIAS: hierarchies,
  FUNCIONARIOS: staff,
};
