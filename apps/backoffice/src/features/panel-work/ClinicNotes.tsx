import type { ClinicNote } from '@apto/api-client';
import { formatInstant } from '@apto/domain/time';
import { Button, Card, Inline, Stack, Tag, Text } from '@apto/ui';
import { useAcceptNotes } from '../../shared/agendamentos/clinic-notes/useAcceptNotes.ts';

/** What the clinic noted beside the request, and who took note of it (doc3 §7.6). */
export function ClinicNotes({ notes }: { notes: readonly ClinicNote[] }) {
  const { accept, isPending } = useAcceptNotes();
  const waiting = notes.filter(({ aceitarObservacao: isAccepted }) => !isAccepted);
  if (notes.length === 0) return null;
  return (
    <Card
      title="Observações do prestador"
      level={2}
      actions={
        waiting.length === 0 ? undefined : (
          <Button size="small" isPending={isPending} onPress={() => void accept(waiting.map(({ id }) => id))}>
            {waiting.length === 1 ? 'Aceitar observação' : `Aceitar ${waiting.length} observações`}
          </Button>
        )
      }
    >
      <Stack as="ul" gap="x4">
        {notes.map((note) => (
          <li key={note.id}>
            <Text>{note.observacaoPrestador}</Text>
            <Inline gap="x3">
              <Text size="s13" tone="muted" isTabular>
                {[note.autor, formatInstant(note.createdAt)].filter(Boolean).join(', ')}
              </Text>
              {note.aceitarObservacao && note.aceitaEm ? (
                <Tag tone="success">{`Aceita por ${note.aceitaPor ?? 'outra pessoa'}, ${formatInstant(note.aceitaEm)}`}</Tag>
              ) : (
                <Tag tone="warning">Aguarda aceite</Tag>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
