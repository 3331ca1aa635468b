import {
  acceptOffer,
  answerAsEmployee,
  askToWait,
  leaveWait,
  myAutoagendamento,
  myWait,
  refuseOffer,
  type Answer,
} from '@apto/api-client';
import { simulate, SimulatedError } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import { OFFER_OVER_TEXT } from '@apto/domain/waiting-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPedido } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Confirmed } from './Confirmed.tsx';

const FREE: Answer<typeof myWait> = { situacao: 'LIVRE', impedimento: null, cabe: true, oferta: null };
const WAITING = { ...FREE, situacao: 'ESPERANDO' as const };
/** Monday, the day before the story's own. */
const OFFERED = {
  ...FREE,
  situacao: 'OFERTA' as const,
  oferta: {
    id: 7,
    data: '2026-11-23',
    horario: '08:20',
    expiraEm: '2026-11-20T13:30:00.000Z',
    segundos: 1799,
    preparo: [],
  },
};

const given = (
  options: Parameters<typeof storyPedido>[0],
  wait: Parameters<typeof simulate<typeof myWait>>[1] = FREE,
) => ({
  msw: [
    simulate(myAutoagendamento, storyPedido({ situation: 'CONFIRMADO', ...options })),
    simulate(myWait, wait),
  ],
});

const meta = {
  title: 'Telas/Autoagendamento/5 Confirmado',
  component: Confirmed,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [atStep(PATHS.confirmed)],
} satisfies Meta<typeof Confirmed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComHorario: Story = {
  tags: ['galeria'],
  parameters: given({ time: '08:30' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agendamento confirmado' })).toBeVisible();
    await expect(canvas.getByText('Terça-feira, 24 de novembro de 2026')).toBeVisible();
    await expect(canvas.queryByText(/^Etapa/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Adicionar ao calendário' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/autoagendamento\/calendario\/[0-9a-f]{40}$/),
    );
    await expect(canvas.getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
    );
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/5519987654321\?text=/),
    );
    await expect(canvas.getByRole('link', { name: '(19) 3232-1234' })).toHaveAttribute(
      'href',
      'tel:+551932321234',
    );
  },
};

/** The telephone may be another's: who has seen it can leave. */
export const Sair: Story = {
  tags: ['interacoes'],
  parameters: given({ time: '08:30' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sair' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Agendamento confirmado' })).not.toBeInTheDocument(),
    );
  },
};

/** Issue 12: paid in advance and not paid yet, nothing is confirmed. */
export const Reservado: Story = {
  tags: ['galeria'],
  parameters: given({ time: '08:30', aguardaPagamento: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Horário reservado' })).toBeVisible();
    await expect(canvas.getByText(/Falta o pagamento da empresa à clínica/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(11) 3333-4444' })).toHaveAttribute(
      'href',
      'tel:+551133334444',
    );
  },
};

export const PorOrdemDeChegada: Story = {
  tags: ['estados'],
  parameters: given({ time: null, periodo: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Manhã')).toBeVisible();
    await expect(canvas.getByText(/A clínica atende das 08:00 às 12:00/)).toBeVisible();
    // Whose it is stands on paper only.
    await expect(canvas.getByText(storyPedido().funcionario.name)).not.toBeVisible();
  },
};

export const EmOutroFuso: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', timeZone: 'America/Manaus' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('horário de Manaus, 1 hora a menos que em Brasília')).toBeVisible();
  },
};

export const TempoPrevisto: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', tempoPrevisto: { minutos: 80, aoMenos: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tempo previsto: 1 h 20 min')).toBeVisible();
  },
};

/** issue 10: exams at two clinics are two visits, with why, what is done at each and the way to the second one. */
export const VariasClinicas: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', hasSecondVisit: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Suas visitas' })).toBeVisible();
    await expect(
      canvas.getByText('São 2 visitas, a 2 clínicas: cada uma faz uma parte dos exames.'),
    ).toBeVisible();
    const [first, second] = canvas
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('Visita '));
    await expect(first).toHaveTextContent('Terça-feira, 24 de novembro de 2026, às 08:30');
    await expect(first).toHaveTextContent('Exames: Avaliação clínica ocupacional');
    await expect(second).toHaveTextContent('Quinta-feira, 26 de novembro de 2026, às 10:00');
    await expect(second).toHaveTextContent('MedTrab Campinas');
    await expect(second).toHaveTextContent('Exames: Audiometria tonal');
    await expect(
      within(second!).getByRole('link', { name: 'Como chegar: MedTrab Campinas' }),
    ).toHaveAttribute('href', expect.stringContaining('MedTrab'));
    await expect(within(second!).getByRole('link', { name: '(19) 3232-5678' })).toBeVisible();
  },
};

