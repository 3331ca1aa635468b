import { itemsToBring, preparationFrom } from '../autoagendamento/index.ts';
import { formatCnpj, formatInscricao, inscricaoLabel, formatCpf, formatPhone } from '../documents/index.ts';
import { durationText, preparoText } from '../exames/index.ts';
import { EMPTY_TEXT, orNotGiven } from '../messages/index.ts';
import { addressInline } from '../prestadores/index.ts';
import { whenText } from '../templates/index.ts';
import { formatDate } from '../time/index.ts';
import { consentTexts } from './consent.ts';
import type { KitExame, KitFacts } from './facts.ts';

/** A piece of a page, as any renderer can set it. */
export type KitBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly items: readonly { readonly term: string; readonly detail: string }[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] }
  /** The picture of somebody's signature above who they are, and what the picture is not. */
  | {
      readonly kind: 'pictured';
      readonly image: string;
      readonly alternative: string;
      readonly name: string;
      readonly note: string;
    };

/** One sheet of the kit; each begins a page, so that it can be handed over alone. */
export interface KitPart {
  readonly id: 'REQUEST' | 'GUIDANCE' | 'EXAMES' | 'CONSENT';
  readonly title: string;
  readonly blocks: readonly KitBlock[];
}

export interface Kit {
  /** Changes when the same facts would make other pages. */
  readonly layout: number;
  readonly title: string;
  /** In the foot of each page. */
  readonly reference: string;
  readonly parts: readonly KitPart[];
}

const LAYOUT = 3;

/** A picture is no signature of its own (MP 2.200-2, Lei 14.063): nobody who reads the sheet may take it for one. */
const PICTURE_NOTE =
  'Imagem da assinatura, do cadastro do médico. Não é assinatura digital (ICP-Brasil) e não substitui a do ASO.';

/** The employee as they want to be called, with the registered name beside it. */
const fullName = ({ name, nomeSocial: socialName }: KitFacts['funcionario']): string =>
  socialName?.trim() ? `${socialName.trim()} (nome de registro: ${name})` : name;

/** The company by law, and by the name under which page and messages speak of it. */
const companyNames = ({ name, apelido: known }: KitFacts['cliente']): string =>
  known && known !== name ? `${name} (${known})` : name;

const fact = (term: string, detail: string | null | undefined) => ({ term, detail: orNotGiven(detail) });

const clinicFacts = ({ prestador: clinic }: KitFacts) => [
  fact('Clínica', clinic.name),
  fact('Endereço', addressInline(clinic.address)),
  fact('Telefone', clinic.phone && formatPhone(clinic.phone)),
];

const signedBy = ({ medicoPcmso: name, signature: image }: KitFacts['cliente']): readonly KitBlock[] =>
  name === null || image === null
    ? []
    : [
        {
          kind: 'pictured',
          image,
          alternative: `Assinatura de ${name}`,
          name: `${name} · Médico responsável pelo PCMSO`,
          note: PICTURE_NOTE,
        },
      ];

/** The pictures that a kit's sheets show, by where they are kept; each once. */
export const picturesOf = ({ parts }: Kit): string[] => [
  ...new Set(parts.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'pictured' ? [b.image] : [])))),
];

function requestPart(f: KitFacts): KitPart {
  return {
    id: 'REQUEST',
    title: 'Guia de encaminhamento',
    blocks: [
      {
        kind: 'facts',
        items: [
          fact('Empresa', companyNames(f.cliente)),
          fact(
            inscricaoLabel(f.cliente.inscricao),
            f.cliente.inscricao && formatInscricao(f.cliente.inscricao),
          ),
          // NR-7 7.5.19.1: the certificate names who answers for the PCMSO.
          ...(f.cliente.medicoPcmso ? [fact('Médico responsável pelo PCMSO', f.cliente.medicoPcmso)] : []),
          fact('Unidade', f.unidade),
          fact('Funcionário', fullName(f.funcionario)),
          fact('CPF', formatCpf(f.funcionario.cpf)),
          fact('Data de nascimento', formatDate(f.funcionario.dataNascimento)),
          fact('Setor', f.setor),
          fact('Cargo', f.cargo),
          fact('Tipo de exame', f.tipoExame),
          fact(
            'Data e horário',
            whenText({ data: f.data, time: f.hora, periodo: f.periodo, timeZone: f.timeZone }),
          ),
          ...clinicFacts(f),
          fact('CNPJ da clínica', formatCnpj(f.prestador.cnpj)),
          fact('Solicitante', f.solicitante.name),
          fact('Contato do solicitante', f.solicitante.phone && formatPhone(f.solicitante.phone)),
        ],
      },
      // The examiner states hazards, or their absence, on the ASO (NR-7 7.5.19).
      {
        kind: 'list',
        title: 'Riscos ocupacionais',
        items: f.riscos.length > 0 ? f.riscos : [EMPTY_TEXT.NO_RISCOS],
      },
      ...(f.pareceres.length > 0
        ? [{ kind: 'list', title: 'Pareceres que o ASO deve trazer', items: f.pareceres } as const]
        : []),
      ...signedBy(f.cliente),
    ],
  };
}

