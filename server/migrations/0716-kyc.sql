-- Up Migration
-- Which state of a check may follow which (contract/states/kyc-states.ts; a test compares the two).
create table documents.kyc_way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into documents.kyc_way (from_state, to_state) values
  ('started', 'waiting'),
  ('started', 'verified'),
  ('started', 'uncertain'),
  ('started', 'rejected'),
  ('started', 'cancelled'),
  ('started', 'expired'),
  ('started', 'failed'),
  ('waiting', 'verified'),
  ('waiting', 'uncertain'),
  ('waiting', 'rejected'),
  ('waiting', 'cancelled'),
  ('waiting', 'expired'),
  ('waiting', 'failed'),
  ('uncertain', 'verified'),
  ('uncertain', 'rejected'),
  ('verified', 'rejected'),
  ('rejected', 'verified');

create table documents.kyc_verification (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  method text not null check (method in ('bankId', 'veriface')),
  state text not null default 'started',
  problem text,
  -- BankID: hash of the `state` that the browser carries; VeriFace: its session.
  partner_ref text not null unique,
  -- What must come back with the answer (nonce, PKCE verifier), sealed, and only until it did.
  secret_sealed text,
  -- What the partner said of the person, sealed: evidence that the law has kept.
  evidence_sealed text,
  return_path text not null,
  started_at timestamptz not null,
  changed_at timestamptz not null
);
create index kyc_of_player on documents.kyc_verification (player_id, id desc);

create function documents.check_kyc_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'started' then
      raise exception 'A check begins started, not %.', new.state;
    end if;
  elsif new.state <> old.state and not exists (
    select from documents.kyc_way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A check does not go from % to %.', old.state, new.state;
  elsif new.player_id <> old.player_id then
    raise exception 'Whose check it is never changes.';
  end if;
  return new;
end $$;
create trigger kyc_way before insert or update on documents.kyc_verification
  for each row execute function documents.check_kyc_way();

create table documents.bank_account (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  iban_sealed text not null,
  iban_index text not null,
  -- The check that verified it; null for one that the player only entered.
  verification_id uuid references documents.kyc_verification (id),
  verified_at timestamptz,
  entered_at timestamptz not null,
  constraint verified_by_check check ((verification_id is null) = (verified_at is null)),
  unique (player_id, iban_index)
);

-- Down Migration
drop table documents.bank_account;
drop table documents.kyc_verification;
drop function documents.check_kyc_way;
drop table documents.kyc_way;
