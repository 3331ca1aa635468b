import { useNow } from '@apto/api-client/react';
import { formatDate } from '@apto/domain/time';
import { Button, Card, ConfirmDialog, DatePicker, EmptyState, Inline, Stack, Text } from '@apto/ui';
import { Plus, Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { PanelProps } from './panel.ts';

/** When a clinic is away (doc3 vacations). */
export function Vacations({ board, changes }: PanelProps) {
  const [isNew, setNew] = useState(false);
  const [removed, setRemoved] = useState<{ readonly id: number; readonly text: string } | null>(null);
  return (
    <Stack gap="x4">
      <div>
        <Button icon={<Plus />} onPress={() => setNew(true)}>
          Cadastrar férias
        </Button>
      </div>
      {board.ferias.length === 0 ? <EmptyState title="Nenhum período de férias de hoje em diante." /> : null}
      {board.ferias.map(({ id, dataInicial: from, dataFinal: to }) => {
        const text = `De ${formatDate(from)} a ${formatDate(to)}`;
        return (
          <Card key={id}>
            <Inline gap="x4" justify="between">
              <Text>{text}</Text>
              <Button
                size="small"
                icon={<Trash2 />}
                isPending={changes.isBusy}
                onPress={() => setRemoved({ id, text })}
              >
                {`Excluir férias ${text.toLowerCase()}`}
              </Button>
            </Inline>
          </Card>
        );
      })}
      {removed ? (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={`Excluir férias ${removed.text.toLowerCase()}?`}
          confirmLabel="Excluir férias"
          onOpenChange={() => setRemoved(null)}
          // What the change does to bookings, and a failure, are told on the page: the question is over.
          onConfirm={() => void changes.ask({ tipo: 'SEM_FERIAS', id: removed.id })}
        >
          A clínica volta a oferecer horários nesses dias, na hora.
        </ConfirmDialog>
      ) : null}
      {isNew ? <NewVacation changes={changes} onClose={() => setNew(false)} /> : null}
    </Stack>
  );
}

function NewVacation({ changes, onClose }: Pick<PanelProps, 'changes'> & { onClose: () => void }) {
  const now = useNow();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const missing = (value: string | null): string | undefined =>
    isSent && value === null ? 'Campo obrigatório' : undefined;
  const save = async (): Promise<void> => {
    setSent(true);
    if (from === null || to === null) return;
    const isDone = await changes.ask({ tipo: 'FERIAS', dataInicial: from, dataFinal: to });
    if (isDone) onClose();
  };
  return (
    <ChangeDialog title="Cadastrar férias" changes={changes} onSave={save} onClose={onClose}>
      <Stack gap="x4">
        <DatePicker
          label="Primeiro dia"
          isRequired
          now={now}
          min={now.data}
          value={from}
          onChange={setFrom}
          errorMessage={missing(from)}
        />
        <DatePicker
          label="Último dia"
          isRequired
          now={now}
          min={from ?? now.data}
          value={to}
          onChange={setTo}
          errorMessage={missing(to) ?? (isSent ? (changes.failure ?? undefined) : undefined)}
        />
      </Stack>
    </ChangeDialog>
  );
}
