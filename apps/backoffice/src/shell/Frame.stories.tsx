import { listClientes, listRegistry, changePassword, getCliente } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { store, useCall, useReload } from '@apto/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Card, Page, toast } from '@apto/ui';
import { useState } from 'react';
import { HOME_ROUTE } from '../shared/routing/addresses.ts';
import { storyCliente, storyPage } from '../shared/stories/data.ts';
import { withApp } from '../shared/stories/decorator.tsx';
import { listResponses, frameResponses } from '../shared/stories/responses.ts';
import { FULL_SCOPE } from '../shared/scope/choice.ts';
import { scopeAtom } from '../shared/scope/scope.ts';
import { liveSession } from '../shared/session/index.ts';
import { Frame } from './Frame.tsx';

/** Dialogs come with their own code. */
const DIALOG_LOADS = { timeout: 10_000 };

const CLIENTES = Array.from({ length: 25 }, (_, i) => ({
  id: i + 1,
  code: String(i + 1),
  name: `Cliente ${i + 1}`,
  inscricao: null,
  ativo: true,
}));
const clientePages = [
  simulate(listClientes, ({ query }) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const items = CLIENTES.slice((page - 1) * limit, page * limit);
    return {
      items,
      meta: {
        totalItems: CLIENTES.length,
        totalPages: Math.ceil(CLIENTES.length / limit),
        itemCount: items.length,
        itemsPerPage: limit,
        currentPage: page,
      },
    };
  }),
  simulate(getCliente, ({ params }) =>
    storyCliente({
      ...CLIENTES[Number(params['id']) - 1]!,
      quemAgenda: 'EMPRESA',
      quemAvisa: 'EMPRESA',
      limiteReagendamento: 3,
    }),
  ),
];

const meta = {
  title: 'Telas/Moldura',
  component: Frame,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: {
      address: HOME_ROUTE,
      routes: [{ path: '/login', element: <p>Página de entrada</p> }],
    },
    msw: frameResponses(),
  },
  args: {
    children: (
      <Page title="Agendamentos" count={87}>
        <Card>O conteúdo da tela.</Card>
      </Page>
    ),
  },
  decorators: [withApp],
  beforeEach: () => {
    // What an earlier story chose is still known to the tab.
    store.set(scopeAtom, FULL_SCOPE);
    window.localStorage.removeItem('apto.escopo.1');
    window.localStorage.removeItem('apto.preferencias');
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };
export const Celular: Story = {
  tags: ['estados'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(390);
    const scope = await canvas.findByText('Todas');
    // One line, whole: the bar keeps its height.
    await expect(scope.scrollWidth).toBeLessThanOrEqual(scope.clientWidth);
    await expect(scope.offsetHeight).toBeLessThan(24);
    await expect(scope.closest('header')!.offsetHeight).toBeLessThan(64);
  },
};

/** A toast stands after the company's name and, where it may have three lines, before the search; above the title too. */
const TITLE = 'Você não pode cancelar esse agendamento!';
const LONG = 'O prazo para cancelar é de até 48h antes da consulta!';
export const AvisoLongoNaoCobreABarra: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1440);
    const company = canvas.getByRole('button', { name: /^Empresas e unidades/ }).getBoundingClientRect();
    const search = canvas.getByRole('button', { name: /^Ir para/ }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    toast.info({ title: TITLE, detail: LONG, life: 0 });
    const said = await screen.findByText(LONG, undefined, DIALOG_LOADS);
    // It moves while it comes.
    await waitFor(async () => {
      const box = said.closest('[data-toast]')!.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(company.right);
      await expect(box.right).toBeLessThanOrEqual(search.left);
      await expect(box.bottom).toBeLessThanOrEqual(title.top);
    });
    toast.clear();
  },
};

/** A record that is saved is drawn anew: button, field and all. */
function Redrawn() {
  const [version, setVersion] = useState(1);
  const [isOpen, setOpen] = useState(true);
  return (
    <Page title={`Versão ${version}`}>
      <Card key={version}>
        <Button onPress={() => setVersion(version + 1)}>Salvar</Button>
        {isOpen ? <Button onPress={() => setOpen(false)}>Fechar</Button> : null}
      </Card>
    </Page>
  );
}

export const FocoNaTela: Story = {
  tags: ['interacoes'],
  args: { children: <Redrawn /> },
  play: async ({ canvas }) => {
    const drawn = (n: number) => canvas.findByRole('heading', { name: `Versão ${n}` });
    const save = () => canvas.getByRole('button', { name: 'Salvar' });
    await drawn(1);
    // What watches comes with its own code, after the screen: until then it is pressed again.
    let version = 1;
    await waitFor(async () => {
      save().focus();
      await userEvent.keyboard('{Enter}');
      version += 1;
      await drawn(version);
      await waitFor(() => expect(save()).toHaveFocus());
    }, DIALOG_LOADS);
    canvas.getByRole('button', { name: 'Fechar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const EscolherEmpresaEUnidade: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empresas e unidades: Todas as empresas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Empresas e unidades' }, DIALOG_LOADS));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Metalúrgica Serra Azul' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Filial Sumaré' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await expect(
      await canvas.findByRole('button', { name: 'Empresas e unidades: Metalúrgica Serra Azul · 1 unidade' }),
    ).toBeVisible();
    // doc3 §6: what was chosen lies encrypted.
    await waitFor(() =>
      expect(window.localStorage.getItem('apto.escopo.1')).toMatch(/^v1\.[\w+/=]+\.[\w+/=]+$/),
    );
  },
};

