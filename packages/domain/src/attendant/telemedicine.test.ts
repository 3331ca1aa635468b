import { describe, expect, it } from 'vitest';
import { isOccupational, TiposExame } from '../exames/index.ts';
import {
  offersTelemedicine,
  roomAfterEdit,
  TELEMEDICINE_LINK_MESSAGE,
  TELEMEDICINE_REFUSED_MESSAGE,
  telemedicineFailure,
} from './index.ts';

const ROOM = 'https://salas.exemplo.com.br/4f9c';

describe('doc1 §3 linkTelemedicina', () => {
  it('CFM 2.323/2022: none of the five types that end in an ASO is by telemedicine', () => {
    for (const { id } of TiposExame) {
      expect([id, offersTelemedicine(id)]).toEqual([id, !isOccupational(id)]);
      expect(telemedicineFailure(id, ROOM)).toBe(isOccupational(id) ? TELEMEDICINE_REFUSED_MESSAGE : null);
      expect(telemedicineFailure(id, '')).toBeNull();
    }
  });

  it.each([
    'http://salas.exemplo.com.br',
    'javascript:alert(1)',
    'sala 4',
    'https://',
    `https://a.br/${'x'.repeat(500)}`,
  ])('refuses %s', (link) => expect(telemedicineFailure(9, link)).toBe(TELEMEDICINE_LINK_MESSAGE));
});

describe('doc1 §2.4 the room after an edit', () => {
  const remote = { telemedicina: true };
  const present = { telemedicina: false };
  const NONE = { telemedicina: false, linkTelemedicina: null };

  it.each(TiposExame)(
    '$id: the room given is taken, and an empty one brings the exam to the clinic',
    ({ id }) => {
      for (const current of [remote, present]) {
        expect(roomAfterEdit(id, ROOM, current)).toEqual({ telemedicina: true, linkTelemedicina: ROOM });
        expect(roomAfterEdit(id, '', current)).toEqual(NONE);
      }
    },
  );

  it.each(TiposExame)(
    '$id: a room that is not spoken of goes only with the types that end in an ASO',
    ({ id }) => {
      expect(roomAfterEdit(id, undefined, remote)).toEqual(isOccupational(id) ? NONE : {});
      expect(roomAfterEdit(id, undefined, present)).toEqual({});
    },
  );
});
