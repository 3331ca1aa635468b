import { ATTENDANT_TEXT } from '../attendant/index.ts';
import { PERMISSION, PERMISSION_ACTIONS, type PermissionAction } from '../permissions/index.ts';
import { REGISTRIES, REGISTRY_GROUPS, registryActions, registryPermission } from '../registry/index.ts';

/** What the columns of the matrix are called (doc3 §6: view, criar, editar, excluir, ativar, inativar). */
export const ACTION_NAME: Readonly<Record<PermissionAction, string>> = {
  view: 'Acessar',
  criar: 'Criar',
  editar: 'Editar',
  excluir: 'Excluir',
  ativar: 'Ativar',
  inativar: 'Inativar',
};

/** One row of the matrix: an area of the product, with the permission of each action that it knows. */
export interface PermissionArea {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly permissions: Readonly<Partial<Record<PermissionAction, string>>>;
}

const P = PERMISSION;
type Row = readonly [label: string, view: string | null, others?: Partial<Record<PermissionAction, string>>];

/**
 * Permissions of the documents (doc3 §6) whose screens the product does not have yet: what is held is kept, and nobody is
 * offered it.
 */
const COMING: ReadonlySet<string> = new Set([
  P.PAINEL_NAO_CONFORMIDADE,
  P.PAINEL_ATENDIMENTO_LISTAGEM,
  P.PAINEL_ATENDIMENTO_LISTAGEM_ADMIN,
  P.PAINEL_ATENDIMENTO_CHECK_IN,
  P.PAINEL_ATENDIMENTO_TELA_CHAMADA,
  P.FORMULARIOS_EDITAR,
  P.FORMULARIOS_EXCLUIR,
  P.GERENCIAR_ASO_EDITAR,
  P.GERENCIAR_ASO_EXCLUIR,
  P.SESMT_GRO_CLIENTE,
  P.SESMT_GRO_UNIDADE,
  P.SESMT_QUESTIONARIO,
  P.SESMT_QUESTIONARIO_PERGUNTAS,
  P.INDICADORES_CLIENTE,
  P.INDICADORES_CLIENTE_ESTRUTURA,
  P.INDICADORES_CLIENTE_AGENDAMENTOS,
  P.INDICADORES_CLIENTE_FALTA_CONSULTA,
]);

/** What has one permission of its own has one box, below 'Acessar'. */
const OWN: readonly (readonly [group: string, rows: readonly Row[]])[] = [
  [
    'Agendamentos',
    [
      [
        'Agendamentos',
        P.GESTAO_MEDICA_V3_VIEW,
        { criar: P.AGENDAMENTOS_CRIAR, editar: P.AGENDAMENTOS_EDITAR },
      ],
      [ATTENDANT_TEXT.CANCELAR.label, P.AGENDAMENTOS_CANCELAR],
      [ATTENDANT_TEXT.DESISTIR.label, P.AGENDAMENTOS_DESISTENCIA],
      ['Reenviar kit', P.AGENDAMENTOS_REENVIAR_KIT],
      ['Anexos de agendamentos', P.AGENDAMENTOS_ANEXOS],
      ['Linha do tempo de agendamentos', P.AGENDAMENTOS_TIMELINE],
      ['Painel de agendamento', P.PAINEL_AGENDAMENTO],
      ['Depósito antecipado no painel', P.PAINEL_DEPOSITO_ANTECIPADO],
    ],
  ],
  ['Mensagens', [['Mensagens enviadas', P.MAIL]]],
  [
    'Importação',
    [['Importações', P.IMPORTACAO, { criar: P.IMPORTACAO_CRIAR, excluir: P.IMPORTACAO_EXCLUIR }]],
  ],
  [
    'Prestadores',
    [
      ['Liberar prestador', null, { criar: P.LIBERAR_PRESTADOR_CRIAR }],
      ['Não conformidades', P.PAINEL_NAO_CONFORMIDADE],
    ],
  ],
  [
    'Atendimento na clínica',
    [
      ['Lista de atendimento', P.PAINEL_ATENDIMENTO_LISTAGEM],
      ['Lista de atendimento administrativa', P.PAINEL_ATENDIMENTO_LISTAGEM_ADMIN],
      ['Check-in', P.PAINEL_ATENDIMENTO_CHECK_IN],
      ['Tela de chamada', P.PAINEL_ATENDIMENTO_TELA_CHAMADA],
    ],
  ],
  [
    'Formulários e ASO',
    [
      ['Formulários', null, { editar: P.FORMULARIOS_EDITAR, excluir: P.FORMULARIOS_EXCLUIR }],
      ['ASO', null, { editar: P.GERENCIAR_ASO_EDITAR, excluir: P.GERENCIAR_ASO_EXCLUIR }],
    ],
  ],
  [
    'Gestão de riscos',
    [
      ['Riscos por cliente', P.SESMT_GRO_CLIENTE],
      ['Riscos por unidade', P.SESMT_GRO_UNIDADE],
      ['Questionários do SESMT', P.SESMT_QUESTIONARIO],
      ['Perguntas do SESMT', P.SESMT_QUESTIONARIO_PERGUNTAS],
    ],
  ],
  [
    'Indicadores',
    [
      ['Indicadores', P.INDICADORES_CLIENTE],
      ['Indicadores de estrutura', P.INDICADORES_CLIENTE_ESTRUTURA],
      ['Indicadores de agendamentos', P.INDICADORES_CLIENTE_AGENDAMENTOS],
      ['Indicadores de falta à consulta', P.INDICADORES_CLIENTE_FALTA_CONSULTA],
    ],
  ],
];

