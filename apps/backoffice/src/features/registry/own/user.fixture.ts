import type { Answer, getUser } from '@apto/api-client';

/** Who was invited and has not entered yet. */
export const USER: Answer<typeof getUser> = {
  id: 70,
  name: 'Nova Pessoa',
  email: 'nova@exemplo.com.br',
  phone: '11987654321',
  ativo: true,
  version: 2,
  profileId: 3,
  profileName: 'Leitura',
  acessoTodosClientes: false,
  clientes: [{ id: 1, name: 'Padaria Aurora' }],
  acessoTodasUnidades: true,
  unidades: [],
  cpf: '',
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'SOLICITANTE',
  bloqueado: false,
  segundoFator: false,
  ultimaEntrada: null,
  convite: { state: 'PENDENTE', expiraEm: '2026-11-26T13:00:00.000Z' },
  impedimento: null,
};
