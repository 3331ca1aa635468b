import type { Preparation, VisitDuration } from '../exames/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { Address } from '../prestadores/index.ts';
import type { CivilDate, TimeOfDay } from '../time/index.ts';

/** One exam of the kit: its name, how to prepare, and when it is, where it has a day of its own. */
export interface KitExame extends Preparation {
  readonly name: string;
  readonly data: CivilDate | null;
  readonly hora: TimeOfDay | null;
}

/** What the kit is made of: who goes where and when, for which exams, and exposed to what. Never a result. */
export interface KitFacts {
  readonly agendamento: number;
  /** The company that runs Apto. */
  readonly empresa: string;
  readonly cliente: {
    readonly name: string;
    /** What employees and clinics know it by; null or absent: by its name. */
    readonly apelido?: string | null;
    readonly inscricao: string;
    /** Who answers for its PCMSO, with the CRM: 'Ana Luz, CRM 12345 SP'. Null: nobody was named. */
    readonly medicoPcmso: string | null;
    /** Where the picture of that physician's signature is kept; null: there is none. */
    readonly signature: string | null;
  };
  readonly unidade: string | null;
  readonly setor: string | null;
  readonly cargo: string | null;
  readonly funcionario: {
    readonly name: string;
    readonly nomeSocial: string | null;
    readonly cpf: string;
    readonly dataNascimento: CivilDate | null;
  };
  readonly tipoExame: string;
  readonly data: CivilDate;
  readonly hora: TimeOfDay | null;
  readonly periodo: Periodo;
  /** IANA zone of the clinic. */
  readonly timeZone: string;
  readonly prestador: {
    readonly name: string;
    readonly cnpj: string;
    readonly phone: string | null;
    readonly address: Address;
    readonly oQueLevar: string | null;
  };
  readonly exames: readonly KitExame[];
  /** How long they take; null: nobody said. */
  readonly duration: VisitDuration | null;
  readonly riscos: readonly string[];
  /** What the ASO has to say of the activities of the position: 'Apto para trabalho em altura (NR-35)'. */
  readonly pareceres: readonly string[];
  readonly solicitante: { readonly name: string | null; readonly phone: string | null };
}
