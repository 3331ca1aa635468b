import { INVITATION_HOURS } from '../users/index.ts';
import type { Tone } from '../status/index.ts';
import { MAX_REGISTRATION_FILES, type RegistrationFileKind, type RegistrationSituation } from './steps.ts';

/** How a registration's state is called, and how it is toned. */
export const SITUATION_TEXT: Readonly<Record<RegistrationSituation, { text: string; tone: Tone }>> = {
  ABERTO: { text: 'Aguardando a clínica', tone: 'info' },
  ENVIADO: { text: 'Para analisar', tone: 'warning' },
  DEVOLVIDO: { text: 'Devolvido à clínica', tone: 'danger' },
  CONCLUIDO: { text: 'Concluído', tone: 'success' },
  CANCELADO: { text: 'Cancelado', tone: 'neutral' },
};

/** 409: it was sent, decided or called off meanwhile. */
export const MOVED_ON_TEXT = 'Este cadastro mudou enquanto você o via. Confira como ele está agora.';

export const NOT_YOURS_NOW_TEXT =
  'O cadastro está em análise. Você poderá alterá-lo quando a análise terminar.';

const NO_ACCOUNT_YET = 'Ninguém da clínica entra com este e-mail, e só';
const INSTEAD = 'Use o e-mail com que a clínica já entra, ou peça a quem administra os usuários.';

/** 403: another address is another account. */
export const ACCOUNT_GIVING_TEXT = `${NO_ACCOUNT_YET} quem pode criar usuários dá acesso a ele. ${INSTEAD}`;

/** 403: an account of a clinic in use shows what not all of the staff see. */
export const ACCOUNT_SCOPE_TEXT = `${NO_ACCOUNT_YET} quem vê todos os clientes e unidades dá acesso a ele, porque a conta mostra os agendamentos de todos. ${INSTEAD}`;

/** Why 'Convidar clínica' is not for this person. */
export const INVITING_TEXT = 'O convite cria a conta da clínica: só quem pode criar usuários convida.';

/** 403: hours of a clinic in use are its agenda. */
export const HOURS_RIGHT_TEXT = 'Só quem tem o painel de prestadores muda os horários de uma clínica ativa.';

/** To a clinic without an account: the link is worth a password. */
export const clinicInviteMessage = (company: string, clinic: string, link: string) =>
  ({
    assunto: `${company} pede o cadastro de ${clinic}`,
    corpo: [
      `${company} pede que ${clinic} informe seus dados: endereço, horários de atendimento, pagamento e documentos.`,
      '',
      `Comece em ${link}`,
      '',
      `O link vale por ${INVITATION_HOURS} horas e uma só vez: nele você escolhe a senha com que volta depois. Se você não esperava este pedido, ignore esta mensagem.`,
    ].join('\n'),
  }) as const;

/** To a clinic that has an account: it enters with its password. */
export const clinicRequestMessage = (company: string, clinic: string, address: string) =>
  ({
    assunto: `${company} pede que ${clinic} confira o cadastro`,
    corpo: [
      `${company} pede que ${clinic} confira e atualize seus dados.`,
      '',
      `Entre com a sua senha em ${address}`,
    ].join('\n'),
  }) as const;

/** To whoever asked: there is something to decide on. */
export const sentMessage = (clinic: string, address: string) =>
  ({
    assunto: `${clinic} enviou o cadastro`,
    corpo: [`${clinic} enviou o cadastro para análise.`, '', `Confira em ${address}`].join('\n'),
  }) as const;

/** To the clinic: what was decided. What was refused stands on the page, with its reason. */
export const reviewedMessage = (company: string, refused: number, address: string) =>
  ({
    assunto: refused === 0 ? `${company} aceitou o seu cadastro` : `${company} devolveu o seu cadastro`,
    corpo: (refused === 0
      ? [`${company} conferiu e aceitou o cadastro que você enviou. Não é preciso fazer nada.`]
      : [
          `${company} conferiu o cadastro que você enviou e pede que você corrija ${refused === 1 ? 'um ponto' : `${refused} pontos`}.`,
          '',
          `Veja o motivo e envie de novo em ${address}`,
        ]
    ).join('\n'),
  }) as const;

/** What a file is called. */
export const FILE_KIND_TEXT: Readonly<Record<RegistrationFileKind, string>> = {
  ALVARA: 'Alvará sanitário',
  CONTRATO_SOCIAL: 'Contrato social',
  FICHA_CNES: 'Ficha do CNES',
  OUTRO: 'Outro documento',
};

export const TOO_MANY_FILES_TEXT = `Um cadastro leva até ${MAX_REGISTRATION_FILES} documentos. Retire um antes de enviar outro.`;
