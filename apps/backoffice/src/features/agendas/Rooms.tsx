import { Button, Card, EmptyState, Inline, Stack, Switch, Text, TextField } from '@apto/ui';
import { Pencil, Plus } from '@apto/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedRoom, withRoom } from './addresses.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { PanelProps } from './panel.ts';

type Room = PanelProps['board']['ambientes'][number];

/** The rooms of a clinic: opened, named, closed (doc3 ambiente). A closed one gives no slots, and keeps its week. */
export function Rooms({ board, changes }: PanelProps) {
  const [query, setQuery] = useSearchParams();
  const asked = askedRoom(query);
  const edited = asked === 'new' ? asked : board.ambientes.find(({ id }) => id === asked);
  const setEdited = (room: number | 'new' | null): void =>
    setQuery((current) => withRoom(current, room), { replace: true });
  return (
    <Stack gap="x4">
      <div>
        <Button icon={<Plus />} onPress={() => setEdited('new')}>
          Nova sala
        </Button>
      </div>
      {board.ambientes.length === 0 ? (
        <EmptyState title="Esta clínica ainda não tem sala." description="Cada agenda é de uma sala." />
      ) : null}
      {board.ambientes.map((room) => (
        <Card key={room.id}>
          <Inline gap="x4" justify="between">
            <Text weight="medium">{room.name}</Text>
            <Inline gap="x4">
              <Switch
                isSelected={room.ativo}
                isPending={changes.isBusy}
                aria-label={`${room.name} aberta`}
                onChange={(isOpen) =>
                  void changes.ask({ tipo: 'AMBIENTE', id: room.id, name: room.name, ativo: isOpen })
                }
              >
                {room.ativo ? 'Aberta' : 'Fechada'}
              </Switch>
              <Button size="small" icon={<Pencil />} onPress={() => setEdited(room.id)}>
                {`Renomear ${room.name}`}
              </Button>
            </Inline>
          </Inline>
        </Card>
      ))}
      {edited ? (
        <RoomDialog
          room={edited === 'new' ? null : edited}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}

function RoomDialog({
  room,
  changes,
  onClose,
}: Pick<PanelProps, 'changes'> & { room: Room | null; onClose: () => void }) {
  const [name, setName] = useState(room?.name ?? '');
  const [isSent, setSent] = useState(false);
  const save = async (): Promise<void> => {
    setSent(true);
    if (name.trim() === '') return;
    const change = {
      tipo: 'AMBIENTE' as const,
      id: room?.id ?? null,
      name: name.trim(),
      ativo: room?.ativo ?? true,
    };
    if (await changes.ask(change)) onClose();
  };
  return (
    <ChangeDialog
      title={room ? `Renomear ${room.name}` : 'Nova sala'}
      changes={changes}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Nome da sala"
        isRequired
        maxLength={120}
        value={name}
        onChange={setName}
        errorMessage={
          isSent && name.trim() === ''
            ? 'Campo obrigatório'
            : isSent
              ? (changes.failure ?? undefined)
              : undefined
        }
      />
    </ChangeDialog>
  );
}
