-- The days that a step proposed, as data beside the words that tell them: to the requester, or by the clinic
-- (docs/decisions/0135). [{"data": "2026-11-26", "hora": "09:00" | null}, …]; null: the step proposed none.
alter table agendamento_status
  add column datas_propostas jsonb check (jsonb_typeof(datas_propostas) = 'array' and jsonb_array_length(datas_propostas) > 0);
