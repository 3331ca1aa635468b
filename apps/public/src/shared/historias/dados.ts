import type { FaixaDaApi, obterPrestador, OpcaoDePrestador, Resposta } from '@apto/api-client';
import { diaDaSemana, horaDeMinutos, somarDias, type DataCivil, type OpeningHour } from '@apto/domain';
import type { Pedido } from '../pedido/etapas.ts';

interface Opcoes {
  situacao?: Pedido['agendamento']['situacao'];
  inicio?: DataCivil;
  fim?: DataCivil;
  hora?: string | null;
  periodo?: number | null;
  fuso?: string;
  /** Of a request whose clinic is not chosen yet. */
  semClinica?: boolean;
  semCidade?: boolean;
  telefone?: string | null;
}

/** A request for stories and tests; the day of a confirmed one is Tuesday, 24 November 2026. */
export function pedidoDeHistoria(opcoes: Opcoes = {}): Pedido {
  const {
    situacao = 'PENDENTE',
    inicio = '2026-11-23',
    fim = '2026-12-02',
    fuso = 'America/Sao_Paulo',
  } = opcoes;
  const confirmado = situacao === 'CONFIRMADO';
  return {
    agendamento: {
      id: 3001,
      version: 4,
      situacao,
      tipoExame: { id: 2, descricao: 'Periódico' },
      dataSugestaoInicial: inicio,
      dataSugestaoFinal: fim,
      periodo: opcoes.periodo ?? (confirmado ? 1 : null),
      dataAgendamento: confirmado ? '2026-11-24' : null,
      horaAgendamento: confirmado ? (opcoes.hora ?? null) : null,
    },
    funcionario: {
      id: 41,
      name: 'Débora Sales de Albuquerque',
      cpf: '39053344705',
      phone: opcoes.telefone === undefined ? '19987654321' : opcoes.telefone,
      email: 'debora.sales@aurora.test',
    },
    cliente: { id: 7, name: 'Metalúrgica Aurora', urlLogo: null, corMarca: '#8a3b12' },
    cidade: opcoes.semCidade ? null : { id: 1, cidade: 'Campinas', estado: 'SP' },
    prestador: opcoes.semClinica
      ? null
      : {
          id: 25,
          name: 'Clínica São Lucas',
          phone: '1932321234',
          street: 'Rua Barão de Jaguara',
          number: '1200',
          neighborhood: 'Centro',
          addressComplement: 'Sala 12',
          zipCode: '13015-002',
          city: { cidade: 'Campinas', estado: 'SP' },
          fuso,
          latitude: -22.9056,
          longitude: -47.0608,
        },
    procedimentos: [
      { id: 1, name: 'Avaliação clínica ocupacional', recommendation: null },
      { id: 2, name: 'Audiometria tonal', recommendation: null },
    ],
    levar: ['Documento oficial com foto', 'Óculos, se usar'],
  };
}

/** From next Monday on, ten days: a weekend lies inside, whatever today is. */
export function dezDiasDesde(hoje: DataCivil): { inicio: DataCivil; fim: DataCivil } {
  const inicio = somarDias(hoje, ((8 - diaDaSemana(hoje)) % 7) + (diaDaSemana(hoje) === 1 ? 7 : 0));
  return { inicio, fim: somarDias(inicio, 9) };
}

const horario = (
  weekDay: OpeningHour['weekDay'],
  tipo: OpeningHour['serviceTypeAm'],
  tarde: boolean,
): OpeningHour => ({
  weekDay,
  serviceTypeAm: tipo,
  serviceTypePm: tarde ? tipo : null,
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: tarde ? '13:00' : null,
  endHourPm: tarde ? '17:00' : null,
  atendimentoMatutino: true,
  atendimentoVespertino: tarde,
});

/** A clinic open from Monday to Thursday all day and on Friday morning. */
export function clinicaDeHistoria(tipo: 'SOC' | 'ORDEM_CHEGADA'): Resposta<typeof obterPrestador> {
  const servico = tipo === 'SOC' ? 'HORARIO_MARCADO' : 'ORDEM_CHEGADA';
  const { prestador } = pedidoDeHistoria();
  if (!prestador) throw new Error('O pedido das histórias tem clínica.');
  return {
    ...prestador,
    code: '000025',
    cnpj: '12ABC34501DE35',
    commercialPhone: null,
    email: null,
    prioridade: 'PREFERENCIAL',
    openingHours: ([1, 2, 3, 4, 5] as const).map((dia) => horario(dia, servico, dia !== 5)),
    systemsAndTechnology: tipo === 'SOC' ? { name: 'SOC' } : null,
    advanceDeposit: false,
    reservaFaixas: tipo === 'SOC',
    tipoAtendimento: tipo === 'SOC' ? 'Horário marcado' : 'Ordem de chegada',
  };
}

/** Slots of half an hour from 08:00 to 11:00 and from 13:00 to 15:00. */
export function faixasDe(data: DataCivil): FaixaDaApi[] {
  return [480, 510, 540, 570, 600, 630, 780, 810, 840, 870].map((minutos, i) => ({
    data,
    horarioChegada: horaDeMinutos(minutos),
    horarioSaida: horaDeMinutos(minutos + 30),
    minutosAgendas: 30,
    ambienteId: 1,
    vagas: (i % 3) + 1,
  }));
}

export const CIDADES = [
  { id: 1, cidade: 'Campinas', estado: 'SP' },
  { id: 2, cidade: 'Jundiaí', estado: 'SP' },
  { id: 3, cidade: 'Sorocaba', estado: 'SP' },
];

/** A page of a list that fits on one page. */
export const pagina = <T>(items: T[]) => ({
  items,
  meta: {
    totalItems: items.length,
    totalPages: 1,
    itemCount: items.length,
    itemsPerPage: 20,
    currentPage: 1,
  },
});

const prestador = (
  id: number,
  name: string,
  neighborhood: string,
  tipoAtendimento: string,
  distanciaMetros: number | null,
): OpcaoDePrestador => ({
  id,
  name,
  code: String(id).padStart(6, '0'),
  cnpj: '12ABC34501DE35',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL',
  liberado: true,
  sistema: null,
  neighborhood,
  tipoAtendimento,
  distanciaMetros,
});

export const PRESTADORES = [
  prestador(25, 'Clínica São Lucas', 'Centro', 'Horário marcado', 850),
  prestador(26, 'MedTrab Campinas', 'Cambuí', 'Ordem de chegada', 2400),
  prestador(27, 'Instituto Ocupacional Taquaral', 'Taquaral', 'Ambos', null),
];
