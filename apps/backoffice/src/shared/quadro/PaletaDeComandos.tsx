import { listarAgendamentos, type AgendamentoLinha } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { PERMISSAO } from '@apto/domain';
import { CommandPalette, type Command, type CommandGroup } from '@apto/ui';
import { CalendarDays, Plus, User } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mensagemDe } from '../avisos/index.ts';
import { ROTA_NOVO_AGENDAMENTO } from '../rotas/enderecos.ts';
import { ROTA_INICIAL, usePermissao } from '../sessao/index.ts';

interface Props {
  aberta: boolean;
  aoMudar: (aberta: boolean) => void;
}

/** How many found ones are shown, and of how many letters a search is made. */
const ACHADOS = 6;
const LETRAS = 2;
/** Milliseconds without a key before the server is asked. */
const ESPERA = 300;

function usePausado(texto: string): string {
  const [pausado, setPausado] = useState(texto);
  useEffect(() => {
    const relogio = setTimeout(() => setPausado(texto), ESPERA);
    return () => clearTimeout(relogio);
  }, [texto]);
  return pausado;
}

/** One line for each person found, which leads to the list with that person's appointments. */
function pessoas(linhas: readonly AgendamentoLinha[], ir: (endereco: string) => void): Command[] {
  const porNome = new Map(linhas.map((linha) => [linha.funcionario.name, linha]));
  return [...porNome.values()].map(({ funcionario, tipoExame, status, cliente }) => ({
    id: `funcionario-${funcionario.id}`,
    label: funcionario.name,
    description: `${tipoExame.descricao} · ${status.descricao} · ${cliente.name}`,
    icon: <User size={16} />,
    onAction: () => ir(`${ROTA_INICIAL}?${new URLSearchParams({ filter: funcionario.name })}`),
  }));
}

/** The palette itself: it comes with its own code, the first time that somebody asks for it. */
export default function PaletaDeComandos({ aberta, aoMudar }: Props) {
  const ir = useNavigate();
  const podeCriar = usePermissao(PERMISSAO.AGENDAMENTOS_CRIAR);
  const [busca, setBusca] = useState('');
  const [recentes, setRecentes] = useState<readonly Command[]>([]);
  const termo = usePausado(busca.trim());
  const procura = aberta && termo.length >= LETRAS;
  const { data, error, isLoading, mutate } = useChamada(
    listarAgendamentos,
    procura ? { query: { page: 1, limit: ACHADOS, filter: [termo] } } : null,
  );
  const achados = procura ? pessoas(data?.items ?? [], (endereco) => void ir(endereco)) : [];

  const grupos: CommandGroup[] = [
    { id: 'recentes', title: 'Recentes', commands: recentes, isRecent: true },
    {
      id: 'telas',
      title: 'Telas',
      commands: [
        {
          id: ROTA_INICIAL,
          label: 'Agendamentos',
          description: 'Gestão médica',
          icon: <CalendarDays size={16} />,
          onAction: () => void ir(ROTA_INICIAL),
        },
      ],
    },
    {
      id: 'acoes',
      title: 'Ações',
      commands: podeCriar
        ? [
            {
              id: ROTA_NOVO_AGENDAMENTO,
              label: 'Novo agendamento',
              icon: <Plus size={16} />,
              onAction: () => void ir(ROTA_NOVO_AGENDAMENTO),
            },
          ]
        : [],
    },
    { id: 'funcionarios', title: 'Funcionários com agendamento', commands: achados, isFiltered: true },
  ];

  return (
    <CommandPalette
      isOpen={aberta}
      onOpenChange={aoMudar}
      query={busca}
      onQueryChange={setBusca}
      groups={grupos}
      isLoading={busca.trim() !== termo || isLoading}
      loadError={procura && error ? mensagemDe(error) : undefined}
      onRetry={() => void mutate()}
      onRun={(comando) =>
        setRecentes((antes) => [comando, ...antes.filter(({ id }) => id !== comando.id)].slice(0, 5))
      }
    />
  );
}
