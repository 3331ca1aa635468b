import { z } from 'zod';
import { ehTipoExame, TIPO_EXAME } from '../exames/index.ts';
import { DIAS_DA_SEMANA, ehDataCivil } from '../tempo/index.ts';
import { etapasAbriveis } from './etapas.ts';
import { estadoInicial, MAXIMO_FUNCIONARIOS, type EstadoAssistente } from './estado.ts';
import { avisar } from './mutacoes.ts';
import { comCobrancas, funcionarioDoPedido } from './redutor-funcionarios.ts';
import type { EtapaId, FuncionarioDoPedido } from './tipos.ts';

/** Version of the stored draft. A draft of another version is left aside. */
export const VERSAO_DO_RASCUNHO = 1;

const quem = z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']);
const data = z.string().refine(ehDataCivil);
const tipoServico = z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']).nullable();
const texto = z.string().max(5000);

const horario = z.object({
  weekDay: z.literal([...DIAS_DA_SEMANA]),
  serviceTypeAm: tipoServico,
  serviceTypePm: tipoServico,
  startHourAm: z.string().nullable(),
  endHourAm: z.string().nullable(),
  startHourPm: z.string().nullable(),
  endHourPm: z.string().nullable(),
  atendimentoMatutino: z.boolean(),
  atendimentoVespertino: z.boolean(),
});

/** Identity and contact only: what SOC says of a person's health is asked again (decisions #18). */
const funcionario = z.object({
  id: z.number().int(),
  name: texto,
  cpf: texto,
  email: texto.nullable(),
  phone: texto,
  customerId: z.number().int(),
  customer: z.object({ name: texto, companyId: z.number(), desabilitarQuestionarioRisco: z.boolean() }),
  customerHierarchyId: z.number().nullable(),
  codigoSoc: texto.nullable(),
  admissionDate: texto.nullable(),
  unidade: z.object({ riskLevel: z.number().nullable() }).nullable(),
  dataHomologacao: texto.nullable(),
  /** The answered charge question of a function change. */
  cobrancaMudanca: z.boolean(),
});

const rascunho = z.object({
  versao: z.literal(VERSAO_DO_RASCUNHO),
  estado: z.object({
    etapa: z.string(),
    nomeSolicitante: texto,
    emailSolicitante: texto,
    telefoneSolicitante: texto,
    autoagendamento: z.boolean(),
    tipoExame: z
      .object({ id: z.number().refine((id): boolean => ehTipoExame(id)), descricao: texto })
      .nullable(),
    cidade: z.object({ id: z.number(), cidade: texto, estado: texto }).nullable(),
    cliente: z
      .object({
        id: z.number(),
        name: texto,
        usaReservaHorario: z.boolean(),
        permiteAlterarMetodoReservaHorario: z.boolean(),
        desabilitarQuestionarioRisco: z.boolean(),
        quemAgenda: quem.nullable(),
        quemAvisa: quem.nullable(),
        clienteNaoAlterarSituacaoNoDemissional: z.boolean(),
      })
      .nullable(),
    selecionados: z.array(z.number().int()).max(1000),
    funcionarios: z.array(funcionario).max(MAXIMO_FUNCIONARIOS),
    prestador: z
      .object({
        id: z.number(),
        name: texto,
        code: z.union([z.string(), z.number()]).nullish(),
        cnpj: texto.nullish(),
        city: z.object({ cidade: texto, estado: texto }).nullish(),
        prioridade: z.enum(['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS']).nullish(),
        sistema: texto.nullish(),
        openingHours: z.array(horario).max(100).nullable(),
        suportaReserva: z.boolean().nullable(),
      })
      .nullable(),
    intervaloSugerido: z.object({ inicio: data, fim: data }).nullable().catch(null),
    periodo: z.literal([1, 2, 3]).nullable().catch(null),
    horarioMarcado: texto,
    quemAgenda: quem,
    quemAvisa: quem,
    quemAgendaPrescrito: quem,
    quemAvisaPrescrito: quem,
    resideForaDoPais: z.boolean(),
    direcionarParaAtendente: z.boolean(),
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    telefoneFuncionario: texto,
    emailFuncionario: texto,
  }),
});
type EstadoGuardado = z.infer<typeof rascunho>['estado'];
type FuncionarioGuardado = z.infer<typeof funcionario>;

const guardado = (f: FuncionarioDoPedido, mudanca: boolean): FuncionarioGuardado => ({
  id: f.id,
  name: f.name,
  cpf: f.cpf,
  email: f.email,
  phone: f.phone,
  customerId: f.customerId,
  customer: f.customer,
  customerHierarchyId: f.customerHierarchyId,
  codigoSoc: f.codigoSoc,
  admissionDate: f.admissionDate,
  unidade: f.unidade,
  dataHomologacao: f.dataHomologacao,
  cobrancaMudanca: mudanca && f.asoEmDia,
});

