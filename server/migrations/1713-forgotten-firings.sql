-- Up Migration
-- What a trigger did not do is removed with its time; what it did stays, as what it gave does.
create or replace function triggers.keep_firing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not old.has_fired then
    return old;
  end if;
  raise exception 'a firing is never changed';
end $$;
create index firing_to_forget on triggers.firing (at) where not has_fired;

-- Down Migration
drop index triggers.firing_to_forget;
create or replace function triggers.keep_firing() returns trigger language plpgsql as $$
begin
  raise exception 'a firing is never changed';
end $$;
