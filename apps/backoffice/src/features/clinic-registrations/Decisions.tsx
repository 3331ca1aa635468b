import { ApiError, decideRegistration, type RegistrationReview } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { HOURS_RIGHT_TEXT, MAX_REFUSAL_LENGTH } from '@apto/domain/clinic-registration';
import { MESSAGE } from '@apto/domain/messages';
import {
  Button,
  Card,
  FormActions,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@apto/ui';
import { useRef, useState } from 'react';
import { messageFrom, notify } from '../../shared/notices/index.ts';

interface Props {
  review: RegistrationReview;
  canDecide: boolean;
  /** Whether new hours may be accepted: those of an active clinic are its agenda. */
  canSetHours: boolean;
  /** It was decided; null: somebody was faster, and it has to be read again. */
  onDone: (review: RegistrationReview | null) => void;
}

type Choice = 'accept' | 'refuse';
type Item = RegistrationReview['itens'][number];
/** What was decided of an item counts for what it said then. */
const keyOf = ({ campo: item, antes: before, depois: after }: Item) => JSON.stringify([item, before, after]);
const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'accept', label: 'Aceitar' },
  { value: 'refuse', label: 'Recusar' },
];
const BARRED_CHOICES = CHOICES.map((choice) =>
  choice.value === 'accept' ? { ...choice, disabledReason: HOURS_RIGHT_TEXT } : choice,
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Stack gap="x1">
    <Text size="s13" tone="muted">
      {title}
    </Text>
    {lines.length === 0 ? (
      <Text tone="muted">Não informado</Text>
    ) : (
      lines.map((line) => <Text key={line}>{line}</Text>)
    )}
  </Stack>
);

/** Each item, old beside new: accepted or refused with a reason, all of them in one go. */
export function Decisions({ review, canDecide, canSetHours, onDone }: Props) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const { itens: items, afetados: affected } = review;
  const choiceOf = (item: Item) => choices[keyOf(item)];
  const isBarred = ({ campo: item }: Item) => item === 'horarios' && !canSetHours;
  const undecided = items.filter((item) => choiceOf(item) === undefined).length;
  const refused = items.filter((item) => choiceOf(item) === 'refuse');
  const withoutReason = refused.filter(({ campo: item }) => (reasons[item] ?? '').trim() === '');

  async function save(): Promise<void> {
    setTried(true);
    if (withoutReason.length > 0) {
      firstReason.current?.focus();
      return;
    }
    setSaving(true);
    setFailure(null);
    const body = {
      decisoes: items.map((item) => ({
        campo: item.campo,
        aceita: choiceOf(item) === 'accept',
        motivo: choiceOf(item) === 'refuse' ? (reasons[item.campo] ?? '').trim() : '',
      })),
      afetados: affected,
      versoes: review.versoes,
    };
    try {
      const answer = await api.invoke(
        decideRegistration,
        { params: { id: review.prestador.id }, body },
        { ifMatch: review.version, idempotencyKey: idempotency.keyFor([review.version, body]) },
      );
      notify({
        tone: 'success',
        title: refused.length === 0 ? 'Cadastro aceito.' : 'Cadastro devolvido à clínica.',
      });
      onDone(answer);
    } catch (error) {
      idempotency.restartIfRefused(error);
      setStale(error instanceof ApiError && error.status === 409);
      setFailure(messageFrom(error));
      setSaving(false);
    }
  }

  /** What was decided stays, save of items that say something else now. */
  function reload(): void {
    setFailure(null);
    setStale(false);
    onDone(null);
  }

  return (
    <Stack gap="x4">
      {failure === null ? null : (
        <InlineAlert
          tone="danger"
          title="A análise não foi salva"
          announce="assertive"
          action={isStale ? <Button onPress={reload}>Recarregar</Button> : undefined}
        >
          {failure}
        </InlineAlert>
      )}
      {affected.length > 0 ? (
        <InlineAlert tone="warning">
          {affected.length === 1
            ? 'Com os novos horários um agendamento fica sem lugar. Ele continua como está e precisa ser remarcado.'
            : `Com os novos horários ${affected.length} agendamentos ficam sem lugar. Eles continuam como estão e precisam ser remarcados.`}
        </InlineAlert>
      ) : null}
      {items.length === 0 ? (
        <InlineAlert tone="info">
          A clínica confirmou os dados: nada é diferente do que já se sabe.
        </InlineAlert>
      ) : canDecide ? (
        <Inline justify="between">
          <Text tone="muted">
            {undecided === 0 ? 'Tudo decidido.' : `${undecided} de ${items.length} por decidir.`}
          </Text>
          <Button
            onPress={() =>
              setChoices({
                ...choices,
                ...Object.fromEntries(
                  items.filter((item) => !isBarred(item)).map((item) => [keyOf(item), 'accept' as const]),
                ),
              })
            }
          >
            Aceitar tudo
          </Button>
        </Inline>
      ) : null}
      {items.map((each) => {
        const { campo: item, label, antes: before, depois: after } = each;
        return (
          <Card key={item}>
            <Stack gap="x3" role="group" aria-label={label}>
              <Heading level={2} size="s16">
                {label}
              </Heading>
              <Grid columns={2} gap="x4">
                <Lines title="Antes" lines={before} />
                <Lines title="Depois" lines={after} />
              </Grid>
              {canDecide ? (
                <RadioGroup<Choice>
                  orientation="horizontal"
                  label={`Decisão sobre ${label}`}
                  options={isBarred(each) ? BARRED_CHOICES : CHOICES}
                  value={choiceOf(each) ?? null}
                  onChange={(choice) => setChoices({ ...choices, [keyOf(each)]: choice })}
                />
              ) : null}
              {choiceOf(each) === 'refuse' ? (
                <TextField
                  ref={withoutReason[0]?.campo === item ? firstReason : undefined}
                  label="Motivo"
                  description="A clínica o lê."
                  isRequired
                  maxLength={MAX_REFUSAL_LENGTH}
                  value={reasons[item] ?? ''}
                  onChange={(reason) => setReasons({ ...reasons, [item]: reason })}
                  errorMessage={
                    isTried && (reasons[item] ?? '').trim() === '' ? MESSAGE.REQUIRED_FIELD : undefined
                  }
                />
              ) : null}
            </Stack>
          </Card>
        );
      })}
      {canDecide ? (
        <FormActions isSticky>
          <Button
            variant="primary"
            isPending={isSaving}
            onPress={() => void save()}
            disabledReason={undecided > 0 ? 'Decida cada item para concluir.' : undefined}
          >
            Concluir análise
          </Button>
        </FormActions>
      ) : null}
    </Stack>
  );
}
