import { z } from 'zod';
import { ofUser } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, integer, json, required } from '../schemas/base.ts';

/** Most that a person keeps of one kind in one list: more than these nobody finds again. */
export const MAX_SAVED_FILTERS = 30;

/** Of which list, and what it is there: both are the screens' own words. */
const place = { modulo: required(60), tipo: required(60) };

/** A filter that a person keeps under a name (doc3 §3.5 'Saved filter'). */
const savedFilter = z.object({
  id: z.number(),
  descricao: z.string(),
  tipo: z.string(),
  modulo: z.string(),
  /** What it filters by, as the list's address says it. */
  texto: z.string(),
});
export type ApiSavedFilter = z.infer<typeof savedFilter>;

export const listSavedFilters = endpoint({
  id: 'listSavedFilters',
  method: 'GET',
  path: '/filtros/carregar-filtro/texto',
  access: { interna: ofUser },
  query: z.object({
    filtrosExtras: json(z.strictObject({ modulo: place.modulo, tipo: place.tipo.optional() })),
  }),
  answer: z.array(savedFilter),
  summary: 'Filtros que a pessoa guardou de um módulo (e de um tipo, se dito), o mais antigo primeiro',
  source: 'doc3 §7.6',
});

export const saveFilter = endpoint({
  id: 'saveFilter',
  method: 'POST',
  path: '/filtros',
  access: { interna: ofUser },
  body: z.strictObject({
    ...place,
    descricao: required(60),
    texto: required(4000),
    /** The one that it takes the place of, also by another name. */
    id: id.optional(),
  }),
  answer: savedFilter,
  summary: 'Guarda um filtro da própria pessoa; o mesmo nome no mesmo módulo e tipo é o mesmo filtro',
  source: 'doc3 §7.6',
});

export const removeSavedFilter = endpoint({
  id: 'removeSavedFilter',
  method: 'POST',
  path: '/filtros/remover-filtro',
  access: { interna: ofUser },
  body: z.strictObject({
    filtrosExtras: z.strictObject(place),
    texto: required(4000),
    /** Only this one, where several say the same. */
    id: id.optional(),
  }),
  answer: z.object({ removidos: integer() }),
  summary: 'Exclui da própria pessoa os filtros com este texto; repetir não muda nada',
  source: 'doc3 §7.6',
});
