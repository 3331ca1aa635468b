import { precisaDataHomologacao } from '../exames/index.ts';
import { mensagensDoIntervalo } from '../intervalo/index.ts';
import { MENSAGEM, MENSAGEM_ASSISTENTE } from '../mensagens/index.ts';
import {
  ehEmail,
  ehTelefone,
  MENSAGEM_EMAIL_INVALIDO,
  MENSAGEM_TELEFONE_INVALIDO,
} from '../documentos/index.ts';
import { diferencaEmDias, ehDataCivil, somarDias, type Agora, type DataCivil } from '../tempo/index.ts';

export interface FalhaDeCampo {
  /** Path of the field, for instance 'funcionarios.0.phone'. */
  readonly campo: string;
  readonly mensagem: string;
}

/** Longest range of the self-scheduling form, in dates, both ends included (doc2 §9). */
export const MAXIMO_DATAS_AUTOAGENDAMENTO = 10;

export const MENSAGEM_AUTOAGENDAMENTO = {
  DATA_FINAL: 'A data de sugestão final é obrigatória',
  DATA_DEMISSAO: 'A data de demissão é obrigatória',
  DATA_DEMISSAO_PASSADA: 'A data de demissão não pode ser menor que a data atual',
  FINAL_ANTES_DA_INICIAL: 'A data final não pode ser menor que a data inicial',
} as const;

/** First day that the form's range may start: tomorrow (doc2 §9). */
export const dataMinimaAutoagendamento = (agora: Agora): DataCivil => somarDias(agora.data, 1);
/** Last day that a range starting then may reach. */
export const dataMaximaAutoagendamento = (inicio: DataCivil): DataCivil =>
  somarDias(inicio, MAXIMO_DATAS_AUTOAGENDAMENTO - 1);

export interface FormularioAutoagendamento {
  readonly funcionario: { readonly id: number } | null;
  readonly tipoExame: { readonly id: number } | null;
  readonly dataHomologacao: DataCivil | null;
  readonly dataSugestaoInicial: DataCivil | null;
  readonly dataSugestaoFinal: DataCivil | null;
  readonly possuiRisco: boolean | null;
  readonly questionarioRisco: number | null;
  /** The client does not use the risk questionnaire. */
  readonly desabilitarQuestionarioRisco?: boolean;
}

function falhasDoIntervalo(f: FormularioAutoagendamento, agora: Agora): FalhaDeCampo[] {
  const { dataSugestaoInicial: inicio, dataSugestaoFinal: fim } = f;
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string): unknown => falhas.push({ campo, mensagem });
  if (!inicio || !ehDataCivil(inicio)) falha('dataSugestaoInicial', MENSAGEM.CAMPO_OBRIGATORIO);
  else if (inicio <= agora.data) {
    falha(
      'dataSugestaoInicial',
      inicio < agora.data
        ? mensagensDoIntervalo.inicioNoPassado('assistente')
        : mensagensDoIntervalo.antesDoMinimo(dataMinimaAutoagendamento(agora), 'assistente'),
    );
  }
  if (!fim || !ehDataCivil(fim)) falha('dataSugestaoFinal', MENSAGEM_AUTOAGENDAMENTO.DATA_FINAL);
  else if (inicio && ehDataCivil(inicio)) {
    const datas = diferencaEmDias(inicio, fim) + 1;
    if (datas < 1) falha('dataSugestaoFinal', MENSAGEM_AUTOAGENDAMENTO.FINAL_ANTES_DA_INICIAL);
    else if (datas > MAXIMO_DATAS_AUTOAGENDAMENTO) {
      falha('dataSugestaoFinal', mensagensDoIntervalo.limiteDeDias(MAXIMO_DATAS_AUTOAGENDAMENTO));
    }
  }
  return falhas;
}

/** Every failing field of the self-scheduling form, in the form's order (doc2 §5 'Self-scheduling form'). */
export function validarFormularioAutoagendamento(
  formulario: FormularioAutoagendamento,
  agora: Agora,
): FalhaDeCampo[] {
  const f = formulario;
  const falhas: FalhaDeCampo[] = [];
  if (!f.funcionario) falhas.push({ campo: 'funcionario', mensagem: MENSAGEM.CAMPO_OBRIGATORIO });
  if (!f.tipoExame) falhas.push({ campo: 'tipoExame', mensagem: MENSAGEM.CAMPO_OBRIGATORIO });
  if (precisaDataHomologacao(f.tipoExame?.id)) {
    const data = f.dataHomologacao;
    const mensagem =
      !data || !ehDataCivil(data)
        ? MENSAGEM_AUTOAGENDAMENTO.DATA_DEMISSAO
        : data < agora.data
          ? MENSAGEM_AUTOAGENDAMENTO.DATA_DEMISSAO_PASSADA
          : null;
    if (mensagem) falhas.push({ campo: 'dataHomologacao', mensagem });
  }
  falhas.push(...falhasDoIntervalo(f, agora));
  if (f.possuiRisco && !f.desabilitarQuestionarioRisco && f.questionarioRisco === null) {
    falhas.push({ campo: 'questionarioRisco', mensagem: MENSAGEM_ASSISTENTE.QUESTIONARIO });
  }
  return falhas;
}

export type FormaEnvio = 'WHATSAPP' | 'EMAIL';

export interface DadosDoFuncionario {
  readonly telefoneFuncionario: string | null;
  readonly emailFuncionario: string | null;
  readonly formaEnvio: FormaEnvio;
}

/** Every failing field of the employee-data step (doc2 §5 'Employee data step'). */
export function validarDadosDoFuncionario(dados: DadosDoFuncionario): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  if (!ehTelefone(dados.telefoneFuncionario ?? '')) {
    falhas.push({ campo: 'telefoneFuncionario', mensagem: MENSAGEM_TELEFONE_INVALIDO });
  }
  if (dados.formaEnvio === 'EMAIL' && !ehEmail((dados.emailFuncionario ?? '').trim())) {
    falhas.push({ campo: 'emailFuncionario', mensagem: MENSAGEM_EMAIL_INVALIDO });
  }
  return falhas;
}
