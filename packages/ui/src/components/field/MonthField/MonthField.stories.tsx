import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NOW } from '../../general/Calendar/fixtures.ts';
import { Button } from '../../general/Button/Button.tsx';
import { SentForm, sentIn } from '../../general/Form/SentForm.fixture.tsx';
import { MonthField } from './MonthField.tsx';

const meta = {
  title: 'Datas e horários/MonthField',
  component: MonthField,
  tags: ['experimental'],
  args: { label: 'Mês de referência', now: NOW, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { defaultValue: '2026-03' } };
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { defaultValue: '2026-03', isDisabled: true },
};

/** Typed by keyboard alone; what is no month is said on leaving, and taken back as soon as one types on. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Mês de referência' });
    await userEvent.type(field, '132026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Informe o mês e o ano, como 03/2026.');
    await userEvent.clear(field);
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '3/2026');
    await expect(field).toHaveValue('03/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03');
  },
};

/** '' is no error: what the field finds itself is still said. */
export const ErroVazio: Story = {
  tags: ['interacoes'],
  args: { errorMessage: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mês de referência' });
    await userEvent.type(field, '132026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Informe o mês e o ano, como 03/2026.');
  },
};

/** Arrows go from month to month, the year has two buttons, and the focus comes back to the button. */
export const PeloPainel: Story = {
  name: 'Pelo painel',
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher o mês' }));
    const dialog = await screen.findByRole('dialog', { name: 'Escolher o mês' });
    await waitFor(() => expect(dialog).toBeVisible());
    const panel = within(dialog);
    await userEvent.click(panel.getByRole('button', { name: 'Próximo ano' }));
    const list = panel.getByRole('listbox', { name: 'Meses de 2027' });
    within(list).getByRole('option', { name: 'janeiro' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(list).getByRole('option', { name: 'maio' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05');
    await expect(canvas.getByRole('textbox', { name: 'Mês de referência' })).toHaveValue('05/2027');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Escolher o mês, maio de 2027' })).toHaveFocus(),
    );
  },
};

/** With a month chosen another is, by a press and by the keyboard; the same one again and Esc only close. */
export const OutroMes: Story = {
  name: 'Outro mês',
  tags: ['interacoes'],
  args: { defaultValue: '2026-03' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mês de referência' });
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Escolher o mês/ }));
      const list = await screen.findByRole('listbox', { name: 'Meses de 2026' });
      await waitFor(() => expect(list).toBeVisible());
      return (name: string) => within(list).getByRole('option', { name });
    };
    const ends = async (value: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(field).toHaveValue(value);
    };
    await userEvent.click((await open())('outubro'));
    await ends('10/2026');
    (await open())('outubro').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await ends('11/2026');
    await userEvent.click((await open())('novembro'));
    await ends('11/2026');
    (await open())('novembro').focus();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await ends('11/2026');
  },
};

/** Both limits count: in the panel what is outside cannot be pressed, and what is typed is told. */
export const ComLimites: Story = {
  name: 'Com limites',
  tags: ['recursos'],
  args: { min: '2026-06', max: '2026-12' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mês de referência' });
    await userEvent.type(field, '052026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Informe um mês a partir de junho de 2026.');
    await userEvent.clear(field);
    await userEvent.type(field, '012027');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Informe um mês até dezembro de 2026.');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher o mês' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Escolher o mês' }));
    await expect(panel.getByRole('option', { name: 'maio' })).toHaveAttribute('aria-disabled', 'true');
    await expect(panel.getByRole('button', { name: 'Ano anterior' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Próximo ano' })).toBeDisabled();
    await userEvent.click(panel.getByRole('option', { name: 'junho' }));
    await expect(field).toHaveValue('06/2026');
    await expect(field).toBeValid();
  },
};

/** A form gets 'YYYY-MM', and a reset brings back what it began with. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['recursos'],
  args: { name: 'mes', defaultValue: '2026-03' },
  render: (args) => (
    <SentForm>
      <MonthField {...args} />
      <Button type="reset">Desfazer</Button>
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Mês de referência' });
    await userEvent.clear(field);
    await userEvent.type(field, '112026');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(sentIn(canvasElement)).toEqual({ mes: '2026-11' });
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(field).toHaveValue('03/2026'));
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }}>
      <MonthField now={NOW} label="Mês de referência" isRequired />
      <MonthField
        now={NOW}
        label="Mês de referência"
        description="O mês em que os exames foram feitos."
        defaultValue="2026-03"
      />
      <MonthField
        now={NOW}
        label="Mês de referência"
        defaultValue="2027-03"
        errorMessage="Informe um mês até dezembro de 2026."
      />
      <MonthField now={NOW} label="Mês de referência" defaultValue="2026-03" isDisabled />
    </div>
  ),
};
