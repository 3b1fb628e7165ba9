-- Up Migration
create schema law;

-- What was refused, to whom, by which rule, with the facts that were known: enough to decide it again as of its date.
create table law.decision (
  id uuid primary key,
  at timestamptz not null,
  market text not null,
  pack_id text not null,
  pack_fingerprint text not null,
  player_id bigint,
  action_kind text not null,
  action jsonb not null,
  state jsonb not null,
  -- Kinds of rules that were asked; null: all.
  only_kinds text[],
  rule_id text not null,
  code text not null,
  refusal jsonb not null
);

create index decision_of_player on law.decision (player_id, id desc);
create index decision_of_rule on law.decision (rule_id, id desc);

-- Who presses a button again and again is written down once a minute for each rule and action.
create unique index decision_once_a_minute on law.decision
  (player_id, rule_id, action_kind, (date_trunc('minute', at at time zone 'UTC'))) where player_id is not null;

create function law.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of decisions is append-only: % is refused.', tg_op;
end
$$;
create trigger decision_is_append_only before update or delete or truncate on law.decision
  for each statement execute function law.refuse_change();

-- Down Migration
drop schema law cascade;
