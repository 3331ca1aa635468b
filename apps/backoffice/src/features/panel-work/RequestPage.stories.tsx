import {
  acceptClinicNotes,
  attendRequest,
  endWaitOfAgendamento,
  funcionarioDetails,
  getAttendedRequest,
  getPrestador,
  previewMessages,
  procedimentoDetails,
  sayPresence,
  waitOfAgendamento,
} from '@apto/api-client';
import { simulate, SimulatedError } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyClinic, storyPrestador, storyProcedimentos } from '../../shared/stories/data.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { eventStream } from '../../shared/stories/responses.ts';
import { RequestPage } from './RequestPage.tsx';
import { agendamento, can, detailed, facts, open, request, riscos, row } from './request.fixture.ts';

const meta = {
  title: 'Telas/Painel: um pedido',
  component: RequestPage,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { address: '/painel-agendamento/1' },
    msw: [simulate(getAttendedRequest, open), ...facts],
  },
  decorators: [withApp],
  args: { id: row.id },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  // The clinic's week marks today.
  globals: { clock: 'monday' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: row.funcionario.name, level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Agendar' })).toBeVisible();
    await expect(await canvas.findByText('Ruído contínuo')).toBeVisible();
    await expect(await canvas.findByText('Total')).toBeVisible();
  },
};

/** issue 10: exams at two clinics are two visits, with why and what is done at each. */
export const VariasClinicas: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        procedimentoDetails,
        storyProcedimentos.map((line, index) => ({
          ...line,
          dataAgendamento: index === 0 ? '2026-11-30' : '2026-12-02',
          horaAgendamento: index === 0 ? '08:30' : '10:00',
          prestador: {
            ...storyPrestador.prestador,
            id: index + 7,
            name: index === 0 ? 'Clínica São Lucas' : 'MedTrab',
          },
        })),
      ),
      simulate(getAttendedRequest, open),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('São 2 visitas, a 2 clínicas: cada uma faz uma parte dos exames.'),
    ).toBeVisible();
    const visits = within(canvas.getByRole('list', { name: 'Visitas do pedido' })).getAllByRole('listitem');
    await expect(visits.map((visit) => visit.textContent)).toEqual([
      'segunda-feira, 30 de novembro de 2026, às 08:30, Clínica São Lucas: Exame clínico ocupacional',
      'quarta-feira, 2 de dezembro de 2026, às 10:00, MedTrab: Audiometria tonal',
    ]);
  },
};

export const EsperaAClinica: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        getAttendedRequest,
        request(STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, [
          { acao: 'CONFIRMAR_PELO_PRESTADOR', motivo: 'O dia marcado já passou. Proponha outro horário.' },
          ...can('PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'),
        ]),
      ),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Espera a clínica')).toBeVisible();
    // Out of reach for now, and says why.
    await expect(canvas.getByRole('button', { name: 'Confirmar pela clínica' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NaoEncontrado: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        getAttendedRequest,
        new SimulatedError(404, { message: 'Agendamento não encontrado.', codigo: 'NAO_ENCONTRADO' }),
      ),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pedido não encontrado' })).toBeVisible();
  },
};

export const OutraPessoaAlterou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        attendRequest,
        new SimulatedError(409, {
          message:
            "Beto alterou este pedido enquanto você o via. Agora ele está com status 'Pendência Cliente'.",
          codigo: 'VERSAO_DESATUALIZADA',
        }),
      ),
      simulate(getAttendedRequest, open),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perguntar ao cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perguntar ao cliente' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Qual unidade?');
    await userEvent.click(dialog.getByRole('button', { name: 'Perguntar ao cliente' }));
    await waitFor(() => expect(dialog.getByText(/Beto alterou este pedido/)).toBeVisible());
    await expect(dialog.getByRole('textbox')).toHaveValue('Qual unidade?');
  },
};

export const AplicarRisco: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      riscos,
      simulate(getAttendedRequest, request(STATUS.AGUARDANDO_APLICACAO_RISCO, can('APLICAR_RISCO'))),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aplicar risco' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aplicar risco' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar risco' }));
    await waitFor(() => expect(dialog.getByText('Selecione pelo menos um risco.')).toBeVisible());
    await userEvent.click(dialog.getByRole('combobox', { name: 'Riscos' }));
    // The family in words, not as the wire has it.
    await expect(await screen.findByRole('option', { name: /Ruído contínuo/ })).toHaveTextContent('Físico');
  },
};

