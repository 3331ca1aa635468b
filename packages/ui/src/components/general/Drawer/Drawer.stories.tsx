import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Dialog, DialogTrigger } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer } from './index.ts';

const content = (
  <DescriptionList
    columns={1}
    items={[
      { term: 'Funcionário', detail: 'Ana Souza' },
      { term: 'Tipo de exame', detail: 'Periódico' },
      { term: 'Clínica', detail: '1042 - Vida Plena | Campinas - SP' },
      { term: 'Observação', detail: null },
    ]}
  />
);

const meta = {
  title: 'Sobreposições/Drawer',
  component: Drawer,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Agendamento de Ana Souza', description: 'Periódico, 24/11/2026', children: content },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'], args: { isOpen: true } };
export const ComAcoes: Story = {
  tags: ['estados'],
  args: {
    isOpen: true,
    width: 'narrow',
    footer: (
      <>
        <Button variant="quiet">Voltar</Button>
        <Button variant="primary">Salvar</Button>
      </>
    ),
  },
};

/** A dialog may open over it: Esc closes one at a time, and focus goes back step by step. */
export const DialogoPorCima: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <div style={{ padding: 16 }}>
      <DialogTrigger>
        <Button>Abrir</Button>
        <Drawer {...args}>
          <DialogTrigger>
            <Button>Cancelar agendamento</Button>
            <Dialog title="Cancelar agendamento">Tem certeza?</Dialog>
          </DialogTrigger>
        </Drawer>
      </DialogTrigger>
    </div>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const inner = await screen.findByRole('button', { name: 'Cancelar agendamento' });
    // The drawer takes the focus first; a press before it would be taken from the button again.
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(inner);
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar agendamento' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Something typed is not saved: Esc asks, and the answer is under the focus. */
export const PerguntaAntesDePerder: Story = {
  tags: ['interacoes'],
  args: { isOpen: true, isDirty: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Agendamento de Ana Souza' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    for (const shift of [false, false, false, true, true]) {
      await userEvent.tab({ shift });
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar alterações' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Descartar as alterações?' })).not.toBeInTheDocument(),
    );
  },
};

const onSubmit = fn();

/** The first field takes the focus; the button of the footer sends the form of the body, and so does Enter in it. */
export const Formulario: Story = {
  tags: ['interacoes'],
  render: () => (
    <DialogTrigger>
      <Button>Novo exame</Button>
      <Drawer
        title="Novo exame"
        footer={
          <Button variant="primary" type="submit" form="novo-exame">
            Salvar
          </Button>
        }
      >
        <Form
          id="novo-exame"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(new FormData(event.currentTarget).get('nome'));
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it in order to fill it in */}
          <TextField label="Nome do exame" name="nome" autoFocus />
        </Form>
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Novo exame' }));
    const name = await screen.findByRole('textbox', { name: 'Nome do exame' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Audiometria');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await expect(onSubmit).toHaveBeenLastCalledWith('Audiometria');
    await userEvent.type(name, '2{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('Audiometria2');
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { isOpen: true } };