/** doc1 §7: companies come in twenties. One that is chosen keeps its name in the top bar, on whichever page it lies. */
export const EmpresasPorPagina: Story = {
  tags: ['interacoes'],
  parameters: { msw: [...clientePages, ...frameResponses()] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empresas e unidades: Todas as empresas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Empresas e unidades' }, DIALOG_LOADS));
    await dialog.findByRole('checkbox', { name: 'Cliente 20' });
    await expect(dialog.queryByRole('checkbox', { name: 'Cliente 21' })).toBeNull();
    await expect(dialog.getByText(/^Há mais 5\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Carregar mais' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Cliente 25' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Carregar mais' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await expect(
      await canvas.findByRole('button', { name: 'Empresas e unidades: Cliente 25' }),
    ).toBeVisible();
  },
};

export const SessaoEncerrada: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    liveSession.terminate('expired');
    await expect(await canvas.findByText('Página de entrada')).toBeVisible();
  },
};

export const SenhaAtualErrada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        changePassword,
        new SimulatedError(422, {
          message: 'A senha atual não confere.',
          codigo: 'CREDENCIAIS_INVALIDAS',
          details: {
            response: {
              message: 'A senha atual não confere.',
              campos: [{ campo: 'senhaAtual', mensagem: 'A senha atual não confere.' }],
            },
          },
        }),
      ),
      ...frameResponses(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conta de Marina Teixeira' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trocar senha' }, DIALOG_LOADS));
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar senha' }, DIALOG_LOADS));
    await userEvent.type(dialog.getByLabelText('Senha atual'), 'errada');
    await userEvent.type(dialog.getByLabelText('Nova senha'), 'uma-senha-nova');
    await userEvent.type(dialog.getByLabelText('Confirme a nova senha'), 'outra-senha-nova');
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
    await waitFor(() => expect(dialog.getByText('As senhas não conferem')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText('Confirme a nova senha'));
    await userEvent.type(dialog.getByLabelText('Confirme a nova senha'), 'uma-senha-nova');
    await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
    await waitFor(() => expect(dialog.getByText('A senha atual não confere.')).toBeVisible());
    await expect(dialog.getByLabelText('Senha atual')).toHaveFocus();
  },
};

export const SemChaveDeAcesso: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        listClientes,
        new SimulatedError(403, {
          message: 'A empresa não tem chave de acesso.',
          codigo: 'SEM_API_KEY',
          details: { response: { message: 'A empresa não tem chave de acesso.', semApiKey: true } },
        }),
      ),
    ],
  },
  play: async () => {
    const notice = await screen.findByText(
      'Sua empresa está sem chave de acesso (API key)',
      {},
      DIALOG_LOADS,
    );
    await waitFor(() => expect(notice).toBeVisible());
  },
};

const foundRecord = (id: number, values: Record<string, string>, labels: Record<string, string>) => ({
  id,
  ativo: true,
  version: 1,
  values,
  labels,
});
const RECORDS = simulate(listRegistry, ({ params }) =>
  storyPage(
    params['registry'] === 'employee'
      ? [
          foundRecord(
            31,
            { name: 'Ana Sem Agendamento', situation: 'ATIVO' },
            { customerId: 'Padaria Aurora' },
          ),
        ]
      : params['registry'] === 'customers'
        ? [foundRecord(7, { name: 'Anatel Serviços S.A.', tradeName: 'Anatel' }, {})]
        : [],
  ),
);

/** Ctrl+K goes to a screen, to an action, to the appointments of whoever is typed, or to a record of a registry. */
export const PaletaDeComandos: Story = {
  tags: ['interacoes'],
  parameters: { msw: [RECORDS, ...listResponses(), ...frameResponses()] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Agendamentos/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('searchbox', { name: 'Ir para ou buscar' }, DIALOG_LOADS);
    await waitFor(() => expect(box).toHaveFocus());
    for (const name of [/Novo agendamento/, /Meu perfil/, /Cargos/]) {
      await screen.findByRole('menuitem', { name });
    }
    await userEvent.keyboard('zz ana');
    const matches = within(await screen.findByRole('group', { name: 'Funcionários com agendamento' }));
    await expect(matches.getAllByRole('menuitem').length).toBeGreaterThan(0);
    // Also who has no appointment yet, and who is no person.
    const person = await screen.findByRole('menuitem', { name: /Ana Sem Agendamento/ });
    await expect(person).toHaveTextContent('Padaria Aurora · Ativo');
    const customer = await screen.findByRole('menuitem', { name: /Anatel Serviços/ });
    await expect(customer).toHaveTextContent('Anatel');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A save under way, whose answer comes when the story says so; what follows an answer is to read again. */
const save = { answer: (): void => undefined, end: Promise.resolve('') };
function SavedRecord() {
  const { mutate } = useCall(getCliente, { params: { id: 1 } });
  const reload = useReload();
  const start = (): void => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    save.answer = () => resolve(undefined);
    save.end = promise
      .then(() => Promise.all([mutate(), reload(getCliente)]))
      .then(
        () => 'nada mais',
        (error: unknown) => String(error),
      );
  };
  return <Button onPress={start}>Salvar</Button>;
}

/** Whoever leaves while a save is on its way: nothing is read again, and nothing fails behind the page of entry. */
export const SaidaEnquantoSalva: Story = {
  tags: ['interacoes'],
  args: { children: <SavedRecord /> },
  parameters: { msw: [...clientePages, ...frameResponses()] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }));
    liveSession.terminate('left');
    await canvas.findByText('Página de entrada');
    save.answer();
    await expect(await save.end).toBe('nada mais');
  },
};
