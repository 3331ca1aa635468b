import { answerAsEmployee, myAutoagendamento } from '@apto/api-client';
import { simulate, SimulatedError } from '@apto/api-client/msw';
import { STATUS } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPedido } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Proposal } from './Proposal.tsx';

const proposed = storyPedido({ situation: 'PROPOSTO', time: '08:30' });
const answered = (id: number) =>
  simulate(answerAsEmployee, {
    id: proposed.agendamento.id,
    version: 5,
    status: { id, descricao: 'Agendado', primevueColor: 'success' },
  });

const meta = {
  title: 'Telas/Autoagendamento/6 Confirmar o dia proposto',
  component: Proposal,
  tags: ['novo'],
  ...ON_PHONE,
  parameters: { ...ON_PHONE.parameters, msw: [simulate(myAutoagendamento, proposed)] },
  decorators: [atStep(PATHS.proposal)],
} satisfies Meta<typeof Proposal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Você pode ir neste dia?' })).toBeVisible();
    await expect(canvas.getByText('Terça-feira, 24 de novembro de 2026')).toBeVisible();
    await expect(canvas.getByText('às 08:30')).toBeVisible();
    await expect(canvas.getByText('Clínica São Lucas')).toBeVisible();
  },
};

export const NaoPosso: Story = {
  tags: ['interacoes'],
  parameters: { msw: [answered(STATUS.NAO_CONFIRMADO), simulate(myAutoagendamento, proposed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Não posso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Não posso ir neste dia' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Não posso ir' }));
    await waitFor(() => expect(dialog.getByText('Campo obrigatório.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Estarei de férias');
    await userEvent.click(dialog.getByRole('button', { name: 'Não posso ir' }));
    await expect(await canvas.findByText('O horário foi liberado.')).toBeVisible();
  },
};

export const DiaMudou: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        answerAsEmployee,
        new SimulatedError(409, {
          message: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
          codigo: 'VERSAO_DESATUALIZADA',
        }),
      ),
      simulate(myAutoagendamento, proposed),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar' }));
    await expect(await canvas.findByText(/O dia ou o horário mudou/)).toBeVisible();
  },
};
