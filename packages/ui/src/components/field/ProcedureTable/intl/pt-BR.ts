import { EMPTY_TEXT } from '@apto/domain/messages';

/** Texts of ProcedureTable and UpToDateExams (doc1 §2.1, doc2 §2.6). */
export const texts = {
  procedures: 'Procedimentos',
  procedure: 'Procedimento',
  date: 'Data do agendamento',
  provider: 'Prestador',
  address: 'Endereço do prestador',
  recommendations: 'Recomendações',
  pending: EMPTY_TEXT.EM_PROCESSO,
  notGiven: EMPTY_TEXT.NOT_GIVEN,
  private: 'Particular',
  privatePlace: 'Onde o funcionário preferir',
  at: (day: string, hour: string): string => `${day} às ${hour}`,
  noneInAppointment: 'Nenhum procedimento neste agendamento.',
  upToDate: 'Procedimentos em dia',
  exam: 'Exame',
  lastDone: 'Última realização',
  redo: 'Refazer em',
  accept: 'Aceitar',
  acceptExam: (exam: string): string => `Aceitar ${exam}`,
  dates: (lastDone: string, redo: string): string => `Última realização: ${lastDone} · Refazer em: ${redo}`,
  charge: 'Aceitar um exame que está em dia está sujeito a cobrança.',
  noneUpToDate: 'Nenhum exame em dia.',
  locked: 'O exame clínico em dia não pode ser alterado no demissional.',
  loading: 'Carregando informações...',
  error: 'Problemas ao carregar informações!',
} as const;
