import type { FilterValue, RegistryValues } from '@apto/domain/registry';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import type { Ctx } from '../platform/context.ts';
import type { Inserted } from '../platform/inserted.ts';

/** Where a registry's records lie, as far as its declaration does not say it. `t` is the record in every statement. */
export interface RegistryTable {
  readonly table: string;
  /** A view that records are read from: it shows more than the company's own rows, to who may see them (`visto_por`). */
  readonly view?: string;
  /** Fields whose column is not the field's own name in snake_case. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Columns that bind a record to a customer and to a branch. */
  readonly customer?: string;
  readonly branch?: string;
  /** The branch where it is another record's. */
  readonly branchOf?: SQL;
  /** What a field reads as, where that is not its column; one without a column is never written. */
  readonly computed?: Readonly<Record<string, SQL>>;
  /** A text that is kept normalised for searching and sorting, by field. */
  readonly normalized?: Readonly<Record<string, string>>;
  /**
   * The owner's view of the company's rows alone, with what a list asks, sorts by and searches: under a policy LIKE finds no
   * index, and every search would walk the table.
   */
  readonly searchView?: string;
  /** One index has the names in their order, and another the trigrams of what follows their first letter (`wordParts`). */
  readonly hasNameParts?: true;
  /** Counts the records of a company by the first letters of the column that its names are sorted by. */
  readonly counter?: { readonly table: string; readonly starts: string; readonly of: string };
  /** What names a record where no column of its own does; `alias` is its row. */
  readonly label?: (alias: SQL) => SQL;
  /** Records that a field which takes released ones alone refuses, and why. */
  readonly blocked?: { readonly when: SQL; readonly reason: SQL };
  /** Why whoever asks may not choose some of these records, by id. */
  readonly obstacles?: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The words of a search in such a name; `alias` is the record's row. */
  readonly found?: (alias: SQL, term: string) => SQL;
  /** The order of such a name: what is joined to the row `alias`, and by what it is sorted. */
  readonly labelOrder?: (alias: SQL) => { readonly joins: SQL | null; readonly by: readonly SQL[] };
  /** How a filter that is no field narrows the records `t`. */
  readonly filtered?: Readonly<Record<string, (value: FilterValue) => SQL>>;
  /** Neither listed nor found. */
  readonly hidden?: SQL;
  /** Refuses a deletion in words of its own, before what holds on to the record is looked for. @throws HttpError 409 */
  readonly requireRemovable?: (db: Db, id: number) => Promise<void>;
  /** What stands around switching and deleting: it refuses, or writes by `write` together with what belongs to it. */
  readonly around?: (
    ctx: Ctx,
    action: 'ativar' | 'inativar' | 'excluir',
    id: number,
    write: () => Promise<void>,
  ) => Promise<void>;
  /** Writes a new record itself, of columns and their values: it is more than one row. @throws HttpError */
  readonly insert?: (ctx: Ctx, columns: RegistryValues) => Promise<Inserted>;
  /** Refuses to change a record that may be seen. @throws HttpError 403 */
  readonly requireChangeable?: (ctx: Ctx, id: number) => void;
  /**
   * What follows from the fields that were just written, in the same transaction; what it throws undoes them. `before` is
   * null of a new record.
   */
  readonly afterWrite?: (
    ctx: Ctx,
    id: number,
    values: RegistryValues,
    before: RegistryValues | null,
  ) => Promise<void>;
  /** Columns that follow from others, when those are written. */
  readonly derived?: (values: RegistryValues) => Readonly<Record<string, SQL>>;
}
