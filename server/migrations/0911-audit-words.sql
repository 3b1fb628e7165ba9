-- Up Migration
-- What staff write in their own words may name a person, and the log cannot forget. The words stand beside the log: its row
-- has a digest that proves them, and they go when the person is erased (decision 0028).
alter table audit.staff_call add column words_digest bytea;
create table audit.staff_words (
  staff_call_id bigint primary key references audit.staff_call,
  salt bytea not null,
  explanation text not null
);

alter table audit.staff_call disable trigger staff_call_is_append_only;
insert into audit.staff_words (staff_call_id, salt, explanation)
  select id, uuid_send(gen_random_uuid()), explanation from audit.staff_call where explanation is not null;
update audit.staff_call c set words_digest = sha256(w.salt || convert_to(w.explanation, 'UTF8'))
  from audit.staff_words w where w.staff_call_id = c.id;
alter table audit.staff_call drop column explanation;
alter table audit.staff_call enable trigger staff_call_is_append_only;

create function audit.check_words() returns trigger language plpgsql as $$
begin
  if not exists (select from audit.staff_call c
                  where c.id = new.staff_call_id
                    and c.words_digest = sha256(new.salt || convert_to(new.explanation, 'UTF8'))) then
    raise exception 'The words are not those of the record.';
  end if;
  return null;
end
$$;
create trigger staff_words_are_proved after insert on audit.staff_words
  for each row execute function audit.check_words();
create trigger staff_words_are_append_only before update or truncate on audit.staff_words
  for each statement execute function audit.refuse_change();

-- Words go with a person, and never by mistake: whoever erases says so for the one transaction.
create function audit.refuse_forgetting() returns trigger language plpgsql as $$
begin
  if current_setting('audit.erases_person', true) is distinct from 'on' then
    raise exception 'Words of the audit log go with an erased person only.';
  end if;
  return null;
end
$$;
create trigger staff_words_stay before delete on audit.staff_words
  for each statement execute function audit.refuse_forgetting();

-- What was written about a card, likewise: nothing changes but that the words go.
create function cards.refuse_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'explanation') is distinct from (to_jsonb(old) - 'explanation') or new.explanation <> '' then
    raise exception 'What happened to a card is append-only: % is refused.', tg_op;
  end if;
  return new;
end
$$;
drop trigger card_event_is_append_only on cards.card_event;
create trigger card_event_is_append_only before delete or truncate on cards.card_event
  for each statement execute function cards.refuse_change();
create trigger card_event_forgets_words_only before update on cards.card_event
  for each row execute function cards.refuse_change_but_forgetting();

-- Down Migration
drop trigger card_event_forgets_words_only on cards.card_event;
drop trigger card_event_is_append_only on cards.card_event;
create trigger card_event_is_append_only before update or delete or truncate on cards.card_event
  for each statement execute function cards.refuse_change();
drop function cards.refuse_change_but_forgetting();
alter table audit.staff_call disable trigger staff_call_is_append_only;
alter table audit.staff_call add column explanation text;
update audit.staff_call c set explanation = w.explanation from audit.staff_words w where w.staff_call_id = c.id;
alter table audit.staff_call drop column words_digest;
alter table audit.staff_call enable trigger staff_call_is_append_only;
drop table audit.staff_words;
drop function audit.refuse_forgetting();
drop function audit.check_words();
