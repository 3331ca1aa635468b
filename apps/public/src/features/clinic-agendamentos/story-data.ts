import type { Answer, ClinicAgendamento, getClinicAgendamento } from '@apto/api-client';

/** An appointment of the clinic's list for stories and tests: a question for Tuesday, 24 November 2026. */
export const storyAgendamento = (part: Partial<ClinicAgendamento> = {}): ClinicAgendamento => ({
  id: 3001,
  version: 4,
  status: { id: 26, descricao: 'Aguardando Confirmação do Prestador', primevueColor: 'warning' },
  acoes: ['CONFIRMAR_PELO_PRESTADOR', 'PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'],
  funcionario: { name: 'Débora Sales de Albuquerque', cpf: '***.533.447-**' },
  cliente: { name: 'Metalúrgica Aurora' },
  tipoExame: { id: 2, descricao: 'Periódico' },
  dataAgendamento: '2026-11-24',
  horaAgendamento: '09:30',
  chegadaEm: null,
  telemedicina: false,
  linkTelemedicina: null,
  ...part,
});

/** The same with exams, preparation and contact. */
export const storyDetail = (item: ClinicAgendamento): Answer<typeof getClinicAgendamento> => ({
  ...item,
  procedimentos: [
    { id: 1, name: 'Avaliação clínica ocupacional', recommendation: null },
    { id: 2, name: 'Audiometria tonal', recommendation: 'Repouso auditivo de 14 horas' },
  ],
  observacoes: [],
  solicitante: { name: 'Rita Moraes', phone: '1932321234' },
});
