import { expect, it } from 'vitest';
import {
  attachmentKind,
  attachmentNote,
  byReason,
  leavingProps,
  namesInLine,
} from './AttachmentsDialog.logic.ts';
import { texts as en } from './intl/en.ts';
import { texts } from './intl/pt-BR.ts';

it('pictures and PDFs can be shown; what may carry scripts is only downloaded', () => {
  expect(['a.PNG', 'a.jpeg', 'a.pdf', 'a.svg', 'a.html', 'a'].map(attachmentKind)).toEqual([
    'image',
    'image',
    'pdf',
    'other',
    'other',
    'other',
  ]);
});

it('says the kind and the moment in São Paulo, as far as they are known', () => {
  expect(attachmentNote({ tipo: 'LAUDO_PCD', createdAt: '2026-11-24T17:32:00Z' }, texts, 'pt-BR')).toBe(
    'Laudo PCD · 24/11/2026 14:32',
  );
  expect(attachmentNote({ tipo: 'Outro', createdAt: null }, texts, 'pt-BR')).toBe('Outro');
  expect(attachmentNote({ tipo: 'ASO', createdAt: '2026-11-24' }, texts, 'pt-BR')).toBe('ASO · 24/11/2026');
  expect(attachmentNote({ tipo: 'LAUDO_PCD', createdAt: '2026-11-24T17:32:00Z' }, en, 'en')).toBe(
    'Disability report · 11/24/2026, 02:32 PM',
  );
  expect(attachmentNote({ tipo: 'ASO', createdAt: '2026-11-24' }, en, 'en')).toBe('ASO · 11/24/2026');
  expect(attachmentNote({ createdAt: 'ontem' }, texts, 'pt-BR')).toBe('');
});

it('says up to three names and counts the rest', () => {
  expect(namesInLine(['a', 'b'], texts)).toBe('a, b');
  expect(namesInLine(['a', 'b', 'c', 'd', 'e'], texts)).toBe('a, b, c e mais 2');
  expect(namesInLine(['a', 'b', 'c', 'd', 'e'], en)).toBe('a, b, c and 2 more');
});

it('says a reason once for all files that have it', () => {
  const refusal = (name: string, reason: string) => ({ file: { name }, reason });
  expect(byReason([refusal('a', 'x'), refusal('b', 'y'), refusal('c', 'x')])).toEqual([
    { reason: 'x', names: ['a', 'c'] },
    { reason: 'y', names: ['b'] },
  ]);
});

it('a file of another origin opens in a tab of its own; the own ones are saved where one is', () => {
  const of = (url: string): object => leavingProps(url, 'https://apto.com.br/agendamentos');
  const away = { target: '_blank', rel: 'noreferrer' };
  expect(of('https://arquivos.exemplo.com/laudo.pdf')).toEqual(away);
  expect(of('//arquivos.exemplo.com/laudo.pdf')).toEqual(away);
  expect(of('/api/anexos/1')).toEqual({});
  expect(of('https://apto.com.br/api/anexos/1')).toEqual({});
  expect(of('blob:https://apto.com.br/1')).toEqual({});
  expect(of('data:application/pdf;base64,AA==')).toEqual({});
  expect(of('http://[')).toEqual({});
});