/**
 * The draft as text. Nothing of anybody's health is in it (decisions #18): exams, procedures, risks and whether they
 * changed, PCD flag, questionnaire, consultation details, attachments and free-text notes stay out and are asked again.
 */
export function serializarRascunho(e: EstadoAssistente): string {
  const mudanca = e.tipoExame?.id === TIPO_EXAME.MUDANCA_FUNCAO;
  const estado: EstadoGuardado = {
    etapa: e.etapa,
    nomeSolicitante: e.nomeSolicitante,
    emailSolicitante: e.emailSolicitante,
    telefoneSolicitante: e.telefoneSolicitante,
    autoagendamento: e.autoagendamento,
    tipoExame: e.tipoExame,
    cidade: e.cidade,
    cliente: e.cliente,
    selecionados: [...e.selecionados],
    funcionarios: e.funcionarios.map((f) => guardado(f, mudanca)),
    prestador: e.prestador && {
      ...e.prestador,
      openingHours: e.prestador.openingHours && [...e.prestador.openingHours],
    },
    intervaloSugerido: e.intervaloSugerido,
    periodo: e.periodo,
    horarioMarcado: e.horarioMarcado,
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    quemAgendaPrescrito: e.quemAgendaPrescrito,
    quemAvisaPrescrito: e.quemAvisaPrescrito,
    resideForaDoPais: e.resideForaDoPais,
    direcionarParaAtendente: e.direcionarParaAtendente,
    formaEnvio: e.formaEnvio,
    telefoneFuncionario: e.telefoneFuncionario,
    emailFuncionario: e.emailFuncionario,
  };
  return JSON.stringify({ versao: VERSAO_DO_RASCUNHO, estado });
}

function lerJson(conteudo: string): unknown {
  try {
    return JSON.parse(conteudo);
  } catch {
    // What cannot be read is the same as no draft.
    return null;
  }
}

function coerente({ funcionarios, cliente }: EstadoGuardado): boolean {
  const ids = new Set(funcionarios.map((f) => f.id));
  return ids.size === funcionarios.length && funcionarios.every((f) => f.customerId === cliente?.id);
}

/** Steps after the procedures wait for what SOC says, which the draft does not hold. */
const LIMITE: EtapaId = 'procedimentos';

function etapaDoRascunho(e: EstadoAssistente, guardada: string): EtapaId {
  const ids = etapasAbriveis(e).map(({ id }) => id);
  const posicao = ids.findIndex((id) => id === guardada);
  const limite = ids.indexOf(LIMITE);
  const destino = limite >= 0 ? Math.min(posicao, limite) : posicao;
  return ids[destino] ?? 'dados-solicitante';
}

/**
 * The request of a stored draft, or null for anything that is not a draft of this version: another text, a
 * damaged one, one that breaks a rule of the wizard. Never throws. The reader is told what was not kept.
 */
export function lerRascunho(
  conteudo: string | null | undefined,
  profile: EstadoAssistente['profile'] = null,
): EstadoAssistente | null {
  const lido = rascunho.safeParse(lerJson(conteudo ?? ''));
  if (!lido.success || !coerente(lido.data.estado)) return null;
  const { etapa, funcionarios, ...resto } = lido.data.estado;
  const estado: EstadoAssistente = {
    ...estadoInicial(profile),
    ...resto,
    funcionarios: funcionarios.map(({ cobrancaMudanca, phone, dataHomologacao, ...f }) => ({
      // Nobody is asked to accept a charge on a guess: the registry says it again ('CADASTRO_RELIDO').
      ...funcionarioDoPedido({ ...f, phone, mudouRisco: true }),
      phone,
      dataHomologacao,
      asoEmDia: cobrancaMudanca,
    })),
  };
  const comEtapa = comCobrancas({ ...estado, etapa: etapaDoRascunho(estado, etapa) });
  return funcionarios.length === 0
    ? comEtapa
    : avisar(comEtapa, {
        tom: 'informacao',
        titulo: 'Rascunho recuperado',
        detalhe:
          'Por segurança, dados de saúde não são guardados. Confira procedimentos, observações e marcação de PCD.',
      });
}

/** Whether there is anything worth storing. */
export function rascunhoTemConteudo(e: EstadoAssistente): boolean {
  return e.tipoExame !== null || e.cidade !== null || e.funcionarios.length > 0 || e.selecionados.length > 0;
}
