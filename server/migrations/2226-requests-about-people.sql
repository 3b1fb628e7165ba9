-- Up Migration
-- People of whom the words of a request may say something although it stands under none of them: so that an erasure reaches it.
create table approvals.request_about (
  player_id bigint not null,
  request_id uuid not null references approvals.request (id),
  -- The law holds it with the identity, and forbids to tell the person of it.
  is_held boolean not null,
  primary key (player_id, request_id)
);
create index on approvals.request_about (request_id);
insert into approvals.request_about (player_id, request_id, is_held)
select c.player_id, r.id, c.area <> 'care'
  from approvals.request r join risk.risk_case c on c.id::text = r.subject_id
 where r.action = 'risk.report' and r.subject_kind = 'risk-case' and r.player_id is null;
-- Of earlier requests to set many alerts aside nobody can tell whom they name: what was decided stands with the alerts, so their words go.
update approvals.request set state = 'expired', decided_at = greatest(now(), asked_at)
 where action = 'risk.dismiss-many' and state = 'waiting';
update approvals.request
   set input_sealed = null, look_sealed = null, changed_look_sealed = null, reason = null, decision = null
 where action = 'risk.dismiss-many';

-- Down Migration
drop table approvals.request_about;
