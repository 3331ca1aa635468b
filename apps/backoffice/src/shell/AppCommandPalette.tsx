import { listAgendamentos, type AgendamentoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { CommandPalette, type Command, type CommandGroup } from '@apto/ui';
import { CalendarClock, CalendarDays, IdCard, ListChecks, Plus, User } from '@apto/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageFrom } from '../shared/notices/index.ts';
import { HOME_ROUTE, MANY_ROUTE, NEW_AGENDAMENTO_ROUTE, PROFILE_ROUTE } from '../shared/routing/addresses.ts';
import { screensFor } from '../shared/routing/navigation.ts';
import { registryAreas } from '../shared/routing/registries.ts';
import { usePermission, usePermissions } from '../shared/session/index.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { useFoundRecords } from './useFoundRecords.tsx';

interface Props {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** How many found ones are shown, of how many rows (a person may have several), and of how many letters a search is made. */
const RESULT_LIMIT = 6;
const ROWS = 20;
const LETTERS = 2;
/** Milliseconds without a key before the server is asked. */
const WAIT = 300;

const ICONS: Readonly<Record<string, ReactNode>> = {
  [HOME_ROUTE]: <CalendarDays size={16} />,
  painel: <ListChecks size={16} />,
  agendas: <CalendarClock size={16} />,
  cadastros: <IdCard size={16} />,
};

/** One line for each person found, which leads to the list with that person's appointments. */
function people(rows: readonly AgendamentoRow[], goTo: (address: string) => void): Command[] {
  const byName = new Map(rows.map((row) => [row.funcionario.name, row]));
  return [...byName.values()].map(({ funcionario, tipoExame, status, cliente }) => ({
    id: `funcionario-${funcionario.id}`,
    label: funcionario.name,
    description: `${tipoExame.descricao} · ${status.descricao} · ${cliente.name}`,
    icon: <User size={16} />,
    onAction: () => goTo(`${HOME_ROUTE}?${new URLSearchParams({ filter: funcionario.name })}`),
  }));
}

/** The palette itself: it comes with its own code, the first time that somebody asks for it. */
export default function AppCommandPalette({ isOpen, onChange }: Props) {
  const goTo = useNavigate();
  const permissions = usePermissions();
  const canCreate = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const [search, setSearch] = useState('');
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const term = useDebounced(search.trim(), WAIT);
  const isSearching = isOpen && term.length >= LETTERS;
  const { data, error, isLoading, mutate } = useCall(
    listAgendamentos,
    isSearching ? { query: { page: 1, limit: ROWS, filter: [term] } } : null,
  );
  const found = useFoundRecords(isSearching ? term : null, (address) => void goTo(address));
  const failure = error ?? found.error;
  const matches = isSearching ? people(data?.items ?? [], (address) => void goTo(address)) : [];

  const groups: CommandGroup[] = [
    { id: 'recentes', title: 'Recentes', commands: recent, isRecent: true },
    {
      id: 'telas',
      title: 'Telas',
      commands: [
        ...screensFor(permissions).map(({ id, title, href }) => ({
          id: href,
          label: title,
          icon: ICONS[id],
          onAction: () => void goTo(href),
        })),
        {
          id: PROFILE_ROUTE,
          label: 'Meu perfil',
          description: 'Dados, senha e sessões',
          icon: <IdCard size={16} />,
          onAction: () => void goTo(PROFILE_ROUTE),
        },
      ],
    },
    {
      id: 'acoes',
      title: 'Ações',
      commands: canCreate
        ? [
            {
              id: NEW_AGENDAMENTO_ROUTE,
              label: 'Novo agendamento',
              icon: <Plus size={16} />,
              onAction: () => void goTo(NEW_AGENDAMENTO_ROUTE),
            },
            {
              id: MANY_ROUTE,
              label: 'Solicitações em lote',
              description: 'Um pedido para até 500 funcionários',
              icon: <ListChecks size={16} />,
              onAction: () => void goTo(MANY_ROUTE),
            },
          ]
        : [],
    },
    {
      id: 'cadastros',
      title: 'Cadastros',
      commands: registryAreas(permissions).flatMap(({ title, screens }) =>
        screens.map(({ title: label, singular = '', href }) => ({
          id: href,
          label,
          description: title,
          keywords: [singular],
          icon: <ListChecks size={16} />,
          onAction: () => void goTo(href),
        })),
      ),
    },
    {
      id: 'funcionarios',
      title: 'Funcionários com agendamento',
      commands: matches,
      isFiltered: true,
      limit: RESULT_LIMIT,
    },
    ...found.groups,
  ];

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onChange}
      query={search}
      onQueryChange={setSearch}
      groups={groups}
      isLoading={search.trim() !== term || isLoading || found.isLoading}
      loadError={isSearching && failure ? messageFrom(failure) : undefined}
      onRetry={() => {
        if (error) void mutate();
        found.retry();
      }}
      onRun={(command) =>
        setRecent((before) => [command, ...before.filter(({ id }) => id !== command.id)].slice(0, 5))
      }
    />
  );
}
