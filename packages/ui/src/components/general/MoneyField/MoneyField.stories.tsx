import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { MoneyField, type MoneyFieldProps } from './index.ts';

const meta = {
  title: 'Formulários/MoneyField',
  component: MoneyField,
  tags: ['novo'],
  args: { label: 'Valor do exame', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { defaultValue: 123_456 } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Informe o valor.', isRequired: true },
};
export const Desabilitado: Story = { tags: ['estados'], args: { defaultValue: 4_500, isDisabled: true } };
export const SomenteLeitura: Story = { tags: ['estados'], args: { defaultValue: 4_500, isReadOnly: true } };

/** Typed as it is written; grouped and completed on leaving; the value is whole centavos all the way. */
export const Digitacao: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Valor do exame' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Em reais.');
    await userEvent.keyboard('1234,5');
    await expect(input).toHaveValue('1234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(input).toHaveValue('1.234,50');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const LetrasNaoEntram: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await userEvent.type(input, 'R$ 45x,999');
    await expect(input).toHaveValue('45,99');
    await expect(args.onChange).toHaveBeenLastCalledWith(4_599);
  },
};

const pasted: [string, string, number][] = [
  ['1234,5', '1.234,50', 123_450],
  ['R$ 1.234,56', '1.234,56', 123_456],
  ['1234.56', '1.234,56', 123_456],
  ['1,234.56', '1.234,56', 123_456],
];

export const Colagem: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByLabelText('Valor do exame');
    for (const [text, shown, centavos] of pasted) {
      await step(text, async () => {
        await userEvent.clear(input);
        await userEvent.click(input);
        await userEvent.paste(text);
        await expect(args.onChange).toHaveBeenLastCalledWith(centavos);
        await userEvent.tab();
        await expect(input).toHaveValue(shown);
      });
    }
  },
};

export const CursorFicaNoLugar: Story = {
  tags: ['interacoes'],
  args: { defaultValue: 123_456 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Valor do exame');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x9');
    await expect(input).toHaveValue('19.234,56');
    await expect(input.selectionStart).toBe(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(1_923_456);
  },
};

/** Out of the limits: told on leaving, in words; the amount is not moved by itself. */
export const Limites: Story = {
  tags: ['interacoes'],
  args: { minValue: 10_00, maxValue: 100_000_00 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await userEvent.type(input, '5');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/O valor mínimo é R\$\s10,00\./);
    await expect(input).toHaveValue('5,00');
    await userEvent.clear(input);
    await userEvent.type(input, '100000,01');
    await expect(input).toHaveAccessibleDescription(/O valor máximo é R\$\s100\.000,00\./);
    await userEvent.clear(input);
    await userEvent.type(input, '100000');
    await expect(input).toBeValid();
  },
};

export const NaoAdivinha: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await userEvent.type(input, '1,2,3');
    await userEvent.tab();
    await expect(input).toHaveValue('1,2,3');
    await expect(input).toHaveAccessibleDescription(/Digite um valor como 1\.234,56\./);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A sign is never left out by itself: what was typed stands, and is refused. */
export const NegativoRecusado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await userEvent.type(input, '-45');
    await expect(args.onChange).toHaveBeenLastCalledWith(-4_500);
    await userEvent.tab();
    await expect(input).toHaveValue('-45,00');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/O valor não pode ser negativo\./);
  },
};

export const Negativo: Story = {
  tags: ['recursos'],
  args: { label: 'Ajuste', allowsNegative: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Ajuste');
    await userEvent.type(input, '-12,3');
    await expect(args.onChange).toHaveBeenLastCalledWith(-1_230);
    await userEvent.tab();
    await expect(input).toHaveValue('-12,30');
  },
};

function Controlled(props: MoneyFieldProps) {
  const [value, setValue] = useState<number | null>(4_500);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <MoneyField {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue(10_000)}>Usar o valor da tabela</Button>
      <Button onPress={() => setValue(null)}>Limpar</Button>
      <output>{value === null ? 'vazio' : value}</output>
    </div>
  );
}

export const Controlado: Story = {
  tags: ['recursos'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await expect(input).toHaveValue('45,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar o valor da tabela' }));
    await expect(input).toHaveValue('100,00');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('100');
    await expect(canvas.getByRole('status')).toHaveTextContent('10000');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('vazio');
  },
};

function InForm(props: MoneyFieldProps) {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('valor');
        setSent(typeof value === 'string' ? value : '');
      }}
    >
      <MoneyField {...props} name="valor" defaultValue={4_500} />
      <button type="submit">Enviar</button>
      <button type="reset">Desfazer</button>
      <output>{sent}</output>
    </form>
  );
}

/** A plain form gets whole centavos under the field's name; Enter sends; a reset brings back what was there. */
export const EmFormulario: Story = {
  tags: ['recursos'],
  render: (args) => <InForm {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Valor do exame');
    await userEvent.clear(input);
    await userEvent.type(input, '1.200{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('120000');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(input).toHaveValue('45,00');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        maxWidth: 760,
      }}
    >
      <MoneyField label="Valor do exame" description="O que a clínica cobra." />
      <MoneyField label="Valor do exame" defaultValue={123_456} isRequired />
      <MoneyField label="Valor do exame" errorMessage="Informe o valor." isRequired />
      <MoneyField label="Ajuste" defaultValue={-5_000} allowsNegative isOptional />
      <MoneyField label="Valor do exame" defaultValue={4_500} isDisabled />
      <MoneyField label="Valor do exame" defaultValue={4_500} isReadOnly />
    </div>
  ),
};
