import { NO_FAIXAS_MESSAGE } from '@apto/domain/messages';
import { PRESTADOR_WITHOUT_HORARIOS_MESSAGE } from '@apto/domain/atendimento';
import { formatDate, type CivilDate } from '@apto/domain/time';
import { EmptyState, LinkButton } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { PATHS } from '../../shared/routing/paths.ts';

const OtherClinic = () => (
  <LinkButton href={PATHS.place} variant="primary">
    Escolher outra clínica
  </LinkButton>
);

/** The suggested range is over: nothing here can help, so it says who can. */
export function DeadlinePassed({ end, empresa }: { end: CivilDate | null; empresa: string }) {
  return (
    <EmptyState
      icon={<CalendarX />}
      title={end ? `O prazo para agendar terminou em ${formatDate(end)}.` : 'O prazo para agendar terminou.'}
      description={`Peça um novo link a quem cuida dos exames na ${empresa}.`}
    />
  );
}

/** The clinic has no hours on record (doc2 §5 'Date range rules', 6). */
export function NoRegisteredHorarios() {
  return (
    <EmptyState icon={<CalendarX />} title={PRESTADOR_WITHOUT_HORARIOS_MESSAGE} action={<OtherClinic />} />
  );
}

/** Every day of the range has something against it. */
export function NoFreeDay({ clinic, end }: { clinic: string; end: CivilDate }) {
  return (
    <EmptyState
      icon={<CalendarX />}
      title={NO_FAIXAS_MESSAGE}
      description={`${clinic} não tem mais dias livres até ${formatDate(end)}. Outra clínica pode ter.`}
      action={<OtherClinic />}
    />
  );
}
