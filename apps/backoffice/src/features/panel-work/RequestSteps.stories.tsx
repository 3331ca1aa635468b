import {
  attendRequest,
  changeStatus,
  getAttendedRequest,
  getCliente,
  startAtendimento,
  startNextAtendimento,
  statusRecords,
} from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyCliente } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RequestPage } from './RequestPage.tsx';
import { can, detailed, facts, request, riscos, row } from './request.fixture.ts';

const NAME = row.funcionario.name;

let sent: unknown;
const attended = simulate(attendRequest, ({ body }) => {
  sent = body;
  return { id: row.id, version: 2, status: { id: 11, descricao: 'Reagendado', primevueColor: 'info' } };
});

const meta = {
  title: 'Telas/Painel: os passos de um pedido',
  component: RequestPage,
  tags: ['novo', 'interacoes'],
  parameters: { layout: 'fullscreen', app: { address: '/painel-agendamento/1' } },
  globals: { clock: 'monday' },
  beforeEach: () => {
    sent = null;
  },
  decorators: [withApp],
  args: { id: row.id },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const booked = {
  ...request(STATUS.AGENDADO, can('REAGENDAR', 'MARCAR_FALTA', 'CANCELAR')),
  dataAgendamento: '2026-12-16',
  horaAgendamento: '10:00',
  vagaReservada: true,
};
const bookedDetail = detailed({ dataAgendamento: '2026-12-16', horaAgendamento: '10:00' });

/** The field that is wrong stands below the fold of the dialog: it comes into sight, with the focus in it. */
export const ReagendarSemMotivo: Story = {
  name: 'Reagendar sem motivo',
  parameters: { msw: [simulate(getAttendedRequest, booked), bookedDetail, attended, ...facts] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reagendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reagendar' });
    const send = within(dialog).getByRole('button', { name: 'Reagendar' });
    const reason = await within(dialog).findByRole('textbox', { name: /^Motivo/ });
    // Before the choice, what was asked for; and when who is told.
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: 'O que o solicitante quer' })).toBeVisible(),
    );
    await expect(within(dialog).getByText(/só são avisados quando você agendar/)).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(within(dialog).getByText('Informe o motivo.')).toBeVisible();
    const { top, bottom } = reason.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(send.getBoundingClientRect().top);
    await expect(sent).toBeNull();
  },
};

/** Where nothing is chosen yet, the field that lacks says so, and whoever leaves again has lost nothing. */
export const AgendarSemCidade: Story = {
  name: 'Agendar sem cidade',
  parameters: {
    msw: [
      simulate(getAttendedRequest, request(STATUS.EM_ANDAMENTO, can('AGENDAR'))),
      detailed({ cidade: null, prestador: null, idPrestador: null }),
      attended,
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    const cidade = dialog.getByRole('combobox', { name: 'Cidade' });
    await waitFor(() => expect(cidade).toHaveFocus());
    await expect(cidade).toHaveAccessibleDescription(/Escolha a cidade\./);
    await expect(dialog.queryByText('Não foi possível registrar.')).toBeNull();
    await expect(sent).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The message that failed is sent again on this page, and the step's name does not say so. */
export const KitPendente: Story = {
  name: 'Kit pendente',
  parameters: {
    msw: [
      simulate(getAttendedRequest, {
        ...request(STATUS.KIT_PENDENTE, can('ENTREGAR_KIT')),
        dataAgendamento: '2026-12-16',
        horaAgendamento: '10:00',
      }),
      bookedDetail,
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kit entregue' })).toBeVisible();
    await expect(canvas.getByText(/^O kit não chegou/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Timeline Whatsapp' })).toBeVisible();
  },
};

const PROPOSING = {
  msw: [
    simulate(getAttendedRequest, request(STATUS.EM_ANDAMENTO, can('AGUARDAR_DATA'))),
    detailed({}),
    attended,
    ...facts,
  ],
};

/** Who sends no day is told so by the first one's field, and stands in it. */
export const NenhumaData: Story = {
  name: 'Nenhuma data proposta',
  parameters: PROPOSING,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propor data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propor data' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Propor data' }));
    const day = dialog.getByRole('textbox', { name: /^Dia/ });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription(/Proponha pelo menos uma data\./);
    await expect(dialog.getAllByText('Proponha pelo menos uma data.')).toHaveLength(1);
    await expect(sent).toBeNull();
  },
};

/** What was refused and then taken out blocks nothing: only the day that is left is proposed. */
export const DataRecusadaEApagada: Story = {
  name: 'Data recusada e apagada',
  parameters: PROPOSING,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propor data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propor data' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mais uma data' }));
    const [first, second] = dialog.getAllByRole('textbox', { name: /^Dia/ });
    await userEvent.type(first!, '16122026');
    await userEvent.type(second!, '01012026');
    await waitFor(() => expect(second).toBeInvalid());
    const send = dialog.getByRole('button', { name: 'Propor data' });
    await userEvent.click(send);
    await expect(sent).toBeNull();
    await userEvent.clear(second!);
    await waitFor(() => expect(second).not.toBeInvalid());
    await userEvent.click(send);
    await waitFor(() =>
      expect(sent).toMatchObject({ acao: 'AGUARDAR_DATA', datas: [{ data: '2026-12-16', hora: null }] }),
    );
  },
};

