import {
  attachToRegistration,
  findCep,
  removeFromRegistration,
  saveRegistrationDraft,
  sendRegistration,
  type OwnRegistration,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { ApiProvider, store } from '@apto/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider as StoreProvider } from 'jotai';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { clinicApi } from '../../shared/clinic/client.ts';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { FilesStep } from './FilesStep.tsx';
import { Registration } from './Registration.tsx';

const RECORD: OwnRegistration = {
  prestador: { id: 7, name: 'Clínica Boa Ltda' },
  empresa: 'Saúde Ocupacional',
  situacao: 'ABERTO',
  version: 1,
  dados: {
    values: {
      name: 'Clínica Boa Ltda',
      cnpj: '12ABC34501DE35',
      email: 'contato@clinicaboa.com.br',
      phone: '11987654321',
      zipCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      neighborhood: 'Bela Vista',
      idCity: 3550308,
      metodoPagamento: 'PIX',
      chavePix: 'contato@clinicaboa.com.br',
    },
    openingHours: [
      {
        weekDay: 1,
        serviceTypeAm: 'ORDEM_CHEGADA',
        serviceTypePm: null,
        startHourAm: '08:00',
        endHourAm: '12:00',
        startHourPm: null,
        endHourPm: null,
        atendimentoMatutino: true,
        atendimentoVespertino: false,
      },
    ],
    cidade: 'São Paulo - SP',
  },
  decisoes: [],
  arquivos: [],
  enviadoEm: null,
};

const meta = {
  title: 'Telas/Cadastro do prestador',
  component: Registration,
  tags: ['novo'],
  ...ON_PHONE,
  args: { record: RECORD, onChange: fn(), onLeave: fn() },
  decorators: [
    (Story) => (
      <StoreProvider store={store}>
        <ApiProvider client={clinicApi}>
          <Story />
        </ApiProvider>
      </StoreProvider>
    ),
  ],
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said at its field, which takes the focus; nothing is sent. */
export const ComFaltas: Story = {
  tags: ['interacoes'],
  args: {
    record: { ...RECORD, dados: { ...RECORD.dados, values: { ...RECORD.dados.values, email: null } } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar e continuar' }));
    await expect(await canvas.findByText('Campo obrigatório')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A save that fails keeps what was typed, and the step. */
export const SemConexao: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(saveRegistrationDraft, new SimulatedError(503))] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Razão social' });
    await userEvent.type(name, ' ME');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar e continuar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não foi possível guardar');
    await expect(name).toHaveValue('Clínica Boa Ltda ME');
  },
};

const UNKNOWN_PLACE = { zipCode: null, street: null, number: null, neighborhood: null, idCity: null };
/** The CEP alone is typed: street and city come with it, and what nobody knows is typed by hand. */
export const EnderecoPeloCep: Story = {
  name: 'Endereço pelo CEP',
  tags: ['interacoes'],
  args: {
    record: {
      ...RECORD,
      dados: { ...RECORD.dados, cidade: null, values: { ...RECORD.dados.values, ...UNKNOWN_PLACE } },
    },
  },
  parameters: {
    msw: [
      simulate(findCep, ({ params }) =>
        params['cep'] === '13201000'
          ? {
              street: 'Rua do Rosário',
              neighborhood: 'Centro',
              cidade: { id: 3525904, name: 'Jundiaí - SP' },
            }
          : new SimulatedError(404),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar e continuar' }));
    const cep = await canvas.findByRole('textbox', { name: 'CEP' });
    await userEvent.type(cep, '99999999');
    await waitFor(() => expect(cep).toHaveAccessibleDescription(/CEP não encontrado: preencha o endereço\./));
    await userEvent.clear(cep);
    await userEvent.type(cep, '13201000');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Jundiaí - SP'));
    await expect(canvas.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Rua do Rosário');
    await expect(canvas.getByRole('textbox', { name: 'Bairro' })).toHaveValue('Centro');
  },
};

/** Nothing was changed: from step to step nothing is written, and the last one sends. */
export const Envia: Story = {
  tags: ['interacoes'],
  parameters: { msw: [simulate(sendRegistration, { ...RECORD, situacao: 'ENVIADO' })] },
  play: async ({ canvas, args }) => {
    for (const title of ['Onde ela fica', 'Quando ela atende', 'Como ela recebe', 'Documentos']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar e continuar' }));
      await canvas.findByRole('heading', { name: title });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para análise' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ situacao: 'ENVIADO' })),
    );
  },
};

const WITH_FILE: OwnRegistration = {
  ...RECORD,
  arquivos: [
    {
      id: 1,
      chave: 'a1',
      nomeArquivo: 'alvara.pdf',
      tipo: 'ALVARA',
      aceito: false,
      tamanho: 48,
      createdAt: '2026-11-23T13:00:00Z',
    },
  ],
};

function Documents() {
  const [record, setRecord] = useState(RECORD);
  return <FilesStep record={record} onChange={setRecord} />;
}

/** A document that was sent stands once, among the documents: taken back it is nowhere. */
export const DocumentoEnviado: Story = {
  name: 'Documento enviado',
  tags: ['interacoes'],
  render: () => <Documents />,
  parameters: {
    msw: [simulate(attachToRegistration, WITH_FILE), simulate(removeFromRegistration, RECORD)],
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['%PDF-1.4'], 'alvara.pdf', { type: 'application/pdf' }));
    const remove = await canvas.findByRole('button', { name: 'Remover alvara.pdf' }, { timeout: 10_000 });
    await expect(canvas.getAllByText('alvara.pdf')).toHaveLength(1);
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByText('alvara.pdf')).toBeNull(), { timeout: 10_000 });
  },
};

export const Devolvido: Story = {
  tags: ['estados'],
  args: {
    record: {
      ...RECORD,
      situacao: 'DEVOLVIDO',
      decisoes: [{ campo: 'phone', aceita: false, motivo: 'O número não atende' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O número não atende')).toBeVisible();
  },
};

export const Enviado: Story = {
  tags: ['estados'],
  args: { record: { ...RECORD, situacao: 'ENVIADO', enviadoEm: '2026-11-23T13:00:00Z' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Cadastro em análise' });
    await expect(title).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // The button that sent it is gone: who works by keyboard is not left at nothing.
    await waitFor(() => expect(title).toHaveFocus());
  },
};
