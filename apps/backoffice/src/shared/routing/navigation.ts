import { PERMISSION } from '@apto/domain/permissions';
import { AGENDA_ROUTE, HOME_ROUTE, PANEL_ROUTE } from './addresses.ts';

// The declarations themselves come with their screens; a test holds this to them.
const isOfRegistry = (permission: string): boolean =>
  /^estrutura_|cadastro_|_painel_prestador$|^configuracoes_(perfil|usuario|empresa)$|^importacao$/.test(
    permission,
  );

/** A screen that one works at: its route, the rail and the palette say of it what stands here. */
export interface MainScreen {
  readonly id: string;
  /** In the rail. */
  readonly label: string;
  /** In the browser's tab and in the palette. */
  readonly title: string;
  readonly href: string;
  /** Whether one of a person's permissions opens it. */
  readonly opensTo: (permission: string) => boolean;
  /** The addresses that belong to it; the last screen has what is nobody's, but not one's own profile. */
  readonly owns: RegExp;
}

const of = (permission: string) => (held: string) => held === permission;

/** What the rail leads to, in its order. */
export const MAIN_SCREENS: readonly MainScreen[] = [
  {
    id: HOME_ROUTE,
    label: 'Agendamentos',
    title: 'Agendamentos',
    href: HOME_ROUTE,
    opensTo: of(PERMISSION.GESTAO_MEDICA_V3_VIEW),
    owns: /^\/(gestao|pedidos)/,
  },
  {
    id: 'painel',
    label: 'Painel',
    title: 'Painel de agendamento',
    href: PANEL_ROUTE,
    opensTo: of(PERMISSION.PAINEL_AGENDAMENTO),
    owns: /^\/painel/,
  },
  {
    id: 'agendas',
    label: 'Agendas',
    title: 'Agendas das clínicas',
    href: AGENDA_ROUTE,
    opensTo: of(PERMISSION.PAINEL_PRESTADOR),
    owns: /^\/(agenda|ambiente|reserva-horario)\//,
  },
  {
    id: 'cadastros',
    label: 'Cadastros',
    title: 'Cadastros',
    href: '/cadastros',
    opensTo: isOfRegistry,
    owns: /^(?!\/profile(?:\/|$))/,
  },
];

/** Those that a person may enter. */
export const screensFor = (permissions: readonly string[]): readonly MainScreen[] =>
  MAIN_SCREENS.filter(({ opensTo }) => permissions.some(opensTo));