export const SemTelefone: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', phone: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  },
};

/** Issue 12 'A way back': too late for one of the two, which says why; whom to call stands below. */
export const ForaDoPrazo: Story = {
  tags: ['estados'],
  parameters: given({
    time: '08:30',
    impedimentos: { alterar: null, cancelar: 'O prazo para cancelar é de até 48h antes da consulta!' },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O prazo para cancelar é de até 48h antes da consulta!'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pedir outro dia' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Cancelar o agendamento' })).toBeNull();
  },
};

/** Another day was asked for: the day stands until an answer comes. */
export const EmRevisao: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', emRevisao: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dia em revisão' })).toBeVisible();
    await expect(canvas.getByText('O dia está em revisão')).toBeVisible();
    await expect(canvas.queryByText('Agendamento confirmado')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pedir outro dia' })).toBeNull();
  },
};

let isAsked = false;

/** Asked for: the button that did it is gone, and the keyboard goes on from the page's new title. */
export const PedeOutroDia: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    isAsked = false;
  },
  parameters: {
    msw: [
      simulate(myAutoagendamento, () =>
        storyPedido({ situation: 'CONFIRMADO', time: '08:30', emRevisao: isAsked }),
      ),
      simulate(myWait, FREE),
      simulate(answerAsEmployee, () => {
        isAsked = true;
        return {
          id: 3001,
          version: 5,
          status: { id: STATUS.PENDENCIA_PRESTADOR, descricao: 'Pendência', primevueColor: 'warning' },
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'Pedir outro dia' });
    await userEvent.click(ask);
    // Taken back, the focus is where it was.
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir outro dia' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Só posso às quintas');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir outro dia' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Dia em revisão' })).toHaveFocus(), {
      timeout: 10_000,
    });
  },
};

/** doc1 §3 linkTelemedicina: the room takes the place of the way to the clinic. */
export const PorTelemedicina: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', room: 'https://salas.exemplo.com.br/4f9c' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Por telemedicina, com Clínica São Lucas.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entrar na sala' })).toHaveAttribute(
      'href',
      'https://salas.exemplo.com.br/4f9c',
    );
    await expect(canvas.queryByRole('link', { name: 'Como chegar' })).toBeNull();
    await expect(canvas.queryByText(/Barão de Jaguara/)).toBeNull();
  },
};

export const SalaAindaSemLink: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', room: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O link da sala será enviado antes do horário.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Entrar na sala|Como chegar/ })).toBeNull();
  },
};

/** The end: said as what it is, with the reason asked for. */
export const Cancela: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...given({ time: '08:30' }).msw,
      simulate(answerAsEmployee, {
        id: 3001,
        version: 5,
        status: { id: 10, descricao: 'Cancelado', primevueColor: 'danger' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar o agendamento' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar o agendamento' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Mudei de cidade');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar o agendamento' }));
    const title = await canvas.findByRole('heading', { name: 'Agendamento cancelado' });
    await expect(title).toBeVisible();
    // What opened the dialog is gone with it.
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Issue 10 'Waiting list': asked for, waited for, and taken back. */
export const EsperaUmHorarioAntes: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let current: Answer<typeof myWait> = FREE;
    return {
      msw: [
        ...given({ time: '08:30' }, () => current).msw,
        simulate(askToWait, () => (current = WAITING)),
        simulate(leaveWait, () => {
          current = FREE;
          return { ok: true } as const;
        }),
      ],
    };
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avise-me se abrir um horário antes' }));
    await expect(await canvas.findByText('Avisaremos se abrir um horário antes')).toBeVisible();
    await expect(
      canvas.getByText('Por mensagem, das 8h às 21h. O seu horário continua marcado.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Não quero mais ser avisado' }));
    await expect(
      await canvas.findByRole('button', { name: 'Avise-me se abrir um horário antes' }),
    ).toBeVisible();
  },
};

