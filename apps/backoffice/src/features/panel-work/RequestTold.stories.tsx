import {
  attendRequest,
  getAttendedRequest,
  messageTimeline,
  municipalFeriados,
  previewMessage,
  resendMessage,
  statusRecords,
  whyNotAvailable,
} from '@apto/api-client';
import { simulate, SimulatedError } from '@apto/api-client/msw';
import { TIPO_EXAME } from '@apto/domain/exames';
import { STATUS } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RequestPage } from './RequestPage.tsx';
import { can, detailed, facts, open, request, row } from './request.fixture.ts';

const meta = {
  title: 'Telas/Painel: o que se sabe de um pedido',
  component: RequestPage,
  tags: ['novo', 'interacoes'],
  parameters: { layout: 'fullscreen', app: { address: '/painel-agendamento/1' } },
  globals: { clock: 'monday' },
  decorators: [withApp],
  args: { id: row.id },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const message = {
  id: 9,
  tipoEvento: 'Proposta de datas ao solicitante',
  createdAt: '2026-11-23T12:00:00.000Z',
  acao: 'Por e-mail',
  variaveis: null,
  envio: 'Na fila',
  destinatario: 'SOLICITANTE' as const,
  situacao: 'PENDENTE' as const,
  motivo: null,
  podeReenviar: true,
  tel: null,
  classificacao: 'ENVIO' as const,
};

const sentAgain = fn<(id: unknown) => void>();
/** doc1 §2.5: what went out is sent again from here too, after it was read. */
export const EnviarDeNovo: Story = {
  name: 'Enviar de novo',
  beforeEach: () => {
    sentAgain.mockClear();
  },
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      simulate(messageTimeline, [
        { ...message, situacao: 'FALHA', envio: 'Falhou', motivo: 'A caixa postal está cheia.' },
      ]),
      simulate(previewMessage, {
        tipo: 'PROPOSTA_DATA',
        titulo: 'Proposta de datas ao solicitante',
        destinatario: 'SOLICITANTE',
        nome: 'Rita do RH',
        canal: 'EMAIL',
        destino: 'rita@exemplo.com.br',
        assunto: 'Datas propostas',
        corpo: 'Propomos: quinta-feira, 26 de novembro de 2026, às 09:00',
        anexo: null,
        aviso: null,
      }),
      simulate(resendMessage, ({ params }) => {
        sentAgain(params['mensagem']);
        return { destinatario: 'SOLICITANTE' as const, canal: 'EMAIL' as const };
      }),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Timeline Whatsapp' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Enviar de novo: Proposta de datas ao solicitante' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar esta mensagem de novo?' }));
    await waitFor(() => expect(dialog.getByText(/26 de novembro de 2026/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar de novo' }));
    await waitFor(() => expect(sentAgain).toHaveBeenCalledWith('9'));
  },
};

/** doc1 §2.4, doc2 §2.3, §2.5: what only this exam type and this employee have. */
export const TermosDoTipo: Story = {
  name: 'Termos do tipo de exame',
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      detailed({
        tipoExame: { id: TIPO_EXAME.RETORNO_AO_TRABALHO, descricao: 'Retorno ao trabalho' },
        tipoRetorno: 4,
        dataLiberacao: '2026-11-20',
        pcd: true,
        informacoesPcd: 2,
        resideForaDoPais: true,
      }),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Licença Maternidade')).toBeVisible();
    await expect(canvas.getByText('20/11/2026')).toBeVisible();
    await expect(canvas.getByText('Auditiva')).toBeVisible();
    await expect(canvas.getByText('Reside fora do país')).toBeVisible();
  },
};

/** doc2 §5 'Date range rules': the day by hand knows the holidays before the server does. */
export const FeriadoNaAgendaPorTelefone: Story = {
  name: 'Feriado na agenda por telefone',
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      simulate(municipalFeriados, [
        {
          nome: 'Aniversário da cidade',
          dataFeriado: '2026-12-08',
          abrangencia: 'MUNICIPAL' as const,
          cidade: { cidade: 'Campinas', estado: 'SP' },
        },
      ]),
      simulate(whyNotAvailable, {
        motivos: [
          {
            codigo: 'HOLIDAY',
            texto: '08/12/2026 é feriado municipal em Campinas-SP',
            quem: 'Peça à empresa outro dia.',
            datas: ['2026-12-08'],
          },
        ],
        opcoes: { dias: ['2026-12-09'], periodos: [], clinicas: [] },
      }),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar' }));
    await dialog.findByText('Sem horário, a clínica atende por ordem de chegada.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dia' }), '08122026');
    await waitFor(() => expect(dialog.getAllByText(/08\/12\/2026 é feriado municipal/)[0]).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Dia' })).toBeInvalid();
    // It is refused, not missing: sending says the same.
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    await expect(dialog.getAllByText(/08\/12\/2026 é feriado municipal/)[0]).toBeVisible();
    await expect(dialog.queryByText('Escolha o dia.')).toBeNull();
    // Issue 10 'Por que não?': who can help, and one press takes a day that works.
    await expect(await dialog.findByText(/Peça à empresa/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^09\/12\/2026/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Dia' })).toHaveValue('09/12/2026'));
    await expect(dialog.queryByText(/Peça à empresa/)).toBeNull();
  },
};

/** A day that the requester chose, taken after another was refused, leaves no reason of that one behind. */
export const DataEscolhidaDepoisDeOutraRecusada: Story = {
  name: 'Data escolhida depois de outra recusada',
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      detailed({ datasPropostas: { origem: 'SOLICITANTE', datas: [{ data: '2026-12-09', hora: '14:00' }] } }),
      simulate(whyNotAvailable, {
        motivos: [
          {
            codigo: 'CLOSED_WEEKDAY',
            texto: 'O prestador não atende aos domingos',
            quem: 'Quem edita o cadastro da clínica pode mudar os horários de atendimento.',
            datas: ['2026-12-06'],
          },
        ],
        opcoes: { dias: ['2026-12-07'], periodos: [], clinicas: [] },
      }),
      ...facts,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar' }));
    await dialog.findByText('Sem horário, a clínica atende por ordem de chegada.');
    const day = dialog.getByRole('textbox', { name: 'Dia' });
    await userEvent.clear(day);
    await userEvent.type(day, '06122026');
    await dialog.findByText(/Quem edita o cadastro da clínica/);
    await userEvent.click(dialog.getByRole('button', { name: /9 de dezembro de 2026, às 14:00/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Dia' })).toHaveValue('09/12/2026'));
    await expect(dialog.queryByText(/Quem edita o cadastro da clínica/)).toBeNull();
  },
};

const attended = fn<(body: unknown) => void>();
const attends = simulate(attendRequest, ({ body }) => {
  attended(body);
  return {
    id: row.id,
    version: 2,
    status: { id: 5, descricao: 'Aguardando Data', primevueColor: 'warning' },
  };
});
/** Whoever proposes days knows the clinic's own: what the requester chooses can then be booked. */
export const ProporDataQueAClinicaNaoAtende: Story = {
  name: 'Propor data que a clínica não atende',
  tags: ['interacoes'],
  beforeEach: () => {
    attended.mockClear();
  },
  parameters: {
    msw: [simulate(getAttendedRequest, open), attends, ...facts],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propor data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propor data' }));
    const send = dialog.getByRole('button', { name: 'Propor data' });
    const day = dialog.getByRole('textbox', { name: 'Dia' });
    await userEvent.type(day, '29112026');
    await waitFor(() => expect(dialog.getAllByText('A clínica não atende aos domingos.')[0]).toBeVisible());
    // Refused, and not missing: one voice, and nothing is sent.
    await userEvent.click(send);
    await expect(dialog.queryByText('Proponha pelo menos uma data.')).toBeNull();
    await expect(attended).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.type(day, '30112026');
    await userEvent.click(send);
    await waitFor(() => expect(attended).toHaveBeenCalledTimes(1));
    await expect(attended.mock.calls[0]?.[0]).toMatchObject({ datas: [{ data: '2026-11-30', hora: null }] });
  },
};

/** What the channel needs is said by its field, far below where the dialog begins, and not by the server. */
export const PerguntarAoFuncionarioSemEmail: Story = {
  name: 'Perguntar ao funcionário sem e-mail',
  tags: ['interacoes'],
  beforeEach: () => {
    attended.mockClear();
  },
  parameters: { msw: [simulate(getAttendedRequest, open), attends, ...facts] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perguntar ao funcionário' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Perguntar ao funcionário' }));
    await dialog.findByText('Sem horário, a clínica atende por ordem de chegada.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dia' }), '25112026');
    await userEvent.click(dialog.getByRole('radio', { name: 'E-mail' }));
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    const send = dialog.getByRole('button', { name: 'Perguntar ao funcionário' });
    await userEvent.clear(email);
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Campo obrigatório'));
    await userEvent.type(email, 'rita');
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Digite um email válido'));
    await expect(email).toHaveFocus();
    await expect(attended).not.toHaveBeenCalled();
    await userEvent.type(email, '@exemplo.com.br');
    await userEvent.click(send);
    await waitFor(() =>
      expect(attended.mock.calls[0]?.[0]).toMatchObject({
        formaEnvio: 'EMAIL',
        email: 'rita@exemplo.com.br',
      }),
    );
  },
};