/** docs/decisions/0176: what is too early is said, in the dialog that every list has. */
export const FaltaAntesDaConsulta: Story = {
  name: 'Falta antes da consulta',
  parameters: { msw: [simulate(getAttendedRequest, booked), bookedDetail, ...facts] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Falta Consulta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pré-solicitação' }));
    await waitFor(() =>
      expect(dialog.getByText('A consulta ainda não aconteceu: ela é em 16/12/2026 às 10:00.')).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeVisible();
  },
};

const missed = [
  simulate(getAttendedRequest, request(STATUS.FALTA_CONSULTA, [])),
  detailed({ idStatus: STATUS.FALTA_CONSULTA, quantidadeFaltaConsulta: 1 }),
];
const limitOf = (limiteReagendamento: number) =>
  simulate(getCliente, { ...storyCliente(), limiteReagendamento });

/** docs/decisions/0214: within the customer's limit a missed exam is asked for again. */
export const PedirDeNovo: Story = {
  parameters: { msw: [limitOf(2), ...missed, ...facts] },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Pedir de novo' });
    await waitFor(() => expect(again).not.toHaveAttribute('data-pending'));
    await expect(again).not.toHaveAttribute('aria-disabled');
  },
};

/** Beyond it, the button says why not. */
export const PedirDeNovoNoLimite: Story = {
  parameters: { msw: [limitOf(1), ...missed, ...facts] },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Pedir de novo' });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.hover(again);
    await screen.findByText(
      'O limite de reagendamentos foi atingido e o agendamento não será reagendado novamente.',
    );
  },
};

/** The same dialog as the list's, by the list's own call. */
export const Cancelar: Story = {
  parameters: {
    msw: [
      simulate(changeStatus, ({ body }) => {
        sent = body;
        return {
          id: 1,
          agendamento: { id: row.id, version: 2, quantidadeFaltaConsulta: 0 },
          status: { id: STATUS.CANCELADO, descricao: 'Cancelado', primevueColor: 'danger' },
        };
      }),
      simulate(getAttendedRequest, request(STATUS.EM_ANDAMENTO, can('CANCELAR'))),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar agendamento' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar agendamento' }));
    await userEvent.type(await dialog.findByLabelText(/^Motivo do cancelamento/), 'Mudou de empresa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() =>
      expect(sent).toMatchObject({
        descricao: 'Mudança de status para Cancelado. Motivo: Mudou de empresa.',
        agendamento: row.id,
      }),
    );
  },
};

/** Whoever answers sees what was asked, and about whom. */
export const ResponderPeloCliente: Story = {
  name: 'Responder pelo cliente',
  parameters: {
    msw: [
      simulate(statusRecords, [
        {
          id: 1,
          descricao: 'Pendência do cliente: Qual é o cargo?',
          observacao: null,
          createdAt: '2026-11-23T13:00:00.000Z',
          status: { id: STATUS.PENDENCIA_CLIENTE, descricao: 'Pendência Cliente', primevueColor: 'warn' },
          usuario: { name: 'Ana Atendente' },
        },
      ]),
      simulate(getAttendedRequest, request(STATUS.PENDENCIA_CLIENTE, can('RESOLVER_PENDENCIA'))),
      attended,
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder pelo cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Responder pelo cliente' }));
    await waitFor(() => expect(dialog.getByText('Pendência do cliente: Qual é o cargo?')).toBeVisible());
    await expect(dialog.getByText(NAME)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Resposta/ }), 'Operador de prensa');
    await userEvent.click(dialog.getByRole('button', { name: 'Responder pelo cliente' }));
    await waitFor(() => expect(sent).toEqual({ acao: 'RESOLVER_PENDENCIA', motivo: 'Operador de prensa' }));
  },
};

