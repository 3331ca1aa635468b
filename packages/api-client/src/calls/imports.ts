import {
  IMPORT_EFFECTS,
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_RESULTS,
  IMPORT_STATES,
} from '@apto/domain/imports';
import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id, idParams, integer, noContent, page, pagination } from '../schemas/base.ts';

const SOURCE = 'doc3 §2.1, própria (docs/decisions/0106, 0133)';
/** Columns of a file. */
const MAX_COLUMNS = 200;

const counts = z.object({
  total: z.number().int(),
  /** Read and judged so far. */
  conferidas: z.number().int(),
  comErro: z.number().int(),
  comAviso: z.number().int(),
  /** What the right rows will do. */
  novos: z.number().int(),
  atualizados: z.number().int(),
  iguais: z.number().int(),
  /** What became of them. */
  pendentes: z.number().int(),
  feitas: z.number().int(),
  recusadas: z.number().int(),
  desfeitas: z.number().int(),
  mantidas: z.number().int(),
  /** New records without what their own form requires, by column. */
  faltam: z.record(z.string(), z.number().int()),
});

const summary = z.object({
  id: z.number(),
  tipo: z.enum(IMPORT_KINDS),
  situacao: z.enum(IMPORT_STATES),
  arquivo: z.string(),
  /** Null: its records are the company's own. */
  cliente: z.object({ id: z.number(), name: z.string() }).nullable(),
  usuario: z.object({ name: z.string() }),
  modo: z.enum(IMPORT_MODES).nullable(),
  createdAt: z.string(),
  concluidaEm: z.string().nullable(),
  contagem: counts,
});
export type ImportSummary = z.infer<typeof summary>;

const detail = summary.extend({
  /** Row of the headers, from 1. */
  linhaCabecalho: z.number().int(),
  cabecalhos: z.array(z.string()),
  /** The first row under the headers, to recognise the columns by. */
  amostra: z.array(z.string()),
  colunas: z.array(z.string().nullable()),
  /** It is the caller's to go on with. */
  minha: z.boolean(),
  podeDesfazer: z.boolean(),
});
export type ImportDetail = z.infer<typeof detail>;

const row = z.object({
  linha: z.number().int(),
  /** What the chosen columns hold, as text. */
  celulas: z.record(z.string(), z.string()),
  problemas: z.array(z.object({ coluna: z.string(), mensagem: z.string(), tipo: z.enum(['ERRO', 'AVISO']) })),
  previsao: z.enum(IMPORT_EFFECTS).nullable(),
  situacao: z.enum(IMPORT_RESULTS),
  efeito: z.enum(IMPORT_EFFECTS).nullable(),
  motivo: z.string().nullable(),
});
export type ImportRow = z.infer<typeof row>;

export const createImport = endpoint({
  id: 'createImport',
  method: 'POST',
  path: '/importacao',
  access: { interna: inScope(P.importSheet) },
  multipart: true,
  idempotent: true,
  limit: 'heavy',
  body: z.object({ clienteId: id.optional(), tipo: z.enum(IMPORT_KINDS) }),
  answer: detail,
  summary: 'Lê uma planilha (XLSX ou CSV) e guarda as linhas para conferir; nada é importado ainda',
  source: SOURCE,
});

export const listImports = endpoint({
  id: 'listImports',
  method: 'GET',
  path: '/importacao',
  access: { interna: inScope(P.seeImports) },
  query: z.object({ ...pagination, grupo: z.enum(['FUNCIONARIOS', 'ESTRUTURA']).optional() }),
  answer: page(summary),
  summary: 'Importações dos clientes de quem pede, a mais nova primeiro; rascunhos, só os próprios',
  source: SOURCE,
});

export const getImport = endpoint({
  id: 'getImport',
  method: 'GET',
  path: '/importacao/:id',
  access: { interna: inScope(P.seeImports) },
  params: idParams,
  answer: detail,
  summary: 'Uma importação: em que etapa está e quantas linhas de cada tipo',
  source: SOURCE,
});

