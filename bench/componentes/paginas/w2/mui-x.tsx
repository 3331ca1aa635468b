import { ptBR as ptBRMaterial } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { ptBR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import { useState } from 'react';
import { valoresDe } from '../achar.ts';
import type { CasoIntervalo } from '../contrato.ts';
import { emBarras, FIM, HOJE, indisponivel, INICIO } from '../dados.ts';
import { visivel } from '../relogio.ts';

const tema = createTheme({}, ptBR, ptBRMaterial);
const mes = dayjs(HOJE);
const semDia = (data: Dayjs): boolean => indisponivel(data.format('YYYY-MM-DD'));

function Peca() {
  const [inicio, setInicio] = useState<Dayjs | null>(null);
  const [fim, setFim] = useState<Dayjs | null>(null);
  return (
    <ThemeProvider theme={tema}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
        <DatePicker
          label="Início"
          value={inicio}
          onChange={setInicio}
          referenceDate={mes}
          shouldDisableDate={semDia}
          reduceAnimations
        />
        <DatePicker
          label="Fim"
          value={fim}
          onChange={setFim}
          referenceDate={inicio ?? mes}
          minDate={inicio ?? undefined}
          shouldDisableDate={semDia}
          reduceAnimations
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}

const botao = (qual: number): Element | null =>
  document.querySelectorAll('#raiz .MuiInputAdornment-root button')[qual] ?? null;
/** In the calendar opened last: the first may still be fading out. */
const dia = (data: string): Element | null =>
  [
    ...([...document.querySelectorAll('[role=dialog]')].at(-1)?.querySelectorAll('[role=gridcell]') ?? []),
  ].find(({ textContent }) => textContent === String(Number(data.slice(8)))) ?? null;
const mostrado = (): string => valoresDe('#raiz input');

export const caso: CasoIntervalo = {
  Peca,
  pressoes: [
    { nome: 'abrir', alvo: () => botao(0), feito: () => visivel(dia(INICIO)) },
    { nome: 'início', alvo: () => dia(INICIO), feito: () => mostrado().includes(emBarras(INICIO)) },
    {
      nome: 'abrir o segundo',
      alvo: () => botao(1),
      feito: () => visivel(dia(FIM)) && botao(1)?.closest('[role=group]') !== null,
    },
    {
      nome: 'fim',
      alvo: () => dia(FIM),
      feito: () => mostrado().includes(emBarras(INICIO)) && mostrado().includes(emBarras(FIM)),
    },
  ],
};
