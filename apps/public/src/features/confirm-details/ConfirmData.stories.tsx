import { confirmMyData, myAutoagendamento } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyPedido } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { ConfirmData } from './ConfirmData.tsx';

const pedido = simulate(myAutoagendamento, storyPedido());

const meta = {
  title: 'Telas/Autoagendamento/2 Confirmar dados',
  component: ConfirmData,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [atStep(PATHS.details)],
  parameters: { ...ON_PHONE.parameters, msw: [pedido] },
} satisfies Meta<typeof ConfirmData>;
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
  parameters: { msw: [simulate(myAutoagendamento, () => new Promise(() => undefined))] },
};

export const Falhou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simulate(myAutoagendamento, new SimulatedError(503, { message: 'O sistema está indisponível.' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

export const Encerrado: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(myAutoagendamento, storyPedido({ situacao: 'ENCERRADO' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há nada para agendar por este link.')).toBeVisible();
  },
};

export const DadosInvalidos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await userEvent.clear(phone);
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText('Digite um telefone válido')).toBeVisible();
    await expect(canvas.getByText('Digite um email válido')).toBeVisible();
    await expect(phone).toHaveFocus();
  },
};

export const NaoSalvou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [pedido, simulate(confirmMyData, new SimulatedError(500, { message: 'Ocorreu algum problema.' }))],
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '19912345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao atualizar dado');
    await expect(phone).toHaveValue('(19) 91234-5678');
  },
};

export const Confirma: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [pedido, simulate(confirmMyData, { phone: '19987654321', email: 'debora.sales@aurora.test' })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText(PATHS.place)).toBeVisible();
  },
};
