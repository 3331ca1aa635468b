import {
  dataMinimaDemissao,
  ehTelefone,
  ehTelefoneSolicitante,
  ehTipoExame,
  falhaDoHorario,
  formatarData,
  MENSAGEM_TELEFONE_INVALIDO,
  MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO,
  opcoesDePeriodo,
  precisaDataHomologacao,
  precisaDataLiberacao,
  precisaDetalheConsulta,
  precisaTipoRetorno,
  somarDias,
  verificarIntervalo,
  ehClinicaSoc,
  type Agora,
  type Periodo,
} from '@apto/domain';
import { invalido, regra } from '../platform/erros.ts';
import type { ClinicaParaRegras } from './clinica.ts';

interface Campo {
  campo: string;
  mensagem: string;
}

const OBRIGATORIO = 'Campo obrigatório';

export interface CamposDoPedido {
  tipoExame: number;
  telefoneSolicitante: string;
  telefoneFuncionario: string;
  dataHomologacao?: string | null | undefined;
  dataLiberacao?: string | null | undefined;
  tipoRetorno?: number | null | undefined;
  detalheConsulta?: string | null | undefined;
  /** An attendant takes over: what only the attachments ask for is theirs to get (doc2 §4). */
  direcionarParaAtendente?: boolean | undefined;
}

/**
 * Refuses a request whose fields do not go together (doc2 §5 'Requester', 'Appointment data',
 * 'Attachments', 'Procedures'). `base` prefixes the paths ('0.' for the first of a list).
 * @throws ErroHttp 400 naming every failing field
 */
export function conferirCampos(pedido: CamposDoPedido, agora: Agora, base = ''): void {
  const falhas: Campo[] = [];
  const exigir = (vale: boolean, campo: string, mensagem: string) => {
    if (!vale) falhas.push({ campo: `${base}${campo}`, mensagem });
  };
  exigir(ehTipoExame(pedido.tipoExame), 'tipoExame', 'Tipo de exame desconhecido');
  exigir(
    ehTelefoneSolicitante(pedido.telefoneSolicitante),
    'telefoneSolicitante',
    MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO,
  );
  exigir(ehTelefone(pedido.telefoneFuncionario), 'telefoneFuncionario', MENSAGEM_TELEFONE_INVALIDO);
  if (precisaDataHomologacao(pedido.tipoExame)) {
    const minimo = dataMinimaDemissao(agora);
    exigir(Boolean(pedido.dataHomologacao), 'dataHomologacao', OBRIGATORIO);
    exigir(
      !pedido.dataHomologacao || pedido.dataHomologacao >= minimo,
      'dataHomologacao',
      `A data de demissão não pode ser menor que ${formatarData(minimo)}`,
    );
  }
  const semAtendente = !pedido.direcionarParaAtendente;
  if (semAtendente && precisaDataLiberacao(pedido.tipoExame))
    exigir(Boolean(pedido.dataLiberacao), 'dataLiberacao', OBRIGATORIO);
  if (semAtendente && precisaTipoRetorno(pedido.tipoExame))
    exigir(Boolean(pedido.tipoRetorno), 'tipoRetorno', OBRIGATORIO);
  if (precisaDetalheConsulta(pedido.tipoExame)) {
    exigir(
      Boolean(pedido.detalheConsulta?.trim()),
      'detalheConsulta',
      'Os detalhes da consulta devem ser informados',
    );
  }
  if (falhas.length > 0) throw invalido(falhas);
}

export interface QuandoOnde {
  inicio: string;
  fim: string;
  periodo: Periodo;
  horario?: string | null | undefined;
  quemAgenda?: string | null | undefined;
  limiteDias: number | null;
}

/**
 * Refuses days, period and time that the clinic or the calendar does not allow (doc2 §5 'Date range
 * rules', 'Clinic step'). The message is the first failure's; all of them are in the details.
 * @throws ErroHttp 422
 */
export function conferirAgenda(quando: QuandoOnde, clinica: ClinicaParaRegras, agora: Agora): void {
  const intervalo = { inicio: quando.inicio, fim: quando.fim };
  const falhas = verificarIntervalo(intervalo, {
    agora,
    minimo: quando.quemAgenda === 'EMPRESA' ? somarDias(agora.data, 1) : null,
    limiteDias: quando.limiteDias,
    feriados: clinica.feriados,
    ferias: clinica.ferias,
    openingHours: clinica.openingHours,
  });
  const [primeira] = falhas;
  if (primeira) throw regra(primeira.mensagem, { falhas });

  const opcao = opcoesDePeriodo({
    agora,
    intervalo,
    openingHours: clinica.openingHours,
    clinicaSoc: ehClinicaSoc({ sistema: clinica.sistema }),
  }).find((o) => o.periodo === quando.periodo);
  if (opcao && !opcao.disponivel)
    throw regra(opcao.motivo ?? 'O prestador não atende no período selecionado');

  if (quando.horario) {
    const falha = falhaDoHorario({
      hora: quando.horario,
      periodo: quando.periodo,
      intervalo,
      openingHours: clinica.openingHours,
      agora,
    });
    if (falha) throw regra(falha);
  }
}

/** @throws ErroHttp 422 with the text of doc2 §8 when the clinic was not released to the customer */
export function conferirLiberacao(clinica: ClinicaParaRegras, nomeDoCliente: string): void {
  if (clinica.liberada) return;
  throw regra(`O prestador não atende os funcionários da empresa: ${nomeDoCliente}`, {
    prestadorNaoLiberado: true,
  });
}
