import { municipalFeriados, listNationalFeriados } from '@apto/api-client';
import { nationalFeriadosBetween } from '@apto/domain/feriados';
import { requestedWindow } from '../platform/date-window.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { municipalFeriadosBetween } from './repository.ts';

/** Holidays: national ones by law (the domain), municipal ones from the registry (doc2 §7). */
export function feriadoRoutes(server: Server): void {
  reading(server, listNationalFeriados, ({ query }, { now }) => {
    const { start, end } = requestedWindow(query, now);
    return nationalFeriadosBetween(start, end).map((feriado) => ({
      dataFeriado: feriado.dataFeriado,
      abrangencia: feriado.abrangencia,
      nome: feriado.nome,
      cidade: null,
    }));
  });

  reading(server, municipalFeriados, ({ params, query }, ctx) =>
    municipalFeriadosBetween(ctx, params.cityId, requestedWindow(query, ctx.now)),
  );
}
