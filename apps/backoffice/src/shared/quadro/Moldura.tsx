import { AppShell, type NavArea } from '@apto/ui';
import { CalendarDays } from '@apto/ui/icons';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { SeletorDeEscopo } from '../escopo/SeletorDeEscopo.tsx';
import { ROTA_INICIAL } from '../sessao/index.ts';
import { Ajuda } from './Ajuda.tsx';
import { MenuDaPessoa } from './MenuDaPessoa.tsx';
import { Notificacoes } from './Notificacoes.tsx';
import { Paleta } from './Paleta.tsx';

/** Only what exists: an area joins the rail together with its screens. */
const AREAS: readonly NavArea[] = [
  {
    id: 'gestao-medica',
    label: 'Gestão médica',
    items: [
      { id: ROTA_INICIAL, label: 'Agendamentos', href: ROTA_INICIAL, icon: <CalendarDays size={20} /> },
    ],
  },
];

const itens = AREAS.flatMap((area) => area.items);

/** The frame of every signed-in screen. */
export function Moldura({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // A route of one long task asks for the width: `handle: { emFoco: true }`.
  const emFoco = useMatches().some((rota) => (rota.handle as { emFoco?: boolean } | undefined)?.emFoco);
  return (
    <AppShell
      areas={AREAS}
      currentItem={itens.find(({ href }) => pathname.startsWith(href))?.id}
      homeHref={ROTA_INICIAL}
      storageKey="apto.menu"
      isFocused={emFoco}
      scope={<SeletorDeEscopo />}
      search={<Paleta />}
      notifications={<Notificacoes />}
      help={<Ajuda />}
      person={<MenuDaPessoa />}
    >
      {children}
    </AppShell>
  );
}
