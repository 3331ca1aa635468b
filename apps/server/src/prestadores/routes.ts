import {
  antecedenciaDoExame,
  liberarPrestador,
  obterPrestador,
  prestadoresLiberados,
  prestadoresOrdenados,
  prestadorLiberado,
  prestadorReservaHorario,
  religarPrestador,
} from '@apto/api-client';
import { normalizarCnpj } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linha } from '../db/port.ts';
import { interna } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escrita, leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { metaDaPagina } from '../platform/sql.ts';
import { obterClinica } from './detalhe.ts';
import { daEmpresa } from './escopo.ts';
import { consultarLiberacao, exigirClinica, liberar, listarLiberadas } from './liberacao.ts';
import { listarOrdenados } from './lista.ts';

/** Clinics: the dropdown, one clinic, what it does, and its release to customers (doc1 §7, doc2 §7). */
export function rotasDePrestadores(servidor: Servidor): void {
  leitura(servidor, prestadoresOrdenados, async ({ params, query }, ctx) => {
    const { page = 1, limit = 20, filter = '', tipoExame, ids = [] } = query;
    const { total, items } = await listarOrdenados(ctx, { ...params, page, limit, filter, tipoExame, ids });
    return { items, meta: metaDaPagina(total, page, limit, items.length) };
  });

  leitura(servidor, obterPrestador, ({ params }, ctx) => obterClinica(ctx, params.id));

  leitura(servidor, prestadorReservaHorario, async ({ query }, ctx) => {
    const achada = await linha<{ id: number }>(
      ctx.db,
      sql`select p.id from prestador p where p.cnpj = ${normalizarCnpj(query.cnpj)} and p.reserva_horario
          and ${daEmpresa(interna(ctx).empresaId)} limit 1`,
    );
    return achada !== undefined;
  });

  leitura(servidor, antecedenciaDoExame, async ({ params }, ctx) => {
    await exigirClinica(ctx.db, interna(ctx).empresaId, params.providerId);
    const exame = await linha<{ dias: number }>(
      ctx.db,
      sql`select dias_antecedencia as dias from prestador_exame
          where prestador_id = ${params.providerId} and procedimento_id = ${params.procedureId}`,
    );
    if (!exame) throw naoEncontrado('O prestador não realiza este exame.');
    return { diasAntecedencia: exame.dias };
  });

  leitura(servidor, prestadoresLiberados, ({ params }, ctx) => listarLiberadas(ctx, params.clientId));
  leitura(servidor, prestadorLiberado, ({ params }, ctx) =>
    consultarLiberacao(ctx, params.clientId, params.providerId),
  );
  escrita(servidor, liberarPrestador, ({ body }, ctx) => liberar(ctx, body));
  escrita(servidor, religarPrestador, ({ body: { id, ...entrada } }, ctx) =>
    liberar(ctx, { ...entrada, vinculoId: id }),
  );
}
