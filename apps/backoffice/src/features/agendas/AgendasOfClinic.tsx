import { useNow } from '@apto/api-client/react';
import { slotsIn } from '@apto/domain/agendas';
import { formatDate } from '@apto/domain/time';
import {
  Button,
  DataTable,
  DatePicker,
  EmptyState,
  LinkButton,
  Select,
  Stack,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUnreadable } from '../../shared/form/index.ts';
import { asksForNewAgenda, gradeRoute, newRoomRoute, withNewAgenda } from './addresses.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { PanelProps } from './panel.ts';
import type { AgendaRecord } from './grade.ts';

const idOf = ({ id }: AgendaRecord): string => String(id);

/** The agendas of a clinic, each with its room, validity and how many slots a week has (doc3 agenda). */
export function AgendasOfClinic({ board, changes }: PanelProps) {
  const [query, setQuery] = useSearchParams();
  const hasRoom = board.ambientes.some((each) => each.ativo);
  const isNew = asksForNewAgenda(query);
  const setNew = (isAsked: boolean): void =>
    setQuery((current) => withNewAgenda(current, isAsked), { replace: true });
  const roomOf = useMemo(() => new Map(board.ambientes.map((each) => [each.id, each])), [board.ambientes]);
  const columns = useMemo<readonly DataTableColumn<AgendaRecord>[]>(() => {
    const nameOf = ({ ambienteId }: AgendaRecord): string => {
      const room = roomOf.get(ambienteId);
      return room ? room.name + (room.ativo ? '' : ' (fechada)') : '';
    };
    return [
      {
        id: 'sala',
        header: 'Sala',
        isRowHeader: true,
        isGrow: true,
        cell: (row) => <TextLink href={gradeRoute(row.id)}>{nameOf(row)}</TextLink>,
      },
      {
        id: 'vigencia',
        header: 'Vigência',
        cell: ({ vigenciaInicial: from, vigenciaFinal: to }) =>
          to ? `${formatDate(from)} a ${formatDate(to)}` : `Desde ${formatDate(from)}`,
      },
      {
        id: 'semana',
        header: 'Vagas por semana',
        isNumeric: true,
        align: 'end',
        cell: ({ periodos }) => String(periodos.reduce((sum, each) => sum + slotsIn(each) * each.vagas, 0)),
      },
      {
        id: 'exames',
        header: 'Exames',
        cell: ({ procedimentosIds: ids }) => (ids.length === 0 ? 'Todos' : String(ids.length)),
      },
    ];
  }, [roomOf]);
  const toNewRoom = newRoomRoute(board.prestador.id);
  // Whoever comes for the first agenda of a clinic without a room needs the room first.
  if (isNew && board.ambientes.length === 0) return <Navigate to={toNewRoom} replace />;
  return (
    <Stack gap="x4">
      <div>
        <Button
          icon={<Plus />}
          onPress={() => setNew(true)}
          disabledReason={
            hasRoom ? undefined : 'Cada agenda é de uma sala aberta: abra ou crie uma na aba Salas.'
          }
        >
          Nova agenda
        </Button>
      </div>
      <DataTable
        label="Agendas da clínica"
        columns={columns}
        rows={board.agendas}
        getRowId={idOf}
        getRowLabel={({ ambienteId }) => roomOf.get(ambienteId)?.name ?? ''}
        empty={
          <EmptyState
            title="Esta clínica ainda não tem agenda."
            description={
              board.ambientes.length === 0
                ? 'Crie antes uma sala, na aba Salas.'
                : 'Sem agenda, nenhum horário é oferecido.'
            }
            action={
              board.ambientes.length === 0 ? <LinkButton href={toNewRoom}>Nova sala</LinkButton> : undefined
            }
          />
        }
      />
      {isNew && hasRoom ? <NewAgenda board={board} changes={changes} onClose={() => setNew(false)} /> : null}
    </Stack>
  );
}

function NewAgenda({ board, changes, onClose }: PanelProps & { onClose: () => void }) {
  const now = useNow();
  const rooms = board.ambientes.filter((each) => each.ativo);
  const [room, setRoom] = useState<string | null>(rooms[0] ? String(rooms[0].id) : null);
  const [from, setFrom] = useState<string | null>(now.data);
  const [to, setTo] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const unreadable = useUnreadable();
  const missing = (value: unknown): string | undefined =>
    isSent && value === null ? 'Campo obrigatório' : undefined;
  const save = async (): Promise<void> => {
    setSent(true);
    if (room === null || from === null || unreadable.all().size > 0) return;
    const change = {
      tipo: 'AGENDA' as const,
      ambienteId: Number(room),
      vigenciaInicial: from,
      vigenciaFinal: to,
    };
    if (await changes.ask(change)) onClose();
  };
  return (
    <ChangeDialog
      title="Nova agenda"
      description="A grade semanal é desenhada depois."
      saveLabel="Criar"
      changes={changes}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="x4">
        <Select
          label="Sala"
          isRequired
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={room}
          onChange={setRoom}
          errorMessage={missing(room)}
        />
        <DatePicker
          label="Início da vigência"
          isRequired
          now={now}
          value={from}
          onChange={setFrom}
          errorMessage={missing(from)}
        />
        <DatePicker
          label="Fim da vigência"
          isOptional
          now={now}
          min={from ?? now.data}
          value={to}
          onChange={setTo}
          onProblem={(problem) => unreadable.take('vigenciaFinal', problem)}
          errorMessage={changes.failure ?? undefined}
        />
      </Stack>
    </ChangeDialog>
  );
}
