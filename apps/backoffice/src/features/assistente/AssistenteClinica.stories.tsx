import { feriadosMunicipais, obterCliente, obterPrestador, prestadorReservaHorario } from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import { formatarData, PERMISSAO } from '@apto/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { agora } from '../../shared/relogio.ts';
import { Assistente } from './Assistente.tsx';
import { visivel } from './historias/visivel.ts';
import { comAssistente } from './historias/decorador.tsx';
import { CIDADE, completo, diaLivre, semClinicaAinda } from './historias/pedidos.ts';
import { clienteDeHistoria, registroDaClinica, respostasDoAssistente } from './historias/respostas.ts';

const semClinica = (quantos = 4) => ({ pedido: () => semClinicaAinda(quantos) });

const meta = {
  title: 'Telas/Criar agendamento/Definir clínica',
  component: Assistente,
  tags: ['novo'],
  decorators: [comAssistente],
  parameters: { layout: 'fullscreen', msw: respostasDoAssistente(), assistente: semClinica() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

async function escolher(nome: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: /Clínica/ }));
  await userEvent.click(await screen.findByRole('option', { name: nome }));
}

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { assistente: { pedido: () => ({ ...completo(4), etapa: 'definir-clinica' }) } },
};
export const Vazia: Story = { tags: ['estados'] };

/** Choosing resets what depends on the clinic, and its hours and address can be read (doc2 §2.7). */
export const Escolher: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await escolher(/São Lucas/);
    const ver = () => canvas.findByRole('button', { name: 'Ver informações da clínica' });
    await waitFor(async () => expect(await ver()).toBeEnabled());
    await userEvent.click(await ver());
    const painel = within(await screen.findByRole('dialog', { name: 'Informações da clínica' }));
    await visivel(painel.getByText(/Rua das Flores, 120/));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Avançar' }));
    await visivel(await canvas.findByRole('button', { name: 'Período sugerido: Campo obrigatório' }));
  },
};

/** A municipal holiday of the chosen city (doc2 §5): the range is cleared and the toast says why. */
export const Feriado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: respostasDoAssistente([
      simular(feriadosMunicipais, () => [
        {
          dataFeriado: diaLivre(agora()),
          abrangencia: 'MUNICIPAL' as const,
          nome: 'Aniversário da cidade',
          cidade: { cidade: CIDADE.cidade, estado: CIDADE.estado },
        },
      ]),
    ]),
  },
  play: async ({ canvas }) => {
    const dia = formatarData(diaLivre(agora()));
    await escolher(/São Lucas/);
    const inicial = () => canvas.findByRole('textbox', { name: 'Data inicial' });
    await waitFor(async () => expect(await inicial()).toBeEnabled());
    await userEvent.type(await inicial(), dia.replaceAll('/', ''));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Data final' }), dia.replaceAll('/', ''));
    const texto = `Por favor selecione outro período de datas, ${dia} é feriado municipal em Campinas-SP`;
    await waitFor(() => expect(screen.getAllByText(texto).length).toBeGreaterThan(1));
    await expect(await inicial()).toHaveValue('');
  },
};

/** A provider outside of the suggested ones asks first (doc2 §2.7), and one that is not released says so (§2.13). */
export const OutrosELiberar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await escolher(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Policlínica Barão Geraldo' }));
    await expect(
      (
        await screen.findAllByText(
          'O prestador não atende os funcionários da empresa: Metalúrgica Serra Azul',
        )
      ).length,
    ).toBe(2);
    await userEvent.click(dialogo.getByRole('button', { name: 'Liberar' }));
    await visivel(await screen.findByText('Prestador liberado com sucesso'));
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(
      '0009 - Policlínica Barão Geraldo | Campinas - SP',
    );
  },
};

export const AlterarPrestador: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await escolher(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Alterar prestador' }));
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue('');
  },
};

/** Without the permission there is only the way back, and whom to ask (doc2 §6). */
export const SemPermissaoParaLiberar: Story = {
  tags: ['interacoes'],
  parameters: { assistente: { ...semClinica(1), permissoes: [PERMISSAO.AGENDAMENTOS_CRIAR] } },
  play: async ({ canvas }) => {
    await escolher(/Barão Geraldo/);
    await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Policlínica Barão Geraldo' }));
    await visivel(dialogo.getByText(/gestor do contrato/));
    await expect(dialogo.queryByRole('button', { name: 'Liberar' })).toBeNull();
    await userEvent.click(dialogo.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue(''));
  },
};

const reserva = [
  simular(obterCliente, clienteDeHistoria({ usaReservaHorario: true })),
  simular(obterPrestador, ({ params }) => registroDaClinica(Number(params['id']), 'SOC')),
];

/** Exact slots are not to be had here yet: said at once, with the way out (doc2 §2.1, §2.8). */
export const ReservaDeHorarios: Story = {
  tags: ['recursos'],
  parameters: { msw: respostasDoAssistente(reserva) },
  play: async ({ canvas }) => {
    await escolher(/São Lucas/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Direcionar para um atendente' }));
    await visivel(await canvas.findByText('O pedido será direcionado para um atendente'));
    // A SOC clinic and a reservation client fix both on the requester (doc2 §4).
    await expect(canvas.getAllByText('Definido pelas regras do cliente.')).toHaveLength(2);
  },
};

/** doc2 §8: the check failed, and the chosen provider is removed. */
export const FalhaNaReserva: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: respostasDoAssistente([...reserva, simular(prestadorReservaHorario, new ErroSimulado(503))]),
  },
  play: async ({ canvas }) => {
    await escolher(/São Lucas/);
    await visivel(
      await screen.findByText(
        'Não foi possível verificar se o prestador atende reserva de horários. Por favor, tente novamente.',
      ),
    );
    await expect(canvas.getByRole('combobox', { name: /Clínica/ })).toHaveValue('');
  },
};

/** The time is asked where the requester schedules (doc2 §5 'Clinic step'). */
export const Horario: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: {
      pedido: () => ({ ...completo(1), etapa: 'definir-clinica', quemAgenda: 'SOLICITANTE' }),
    },
  },
  play: async ({ canvas }) => {
    const hora = canvas.getByRole('textbox', { name: /Horário/ });
    await userEvent.type(hora, '1500');
    await userEvent.tab();
    await visivel(await canvas.findByText('O horário informado não está no período selecionado'));
    await userEvent.clear(hora);
    await userEvent.type(hora, '0930');
    await waitFor(() =>
      expect(canvas.queryByText('O horário informado não está no período selecionado')).toBeNull(),
    );
  },
};
