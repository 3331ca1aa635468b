import { diaDaSemana, DIAS_DA_SEMANA, somarDias, type DataCivil, type DiaSemana } from '@apto/domain';
import { getTimezoneByState } from '@brazilian-utils/brazilian-utils/get-timezone-by-state';
import type { Aleatorio } from './aleatorio.ts';
import { CIDADES, type CidadeDeDemonstracao } from './catalogo/cidades.ts';
import { EXAMES } from './catalogo/exames.ts';
import { RUAS } from './catalogo/nomes.ts';
import { EMPRESA, type ClienteMontado } from './clientes.ts';
import { celular, fixo, semAcento } from './documentos.ts';
import type { Registro } from './lote.ts';

type Servico = 'ORDEM_CHEGADA' | 'HORARIO_MARCADO';
interface Turnos {
  manha: readonly [string, string] | null;
  tarde: readonly [string, string] | null;
}

export interface AmbienteMontado {
  id: number;
  minutos: number;
  vagas: number;
}
export interface PrestadorMontado {
  id: number;
  name: string;
  cidade: CidadeDeDemonstracao;
  soc: boolean;
  deposito: boolean;
  ocupacional: boolean;
  prioridade: string;
  /** Hours by weekday; empty for a clinic without hours. */
  turnos: ReadonlyMap<DiaSemana, Turnos>;
  servico: { manha: Servico; tarde: Servico };
  ambientes: readonly AmbienteMontado[];
}

const INTEIRO: Turnos = { manha: ['08:00', '12:00'], tarde: ['13:00', '17:00'] };
const LONGO: Turnos = { manha: ['07:00', '12:00'], tarde: ['13:30', '18:00'] };
const SO_MANHA: Turnos = { manha: ['07:00', '11:30'], tarde: null };
const SO_TARDE: Turnos = { manha: null, tarde: ['13:00', '18:00'] };

const semana = (
  dias: readonly DiaSemana[],
  turnos: Turnos,
  sabado?: Turnos,
): ReadonlyMap<DiaSemana, Turnos> =>
  new Map<DiaSemana, Turnos>([
    ...dias.map((d) => [d, turnos] as const),
    ...(sabado ? [[6, sabado] as const] : []),
  ]);

const UTEIS: readonly DiaSemana[] = [1, 2, 3, 4, 5];
const SEMANAS = {
  inteira: semana(UTEIS, INTEIRO),
  comSabado: semana(UTEIS, LONGO, { manha: ['08:00', '12:00'], tarde: null }),
  manhas: semana(UTEIS, SO_MANHA),
  alternada: semana([1, 3, 5], INTEIRO),
  tardes: semana([2, 4], SO_TARDE),
  nenhuma: new Map<DiaSemana, Turnos>(),
} as const;

const PREFIXOS = ['Clínica', 'Centro Médico', 'Instituto', 'Núcleo de Saúde', 'Policlínica'] as const;
const SUFIXOS = [
  'Medicina do Trabalho',
  'Saúde Ocupacional',
  'Exames Ocupacionais',
  'Medicina Ocupacional',
] as const;
const BANCOS = [
  ['Banco do Brasil S.A.', '001'],
  ['Itaú Unibanco S.A.', '341'],
  ['Caixa Econômica Federal', '104'],
  ['Banco Bradesco S.A.', '237'],
] as const;

type Tabelas = Record<
  | 'prestador'
  | 'prestador_horario'
  | 'prestador_exame'
  | 'prestador_cliente'
  | 'prestador_ferias'
  | 'ambiente'
  | 'agenda'
  | 'agenda_periodo'
  | 'agenda_excecao',
  Registro[]
>;

