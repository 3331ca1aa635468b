import { Button, Inline, Stack, Text, VisuallyHidden } from '@apto/ui';
import { Hourglass } from '@apto/ui/icons';
import { timeOnButton, type OfferedClinic, type OfferedTime } from '../../shared/pedido/offered.ts';

interface Props {
  clinic: OfferedClinic;
  /** It serves by appointment, at times that it keeps itself. */
  isArranged: boolean;
  onTake: (time: OfferedTime) => void;
}

/** The next free times of a clinic: a press takes clinic, day and time to the last step, where 'Agendar' is. */
export function OfferedTimes({ clinic, isArranged, onTake }: Props) {
  if (clinic.opcoes.length === 0) {
    return (
      <Text size="s14" tone="muted">
        Sem horário livre no período do seu pedido.
      </Text>
    );
  }
  return (
    <Stack gap="x2">
      <Inline gap="x3" role="group" aria-label={`Próximos horários: ${clinic.name}`}>
        {clinic.opcoes.map((time) => (
          <Button
            key={`${time.data} ${time.horario ?? time.periodo}`}
            icon={time.preparo?.length ? <Hourglass /> : null}
            onPress={() => onTake(time)}
          >
            {timeOnButton(time)}
            {time.preparo?.length ? <VisuallyHidden>{`. ${time.preparo.join('. ')}`}</VisuallyHidden> : null}
          </Button>
        ))}
      </Inline>
      {clinic.opcoes.some(({ preparo }) => preparo?.length) ? (
        // Each button says its own; seen, the mark needs its words once.
        <Inline gap="x2" aria-hidden>
          <Hourglass size={14} />
          <Text size="s13" tone="muted">
            O preparo para o exame fica mais difícil.
          </Text>
        </Inline>
      ) : null}
      {isArranged && clinic.opcoes.every(({ horario }) => horario === null) ? (
        <Text size="s13" tone="muted">
          A clínica combina a hora com você depois da confirmação.
        </Text>
      ) : null}
    </Stack>
  );
}
