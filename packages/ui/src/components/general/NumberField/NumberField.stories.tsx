import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Formulários/NumberField',
  component: NumberField,
  tags: ['estavel'],
  args: { label: 'Vagas por horário', minValue: 1, maxValue: 20, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Use de 1 a 20.', defaultValue: 20 },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: 2 } };
export const SomenteLeitura: Story = { tags: ['estados'], args: { isReadOnly: true, defaultValue: 2 } };
export const ComUnidade: Story = {
  tags: ['recursos'],
  args: { after: 'dias', hasSteps: false, defaultValue: 135 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('dias')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The box stays as wide as a number; label and help keep the column. */
export const CaixaCurta: Story = {
  name: 'Caixa curta',
  tags: ['recursos'],
  args: {
    controlWidth: 'xs',
    hasSteps: false,
    description: 'Em qualquer clínica; vale o maior dos dois números.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Vagas por horário' });
    await expect(input.parentElement?.offsetWidth).toBe(96);
    await expect(canvas.getByText(/vale o maior/).offsetWidth).toBeGreaterThan(160);
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  args: { defaultValue: 3 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Vagas por horário' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.click(canvas.getByRole('button', { name: /Diminuir/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(19);
  },
};

export const NumeroBrasileiro: Story = {
  tags: ['interacoes'],
  args: { label: 'Distância', maxValue: 9999, minValue: 0, formatOptions: { maximumFractionDigits: 1 } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,5');
  },
};

/** Beyond a limit the number is brought back to it on leaving, and that is seen and said. */
export const ForaDosLimites: Story = {
  tags: ['interacoes'],
  args: { description: 'De 1 a 20.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Vagas por horário' });
    await userEvent.type(input, '25');
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ajustado para o máximo, 20.');
    await expect(input).toHaveAccessibleDescription('Ajustado para o máximo, 20.');
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(input).toHaveAccessibleDescription('De 1 a 20.');
  },
};

/** At a limit the button that would go beyond it is off; the arrows stop there too. */
export const ParaNoLimite: Story = {
  tags: ['interacoes'],
  args: { defaultValue: 19 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('20');
    await expect(canvas.getByRole('button', { name: /Aumentar/ })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: /Diminuir/ })).toBeDisabled();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <NumberField label="Vagas" defaultValue={4} minValue={0} />
      <NumberField label="Prazo" defaultValue={15} after="dias" hasSteps={false} description="Dias úteis." />
      <NumberField label="Vagas" errorMessage="Informe as vagas." isRequired />
      <NumberField label="Vagas" defaultValue={4} isDisabled />
    </div>
  ),
};