export const discardImport = endpoint({
  id: 'discardImport',
  method: 'DELETE',
  path: '/importacao/:id',
  access: { interna: inScope(P.importSheet) },
  params: idParams,
  answer: noContent,
  summary: 'Descarta uma importação que ainda não foi iniciada',
  source: SOURCE,
});

export const mapImport = endpoint({
  id: 'mapImport',
  method: 'POST',
  path: '/importacao/:id/colunas',
  access: { interna: inScope(P.importSheet) },
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    colunas: z.array(z.string().max(40).nullable()).max(MAX_COLUMNS),
  }),
  answer: detail,
  summary: 'Diz o que é cada coluna, lembra a escolha para a empresa e confere todas as linhas',
  source: SOURCE,
});

export const importRows = endpoint({
  id: 'importRows',
  method: 'GET',
  path: '/importacao/:id/linhas',
  access: { interna: inScope(P.seeImports) },
  params: idParams,
  query: z.object({
    ...pagination,
    filtro: z.enum(['COM_ERRO', 'COM_AVISO', 'FEITAS', 'NAO_FEITAS']).optional(),
  }),
  answer: page(row),
  summary: 'As linhas de uma importação, com os problemas de cada célula e o que aconteceu com cada uma',
  source: SOURCE,
});

export const correctImportRow = endpoint({
  id: 'correctImportRow',
  method: 'PATCH',
  path: '/importacao/:id/linhas/:linha',
  access: { interna: inScope(P.importSheet) },
  params: z.object({ id, linha: integer(1) }),
  body: z.strictObject({ celulas: z.record(z.string().max(40), z.string().max(4_000)) }),
  answer: row,
  summary: 'Corrige células de uma linha e a confere de novo',
  source: SOURCE,
});

export const reviewImport = endpoint({
  id: 'reviewImport',
  method: 'GET',
  path: '/importacao/:id/ensaio',
  access: { interna: inScope(P.seeImports) },
  params: idParams,
  answer: z.object({
    contagem: counts,
    /** Names that the customer does not have yet and that would be made, the first of each; how many in all. */
    nomesNovos: z.array(
      z.object({
        cadastro: z.enum(['Unidades', 'Setores', 'Cargos']),
        nomes: z.array(z.string()),
        total: z.number().int(),
      }),
    ),
  }),
  summary: 'O que a importação faria: novos, atualizados, iguais e recusados',
  source: SOURCE,
});
export type ImportReview = z.infer<typeof reviewImport.answer>;

export const startImport = endpoint({
  id: 'startImport',
  method: 'POST',
  path: '/importacao/:id/iniciar',
  access: { interna: inScope(P.importSheet) },
  idempotent: true,
  params: idParams,
  body: z.strictObject({ modo: z.enum(IMPORT_MODES) }),
  answer: detail,
  summary: 'Importa: tudo ou nada, ou só as linhas certas',
  source: SOURCE,
});

export const undoImport = endpoint({
  id: 'undoImport',
  method: 'POST',
  path: '/importacao/:id/desfazer',
  access: { interna: inScope(P.undoImport) },
  idempotent: true,
  params: idParams,
  answer: detail,
  summary: 'Desfaz uma importação; fica o que já é usado ou foi alterado depois, e cada linha diz por quê',
  source: SOURCE,
});

export const importResultSheet = endpoint({
  id: 'importResultSheet',
  method: 'GET',
  path: '/importacao/:id/planilha',
  access: { interna: inScope(P.seeImports) },
  params: idParams,
  answer: z.unknown(),
  answerKind: 'file',
  limit: 'heavy',
  summary: 'Planilha com o que aconteceu com cada linha',
  source: SOURCE,
});

export const importModel = endpoint({
  id: 'importModel',
  method: 'GET',
  path: '/importacao-modelo/:tipo',
  access: { interna: inEmpresa(P.seeImports) },
  params: z.object({ tipo: z.enum(IMPORT_KINDS) }),
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'Planilha modelo: as colunas, um exemplo e o que cada uma aceita',
  source: SOURCE,
});
