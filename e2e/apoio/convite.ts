import type { Api } from './api.ts';
import { hoje, somarDias } from './datas.ts';
import { TIPO, type Funcionario } from './pessoas.ts';

export interface Convite {
  readonly agendamentoId: number;
  readonly token: string;
  readonly link: string;
}

/** Days that a link of these tests offers: tomorrow and the nine after it, the most that is allowed (doc2 §5). */
export const janelaDoLink = (): { inicio: string; fim: string } => ({
  inicio: somarDias(hoje(), 1),
  fim: somarDias(hoje(), 10),
});

/** Sends a link for a request again (or for the first time) and answers what the dialog would show. */
export const enviarLink = (
  api: Api,
  f: Funcionario,
  agendamentoId: number,
): Promise<{ token: string; link: string }> =>
  api.enviar('/autoagendamento/enviar-link-autoagendamento-colaborador', {
    phone: f.phone,
    email: null,
    formaEnvio: 'WHATSAPP',
    cpf: f.cpf,
    agendamentoId,
  });

/** Makes a self-scheduling request and its link by the calls, for tests that begin after the wizard. */
export async function convidar(api: Api, f: Funcionario): Promise<Convite> {
  const { inicio, fim } = janelaDoLink();
  const [pergunta] = await api.ler<{ id: number }[]>('/questionario-risco');
  const { id } = await api.enviar<{ id: number }>('/autoagendamento', {
    funcionario: { id: f.id },
    tipoExame: { id: TIPO.PERIODICO },
    dataSugestaoInicial: inicio,
    dataSugestaoFinal: fim,
    questionarioRisco: pergunta?.id ?? null,
    nomeSolicitante: 'Clara Cliente',
    emailSolicitante: 'cliente@apto.test',
    telefoneSolicitante: '11992004001',
    telefoneFuncionario: f.phone,
  });
  return { agendamentoId: id, ...(await enviarLink(api, f, id)) };
}