let isAccepted = false;
/** The clinic's note beside the request, accepted from here as well (doc3 §7.6). */
export const ObservacaoDoPrestador: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getAttendedRequest, () => ({
        ...open,
        observacoes: [
          {
            id: 7,
            observacaoPrestador: 'Chegar 15 minutos antes.',
            createdAt: '2026-11-23T12:00:00.000Z',
            autor: 'Recepção',
            aceitarObservacao: isAccepted,
            aceitaPor: isAccepted ? 'Ana Atendente' : null,
            aceitaEm: isAccepted ? '2026-11-23T13:00:00.000Z' : null,
          },
        ],
      })),
      simulate(acceptClinicNotes, () => {
        isAccepted = true;
        return { aceitas: 1 };
      }),
      ...facts,
    ],
  },
  beforeEach: () => {
    isAccepted = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chegar 15 minutos antes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar observação' }));
    await expect(await canvas.findByText(/^Aceita por Ana Atendente/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Aceitar observação' })).not.toBeInTheDocument();
  },
};

let sendEvent: ((text: string) => void) | undefined;
const said = fn<(mode: string) => void>();
/** Who else has the request open is said, live; leaving is said as well (docs/decisions/0083). */
export const QuemMaisEstaAqui: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      simulate(sayPresence, ({ body }) => {
        const { modo: mode } = body as { modo: string };
        said(mode);
        return {
          id: row.id,
          outros:
            said.mock.calls.length > 1 ? [{ id: 6, name: 'Bruno Barros', modo: 'EDITANDO' as const }] : [],
        };
      }),
      eventStream((send) => {
        sendEvent = send;
      }),
      ...facts,
    ],
  },
  beforeEach: () => {
    said.mockClear();
    sendEvent = undefined;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: row.funcionario.name, level: 1 });
    await waitFor(() => expect(said).toHaveBeenCalledWith('VENDO'));
    await waitFor(() => expect(sendEvent).toBeDefined());
    sendEvent?.(`event: agendamento\ndata: {"id":${row.id},"version":1,"tipo":"PRESENCA"}\n\n`);
    await expect(
      await canvas.findByText('Bruno Barros está alterando este agendamento agora.'),
    ).toBeVisible();
    // Who begins a step says that they change it.
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('EDITANDO'));
  },
};

const consulta = { ...agendamento, tipoExame: { id: 9, descricao: 'Consulta' } };
/** doc1 §3 linkTelemedicina: an exam that ends in no ASO may be by telemedicine; the room is given with its time. */
export const LinkDaTelemedicina: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      simulate(funcionarioDetails, {
        funcionario: consulta.funcionario,
        unidade: consulta.unidade,
        setor: null,
        cargo: null,
        agendamento: consulta,
      }),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agendar' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toBeVisible());
    const room = await within(dialog).findByRole('textbox', { name: /Link da telemedicina/ });
    await userEvent.type(room, 'http://sala');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agendar' }));
    await expect(room).toHaveAccessibleDescription(/Informe um endereço que comece com https:\/\/\./);
  },
};

/** Issue 10 'Waiting list': who waits for an earlier time, what is kept for them now, and the way to end it. */
export const EsperaUmHorarioAntes: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let isEnded = false;
    return {
      msw: [
        simulate(getAttendedRequest, request(STATUS.AGENDADO, can('CANCELAR'))),
        simulate(waitOfAgendamento, () => ({
          espera: isEnded
            ? null
            : {
                desde: '2026-11-23T13:00:00.000Z',
                ofertas: 2,
                oferta: { data: '2026-11-25', horario: '08:20', expiraEm: '2026-11-24T13:40:00.000Z' },
              },
        })),
        simulate(endWaitOfAgendamento, () => {
          isEnded = true;
          return { ok: true } as const;
        }),
        ...facts,
      ],
    };
  })(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Pedido pelo funcionário em 23/11/2026 10:00. 2 horários oferecidos até agora.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('quarta-feira, 25 de novembro de 2026, às 08:20, até as 10:40.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Encerrar a espera' }));
    const dialog = await screen.findByRole('dialog', {
      name: `Encerrar a espera de ${row.funcionario.name}?`,
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar a espera' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Espera um horário antes' })).toBeNull(),
    );
  },
};

