import { useState } from 'react';
import { valoresDe } from '../achar.ts';
import '../base.css';
import type { CasoIntervalo } from '../contrato.ts';
import { emBarras, FIM, indisponivel, INICIO } from '../dados.ts';
import { pressoesDe } from './pressoes.ts';

const MESES = ['2027-03', '2027-04'];

/** Weeks from Sunday on; null before the first and after the last day. */
function semanas(mes: string): readonly (readonly (string | null)[])[] {
  const [ano = 0, numero = 1] = mes.split('-').map(Number);
  const antes = new Date(Date.UTC(ano, numero - 1, 1)).getUTCDay();
  const dias = new Date(Date.UTC(ano, numero, 0)).getUTCDate();
  return Array.from({ length: 6 }, (_, semana) =>
    Array.from({ length: 7 }, (_, coluna) => {
      const dia = semana * 7 + coluna - antes + 1;
      return dia < 1 || dia > dias ? null : `${mes}-${String(dia).padStart(2, '0')}`;
    }),
  );
}

function Peca() {
  const [aberto, setAberto] = useState(false);
  const [inicio, setInicio] = useState<string | null>(null);
  const [fim, setFim] = useState<string | null>(null);
  const [sobre, setSobre] = useState<string | null>(null);
  const ate = fim ?? sobre;
  const escolher = (data: string): void => {
    if (indisponivel(data)) return;
    if (inicio === null || fim !== null) {
      setInicio(data);
      setFim(null);
    } else {
      setFim(data);
      setAberto(false);
    }
  };
  return (
    <div>
      <input className="campo" readOnly aria-label="De" value={inicio && fim ? emBarras(inicio) : ''} />
      <input className="campo" readOnly aria-label="Até" value={inicio && fim ? emBarras(fim) : ''} />
      <button type="button" onClick={() => setAberto(true)}>
        Abrir calendário
      </button>
      {aberto ? (
        <div className="meses" role="dialog" aria-label="Período">
          {MESES.map((mes) => (
            <table key={mes}>
              <caption>{mes}</caption>
              <tbody>
                {semanas(mes).map((semana, i) => (
                  <tr key={`${mes}${i}`}>
                    {semana.map((data, coluna) => (
                      <td key={data ?? `${i}${coluna}`}>
                        {data ? (
                          <button
                            type="button"
                            className="dia"
                            data-date={data}
                            aria-disabled={indisponivel(data)}
                            aria-pressed={data === inicio || data === fim}
                            data-dentro={
                              (inicio !== null && ate !== null && data > inicio && data < ate) || undefined
                            }
                            onPointerEnter={() => setSobre(data)}
                            onClick={() => escolher(data)}
                          >
                            {Number(data.slice(8))}
                          </button>
                        ) : null}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const dia = (data: string): Element | null => document.querySelector(`[data-date="${data}"]`);

export const caso: CasoIntervalo = {
  Peca,
  pressoes: pressoesDe({
    abre: () => document.querySelector('#raiz > div > button'),
    inicio: () => dia(INICIO),
    fim: () => dia(FIM),
    comecou: () => dia(INICIO)?.getAttribute('aria-pressed') === 'true',
    mostrado: () => valoresDe('#raiz input'),
  }),
};
