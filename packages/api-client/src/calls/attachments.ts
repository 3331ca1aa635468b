import { normalizeCpf } from '@apto/domain/documents';
import { ASO_ORIGIN, ATTACHMENT_ORIGINS, ATTACHMENT_KINDS } from '@apto/domain/attachments';
import { MAX_FUNCIONARIOS, MAX_PEDIDO_ATTACHMENTS } from '@apto/domain/pedido';
import {
  FIELD_FILE_PERMISSIONS,
  REGISTRIES,
  REGISTRY_NAMES,
  registryPermission,
  type RegistryAction,
} from '@apto/domain/registry';
import { z } from 'zod';
import { inEmpresa, inScope, ofAgendamento } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id, noContent, opaqueKey } from '../schemas/base.ts';

/** Whoever makes, edits or completes a request attaches to it. */
export const MAY_ATTACH = [P.attachments, P.create, P.edit] as const;

/** To what files are attached: a request, or a record of any registry by its registry's name (doc3 §2.9, §7.6). */
export const ATTACHMENT_TARGETS = [...ATTACHMENT_ORIGINS, ...REGISTRY_NAMES] as const;
export type AttachmentTarget = (typeof ATTACHMENT_TARGETS)[number];

/** That of any registry: the server then asks for the one's own. */
const ofRegistries = (action: RegistryAction) =>
  REGISTRIES.map((registry) => registryPermission(registry, action));
const MAY_SEE = [P.attachments, ...ofRegistries('view')];

const attachment = z.object({
  id: z.number().int(),
  /** What downloads and previews name it by. */
  chave: z.string(),
  nomeArquivo: z.string(),
  tipo: z.enum(ATTACHMENT_KINDS),
  /** The files lie behind the session: they are asked for (`downloadAttachment`), and have no address of their own. */
  url: z.null(),
  createdAt: z.string(),
  origem: z.enum(ATTACHMENT_TARGETS),
  origemId: z.number().int(),
  /** Bytes. */
  tamanho: z.number().int(),
  /** By its content; decides whether there is a preview. */
  tipoConteudo: z.string(),
  usuario: z.object({ name: z.string() }).nullable(),
});

export const uploadFile = endpoint({
  id: 'uploadFile',
  method: 'POST',
  path: '/pre-solicitacoes/upload',
  access: { interna: inEmpresa([...MAY_ATTACH, ...FIELD_FILE_PERMISSIONS]) },
  multipart: true,
  idempotent: true,
  body: z.object({
    /** What it will be to its request: a draft that keeps its key alone asks for it again. */
    tipo: z.enum(ATTACHMENT_KINDS).nullable().default(null),
  }),
  answer: z.object({
    path: z.string(),
    nomeArquivo: z.string(),
    tamanho: z.number().int(),
    tipoConteudo: z.string(),
    /** Until when it waits for its record (decision 50). */
    expiraEm: z.string(),
  }),
  summary: 'Guarda um arquivo que ainda não tem registro: é de quem o enviou por 24 horas',
  source: 'doc1 §7',
});

export const listOwnUploads = endpoint({
  id: 'listOwnUploads',
  method: 'GET',
  path: '/pre-solicitacoes/upload',
  access: { interna: inEmpresa(MAY_ATTACH) },
  query: z.object({
    chaves: z
      .string()
      .transform((text) => text.split(','))
      .pipe(
        z
          .array(opaqueKey)
          .min(1)
          .max(MAX_FUNCIONARIOS * MAX_PEDIDO_ATTACHMENTS),
      ),
  }),
  answer: z.array(
    z.object({
      path: z.string(),
      nomeArquivo: z.string(),
      tamanho: z.number().int(),
      tipo: z.enum(ATTACHMENT_KINDS).nullable(),
      expiraEm: z.string(),
    }),
  ),
  summary: 'Os envios de quem pergunta que ainda esperam o seu registro',
  source: 'própria',
});

export const attachFile = endpoint({
  id: 'attachFile',
  method: 'POST',
  path: '/anexo',
  access: { interna: inScope([...MAY_ATTACH, ...ofRegistries('editar')]) },
  multipart: true,
  idempotent: true,
  body: z.object({
    origem: z.enum(ATTACHMENT_TARGETS),
    origemId: id,
    tipo: z.enum(ATTACHMENT_KINDS),
    /** An upload of the caller's own, in place of the file. */
    path: opaqueKey.optional(),
  }),
  answer: attachment,
  summary: 'Anexa a um registro um arquivo, ou um já enviado (path); no máximo 10485760 bytes',
  source: 'doc1 §3, §7',
});

