import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Ações/Button',
  component: Button,
  tags: ['estavel'],
  args: { children: 'Salvar', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Principal: Story = {
  tags: ['estados'],
  args: { variant: 'primary', children: 'Novo agendamento' },
};
export const Secundario: Story = { tags: ['estados'] };
export const Discreto: Story = { tags: ['estados'], args: { variant: 'quiet', children: 'Voltar' } };
export const Perigo: Story = {
  tags: ['estados'],
  args: { variant: 'danger', children: 'Cancelar agendamento' },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true } };

export const ComIcone: Story = {
  tags: ['recursos'],
  args: { icon: <Plus />, iconAfter: <ArrowRight />, children: 'Adicionar funcionário' },
  play: async ({ canvas }) => {
    // The icons say nothing of their own.
    const button = canvas.getByRole('button', { name: 'Adicionar funcionário' });
    await expect(button.querySelectorAll('svg')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

let warned: ReturnType<typeof spyOn>;

/** An icon among the words has no size and is read: whoever builds the screen is told, once. */
export const IconeSolto: Story = {
  name: 'Ícone solto',
  tags: ['interacoes'],
  args: {
    children: (
      <>
        <Plus size={16} aria-hidden /> Adicionar clínica
      </>
    ),
  },
  beforeEach: () => {
    warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warned.mockRestore();
  },
  play: async () => {
    await expect(warned).toHaveBeenCalledWith(
      expect.stringContaining("the icon of 'Adicionar clínica' is one of its children"),
    );
  },
};

export const Ocupado: Story = {
  tags: ['interacoes'],
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Salvar/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Carregando' })).toBeInTheDocument();
  },
};

export const DizPorQueNaoPode: Story = {
  tags: ['interacoes'],
  args: { variant: 'primary', children: 'Avançar', disabledReason: 'Escolha ao menos um funcionário.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Avançar' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Escolha ao menos um funcionário.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function VanishingReason() {
  const [reason, setReason] = useState<string | undefined>('Falta escolher a clínica.');
  return (
    <Button
      disabledReason={reason}
      onKeyDown={({ key }) => key === 'x' && setReason((now) => (now ? undefined : 'Falta a data.'))}
    >
      Avançar
    </Button>
  );
}

export const MotivoVemEVaiSemTirarOFoco: Story = {
  tags: ['interacoes'],
  render: () => <VanishingReason />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Avançar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Falta escolher a clínica.');
    await userEvent.keyboard('x');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(button).toHaveAccessibleDescription('Falta a data.');
    await expect(button).toHaveFocus();
  },
};

const REASON = 'Somente leitura para o seu perfil.';
const tried = fn();

/**
 * A reason blocks all that the button does: also what it opens or closes for others, and handlers other than `onPress`.
 */
export const BloqueadoNaoAbreNemFecha: Story = {
  tags: ['interacoes'],
  render: () => (
    <div style={row}>
      <Menu
        items={[{ id: 'a', label: 'Editar' }]}
        trigger={<Button disabledReason={REASON}>Mais ações</Button>}
      />
      <Popover title="Legenda" trigger={<Button disabledReason={REASON}>Ver legenda</Button>}>
        Cores dos status
      </Popover>
      <DialogTrigger>
        <Button disabledReason={REASON}>Ver convite</Button>
        <Dialog title="Convite" />
      </DialogTrigger>
      <Button
        disabledReason={REASON}
        onPressStart={tried}
        onPressEnd={tried}
        onPressUp={tried}
        onPressChange={tried}
        onClick={tried}
      >
        Reenviar
      </Button>
      <DialogTrigger>
        <Button>Abrir termo</Button>
        <Dialog title="Termo">
          <Button slot="close" disabledReason="Leia o termo até o fim.">
            Concluir
          </Button>
        </Dialog>
      </DialogTrigger>
    </div>
  ),
  play: async ({ canvas }) => {
    tried.mockClear();
    for (const name of ['Mais ações', 'Ver legenda', 'Ver convite', 'Reenviar']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await userEvent.keyboard('{ArrowDown}');
      await expect(button).not.toHaveAttribute('aria-expanded');
      await expect(button).toHaveAccessibleDescription(REASON);
      await expect(button).toHaveFocus();
    }
    await expect(tried).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Abrir termo' }));
    const box = await screen.findByRole('dialog', { name: 'Termo' });
    const done = within(box).getByRole('button', { name: 'Concluir' });
    await userEvent.click(done);
    await userEvent.keyboard('{Enter}');
    await expect(done).toHaveFocus();
    await expect(box).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

function Saves(props: ButtonProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Button {...props} isPending={isPending} onPress={() => setPending(true)}>
      Salvar
    </Button>
  );
}

/** Pressed by key: it keeps its width and its focus, is busy, and that is said. */
export const OcupadoMantemALargura: Story = {
  tags: ['interacoes'],
  args: { variant: 'primary' },
  render: (args) => <Saves {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Salvar/ });
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('progressbar', { name: 'Carregando' })).toBeInTheDocument();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
    // react-aria says it through a picture in its live region that is labelled by the button: 'Salvar Carregando'.
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer] [role="img"]')).toHaveAttribute(
        'aria-labelledby',
        button.id,
      ),
    );
  },
};

/** On a narrow phone a label takes several lines, which keep off the edge. */
export const VariasLinhas: Story = {
  name: 'Várias linhas',
  tags: ['interacoes'],
  args: { children: 'Avise-me se abrir um horário antes', icon: <Plus /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 130 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^Avise-me/));
    const [edge, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
    await expect(text.height).toBeGreaterThan(40);
    await expect(Math.min(text.top - edge.top, edge.bottom - text.bottom)).toBeGreaterThanOrEqual(4);
  },
};

/** In a form: Enter in a field sends; a button with a reason never does. */
export const NoFormulario: Story = {
  tags: ['interacoes'],
  args: { type: 'submit', children: 'Enviar', disabledReason: 'Falta o CPF.' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
      aria-label="Pedido"
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('form', { name: 'Pedido' })).not.toHaveAttribute('data-sent');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={row}>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Button
              key={variant}
              size={size}
              variant={variant}
              icon={variant === 'danger' ? <Trash2 /> : <Plus />}
            >
              {variant === 'danger' ? 'Excluir' : 'Novo agendamento'}
            </Button>
          ))}
          <Button size={size} variant="primary" isPending>
            Salvar
          </Button>
          <Button size={size} isDisabled>
            Desabilitado
          </Button>
        </div>
      ))}
      <Button variant="primary" disabledReason="Falta escolher a clínica.">
        Avançar
      </Button>
    </div>
  ),
};
