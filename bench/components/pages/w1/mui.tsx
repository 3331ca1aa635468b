import { Autocomplete, TextField, type AutocompleteRenderGroupParams } from '@mui/material';
import { ptBR } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ComponentPropsWithRef, type HTMLAttributes, type Key, type ReactNode } from 'react';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { clinics, matches, groups, label, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';
import { HEIGHT } from './rows.ts';

const theme = createTheme({}, ptBR);

/** An option's props and its clinic, or a group's name: what the listbox draws when it is in view. */
type Row = { props: HTMLAttributes<HTMLLIElement> & { key: Key }; clinic: Clinic } | { title: string };

/** The virtual listbox of the library's documentation, with the virtualiser of the other pages. */
function VirtualList({ children, ref, ...props }: ComponentPropsWithRef<'div'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = children as unknown as readonly Row[][];
  const all = rows.flat();
  // No React Compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 4,
    initialRect: { width: 360, height: 340 },
  });
  return (
    <div ref={ref}>
      <div ref={scroller} {...props} style={{ maxHeight: 340, overflow: 'auto' }}>
        <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }} role="presentation">
          {virtual.getVirtualItems().map(({ index, start, size }) => {
            const row = all[index];
            if (!row) return null;
            const style = {
              position: 'absolute',
              insetInline: 0,
              blockSize: size,
              transform: `translateY(${start}px)`,
            } as const;
            if ('title' in row)
              return (
                <div key={row.title} className="title" style={style}>
                  {row.title}
                </div>
              );
            const { key, ...rest } = row.props;
            return (
              <li key={key} {...rest} style={style}>
                <ClinicRow clinic={row.clinic} />
              </li>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const groupOf = ({ prioridade: priority }: Clinic): string =>
  priority === 'OUTROS' ? groups[1].label : groups[0].label;

function Part() {
  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        sx={{ width: 360 }}
        options={clinics}
        groupBy={groupOf}
        getOptionLabel={label}
        getOptionKey={({ id }) => id}
        getOptionDisabled={({ disabledReason }) => disabledReason !== undefined}
        filterOptions={(options, { inputValue }) =>
          inputValue === '' ? options : options.filter((clinic) => matches(clinic, inputValue))
        }
        disableListWrap
        renderInput={(params) => <TextField {...params} label="Prestador" />}
        renderOption={(props, clinic) => ({ props, clinic }) as unknown as ReactNode}
        renderGroup={({ group, children }: AutocompleteRenderGroupParams) =>
          [{ title: group }, ...(children as unknown as Row[])] as unknown as ReactNode
        }
        slots={{ listbox: VirtualList }}
      />
    </ThemeProvider>
  );
}

export const testCase: ListCase = {
  Part,
  opens: '.MuiAutocomplete-root input',
  field: '.MuiAutocomplete-root input',
  option: '[role=option]',
  scroller: '[role=listbox]',
};
