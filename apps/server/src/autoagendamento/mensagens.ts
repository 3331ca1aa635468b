import {
  formatarData,
  formatarDataComDia,
  FUSO_DAS_REGRAS,
  nomePeriodo,
  PERIODO,
  type Periodo,
} from '@apto/domain';

// Messages leave the product: they name nobody's exam, risk or result (LGPD art. 11).

const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? '';

/** Page of the public portal that asks for CPF and token. */
export const linkDoAutoagendamento = (urlPublica: string): string =>
  `${urlPublica}/publico/#/autoagendamento/login`;

/** The invitation: where to enter, with what, until when. */
export function textoDoConvite(d: {
  nome: string;
  cliente: string;
  link: string;
  token: string;
  /** Last day on which the token opens the page. */
  ultimoDia: string;
}): { assunto: string; corpo: string } {
  return {
    assunto: `${d.cliente}: escolha o dia do seu atendimento`,
    corpo: [
      `Olá, ${primeiroNome(d.nome)}! A empresa ${d.cliente} pediu que você escolha onde e quando será atendido(a).`,
      '',
      `Acesse ${d.link} e entre com o seu CPF e este token:`,
      '',
      d.token,
      '',
      `O token é pessoal: não o repasse. Ele vale até o fim do dia ${formatarData(d.ultimoDia)}.`,
    ].join('\n'),
  };
}

export interface Confirmado {
  nome: string;
  data: string;
  /** Arrival time, where the clinic has one. */
  hora: string | null;
  periodo: Periodo;
  clinica: string;
  endereco: string;
  /** IANA zone of the clinic. */
  fuso: string;
}

function quando({ data, hora, periodo, fuso }: Confirmado): string {
  const dia = formatarDataComDia(data);
  if (!hora) {
    return periodo === PERIODO.AMBOS
      ? `${dia}, por ordem de chegada`
      : `${dia}, no período da ${nomePeriodo(periodo).toLowerCase()}`;
  }
  return `${dia}, às ${hora}${fuso === FUSO_DAS_REGRAS ? '' : ' (horário local da clínica)'}`;
}

/** What the employee gets once it is booked. */
export function textoDaConfirmacao(c: Confirmado): { assunto: string; corpo: string } {
  const mapa = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${c.clinica}, ${c.endereco}`)}`;
  return {
    assunto: 'Seu atendimento está confirmado',
    corpo: [
      `${primeiroNome(c.nome)}, seu atendimento está confirmado para ${quando(c)}.`,
      '',
      c.clinica,
      c.endereco,
      `Como chegar: ${mapa}`,
      '',
      'Leve um documento oficial com foto.',
    ].join('\n'),
  };
}

/** What the requester gets once it is booked. */
export function textoParaSolicitante(c: Confirmado): { assunto: string; corpo: string } {
  return {
    assunto: `Agendamento confirmado: ${c.nome}`,
    corpo: `O atendimento de ${c.nome} está confirmado para ${quando(c)}, em ${c.clinica} (${c.endereco}).`,
  };
}
