import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Breadcrumb } from './index.ts';

const long = [
  { label: 'Gestão de risco', href: '#/gestao-risco' },
  { label: 'Metalúrgica Três Rios', href: '#/gestao-risco/7' },
  { label: 'Unidades', href: '#/gestao-risco/7/unidades' },
  { label: 'Matriz', href: '#/gestao-risco/7/unidades/2' },
  { label: 'Elaboração 2026', href: '#/gestao-risco/7/unidades/2/elaboracao/9' },
  { label: 'Inventário de risco' },
];

const meta = {
  title: 'Navegação/Breadcrumb',
  component: Breadcrumb,
  tags: ['novo'],
  args: {
    items: [
      { label: 'Depósito Antecipado', href: '#/deposito-antecipado' },
      { label: 'Extratos', href: '#/deposito-antecipado/extratos' },
      { label: 'Clínica São João' },
    ],
    homeHref: '#/painel',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await expect(canvas.getByText('Clínica São João')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '#/painel');
    await expect(canvas.getByRole('link', { name: 'Extratos' })).toHaveAttribute(
      'href',
      '#/deposito-antecipado/extratos',
    );
  },
};
export const SoAPagina: Story = { tags: ['estados'], args: { items: [{ label: 'Agendamentos' }] } };

export const ComVoltar: Story = {
  tags: ['interacoes'],
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar para Extratos' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The middle folds; opening it puts the focus on the first level that was hidden. */
export const Longo: Story = {
  tags: ['interacoes'],
  args: { items: long },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Unidades' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mostrar 3 níveis' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Metalúrgica Três Rios' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Unidades' })).toBeVisible();
  },
};

/** The house is only a picture: its name is read, and shown as a hint on focus. */
export const InicioTemDica: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Início' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Início');
  },
};

/** On a phone the way is one line: the page's long name gives way to the level above. */
export const UmaLinhaNoTelefone: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Cadastros', href: '#cadastros' },
      { label: 'Prestadores', href: '#prestadores' },
      { label: 'Clínica de Medicina do Trabalho Bem-Estar de Ribeirão Preto' },
    ],
  },
  play: async ({ canvas }) => {
    const parent = canvas.getByRole('link', { name: 'Prestadores' }).getBoundingClientRect();
    const here = canvas.getByText(/^Clínica de Medicina/).getBoundingClientRect();
    await expect(here.left).toBeGreaterThan(parent.right);
    await expect(here.height).toBeLessThan(2 * 20);
    await expect(here.right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Breadcrumb {...args} />
      <Breadcrumb {...args} label="Com voltar" onBack={args.onBack ?? (() => undefined)} />
      <Breadcrumb {...args} label="Longo" items={long} />
      <Breadcrumb {...args} label="Só a página" items={[{ label: 'Agendamentos' }]} />
    </div>
  ),
};
