import { z } from 'zod';
import { inEmpresa } from '../access.ts';
import { endpoint } from '../endpoint.ts';

/** Everybody who works in the company reads its manuals: what a screen is called gives nothing away. */
const ofEmpresa = inEmpresa(null);

/** The screen's name, as the registry of manuals has it. */
const ofScreen = z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'Deve ser o nome de uma tela') });

export const checkManual = endpoint({
  id: 'checkManual',
  method: 'GET',
  path: '/manuais-sistema/verificar-manual-anexado/:id',
  access: { interna: ofEmpresa },
  params: ofScreen,
  answer: z.object({
    /** Where its PDF is asked for, behind the session; null: the screen has no manual. */
    urlGed: z.string().nullable(),
    descricao: z.string().nullable(),
    versao: z.string().nullable(),
  }),
  summary: 'O manual mais novo de uma tela (id é o nome da tela), ou que não há nenhum',
  source: 'doc3 §2.9, §7.6',
});

export const manualFile = endpoint({
  id: 'manualFile',
  method: 'GET',
  path: '/manuais-sistema/:id/arquivo',
  access: { interna: ofEmpresa },
  params: ofScreen,
  answer: z.unknown(),
  answerKind: 'file',
  summary: 'O PDF do manual mais novo de uma tela',
  source: 'própria (docs/decisions/0109)',
});