/** A kept slot on a day on which the clinic is away: the server's word is in sight, wherever the dialog was scrolled to. */
export const AgendarRecusado: Story = {
  name: 'Agendar recusado',
  tags: ['interacoes'],
  globals: { clock: 'monday' },
  parameters: {
    msw: [
      simulate(
        attendRequest,
        new SimulatedError(400, {
          message: 'A clínica está em recesso neste dia.',
          codigo: 'VALIDACAO',
          details: {
            response: {
              message: 'A clínica está em recesso neste dia.',
              campos: [{ campo: 'quando.data', mensagem: 'A clínica está em recesso neste dia.' }],
            },
          },
        }),
      ),
      simulate(getAttendedRequest, {
        ...open,
        dataAgendamento: '2026-11-26',
        horaAgendamento: '09:00',
        vagaReservada: true,
      }),
      detailed({ dataAgendamento: '2026-11-26', horaAgendamento: '09:00' }),
      simulate(getPrestador, storyClinic),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agendar' });
    const send = within(dialog).getByRole('button', { name: 'Agendar' });
    await userEvent.click(send);
    const words = await within(dialog).findByText('A clínica está em recesso neste dia.');
    await waitFor(() => expect(words).toBeVisible());
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(send.getBoundingClientRect().top);
  },
};

let scheduled: unknown;
/** docs/decisions/0135: a day that was proposed is one press away, and one that has passed is not offered. */
export const DatasPropostas: Story = {
  tags: ['interacoes'],
  globals: { clock: 'monday' },
  beforeEach: () => {
    scheduled = null;
  },
  parameters: {
    msw: [
      detailed({
        datasPropostas: {
          origem: 'ATENDENTE',
          datas: [
            { data: '2026-11-20', hora: '08:00' },
            { data: '2026-11-26', hora: '09:00' },
            { data: '2026-11-27', hora: '14:30' },
          ],
        },
      }),
      simulate(getPrestador, storyClinic),
      simulate(previewMessages, ({ query }) => [
        {
          tipo: 'CONFIRMACAO',
          titulo: 'Confirmação ao funcionário',
          destinatario: 'FUNCIONARIO' as const,
          nome: row.funcionario.name,
          canal: 'WHATSAPP' as const,
          destino: '19987654321',
          assunto: 'Seu exame está marcado',
          corpo: `${query.get('acao')} ${query.get('data')} ${query.get('hora')}`,
          anexo: null,
          aviso: null,
        },
      ]),
      simulate(attendRequest, ({ body }) => {
        scheduled = body;
        return { id: row.id, version: 2, status: { id: 8, descricao: 'Agendado', primevueColor: 'success' } };
      }),
      simulate(getAttendedRequest, open),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar' }));
    const proposed = within(await dialog.findByRole('region', { name: 'Datas propostas ao solicitante' }));
    await expect(proposed.getAllByRole('button')).toHaveLength(2);
    const friday = proposed.getByRole('button', { name: /27 de novembro de 2026, às 14:30/ });
    await userEvent.click(friday);
    await waitFor(() => expect(friday).toHaveAttribute('aria-pressed', 'true'));
    // Every word that goes out is read before (issue 9), of the day that is chosen.
    const preview = dialog.getByRole('button', { name: 'Ver as mensagens' });
    await waitFor(() => expect(preview).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(preview);
    const message = within(await dialog.findByRole('region', { name: 'Confirmação ao funcionário' }));
    await expect(message.getByText('AGENDAR 2026-11-27 14:30')).toBeInTheDocument();
    // How many follow is said before the first of them fills the dialog.
    await expect(dialog.getByText(/^\d+ mensage(m sairá|ns sairão) com este passo:$/)).toBeInTheDocument();
    await expect(scheduled).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    await waitFor(() =>
      expect(scheduled).toMatchObject({
        acao: 'AGENDAR',
        quando: { data: '2026-11-27', hora: '14:30' },
      }),
    );
  },
};

export const AguardaODeposito: Story = {
  tags: ['estados'],
  globals: { clock: 'monday' },
  parameters: {
    msw: [
      detailed({ idStatus: STATUS.DEPOSITO_ANTECIPADO, prazo: '2026-11-20' }),
      simulate(getAttendedRequest, request(STATUS.DEPOSITO_ANTECIPADO, can('CANCELAR'))),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prazo do depósito')).toBeVisible();
    await expect(canvas.getByText('Depósito atrasado há 3 dias')).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getAttendedRequest, unanswered), ...facts] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(getAttendedRequest, down()), ...facts] },
  play: showsFailure,
};
