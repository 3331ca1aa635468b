import { useMemo, useState } from 'react';
import '../base.css';
import type { ListCase } from '../contract.ts';
import { label, type Clinic } from '../data.ts';
import { ClinicRow } from '../clinic-row.tsx';
import { HEIGHT, toRows } from './rows.ts';

const VISIBLE_ROWS = 8;

function Part() {
  const [opened, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [value, setValue] = useState<Clinic | null>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const rows = useMemo(() => toRows(search), [search]);
  const first = Math.min(Math.floor(scrollTop / HEIGHT), Math.max(0, rows.length - VISIBLE_ROWS));
  return (
    <div>
      <input
        className="field"
        role="combobox"
        aria-label="Prestador"
        aria-expanded={opened}
        aria-controls="list"
        value={opened ? search : value ? label(value) : ''}
        onClick={() => setIsOpen(true)}
        onChange={(event) => {
          setSearch(event.target.value);
          setScrollTop(0);
        }}
      />
      {opened ? (
        <div
          id="list"
          role="listbox"
          className="list"
          onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        >
          <div style={{ blockSize: rows.length * HEIGHT, position: 'relative' }}>
            {rows.slice(first, first + VISIBLE_ROWS).map((row, i) => {
              const style = { blockSize: HEIGHT, insetBlockStart: (first + i) * HEIGHT };
              if ('title' in row)
                return (
                  <div key={row.title} className="row title" style={style}>
                    {row.title}
                  </div>
                );
              const { clinic } = row;
              return (
                // The floor has no keyboard, on purpose: it says what drawing alone costs.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={clinic.id}
                  role="option"
                  aria-selected={clinic === value}
                  aria-disabled={clinic.disabledReason !== undefined}
                  className="row"
                  style={style}
                  onClick={() => {
                    if (clinic.disabledReason) return;
                    setValue(clinic);
                    setIsOpen(false);
                  }}
                >
                  <ClinicRow clinic={clinic} />
                </div>
              );
            })}
          </div>
        </div>
      ) : null}
    </div>
  );
}

export const testCase: ListCase = {
  Part,
  opens: 'input',
  field: 'input',
  option: '[role=option]',
  scroller: '[role=listbox]',
};
