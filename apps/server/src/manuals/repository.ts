import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { fileKindOf } from '../uploads/repository.ts';

const MANUAL = z.strictObject({
  id: z.int(),
  descricao: z.string(),
  versao: z.string(),
  chave: z.string(),
  nome: z.string(),
  tipo: z.string(),
  tamanho: z.int(),
});

/** The manual that a screen shows: the newest active one whose PDF is there; null for none. */
export async function newestManual(db: Db, empresaId: number, screen: string) {
  const found = await row(
    db,
    MANUAL,
    sql`select m.id, m.descricao, m.versao_manual as versao, f.chave, f.nome, f.tipo_conteudo as tipo, f.tamanho
      from manual m
      join arquivo f on f.empresa_id = m.empresa_id and f.origem = 'manuais' and f.origem_id = m.id
        and f.tipo = ${fileKindOf('arquivo')} and f.situacao = 'PRONTO'
      where m.empresa_id = ${empresaId} and m.tela = ${screen} and m.ativo
      order by m.id desc limit 1`,
  );
  return found ?? null;
}
