import type { DiaSemana } from '../tempo/data-civil.ts';
import { nomeDoDia, SEMANA, siglaDoDia } from '../tempo/formato.ts';
import type { Hora } from '../tempo/hora.ts';
import type { OpeningHour, TipoServico } from './atendimento.ts';

/** How a clinic receives people, over its whole week (doc2 §3). */
export type TipoAtendimento = 'Ordem de chegada' | 'Horário marcado' | 'Ambos' | 'Inconsistente';

/** One period of one weekday, for display. */
export interface TurnoDeAtendimento {
  inicio: Hora | null;
  fim: Hora | null;
  /** 'Ordem de chegada', 'Horário marcado' or 'Inconsistente' */
  tipo: TipoAtendimento;
  /** '08:00 às 12:00'; 'Horário não informado' when the hours are missing. */
  texto: string;
}

/** One weekday of the clinic's week, for display. */
export interface DiaDeAtendimento {
  dia: DiaSemana;
  /** 'SEG' … 'DOM' */
  sigla: string;
  /** 'segunda-feira' */
  nome: string;
  /** `null` when that period is not served. */
  manha: TurnoDeAtendimento | null;
  tarde: TurnoDeAtendimento | null;
  /** '08:00 às 12:00 e 13:00 às 17:00', or 'Não atende'. */
  texto: string;
}

/** 'Ordem de chegada' or 'Horário marcado'; anything else is 'Inconsistente' (doc2 §3). */
export function nomeTipoServico(tipo: string | null | undefined): TipoAtendimento {
  if (tipo === 'ORDEM_CHEGADA') return 'Ordem de chegada';
  if (tipo === 'HORARIO_MARCADO') return 'Horário marcado';
  return 'Inconsistente';
}

/**
 * The overall type of a clinic (doc2 §3), from the periods that it serves: one type everywhere is that type, both are
 * 'Ambos', and no served period, or one without a type, is 'Inconsistente'.
 */
export function tipoAtendimento(horarios: readonly OpeningHour[]): TipoAtendimento {
  const tipos = new Set<TipoAtendimento>();
  for (const h of horarios) {
    if (h.atendimentoMatutino) tipos.add(nomeTipoServico(h.serviceTypeAm));
    if (h.atendimentoVespertino) tipos.add(nomeTipoServico(h.serviceTypePm));
  }
  if (tipos.size === 0 || tipos.has('Inconsistente')) return 'Inconsistente';
  if (tipos.size === 2) return 'Ambos';
  return tipos.has('Ordem de chegada') ? 'Ordem de chegada' : 'Horário marcado';
}

/** The seven weekdays from Monday to Sunday with their periods, for 'Ver informações da clínica' (doc2 §2.7). */
export function semanaDeAtendimento(horarios: readonly OpeningHour[]): DiaDeAtendimento[] {
  return SEMANA.map((dia) => {
    const doDia = horarios.filter(({ weekDay }) => weekDay === dia);
    const comManha = doDia.find((h) => h.atendimentoMatutino);
    const comTarde = doDia.find((h) => h.atendimentoVespertino);
    const manha = comManha ? turno(comManha.startHourAm, comManha.endHourAm, comManha.serviceTypeAm) : null;
    const tarde = comTarde ? turno(comTarde.startHourPm, comTarde.endHourPm, comTarde.serviceTypePm) : null;
    const texto = [manha, tarde].flatMap((t) => (t ? [t.texto] : [])).join(' e ') || 'Não atende';
    return { dia, sigla: siglaDoDia(dia), nome: nomeDoDia(dia), manha, tarde, texto };
  });
}

function turno(inicio: Hora | null, fim: Hora | null, tipo: TipoServico | null): TurnoDeAtendimento {
  const texto = inicio && fim ? `${inicio} às ${fim}` : 'Horário não informado';
  return { inicio, fim, tipo: nomeTipoServico(tipo), texto };
}
