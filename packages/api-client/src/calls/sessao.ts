import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { booleano, obrigatorio, semConteudo } from '../schemas/base.ts';

const credenciais = z.object({
  username: obrigatorio(255),
  password: z.string().min(1, 'Campo obrigatório').max(200),
});
const token = z.object({ access_token: z.string() });

export const entrar = endpoint({
  id: 'entrar',
  method: 'POST',
  path: '/auth/login',
  sessoes: ['publica'],
  permissao: null,
  limite: 'login',
  body: credenciais,
  answer: token,
  resumo: 'Sessão interna',
  fonte: 'doc3 §7.1',
});
export const entrarPrestador = endpoint({
  id: 'entrarPrestador',
  method: 'POST',
  path: '/auth/loginPrestador',
  sessoes: ['publica'],
  permissao: null,
  limite: 'login',
  body: credenciais,
  answer: token,
  resumo: 'Sessão de prestador',
  fonte: 'doc3 §7.1',
});
export const entrarCadastroPrestador = endpoint({
  id: 'entrarCadastroPrestador',
  method: 'POST',
  path: '/auth/loginCadastroPrestador',
  sessoes: ['publica'],
  permissao: null,
  limite: 'login',
  body: credenciais,
  answer: token,
  resumo: 'Sessão de prestador, pelo portal de cadastro',
  fonte: 'doc3 §7.1',
});
export const entrarAutoagendamento = endpoint({
  id: 'entrarAutoagendamento',
  method: 'POST',
  path: '/auth/login-autoagendamento',
  sessoes: ['publica'],
  permissao: null,
  limite: 'login',
  body: credenciais.extend({ termoAceito: booleano }),
  answer: token,
  resumo: 'Sessão de autoagendamento: CPF, token do link e aceite dos termos',
  fonte: 'doc2 §7, doc3 §7.1',
});

const permissoes = z.array(z.string());

export const eu = endpoint({
  id: 'eu',
  method: 'GET',
  path: '/auth/me',
  sessoes: ['interna', 'prestador'],
  permissao: null,
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
    permissions: permissoes,
  }),
  resumo: 'Usuário da sessão',
  fonte: 'doc3 §3.5, §7.1',
});
export const sair = endpoint({
  id: 'sair',
  method: 'POST',
  path: '/auth/logout',
  sessoes: ['interna', 'prestador', 'autoagendamento'],
  permissao: null,
  answer: semConteudo,
  resumo: 'Encerra a sessão no servidor',
  fonte: 'própria',
});
export const trocarSenha = endpoint({
  id: 'trocarSenha',
  method: 'PUT',
  path: '/@me/password',
  sessoes: ['interna', 'prestador'],
  permissao: null,
  limite: 'login',
  body: z.object({
    senhaAtual: obrigatorio(200),
    novaSenha: z.string().min(10, 'A nova senha deve ter no mínimo 10 caracteres').max(200),
  }),
  answer: semConteudo,
  resumo: 'Troca a própria senha e encerra as outras sessões',
  fonte: 'doc3 §7.1',
});
export const minhaEmpresa = endpoint({
  id: 'minhaEmpresa',
  method: 'GET',
  path: '/companies/find/me',
  sessoes: ['interna'],
  permissao: null,
  answer: z.object({ id: z.number(), name: z.string(), tradeName: z.string().nullable(), cnpj: z.string() }),
  resumo: 'Empresa do usuário',
  fonte: 'doc3 §7.1',
});
