import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './PersonCell.css.ts';

/** Props of {@link PersonCell}. */
export interface PersonCellProps {
  /** Absent or empty: 'Não informado'. */
  readonly name: string | null | undefined;
  /** The social name comes first wherever a person is shown; the registered one stays readable in the title. */
  readonly nomeSocial?: string | null | undefined;
  /** Second line: registration, CPF, phone, e-mail. */
  readonly detail?: ReactNode;
  /** Leaves the letters out, where room is short. */
  readonly isCompact?: boolean;
}

/** A person in a table, list or header: letters, name and one line. */
export function PersonCell({ name, nomeSocial, detail, isCompact = false }: PersonCellProps) {
  const registered = name?.trim() ?? '';
  const social = nomeSocial?.trim() ?? '';
  const shown = social || registered || texts.unknown;
  return (
    <span className={css.root}>
      {isCompact || (!social && !registered) ? null : <Avatar name={shown} size="sm" isDecorative />}
      <span className={css.texts}>
        <span className={css.name} title={social && registered ? texts.known(social, registered) : shown}>
          {shown}
        </span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
    </span>
  );
}
