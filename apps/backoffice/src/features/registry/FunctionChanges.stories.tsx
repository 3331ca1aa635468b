import {
  functionChanges,
  registerFunctionChange,
  registryOptions,
  settleFunctionChange,
  type FunctionChange,
  type FunctionChanges as Changes,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { CHANGE_NOTICE, CHANGE_REFUSAL, RISK_VERDICT_TEXT } from '@apto/domain/function-change';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import FunctionChanges from './own/FunctionChanges.tsx';

const LOADS = { timeout: 10_000 };
const HERE = { id: 1, nome: 'Matriz / Produção / Auxiliar' };
const THERE = { id: 2, nome: 'Filial Sul / Caldeiraria / Soldador' };
const BEFORE = { id: 3, nome: 'Matriz / Expedição / Ajudante' };

const change = (id: number, extra: Partial<FunctionChange>): FunctionChange => ({
  id,
  situacao: 'EFETIVADA',
  origem: 'PEDIDO',
  de: HERE,
  para: THERE,
  dia: null,
  motivo: null,
  solicitadaEm: '2026-11-03T13:20:00.000Z',
  solicitadaPor: 'Rita Camargo',
  encerradaEm: '2026-11-10T18:00:00.000Z',
  encerradaPor: 'Clínica Vida',
  exame: null,
  ...extra,
});
const PENDING = change(9, {
  situacao: 'PENDENTE',
  dia: '2026-12-01',
  motivo: 'Promoção',
  encerradaEm: null,
  encerradaPor: null,
});
const PAST = [
  change(4, {
    de: BEFORE,
    para: HERE,
    exame: { id: 77, status: { id: 22, descricao: 'Concluído', primevueColor: 'success' } },
  }),
  change(3, { situacao: 'CANCELADA', de: BEFORE, motivo: 'Turno da noite' }),
  change(2, { origem: 'CADASTRO', de: THERE, para: BEFORE, encerradaPor: 'Rita Camargo' }),
];
const changes = (extra: Partial<Changes> = {}): Changes => ({
  funcionario: { id: 5, name: 'Bruno Nunes', customerId: 1, desligado: false, hierarquia: HERE },
  versao: 0,
  riscosPara: null,
  riscos: null,
  mudancas: PAST,
  ...extra,
});
const waiting = (extra: Partial<Changes> = {}): Changes =>
  changes({ versao: 3, riscos: 'MUDAM', mudancas: [PENDING, ...PAST], ...extra });
const options = simulate(registryOptions, {
  items: [HERE, THERE, BEFORE].map(({ id, nome: name }) => ({ id, name })),
  meta: onePage(3),
});

const meta = {
  title: 'Telas/Cadastros/Mudanças de função',
  component: FunctionChanges,
  tags: ['novo'],
  args: { id: 5, onMoved: () => undefined },
  parameters: {
    layout: 'padded',
    app: { session: storySession(EVERY_PERMISSION), address: '/employee/5' },
    msw: [simulate(functionChanges, waiting()), options],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp,
  ],
} satisfies Meta<typeof FunctionChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NR-7 7.5.10: other risks, so that the exam comes first and nothing takes effect by hand. */
export const Pendente: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(RISK_VERDICT_TEXT.MUDAM, {}, LOADS);
    await expect(canvas.getByRole('link', { name: 'Pedir exame' })).toHaveAttribute(
      'href',
      expect.stringContaining('funcionario=5&tipoExame=5'),
    );
    await expect(canvas.queryByRole('button', { name: 'Efetivar agora' })).toBeNull();
  },
};

