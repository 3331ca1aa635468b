import { findCep } from '@apto/api-client';
import { account } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { readCity, readKnownAddress } from './repository.ts';

/** The street and the city of a CEP, for whoever types an address: of the directory, else of the company's own addresses. */
export function cepRoutes(server: Server): void {
  reading(server, findCep, async ({ params }, ctx) => {
    const { cep } = params;
    const listed = (await ctx.gateways.cep?.find(cep)) ?? null;
    const known = listed === null ? await readKnownAddress(ctx.db, account(ctx), cep) : null;
    const place = listed ?? (known && { ...known, city: '', state: '' });
    if (!place) throw notFound();
    return {
      street: place.street,
      neighborhood: place.neighborhood,
      cidade: await readCity(ctx.db, place),
    };
  });
}
