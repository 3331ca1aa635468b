import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ChargeAcknowledgement, type ChargeAcknowledgementProps } from './index.ts';

function Controlled(props: ChargeAcknowledgementProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <ChargeAcknowledgement
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Formulários/ChargeAcknowledgement',
  component: ChargeAcknowledgement,
  tags: ['novo'],
  args: {
    isSelected: false,
    onChange: fn(),
    children: 'A audiometria de Ana Souza está em dia até 12/03/2027. Refazê-la agora será cobrado.',
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof ChargeAcknowledgement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const Marcado: Story = { tags: ['estados'], args: { isSelected: true } };
export const SemMarcar: Story = { tags: ['estados'], args: { isInvalid: true } };

/** doc2 §5: the error stands until the box is ticked. */
export const ErroSomeAoMarcar: Story = {
  tags: ['interacoes'],
  args: { isInvalid: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /Estou ciente de que os exames serão cobrados\./ });
    await expect(box).toHaveAccessibleDescription(
      'É necessário marcar o campo para realizar a confirmação do exame.',
    );
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.queryByText(/É necessário marcar/)).not.toBeInTheDocument();
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: /Estou ciente/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 560 }}>
      <Controlled {...args} />
      <Controlled {...args} isInvalid />
      <Controlled {...args} isSelected />
    </div>
  ),
};
