import { Button, Inline, Text } from '@apto/ui';
import { timeOnButton, type OfferedClinic, type OfferedTime } from '../../shared/pedido/offered.ts';

interface Props {
  clinic: OfferedClinic;
  onTake: (time: OfferedTime) => void;
}

/** The next free times of a clinic: a press takes clinic, day and time to the last step, where 'Agendar' is. */
export function OfferedTimes({ clinic, onTake }: Props) {
  if (clinic.opcoes.length === 0) {
    return (
      <Text size="s14" tone="muted">
        Sem horário livre no período do seu pedido.
      </Text>
    );
  }
  return (
    <Inline gap="x3" role="group" aria-label={`Próximos horários: ${clinic.name}`}>
      {clinic.opcoes.map((time) => (
        <Button key={`${time.data} ${time.horario ?? time.periodo}`} onPress={() => onTake(time)}>
          {timeOnButton(time)}
        </Button>
      ))}
    </Inline>
  );
}
