import { Autocomplete, TextField, type AutocompleteRenderGroupParams } from '@mui/material';
import { ptBR } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ComponentPropsWithRef, type HTMLAttributes, type Key, type ReactNode } from 'react';
import '../base.css';
import type { CasoLista } from '../contrato.ts';
import { clinicas, combina, grupos, rotulo, type Clinica } from '../dados.ts';
import { LinhaDaClinica } from '../linha-da-clinica.tsx';
import { ALTURA } from './linhas.ts';

const tema = createTheme({}, ptBR);

/** An option's props and its clinic, or a group's name: what the listbox draws when it is in view. */
type Linha = { props: HTMLAttributes<HTMLLIElement> & { key: Key }; clinica: Clinica } | { titulo: string };

/** The virtual listbox of the library's documentation, with the virtualiser of the other pages. */
function ListaVirtual({ children, ref, ...props }: ComponentPropsWithRef<'div'>) {
  const rolagem = useRef<HTMLDivElement>(null);
  const linhas = children as unknown as readonly Linha[][];
  const todas = linhas.flat();
  // No React Compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: todas.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => ALTURA,
    overscan: 4,
    initialRect: { width: 360, height: 340 },
  });
  return (
    <div ref={ref}>
      <div ref={rolagem} {...props} style={{ maxHeight: 340, overflow: 'auto' }}>
        <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }} role="presentation">
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const linha = todas[index];
            if (!linha) return null;
            const style = {
              position: 'absolute',
              insetInline: 0,
              blockSize: size,
              transform: `translateY(${start}px)`,
            } as const;
            if ('titulo' in linha)
              return (
                <div key={linha.titulo} className="titulo" style={style}>
                  {linha.titulo}
                </div>
              );
            const { key, ...resto } = linha.props;
            return (
              <li key={key} {...resto} style={style}>
                <LinhaDaClinica clinica={linha.clinica} />
              </li>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const grupoDe = ({ prioridade }: Clinica): string =>
  prioridade === 'OUTROS' ? grupos[1].rotulo : grupos[0].rotulo;

function Peca() {
  return (
    <ThemeProvider theme={tema}>
      <Autocomplete
        sx={{ width: 360 }}
        options={clinicas}
        groupBy={grupoDe}
        getOptionLabel={rotulo}
        getOptionKey={({ id }) => id}
        getOptionDisabled={({ disabledReason }) => disabledReason !== undefined}
        filterOptions={(opcoes, { inputValue }) =>
          inputValue === '' ? opcoes : opcoes.filter((clinica) => combina(clinica, inputValue))
        }
        disableListWrap
        renderInput={(params) => <TextField {...params} label="Prestador" />}
        renderOption={(props, clinica) => ({ props, clinica }) as unknown as ReactNode}
        renderGroup={({ group, children }: AutocompleteRenderGroupParams) =>
          [{ titulo: group }, ...(children as unknown as Linha[])] as unknown as ReactNode
        }
        slots={{ listbox: ListaVirtual }}
      />
    </ThemeProvider>
  );
}

export const caso: CasoLista = {
  Peca,
  abre: '.MuiAutocomplete-root input',
  campo: '.MuiAutocomplete-root input',
  opcao: '[role=option]',
  rolagem: '[role=listbox]',
};
