import { useMemo, useState } from 'react';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';
import { ALTURA, emLinhas } from './linhas.ts';

const NA_JANELA = 8;

function Peca() {
  const [aberto, setAberto] = useState(false);
  const [busca, setBusca] = useState('');
  const [valor, setValor] = useState<Clinica | null>(null);
  const [topo, setTopo] = useState(0);
  const linhas = useMemo(() => emLinhas(busca), [busca]);
  const primeira = Math.min(Math.floor(topo / ALTURA), Math.max(0, linhas.length - NA_JANELA));
  return (
    <div>
      <input
        className="campo"
        role="combobox"
        aria-label="Prestador"
        aria-expanded={aberto}
        aria-controls="lista"
        value={aberto ? busca : valor ? rotulo(valor) : ''}
        onClick={() => setAberto(true)}
        onChange={(event) => {
          setBusca(event.target.value);
          setTopo(0);
        }}
      />
      {aberto ? (
        <div
          id="lista"
          role="listbox"
          className="lista"
          onScroll={(event) => setTopo(event.currentTarget.scrollTop)}
        >
          <div style={{ blockSize: linhas.length * ALTURA, position: 'relative' }}>
            {linhas.slice(primeira, primeira + NA_JANELA).map((linha, i) => {
              const style = { blockSize: ALTURA, insetBlockStart: (primeira + i) * ALTURA };
              if ('titulo' in linha)
                return (
                  <div key={linha.titulo} className="linha titulo" style={style}>
                    {linha.titulo}
                  </div>
                );
              const { clinica } = linha;
              return (
                // The floor has no keyboard, on purpose: it says what drawing alone costs.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={clinica.id}
                  role="option"
                  aria-selected={clinica === valor}
                  aria-disabled={clinica.disabledReason !== undefined}
                  className="linha"
                  style={style}
                  onClick={() => {
                    if (clinica.disabledReason) return;
                    setValor(clinica);
                    setAberto(false);
                  }}
                >
                  <LinhaDaClinica clinica={clinica} />
                </div>
              );
            })}
          </div>
        </div>
      ) : null}
    </div>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: 'input',
  campo: 'input',
  opcao: '[role=option]',
  rolagem: '[role=listbox]',
};
