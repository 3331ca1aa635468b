import { atendeNoPeriodo, diasAtendidos } from '../atendimento/atendimento.ts';
import { somarDiasAtendidos } from '../feriados/dias-uteis.ts';
import { emFerias, feriadoNacionalEm } from '../feriados/feriados.ts';
import { PERIODO, periodoDoHorario } from '../periodos/periodo.ts';
import {
  compararDatas,
  dataDoNumero,
  diaDaSemana,
  maiorData,
  numeroDoDia,
  type DataCivil,
  type DiaSemana,
} from '../tempo/data-civil.ts';
import { compararHoras, horaDeMinutos, minutosDoDia, type Hora } from '../tempo/hora.ts';
import { janelasDoDia, type Janela } from './janelas.ts';
import type { Agenda, ConsultaDeFaixas, Faixa, Ocupacao } from './tipos.ts';

/** The longest stretch of days that is looked at in one question (one year). */
const MAXIMO_DE_DIAS = 366;

/**
 * The free slots of some agendas, in order of day, arrival and room. Left out are: days outside the agenda's validity,
 * past days and past times of today, days within the notice period, holidays (national ones by law whether listed or
 * not), vacations, weekdays and periods that the provider's hours do not serve, and slots whose places are all taken.
 * Two slots of one room never overlap, so that taking all that is offered never takes more than the room holds.
 */
export function gerarFaixas(agendas: readonly Agenda[], consulta: ConsultaDeFaixas): Faixa[] {
  const primeiraData = primeiroDiaDaConsulta(agendas, consulta);
  if (primeiraData === null) return [];
  const primeiro = numeroDoDia(primeiraData);
  const ultimo = Math.min(numeroDoDia(consulta.dataFinal), primeiro + MAXIMO_DE_DIAS - 1);
  const diaFechado = criarDiaFechado(consulta);
  const ocupacoes = agruparOcupacoes(consulta.ocupacoes);
  const faixas: Faixa[] = [];
  for (let numero = primeiro; numero <= ultimo; numero++) {
    const data = dataDoNumero(numero);
    if (diaFechado(data)) continue;
    const doDia = agendas
      .flatMap((agenda) => faixasDaAgenda(agenda, data, consulta, ocupacoes))
      .sort(compararFaixas);
    faixas.push(...semSobreposicao(doDia));
  }
  return faixas;
}

/** Order of day, arrival, departure and room. */
export function compararFaixas(a: Faixa, b: Faixa): number {
  return (
    compararDatas(a.data, b.data) ||
    compararHoras(a.horarioChegada, b.horarioChegada) ||
    compararHoras(a.horarioSaida, b.horarioSaida) ||
    a.ambienteId - b.ambienteId ||
    b.vagas - a.vagas
  );
}

/** The `n` slots nearest in time to a wish, the nearest first; of two equally near, the earlier. */
export function faixasMaisProximas(
  faixas: readonly Faixa[],
  desejo: { data: DataCivil; hora: Hora },
  n: number,
): Faixa[] {
  const alvo = minutoAbsoluto(desejo.data, desejo.hora);
  return faixas
    .map((faixa) => ({ faixa, distancia: Math.abs(minutoAbsoluto(faixa.data, faixa.horarioChegada) - alvo) }))
    .sort((a, b) => a.distancia - b.distancia || compararFaixas(a.faixa, b.faixa))
    .slice(0, Math.max(0, n))
    .map(({ faixa }) => faixa);
}

function minutoAbsoluto(data: DataCivil, hora: Hora): number {
  return numeroDoDia(data) * 1440 + minutosDoDia(hora);
}

function primeiroDiaDaConsulta(agendas: readonly Agenda[], consulta: ConsultaDeFaixas): DataCivil | null {
  const { agora, antecedenciaDias = 0, openingHours, dataInicial } = consulta;
  const doAviso = somarDiasAtendidos(
    agora.data,
    antecedenciaDias,
    openingHours ? diasAtendidos(openingHours) : diasDasAgendas(agendas),
  );
  return doAviso === null ? null : maiorData(dataInicial, doAviso);
}

