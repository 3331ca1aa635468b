import {
  formatarData,
  MENSAGEM_PRESTADOR_SEM_HORARIOS,
  MENSAGEM_SEM_FAIXAS,
  type DataCivil,
} from '@apto/domain';
import { EmptyState, LinkButton } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';

const OutraClinica = () => (
  <LinkButton href={CAMINHO.local} variant="primary">
    Escolher outra clínica
  </LinkButton>
);

/** The suggested range is over: nothing here can help, so it says who can. */
export function PrazoEncerrado({ fim, empresa }: { fim: DataCivil | null; empresa: string }) {
  return (
    <EmptyState
      icon={<CalendarX />}
      title={
        fim ? `O prazo para agendar terminou em ${formatarData(fim)}.` : 'O prazo para agendar terminou.'
      }
      description={`Peça um novo link a quem cuida dos exames na ${empresa}.`}
    />
  );
}

/** The clinic has no hours on record (doc2 §5 'Date range rules', 6). */
export function SemHorariosCadastrados() {
  return (
    <EmptyState icon={<CalendarX />} title={MENSAGEM_PRESTADOR_SEM_HORARIOS} action={<OutraClinica />} />
  );
}

/** Every day of the range has something against it. */
export function NenhumDiaLivre({ clinica, fim }: { clinica: string; fim: DataCivil }) {
  return (
    <EmptyState
      icon={<CalendarX />}
      title={MENSAGEM_SEM_FAIXAS}
      description={`${clinica} não tem mais dias livres até ${formatarData(fim)}. Outra clínica pode ter.`}
      action={<OutraClinica />}
    />
  );
}
