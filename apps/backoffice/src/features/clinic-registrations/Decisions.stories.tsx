import { decideRegistration, type RegistrationReview } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Decisions } from './Decisions.tsx';

const REVIEW: RegistrationReview = {
  prestador: { id: 7, name: 'Clínica Boa Ltda', code: '7', ativo: true },
  situacao: 'ENVIADO',
  version: 3,
  versoes: { prestador: 4, agenda: 2 },
  email: 'contato@clinicaboa.com.br',
  enviadoEm: '2026-11-23T13:00:00Z',
  itens: [
    { campo: 'phone', label: 'Telefone', antes: ['(11) 98765-4321'], depois: ['(11) 91111-2222'] },
    {
      campo: 'pagamento',
      label: 'Pagamento',
      antes: [],
      depois: ['Como recebe: Pix', 'Chave Pix: a@b.com.br'],
    },
  ],
  decisoes: [],
  arquivos: [],
  afetados: [4, 5],
};

const meta = {
  title: 'Telas/Cadastro pela clínica',
  component: Decisions,
  tags: ['novo'],
  args: { review: REVIEW, canDecide: true, canSetHours: true, onDone: fn() },
  parameters: { app: { session: storySession(EVERY_PERMISSION), address: '/supplier/7/cadastro' } },
  decorators: [withApp],
} satisfies Meta<typeof Decisions>;
export default meta;
type Story = StoryObj<typeof meta>;
const LOADS = { timeout: 10_000 };

/** A refusal needs its reason, and the field takes the focus; one press accepts the rest. */
export const RecusaComMotivo: Story = {
  parameters: { msw: [simulate(decideRegistration, { ...REVIEW, situacao: 'DEVOLVIDO' })] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 de 2 por decidir.', {}, LOADS)).toBeVisible();
    await expect(canvas.getByText(/2 agendamentos ficam sem lugar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar tudo' }));
    const [refuse] = canvas.getAllByRole('radio', { name: 'Recusar' });
    if (refuse) await userEvent.click(refuse);
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir análise' }));
    const reason = canvas.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Não atende');
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir análise' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), LOADS);
  },
};

/** Somebody was faster: what was chosen stays until it is read again. */
export const OutraPessoaDecidiu: Story = {
  parameters: {
    msw: [simulate(decideRegistration, new SimulatedError(409, { message: 'Este cadastro mudou.' }))],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar tudo' }, LOADS));
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir análise' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Recarregar' }, LOADS));
    await expect(args.onDone).toHaveBeenCalledWith(null);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('Tudo decidido.')).toBeVisible();
  },
};

/** An active clinic's week is its agenda: without the clinics' panel it can be refused, not accepted, and it says why. */
export const HorariosSemPermissao: Story = {
  args: {
    canSetHours: false,
    review: {
      ...REVIEW,
      itens: [
        ...REVIEW.itens,
        {
          campo: 'horarios',
          label: 'Horários de atendimento',
          antes: [],
          depois: ['segunda-feira: 07:00 às 11:00'],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar tudo' }, LOADS));
    await expect(canvas.getByText('1 de 3 por decidir.')).toBeVisible();
    const hours = within(canvas.getByRole('group', { name: 'Horários de atendimento' }));
    await expect(hours.getByText(/Só quem tem o painel de prestadores/)).toBeVisible();
    await userEvent.click(hours.getByRole('radio', { name: 'Aceitar' }));
    await expect(hours.getByRole('radio', { name: 'Aceitar' })).not.toBeChecked();
    await userEvent.click(hours.getByRole('radio', { name: 'Recusar' }));
    await expect(canvas.getByText('Tudo decidido.')).toBeVisible();
  },
};
