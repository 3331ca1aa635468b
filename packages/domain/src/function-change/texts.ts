import type { ChangeOrigin, ChangeState, RiskVerdict } from './types.ts';

export const CHANGE_STATE_LABEL: Readonly<Record<ChangeState, string>> = {
  PENDENTE: 'Pendente',
  EFETIVADA: 'Efetivada',
  CANCELADA: 'Desfeita',
};

/** Where a change came from, when nobody asked for it. */
export const CHANGE_ORIGIN_LABEL: Readonly<Record<ChangeOrigin, string>> = {
  PEDIDO: 'Mudança pedida',
  CADASTRO: 'Alterada no cadastro',
  IMPORTACAO: 'Alterada por planilha',
};

/** What the profiles say, where a change waits. */
export const RISK_VERDICT_TEXT: Readonly<Record<RiskVerdict, string>> = {
  MUDAM:
    'Os riscos da nova função são outros: o exame de mudança de função deve ser feito antes da mudança (NR-7, 7.5.10).',
  IGUAIS: 'Os riscos das duas funções são os mesmos: a mudança pode ser efetivada sem exame.',
  SEM_PERFIL:
    'Nenhuma das duas funções tem perfil de exposição. Se os riscos forem outros, o exame deve ser feito antes da mudança (NR-7, 7.5.10).',
};

export const CHANGE_REFUSAL = {
  same: 'O funcionário já está nesta unidade, setor e cargo.',
  past: 'O dia da mudança já passou.',
  left: 'O funcionário está desligado e não muda de função.',
  examOfAnother:
    'O exame desta mudança já foi pedido. Altere ou cancele o agendamento antes de escolher outra função.',
  examLive: 'O exame desta mudança está em andamento. Cancele o agendamento antes.',
  needsExam: 'Os riscos mudam: a mudança só é efetivada depois do exame (NR-7, 7.5.10).',
  none: 'Não há mudança de função pendente.',
  noHierarchy: 'O cliente não tem esta hierarquia. Cadastre-a antes.',
  otherExam: 'A mudança de função deste funcionário já tem outro exame em andamento.',
} as const;

export const CHANGE_NOTICE = {
  registered: 'Mudança de função registrada.',
  undone: 'Pendência desfeita. O funcionário continua na função atual.',
  effective: 'Mudança efetivada. O funcionário está na nova função.',
} as const;
