import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { Tour, useTourStart, type TourMemory, type TourProps, type TourStep } from './index.ts';

const steps: readonly TourStep[] = [
  {
    id: 'pendente',
    target: '#pendente',
    title: 'Pendente',
    content: 'Depósitos que aguardam o anexo do comprovante.',
  },
  { id: 'sem-alvo', target: '#nao-existe', title: 'Ninguém vê', content: 'O alvo não está na tela.' },
  { id: 'escondido', target: '#escondido', title: 'Ninguém vê', content: 'O alvo está escondido.' },
  { id: 'concluido', target: '#concluido', title: 'Concluído', content: 'Depósitos já pagos.' },
  {
    id: 'reembolso',
    title: 'Reembolso',
    content:
      'Depois de cancelar, reagendar, faltar ou desistir da vaga, escolha gerar crédito ou pedir reembolso.',
  },
];

function Page({ children }: { children?: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 120, padding: 16, justifyItems: 'start' }}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button>Pagar</Button>
        {children}
      </div>
      <p id="pendente">Pendente: 1.234 depósitos</p>
      <p id="escondido" hidden>
        Escondido
      </p>
      <p id="concluido">Concluído: 87 depósitos</p>
    </div>
  );
}

function Guided(props: TourProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <Page>
      <Button onPress={() => setOpen(true)}>Guia</Button>
      <Tour {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Page>
  );
}

const meta = {
  title: 'Sobreposições/Tour',
  component: Tour,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: { isOpen: false, onOpenChange: fn(), onEnd: fn(), steps },
  render: (args) => <Guided {...args} />,
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBelow = (step: HTMLElement, selector: string): boolean => {
  const [own, target] = [step, document.querySelector(selector)].map((each) => each?.getBoundingClientRect());
  return own !== undefined && target !== undefined && own.top > target.bottom && own.top < target.bottom + 40;
};

export const Primeiro: Story = { tags: ['estados'], args: { isOpen: true } };
export const NoMeio: Story = { tags: ['estados'], args: { isOpen: true, steps: steps.slice(4) } };

/** Enter goes on; missing and hidden targets are skipped and not counted; the focus comes back. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Guia' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('dialog', { name: 'Pendente' });
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Próximo' })).toHaveFocus());
    await expect(within(first).getByText('1 de 3')).toBeInTheDocument();
    await expect(within(first).queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const second = await screen.findByRole('dialog', { name: 'Concluído' });
    await expect(within(second).getByText('Passo 2 de 3: Concluído')).toBeInTheDocument();
    await waitFor(() => expect(isBelow(second, '#concluido')).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Pendente' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = await screen.findByRole('dialog', { name: 'Reembolso' });
    await waitFor(() => expect(within(last).getByRole('button', { name: 'Concluir' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onEnd).toHaveBeenCalledWith('done', 'reembolso');
  },
};

/** Tab stays inside; Esc ends; the rest of the page is inert meanwhile. */
export const EscSai: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Guia' });
    await userEvent.click(opener);
    const step = await screen.findByRole('dialog', { name: 'Pendente' });
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(step).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(step).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText('Pagar').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(step).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onEnd).toHaveBeenCalledWith('left', 'pendente');
  },
};

/** The frame lies round its target, and the step beside it. */
export const ApontaParaOAlvo: Story = {
  tags: ['recursos'],
  args: { isOpen: true },
  play: async () => {
    const step = await screen.findByRole('dialog', { name: 'Pendente' });
    await waitFor(() => expect(isBelow(step, '#pendente')).toBe(true));
  },
};

