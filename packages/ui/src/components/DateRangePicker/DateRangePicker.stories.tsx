import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { AGORA, carregarMes, nuncaResponde, REGRAS } from '../Calendar/fixtures.ts';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { CarregarMes } from '../Calendar/meses.logic.ts';
import { SEMANA_UTIL } from '../ProviderSelect/fixtures.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const meta = {
  title: 'Datas e horários/DateRangePicker',
  component: DateRangePicker,
  tags: ['novo'],
  args: { label: 'Sugestão de datas', agora: AGORA, rules: REGRAS, onChange: fn(), onRefused: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tela = ReturnType<typeof within>;

export const Vazio: Story = { tags: ['estados'] };
export const Escolhido: Story = {
  tags: ['estados'],
  args: { value: { inicio: '2026-11-24', fim: '2026-11-26' } },
};
export const Obrigatorio: Story = {
  tags: ['estados'],
  args: { isRequired: true, errorMessage: 'Campo obrigatório' },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { value: { inicio: '2026-11-24', fim: '2026-11-26' }, isDisabled: true },
};
export const Filtro: Story = {
  tags: ['recursos'],
  args: { rules: undefined, label: 'Período' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Últimos 7 dias' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-14', fim: '2026-11-20' });
  },
};

const digitar = async (canvas: Tela, inicio: string, fim: string) => {
  await userEvent.type(canvas.getByLabelText('Data inicial'), inicio);
  await userEvent.type(canvas.getByLabelText('Data final'), fim);
};
const abrir = async (canvas: Tela) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
  return within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
};

export const DigitoADigito: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await digitar(canvas, '01122026', '3/12/2026');
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('01/12/2026');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('03/12/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-03' });
    // Half a date is no value, and says so when it is left.
    await userEvent.type(canvas.getByLabelText('Data final'), '{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(canvas.getByText('Digite a data completa: dd/mm/aaaa.')).toBeVisible();
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('01/12/2026');
  },
};

/** A start after the end that stood there before is no mistake yet: the end is what is asked for. */
export const TrocarUmaPontaPedeAOutra: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const inicio = canvas.getByLabelText('Data inicial');
    const fim = canvas.getByLabelText('Data final');
    await digitar(canvas, '24112026', '25112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' });
    await userEvent.clear(inicio);
    await userEvent.type(inicio, '09122026');
    await expect(inicio).toHaveValue('09/12/2026');
    await expect(fim).toHaveValue('');
    await expect(fim).toHaveAccessibleDescription('Informe a data final.');
    await expect(args.onRefused).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(fim, '10122026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-10' });
    await expect(fim).toHaveAccessibleDescription('');

    await userEvent.clear(fim);
    await userEvent.type(fim, '01122026');
    await expect(inicio).toHaveValue('');
    await expect(fim).toHaveValue('01/12/2026');
    await expect(inicio).toHaveAccessibleDescription('Informe a data inicial.');

    // Both newly written, and the wrong way round: that is said.
    await userEvent.type(inicio, '02122026');
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
    await expect(inicio).toHaveAccessibleDescription(/^Por favor selecione um período de datas válido\./);
  },
};

export const Colado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Data inicial'));
    await userEvent.paste('01/12/2026 a 03/12/2026');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('03/12/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-03' });
    await userEvent.clear(canvas.getByLabelText('Data final'));
    await userEvent.click(canvas.getByLabelText('Data final'));
    await userEvent.paste('2026-12-04');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-01', fim: '2026-12-04' });
  },
};

export const FalhaLimpaEDizPorQue: Story = {
  tags: ['interacoes'],
  args: { rules: { ...REGRAS, limiteDias: 5 } },
  play: async ({ canvas, args }) => {
    await digitar(canvas, '19112026', '08122026');
    // The first failing check, with its text, and the value gone, as specified.
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ inicio: '2026-11-19' }));
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /^A data inicial não pode ser menor que a data atual/,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A data inicial não pode ser menor que a data atual',
    );
    await expect(args.onRefused).toHaveBeenCalledTimes(1);

    // All of them, in the specified order, and three ways out.
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const painel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    const [falhas, alternativas] = painel.getAllByRole('list');
    const textos = within(falhas as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(textos).toHaveLength(4);
    await expect(textos[1]).toMatch(/deve conter no maximo 5 dias\.$/);
    await expect(textos[2]).toMatch(/20\/11\/2026 é feriado nacional$/);
    await expect(textos[3]).toMatch(/08\/12\/2026 é feriado municipal em Campinas-SP$/);
    await expect(painel.getByText(/Você escolheu 19\/11\/2026 a 08\/12\/2026\./)).toBeInTheDocument();

    const botoes = within(alternativas as HTMLElement).getAllByRole('button');
    await expect(botoes).toHaveLength(3);
    await expect(botoes[0]).toHaveTextContent(/^23\/11\/2026 a 27\/11\/2026, segunda-feira a sexta-feira$/);
    await userEvent.click(botoes[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-11-27' });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Por que não?' })).not.toBeInTheDocument(),
    );
  },
};

