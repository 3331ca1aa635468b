import {
  confirmAgendamento,
  confirmMyData,
  confirmPrestador,
  myAutoagendamento,
  suggestedClinics,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { LANDLINE_MESSAGE } from '@apto/domain/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { faixasOf, storyPedido, SUGGESTIONS } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { ConfirmData } from './ConfirmData.tsx';

const pedido = simulate(myAutoagendamento, storyPedido());
const nothing = simulate(suggestedClinics, { cidade: null, clinicas: [] });
const suggestions = simulate(suggestedClinics, SUGGESTIONS);
const kept = simulate(confirmMyData, { phone: '19987654321', email: 'debora.sales@aurora.test' });

const meta = {
  title: 'Telas/Autoagendamento/2 Confirmar dados',
  component: ConfirmData,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [atStep(PATHS.details)],
  parameters: { ...ON_PHONE.parameters, msw: [pedido, nothing] },
} satisfies Meta<typeof ConfirmData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preenchido: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CPF ***.533.447-**')).toBeVisible();
    // doc2 §2.11 calls it so.
    await expect(canvas.getByRole('heading', { name: 'Atualizar dados' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Atualizar dados' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Etapa 1 de 3'),
    );
  },
};

/** Issue 12: what is proposed, with what has to be done before it, and one press away. */
export const ComSugestao: Story = {
  tags: ['galeria'],
  parameters: { msw: [pedido, suggestions] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terça-feira, 24 de novembro de 2026, às 08:20')).toBeVisible();
    await expect(canvas.getByText('Clínica São Lucas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeEnabled();
    // One press books: no step follows that would have to be counted.
    await expect(canvas.queryByText(/^Etapa/)).not.toBeInTheDocument();
  },
};

const NOT_ASKED = { jejumHoras: null, repousoAuditivoHoras: null };
const withPreparation = simulate(myAutoagendamento, {
  ...storyPedido(),
  procedimentos: [
    {
      ...NOT_ASKED,
      id: 2,
      name: 'Audiometria tonal',
      recommendation: 'Repouso auditivo de 14 horas',
      repousoAuditivoHoras: 14,
    },
    { ...NOT_ASKED, id: 3, name: 'Hemograma', recommendation: 'Jejum de 4 horas', jejumHoras: 4 },
  ],
});

/** Issue 12: on a small phone where, when and what to prepare stand above 'Agendar', without a scroll. */
export const PreparoEstreito: Story = {
  tags: ['galeria'],
  globals: { viewport: { value: 'small' } },
  parameters: { msw: [withPreparation, suggestions] },
  play: async ({ canvas }) => {
    const fast = await canvas.findByText('Jejum de 4 horas, a partir de 04:20');
    const bar = canvas.getByRole('contentinfo');
    for (const told of [
      canvas.getByText('Clínica São Lucas'),
      canvas.getByText(/Rua Barão de Jaguara/),
      canvas.getByText('Repouso auditivo de 14 horas, a partir de 18:20 da véspera'),
      fast,
    ])
      await expect(told.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await expect(bar.getBoundingClientRect().height).toBeLessThan(90);
  },
};

export const ProcurandoHorario: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, simulate(suggestedClinics, () => new Promise(() => undefined))] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Procurando um horário para você…', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Mudar/ })).toBeEnabled();
  },
};

/** A failure to propose is none of the page: city and clinic are asked for as ever. */
export const SugestaoFalhou: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, simulate(suggestedClinics, new SimulatedError(503))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirmar e continuar' })).toBeEnabled();
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
  parameters: { msw: [simulate(myAutoagendamento, storyPedido({ situation: 'ENCERRADO' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há nada para agendar por este link.')).toBeVisible();
  },
};

export const DadosInvalidos: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ });
    // What is wrong is said on leaving the field, and not only where one presses on.
    await userEvent.clear(phone);
    await userEvent.type(phone, '1936050096');
    await expect(canvas.queryByText(LANDLINE_MESSAGE)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText(LANDLINE_MESSAGE)).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '@');
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText('Digite um telefone válido')).toBeVisible();
    await expect(canvas.getByText('Digite um email válido')).toBeVisible();
    await expect(phone).toHaveFocus();
    // Issue 12: a landline is refused with the reason.
    await userEvent.type(phone, '1936050096');
    await expect(await canvas.findByText(LANDLINE_MESSAGE)).toBeVisible();
  },
};