let begun: string[] = [];

/** 'Iniciar' asks nothing, as in the queue; the key of the next request works here too. */
export const IniciarEProximo: Story = {
  tags: ['interacoes'],
  name: 'Iniciar e próximo',
  beforeEach: () => {
    begun = [];
  },
  parameters: {
    msw: [
      simulate(startAtendimento, () => {
        begun.push('this');
        return {
          id: row.id,
          version: 2,
          status: { id: 2, descricao: 'Em Andamento', primevueColor: 'info' },
        };
      }),
      simulate(startNextAtendimento, () => {
        begun.push('next');
        return { agendamento: null, emAndamento: 0 };
      }),
      simulate(getAttendedRequest, request(STATUS.EM_ABERTO, can('INICIAR_ATENDIMENTO'))),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(begun).toEqual(['this']));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('n');
    await waitFor(() => expect(begun).toEqual(['this', 'next']));
  },
};

/** A new day is held, and nobody knows: what is left to do says so. */
export const DepoisDeReagendar: Story = {
  name: 'Depois de reagendar',
  parameters: { msw: [simulate(getAttendedRequest, request(STATUS.REAGENDADO, can('AGENDAR'))), ...facts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/só são avisados quando você agendar/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeVisible();
  },
};

/** A request that is over leads to the next one. */
export const Terminado: Story = {
  parameters: { msw: [simulate(getAttendedRequest, request(STATUS.CONCLUIDO, [])), ...facts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este pedido terminou.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Iniciar próximo/ })).toBeVisible();
  },
};

/** What the clinic offered is one press away, with its day, its time and why. */
export const AceitarProposta: Story = {
  name: 'Aceitar proposta',
  parameters: {
    msw: [
      simulate(
        getAttendedRequest,
        request(STATUS.PENDENCIA_PRESTADOR, can('ATENDER_PENDENCIA', 'REAGENDAR')),
      ),
      detailed({
        datasPropostas: { origem: 'PRESTADOR', datas: [{ data: '2026-11-27', hora: '14:30' }] },
      }),
      attended,
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A clínica propôs: sexta-feira, 27 de novembro de 2026, às 14:30.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar proposta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reagendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reagendar' }));
    await waitFor(() =>
      expect(sent).toMatchObject({
        acao: 'REAGENDAR',
        quando: { data: '2026-11-27', hora: '14:30' },
        motivo: 'Proposta da clínica aceita.',
      }),
    );
  },
};

/** doc2 §4: the link that waited for the risks goes out with them; days that are over are asked for anew. */
export const AplicarRiscoEnviaOLink: Story = {
  name: 'Aplicar risco e enviar o link',
  parameters: {
    msw: [
      riscos,
      simulate(getAttendedRequest, request(STATUS.AGUARDANDO_APLICACAO_RISCO, can('APLICAR_RISCO'))),
      detailed({
        autoagendamento: true,
        dataSugestaoInicial: '2026-11-09',
        dataSugestaoFinal: '2026-11-13',
        telefoneFuncionario: '11987654321',
      }),
      attended,
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aplicar risco' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aplicar risco' }));
    await waitFor(() =>
      expect(
        dialog.getByText('O período sugerido para o atendimento já passou. Informe outros dias.'),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'Riscos' }));
    await userEvent.click(await screen.findByRole('option', { name: /Ruído contínuo/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar risco' }));
    await expect(sent).toBeNull();
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Data inicial'), '24112026');
    await userEvent.type(dialog.getByLabelText('Data final'), '27112026');
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar risco' }));
    await waitFor(() =>
      expect(sent).toEqual({
        acao: 'APLICAR_RISCO',
        riscos: [1],
        formaEnvio: 'WHATSAPP',
        // The e-mail is not in sight, and goes nowhere.
        phone: '11987654321',
        dataSugestaoInicial: '2026-11-24',
        dataSugestaoFinal: '2026-11-27',
      }),
    );
  },
};
