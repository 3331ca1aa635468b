import { companies, registryPermission, users } from '@apto/domain/registry';
import { acceptanceSchema, newPasswordSchema, recoverySchema, userSchema } from '@apto/domain/users';
import { z } from 'zod';
import { inEmpresa, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, noContent } from '../schemas/base.ts';
import { openSession } from './account.ts';

const ofUserRecord = z.object({ id });
const INVITED = ofNobody(null, 'o token do convite diz de quem ele é, e vale uma vez');
const whoSchema = z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']);
const choice = z.object({ id: z.number(), name: z.string() });

const user = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cpf: z.string(),
  ativo: z.boolean(),
  /** Nobody enters with it until it is taken back. */
  bloqueado: z.boolean(),
  version: z.number().int(),
  profileId: z.number(),
  profileName: z.string(),
  acessoTodosClientes: z.boolean(),
  clientes: z.array(choice),
  acessoTodasUnidades: z.boolean(),
  unidades: z.array(choice),
  /** What a request of theirs begins with. */
  quemAgenda: whoSchema,
  quemAvisa: whoSchema,
  /** Whether entering asks for a code as well. */
  segundoFator: z.boolean(),
  /** When they last entered, as an instant; null: never. */
  ultimaEntrada: z.string().nullable(),
  convite: z.object({
    state: z.enum(['ACEITO', 'PENDENTE', 'VENCIDO', 'SEM_CONVITE']),
    expiraEm: z.string().nullable(),
  }),
  /** Why who reads it may not change it, beside their permissions; null: they may. */
  impedimento: z.string().nullable(),
});

export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/users/:id',
  access: { interna: inEmpresa(registryPermission(users, 'view')) },
  params: ofUserRecord,
  answer: user,
  summary: 'Um usuário, o que ele vê e como está o convite',
  source: 'doc3 §2.1',
});

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/users',
  access: { interna: inEmpresa(registryPermission(users, 'criar')) },
  body: userSchema,
  idempotent: true,
  answer: user,
  summary: 'Cria um usuário e envia o convite; 403 de quem dá um perfil com mais do que tem',
  source: 'doc3 §2.1, própria (docs/decisions/0094)',
});

export const changeUser = endpoint({
  id: 'changeUser',
  method: 'PATCH',
  path: '/users/:id',
  access: { interna: inEmpresa(registryPermission(users, 'editar')) },
  params: ofUserRecord,
  body: userSchema,
  ifMatch: true,
  answer: user,
  summary: 'Altera um usuário; vale na hora. O e-mail muda só antes de o convite ser aceito',
  source: 'doc3 §2.1, própria (docs/decisions/0094)',
});

export const sendInvitation = endpoint({
  id: 'sendInvitation',
  method: 'POST',
  path: '/users/:id/convite',
  access: { interna: inEmpresa(registryPermission(users, 'editar')) },
  params: ofUserRecord,
  idempotent: true,
  answer: user,
  summary: 'Envia outro convite; o anterior deixa de valer',
  source: 'própria (docs/decisions/0094)',
});

export const cancelInvitation = endpoint({
  id: 'cancelInvitation',
  method: 'DELETE',
  path: '/users/:id/convite',
  access: { interna: inEmpresa(registryPermission(users, 'editar')) },
  params: ofUserRecord,
  answer: user,
  summary: 'Cancela o convite em aberto',
  source: 'própria (docs/decisions/0094)',
});

export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: '/users/:id/segundo-fator',
  access: { interna: inEmpresa(registryPermission(users, 'editar')) },
  params: ofUserRecord,
  answer: user,
  summary: 'Redefine a verificação em duas etapas de quem perdeu o celular e os códigos; a pessoa é avisada',
  source: 'própria (docs/decisions/0112)',
});

const MAY_END = { interna: inEmpresa(registryPermission(users, 'editar')) };

export const listUserSessions = endpoint({
  id: 'listUserSessions',
  method: 'GET',
  path: '/users/:id/sessoes',
  access: MAY_END,
  params: ofUserRecord,
  answer: z.object({ items: z.array(openSession) }),
  summary: 'O que um usuário tem aberto nesta empresa, o usado por último primeiro',
  source: 'própria (docs/decisions/0216)',
});

export const endUserSession = endpoint({
  id: 'endUserSession',
  method: 'DELETE',
  path: '/users/:id/sessoes/:sessao',
  access: MAY_END,
  params: z.object({ id, sessao: id }),
  answer: noContent,
  summary: 'Encerra na hora uma sessão de um usuário nesta empresa; 404 para a que não é dele',
  source: 'própria (docs/decisions/0216)',
});

export const endUserSessions = endpoint({
  id: 'endUserSessions',
  method: 'DELETE',
  path: '/users/:id/sessoes',
  access: MAY_END,
  params: ofUserRecord,
  answer: z.object({ encerradas: z.number().int() }),
  summary: 'Encerra na hora tudo o que um usuário tem aberto nesta empresa',
  source: 'própria (docs/decisions/0216)',
});

