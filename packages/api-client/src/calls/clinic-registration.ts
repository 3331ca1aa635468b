import {
  clinicInviteSchema,
  clinicRequestSchema,
  decisionSchema,
  REGISTRATION_FILE_KINDS,
  REGISTRATION_SITUATIONS,
  registrationDraftSchema,
  registrationSchema,
} from '@apto/domain/clinic-registration';
import { registryOf, registryPermission } from '@apto/domain/registry';
import { z } from 'zod';
import { inEmpresa, ofPrestador } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, opaqueKey, page, pagination, text } from '../schemas/base.ts';
import { openingHour } from './prestadores.ts';

const SUPPLIER = registryOf('supplier') as NonNullable<ReturnType<typeof registryOf>>;
const MAY_SEE = inEmpresa(registryPermission(SUPPLIER, 'view'));
const MAY_ASK = inEmpresa(registryPermission(SUPPLIER, 'editar'));
const SOURCE = 'própria (telas de doc3 §2.1; docs/decisions/0108)';

const situation = z.enum(REGISTRATION_SITUATIONS);
const values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);
const state = z.object({ values, openingHours: z.array(openingHour), cidade: z.string().nullable() });
const decision = z.object({ campo: z.string(), aceita: z.boolean(), motivo: z.string() });
const file = z.object({
  id: z.number(),
  chave: z.string(),
  nomeArquivo: z.string(),
  tipo: z.enum(REGISTRATION_FILE_KINDS),
  tamanho: z.number().int(),
  createdAt: z.string(),
  /** Staff has kept it: it no longer goes. */
  aceito: z.boolean(),
});

/** A clinic's own registration: what it has typed, or what is known of it; what was refused last. */
export const ownRegistration = z.object({
  prestador: z.object({ id: z.number(), name: z.string() }),
  empresa: z.string(),
  situacao: situation.nullable(),
  /** 0 before there is one. */
  version: z.number().int(),
  dados: state,
  decisoes: z.array(decision),
  arquivos: z.array(file),
  enviadoEm: z.string().nullable(),
});
export type OwnRegistration = z.infer<typeof ownRegistration>;

export const readOwnRegistration = endpoint({
  id: 'readOwnRegistration',
  method: 'GET',
  path: '/cadastro-prestador',
  access: { prestador: ofPrestador() },
  answer: ownRegistration,
  summary: 'O cadastro da própria clínica: o que ela digitou ou o que se sabe dela, e o que foi recusado',
  source: SOURCE,
});

export const saveRegistrationDraft = endpoint({
  id: 'saveRegistrationDraft',
  method: 'PUT',
  path: '/cadastro-prestador',
  access: { prestador: ofPrestador() },
  body: registrationDraftSchema,
  ifMatch: true,
  answer: ownRegistration,
  summary: 'Guarda o que a clínica digitou até agora, sem enviar',
  source: SOURCE,
});

export const sendRegistration = endpoint({
  id: 'sendRegistration',
  method: 'POST',
  path: '/cadastro-prestador/envio',
  access: { prestador: ofPrestador() },
  body: registrationSchema,
  ifMatch: true,
  idempotent: true,
  answer: ownRegistration,
  summary: 'Envia o cadastro para a análise da equipe; nada vale antes dela',
  source: SOURCE,
});

export const attachToRegistration = endpoint({
  id: 'attachToRegistration',
  method: 'POST',
  path: '/cadastro-prestador/arquivos',
  access: { prestador: ofPrestador() },
  multipart: true,
  idempotent: true,
  body: z.object({ tipo: z.enum(REGISTRATION_FILE_KINDS) }),
  answer: ownRegistration,
  summary: 'Anexa um documento da clínica ao cadastro; no máximo 10485760 bytes',
  source: SOURCE,
});

const ofFile = z.object({ chave: opaqueKey });

export const removeFromRegistration = endpoint({
  id: 'removeFromRegistration',
  method: 'DELETE',
  path: '/cadastro-prestador/arquivos/:chave',
  access: { prestador: ofPrestador() },
  params: ofFile,
  answer: ownRegistration,
  summary: 'Retira um documento que a equipe ainda não aceitou',
  source: SOURCE,
});

