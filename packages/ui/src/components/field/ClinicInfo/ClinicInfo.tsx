'use client';
import { tipoAtendimento } from '@apto/domain/atendimento';
import type { CivilDate } from '@apto/domain/time';
import { ExternalLink, Mail, MapPin, Phone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { WeekHours } from '../WeekHours/WeekHours.tsx';
import * as css from './ClinicInfo.css.ts';
import { clinicAddress, mapLink, clinicPhones, type Clinic } from './clinic.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface ClinicInfoProps {
  /** A clínica mostrada. */
  readonly clinic: Clinic;
  /** Marca o dia de hoje na semana. */
  readonly today?: CivilDate;
  /** Deixa o nome de fora onde o título de um diálogo já o diz. @default true */
  readonly showsName?: boolean;
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly children: ReactNode;
}

function Item({ icon, term, children }: ItemProps) {
  return (
    <div className={css.item}>
      <span className={css.icon} aria-hidden>
        {icon}
      </span>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Quem é a clínica e quando atende: telefone, endereço com mapa, e-mail, tipo de atendimento, semana (doc2 §2.7). */
export function ClinicInfo({ clinic, today, showsName = true }: ClinicInfoProps) {
  const texts = useTexts('ClinicInfo', defaults);
  const phones = clinicPhones(clinic);
  const address = clinicAddress(clinic);
  const { openingHours } = clinic;
  return (
    <div className={css.panel}>
      {showsName ? <p className={css.name}>{clinic.name}</p> : null}
      <dl className={css.list}>
        <Item icon={<Phone size={16} />} term={texts.phone}>
          {phones.length === 0
            ? texts.notGiven
            : phones.map(({ text, href }) => (
                <a key={href} href={href} className={cx(css.link, css.line)}>
                  {text}
                </a>
              ))}
        </Item>
        <Item icon={<MapPin size={16} />} term={texts.address}>
          {address ? (
            <>
              <span className={css.line}>{address}</span>
              <a
                href={mapLink(clinic)}
                target="_blank"
                rel="noreferrer"
                className={cx(css.link, css.external)}
              >
                {texts.map}
                <ExternalLink size={14} aria-hidden />
                <VisuallyHidden>{` ${texts.newTab}`}</VisuallyHidden>
              </a>
            </>
          ) : (
            texts.notGiven
          )}
        </Item>
        <Item icon={<Mail size={16} />} term={texts.email}>
          {clinic.email ? (
            <a href={`mailto:${clinic.email}`} className={css.link}>
              {clinic.email}
            </a>
          ) : (
            texts.notGiven
          )}
        </Item>
        <Item icon={<Users size={16} />} term={texts.attendance}>
          {openingHours ? texts.attendanceType(tipoAtendimento(openingHours)) : texts.notGiven}
        </Item>
      </dl>
      {openingHours ? (
        <WeekHours
          openingHours={openingHours}
          label={`${texts.hours}, ${clinic.name}`}
          {...(today ? { today } : {})}
        />
      ) : null}
    </div>
  );
}
