import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ChipSearch } from '../ChipSearch/index.ts';
import { FilterBar, SavedFilters, type FilterBarProps, type SavedFiltersStorage } from './index.ts';

const ACTIVE = [
  { id: 'status:8', name: 'Status', label: 'Agendado' },
  { id: 'status:17', name: 'Status', label: 'Depósito antecipado' },
  { id: 'periodo', name: 'Período', label: '01/11/2026 a 30/11/2026' },
];

function Controlled(props: FilterBarProps) {
  const [active, setActive] = useState(props.active);
  const [terms, setTerms] = useState<readonly string[]>([]);
  return (
    <FilterBar
      {...props}
      active={active}
      onRemove={(id) => {
        setActive(active.filter((item) => item.id !== id));
        props.onRemove(id);
      }}
      onClear={() => {
        setActive([]);
        props.onClear();
      }}
      search={
        <ChipSearch
          label="Buscar por nome"
          isLabelHidden
          placeholder="Nome do funcionário"
          value={terms}
          onChange={setTerms}
        />
      }
    >
      <Button icon={<ListFilter />}>Filtros</Button>
      <Button icon={<Download />}>Exportar planilha</Button>
    </FilterBar>
  );
}

const meta = {
  title: 'Dados/FilterBar',
  component: FilterBar,
  tags: ['estavel'],
  args: { active: ACTIVE, onRemove: fn(), onClear: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComFiltros: Story = { tags: ['estados'] };
export const SemFiltros: Story = { tags: ['estados'], args: { active: [] } };

export const RetiraELimpa: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    // The chips are no rows: a table under the bar is the page's only grid.
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Status: Agendado' }));
    await expect(args.onRemove).toHaveBeenCalledWith('status:8');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remover Status: Depósito antecipado' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Filtro Agendado removido.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
    // What was pressed is gone; Tab goes on from the bar.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Buscar por nome' })).toHaveFocus();
  },
};

/** The arrows go between the chips; Delete and Backspace remove the one in focus. */
export const TecladoNasEtiquetas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Remover / });
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remover / })[0]).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

const stored = new Map<string, unknown>();
const fakeStorage = {
  load: (key: string) => stored.get(key),
  save: (key: string, value: unknown) => void stored.set(key, JSON.parse(JSON.stringify(value))),
};
const STORAGE_KEY = 'usuario:7:agendamentos:filtros';
const PENDING_FILTER = { id: '1', name: 'Pendentes da semana', filters: ['Em Aberto'] };
const DEPOSITOS = { id: '2', name: 'Depósitos', filters: ['Depósito antecipado', 'Agendado'] };

