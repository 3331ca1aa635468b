import { answerAsEmployee, myAutoagendamento } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storyPedido } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Confirmed } from './Confirmed.tsx';

const given = (options: Parameters<typeof storyPedido>[0]) => ({
  msw: [simulate(myAutoagendamento, storyPedido({ situation: 'CONFIRMADO', ...options }))],
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
  },
};

export const EmOutroFuso: Story = {
  tags: ['estados'],
  parameters: given({ time: '08:30', timeZone: 'America/Manaus' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('horário de Manaus, 1 hora a menos que em Brasília')).toBeVisible();
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
    await expect(await canvas.findByText('O dia está em revisão')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pedir outro dia' })).toBeNull();
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
    await expect(await canvas.findByRole('heading', { name: 'Agendamento cancelado' })).toBeVisible();
  },
};
