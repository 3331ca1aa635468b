import { PERMISSAO as P } from '@apto/domain';
import { gerarHash } from '../sessao/senha.ts';
import { EMPRESA } from './clientes.ts';
import type { Registro } from './lote.ts';

/** Password of every demonstration login. Known to all, which is why the demonstration is refused in production. */
const SENHA_DE_DEMONSTRACAO = 'Apto-demo-1';

const VER = P.GESTAO_MEDICA_V3_VIEW;

export const USUARIOS = {
  atendente: { id: 1, name: 'Ana Atendente', todosClientes: true, permissoes: Object.values(P) },
  cliente: {
    id: 2,
    name: 'Clara Cliente',
    todosClientes: false,
    permissoes: [
      VER,
      P.AGENDAMENTOS_CRIAR,
      P.AGENDAMENTOS_EDITAR,
      P.AGENDAMENTOS_CANCELAR,
      P.AGENDAMENTOS_DESISTENCIA,
      P.AGENDAMENTOS_ANEXOS,
      P.AGENDAMENTOS_TIMELINE,
    ],
  },
  leitura: { id: 3, name: 'Leo Leitura', todosClientes: true, permissoes: [VER] },
  financeiro: {
    id: 4,
    name: 'Fábio Financeiro',
    todosClientes: true,
    permissoes: [VER, P.PAINEL_DEPOSITO_ANTECIPADO],
  },
  prestador: {
    id: 5,
    name: 'Paula Prestadora',
    todosClientes: false,
    permissoes: [
      P.PAINEL_ATENDIMENTO_LISTAGEM,
      P.PAINEL_ATENDIMENTO_CHECK_IN,
      P.PAINEL_ATENDIMENTO_TELA_CHAMADA,
    ],
  },
} as const;

/** The five logins of the demonstration, with one profile each. */
export async function montarUsuarios(prestadorId: number): Promise<Record<string, Registro[]>> {
  const entradas = Object.entries(USUARIOS);
  const usuario = await Promise.all(
    entradas.map(async ([papel, u], indice) => ({
      id: u.id,
      empresa_id: EMPRESA.id,
      perfil_id: u.id,
      tipo: papel === 'prestador' ? 'prestador' : 'interna',
      prestador_id: papel === 'prestador' ? prestadorId : null,
      username: `${papel}@apto.test`,
      name: u.name,
      email: `${papel}@apto.test`,
      phone: `1199${indice + 1}00400${indice}`,
      senha_hash: await gerarHash(SENHA_DE_DEMONSTRACAO),
      acesso_todos_clientes: u.todosClientes,
      quem_agenda: 'USUARIO_ESCOLHE',
      quem_avisa: 'SOLICITANTE',
    })),
  );
  return {
    perfil: entradas.map(([papel, u]) => ({
      id: u.id,
      nome: papel.charAt(0).toUpperCase() + papel.slice(1),
      permissoes: u.permissoes,
    })),
    usuario,
    usuario_cliente: [{ usuario_id: USUARIOS.cliente.id, cliente_id: 1 }],
  };
}
