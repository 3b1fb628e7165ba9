-- Up Migration
-- When the credit of a sitting was judged last by a process that knows of closings by staff; null: never. Sittings that ended before credit
-- was judged, or in a process of a former version, are looked for by it.
alter table venue_play.sitting add column credit_judged_at timestamptz;

-- A case that was opened without a letter to its player, because the sitting had ended long before.
alter table venue_play.credit_left add column is_untold boolean not null default false;
-- Counts what processes that know of closings write; others leave it as it is.
alter table venue_play.credit_left add column writes integer not null default 0;

-- A process of a former version that does not know of closings would open a closed case again, with all that was closed.
create function venue_play.check_closed_credit() returns trigger language plpgsql as $$
begin
  if new.writes = old.writes and new.settled_at is null
     and (old.settled_at is not null or new.amount_minor > old.amount_minor)
     and exists (select from venue_play.credit_closing d where d.credit_id = new.id) then
    raise exception 'Credit that staff have closed is only opened again by a process that knows of it.';
  end if;
  return new;
end $$;
create trigger closed_credit_stays_closed before update on venue_play.credit_left
  for each row execute function venue_play.check_closed_credit();

insert into kernel.unfinished (index, statement) values
  ('venue_play.sitting_never_judged',
   'create index concurrently sitting_never_judged on venue_play.sitting (ended_at)
     where ended_at is not null and credit_due_at is null and credit_judged_at is null');

-- Down Migration
delete from kernel.unfinished where index = 'venue_play.sitting_never_judged';
drop index if exists venue_play.sitting_never_judged;
drop trigger closed_credit_stays_closed on venue_play.credit_left;
drop function venue_play.check_closed_credit();
alter table venue_play.credit_left drop column writes;
alter table venue_play.credit_left drop column is_untold;
alter table venue_play.sitting drop column credit_judged_at;