export const CorrigirOQueFoiRecusado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await digitar(canvas, '23112026', '08122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Por que não?' }));
    const painel = within(await screen.findByRole('dialog', { name: 'Por que não?' }));
    await userEvent.click(painel.getByRole('button', { name: 'Corrigir este período' }));
    await waitFor(() => expect(canvas.getByLabelText('Data final')).toHaveValue('08/12/2026'));
    await userEvent.clear(canvas.getByLabelText('Data final'));
    await userEvent.type(canvas.getByLabelText('Data final'), '04122026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-12-04' });
  },
};

export const NoCalendarioSoTeclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
    await waitFor(() => expect(dialogo.getByRole('button', { name: /, 20 de novembro/ })).toHaveFocus());
    // From Friday the 20th to Tuesday the 24th, then two days on.
    await userEvent.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-26' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Data inicial')).toHaveFocus();
  },
};

export const IntervaloQueAtravessaUmFeriado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const dialogo = await abrir(canvas);
    await userEvent.click(dialogo.getByRole('button', { name: 'Próximo mês' }));
    await userEvent.click(dialogo.getByRole('button', { name: /, 7 de dezembro/ }));
    await userEvent.click(dialogo.getByRole('button', { name: /, 9 de dezembro/ }));
    // Both ends are free: only the day between them is not.
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ inicio: '2026-12-07' }));
    await expect(dialogo.getByRole('alert')).toHaveTextContent(
      /08\/12\/2026 é feriado municipal em Campinas-SP/,
    );
    await userEvent.click(within(dialogo.getByRole('alert')).getAllByRole('button')[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-11' });
  },
};

export const DizQuaisDiasOPeriodoPula: Story = {
  tags: ['recursos'],
  args: { defaultValue: { inicio: '2026-11-27', fim: '2026-11-30' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'O período passa por dias sem atendimento: 28/11 (Não há agendamento aos sábados), 29/11 (Não há agendamento aos domingos).',
      ),
    ).toBeVisible();
  },
};

export const PredefinidoIndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const dialogo = await abrir(canvas);
    const amanha = dialogo.getByRole('button', { name: 'Amanhã' });
    await expect(amanha).toHaveAttribute('aria-disabled', 'true');
    await expect(amanha).toHaveAccessibleDescription(/não há agendamento aos sábados/);
    await userEvent.click(amanha);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialogo.getByRole('button', { name: 'Próxima semana' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-23', fim: '2026-11-27' });
  },
};

export const DiasDoPrestador: Story = {
  tags: ['recursos'],
  args: { rules: { ...REGRAS, openingHours: SEMANA_UTIL.filter(({ weekDay }) => weekDay !== 3) } },
  play: async ({ canvas }) => {
    const dialogo = await abrir(canvas);
    await expect(dialogo.getByRole('button', { name: /, 25 de novembro/ })).toHaveAccessibleDescription(
      'O prestador não atende às quartas-feiras',
    );
  },
};

export const MesesDoServidor: Story = {
  tags: ['interacoes'],
  args: { rules: {}, loadMonth: fn(carregarMes) },
  play: async ({ canvas, args }) => {
    // Typed, with no month loaded yet: the range waits for the months it touches.
    await digitar(canvas, '02122026', '04122026');
    await waitFor(() => expect(canvas.getByLabelText('Data inicial')).toHaveValue(''));
    await expect(canvas.getByLabelText('Data inicial')).toHaveAccessibleDescription(
      /03\/12\/2026: Agenda lotada/,
    );
    await expect(args.loadMonth).toHaveBeenCalledTimes(1);
    const dialogo = await abrir(canvas);
    await waitFor(() =>
      expect(dialogo.getByRole('button', { name: /, 3 de dezembro/ })).toHaveAccessibleDescription(
        'Agenda lotada',
      ),
    );
  },
};

