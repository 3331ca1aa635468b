import { confirmarMeusDados, meuAutoagendamento } from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pedidoDeHistoria } from '../../shared/historias/dados.ts';
import { naEtapa } from '../../shared/historias/decorador.tsx';
import { NO_CELULAR } from '../../shared/historias/parametros.ts';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';
import { ConfirmarDados } from './ConfirmarDados.tsx';

const pedido = simular(meuAutoagendamento, pedidoDeHistoria());

const meta = {
  title: 'Telas/Autoagendamento/2 Confirmar dados',
  component: ConfirmarDados,
  tags: ['novo'],
  ...NO_CELULAR,
  decorators: [naEtapa(CAMINHO.dados)],
  parameters: { ...NO_CELULAR.parameters, msw: [pedido] },
} satisfies Meta<typeof ConfirmarDados>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preenchido: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CPF ***.533.447-**')).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simular(meuAutoagendamento, () => new Promise(() => undefined))] },
};

export const Falhou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simular(meuAutoagendamento, new ErroSimulado(503, { message: 'O sistema está indisponível.' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const Encerrado: Story = {
  tags: ['estados'],
  parameters: { msw: [simular(meuAutoagendamento, pedidoDeHistoria({ situacao: 'ENCERRADO' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há nada para agendar por este link.')).toBeVisible();
  },
};

export const DadosInvalidos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const telefone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await userEvent.clear(telefone);
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText('Digite um telefone válido')).toBeVisible();
    await expect(canvas.getByText('Digite um email válido')).toBeVisible();
    await expect(telefone).toHaveFocus();
  },
};

export const NaoSalvou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [pedido, simular(confirmarMeusDados, new ErroSimulado(500, { message: 'Ocorreu algum problema.' }))],
  },
  play: async ({ canvas }) => {
    const telefone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await userEvent.clear(telefone);
    await userEvent.type(telefone, '19912345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao atualizar dado');
    await expect(telefone).toHaveValue('(19) 91234-5678');
  },
};

export const Confirma: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [pedido, simular(confirmarMeusDados, { phone: '19987654321', email: 'debora.sales@aurora.test' })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText(CAMINHO.local)).toBeVisible();
  },
};