export const inviteClinic = endpoint({
  id: 'inviteClinic',
  method: 'POST',
  path: '/cadastro-prestador/convites',
  access: { interna: inEmpresa(registryPermission(SUPPLIER, 'criar')) },
  body: clinicInviteSchema,
  idempotent: true,
  answer: z.object({ prestadorId: z.number() }),
  summary: 'Cria um prestador inativo e envia à clínica o link com que ela mesma se cadastra',
  source: SOURCE,
});

export const requestRegistration = endpoint({
  id: 'requestRegistration',
  method: 'POST',
  path: '/cadastro-prestador/pedidos/:id',
  access: { interna: MAY_ASK },
  params: idParams,
  body: clinicRequestSchema,
  idempotent: true,
  answer: z.object({
    prestadorId: z.number(),
    /** Whether a link that is worth a password went out; else the clinic enters with the one it has. */
    comLink: z.boolean(),
  }),
  summary: 'Pede à clínica que confira e atualize o cadastro; outro pedido desfaz o link anterior',
  source: SOURCE,
});

export const listRegistrations = endpoint({
  id: 'listRegistrations',
  method: 'GET',
  path: '/cadastro-prestador/pedidos',
  access: { interna: MAY_SEE },
  query: z.object({ ...pagination, situacao: situation.optional(), filter: text(120).optional() }),
  answer: page(
    z.object({
      prestador: z.object({ id: z.number(), name: z.string(), code: z.string() }),
      situacao: situation,
      email: z.string().nullable(),
      createdAt: z.string(),
      enviadoEm: z.string().nullable(),
    }),
  ).extend({ paraAnalisar: z.number().int() }),
  summary: 'Cadastros pedidos às clínicas, primeiro os que esperam análise',
  source: SOURCE,
});

const versions = z.object({ prestador: z.number().int(), agenda: z.number().int() });

export const registrationReview = z.object({
  prestador: z.object({ id: z.number(), name: z.string(), code: z.string(), ativo: z.boolean() }),
  situacao: situation,
  version: z.number().int(),
  /** What is known of it and its agenda, as they were read: whoever decides sends them back. */
  versoes: versions,
  email: z.string().nullable(),
  enviadoEm: z.string().nullable(),
  /** What differs, while it waits for a decision; each is decided. */
  itens: z.array(
    z.object({
      campo: z.string(),
      label: z.string(),
      antes: z.array(z.string()),
      depois: z.array(z.string()),
    }),
  ),
  /** What was decided last. */
  decisoes: z.array(decision.extend({ label: z.string() })),
  arquivos: z.array(file),
  /** Bookings that the clinic's new hours would leave without a place, by id. */
  afetados: z.array(z.number()),
});
export type RegistrationReview = z.infer<typeof registrationReview>;

export const readRegistration = endpoint({
  id: 'readRegistration',
  method: 'GET',
  path: '/cadastro-prestador/pedidos/:id',
  access: { interna: MAY_SEE },
  params: idParams,
  /** Null: nothing was asked of the clinic yet, which is no fault of an address. */
  answer: z.object({ cadastro: registrationReview.nullable() }),
  summary: 'O último cadastro de uma clínica: o que ela diz de diferente, lado a lado com o que se sabe',
  source: SOURCE,
});

export const decideRegistration = endpoint({
  id: 'decideRegistration',
  method: 'POST',
  path: '/cadastro-prestador/pedidos/:id/analise',
  access: { interna: MAY_ASK },
  params: idParams,
  body: z.object({
    decisoes: z.array(decisionSchema).max(60),
    afetados: z.array(id).max(10_000),
    versoes: versions,
  }),
  ifMatch: true,
  idempotent: true,
  answer: registrationReview,
  summary: 'Decide de uma vez cada item: o aceito vale na hora, o recusado volta à clínica com o motivo',
  source: SOURCE,
});

export const cancelRegistration = endpoint({
  id: 'cancelRegistration',
  method: 'DELETE',
  path: '/cadastro-prestador/pedidos/:id',
  access: { interna: MAY_ASK },
  params: idParams,
  ifMatch: true,
  answer: registrationReview,
  summary: 'Desiste do pedido: o link deixa de valer e nada do que foi digitado vale',
  source: SOURCE,
});

export const registrationFile = endpoint({
  id: 'registrationFile',
  method: 'GET',
  path: '/cadastro-prestador/pedidos/:id/arquivos/:chave',
  access: { interna: MAY_SEE },
  params: idParams.extend({ chave: opaqueKey }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'Um documento que a clínica enviou, para salvar',
  source: SOURCE,
});