export const MesCarregando: Story = {
  tags: ['estados'],
  args: { rules: {}, loadMonth: nuncaResponde },
  play: async ({ canvas }) => {
    await digitar(canvas, '02122026', '04122026');
    await expect(canvas.getByText('Verificando disponibilidade…')).toBeVisible();
    // What was typed stays while it is being checked.
    await expect(canvas.getByLabelText('Data final')).toHaveValue('04/12/2026');
  },
};

function SemRede(args: DateRangePickerProps) {
  const [loadMonth] = useState<CarregarMes>(() => {
    let falhou = false;
    return (mes: string) => {
      if (falhou) return carregarMes(mes);
      falhou = true;
      return Promise.reject(new Error('sem rede'));
    };
  });
  return <DateRangePicker {...args} rules={{}} loadMonth={loadMonth} />;
}

export const NaoFoiPossivelVerificar: Story = {
  tags: ['interacoes'],
  render: (args) => <SemRede {...args} />,
  play: async ({ canvas, args }) => {
    await digitar(canvas, '09122026', '10122026');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible());
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('09/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-12-09', fim: '2026-12-10' }),
    );
  },
};

function Controlado(args: DateRangePickerProps) {
  const [value, setValue] = useState<IntervaloDeDatas | null>({ inicio: '2026-11-24', fim: '2026-11-26' });
  return (
    <>
      <DateRangePicker {...args} value={value} onChange={setValue} />
      <Button onPress={() => setValue(null)}>Trocar prestador</Button>
    </>
  );
}

export const LimpoPorFora: Story = {
  tags: ['interacoes'],
  render: (args) => <Controlado {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar prestador' }));
    await expect(canvas.getByLabelText('Data inicial')).toHaveValue('');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('');
  },
};

export const DentroDeUmDialogo: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <DialogTrigger>
      <Button>Criar agendamento</Button>
      <Dialog title="Criar agendamento">
        <DateRangePicker {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar agendamento' }));
    const fora = within(await screen.findByRole('dialog', { name: 'Criar agendamento' }));
    await userEvent.click(fora.getByRole('button', { name: 'Abrir calendário' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Sugestão de datas' }));
    await userEvent.click(dialogo.getByRole('button', { name: /, 24 de novembro/ }));
    await userEvent.click(dialogo.getByRole('button', { name: /, 25 de novembro/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' });
    await waitFor(() => expect(fora.getByRole('button', { name: 'Abrir calendário' })).toHaveFocus());
  },
};

export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'celular', isRotated: false } },
  play: async ({ canvas, args }) => {
    const dialogo = await abrir(canvas);
    const dia = dialogo.getByRole('button', { name: /, 24 de novembro/ });
    if (window.innerWidth < 600) {
      await expect(dia.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(dia.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(window.innerHeight);
    }
    // A finger on a day that is not free: it says why, and chooses nothing.
    await userEvent.pointer({
      keys: '[TouchA]',
      target: dialogo.getByRole('button', { name: /, 28 de novembro/ }),
    });
    await expect(dialogo.getByTestId('motivo-do-dia')).toHaveTextContent('Não há agendamento aos sábados');
    await userEvent.pointer({ keys: '[TouchA]', target: dia });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: dialogo.getByRole('button', { name: /, 25 de novembro/ }),
    });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-24', fim: '2026-11-25' }),
    );
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateRangePicker {...args} description="A partir de amanhã, no máximo 10 dias." />
      <DateRangePicker {...args} value={{ inicio: '2026-11-27', fim: '2026-11-30' }} isRequired />
      <DateRangePicker {...args} errorMessage="Campo obrigatório" />
      <DateRangePicker {...args} value={{ inicio: '2026-11-24', fim: '2026-11-26' }} isDisabled />
    </div>
  ),
};

export const GaleriaAberto: Story = {
  tags: ['galeria'],
  args: { defaultValue: { inicio: '2026-11-25', fim: '2026-12-02' } },
  play: async ({ canvas }) => {
    await abrir(canvas);
  },
};
