import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { BOLETIM_AUDIENCE } from '../notifications/repository.ts';
import { fileKindOf } from '../uploads/repository.ts';

/** Whose bulletins are asked for, and on which day of São Paulo: one of a later day is not out yet. */
export interface Reader {
  readonly usuarioId: number;
  readonly empresaId: number;
  readonly today: string;
}

const ofReader = ({ usuarioId, empresaId, today }: Reader, more = sql``): SQL => sql`boletim b ${more}
  join usuario u on u.id = ${usuarioId} and ${BOLETIM_AUDIENCE}
  left join boletim_leitura l on l.boletim_id = b.id and l.usuario_id = u.id
  where b.empresa_id = ${empresaId} and b.ativo and b.data <= ${today}::date`;

const HEADLINE = {
  id: z.int(),
  descricao: z.string(),
  data: z.string(),
  lidoEm: z.nullable(z.string()),
};
const LISTED = z.strictObject(HEADLINE);
const COUNTED = z.strictObject({ total: z.int(), unread: z.int() });

/** One page of a person's bulletins, the newest first, and how many they have not read. */
export async function listOf(db: Db, reader: Reader, { page, limit }: { page: number; limit: number }) {
  const counted = await row(
    db,
    COUNTED,
    sql`select count(*)::int as total, (count(*) filter (where l.lido_em is null))::int as unread from ${ofReader(reader)}`,
  );
  const items = await rows(
    db,
    LISTED,
    sql`select b.id, b.descricao, b.data::text as data, l.lido_em::text as "lidoEm" from ${ofReader(reader)}
      order by b.data desc, b.id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { total: counted?.total ?? 0, unread: counted?.unread ?? 0, items };
}

const WHOLE = z.strictObject({
  ...HEADLINE,
  texto: z.nullable(z.string()),
  nomeArquivo: z.nullable(z.string()),
});

/** The PDF `f` of the bulletin `b`. */
const FILE: SQL = sql`(f.empresa_id = b.empresa_id and f.origem = 'boletins' and f.origem_id = b.id
  and f.tipo = ${fileKindOf('arquivo')} and f.situacao = 'PRONTO')`;

const PDF = z.strictObject({ chave: z.string(), nome: z.string(), tipo: z.string(), tamanho: z.int() });

/** The PDF of one that is for the person; undefined for every other, and for one without. */
export const fileOf = (db: Db, reader: Reader, id: number) =>
  row(
    db,
    PDF,
    sql`select f.chave, f.nome, f.tipo_conteudo as tipo, f.tamanho
      from ${ofReader(reader, sql`join arquivo f on ${FILE}`)} and b.id = ${id}`,
  );

/** One that is for the person; undefined for every other. */
export const readOf = (db: Db, reader: Reader, id: number) =>
  row(
    db,
    WHOLE,
    sql`select b.id, b.descricao, b.data::text as data, b.texto, l.lido_em::text as "lidoEm",
        (select f.nome from arquivo f where ${FILE}) as "nomeArquivo"
      from ${ofReader(reader)} and b.id = ${id}`,
  );

/** The first time counts. */
export async function markRead(db: Db, { empresaId, usuarioId }: Reader, id: number, now: string) {
  await db.execute(
    sql`insert into boletim_leitura (empresa_id, boletim_id, usuario_id, lido_em)
      values (${empresaId}, ${id}, ${usuarioId}, ${now}::timestamptz) on conflict do nothing`,
  );
}

const PERSON = z.strictObject({ id: z.int(), name: z.string(), lidoEm: z.nullable(z.string()) });
const READ = z.strictObject({ total: z.int(), read: z.int() });

/** Who a bulletin is for, those who have not read it first, and how many have. */
export async function readersOf(
  db: Db,
  empresaId: number,
  id: number,
  { page, limit }: { page: number; limit: number },
) {
  const from = sql`boletim b join usuario u on ${BOLETIM_AUDIENCE}
    left join boletim_leitura l on l.boletim_id = b.id and l.usuario_id = u.id
    where b.id = ${id} and b.empresa_id = ${empresaId}`;
  const counted = await row(
    db,
    READ,
    sql`select count(*)::int as total, count(l.lido_em)::int as read from ${from}`,
  );
  const items = await rows(
    db,
    PERSON,
    sql`select u.id, u.name, l.lido_em::text as "lidoEm" from ${from}
      order by l.lido_em desc nulls first, apto_normalizar(u.name), u.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { total: counted?.total ?? 0, read: counted?.read ?? 0, items };
}