/** 200 clinics with hours, exams, prices, releases, vacations and, for those on SOC, agendas. */
export function montarPrestadores(
  aleatorio: Aleatorio,
  cnpj: (alfanumerico: boolean) => string,
  hoje: DataCivil,
  clientes: readonly ClienteMontado[],
): { prestadores: PrestadorMontado[]; tabelas: Tabelas } {
  const tabelas: Tabelas = {
    prestador: [],
    prestador_horario: [],
    prestador_exame: [],
    prestador_cliente: [],
    prestador_ferias: [],
    ambiente: [],
    agenda: [],
    agenda_periodo: [],
    agenda_excecao: [],
  };
  const somar = (tabela: keyof Tabelas, registro: Registro): number => {
    const id = tabelas[tabela].length + 1;
    tabelas[tabela].push({ id, ...registro });
    return id;
  };
  const prestadores: PrestadorMontado[] = [];
  const nomes = new Set<string>();

  for (const cidade of CIDADES) {
    for (let n = 0; n < cidade.clinicas; n += 1) {
      const p = somarPrestador(cidade, n);
      prestadores.push(p);
      somarHorarios(p);
      somarExames(p, n);
      somarLiberacoes(p, n);
      if (p.soc) somarAgendas(p);
      // The first clinic of a city never goes on vacation in the coming weeks: the main thread stays open.
      if (n > 0 && n % 6 === 3) {
        const inicio = somarDias(hoje, aleatorio.inteiro(6, 24));
        somar('prestador_ferias', {
          prestador_id: p.id,
          data_inicial: inicio,
          data_final: somarDias(inicio, aleatorio.inteiro(5, 14)),
        });
      }
    }
  }
  return { prestadores, tabelas };

  function somarPrestador(cidade: CidadeDeDemonstracao, n: number): PrestadorMontado {
    const bairro = cidade.bairros[n % cidade.bairros.length] ?? 'Centro';
    let name: string;
    do {
      name = `${aleatorio.escolher(PREFIXOS)} ${bairro} ${aleatorio.escolher(SUFIXOS)}`;
    } while (nomes.has(`${cidade.id} ${name}`));
    nomes.add(`${cidade.id} ${name}`);
    // By position, so that every city has the first kinds: SOC preferred, order of arrival preferred, second option …
    const soc = n % 3 === 0;
    const prioridade = n % 5 < 2 ? 'PREFERENCIAL' : n % 5 === 2 ? 'SEGUNDA_OPCAO' : 'OUTROS';
    const deposito = n % 7 === 4;
    const ocupacional = n < 3 || n % 9 !== 8;
    const [nomeBanco, codigoBanco] = aleatorio.escolher(BANCOS);
    const documento = cnpj(n % 6 === 5);
    const email = `contato@${semAcento(name)
      .replace(/[^a-z]/g, '')
      .slice(0, 40)}.test`;
    const id = somar('prestador', {
      empresa_id: EMPRESA.id,
      code: String(5001 + tabelas.prestador.length),
      name,
      trade_name: name.split(' ').slice(0, 3).join(' '),
      cnpj: documento,
      phone: celular(aleatorio, cidade.ddd),
      commercial_phone: fixo(aleatorio, cidade.ddd),
      email,
      street: aleatorio.escolher(RUAS),
      number: String(aleatorio.inteiro(12, 2980)),
      neighborhood: bairro,
      address_complement: aleatorio.chance(0.4)
        ? `Sala ${aleatorio.inteiro(1, 18)}${aleatorio.inteiro(1, 9)}`
        : null,
      zip_code: `${cidade.cep}${aleatorio.digitos(6)}`,
      cidade_id: cidade.id,
      lat: Number((cidade.lat + (aleatorio.fracao() - 0.5) * 0.08).toFixed(5)),
      lng: Number((cidade.lng + (aleatorio.fracao() - 0.5) * 0.08).toFixed(5)),
      prioridade,
      sistema: soc ? 'SOC' : aleatorio.escolher(['Sistema próprio', 'Agenda manual', null]),
      atende_ocupacional: ocupacional,
      reserva_horario: soc,
      advance_deposit: deposito,
      days_in_advance: deposito ? 2 : 0,
      fuso: getTimezoneByState(cidade.uf) ?? 'America/Sao_Paulo',
      nome_banco: nomeBanco,
      codigo_banco: codigoBanco,
      codigo_agencia: aleatorio.digitos(4),
      conta_corrente: `${aleatorio.digitos(5)}-${aleatorio.digitos(1)}`,
      chave_pix: n % 2 === 0 ? documento : email,
      cnpj_titular_conta: documento,
      o_que_levar: aleatorio.chance(0.3) ? 'Carteira de vacinação' : null,
    });
    const servicos =
      (['ORDEM_CHEGADA', 'HORARIO_MARCADO'] as const).at(n % 3 === 2 ? 1 : 0) ?? 'ORDEM_CHEGADA';
    const servico = soc
      ? { manha: 'HORARIO_MARCADO' as const, tarde: 'HORARIO_MARCADO' as const }
      : { manha: servicos, tarde: n % 8 === 7 ? ('HORARIO_MARCADO' as const) : servicos };
    return {
      id,
      name,
      cidade,
      soc,
      deposito,
      ocupacional,
      prioridade,
      turnos: semanaDe(n, soc),
      servico,
      ambientes: [],
    };
  }

  function semanaDe(n: number, soc: boolean): ReadonlyMap<DiaSemana, Turnos> {
    if (n < 3) return n === 1 ? SEMANAS.comSabado : SEMANAS.inteira;
    if (n % 11 === 10) return SEMANAS.nenhuma;
    if (soc) return aleatorio.escolher([SEMANAS.inteira, SEMANAS.comSabado, SEMANAS.alternada]);
    return aleatorio.ponderado([
      [SEMANAS.inteira, 4],
      [SEMANAS.comSabado, 2],
      [SEMANAS.manhas, 2],
      [SEMANAS.alternada, 1],
      [SEMANAS.tardes, 1],
    ]);
  }

  function somarHorarios({ id, turnos, servico }: PrestadorMontado): void {
    if (turnos.size === 0) return;
    for (const dia of DIAS_DA_SEMANA) {
      const { manha = null, tarde = null } = turnos.get(dia) ?? {};
      somar('prestador_horario', {
        prestador_id: id,
        week_day: dia,
        service_type_am: manha ? servico.manha : null,
        service_type_pm: tarde ? servico.tarde : null,
        start_hour_am: manha?.[0] ?? null,
        end_hour_am: manha?.[1] ?? null,
        start_hour_pm: tarde?.[0] ?? null,
        end_hour_pm: tarde?.[1] ?? null,
        atendimento_matutino: manha !== null,
        atendimento_vespertino: tarde !== null,
      });
    }
  }

  function somarExames({ id, soc, ocupacional }: PrestadorMontado, n: number): void {
    EXAMES.forEach((exame, indice) => {
      const oferece = exame.clinical ? ocupacional : soc || n < 5 || aleatorio.chance(0.9);
      if (!oferece) return;
      somar('prestador_exame', {
        prestador_id: id,
        procedimento_id: indice + 1,
        dias_antecedencia: exame.antecedencia,
        valor_cobrar: Math.round((exame.valor * aleatorio.inteiro(85, 130)) / 500) * 5,
      });
    });
  }

  function somarLiberacoes({ id, cidade }: PrestadorMontado, n: number): void {
    for (const cliente of clientes) {
      if (!cliente.cidades.includes(cidade) && !aleatorio.chance(0.04)) continue;
      const liberado = n < 3 || aleatorio.chance(0.72);
      if (!liberado && aleatorio.chance(0.6)) continue;
      somar('prestador_cliente', { prestador_id: id, cliente_id: cliente.id, condicao: liberado });
    }
  }

  function somarAgendas(p: PrestadorMontado): void {
    const quantos = p.id % 3 === 1 ? 2 : 1;
    const ambientes: AmbienteMontado[] = [];
    for (let n = 0; n < quantos; n += 1) {
      const minutos = aleatorio.escolher([20, 30]);
      const vagas = n === 1 ? 2 : 1;
      const ambienteId = somar('ambiente', {
        prestador_id: p.id,
        name: n === 0 ? 'Consultório 1' : 'Sala de exames',
      });
      const agendaId = somar('agenda', {
        prestador_id: p.id,
        ambiente_id: ambienteId,
        vigencia_inicial: somarDias(hoje, -400),
        vigencia_final: null,
      });
      for (const [dia, { manha, tarde }] of p.turnos) {
        for (const turno of [manha, tarde]) {
          if (!turno) continue;
          somar('agenda_periodo', {
            agenda_id: agendaId,
            dia_semana: dia,
            inicio: turno[0],
            fim: turno[1],
            duracao_minutos: minutos,
            vagas,
          });
        }
      }
      ambientes.push({ id: ambienteId, minutos, vagas });
      // One closed working day ahead, so that the picker has something to explain.
      let fechado = somarDias(hoje, 9 + (p.id % 12));
      while ([0, 6].includes(diaDaSemana(fechado))) fechado = somarDias(fechado, 1);
      somar('agenda_excecao', { agenda_id: agendaId, data: fechado, atende: false, inicio: null, fim: null });
    }
    (p as { ambientes: readonly AmbienteMontado[] }).ambientes = ambientes;
  }
}
