import { REGISTRIES, registryActions, registryPermission, type RegistryAction } from '@apto/domain/registry';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { mayBeHealthData } from '../health.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import {
  booleanValue,
  civilDateOrBrazilian,
  id,
  idList,
  integer,
  json,
  MAX_ID,
  noContent,
  page,
  pagination,
  plainOrder,
} from '../schemas/base.ts';
import { searchTerms } from '../schemas/agendamento-query.ts';

/**
 * ONE set of calls for every registry (docs/decisions/0090): which one is in the address, what it holds in its declaration.
 * The declared permission is that of any of them; the server then asks for the registry's own.
 */
const registryPermissions = (action: RegistryAction) =>
  REGISTRIES.filter((registry) => registryActions(registry).includes(action)).map((registry) =>
    registryPermission(registry, action),
  );
const to = (action: RegistryAction) => inScope(registryPermissions(action));

const registry = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'Deve ser o nome de um cadastro');
const ofRegistry = z.object({ registry });
const ofRecord = z.object({ registry, id });

/** What one field of a registry holds on the wire. */
export const registryValue = z.union([
  z.string().max(4_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().max(60)).max(60),
]);
/** The declaration's fields, judged by the declaration itself. */
const values = z.record(z.string().max(60), registryValue);

/** A record of any registry, as its list answers it: without what is of somebody's health. */
export const listedRecord = z.object({
  id: z.number(),
  ativo: z.boolean(),
  version: z.number().int(),
  values,
  /** The names of what its combos chose, by field. */
  labels: z.record(z.string(), z.string().nullable()),
});

/** A record of any registry, as its calls answer it. */
export const registryRecord = listedRecord.extend({ values: mayBeHealthData(values) });

/** What narrows a list, beside its search. */
const narrowing = json(
  z.strictObject({
    ativo: booleanValue.optional(),
    /** Only those of this customer, or below this record of another registry. */
    customerId: id.optional(),
    supplierId: id.optional(),
    atividadeId: id.optional(),
    epcId: id.optional(),
    medidaId: id.optional(),
    fonteGeradoraId: id.optional(),
    positionId: id.optional(),
    /** What the declaration of the registry says that its list can be narrowed by, and to which value. */
    filtros: z
      .record(z.string().max(60), z.union([z.number().int().max(MAX_ID), z.string().max(60), z.boolean()]))
      .optional(),
  }),
);

const listing = {
  /** One text or a JSON list of texts, which are alternatives (docs/decisions/0003). */
  filter: searchTerms.optional(),
  /**
   * `field ASC` or `field DESC`, or `{"field":"ASC"}`; a column of the list, in either spelling (doc3 §7.6: snake_case).
   * Blank: the order of their names.
   */
  sort: z
    .string()
    .transform(plainOrder)
    .pipe(z.string().regex(/^([A-Za-z_]{1,60}( (ASC|DESC))?)?$/i, 'Deve ser um campo seguido de ASC ou DESC'))
    .transform((text) => text || undefined)
    .optional(),
  extras: narrowing.optional(),
  /** The same under the name that the document's combos give it (doc3 §7.2, §7.6). */
  filtrosExtras: narrowing.optional(),
  /** The two that every list can have, as parameters of their own (doc3 §3.5 'filtered by ativo and customerId'). */
  ativo: booleanValue.optional(),
  customerId: id.optional(),
};

export const listRegistry = endpoint({
  id: 'listRegistry',
  method: 'GET',
  path: '/cadastros/:registry',
  access: { interna: to('view') },
  params: ofRegistry,
  query: z.object({ ...pagination, ...listing }),
  answer: page(listedRecord),
  summary: 'Registros de um cadastro, por página',
  source: 'doc3 §7.6',
});

export const getRegistryRecord = endpoint({
  id: 'getRegistryRecord',
  method: 'GET',
  path: '/cadastros/:registry/:id',
  access: { interna: to('view') },
  params: ofRecord,
  answer: registryRecord,
  summary: 'Um registro de um cadastro',
  source: 'doc3 §7.6',
});

