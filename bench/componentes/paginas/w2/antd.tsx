import { ConfigProvider, DatePicker } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { valoresDe } from '../achar.ts';
import type { CasoIntervalo } from '../contrato.ts';
import { FIM, HOJE, indisponivel, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

dayjs.locale('pt-br');
const mes: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs(HOJE), dayjs(HOJE)];

function Peca() {
  return (
    <ConfigProvider locale={ptBR} theme={{ token: { motion: false } }}>
      <DatePicker.RangePicker
        aria-label="Período"
        format="DD/MM/YYYY"
        defaultPickerValue={mes}
        disabledDate={(data) => indisponivel(data.format('YYYY-MM-DD'))}
      />
    </ConfigProvider>
  );
}

const dia = (data: string): Element | null =>
  document.querySelector(`.ant-picker-cell-in-view[title="${data}"]`);

export const caso: CasoIntervalo = {
  Peca,
  pressoes: pressoesDe({
    abre: () => document.querySelector('.ant-picker input'),
    inicio: () => dia(INICIO),
    fim: () => dia(FIM),
    comecou: () => /range-start|selected/.test(dia(INICIO)?.className ?? ''),
    mostrado: () => valoresDe('.ant-picker input'),
  }),
};