function diasDasAgendas(agendas: readonly Agenda[]): DiaSemana[] {
  return [...new Set(agendas.flatMap(({ periodos }) => periodos.map(({ diaSemana }) => diaSemana)))];
}

function criarDiaFechado({ feriados, ferias }: ConsultaDeFaixas): (data: DataCivil) => boolean {
  const registrados = new Set(feriados.map(({ dataFeriado }) => dataFeriado));
  return (data) =>
    registrados.has(data) || feriadoNacionalEm(data) !== null || ferias.some((f) => emFerias(f, data));
}

function faixasDaAgenda(
  agenda: Agenda,
  data: DataCivil,
  consulta: ConsultaDeFaixas,
  ocupacoes: ReadonlyMap<string, readonly Janela[]>,
): Faixa[] {
  const foraDaVigencia =
    compararDatas(data, agenda.vigenciaInicial) < 0 ||
    (agenda.vigenciaFinal !== null && compararDatas(data, agenda.vigenciaFinal) > 0);
  if (foraDaVigencia) return [];
  const ocupadas = ocupacoes.get(chave(agenda.ambienteId, data)) ?? [];
  const faixas: Faixa[] = [];
  for (const janela of janelasDoDia(agenda, data, diaDaSemana(data))) {
    const { duracaoMinutos, vagas } = janela;
    for (let chegada = janela.inicio; chegada + duracaoMinutos <= janela.fim; chegada += duracaoMinutos) {
      const hora = horaDeMinutos(chegada);
      if (!ofereceHora(data, hora, consulta)) continue;
      const saida = chegada + duracaoMinutos;
      const livres = vagas - picoDeOcupacao(ocupadas, chegada, saida);
      if (livres < 1) continue;
      faixas.push({
        data,
        horarioChegada: hora,
        horarioSaida: horaDeMinutos(saida),
        minutosAgendas: duracaoMinutos,
        ambienteId: agenda.ambienteId,
        vagas: livres,
      });
    }
  }
  return faixas;
}

function ofereceHora(
  data: DataCivil,
  hora: Hora,
  { agora, periodo, openingHours }: ConsultaDeFaixas,
): boolean {
  if (data === agora.data && compararHoras(hora, agora.hora) <= 0) return false;
  const periodoDaHora = periodoDoHorario(hora);
  if (periodo !== PERIODO.AMBOS && periodoDaHora !== periodo) return false;
  return !openingHours || atendeNoPeriodo(openingHours, data, periodoDaHora);
}

/** The most places taken at one moment of the slot. Two short bookings one after the other take one place, not two. */
function picoDeOcupacao(ocupadas: readonly Janela[], inicio: number, fim: number): number {
  let pico = 0;
  for (const { inicio: chegada } of ocupadas) {
    // The count can only rise where a booking begins, or at the slot's own beginning.
    const momento = Math.max(chegada, inicio);
    if (momento >= fim) continue;
    const presentes = ocupadas.filter((o) => o.inicio <= momento && momento < o.fim).length;
    pico = Math.max(pico, presentes);
  }
  return pico;
}

/** Of slots in order, drops each one that begins before the last kept one of its room has ended. */
function semSobreposicao(faixas: readonly Faixa[]): Faixa[] {
  const livreDesde = new Map<number, Hora>();
  return faixas.filter(({ ambienteId, horarioChegada, horarioSaida }) => {
    const saidaAnterior = livreDesde.get(ambienteId);
    if (saidaAnterior !== undefined && compararHoras(horarioChegada, saidaAnterior) < 0) return false;
    livreDesde.set(ambienteId, horarioSaida);
    return true;
  });
}

function agruparOcupacoes(ocupacoes: readonly Ocupacao[]): Map<string, Janela[]> {
  const grupos = new Map<string, Janela[]>();
  for (const { ambienteId, data, horarioChegada, horarioSaida } of ocupacoes) {
    const janela = { inicio: minutosDoDia(horarioChegada), fim: minutosDoDia(horarioSaida) };
    const grupo = grupos.get(chave(ambienteId, data));
    if (grupo) grupo.push(janela);
    else grupos.set(chave(ambienteId, data), [janela]);
  }
  return grupos;
}

function chave(ambienteId: number, data: DataCivil): string {
  return `${ambienteId} ${data}`;
}
