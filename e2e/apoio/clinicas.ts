import type { Api } from './api.ts';
import { calendarioDe, type Calendario } from './datas.ts';
import { doSoc, TIPO, type Funcionario } from './pessoas.ts';

export interface Clinica {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly prioridade: string;
  readonly liberado: boolean;
  readonly sistema: string | null;
}

/** The id of a city that is written exactly so. */
export async function cidadeChamada(api: Api, nome: string): Promise<number> {
  const { items } = await api.ler<{ items: { id: number; cidade: string }[] }>(
    `/cidades?limit=50&filter=${encodeURIComponent(nome)}&comPrestador=true`,
  );
  const cidade = items.find((c) => c.cidade === nome);
  if (!cidade) throw new Error(`Não há a cidade ${nome}`);
  return cidade.id;
}

/** The clinics of a city for a client and its exams, in the order of the dropdown. */
export async function clinicasDe(
  api: Api,
  cliente: number,
  cidade: number,
  exames = '0',
): Promise<Clinica[]> {
  const { items } = await api.ler<{ items: Clinica[] }>(
    `/suppliers/ordered/${cliente}/${cidade}/${exames}?limit=100&tipoExame=2`,
  );
  return items;
}

/** The first clinic that fits. */
export function clinicaQue(clinicas: readonly Clinica[], serve: (clinica: Clinica) => boolean): Clinica {
  const clinica = clinicas.find(serve);
  if (!clinica) throw new Error('Nenhuma clínica da demonstração serve a este teste');
  return clinica;
}

interface Horario {
  readonly weekDay: number;
  readonly atendimentoMatutino: boolean;
  readonly atendimentoVespertino: boolean;
}

/** Whether a clinic serves from Monday to Friday, morning and afternoon. */
export async function atendeASemanaInteira(api: Api, { id }: Clinica): Promise<boolean> {
  const { openingHours } = await api.ler<{ openingHours: Horario[] }>(`/suppliers/${id}`);
  const inteiros = openingHours.filter(
    ({ weekDay, atendimentoMatutino, atendimentoVespertino }) =>
      weekDay >= 1 && weekDay <= 5 && atendimentoMatutino && atendimentoVespertino,
  );
  return inteiros.length === 5;
}

/**
 * A clinic that does all the exams of an employee's periodic request, is released to the client, open from Monday to
 * Friday and not paid in advance; with slots to book or without.
 */
export async function clinicaPara(
  api: Api,
  f: Funcionario,
  { cidade, comHorario }: { cidade: string; comHorario: boolean },
): Promise<{ clinica: Clinica; calendario: Calendario }> {
  const idDaCidade = await cidadeChamada(api, cidade);
  const { procedimentos } = await doSoc(api, f, TIPO.PERIODICO);
  const exames = procedimentos.map(({ id }) => id).join(',');
  for (const clinica of await clinicasDe(api, f.customerId, idDaCidade, exames)) {
    if (!clinica.liberado || (clinica.sistema === 'SOC') !== comHorario) continue;
    const { advanceDeposit } = await api.ler<{ advanceDeposit: boolean }>(`/suppliers/${clinica.id}`);
    if (advanceDeposit || !(await atendeASemanaInteira(api, clinica))) continue;
    return { clinica, calendario: await calendarioDe(api, idDaCidade, clinica.id) };
  }
  throw new Error('Nenhuma clínica da demonstração serve a este teste');
}
