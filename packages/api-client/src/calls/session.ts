import { z } from 'zod';
import { inEmpresa, ofNobody, ofPerson, ofSession, ofUser } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { booleanValue, id, required, noContent } from '../schemas/base.ts';

const DOOR = ofNobody(null, 'é a entrada: quem chama ainda não tem sessão');

const credentials = z.object({
  username: required(255),
  password: z.string().min(1, 'Campo obrigatório').max(200),
});
const token = z.object({ access_token: z.string() });

export const signIn = endpoint({
  id: 'signIn',
  method: 'POST',
  path: '/auth/login',
  access: { publica: DOOR },
  limit: 'login',
  /** The code is asked for by a 401 SEGUNDO_FATOR, of who enrolled an authenticator. */
  body: credentials.extend({ codigo: z.string().max(60).optional() }),
  answer: token,
  summary: 'Sessão interna; com o código de quem ativou a verificação em duas etapas',
  source: 'doc3 §7.1, própria (docs/decisions/0112)',
});
// No screen calls it yet; doc3 §7.1 names it.
export const signInPrestador = endpoint({
  id: 'signInPrestador',
  method: 'POST',
  path: '/auth/loginPrestador',
  access: { publica: DOOR },
  limit: 'login',
  body: credentials,
  answer: token,
  summary: 'Sessão de prestador',
  source: 'doc3 §7.1',
});
export const signInPrestadorRegistration = endpoint({
  id: 'signInPrestadorRegistration',
  method: 'POST',
  path: '/auth/loginCadastroPrestador',
  access: { publica: DOOR },
  limit: 'login',
  body: credentials,
  answer: token,
  summary: 'Sessão de prestador, pelo portal de cadastro',
  source: 'doc3 §7.1',
});
export const signInAutoagendamento = endpoint({
  id: 'signInAutoagendamento',
  method: 'POST',
  path: '/auth/login-autoagendamento',
  access: { publica: DOOR },
  limit: 'login',
  body: credentials.extend({ termoAceito: booleanValue }),
  answer: token,
  summary: 'Sessão de autoagendamento: CPF, token do link e aceite dos termos',
  source: 'doc2 §7, doc3 §7.1',
});

export const whoInvites = endpoint({
  id: 'whoInvites',
  method: 'POST',
  path: '/autoagendamento/convite',
  access: { publica: DOOR },
  limit: 'login',
  body: z.object({ token: z.string().max(100) }),
  /** Nothing of the employee: who holds a link alone learns who sent it, and whether it is the one that stays after the booking. */
  answer: z.object({
    cliente: z.object({
      name: z.string(),
      urlLogo: z.string().nullable(),
      corMarca: z.string().nullable(),
    }),
    /** Whom to ask where the way in does not work. */
    solicitante: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
    agendado: z.boolean(),
  }),
  summary: 'Que empresa enviou o link, antes de entrar; 404 para um token que não abre nada',
  source: 'própria (docs/decisions/0101)',
});

const permissions = z.array(z.string());

export const me = endpoint({
  id: 'me',
  method: 'GET',
  path: '/auth/me',
  beforeSecondFactor: true,
  access: { interna: ofUser, prestador: ofUser },
  answer: z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    defaultCompanyId: z.number(),
    defaultCompany: z.object({
      id: z.number(),
      name: z.string(),
      apiKey: z.object({ key: z.string() }).nullable(),
    }),
    userCustomers: z.array(z.object({ customerId: z.number() })),
    userCustomerBranches: z.array(z.object({ customerBranchId: z.number() })),
    quemAgenda: z.string(),
    quemAvisa: z.string(),
    permissions: permissions,
    /** The companies that the person can be in, this one included; of a clinic none. */
    companies: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Their company asks for a second factor, and they have none yet: nothing else is open to them until they do. */
    faltaSegundoFator: z.boolean(),
  }),
  summary: 'Usuário da sessão',
  source: 'doc3 §3.5, §7.1',
});
export const signOut = endpoint({
  id: 'signOut',
  method: 'POST',
  path: '/auth/logout',
  beforeSecondFactor: true,
  access: { interna: ofSession, prestador: ofSession, autoagendamento: ofSession },
  answer: noContent,
  summary: 'Encerra a sessão no servidor',
  source: 'própria',
});
export const switchCompany = endpoint({
  id: 'switchCompany',
  method: 'POST',
  path: '/auth/empresa',
  // It is asked again there.
  beforeSecondFactor: true,
  access: { interna: ofPerson },
  body: z.object({ empresaId: id }),
  answer: token,
  summary: 'Passa a sessão para outra empresa da pessoa: outro token, o anterior deixa de valer',
  source: 'própria (docs/decisions/0107)',
});
export const changePassword = endpoint({
  id: 'changePassword',
  method: 'PUT',
  path: '/@me/password',
  access: { interna: ofPerson, prestador: ofPerson },
  limit: 'login',
  body: z.object({
    senhaAtual: required(200),
    novaSenha: z.string().min(10, 'A nova senha deve ter no mínimo 10 caracteres').max(200),
  }),
  answer: noContent,
  summary: 'Troca a própria senha e encerra as outras sessões',
  source: 'doc3 §7.1',
});
// No screen calls it yet; doc3 §7.1 names it.
export const myEmpresa = endpoint({
  id: 'myEmpresa',
  method: 'GET',
  path: '/companies/find/me',
  access: { interna: inEmpresa(null) },
  /**
   * doc3 §3.5 'Company', but for its keys, which nobody reads back. Its account is told to who may see the company's
   * record (`configuracoes_empresa`); to anybody else it is not there.
   */
  answer: z.object({
    id: z.number(),
    name: z.string(),
    tradeName: z.string().nullable(),
    cnpj: z.string(),
    code: z.string().nullable(),
    type: z.string(),
    activeContract: z.boolean(),
    prioridade: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    commercialPhone: z.string().nullable(),
    zipCode: z.string().nullable(),
    street: z.string().nullable(),
    number: z.string().nullable(),
    addressReference: z.string().nullable(),
    addressComplement: z.string().nullable(),
    neighborhood: z.string().nullable(),
    idCity: z.number().nullable(),
    advanceDeposit: z.boolean(),
    daysInAdvance: z.number().nullable(),
    atendeTodasCidades: z.boolean(),
    atendeAsoRetido: z.boolean(),
    gerarAsoComData: z.boolean(),
    permiteConfirmacaoPrestador: z.boolean(),
    metodoPagamento: z.string().nullish(),
    chavePix: z.string().nullish(),
    nomeTitularConta: z.string().nullish(),
    cpfTitularConta: z.string().nullish(),
    cnpjTitularConta: z.string().nullish(),
    nomeBanco: z.string().nullish(),
    codigoBanco: z.string().nullish(),
    codigoAgencia: z.string().nullish(),
    contaCorrente: z.string().nullish(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** What was removed is answered to nobody. */
    deletedAt: z.null(),
  }),
  summary: 'Empresa do usuário',
  source: 'doc3 §3.5, §7.1',
});
