import { orderFieldOf, type Field } from '@apto/domain/registry';
import { sql, type SQL } from 'drizzle-orm';
import { invalid } from '../platform/errors.ts';
import { normalizedText } from '../platform/search.ts';
import { labelOf, normalizedOf, ofRecord, readFrom, sourceOf, timeOf, type Source } from './source.ts';

/** How the records `t` of a list stand: what has no value there comes last, whichever the way. */
export interface Order {
  /** What they are sorted by, joined to all of them. */
  readonly joins: SQL;
  /** The terms of `order by`. */
  readonly terms: SQL;
  /** By what they are sorted before their number, and which way. */
  readonly keys: readonly SQL[];
  readonly way: SQL;
  /** The direction where it is that of their names, which a counter may know; null for any other. */
  readonly names: 'asc' | 'desc' | null;
  /** The same of the records that have a value alone: only so is it the order of an index, both ways. */
  readonly present: { readonly joins: SQL; readonly condition: SQL; readonly terms: SQL };
  /** Where records stand in the order of what they chose among few: that, by one name, so that whole names can be skipped. */
  readonly chosen?: { readonly of: SQL; readonly from: SQL; readonly name: SQL; readonly isDown: boolean };
}

interface Key {
  /** Null: nothing is joined. */
  readonly joins: SQL | null;
  readonly by: readonly SQL[];
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The order of the names of records, whose rows are `alias`: by the column that keeps them normalised, where there is one. */
function labelKey(source: Source, alias: SQL): Key {
  const { at, registry } = source;
  const kept = at.normalized?.[registry.naming];
  if (at.labelOrder) return at.labelOrder(alias);
  return {
    joins: null,
    by: [
      at.label === undefined && kept !== undefined
        ? sql`${alias}.${sql.identifier(kept)}`
        : normalizedText(labelOf(source, alias)),
    ],
  };
}

/** By the name of what a combo chose. The chosen record is joined: its names are walked in their order. */
function chosenOrder(source: Source, field: Field & { type: 'combo' }, isDown: boolean): Order {
  const way = isDown ? sql`desc` : sql`asc`;
  const isCity = field.of === 'cidades';
  const { joins, by } = isCity
    ? { joins: null, by: [sql`o.nome_busca`, sql`o.estado`] }
    : labelKey(sourceOf(field.of), sql`o`);
  const from = isCity ? sql`cidade o` : sql`${readFrom(sourceOf(field.of))} o`;
  const chosen = ofRecord(source, field.name);
  const [name, ...more] = by;
  // Of what each customer has there are as many as records: to count by it is to count them one by one.
  const isFew = !isCity && sourceOf(field.of).at.customer === undefined;
  return {
    ...(isFew && name && more.length === 0 && !joins ? { chosen: { of: chosen, from, name, isDown } } : {}),
    joins: sql`left join ${joins ? sql`(${from} ${joins})` : from} on o.id = ${chosen}`,
    terms: terms(by, way, sql` nulls last`),
    keys: by,
    way,
    names: null,
    present: {
      joins: sql`join ${from} on o.id = ${chosen} ${joins ?? sql``}`,
      condition: sql`true`,
      terms: terms(by, way),
    },
  };
}

const terms = (by: readonly SQL[], way: SQL, nulls: SQL = sql``): SQL =>
  sql.join([...by.map((key) => sql`${key} ${way}${nulls}`), sql`t.id ${way}`], sql`, `);

/** By a value of the record itself. */
const ownOrder = (by: SQL, way: SQL, names: Order['names']): Order => ({
  joins: sql``,
  names,
  terms: terms([by], way, sql` nulls last`),
  keys: [by],
  way,
  present: { joins: sql``, condition: sql`${by} is not null`, terms: terms([by], way) },
});

/** What every record has beside its fields (doc3 §7.6), by the name that is asked for. */
function everyRecord(source: Source, name: string): SQL | null {
  if (name === 'id') return sql`t.id`;
  if (name === 'createdAt') return timeOf(source, 'created_at');
  return name === 'updatedAt' ? timeOf(source, 'updated_at') : null;
}

/**
 * The order of a list: its name, unless a column is asked for (doc3 §7.6: in snake_case).
 * @throws HttpError 400 for what is no column of the list
 */
export function ordered(source: Source, sort?: string): Order {
  const { fields, naming } = source.registry;
  // What is named by several records goes by all of them, in their order.
  if (sort === undefined && source.at.labelOrder) return byLabel(source);
  const [asked, direction = 'ASC'] = sort?.split(' ') ?? [];
  const name = asked === undefined ? naming : asked.includes('_') ? camel(asked) : asked;
  const isDown = direction.toUpperCase() === 'DESC';
  const way = isDown ? sql`desc` : sql`asc`;
  const common = everyRecord(source, name);
  if (common) return ownOrder(common, way, null);
  const field = orderFieldOf(source.registry, name);
  if (!field) {
    const columns = fields.filter(({ isColumn, isUnordered }) => isColumn && !isUnordered).map((f) => f.name);
    throw invalid([{ campo: 'sort', mensagem: `Ordenação não permitida. Use um de: ${columns.join(', ')}` }]);
  }
  if (field.type === 'combo') return chosenOrder(source, field, isDown);
  // What is named by a choice goes by its words.
  const isLabelled = field.type === 'select' && name === naming && source.at.label !== undefined;
  const isText = field.type === 'text' || field.type === 'longText';
  const by = isLabelled
    ? normalizedText(labelOf(source, sql`t`))
    : isText
      ? normalizedOf(source, field)
      : ofRecord(source, field.name);
  return ownOrder(by, way, name === naming ? (isDown ? 'desc' : 'asc') : null);
}

/** Names to choose from, in their order. */
export function byLabel(source: Source): Order {
  const { joins, by } = labelKey(source, sql`t`);
  const way = sql`asc`;
  const all = { joins: joins ?? sql``, terms: terms(by, way) };
  return {
    ...all,
    keys: by,
    way,
    names: source.at.label ? null : 'asc',
    present: { ...all, condition: sql`true` },
  };
}
