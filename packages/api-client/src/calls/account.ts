import {
  ownProfileSchema,
  secondFactorBeginSchema,
  secondFactorCodeSchema,
  secondFactorProofSchema,
} from '@apto/domain/users';
import { z } from 'zod';
import { ofPerson } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, noContent } from '../schemas/base.ts';

const profile = z.object({
  name: z.string(),
  email: z.string(),
  /** Digits; '' where none was told. */
  phone: z.string(),
  profileName: z.string(),
  version: z.number().int(),
});

export const myProfile = endpoint({
  id: 'myProfile',
  method: 'GET',
  path: '/@me',
  access: { interna: ofPerson },
  answer: profile,
  summary: 'Os próprios dados: nome, e-mail, telefone e perfil de acesso',
  source: 'doc3 §7.1',
});

export const changeMyProfile = endpoint({
  id: 'changeMyProfile',
  method: 'PATCH',
  path: '/@me',
  access: { interna: ofPerson },
  body: ownProfileSchema,
  ifMatch: true,
  answer: profile,
  summary: 'Altera o próprio nome e telefone; o e-mail é a entrada e fica',
  source: 'própria (docs/decisions/0111)',
});

/** A session that is open, as its person and who administers the company see it. */
export const openSession = z.object({
  id: z.number().int(),
  /** In words: 'Chrome no Windows'. */
  aparelho: z.string(),
  /** Where it was opened from; null: of before this was kept. */
  ip: z.string().nullable(),
  inicio: z.string(),
  ultimoUso: z.string(),
});

const ownSession = openSession.extend({
  /** The one that asks. */
  atual: z.boolean(),
});

export const listMySessions = endpoint({
  id: 'listMySessions',
  method: 'GET',
  path: '/@me/sessoes',
  access: { interna: ofPerson },
  answer: z.object({ items: z.array(ownSession) }),
  summary: 'As próprias sessões abertas, a de quem pergunta primeiro',
  source: 'própria (docs/decisions/0111)',
});

export const endMySession = endpoint({
  id: 'endMySession',
  method: 'DELETE',
  path: '/@me/sessoes/:id',
  access: { interna: ofPerson },
  params: z.object({ id }),
  answer: noContent,
  summary: 'Encerra uma das próprias sessões, na hora; 404 para a de outra pessoa',
  source: 'própria (docs/decisions/0111)',
});

export const endMyOtherSessions = endpoint({
  id: 'endMyOtherSessions',
  method: 'DELETE',
  path: '/@me/sessoes',
  access: { interna: ofPerson },
  answer: z.object({ encerradas: z.number().int() }),
  summary: 'Encerra todas as próprias sessões menos a de quem pede',
  source: 'própria (docs/decisions/0111)',
});

export const mySecondFactor = endpoint({
  id: 'mySecondFactor',
  method: 'GET',
  path: '/@me/segundo-fator',
  beforeSecondFactor: true,
  access: { interna: ofPerson },
  answer: z.object({
    ativo: z.boolean(),
    desde: z.string().nullable(),
    codigosRestantes: z.number().int(),
    /** The companies of the person that ask for it. */
    exigidoPor: z.array(z.string()),
  }),
  summary: 'Como está a própria verificação em duas etapas',
  source: 'própria (docs/decisions/0112)',
});

export const beginSecondFactor = endpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/@me/segundo-fator',
  beforeSecondFactor: true,
  access: { interna: ofPerson },
  limit: 'login',
  body: secondFactorBeginSchema,
  /** The only time that the secret leaves the server. */
  answer: z.object({ segredo: z.string(), endereco: z.string() }),
  summary: 'Começa a ativar: a chave e o endereço otpauth do código QR; nada muda antes do primeiro código',
  source: 'própria (docs/decisions/0112)',
});

const codes = z.object({ codigos: z.array(z.string()) });

export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/@me/segundo-fator/ativar',
  beforeSecondFactor: true,
  access: { interna: ofPerson },
  limit: 'login',
  body: secondFactorCodeSchema,
  answer: codes,
  summary: 'Ativa com o primeiro código; os códigos de recuperação, uma só vez; as outras sessões terminam',
  source: 'própria (docs/decisions/0112)',
});

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/@me/segundo-fator/codigos',
  access: { interna: ofPerson },
  limit: 'login',
  body: secondFactorProofSchema,
  answer: codes,
  summary: 'Outros códigos de recuperação; os de antes deixam de valer',
  source: 'própria (docs/decisions/0112)',
});

export const endSecondFactor = endpoint({
  id: 'endSecondFactor',
  method: 'POST',
  path: '/@me/segundo-fator/desativar',
  access: { interna: ofPerson },
  limit: 'login',
  body: secondFactorProofSchema,
  answer: noContent,
  summary: 'Desativa a própria verificação em duas etapas, com a senha e um código',
  source: 'própria (docs/decisions/0112)',
});
