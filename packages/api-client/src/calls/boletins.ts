import { boletins, registryPermission } from '@apto/domain/registry';
import { z } from 'zod';
import { inEmpresa } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, noContent, page, pagination } from '../schemas/base.ts';

/** Everybody who works in the company; which bulletins are theirs, the audience of each says. */
const ofEmpresa = inEmpresa(null);

const headline = z.object({
  id: z.number().int(),
  descricao: z.string(),
  data: z.string(),
  /** When the person read it; null: not yet. */
  lidoEm: z.string().nullable(),
});
export type BoletimHeadline = z.infer<typeof headline>;

export const listBoletins = endpoint({
  id: 'listBoletins',
  method: 'GET',
  path: '/boletins',
  access: { interna: ofEmpresa },
  query: z.object({ ...pagination }),
  answer: page(headline).extend({ naoLidos: z.number().int() }),
  summary: 'Os boletins de quem pergunta, o mais novo primeiro, e quantos ainda não leu',
  source: 'doc3 §2.1, própria (docs/decisions/0159)',
});

export const getBoletim = endpoint({
  id: 'getBoletim',
  method: 'GET',
  path: '/boletins/:id',
  access: { interna: ofEmpresa },
  params: idParams,
  answer: headline.extend({
    texto: z.string().nullable(),
    /** What its PDF is called; null: it says it in words alone. */
    nomeArquivo: z.string().nullable(),
  }),
  summary: 'Um boletim de quem pergunta; 404 para o de outro público',
  source: 'doc3 §2.1, própria (docs/decisions/0159)',
});

export const boletimFile = endpoint({
  id: 'boletimFile',
  method: 'GET',
  path: '/boletins/:id/arquivo',
  access: { interna: ofEmpresa },
  params: idParams,
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'O PDF de um boletim de quem pergunta; 404 para o de outro público',
  source: 'própria (docs/decisions/0159)',
});

export const markBoletimRead = endpoint({
  id: 'markBoletimRead',
  method: 'POST',
  path: '/boletins/:id/leitura',
  access: { interna: ofEmpresa },
  params: idParams,
  answer: noContent,
  summary: 'Marca um boletim como lido; vale a primeira vez',
  source: 'própria (docs/decisions/0159)',
});

export const boletimReaders = endpoint({
  id: 'boletimReaders',
  method: 'GET',
  path: '/boletins/:id/leitores',
  access: { interna: inEmpresa(registryPermission(boletins, 'editar')) },
  params: idParams,
  query: z.object({ ...pagination }),
  /** Who it is for, those who have not read it first. */
  answer: page(z.object({ id: z.number().int(), name: z.string(), lidoEm: z.string().nullable() })).extend({
    lidos: z.number().int(),
  }),
  summary: 'De quem é o público de um boletim, quem leu e quando',
  source: 'própria (docs/decisions/0159)',
});
