import type { Api } from './api.ts';
import { calendarOf, type Calendar } from './dates.ts';
import { fromSoc, EXAME_TYPE, type Funcionario } from './people.ts';

export interface Clinic {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly prioridade: string;
  readonly liberado: boolean;
  readonly sistema: string | null;
}

/** The id of a city that is written exactly so. */
export async function cidadeNamed(api: Api, name: string): Promise<number> {
  const { items } = await api.read<{ items: { id: number; cidade: string }[] }>(
    `/cidades?limit=50&filter=${encodeURIComponent(name)}&comPrestador=true`,
  );
  const cidade = items.find((c) => c.cidade === name);
  if (!cidade) throw new Error(`Não há a cidade ${name}`);
  return cidade.id;
}

/** The clinics of a city for a client and its exams, in the order of the dropdown. */
export async function clinicsOf(api: Api, cliente: number, cidade: number, exames = '0'): Promise<Clinic[]> {
  const { items } = await api.read<{ items: Clinic[] }>(
    `/suppliers/ordered/${cliente}/${cidade}/${exames}?limit=100&tipoExame=2`,
  );
  return items;
}

/** The first clinic that fits. */
export function pickClinic(clinics: readonly Clinic[], serve: (clinic: Clinic) => boolean): Clinic {
  const clinic = clinics.find(serve);
  if (!clinic) throw new Error('Nenhuma clínica da demonstração serve a este teste');
  return clinic;
}

interface Horario {
  readonly weekDay: number;
  readonly atendimentoMatutino: boolean;
  readonly atendimentoVespertino: boolean;
}

/** Whether a clinic serves from Monday to Friday, morning and afternoon. */
export async function isOpenAllWeek(api: Api, { id }: Clinic): Promise<boolean> {
  const { openingHours } = await api.read<{ openingHours: Horario[] }>(`/suppliers/${id}`);
  const integers = openingHours.filter(
    ({ weekDay, atendimentoMatutino, atendimentoVespertino }) =>
      weekDay >= 1 && weekDay <= 5 && atendimentoMatutino && atendimentoVespertino,
  );
  return integers.length === 5;
}

/**
 * A clinic that does all the exams of an employee's periodic request, is released to the client, open from Monday to
 * Friday and not paid in advance; with slots to book or without.
 */
export async function clinicFor(
  api: Api,
  f: Funcionario,
  { cidade, withHorario }: { cidade: string; withHorario: boolean },
): Promise<{ clinic: Clinic; calendar: Calendar }> {
  const cidadeId = await cidadeNamed(api, cidade);
  const { procedimentos } = await fromSoc(api, f, EXAME_TYPE.PERIODICO);
  const exames = procedimentos.map(({ id }) => id).join(',');
  for (const clinic of await clinicsOf(api, f.customerId, cidadeId, exames)) {
    if (!clinic.liberado || (clinic.sistema === 'SOC') !== withHorario) continue;
    const { advanceDeposit } = await api.read<{ advanceDeposit: boolean }>(`/suppliers/${clinic.id}`);
    if (advanceDeposit || !(await isOpenAllWeek(api, clinic))) continue;
    return { clinic, calendar: await calendarOf(api, cidadeId, clinic.id) };
  }
  throw new Error('Nenhuma clínica da demonstração serve a este teste');
}
