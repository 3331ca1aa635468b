import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, FormActions } from './Form.tsx';

const meta = {
  title: 'Formulários/Form',
  component: Form,
  tags: ['estavel'],
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
    children: (
      <>
        <TextField label="Nome" name="nome" isRequired />
        <FormActions start={<Text tone="muted">Rascunho salvo</Text>}>
          <Button variant="quiet">Cancelar</Button>
          <Button variant="primary" type="submit">
            Salvar
          </Button>
        </FormActions>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.keyboard('Ana{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
