import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

// Friday, 20 November 2026 (a national holiday), 09:00 in São Paulo.
const agora = { data: '2026-11-20', hora: '09:00', instante: '2026-11-20T12:00:00.000Z' };

const meta = {
  title: 'Datas e horários/DatePicker',
  component: DatePicker,
  tags: ['novo'],
  args: { label: 'Data da consulta', agora, onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };

export const DigitarECorrigir: Story = {
  tags: ['interacoes'],
  args: { rules: {} },
  play: async ({ canvas, args }) => {
    const campo = canvas.getByLabelText('Data da consulta');
    await userEvent.type(campo, '24112026');
    await expect(campo).toHaveValue('24/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
  },
};

export const NoCalendario: Story = {
  tags: ['interacoes'],
  args: { rules: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir calendário/ }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: /terça-feira, 24 de novembro de 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await expect(canvas.getByLabelText('Data da consulta')).toHaveValue('24/11/2026');
  },
};