export const ExameEmAndamento: Story = {
  parameters: {
    msw: [
      simulate(
        functionChanges,
        waiting({
          mudancas: [
            {
              ...PENDING,
              exame: { id: 80, status: { id: 8, descricao: 'Agendado', primevueColor: 'info' } },
            },
          ],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Agendado', {}, LOADS);
    await expect(canvas.queryByRole('link', { name: 'Pedir exame' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Desfazer pendência' })).toBeNull();
  },
};

export const SemPendencia: Story = {
  parameters: { msw: [simulate(functionChanges, changes()), options] },
  play: async ({ canvas }) => {
    await canvas.findByText('Alterada no cadastro: Rita Camargo', {}, LOADS);
  },
};

export const Nenhuma: Story = {
  parameters: { msw: [simulate(functionChanges, changes({ mudancas: [] }))] },
  play: async ({ canvas }) => {
    await canvas.findByText('O funcionário não mudou de função.', {}, LOADS);
  },
};

/** Who has left does not change position: nothing is offered, and it says why. */
export const Desligado: Story = {
  parameters: {
    msw: [
      simulate(
        functionChanges,
        changes({
          funcionario: { id: 5, name: 'Bruno Nunes', customerId: 1, desligado: true, hierarquia: HERE },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(CHANGE_REFUSAL.left, {}, LOADS);
    await expect(canvas.queryByRole('button', { name: 'Registrar mudança de função' })).toBeNull();
  },
};

const BLOCKED = 'Esta hierarquia está bloqueada: Sem inventário.';

/** A blocked position is shown with its reason, and cannot be chosen. */
export const Bloqueada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(functionChanges, changes({ mudancas: [] })),
      simulate(registryOptions, {
        items: [{ id: THERE.id, name: THERE.nome, bloqueio: BLOCKED }],
        meta: onePage(1),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Registrar mudança de função' }, LOADS));
    await userEvent.type(
      await screen.findByRole('combobox', { name: /Nova unidade, setor e cargo/ }, LOADS),
      'Solda',
    );
    const option = await screen.findByRole('option', { name: new RegExp(THERE.nome) }, LOADS);
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveTextContent(BLOCKED);
  },
};

/** Who may only look. */
export const SomenteLeitura: Story = {
  parameters: { app: { session: storySession(['estrutura_funcionario']), address: '/employee/5' } },
  play: async ({ canvas }) => {
    await canvas.findByText(RISK_VERDICT_TEXT.MUDAM, {}, LOADS);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Falha: Story = {
  parameters: { msw: [simulate(functionChanges, new SimulatedError(500, { message: 'Tente mais tarde.' }))] },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler as mudanças de função.', {}, LOADS);
  },
};

export const Registrar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(registerFunctionChange, waiting()),
      simulate(functionChanges, ({ query }) =>
        changes({ mudancas: [], riscosPara: query.get('para') === String(THERE.id) ? 'MUDAM' : null }),
      ),
      options,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Registrar mudança de função' }, LOADS));
    const dialog = await screen.findByRole('dialog', {}, LOADS);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar' }, LOADS));
    await screen.findByText('Escolha a nova função');
    await userEvent.click(screen.getByRole('combobox', { name: /Nova unidade, setor e cargo/ }));
    await userEvent.click(await screen.findByRole('option', { name: THERE.nome }, LOADS));
    // Whether the risks are others is said before it is registered.
    await screen.findByText(RISK_VERDICT_TEXT.MUDAM, {}, LOADS);
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText(CHANGE_NOTICE.registered, {}, LOADS);
    await canvas.findByRole('link', { name: 'Pedir exame' });
  },
};

export const Recusada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        settleFunctionChange,
        new SimulatedError(409, { codigo: 'TRANSICAO_RECUSADA', message: CHANGE_REFUSAL.examLive }),
      ),
      simulate(functionChanges, waiting()),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer pendência' }, LOADS));
    const dialog = await screen.findByRole('dialog', {}, LOADS);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desfazer pendência' }));
    await screen.findByText(CHANGE_REFUSAL.examLive, {}, LOADS);
  },
};

export const Efetivar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        settleFunctionChange,
        changes({
          funcionario: { id: 5, name: 'Bruno Nunes', customerId: 1, desligado: false, hierarquia: THERE },
        }),
      ),
      simulate(functionChanges, waiting({ riscos: 'IGUAIS' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Efetivar agora' }, LOADS));
    const dialog = await screen.findByRole('dialog', {}, LOADS);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Efetivar' }));
    await screen.findByText(CHANGE_NOTICE.effective, {}, LOADS);
  },
};