/** A time that is theirs alone: what is offered, for how long, and what they have now. */
export const OfertaDeHorario: Story = {
  tags: ['estados'],
  parameters: given(
    { time: '08:30' },
    {
      ...OFFERED,
      oferta: { ...OFFERED.oferta, preparo: ['14 h sem ruído antes: exige repouso desde 18:20 da véspera'] },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Abriu um horário antes' })).toBeVisible();
    await expect(canvas.getByText('Segunda-feira, 23 de novembro de 2026')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^29:/);
    await expect(canvas.getByText('Terça-feira, 24 de novembro de 2026, às 08:30')).toBeVisible();
    await expect(canvas.getByText(/exige repouso desde 18:20/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aceitar segunda-feira, 08:20' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Ficar com o meu' })).toBeEnabled();
  },
};

/** One press, and the page is that of the new day. */
export const AceitaAOferta: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let isTaken = false;
    const booked = storyPedido({ situation: 'CONFIRMADO', time: '08:30' });
    return {
      msw: [
        simulate(myAutoagendamento, () =>
          isTaken
            ? {
                ...booked,
                agendamento: {
                  ...booked.agendamento,
                  version: 5,
                  dataAgendamento: '2026-11-23',
                  horaAgendamento: '08:20',
                },
              }
            : booked,
        ),
        simulate(myWait, () => (isTaken ? FREE : OFFERED)),
        simulate(acceptOffer, () => {
          isTaken = true;
          return { id: 3001, version: 5, dataAgendamento: '2026-11-23', horaAgendamento: '08:20' };
        }),
      ],
    };
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar segunda-feira, 08:20' }));
    await expect(await canvas.findByRole('heading', { name: 'Agendamento confirmado' })).toBeVisible();
    await expect(canvas.getByText('Segunda-feira, 23 de novembro de 2026')).toBeVisible();
    await expect(canvas.getByText('às 08:20')).toBeVisible();
  },
};

export const FicaComOSeu: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let current: Answer<typeof myWait> = OFFERED;
    return {
      msw: [
        ...given({ time: '08:30' }, () => current).msw,
        simulate(refuseOffer, () => {
          current = WAITING;
          return { ok: true } as const;
        }),
      ],
    };
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ficar com o meu' }));
    await expect(await canvas.findByRole('heading', { name: 'Agendamento confirmado' })).toBeVisible();
    await expect(canvas.getByText('Terça-feira, 24 de novembro de 2026')).toBeVisible();
    await expect(canvas.getByText('Avisaremos se abrir um horário antes')).toBeVisible();
  },
};

/** One place refused, another is free: the page is the other offer's, and the keyboard goes on from its title. */
export const OutraOferta: Story = {
  name: 'Outra oferta',
  tags: ['interacoes'],
  parameters: (() => {
    let current: Answer<typeof myWait> = OFFERED;
    return {
      msw: [
        ...given({ time: '08:30' }, () => current).msw,
        simulate(refuseOffer, () => {
          current = {
            ...OFFERED,
            oferta: { ...OFFERED.oferta, id: OFFERED.oferta.id + 1, horario: '08:40' },
          };
          return { ok: true } as const;
        }),
      ],
    };
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ficar com o meu' }));
    await canvas.findByText('às 08:40', {}, { timeout: 10_000 });
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Abriu um horário antes' })).toHaveFocus(),
    );
  },
};

/** The time passed while the page was open: said, with the way on. */
export const OfertaTerminada: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let looks = 0;
    const over = { ...OFFERED, oferta: { ...OFFERED.oferta, segundos: 0 } };
    return { msw: given({ time: '08:30' }, () => (looks++ === 0 ? over : WAITING)).msw };
  })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(OFFER_OVER_TEXT);
    await expect(canvas.queryByRole('button', { name: /^Aceitar/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o meu agendamento' }));
    await expect(await canvas.findByText('Avisaremos se abrir um horário antes')).toBeVisible();
  },
};

/** Somebody answers a moment too late: the server says so, and the page shows how things stand. */
export const OfertaPerdida: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...given({ time: '08:30' }, OFFERED).msw,
      simulate(
        acceptOffer,
        new SimulatedError(409, { message: OFFER_OVER_TEXT, codigo: 'OFERTA_ENCERRADA' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aceitar/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(OFFER_OVER_TEXT);
  },
};

export const SemTempoParaAntes: Story = {
  tags: ['estados'],
  parameters: given(
    { time: '08:30' },
    { ...FREE, impedimento: 'Não há mais tempo para um horário antes do seu.' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há mais tempo para um horário antes do seu.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Avise-me/ })).toBeNull();
  },
};

export const EsperaNaoCarregou: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30' }, new SimulatedError(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível ver se há um horário antes.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Agendamento confirmado' })).toBeVisible();
  },
};
