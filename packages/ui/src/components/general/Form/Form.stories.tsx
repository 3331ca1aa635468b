import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, FormActions } from './Form.tsx';
import { useFirstFault } from './useFirstFault.ts';

const meta = {
  title: 'Formulários/Form',
  component: Form,
  tags: ['estavel'],
  args: { children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button between fields keeps the width of its words, and takes the whole one where it asks for it. */
export const BotaoNoMeio: Story = {
  name: 'Botão no meio',
  tags: ['interacoes'],
  args: {
    children: (
      <>
        <TextField label="CEP" name="cep" />
        <Button>Buscar endereço</Button>
        <Button disabledReason={undefined}>Limpar</Button>
        <Button variant="primary" isFullWidth>
          Salvar
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().width;
    const field = canvas.getByRole('textbox', { name: 'CEP' }).closest('form')!.getBoundingClientRect().width;
    await expect(widthOf('Buscar endereço')).toBeLessThan(field / 2);
    await expect(widthOf('Limpar')).toBeLessThan(field / 2);
    await expect(widthOf('Salvar')).toBe(field);
  },
};

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

/** The first field that is wrong takes the focus, at every refusal, and not the button. */
export const PrimeiroErro: Story = {
  name: 'Primeiro erro',
  tags: ['recursos'],
  render: function Render() {
    const [values, setValues] = useState({ nome: '', motivo: '' });
    const [isSent, setSent] = useState(false);
    const { within, show } = useFirstFault();
    const field = (name: keyof typeof values, label: string) => (
      <TextField
        label={label}
        value={values[name]}
        onChange={(value) => setValues({ ...values, [name]: value })}
        errorMessage={isSent && values[name] === '' ? 'Campo obrigatório' : undefined}
      />
    );
    return (
      <div ref={within}>
        <Form
          aria-label="Pedido"
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
            show();
          }}
        >
          {field('nome', 'Nome')}
          {field('motivo', 'Motivo')}
          <Button type="submit">Enviar</Button>
        </Form>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Enviar' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Ana');
    for (let again = 0; again < 2; again += 1) {
      await userEvent.click(send);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
    }
  },
};

/** A group of boxes may not be `aria-invalid`, and is found all the same: its first box gets the focus. */
export const PrimeiroErroNumGrupo: Story = {
  name: 'Primeiro erro num grupo',
  tags: ['recursos'],
  render: function Render() {
    const [isSent, setSent] = useState(false);
    const { within, show } = useFirstFault();
    return (
      <div ref={within}>
        <Form
          aria-label="Pedido"
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
            show();
          }}
        >
          <CheckboxGroup label="Dias" errorMessage={isSent ? 'Escolha um dia.' : undefined}>
            <Checkbox value="seg">Segunda</Checkbox>
            <Checkbox value="ter">Terça</Checkbox>
          </CheckboxGroup>
          <TextField label="Motivo" errorMessage={isSent ? 'Campo obrigatório' : undefined} />
          <Button type="submit">Enviar</Button>
        </Form>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Segunda' })).toHaveFocus());
  },
};
