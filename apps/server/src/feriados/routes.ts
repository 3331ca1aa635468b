import { municipalFeriados, listNationalFeriados } from '@apto/api-client';
import { requestedWindow } from '../platform/date-window.ts';
import { unauthenticated } from '../platform/errors.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { municipalFeriadosBetween, nationalFeriadosKept } from './repository.ts';

/** Holidays: national ones by law (the domain) and of the registry, municipal ones from the registry (doc2 §7). */
export function feriadoRoutes(server: Server): void {
  reading(server, listNationalFeriados, ({ query }, ctx) => {
    if (!ctx.session) throw unauthenticated();
    return nationalFeriadosKept(ctx.db, ctx.session.empresaId, requestedWindow(query, ctx.now));
  });

  reading(server, municipalFeriados, ({ params, query }, ctx) =>
    municipalFeriadosBetween(ctx, params.cityId, requestedWindow(query, ctx.now)),
  );
}