export const listAttachments = endpoint({
  id: 'listAttachments',
  method: 'GET',
  path: '/anexo/:origem/:origemId',
  access: { interna: inScope(MAY_SEE) },
  params: z.object({ origem: z.enum(ATTACHMENT_TARGETS), origemId: id }),
  answer: z.array(attachment),
  summary: 'Anexos de um registro, o mais novo primeiro',
  source: 'doc1 §2.5, doc3 §7.6',
});

export const publicAttachments = endpoint({
  id: 'publicAttachments',
  method: 'POST',
  path: '/anexo/publica',
  access: { autoagendamento: ofAgendamento('body.origemId') },
  limit: 'public',
  body: z.object({
    origem: z.literal('AGENDAMENTO'),
    origemId: id,
    cpfFuncionario: z.string().max(20).transform(normalizeCpf),
  }),
  answer: z.array(
    attachment.pick({
      id: true,
      nomeArquivo: true,
      tipo: true,
      url: true,
      createdAt: true,
      origem: true,
      origemId: true,
    }),
  ),
  summary: 'O que está anexado ao pedido do link, para o próprio funcionário; outro CPF responde 404',
  source: 'doc3 §7.6 (docs/decisions/0136)',
});

export const removeAttachment = endpoint({
  id: 'removeAttachment',
  method: 'DELETE',
  path: '/anexo/:id',
  access: { interna: inScope(ofRegistries('editar')) },
  params: z.object({ id }),
  answer: noContent,
  summary: 'Exclui um anexo de um registro de cadastro; os de um pedido são guardados e respondem 422',
  source: 'doc3 §2.9, §7.6',
});

export const downloadAttachment = endpoint({
  id: 'downloadAttachment',
  method: 'GET',
  path: '/arquivos/:chave',
  access: { interna: inScope(MAY_SEE) },
  params: z.object({ chave: opaqueKey }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'Um arquivo anexado, para salvar',
  source: 'própria',
});

export const previewAttachment = endpoint({
  id: 'previewAttachment',
  method: 'GET',
  path: '/arquivos/:chave/previa',
  access: { interna: inScope(MAY_SEE) },
  params: z.object({ chave: opaqueKey }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'Um PDF, PNG ou JPEG anexado, para ver na página',
  source: 'própria',
});

export const asoSource = endpoint({
  id: 'asoSource',
  method: 'GET',
  path: `/anexo/${ASO_ORIGIN}`,
  access: { interna: inEmpresa(P.attachments) },
  answer: z.object({
    /** Why no ASO can be had from SOC; null when it can. */
    motivo: z.string().nullable(),
  }),
  summary: 'Se há um SOC do qual baixar ASOs',
  source: 'doc2 §2.6',
});

export const listAsos = endpoint({
  id: 'listAsos',
  method: 'GET',
  path: `/anexo/${ASO_ORIGIN}/:funcionarioId`,
  access: { interna: inScope(P.attachments) },
  params: z.object({ funcionarioId: id }),
  answer: z.array(
    z.object({
      /** SOC's own. */
      id: z.number().int(),
      nomeArquivo: z.string(),
      tipo: z.literal('ASO'),
      /** Civil day on which the ASO was issued. */
      createdAt: z.string(),
      origem: z.literal(ASO_ORIGIN),
      origemId: z.number().int(),
      /** Bytes, where SOC says it. */
      tamanho: z.number().int().nullable(),
    }),
  ),
  summary: 'ASOs de um funcionário no SOC, o mais novo primeiro',
  source: 'doc2 §2.6, §3',
});

export const downloadAso = endpoint({
  id: 'downloadAso',
  method: 'GET',
  path: `/anexo/${ASO_ORIGIN}/:funcionarioId/:asoId`,
  access: { interna: inScope(P.attachments) },
  params: z.object({ funcionarioId: id, asoId: z.coerce.number().int().positive().safe() }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'O arquivo de um ASO que está no SOC',
  source: 'doc2 §2.6',
});