export const createRegistryRecord = endpoint({
  id: 'createRegistryRecord',
  method: 'POST',
  path: '/cadastros/:registry',
  access: { interna: to('criar') },
  params: ofRegistry,
  body: values,
  idempotent: true,
  /** `chaveApi`: the key of a company that was just made; it is told nowhere else (docs/decisions/0209). */
  answer: registryRecord.extend({ chaveApi: z.string().optional() }),
  summary: 'Cria um registro de um cadastro',
  source: 'doc3 §7.6',
});

export const changeRegistryRecord = endpoint({
  id: 'changeRegistryRecord',
  method: 'PATCH',
  path: '/cadastros/:registry/:id',
  access: { interna: to('editar') },
  params: ofRecord,
  body: values,
  ifMatch: true,
  answer: registryRecord,
  summary: 'Altera os campos enviados de um registro; 409 quando outra pessoa o alterou antes',
  source: 'doc3 §7.6',
});

export const removeRegistryRecord = endpoint({
  id: 'removeRegistryRecord',
  method: 'DELETE',
  path: '/cadastros/:registry/:id',
  access: { interna: to('excluir') },
  params: ofRecord,
  answer: noContent,
  summary: 'Exclui um registro; 409 que diz o que depende dele',
  source: 'doc3 §7.6',
});

export const activateRegistryRecord = endpoint({
  id: 'activateRegistryRecord',
  method: 'POST',
  path: '/cadastros/:registry/ativar/:id',
  access: { interna: to('ativar') },
  params: ofRecord,
  answer: registryRecord,
  summary: 'Ativa um registro',
  source: 'doc3 §7.6',
});

export const deactivateRegistryRecord = endpoint({
  id: 'deactivateRegistryRecord',
  method: 'POST',
  path: '/cadastros/:registry/inativar/:id',
  access: { interna: to('inativar') },
  params: ofRecord,
  answer: registryRecord,
  summary: 'Inativa um registro',
  source: 'doc3 §7.6',
});

export const registryOptions = endpoint({
  id: 'registryOptions',
  method: 'GET',
  path: '/cadastros/:registry/combo',
  access: { interna: to('view') },
  params: ofRegistry,
  query: z.object({
    ...pagination,
    filter: z.string().max(120).optional(),
    /** Only those of this customer. */
    customerId: id.optional(),
    ids: idList.optional(),
  }),
  /** `bloqueio`: why it may not be chosen, where it is blocked or is not the caller's to give. */
  answer: page(z.object({ id: z.number(), name: z.string(), bloqueio: z.string().optional() })),
  summary: 'Nomes para escolher de um cadastro',
  source: 'doc3 §7.6',
});

export const registrySheet = endpoint({
  id: 'registrySheet',
  method: 'GET',
  path: '/cadastros/:registry/planilha',
  access: { interna: to('view') },
  params: ofRegistry,
  query: z.object(listing),
  answer: z.unknown(),
  answerKind: 'file',
  limit: 'heavy',
  summary: 'Os registros que a lista mostra, em XLSX',
  source: 'própria (docs/decisions/0090)',
});

export const actionLog = endpoint({
  id: 'actionLog',
  method: 'GET',
  path: '/log-acoes',
  // Of a registry its own permission, of an appointment that of its timeline; the server asks for the one that it is.
  access: { interna: inScope([P.timeline, ...registryPermissions('view')]) },
  query: z.object({
    empresaId: id.optional(),
    /** AGENDAMENTO, or the name of a registry. */
    origem: registry,
    origemId: id,
    limit: integer(1, 100).optional(),
    desvio: integer(0, 100_000).optional(),
    dataInicio: civilDateOrBrazilian.optional(),
    dataFim: civilDateOrBrazilian.optional(),
    /** Of several names any. */
    usuarioNome: searchTerms.optional(),
  }),
  answer: z.object({
    registros: z.array(
      z.object({
        id: z.number(),
        usuarioNome: z.string(),
        /** ATUALIZADO, EXCLUIDO, CRIADO … (doc3 §3.5). */
        metodo: z.string(),
        dataCriacao: z.string(),
        /** Labels of the fields that changed; never what they held. */
        campos: z.array(z.string()),
      }),
    ),
    count: z.number().int(),
  }),
  summary: 'Histórico de ações de um registro',
  source: 'doc3 §7.6',
});
