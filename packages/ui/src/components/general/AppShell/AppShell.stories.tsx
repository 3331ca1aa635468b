import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banknote,
  Bell,
  Building2,
  CalendarDays,
  ChevronDown,
  CircleHelp,
  ClipboardList,
  FileText,
  LayoutDashboard,
  Stethoscope,
  Users,
} from 'lucide-react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { CommandPaletteTrigger } from '../CommandPalette/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Page } from '../Page/index.ts';
import { toast, ToastRegion } from '../Toast/index.ts';
import { AppShell } from './AppShell.tsx';
import type { NavArea } from './navigation.ts';

const areas: NavArea[] = [
  {
    id: 'agenda',
    label: 'Exames',
    items: [
      { id: 'painel', label: 'Painel', href: '#painel', icon: <LayoutDashboard size={20} /> },
      {
        id: 'agendamentos',
        label: 'Agendamentos',
        href: '#agendamentos',
        icon: <CalendarDays size={20} />,
        count: 37,
      },
      {
        id: 'deposito',
        label: 'Depósito Antecipado',
        href: '#deposito',
        icon: <Banknote size={20} />,
        count: 4,
      },
    ],
  },
  {
    id: 'cadastros',
    label: 'Cadastros',
    items: [
      { id: 'funcionarios', label: 'Funcionários', href: '#funcionarios', icon: <Users size={20} /> },
      { id: 'clientes', label: 'Clientes', href: '#clientes', icon: <Building2 size={20} /> },
      { id: 'prestadores', label: 'Prestadores', href: '#prestadores', icon: <Stethoscope size={20} /> },
    ],
  },
  {
    id: 'documentos',
    label: 'Documentos',
    items: [
      { id: 'formularios', label: 'Formulários', href: '#formularios', icon: <FileText size={20} /> },
      { id: 'aso', label: 'Gerenciar ASO', href: '#aso', icon: <ClipboardList size={20} /> },
    ],
  },
];

const meta = {
  title: 'Estrutura/AppShell',
  component: AppShell,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    areas,
    currentItem: 'agendamentos',
    homeHref: '#painel',
    storageKey: 'apto.story.rail',
    scope: (
      <Button variant="quiet" icon={<Building2 />} iconAfter={<ChevronDown />} isTruncated>
        Metalúrgica Aurora, 3 unidades
      </Button>
    ),
    search: <CommandPaletteTrigger onPress={fn()} />,
    notifications: <IconButton icon={<Bell />} label="Notificações, 7 não lidas" count={7} />,
    help: <IconButton icon={<CircleHelp />} label="Ajuda" />,
    person: <Avatar name="Ana Beatriz de Souza" />,
    children: (
      <Page title="Agendamentos" count={3127} actions={<Button variant="primary">Novo agendamento</Button>}>
        <Card>A tabela ocupa a largura.</Card>
      </Page>
    ),
  },
  beforeEach: () => {
    window.localStorage.removeItem('apto.story.rail');
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };

export const RecolheELembra: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await expect(canvas.getByRole('button', { name: 'Expandir menu' })).toHaveFocus();
    await expect(window.localStorage.getItem('apto.story.rail')).toBe('collapsed');
    await expect(canvas.getByRole('link', { name: 'Agendamentos, 37' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Over a server's HTML what this browser remembers comes after the first render, and nothing is thrown away. */
export const SobreOHtmlDoServidor: Story = {
  tags: ['interacoes'],
  render: () => <div data-testid="servidor" />,
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTestId('servidor');
    frame.innerHTML = renderToString(<AppShell {...args} />);
    await expect(canvas.getByRole('button', { name: 'Recolher menu' })).toBeInTheDocument();
    window.localStorage.setItem('apto.story.rail', 'collapsed');
    const onRecoverableError = fn();
    const root = hydrateRoot(frame, <AppShell {...args} />, { onRecoverableError });
    await expect(await canvas.findByRole('button', { name: 'Expandir menu' })).toBeInTheDocument();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

const withNotices = {
  render: (args) => (
    <>
      <AppShell {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => () => toast.clear(),
} satisfies Story;

/** A notice stands beside the rail, wide and narrow: what leads elsewhere stays free. */
export const AvisoAoLadoDoMenu: Story = {
  tags: ['interacoes'],
  ...withNotices,
  play: async ({ canvas }) => {
    toast.success({ title: 'Registro salvo', life: 0 });
    const shown = await screen.findByRole('group', { name: 'Aviso' });
    const start = () => shown.getBoundingClientRect().left;
    const rail = () => canvas.getByRole('region', { name: 'Menu' }).getBoundingClientRect().right;
    await waitFor(() => expect(start()).toBeGreaterThan(rail()));
    const [wide, gap] = [rail(), start() - rail()];
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher menu' }));
    await waitFor(() => expect(rail()).toBeLessThan(wide));
    await waitFor(() => expect(start() - rail()).toBe(gap));
  },
};

/** Two of them share the bar: neither lies over the page, its title and its actions. */
export const DoisAvisosSobreABarra: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  ...withNotices,
  play: async ({ canvas }) => {
    for (const name of ['Ana Beatriz Nogueira', 'Carlos Eduardo Figueiredo'])
      toast.success({ title: `Agendamento do colaborador ${name} salvo com sucesso`, life: 0 });
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'Aviso' })).toHaveLength(2));
    const [first, second] = screen
      .getAllByRole('group', { name: 'Aviso' })
      .map((each) => each.getBoundingClientRect());
    await expect(first!.top).toBe(second!.top);
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(second!.right).toBeLessThanOrEqual(window.innerWidth);
    const page = canvas.getByRole('main').getBoundingClientRect().top;
    for (const { bottom } of [first!, second!]) await expect(bottom).toBeLessThanOrEqual(page + 16);
  },
};

export const PulaParaOConteudo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const GavetaNoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Abrir menu' });
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toHaveTextContent('Funcionários');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(open).toHaveFocus();
  },
};
