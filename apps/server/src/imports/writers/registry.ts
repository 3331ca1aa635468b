import { inscricaoKindOf } from '@apto/domain/documents';
import {
  importOf,
  keyOf,
  sheetFields,
  type CellProblem,
  type CompanyImportKind,
  type ImportEffect,
  type ImportValues,
} from '@apto/domain/imports';
import { MESSAGE } from '@apto/domain/messages';
import {
  changedValues,
  initialValues,
  isSameValue,
  recordFaults,
  registrySchema,
  TEXT_RULES,
  type ComboField,
  type Field,
  type Registry,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { plainText } from '@apto/domain/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import type { Scope } from '../../platform/session.ts';
import { updateRecords } from '../../registry/many.ts';
import { insertRecords, readByIds, type RegistryRecord } from '../../registry/repository.ts';
import {
  normalizedOf,
  ofRecord,
  readFrom,
  sourceOf,
  tableOf,
  visible,
  type Source,
} from '../../registry/source.ts';
import { lockImports, lockKey } from '../../staff-import/lock.ts';
import { isAmong } from './among.ts';
import { chosenBy, type Chosen } from './choices.ts';
import { idList } from '../../platform/sql.ts';
import type { Batch, ReadRow, ReadyRow, Writer, WrittenRow } from './writer.ts';

const ID = z.strictObject({ id: z.int() });
const VERSION = z.strictObject({ id: z.int(), version: z.int() });
type Owned = Omit<Batch, 'now' | 'rows'> & { readonly rows: readonly (ReadyRow & Partial<ReadRow>)[] };

interface Prepared {
  readonly line: number;
  readonly current: RegistryRecord | undefined;
  /** What a new record is made of. */
  readonly whole: RegistryValues;
  /** What changes of the one that is there. */
  readonly changes: RegistryValues;
  readonly effect: ImportEffect;
  /** What the sheet names and nobody has. */
  readonly unknown: readonly CellProblem[];
  /** The columns that say nothing yet: what stands in them is wrong, or named and unknown. */
  readonly unsaid: ReadonlySet<string>;
}

/** Whoever imports these sees the whole company. */
const scopeOf = ({ empresaId }: Owned): Scope => ({
  empresaId,
  usuarioId: null,
  clientes: null,
  unidades: null,
});

const wrong = (column: string, message: string): CellProblem => ({
  coluna: column,
  mensagem: message,
  tipo: 'ERRO',
});

const isCombo = (field: Field): field is ComboField => field.type === 'combo';

/** The records that the columns of choices name, by column and by what is written there. */
async function choicesOf(
  db: Db,
  fields: readonly Field[],
  batch: Owned,
): Promise<Map<string, Map<string, Chosen>>> {
  const all = new Map<string, Map<string, Chosen>>();
  for (const field of fields.filter(isCombo)) {
    const texts = batch.rows.flatMap(({ values }) => {
      const text = values[field.name];
      return typeof text === 'string' ? [text] : [];
    });
    all.set(field.name, await chosenBy(db, scopeOf(batch), field, texts));
  }
  return all;
}

/** What a row says of a record, with the ids of what it names; an empty cell says nothing. */
function saidBy(fields: readonly Field[], values: ImportValues, choices: Map<string, Map<string, Chosen>>) {
  const said: Record<string, RegistryValue> = {};
  const problems: CellProblem[] = [];
  for (const field of fields) {
    const value = values[field.name] ?? null;
    if (value === null) continue;
    const chosen = field.type === 'combo' ? choices.get(field.name)?.get(String(value)) : undefined;
    if (chosen && 'problem' in chosen) problems.push(wrong(field.name, chosen.problem));
    else if (chosen) said[field.name] = chosen.id;
    else said[field.name] = field.type === 'boolean' ? value === 'true' : value;
    // The number says which kind it is.
    if (field.type === 'inscricao') said[field.kind] = inscricaoKindOf(String(value));
  }
  return { said, problems };
}

/** The records that have one of these values in the column by which rows are found. */
async function recordsBy(
  db: Db,
  source: Source,
  scope: Scope,
  field: Field,
  asked: readonly RegistryValue[],
) {
  const isId = field.type === 'combo';
  const isDocument = TEXT_RULES[field.type] !== undefined;
  const column = isId || isDocument ? ofRecord(source, field.name) : normalizedOf(source, field);
  const list = asked.map((value) => (isId || isDocument ? value : plainText(String(value))));
  const found = await rows(
    db,
    ID,
    sql`select t.id from ${readFrom(source)} t where ${visible(source, scope)} and ${isAmong(sql`${column}::text`, list)}`,
  );
  return readByIds(
    db,
    source,
    scope,
    found.map(({ id }) => id),
  );
}

/**
 * What is wrong with the record as it would be, by the rules of its form.
 * @param schema those of a new record: put together once, it took more than all the rows of a sheet
 */
function faultsOf(
  registry: Registry,
  schema: ReturnType<typeof registrySchema>,
  { current, whole, changes }: Prepared,
): CellProblem[] {
  if (current) {
    const next = { ...current.values, ...changes };
    return recordFaults(registry, next).map(({ name, message }) => wrong(name, message));
  }
  return problemsIn(registry, schema.safeParse(whole));
}

/**
 * What a new record lacks besides what is wrong already. What the fields say of each other is told once each of them can
 * be read, and so is what becomes of a record that is there.
 */
function faultsBeside(registry: Registry, { current, whole, unsaid }: Prepared): CellProblem[] {
  if (current) return [];
  const told = sheetFields(registry.name).filter(({ name }) => !unsaid.has(name));
  const rest = Object.fromEntries(told.map(({ name }) => [name, whole[name]]));
  return problemsIn(registry, changedValues(registry, rest));
}

function problemsIn({ fields }: Registry, judged: z.ZodSafeParseResult<unknown>): CellProblem[] {
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  return (judged.error?.issues ?? []).map(({ path: [name], message }) =>
    wrong(
      String(name),
      message === MESSAGE.REQUIRED_FIELD ? `${labelOf(String(name))} não preenchido` : message,
    ),
  );
}

/**
 * Records of a registry, by its declaration: found by the key of the kind, judged by the rules of the form, written as the
 * form writes them. For registries whose table does nothing of its own when one is written.
 */
export function ofRegistry(kind: CompanyImportKind): Writer {
  const { keyColumns, registry: name = '' } = importOf(kind);
  const source = sourceOf(name);
  const fields = sheetFields(name);
  const keyField = fields.find((field) => field.name === keyColumns[0]);
  if (!keyField) throw new Error(`A importação ${kind} não tem chave.`);
  const keyed = (values: Readonly<RegistryValues>): string | null =>
    keyOf(keyColumns, values as ImportValues);

  async function prepare(db: Db, batch: Owned): Promise<Prepared[]> {
    const choices = await choicesOf(db, fields, batch);
    const said = batch.rows.map(({ line, values, wrong: cells = [] }) => {
      const found = saidBy(fields, values, choices);
      return { line, ...found, unsaid: new Set([...cells, ...found.problems.map(({ coluna }) => coluna)]) };
    });
    const asked = said.flatMap((row) => row.said[keyField?.name ?? ''] ?? []);
    const records =
      asked.length === 0 || !keyField ? [] : await recordsBy(db, source, scopeOf(batch), keyField, asked);
    const known = new Map(records.map((record) => [keyed(record.values), record]));
    return said.map((row): Prepared => {
      const current = known.get(keyed(row.said));
      const whole = { ...initialValues(source.registry), ...row.said };
      const changes = Object.fromEntries(
        Object.entries(row.said).filter(([field, value]) => !isSameValue(current?.values[field], value)),
      );
      const isSame = Object.keys(changes).length === 0;
      return {
        line: row.line,
        current,
        whole,
        changes,
        effect: !current ? 'NOVO' : isSame ? 'IGUAL' : 'ATUALIZADO',
        unknown: row.problems,
        unsaid: row.unsaid,
      };
    });
  }

  const schema = registrySchema(source.registry);
  const problemsOf = (row: Prepared): readonly CellProblem[] => {
    if (row.unsaid.size === 0) return faultsOf(source.registry, schema, row);
    // Without its key nobody knows whether the record is a new one.
    const isKnown = keyColumns.every((column) => !row.unsaid.has(column));
    return [...row.unknown, ...(isKnown ? faultsBeside(source.registry, row) : [])];
  };

  return {
    table: source.at.table,
    judge: async (db, batch) =>
      new Map((await prepare(db, batch)).map((row) => [row.line, [...problemsOf(row)]])),
    plan: async (db, batch) =>
      new Map((await prepare(db, batch)).map(({ line: at, effect }) => [at, effect])),
    async write(db, batch) {
      await lockImports(db, lockKey(batch));
      const scope = scopeOf(batch);
      const prepared = await prepare(db, batch);
      // It was right when it was checked: what it named is gone since.
      if (prepared.some((each) => problemsOf(each).length > 0))
        throw new Error('Uma linha da importação deixou de valer.');
      const written: Omit<WrittenRow, 'version'>[] = [];
      // What is changed first: a new record may take the code that another gave up.
      await updateRecords(
        db,
        source,
        prepared.flatMap(({ current, changes }) =>
          current ? [{ id: current.id, version: current.version, values: changes }] : [],
        ),
      );
      for (const { line: at, current, changes, effect } of prepared) {
        if (!current) continue;
        const before = Object.fromEntries(
          Object.keys(changes).map((field) => [field, current.values[field] ?? null]),
        );
        written.push({ line: at, id: current.id, effect, before });
      }
      const fresh = prepared.filter(({ current }) => !current);
      const ids = await insertRecords(
        db,
        source,
        scope,
        fresh.map(({ whole }) => whole),
      );
      fresh.forEach(({ line: at, effect }, index) => {
        const id = ids[index];
        if (id !== undefined) written.push({ line: at, id, effect, before: null });
      });
      const versions = new Map(
        (
          await rows(
            db,
            VERSION,
            sql`select id, versao as version from ${tableOf(source)} where id = any(${idList(written.map(({ id }) => id))})`,
          )
        ).map(({ id, version }) => [id, version]),
      );
      return {
        made: [],
        rows: written.map((row) => ({ ...row, version: versions.get(row.id) ?? 1 })),
      };
    },
    async restore(db, former) {
      const versions = await rows(
        db,
        VERSION,
        sql`select id, versao as version from ${tableOf(source)} where id = any(${idList(former.map(({ id }) => id))})`,
      );
      const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
      await updateRecords(
        db,
        source,
        former.map(({ id, before }) => ({
          id,
          version: versionOf.get(id) ?? 0,
          values: before as RegistryValues,
        })),
      );
    },
  };
}
