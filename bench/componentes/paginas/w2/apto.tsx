import '@apto/ui/theme';
import { AptoProvider } from '@apto/ui/apto-provider';
import { DateRangePicker } from '@apto/ui/date-range-picker';
import { acharPorTexto, valoresDe } from '../achar.ts';
import type { CasoIntervalo } from '../contrato.ts';
import { feriados, FIM, HOJE, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

const agora = { data: HOJE, hora: '09:00', instante: `${HOJE}T12:00:00.000Z` };
const rules = {
  feriados: feriados.map((dataFeriado, i) => ({
    dataFeriado,
    abrangencia: 'MUNICIPAL' as const,
    nome: `Feriado ${i + 1}`,
  })),
  ferias: [],
};

function Peca() {
  return (
    <AptoProvider theme="light">
      <DateRangePicker label="Período" agora={agora} rules={rules} presets={[]} />
    </AptoProvider>
  );
}

const dia = (data: string): Element | null => document.querySelector(`[role=dialog] [data-date="${data}"]`);

export const caso: CasoIntervalo = {
  Peca,
  pressoes: pressoesDe({
    abre: () => acharPorTexto('button', 'calendário'),
    inicio: () => dia(INICIO),
    fim: () => dia(FIM),
    comecou: () => /selecionad|início/.test(dia(INICIO)?.getAttribute('aria-label') ?? ''),
    mostrado: () => valoresDe('#raiz input'),
  }),
};
