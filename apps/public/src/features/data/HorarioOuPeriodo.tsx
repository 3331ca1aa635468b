import type { FaixaDaApi } from '@apto/api-client';
import { semanaDeAtendimento, diaDaSemana, tipoAtendimentoNoDia, type Periodo } from '@apto/domain';
import { PeriodPicker, TimeSlotPicker } from '@apto/ui';
import type { Escolha } from './escolha.ts';
import type { Clinica } from './useDias.ts';

interface Props {
  clinica: Clinica;
  reservaFaixas: boolean;
  escolha: Escolha;
  aoEscolherFaixa: (faixa: FaixaDaApi) => void;
  aoEscolherPeriodo: (periodo: Periodo) => void;
}

/** How that day works there, in one sentence. */
function explicacao({ openingHours }: Clinica, data: string): string {
  const horario = semanaDeAtendimento(openingHours).find(({ dia }) => dia === diaDaSemana(data))?.texto;
  const quando = horario ? ` Neste dia: ${horario}.` : '';
  switch (tipoAtendimentoNoDia(openingHours, data)) {
    case 'Ordem de chegada':
      return `A clínica atende por ordem de chegada.${quando}`;
    case 'Horário marcado':
      return `A clínica combina o horário com você depois da confirmação.${quando}`;
    default:
      return quando.trim();
  }
}

/** The slot where the clinic books slots, else the period of the day. */
export function HorarioOuPeriodo({
  clinica,
  reservaFaixas,
  escolha,
  aoEscolherFaixa,
  aoEscolherPeriodo,
}: Props) {
  const { dia, faixa, periodo } = escolha;
  if (!dia) return null;
  if (reservaFaixas) {
    return (
      <TimeSlotPicker
        date={dia.data}
        clinicName={clinica.name}
        slots={dia.faixas}
        value={faixa}
        onChange={aoEscolherFaixa}
      />
    );
  }
  return (
    <PeriodPicker
      description={explicacao(clinica, dia.data)}
      options={dia.periodos}
      value={periodo}
      onChange={aoEscolherPeriodo}
    />
  );
}
