import type { AgendamentoDetail, ApiFaixa } from '@apto/api-client';
import type { ConfirmationDay } from '@apto/domain/autoagendamento';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate } from '@apto/domain/time';
import { WhyNotPanel } from '../why-not/onDemand.tsx';
import { useHeldExames } from './useHeldExames.ts';

type Day = ConfirmationDay<ApiFaixa>;

interface Props {
  agendamento: Pick<AgendamentoDetail, 'id' | 'idCliente' | 'idFuncionario' | 'tipoExame'>;
  cidadeId: number | null;
  prestadorId: number | null;
  /** The days that are shown; null while they are on their way. */
  days: readonly Day[] | null;
  /** The day that was chosen. */
  day: Day | null;
  /** Only these days may be proposed; absent: a month around those that are shown. */
  isWithin?: { readonly first: CivilDate; readonly last: CivilDate };
  onDay: (date: CivilDate) => void;
  onClinic: (clinic: { id: number; data: CivilDate }) => void;
}

/** 'Por que não?', where the chosen day has no slot, or the clinic none on any of the days that are shown (issue 10). */
export function NothingFree({ agendamento, cidadeId, prestadorId, days, day, isWithin, ...on }: Props) {
  const exames = useHeldExames(agendamento.id);
  const shown = days ?? [];
  const isEmpty = day
    ? day.faixas.length === 0
    : shown.length > 0 && shown.every(({ reasons }) => reasons.length > 0);
  const [first, last] = day ? [day, day] : [shown[0], shown.at(-1)];
  if (!exames || !isEmpty || !first || !last || cidadeId === null || prestadorId === null) return null;
  return (
    <WhyNotPanel
      request={{
        clienteId: agendamento.idCliente,
        cidadeId,
        tipoExameId: agendamento.tipoExame.id,
        prestadorId,
        examesIds: exames.map(({ id }) => id),
        dataInicial: first.data,
        dataFinal: last.data,
        periodo: PERIODO.AMBOS,
        funcionarioId: agendamento.idFuncionario,
        primeiroDia: isWithin?.first,
        ultimoDia: isWithin?.last,
      }}
      {...on}
    />
  );
}
