import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

// Friday, 20 November 2026 (a national holiday), 09:00 in São Paulo.
const agora = { data: '2026-11-20', hora: '09:00', instante: '2026-11-20T12:00:00.000Z' };

const meta = {
  title: 'Datas e horários/DateRangePicker',
  component: DateRangePicker,
  tags: ['novo'],
  args: { label: 'Sugestão de datas', agora, rules: {}, onChange: fn(), onRefused: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };

export const DigitarAsDuasPontas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Data inicial'), '24112026');
    await userEvent.type(canvas.getByLabelText('Data final'), '26112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-26' });
    await expect(canvas.getByLabelText('Data final')).toHaveValue('26/11/2026');
  },
};

export const PorQueNao: Story = {
  tags: ['interacoes'],
  args: { defaultValue: { inicio: '2026-11-24', fim: '2026-11-26' } },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Data inicial'));
    await userEvent.type(canvas.getByLabelText('Data inicial'), '19112026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.getByText(/^A data inicial não pode ser menor que a data atual/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const painel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    await expect(painel.getAllByRole('listitem')).toHaveLength(2 + 3);
    await waitFor(() => expect(painel.getByText(/é feriado nacional/)).toBeVisible());
  },
};

export const NoCalendario: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: /terça-feira, 24 de novembro de 2026/ }));
    await userEvent.click(dialogo.getByRole('button', { name: /quinta-feira, 26 de novembro de 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-26' });
  },
};