/** A list whose filters are a choice of statuses. */
function WithSaved({
  onApply,
  isHiddenWhenUseless = false,
  storage = fakeStorage,
}: {
  onApply?: (filters: readonly string[]) => void;
  isHiddenWhenUseless?: boolean;
  storage?: SavedFiltersStorage;
}) {
  const [status, setStatus] = useState<readonly string[]>([]);
  return (
    <FilterBar
      active={status.map((label) => ({ id: label, name: 'Status', label }))}
      onRemove={(id) => setStatus(status.filter((each) => each !== id))}
      onClear={() => setStatus([])}
    >
      <SavedFilters<readonly string[]>
        filters={status}
        emptyFilters={NO_STATUS}
        onApply={(next) => {
          setStatus(next);
          onApply?.(next);
        }}
        storageKey={STORAGE_KEY}
        storage={storage}
        isHiddenWhenUseless={isHiddenWhenUseless}
      />
      <Button
        icon={<ListFilter />}
        onPress={() => setStatus([...status, status.length === 0 ? 'Em Aberto' : 'Agendado'])}
      >
        Filtros
      </Button>
    </FilterBar>
  );
}
const NO_STATUS: readonly string[] = [];
/** The panel fades in: nothing of it is seen before the browser has drawn it once. */
const openUp = async () => {
  const panel = await screen.findByRole('dialog', { name: 'Filtros salvos' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

/** What is on now is kept under a name; the button then says which filter is in force. */
export const SalvaUmFiltro: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved />,
  beforeEach: () => {
    stored.clear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos' }));
    let panel = await openUp();
    const hint = panel.getByText(/Escolha filtros na lista/);
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos' }));
    panel = await openUp();
    await userEvent.click(panel.getByRole('button', { name: 'Salvar' }));
    await expect(panel.getByText('Dê um nome ao filtro.')).toBeVisible();
    await userEvent.type(
      panel.getByRole('textbox', { name: 'Salvar os filtros de agora como' }),
      'Pendentes da semana{Enter}',
    );
    await expect(panel.getByRole('status')).toHaveTextContent('Filtro “Pendentes da semana” salvo.');
    const apply = panel.getByRole('button', { name: 'Pendentes da semana' });
    await waitFor(() => expect(apply).toHaveFocus());
    await expect(apply).toHaveAttribute('aria-current', 'true');
    await expect(stored.get(STORAGE_KEY)).toEqual({ items: [PENDING_FILTER], defaultId: null });
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('button', { name: 'Filtros salvos: Pendentes da semana' }),
    ).toBeVisible();
  },
};

/** Applying one says so; changing a filter afterwards shows 'alterado', and what to do about it. */
export const AplicaEAltera: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved />,
  beforeEach: () => {
    stored.set(STORAGE_KEY, { items: [PENDING_FILTER, DEPOSITOS], defaultId: null });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos' }));
    let panel = await openUp();
    await userEvent.click(panel.getByRole('button', { name: 'Depósitos' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remover Status: Depósito antecipado' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Filtro “Depósitos” aplicado.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Status: Agendado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos: Depósitos (alterado)' }));
    panel = await openUp();
    await userEvent.click(panel.getByRole('button', { name: 'Voltar ao salvo' }));
    await expect(await canvas.findByRole('button', { name: 'Remover Status: Agendado' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Status: Agendado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos: Depósitos (alterado)' }));
    panel = await openUp();
    await userEvent.click(panel.getByRole('button', { name: 'Salvar alterações' }));
    await expect(panel.getByRole('status')).toHaveTextContent('Filtro “Depósitos” atualizado.');
    await expect(stored.get(STORAGE_KEY)).toMatchObject({
      items: [PENDING_FILTER, { ...DEPOSITOS, filters: ['Depósito antecipado'] }],
    });
  },
};

/** By keyboard: a name, the default, a deletion and its undoing; the focus is never lost. */
export const RenomeiaMarcaEExclui: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved />,
  beforeEach: () => {
    stored.set(STORAGE_KEY, { items: [PENDING_FILTER, DEPOSITOS], defaultId: null });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos' }));
    const panel = await openUp();
    panel.getByRole('button', { name: 'Renomear “Depósitos”' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await panel.findByRole('textbox', { name: 'Novo nome de “Depósitos”' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'pendentes DA semana{Enter}');
    await expect(panel.getByText('Já existe um filtro com este nome.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Antecipados{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('O filtro agora se chama “Antecipados”.');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Renomear “Antecipados”' })).toHaveFocus());

    const star = panel.getByRole('button', { name: 'Abrir a lista com “Antecipados”' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('status')).toHaveTextContent('A lista vai abrir com “Antecipados”.');

    panel.getByRole('button', { name: 'Excluir “Antecipados”' }).focus();
    await userEvent.keyboard('{Enter}');
    const undo = await panel.findByRole('button', { name: 'Desfazer' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(panel.queryByRole('button', { name: /^Antecipados/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const back = await panel.findByRole('button', { name: 'Antecipados (padrão)' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(stored.get(STORAGE_KEY)).toEqual({
      items: [PENDING_FILTER, { ...DEPOSITOS, name: 'Antecipados' }],
      defaultId: '2',
    });
  },
};

const onApply = fn();
/** The default is applied once, when the list opens without a filter of its own. */
export const AbreComOPadrao: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved onApply={onApply} />,
  beforeEach: () => {
    onApply.mockClear();
    stored.set(STORAGE_KEY, { items: [PENDING_FILTER, DEPOSITOS], defaultId: '1' });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Filtros salvos: Pendentes da semana' }),
    ).toBeVisible();
    await expect(onApply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('button', { name: 'Filtros salvos' })).toBeVisible();
    await expect(onApply).toHaveBeenCalledOnce();
  },
};

/** No button while nothing is saved and nothing could be. */
export const SoQuandoServe: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved isHiddenWhenUseless />,
  beforeEach: () => {
    stored.clear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Filtros salvos' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await expect(canvas.getByRole('button', { name: 'Filtros salvos' })).toBeVisible();
  },
};

/** A server knows of no saved filters: its HTML is taken over as it is, and the person's default comes right after. */
export const ContinuaODoServidor: Story = {
  tags: ['interacoes'],
  render: () => <div data-testid="servidor" />,
  beforeEach: () => {
    stored.set(STORAGE_KEY, { items: [PENDING_FILTER, DEPOSITOS], defaultId: '1' });
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('servidor');
    frame.innerHTML = renderToString(<WithSaved />);
    await expect(canvas.getByRole('button', { name: 'Filtros salvos' })).toBeVisible();
    const onRecoverableError = fn();
    const root = hydrateRoot(frame, <WithSaved />, { onRecoverableError });
    await expect(
      await canvas.findByRole('button', { name: 'Filtros salvos: Pendentes da semana' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover Status: Em Aberto' })).toBeVisible();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

let arrive = (_stored: unknown): void => undefined;
const saved = fn();
const toServer = {
  load: () =>
    new Promise<unknown>((resolve) => {
      arrive = resolve;
    }),
  save: (key: string, value: unknown) => void saved(key, value),
};

/** Saved filters may come later, from a server: the default is applied when it is here, and what was saved meanwhile stays. */
export const VemDoServidor: Story = {
  tags: ['interacoes'],
  render: () => <WithSaved onApply={onApply} storage={toServer} />,
  beforeEach: () => {
    onApply.mockClear();
    saved.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtros salvos' })).toBeVisible();
    await expect(onApply).not.toHaveBeenCalled();
    arrive({ items: [PENDING_FILTER, DEPOSITOS], defaultId: '1' });
    await expect(
      await canvas.findByRole('button', { name: 'Filtros salvos: Pendentes da semana' }),
    ).toBeVisible();
    await expect(onApply).toHaveBeenCalledOnce();
    await expect(saved).not.toHaveBeenCalled();
  },
};

export const PainelDeSalvos: Story = {
  tags: ['estados'],
  render: () => <WithSaved />,
  beforeEach: () => {
    stored.set(STORAGE_KEY, { items: [PENDING_FILTER, DEPOSITOS], defaultId: '2' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover Status: Agendado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros salvos: Depósitos (alterado)' }));
    await openUp();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
