import { REGISTRY_NAMES } from './names.ts';

/** A screen that a manual can be of: the name that the wire knows it by (doc3 §2.9, §7.6). */
interface Screen {
  readonly name: string;
  readonly title: string;
  /** What its addresses begin with. */
  readonly address: string;
}

/** The screens that are no registry's. Where one address begins another, the longer one comes first. */
export const OWN_SCREENS: readonly Screen[] = [
  { name: 'novo-agendamento', title: 'Novo agendamento', address: '/gestao-medica-v3/agendamentos/novo' },
  { name: 'agendamentos', title: 'Agendamentos', address: '/gestao-medica-v3/agendamentos' },
  { name: 'pedidos-em-lote', title: 'Solicitações em lote', address: '/pedidos-em-lote' },
  { name: 'painel-agendamento', title: 'Painel de agendamento', address: '/painel-agendamento' },
  { name: 'agenda', title: 'Agendas das clínicas', address: '/agenda' },
  { name: 'liberar-prestador', title: 'Liberar prestador', address: '/liberar-prestador' },
  { name: 'reserva-horario', title: 'Horários marcados', address: '/reserva-horario' },
  { name: 'cadastro-prestador', title: 'Cadastros das clínicas', address: '/supplier/cadastros' },
  {
    name: 'importacao-cadastro-estrutura',
    title: 'Importar cadastros',
    address: '/importacao-cadastro-estrutura',
  },
  { name: 'importacao', title: 'Importar funcionários', address: '/importacao' },
  { name: 'mail', title: 'Mensagens enviadas', address: '/mail' },
  { name: 'boletins-view', title: 'Boletins da empresa', address: '/boletins/view' },
  { name: 'primeiros-passos', title: 'Primeiros passos', address: '/primeiros-passos' },
  { name: 'profile', title: 'Meu perfil', address: '/profile' },
  { name: 'cadastros', title: 'Cadastros', address: '/cadastros' },
];

const isBelow = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);

/**
 * The screen at an address; null for none that has a name. A registry's list and its records are one screen; a list below
 * a record is one of its own where its records stand nowhere else.
 */
export function screenAt(pathname: string): string | null {
  const own = OWN_SCREENS.find(({ address }) => isBelow(pathname, address));
  if (own) return own.name;
  const [, first = '', , nested = ''] = pathname.split('/');
  return (
    REGISTRY_NAMES.find((name) => nested !== '' && name === `${first}-${nested}`) ??
    REGISTRY_NAMES.find((name) => name === first) ??
    null
  );
}
