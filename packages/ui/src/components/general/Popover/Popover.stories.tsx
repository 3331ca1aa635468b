import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';
import { holdQuiet } from '../../../internal/quietInert.fixture.ts';
import { Button } from '../Button/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Sobreposições/Popover',
  component: Popover,
  tags: ['estavel'],
  args: {
    title: 'Vida Plena Medicina do Trabalho',
    trigger: <Button>Ver informações da clínica</Button>,
    placement: 'bottom start',
    children: (
      <DescriptionList
        columns={1}
        items={[
          { term: 'Telefone', detail: '(19) 3232-1010' },
          { term: 'Endereço', detail: 'Rua das Acácias, 210, Centro, Campinas | SP' },
          { term: 'Atendimento', detail: 'Horário marcado' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aberto: Story = { tags: ['estados'], args: { isOpen: true } };

export const AbreEFecha: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ver informações da clínica' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Vida Plena Medicina do Trabalho' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** By keyboard: in with Enter, round with Tab, out with the X; the focus is back where it was. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { children: (close) => <Button onPress={close}>Entendi</Button> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ver informações da clínica' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Vida Plena Medicina do Trabalho' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const inside = within(dialog).getByRole('button', { name: 'Entendi' });
    inside.focus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    inside.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** decisions/0232: what is behind is hidden at once, and inert, which costs a style of every element, in a quiet moment. */
export const PaginaInerteNoSossego: Story = {
  name: 'Página inerte no sossego',
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement }) => {
    const page = [...document.body.children].find((child) => child.contains(canvasElement)) as HTMLElement;
    const opener = canvas.getByRole('button', { name: 'Ver informações da clínica' });
    const quiet = holdQuiet();
    try {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(page).toHaveAttribute('aria-hidden', 'true'));
      await expect(page).not.toHaveAttribute('inert');
      quiet.come();
      await expect(page).toHaveAttribute('inert');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(page).not.toHaveAttribute('inert');
      await expect(page).not.toHaveAttribute('aria-hidden');
    } finally {
      quiet.end();
    }
  },
};

/** A press outside closes it. */
export const FechaPorFora: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver informações da clínica' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4) ?? document.body,
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

let arrive: (didCome: boolean) => void = () => undefined;
const bring = fn(
  () =>
    new Promise<string>((resolve, reject) => {
      arrive = (didCome) => (didCome ? resolve('Chegou') : reject(new Error('offline')));
    }),
);
let late = lateCode(bring);

function LateParts() {
  const { part, isOpen, setOpen } = useLatePanel(late, {});
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Abrir
      </Button>
      {part === undefined ? null : <p>{part}</p>}
    </>
  );
}

/** Pressed before its code is here, it opens once it is; what did not come is asked for by the next press. */
export const CodigoQueDemora: Story = {
  tags: ['interacoes', '!autodocs'],
  beforeEach: () => {
    bring.mockClear();
    late = lateCode(bring);
  },
  render: () => <LateParts />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByText('Chegou')).not.toBeInTheDocument();
    arrive(false);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await expect(bring).toHaveBeenCalledTimes(1);
    await userEvent.click(opener);
    await expect(bring).toHaveBeenCalledTimes(2);
    arrive(true);
    await expect(await canvas.findByText('Chegou')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { isOpen: true } };