const DELIVERED = { situacao: 'ENTREGUE' as const, envio: 'SUCESSO' };
let asked = 0;
/** Nobody tells of a delivery: what was just queued is asked about until it has left. */
export const MensagemQueSai: Story = {
  name: 'Mensagem que sai',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(getAttendedRequest, open),
      // The clock of the story does not stand still.
      simulate(messageTimeline, () => {
        asked += 1;
        return [{ ...message, createdAt: new Date().toISOString(), ...(asked > 1 ? DELIVERED : {}) }];
      }),
      ...facts,
    ],
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Timeline Whatsapp' }));
    await expect(await canvas.findByText('Entregue', undefined, { timeout: 30_000 })).toBeVisible();
  },
};

let isResolved = false;
/** Whoever comes second still reads what was asked: it does not become a pendency that nobody described. */
export const PendenciaQueOutroResolveu: Story = {
  name: 'Pendência que outra pessoa resolveu',
  parameters: {
    msw: [
      simulate(statusRecords, [
        {
          id: 1,
          descricao: 'Pendência resolvida: Sim, quinta à tarde.',
          observacao: null,
          createdAt: '2026-11-23T13:00:00.000Z',
          status: { id: STATUS.PENDENCIA_PRESTADOR, descricao: 'Pendência Prestador', primevueColor: 'warn' },
          usuario: { name: 'Clara Cliente' },
        },
      ]),
      simulate(attendRequest, () => {
        isResolved = true;
        return new SimulatedError(409, {
          message:
            "Beto alterou este pedido enquanto você o via. Agora ele está com status 'Pendência Resolvida'.",
          codigo: 'VERSAO_DESATUALIZADA',
        });
      }),
      simulate(getAttendedRequest, () =>
        isResolved
          ? request(STATUS.PENDENCIA_RESOLVIDA, can('AGENDAR'))
          : request(STATUS.PENDENCIA_PRESTADOR, can('ATENDER_PENDENCIA')),
      ),
      ...facts,
    ],
  },
  beforeEach: () => {
    isResolved = false;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolver pendência' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolver pendência' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Resposta/ }), 'Combinado');
    await userEvent.click(dialog.getByRole('button', { name: 'Resolver pendência' }));
    await waitFor(() => expect(dialog.getByText(/Beto alterou este pedido/)).toBeVisible());
    await expect(dialog.getByText('Pendência resolvida: Sim, quinta à tarde.')).toBeVisible();
  },
};
