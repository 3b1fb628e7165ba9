-- Up Migration

-- Refunds and the sending of money are rights of their own. Whoever could do both by `payments.manage` can do them still, up to
-- the same ceiling: each role that has it now gets a version with the two beside it.
insert into sign_in.role_version
  (role_id, version, name, permissions, audiences, idle_minutes, networks, hours, valid_from, asked_by, approved_by, reason)
select role_id, version + 1, name,
       permissions || jsonb_build_object('payments.refund', permissions -> 'payments.manage',
                                         'payments.send', permissions -> 'payments.manage'),
       audiences, idle_minutes, networks, hours, valid_from, null, null,
       'payments.manage is three rights now: nobody gains or loses any.'
  from (select distinct on (role_id) * from sign_in.role_version order by role_id, version desc) newest
 where permissions ? 'payments.manage';

-- A lower ceiling of a grant holds for the two as well. It gives nothing, so what was given stays as it was signed.
alter table sign_in.role_grant disable trigger role_grant_is_append_only;
update sign_in.role_grant
   set ceilings = ceilings || jsonb_build_object('payments.refund', ceilings -> 'payments.manage',
                                                 'payments.send', ceilings -> 'payments.manage')
 where ceilings ? 'payments.manage';
alter table sign_in.role_grant enable trigger role_grant_is_append_only;

-- They are not new to this installation: the start does not give them to roles from which `payments.manage` was taken.
insert into sign_in.permission_known (permission, known_since)
select added, now() from unnest(array['payments.refund', 'payments.send']) added
 where exists (select from sign_in.permission_known where permission = 'payments.manage');

-- Down Migration
delete from sign_in.permission_known where permission in ('payments.refund', 'payments.send');
alter table sign_in.role_grant disable trigger role_grant_is_append_only;
update sign_in.role_grant set ceilings = ceilings - 'payments.refund' - 'payments.send';
alter table sign_in.role_grant enable trigger role_grant_is_append_only;
alter table sign_in.role_version disable trigger role_version_is_append_only;
update sign_in.role_version set permissions = permissions - 'payments.refund' - 'payments.send';
alter table sign_in.role_version enable trigger role_version_is_append_only;