export const NaoSalvou: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      nothing,
      simulate(confirmMyData, new SimulatedError(500, { message: 'Ocorreu algum problema.' })),
    ],
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '19912345678');
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao atualizar dado');
    await expect(phone).toHaveValue('(19) 91234-5678');
  },
};

export const Confirma: Story = {
  tags: ['interacoes'],
  parameters: { msw: [pedido, nothing, kept] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e continuar' }));
    await expect(await canvas.findByText(PATHS.place)).toBeVisible();
  },
};

const booked = simulate(confirmAgendamento, ({ body }) => {
  const sent = body as { dataAgendamento: string; horarioAgendamento?: string };
  return sent.dataAgendamento === '2026-11-24' && sent.horarioAgendamento === '08:20'
    ? { id: 3001, version: 6, idStatus: 5, dataAgendamento: '2026-11-24', horaAgendamento: '08:20' }
    : new SimulatedError(422, { message: 'Outro horário chegou ao servidor.' });
});
const chosen = simulate(confirmPrestador, { id: 3001, version: 5 });

export const AgendaASugestao: Story = {
  tags: ['interacoes'],
  parameters: { msw: [pedido, suggestions, kept, chosen, booked] },
  play: async ({ canvas }) => {
    await canvas.findByText(/às 08:20/);
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.confirmed)).toBeVisible();
  },
};

/** The last step's code is slow: the company's header stays, with a page that says that it is loading. */
export const EsperaAConfirmacao: Story = {
  tags: ['interacoes'],
  parameters: { slowStep: PATHS.confirmed, msw: [pedido, suggestions, kept, chosen, booked] },
  play: async ({ canvas }) => {
    await canvas.findByText(/às 08:20/);
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText('Carregando o seu pedido…')).toBeInTheDocument();
    await expect(canvas.getByRole('banner')).toHaveTextContent('Metalúrgica Aurora');
  },
};

/** The time is gone: the clinic's other times follow, with what was wanted. */
export const SugestaoOcupada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      suggestions,
      kept,
      chosen,
      simulate(
        confirmAgendamento,
        new SimulatedError(409, {
          codigo: 'FAIXA_INDISPONIVEL',
          message: 'Este horário acabou de ser ocupado.',
          details: { response: { maisProximas: faixasOf('2026-11-24') } },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/às 08:20/);
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.date)).toBeVisible();
  },
};

export const MudaASugestao: Story = {
  tags: ['interacoes'],
  parameters: { msw: [pedido, suggestions, kept] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mudar/ }));
    await expect(await canvas.findByText(PATHS.place)).toBeVisible();
  },
};

const slow = { isKept: false, onRead: fn() };

/** What was typed is kept, and the request is read again: until the next page is there the button goes on saying so. */
export const MudaDevagar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    slow.isKept = false;
    slow.onRead.mockClear();
  },
  parameters: {
    msw: [
      suggestions,
      simulate(confirmMyData, () => {
        slow.isKept = true;
        return { phone: '19987654321', email: 'debora.sales@aurora.test' };
      }),
      simulate(myAutoagendamento, async () => {
        if (!slow.isKept) return storyPedido();
        slow.onRead();
        return new Promise<never>(() => undefined);
      }),
    ],
  },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: /^Mudar/ });
    await userEvent.click(change);
    await waitFor(() => expect(slow.onRead).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(within(change).getByRole('progressbar', { name: 'Salvando' })).toBeVisible();
  },
};

/** A clinic that can no longer serve: what was typed stays, and it is said. */
export const ClinicaDaSugestaoRecusada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      suggestions,
      kept,
      simulate(confirmPrestador, new SimulatedError(404, { message: 'Prestador não encontrado.' })),
    ],
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ });
    await canvas.findByText(/às 08:20/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '19912345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível agendar'));
    await expect(phone).toHaveValue('(19) 91234-5678');
  },
};