function guidancePart(f: KitFacts): KitPart {
  const before = preparationFrom(f.exames, { data: f.data, time: f.hora });
  return {
    id: 'GUIDANCE',
    title: 'Orientações ao funcionário',
    blocks: [
      {
        kind: 'facts',
        items: [
          fact('Funcionário', fullName(f.funcionario)),
          fact('Quando', whenText({ data: f.data, time: f.hora, periodo: f.periodo, timeZone: f.timeZone })),
          ...(f.duration ? [fact('Tempo previsto', durationText(f.duration))] : []),
          ...clinicFacts(f),
        ],
      },
      ...(before.length > 0 ? [{ kind: 'list', title: 'Antes do exame', items: before } as const] : []),
      { kind: 'list', title: 'O que levar', items: itemsToBring(f.prestador.oQueLevar) },
      {
        kind: 'paragraph',
        text: 'Se não puder comparecer, avise o solicitante o quanto antes: a vaga pode servir a outra pessoa.',
      },
    ],
  };
}

/** An exam of another day than the visit's has its own hour or none. */
const exameHour = ({ data: date, hora: time }: KitExame, f: KitFacts): KitExame['hora'] =>
  date === null || date === f.data ? (time ?? f.hora) : time;

const exameDay = (exame: KitExame, f: KitFacts): string =>
  [formatDate(exame.data ?? f.data), exameHour(exame, f)].filter(Boolean).join(' ');

function examesPart(f: KitFacts): KitPart {
  return {
    id: 'EXAMES',
    title: 'Relação de exames',
    blocks: [
      {
        kind: 'facts',
        items: [
          fact('Funcionário', fullName(f.funcionario)),
          fact('CPF', formatCpf(f.funcionario.cpf)),
          fact('Tipo de exame', f.tipoExame),
        ],
      },
      {
        kind: 'table',
        columns: ['Exame', 'Preparo', 'Data', 'Rubrica'],
        rows: f.exames.map((exame) => [
          exame.name,
          preparoText(exame, exameHour(exame, f)) ?? 'Sem preparo',
          exameDay(exame, f),
          '',
        ]),
      },
      { kind: 'signatures', labels: ['Responsável pela clínica'] },
    ],
  };
}

function consentPart(f: KitFacts): KitPart {
  return {
    id: 'CONSENT',
    title: 'Termo de consentimento',
    blocks: [
      ...consentTexts({
        funcionario: f.funcionario.nomeSocial?.trim() || f.funcionario.name,
        cpf: formatCpf(f.funcionario.cpf),
        cliente: f.cliente.name,
        prestador: f.prestador.name,
      }).map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'signatures', labels: ['Local e data', 'Assinatura do funcionário'] },
    ],
  };
}

/**
 * The kit of one appointment (request form, guidance, exam list, consent): the same facts give the same kit, so that it is
 * made and stored once. It carries what the clinic needs for the examination, and no result.
 */
export function kitContent(facts: KitFacts): Kit {
  return {
    layout: LAYOUT,
    title: `Kit de agendamento: ${facts.funcionario.nomeSocial?.trim() || facts.funcionario.name}`,
    reference: `${facts.empresa} · Agendamento ${facts.agendamento}`,
    parts: [requestPart(facts), guidancePart(facts), examesPart(facts), consentPart(facts)],
  };
}

/** What the file is called; nobody's name travels in it. */
export const kitFileName = (agendamentoId: number): string => `kit-agendamento-${agendamentoId}.pdf`;
