import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Formulários/Field',
  component: Field,
  tags: ['estavel'],
  args: {
    label: 'Título',
    description: 'Como aparece para o paciente.',
    children: ({ id, describedBy, isInvalid }) => (
      <input
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        defaultValue="Ficha"
      />
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComAjuda: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Título')).toHaveAccessibleDescription(
      'Como aparece para o paciente.',
    );
  },
};

export const ErroNoLugarDaAjuda: Story = {
  tags: ['interacoes'],
  args: { errorMessage: 'Informe um título.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Como aparece para o paciente.')).toBeNull();
    await expect(canvas.getByLabelText('Título')).toHaveAccessibleDescription('Informe um título.');
    await expect(canvas.getByLabelText('Título')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Obrigatorio: Story = { tags: ['estados'], args: { isRequired: true } };
export const Opcional: Story = { tags: ['estados'], args: { isOptional: true } };
export const VariosErros: Story = {
  tags: ['recursos'],
  args: { errorMessage: ['Use ao menos 8 caracteres.', 'Inclua um número.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Use ao menos 8 caracteres\..*Inclua um número\./,
    );
  },
};
/** Tab reaches the control, and a press on the label leads to it. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Título' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.tab();
    await expect(control).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Título'));
    await expect(control).toHaveFocus();
  },
};

/** An error that leaving the field brings does not push away what is being pressed: it comes after the press. */
export const ErroDepoisDoToque: Story = {
  tags: ['interacoes'],
  args: { description: undefined },
  render: function Render(args) {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        <Field {...args} errorMessage={isLeft ? 'Informe um título.' : undefined}>
          {({ id, describedBy, isInvalid }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        <button type="button">Continuar</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Título' });
    const below = canvas.getByRole('button', { name: 'Continuar' });
    const { top } = below.getBoundingClientRect();
    // One person's pointer: it is down between the two.
    const person = userEvent.setup();
    await person.click(control);
    await person.pointer({ keys: '[MouseLeft>]', target: below });
    await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'true'));
    await expect(below.getBoundingClientRect().top).toBe(top);
    await person.pointer({ keys: '[/MouseLeft]', target: below });
    await waitFor(() => expect(control).toHaveAccessibleDescription('Informe um título.'));
    await expect(below.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { isRequired: true, errorMessage: 'Informe um título.', labelEnd: <span>2 de 80</span> },
};