const ownAreas: readonly PermissionArea[] = OWN.flatMap(([group, rows]) =>
  rows.map(([label, view, others]): PermissionArea => {
    const permissions = { ...(view === null ? {} : { view }), ...others };
    return { id: Object.values(permissions)[0] ?? label, group, label, permissions };
  }),
);

const registryAreas: readonly PermissionArea[] = REGISTRY_GROUPS.flatMap((group) =>
  REGISTRIES.filter((registry) => registry.group === group).map((registry) => ({
    id: registry.area,
    group: `Cadastros: ${group}`,
    label: registry.title,
    permissions: Object.fromEntries(
      registryActions(registry).map((action) => [action, registryPermission(registry, action)]),
    ),
  })),
);

/** What has no registry yet, in the group where it will stand. */
const waiting: readonly PermissionArea[] = (
  [
    ['Empresas', P.CONFIGURACOES_EMPRESA],
    ['Usuários', P.CONFIGURACOES_USUARIO],
  ] as const
)
  .filter(([, view]) => registryAreas.every(({ id }) => id !== view))
  .map(([label, view]) => ({ id: view, group: 'Cadastros: Acesso', label, permissions: { view } }));

/** Every permission of the product, by area: the rows of the matrix, in its order. A test holds it to what calls ask for. */
export const PERMISSION_AREAS: readonly PermissionArea[] = [...ownAreas, ...registryAreas, ...waiting];

/** The areas that this version has, each with what it has of them: what the matrix of a profile shows. */
export const OFFERED_AREAS: readonly PermissionArea[] = PERMISSION_AREAS.map((area) => ({
  ...area,
  permissions: Object.fromEntries(
    Object.entries(area.permissions).filter(([, permission]) => !COMING.has(permission)),
  ),
})).filter(({ permissions }) => Object.keys(permissions).length > 0);

/** Every permission that the matrix shows. */
export const OFFERED_PERMISSIONS: readonly string[] = OFFERED_AREAS.flatMap(({ permissions }) =>
  Object.values(permissions),
);

const NAMES: ReadonlyMap<string, string> = new Map(
  PERMISSION_AREAS.flatMap(({ label, permissions }) =>
    PERMISSION_ACTIONS.flatMap((action): [string, string][] => {
      const permission = permissions[action];
      return permission === undefined ? [] : [[permission, `${label}: ${ACTION_NAME[action].toLowerCase()}`]];
    }),
  ),
);

/** Whether it stands in the catalogue. */
export const isPermission = (permission: string): boolean => NAMES.has(permission);

/** Some permissions in words ('Clientes: editar'), in the order of the matrix. */
export function permissionNames(permissions: Iterable<string>): string[] {
  const asked = new Set(permissions);
  return [...NAMES].filter(([permission]) => asked.has(permission)).map(([, name]) => name);
}
