import { listProcedimentos, riscoQuestionarios } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { row, rows } from '../db/port.ts';
import { containsWords, allOf } from '../platform/search.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';

interface Row {
  id: number;
  name: string;
  clinical: boolean;
  pcd: boolean;
  procedimento_diagnostico_id: number | null;
  recommendation: string | null;
}

/** Exams by name, and the questions about risk (doc2 §7). */
export function procedimentoRoutes(server: Server): void {
  reading(server, listProcedimentos, async ({ query }, ctx) => {
    const { page = 1, limit = 20, search = '' } = query;
    const where = allOf([sql`p.ativo`, search.trim() !== '' && containsWords(sql`p.nome_busca`, search)]);
    const total = await row<{ n: number }>(
      ctx.db,
      sql`select count(*)::int as n from procedimento p where ${where}`,
    );
    const matches = await rows<Row>(
      ctx.db,
      sql`select p.id, p.name, p.clinical, p.pcd, p.procedimento_diagnostico_id, p.recommendation
          from procedimento p where ${where} order by p.nome_busca, p.id limit ${limit} offset ${(page - 1) * limit}`,
    );
    const items = matches.map((p) => ({
      id: p.id,
      name: p.name,
      clinical: p.clinical,
      pcd: p.pcd,
      procedimentoDiagnosticoId: p.procedimento_diagnostico_id,
      idSugestao: null,
      observacaoAgendamentoConsulta: null,
      recommendation: p.recommendation,
    }));
    return { items, meta: pageMeta(total?.n ?? 0, page, limit, items.length) };
  });

  reading(server, riscoQuestionarios, (_, ctx) =>
    rows<{ id: number; pergunta: string }>(
      ctx.db,
      sql`select id, pergunta from questionario_risco where ativo order by ordem, id`,
    ),
  );
}
