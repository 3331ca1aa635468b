import { listarProcedimentos, questionariosDeRisco } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { linha, linhas } from '../db/port.ts';
import { contemPalavras, todas } from '../platform/busca.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { metaDaPagina } from '../platform/sql.ts';

interface Linha {
  id: number;
  name: string;
  clinical: boolean;
  pcd: boolean;
  procedimento_diagnostico_id: number | null;
  recommendation: string | null;
}

/** Exams by name, and the questions about risk (doc2 §7). */
export function rotasDeProcedimentos(servidor: Servidor): void {
  leitura(servidor, listarProcedimentos, async ({ query }, ctx) => {
    const { page = 1, limit = 20, search = '' } = query;
    const onde = todas([sql`p.ativo`, search.trim() !== '' && contemPalavras(sql`p.nome_busca`, search)]);
    const total = await linha<{ n: number }>(
      ctx.db,
      sql`select count(*)::int as n from procedimento p where ${onde}`,
    );
    const achados = await linhas<Linha>(
      ctx.db,
      sql`select p.id, p.name, p.clinical, p.pcd, p.procedimento_diagnostico_id, p.recommendation
          from procedimento p where ${onde} order by p.nome_busca, p.id limit ${limit} offset ${(page - 1) * limit}`,
    );
    const items = achados.map((p) => ({
      id: p.id,
      name: p.name,
      clinical: p.clinical,
      pcd: p.pcd,
      procedimentoDiagnosticoId: p.procedimento_diagnostico_id,
      idSugestao: null,
      observacaoAgendamentoConsulta: null,
      recommendation: p.recommendation,
    }));
    return { items, meta: metaDaPagina(total?.n ?? 0, page, limit, items.length) };
  });

  leitura(servidor, questionariosDeRisco, (_, ctx) =>
    linhas<{ id: number; pergunta: string }>(
      ctx.db,
      sql`select id, pergunta from questionario_risco where ativo order by ordem, id`,
    ),
  );
}