/** No step has a target: it says so in the middle of the screen, and the focus comes back. */
export const NadaParaMostrar: Story = {
  tags: ['interacoes'],
  args: { steps: steps.slice(1, 3) },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Guia' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const said = await screen.findByRole('dialog', { name: 'Nada para mostrar agora' });
    await expect(said).toHaveTextContent('As partes que este guia explica não estão nesta tela.');
    await waitFor(() => expect(within(said).getByRole('button', { name: 'Fechar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onEnd).toHaveBeenCalledWith('empty', null);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OverDialog(props: TourProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog isOpen onOpenChange={() => undefined} title="Criar agendamento">
      <p id="no-dialogo">Tipo de exame</p>
      <Button onPress={() => setOpen(true)}>Guia</Button>
      <Tour
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        steps={[{ id: 'tipo', target: '#no-dialogo', title: 'Tipo de exame', content: 'Escolha um.' }]}
      />
    </Dialog>
  );
}

/** Over a dialog: it can be used, Esc ends only the tour, and the focus comes back into the dialog. */
export const SobreDialogo: Story = {
  tags: ['interacoes'],
  render: (args) => <OverDialog {...args} />,
  play: async () => {
    const box = await screen.findByRole('dialog', { name: 'Criar agendamento' });
    const opener = within(box).getByRole('button', { name: 'Guia' });
    await userEvent.click(opener);
    const step = await screen.findByRole('dialog', { name: 'Tipo de exame' });
    await waitFor(() => expect(within(step).getByRole('button', { name: 'Concluir' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(step).not.toBeInTheDocument());
    await expect(box).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function FromMenu(props: TourProps) {
  const [isOpen, setOpen] = useState(false);
  const help = useRef<HTMLButtonElement>(null);
  return (
    <Page>
      <Menu
        label="Ajuda"
        trigger={<Button ref={help}>Ajuda</Button>}
        items={[{ id: 'guia', label: 'Guia da tela', onAction: () => setOpen(true) }]}
      />
      <Tour {...props} isOpen={isOpen} onOpenChange={setOpen} returnFocusTo={help} />
    </Page>
  );
}

/** Started from a menu that closes: the focus comes back to the menu's button. */
export const DeUmMenu: Story = {
  tags: ['interacoes'],
  render: (args) => <FromMenu {...args} />,
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Ajuda' });
    await userEvent.click(help);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guia da tela' }));
    await screen.findByRole('dialog', { name: 'Pendente' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(help).toHaveFocus());
  },
};

const spotOf = (): HTMLElement => {
  const spot = document.querySelector<HTMLElement>('[data-tour-spot]');
  if (!spot) throw new Error('The tour points at nothing.');
  return spot;
};
const liesRound = (selector: string): boolean => {
  const [spot, target] = [spotOf(), document.querySelector(selector)].map((each) =>
    each?.getBoundingClientRect(),
  );
  return spot !== undefined && target !== undefined && Math.abs(spot.top - (target.top - 4)) < 2;
};

function Moving(props: TourProps) {
  const [space, setSpace] = useState(0);
  return (
    <>
      <div style={{ height: space }} />
      <Page />
      <Tour {...props} />
      <button type="button" hidden data-testid="empurra" onClick={() => setSpace(90)}>
        Empurrar
      </button>
    </>
  );
}

/** It follows its target when the page moves round it or scrolls; without motion for those who prefer none. */
export const SegueOAlvo: Story = {
  tags: ['interacoes'],
  render: (args) => <Moving {...args} isOpen />,
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: 'Pendente' });
    await waitFor(() => expect(liesRound('#pendente')).toBe(true));
    canvasElement.querySelector<HTMLButtonElement>('[data-testid="empurra"]')?.click();
    await waitFor(() =>
      expect(document.querySelector('#pendente')?.getBoundingClientRect().top).toBeGreaterThan(120),
    );
    await waitFor(() => expect(liesRound('#pendente')).toBe(true));
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(liesRound('#pendente')).toBe(true));
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(getComputedStyle(spotOf()).animationName).toBe('none');
  },
};

function Vanishing(props: TourProps) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere ? <p id="some">Aviso</p> : null}
      <p id="fica">Lista</p>
      <button type="button" hidden data-testid="tira" onClick={() => setThere(false)}>
        Tirar
      </button>
      <Tour
        {...props}
        steps={[
          { id: 'some', target: '#some', title: 'Aviso', content: 'Some sozinho.' },
          { id: 'fica', target: '#fica', title: 'Lista', content: 'Fica.' },
        ]}
      />
    </>
  );
}

/** A target that goes away while it is spoken of: on to the next, with the focus in it. */
export const OAlvoSome: Story = {
  tags: ['interacoes'],
  render: (args) => <Vanishing {...args} isOpen />,
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog', { name: 'Aviso' });
    canvasElement.querySelector<HTMLButtonElement>('[data-testid="tira"]')?.click();
    const next = await screen.findByRole('dialog', { name: 'Lista' });
    await expect(within(next).getByText('1 de 1')).toBeInTheDocument();
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
  },
};

