import { PERMISSION as P } from '@apto/domain/permissions';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { capitalize } from '@apto/domain/text';
import { generateHash } from '../session/password.ts';
import { EMPRESA } from './clientes.ts';
import type { DataRecord } from './batch.ts';

/** Password of every demonstration login. Known to all, which is why the demonstration is refused in production. */
const DEMO_PASSWORD = 'Apto-demo-1';

const VIEW = P.GESTAO_MEDICA_V3_VIEW;

/** By the name before `@apto.test` of its login. */
export const USERS = {
  atendente: { id: 1, name: 'Ana Atendente', allClientes: true, permissoes: EVERY_PERMISSION },
  cliente: {
    id: 2,
    name: 'Clara Cliente',
    allClientes: false,
    permissoes: [
      VIEW,
      P.AGENDAMENTOS_CRIAR,
      P.AGENDAMENTOS_EDITAR,
      P.AGENDAMENTOS_CANCELAR,
      P.AGENDAMENTOS_DESISTENCIA,
      P.AGENDAMENTOS_ANEXOS,
      P.AGENDAMENTOS_TIMELINE,
    ],
  },
  leitura: { id: 3, name: 'Leo Leitura', allClientes: true, permissoes: [VIEW] },
  financeiro: {
    id: 4,
    name: 'Fábio Financeiro',
    allClientes: true,
    permissoes: [VIEW, P.PAINEL_DEPOSITO_ANTECIPADO],
  },
  prestador: {
    id: 5,
    name: 'Paula Prestadora',
    allClientes: false,
    permissoes: [
      P.PAINEL_ATENDIMENTO_LISTAGEM,
      P.PAINEL_ATENDIMENTO_CHECK_IN,
      P.PAINEL_ATENDIMENTO_TELA_CHAMADA,
    ],
  },
  colega: { id: 6, name: 'Bruno Barros', allClientes: true, permissoes: EVERY_PERMISSION },
} as const;

/** The logins of the demonstration, with one profile each. */
export async function buildUsers(prestadorId: number): Promise<Record<string, DataRecord[]>> {
  const entries = Object.entries(USERS);
  const user = await Promise.all(
    entries.map(async ([role, u], index) => ({
      id: u.id,
      empresa_id: EMPRESA.id,
      perfil_id: u.id,
      tipo: role === 'prestador' ? 'prestador' : 'interna',
      prestador_id: role === 'prestador' ? prestadorId : null,
      username: `${role}@apto.test`,
      name: u.name,
      email: `${role}@apto.test`,
      phone: `1199${index + 1}00400${index}`,
      senha_hash: await generateHash(DEMO_PASSWORD),
      acesso_todos_clientes: u.allClientes,
      acesso_todas_unidades: true,
      quem_agenda: 'USUARIO_ESCOLHE',
      quem_avisa: 'SOLICITANTE',
    })),
  );
  return {
    perfil: entries.map(([role, u]) => ({
      id: u.id,
      empresa_id: EMPRESA.id,
      nome: capitalize(role),
      permissoes: u.permissoes,
      administrador: u.permissoes === EVERY_PERMISSION,
    })),
    usuario: user,
    usuario_cliente: [{ usuario_id: USERS.cliente.id, cliente_id: 1 }],
  };
}
