import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Sheet, SheetTrigger } from './index.ts';

const clinic = (
  <DescriptionList
    columns={1}
    items={[
      { term: 'Telefone', detail: '(19) 3232-1010' },
      { term: 'Endereço', detail: 'Rua das Palmeiras, 120, Campinas - SP' },
      { term: 'Atendimento', detail: 'Ordem de chegada' },
    ]}
  />
);

const meta = {
  title: 'Sobreposições/Sheet',
  component: Sheet,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Clínica Vida Plena', children: clinic, onOpenChange: fn() },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'], args: { isOpen: true } };
export const MeiaTela: Story = { tags: ['estados'], args: { isOpen: true, height: 'half' } };
export const Ocupada: Story = {
  tags: ['estados'],
  args: { isOpen: true, isBusy: true, busyMessage: 'Confirmando…' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await screen.findByRole('status')).toHaveTextContent('Confirmando…');
  },
};
export const ComAcoes: Story = {
  tags: ['recursos'],
  args: {
    isOpen: true,
    footer: (
      <>
        <Button variant="quiet">Voltar</Button>
        <Button variant="primary">Escolher esta clínica</Button>
      </>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Clínica Vida Plena' });
    const action = screen.getByRole('button', { name: 'Escolher esta clínica' });
    await expect(sheet).toContainElement(action);
    await waitFor(() => expect(action).toBeVisible());
  },
};

/** Focus goes in and comes back; Esc closes. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { onOpenChange: undefined },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <SheetTrigger>
        <Button>Ver informações da clínica</Button>
        <Sheet {...args} />
      </SheetTrigger>
    </div>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ver informações da clínica' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Clínica Vida Plena' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    for (const shift of [false, false, false, true, true]) {
      await userEvent.tab({ shift });
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Pulled down far enough it closes; a little, and it goes back. */
export const ArrastaParaFechar: Story = {
  tags: ['interacoes'],
  args: { isOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const handle = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[title="Arraste para baixo para fechar"]');
      if (!found) throw new Error('no handle yet');
      return found;
    });
    const pull = async (to: number): Promise<void> => {
      const at = { pointerId: 1, button: 0 };
      await fireEvent.pointerDown(handle, { ...at, clientY: 300 });
      await fireEvent.pointerMove(handle, { ...at, clientY: 300 + to });
      await fireEvent.pointerMove(handle, { ...at, clientY: 300 + to });
      await fireEvent.pointerUp(handle, { ...at, clientY: 300 + to });
    };
    handle.setPointerCapture = () => undefined;
    await pull(10);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await pull(400);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Something typed is not saved: the handle holds, and the X asks. */
export const PerguntaAntesDePerder: Story = {
  tags: ['interacoes'],
  args: { isOpen: true, isDirty: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    const stay = await screen.findByRole('button', { name: 'Continuar editando' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Descartar as alterações?' })).not.toBeInTheDocument(),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Galeria: Story = { ...ComAcoes, tags: ['galeria'] };