/** A target higher than the window: the step stands over it, whole and in sight. */
export const AlvoAlto: Story = {
  tags: ['recursos'],
  render: (args) => (
    <>
      <div id="alto" style={{ height: '140vh', border: '1px solid' }}>
        Uma lista longa
      </div>
      <Tour
        {...args}
        isOpen
        steps={[{ id: 'alto', target: '#alto', title: 'Lista', content: 'Todos os pedidos.' }]}
      />
    </>
  ),
  play: async () => {
    const step = await screen.findByRole('dialog', { name: 'Lista' });
    await waitFor(() => {
      const box = step.getBoundingClientRect();
      return expect(box.top >= 0 && box.bottom <= window.innerHeight && box.height > 80).toBe(true);
    });
  },
};

const hidden = new Map<string, boolean>();
const memory: TourMemory = {
  isHidden: (name) => hidden.get(name) === true,
  setHidden: (name, isHidden) => void hidden.set(name, isHidden),
};

function First(props: TourProps) {
  const [isOpen, setOpen] = useTourStart('deposito-antecipado', memory);
  return (
    <Page>
      <Button onPress={() => setOpen(true)}>Guia</Button>
      <Tour {...props} name="deposito-antecipado" memory={memory} isOpen={isOpen} onOpenChange={setOpen} />
    </Page>
  );
}

function Visits(props: TourProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <First key={visit} {...props} />
      <Button onPress={() => setVisit(visit + 1)}>Voltar à tela</Button>
    </>
  );
}

/** It begins by itself until 'Não mostrar de novo', which is kept in the port; asked for, it opens all the same. */
export const NaoMostrarDeNovo: Story = {
  tags: ['interacoes'],
  beforeEach: () => hidden.clear(),
  render: (args) => <Visits {...args} />,
  play: async ({ canvas }) => {
    const first = await screen.findByRole('dialog', { name: 'Pendente' });
    const never = within(first).getByRole('checkbox', { name: 'Não mostrar de novo' });
    await expect(never).not.toBeChecked();
    await userEvent.click(never);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(memory.isHidden('deposito-antecipado')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar à tela' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Guia' }));
    const again = await screen.findByRole('dialog', { name: 'Pendente' });
    await expect(within(again).getByRole('checkbox', { name: 'Não mostrar de novo' })).toBeChecked();
    await userEvent.click(within(again).getByRole('checkbox', { name: 'Não mostrar de novo' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(memory.isHidden('deposito-antecipado')).toBe(false));
  },
};

function Started() {
  const [isOpen] = useTourStart('deposito-antecipado', memory);
  return <output>{isOpen ? 'aberto' : 'fechado'}</output>;
}

/** Over a server's HTML, which knows nothing of this browser: the same first render, then what is remembered. */
export const SobreOHtmlDoServidor: Story = {
  tags: ['interacoes'],
  beforeEach: () => hidden.clear(),
  render: () => <div data-testid="servidor" />,
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('servidor');
    for (const [isHidden, text] of [
      [true, 'fechado'],
      [false, 'aberto'],
    ] as const) {
      hidden.clear();
      frame.innerHTML = renderToString(<Started />);
      memory.setHidden('deposito-antecipado', isHidden);
      const onRecoverableError = fn();
      const root = hydrateRoot(frame, <Started />, { onRecoverableError });
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
      await expect(onRecoverableError).not.toHaveBeenCalled();
      root.unmount();
    }
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { isOpen: true } };
