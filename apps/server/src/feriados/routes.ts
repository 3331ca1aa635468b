import { feriadosMunicipais, listarFeriadosNacionais } from '@apto/api-client';
import { feriadosNacionaisEntre } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linha, linhas } from '../db/port.ts';
import { todas } from '../platform/busca.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { clinicasDaSessao } from '../prestadores/escopo.ts';
import { janelaPedida } from './janela.ts';

/** Holidays: national ones by law (the domain), municipal ones from the registry (doc2 §7). */
export function rotasDeFeriados(servidor: Servidor): void {
  leitura(servidor, listarFeriadosNacionais, ({ query }, { agora }) => {
    const { inicio, fim } = janelaPedida(query, agora);
    return feriadosNacionaisEntre(inicio, fim).map((f) => ({
      dataFeriado: f.dataFeriado,
      abrangencia: f.abrangencia,
      nome: f.nome,
      cidade: null,
    }));
  });

  leitura(servidor, feriadosMunicipais, async ({ params, query }, ctx) => {
    const { inicio, fim } = janelaPedida(query, ctx.agora);
    const cidade = await linha<{ cidade: string; estado: string }>(
      ctx.db,
      sql`select c.cidade, c.estado from cidade c where ${todas([
        sql`c.id = ${params.cityId}`,
        // An employee asks about the cities of the own request, and no others.
        ctx.sessao?.tipo === 'autoagendamento' &&
          sql`exists (select 1 from prestador p where p.cidade_id = c.id and ${clinicasDaSessao(ctx)})`,
      ])}`,
    );
    if (!cidade) throw naoEncontrado('Cidade não encontrada.');
    const achados = await linhas<{ data: string; nome: string }>(
      ctx.db,
      sql`select data_feriado::text as data, nome from feriado_municipal
          where cidade_id = ${params.cityId} and data_feriado between ${inicio}::date and ${fim}::date
          order by data_feriado`,
    );
    return achados.map(({ data, nome }) => ({
      dataFeriado: data,
      abrangencia: 'MUNICIPAL' as const,
      nome,
      cidade,
    }));
  });
}