export const secondFactorReach = endpoint({
  id: 'secondFactorReach',
  method: 'GET',
  path: '/companies/segundo-fator',
  access: { interna: inEmpresa(registryPermission(companies, 'editar')) },
  answer: z.object({
    /** Whether who asks has theirs: without it they may not ask it of others. */
    proprio: z.boolean(),
    /** Who works in the company and has none, by name; the first of them, and how many there are. */
    pessoas: z.array(choice),
    total: z.number().int(),
  }),
  summary:
    'De quem a verificação em duas etapas passaria a ser exigida: quem é da empresa e ainda não a ativou',
  source: 'própria (docs/decisions/0158)',
});

/** What is told of a company's API key after it was shown (docs/decisions/0209). */
const keptKey = z.object({ final: z.string(), criadaEm: z.string() });

export const companyKey = endpoint({
  id: 'companyKey',
  method: 'GET',
  path: '/companies/chave-api',
  access: { interna: inEmpresa(registryPermission(companies, 'editar')) },
  answer: z.object({ chave: keptKey.nullable() }),
  summary: 'Quando a chave da API da empresa foi gerada e como termina; a chave não se lê',
  source: 'própria (docs/decisions/0209)',
});

export const makeCompanyKey = endpoint({
  id: 'makeCompanyKey',
  method: 'POST',
  path: '/companies/chave-api',
  access: { interna: inEmpresa(registryPermission(companies, 'editar')) },
  idempotent: true,
  answer: z.object({ chaveApi: z.string(), chave: keptKey }),
  summary: 'Gera ou troca a chave da API da empresa e a mostra só desta vez; a anterior deixa de valer',
  source: 'própria (docs/decisions/0209)',
});

export const readInvitation = endpoint({
  id: 'readInvitation',
  method: 'POST',
  path: '/convite/consultar',
  access: { publica: INVITED },
  limit: 'login',
  // In the body: an address would keep the token in logs.
  body: acceptanceSchema.pick({ token: true }),
  answer: z.object({
    empresa: z.string(),
    name: z.string(),
    email: z.string(),
    /** Who has the link has the mailbox, and may know: it is accepted without another password. */
    jaTemConta: z.boolean(),
  }),
  summary: 'De quem é um convite; a mesma recusa para todo token que não vale',
  source: 'própria (docs/decisions/0094)',
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/convite',
  access: { publica: INVITED },
  limit: 'login',
  body: acceptanceSchema,
  answer: z.object({ access_token: z.string() }),
  summary: 'Aceita um convite: nome, senha, e a sessão começa',
  source: 'própria (docs/decisions/0094)',
});

export const joinByInvitation = endpoint({
  id: 'joinByInvitation',
  method: 'POST',
  path: '/convite/conta',
  access: { publica: INVITED },
  limit: 'login',
  body: acceptanceSchema.pick({ token: true }),
  answer: noContent,
  summary: 'Aceita um convite com a conta que o e-mail já tem: mais uma empresa nela, e nenhuma sessão',
  source: 'própria (docs/decisions/0216)',
});

const FORGOT = ofNobody(
  null,
  'é a entrada de quem perdeu a senha: o token do link diz de quem ela é, e vale uma vez',
);

export const recoverPassword = endpoint({
  id: 'recoverPassword',
  method: 'POST',
  path: '/auth/recuperar-senha',
  access: { publica: FORGOT },
  limit: 'login',
  body: recoverySchema,
  // Of everybody the same: whether there is such a person is not told.
  answer: z.object({ ok: z.literal(true) }),
  summary: 'Envia o link para uma nova senha, se houver a quem',
  source: 'doc3 §2.1, própria (docs/decisions/0102)',
});

export const readRecovery = endpoint({
  id: 'readRecovery',
  method: 'POST',
  path: '/auth/redefinir-senha/consultar',
  access: { publica: FORGOT },
  limit: 'login',
  // In the body: an address would keep the token in logs.
  body: newPasswordSchema.pick({ token: true }),
  answer: z.object({
    /** Who has the link has the mailbox, and may know. */
    email: z.string(),
    /** By which door they enter. */
    conta: z.enum(['interna', 'prestador']),
  }),
  summary: 'De quem é um link de nova senha; a mesma recusa para todo token que não vale',
  source: 'própria (docs/decisions/0102)',
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/redefinir-senha',
  access: { publica: FORGOT },
  limit: 'login',
  // In the body: an address would keep the token in logs.
  body: newPasswordSchema,
  answer: z.object({ ok: z.literal(true) }),
  summary: 'Troca a senha pelo link e encerra todas as entradas; a mesma recusa para todo token que não vale',
  source: 'doc3 §2.1, própria (docs/decisions/0102)',
});
