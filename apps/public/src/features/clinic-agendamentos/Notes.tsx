import { getClinicAgendamento, noteAsClinic, type Answer } from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { MAX_CLINIC_NOTE_LENGTH } from '@apto/domain/status';
import { formatInstant } from '@apto/domain/time';
import { Button, Inline, InlineAlert, Section, Stack, Tag, Text, TextArea, toast } from '@apto/ui';
import { useState } from 'react';

interface Props {
  id: number;
  notes: Answer<typeof getClinicAgendamento>['observacoes'];
}

/** What the clinic has to say to whoever schedules, and whether they have taken note of it (doc3 §7.6). */
export function Notes({ id, notes }: Props) {
  const api = useApi();
  const reload = useReload();
  const attempt = useIdempotencyKey();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    const written = text.trim();
    setEmpty(written === '');
    if (written === '') return;
    setPending(true);
    setFailure(null);
    const body = { observacaoPrestador: written };
    try {
      await api.invoke(
        noteAsClinic,
        { params: { id }, body },
        { idempotencyKey: attempt.keyFor([id, body]) },
      );
      setText('');
      toast.success({ title: 'Observação enviada.' });
      await reload(getClinicAgendamento);
    } catch (error) {
      attempt.restartIfRefused(error);
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setPending(false);
    }
  }

  return (
    <Section title="Observações para quem agenda" level={3}>
      <Stack gap="x4">
        {notes.length === 0 ? null : (
          <Stack as="ul" gap="x3">
            {notes.map((note) => (
              <li key={note.id}>
                <Text>{note.texto}</Text>
                <Inline gap="x2">
                  <Text tone="muted" isTabular>
                    {formatInstant(note.createdAt)}
                  </Text>
                  <Tag tone={note.aceitarObservacao ? 'success' : 'neutral'}>
                    {note.aceitarObservacao ? 'Aceita' : 'Aguarda aceite'}
                  </Tag>
                </Inline>
              </li>
            ))}
          </Stack>
        )}
        <TextArea
          label="Nova observação"
          description="Quem agenda lê e aceita. Não escreva nada sobre a saúde da pessoa."
          value={text}
          onChange={(value) => {
            setText(value);
            setEmpty(false);
          }}
          maxLength={MAX_CLINIC_NOTE_LENGTH}
          rows={3}
          isInvalid={isEmpty}
          errorMessage={isEmpty ? 'Escreva a observação.' : undefined}
        />
        {failure === null ? null : (
          <InlineAlert tone="danger" title="Não foi possível enviar a observação." announce="assertive">
            {failure}
          </InlineAlert>
        )}
        <div>
          <Button isPending={isPending} onPress={() => void send()}>
            Enviar observação
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
