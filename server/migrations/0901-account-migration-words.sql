-- Up Migration
-- What staff wrote about a migration goes with its person; nothing else of what happened changes (decision 0028).
create function account_migration.refuse_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'explanation') is distinct from (to_jsonb(old) - 'explanation') or new.explanation <> '' then
    raise exception 'What happened to a migration is append-only: % is refused.', tg_op;
  end if;
  return new;
end
$$;
drop trigger move_is_append_only on account_migration.move;
create trigger move_is_append_only before delete or truncate on account_migration.move
  for each statement execute function account_migration.refuse_change();
create trigger move_forgets_words_only before update on account_migration.move
  for each row execute function account_migration.refuse_change_but_forgetting();

-- Down Migration
drop trigger move_forgets_words_only on account_migration.move;
drop trigger move_is_append_only on account_migration.move;
create trigger move_is_append_only before update or delete or truncate on account_migration.move
  for each statement execute function account_migration.refuse_change();
drop function account_migration.refuse_change_but_forgetting();
