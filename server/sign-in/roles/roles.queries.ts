import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Audience } from '../staff/staff-audiences.ts'
import type { HeldRole, Permissions } from './rights.ts'
import type { WorkingHours } from './working-hours.ts'

export type RoleVersion = {
  readonly roleId: number
  readonly version: number
  readonly name: string
  readonly permissions: Permissions
  readonly audiences: readonly Audience[]
  readonly idleMinutes: number | null
  readonly networks: readonly string[]
  readonly hours: WorkingHours | null
  readonly validFrom: Date
  readonly askedBy: number | null
  readonly approvedBy: number | null
  readonly reason: string
}

const versionColumns = sql`v.role_id, v.version, v.name, v.permissions, v.audiences, v.idle_minutes, v.networks, v.hours,
  v.valid_from, v.asked_by, v.approved_by, v.reason`

/** Serializes changes of roles: versions are numbered, and two must not have one number. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('sign_in.roles'))`)
}

export async function findKnownPermissions(db: Querier): Promise<string[]> {
  const rows = await db.query<{ permission: string }>(sql`select permission from sign_in.permission_known`)
  return rows.map(({ permission }) => permission)
}

export async function insertKnownPermissions(tx: Transaction, permissions: readonly string[], at: Date): Promise<void> {
  await tx.query(sql`
    insert into sign_in.permission_known (permission, known_since)
    select permission, ${at} from unnest(${permissions}::text[]) as permission on conflict do nothing`)
}

/** Inserts a role if there is none with this key for this brand; returns its number. */
export async function upsertRole(
  tx: Transaction,
  { key, target, madeAt }: { key: string; target: string | null; madeAt: Date },
): Promise<number> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into sign_in.role (key, target, made_at) values (${key}, ${target}, ${madeAt})
    on conflict (key, coalesce(target, '')) do update set key = excluded.key returning id`)
  return rows[0]?.id ?? 0
}

export async function findNewestVersion(db: Querier, roleId: number): Promise<RoleVersion | undefined> {
  const rows = await db.query<RoleVersion>(sql`
    select ${versionColumns} from sign_in.role_version v where v.role_id = ${roleId} order by v.version desc limit 1`)
  return rows[0]
}

export async function insertVersion(tx: Transaction, version: RoleVersion): Promise<void> {
  await tx.query(sql`
    insert into sign_in.role_version (role_id, version, name, permissions, audiences, idle_minutes, networks, hours,
      valid_from, asked_by, approved_by, reason)
    values (${version.roleId}, ${version.version}, ${version.name}, ${JSON.stringify(version.permissions)},
      ${version.audiences}, ${version.idleMinutes}, ${version.networks},
      ${version.hours === null ? null : JSON.stringify(version.hours)}, ${version.validFrom}, ${version.askedBy},
      ${version.approvedBy}, ${version.reason})`)
}

/** The number of a role by its key: the brand's own before the operator's. */
export async function findRoleId(db: Querier, key: string, target: string): Promise<number | undefined> {
  const rows = await db.query<{ id: number }>(sql`
    select id from sign_in.role where key = ${key} and (target is null or target = ${target})
     order by target nulls last limit 1`)
  return rows[0]?.id
}

export type NewGrant = {
  readonly id: string
  readonly userId: number
  readonly roleId: number
  readonly validFrom: Date
  readonly validUntil: Date | null
  readonly ceilings: Readonly<Record<string, number>>
  /** At which venues it counts; null is everywhere. */
  readonly venues: readonly string[] | null
  readonly givenBy: number | null
  readonly approvedBy: number | null
  readonly givenAt: Date
  readonly reason: string
}

export async function insertGrant(tx: Transaction, grant: NewGrant): Promise<void> {
  await tx.query(sql`
    insert into sign_in.role_grant (id, user_id, role_id, valid_from, valid_until, ceilings, venues, given_by,
      approved_by, given_at, reason)
    values (${grant.id}, ${grant.userId}, ${grant.roleId}, ${grant.validFrom}, ${grant.validUntil},
      ${JSON.stringify(grant.ceilings)}, ${grant.venues === null ? null : [...grant.venues]}::uuid[], ${grant.givenBy},
      ${grant.approvedBy}, ${grant.givenAt}, ${grant.reason})`)
}

export type LivingRole = HeldRole & { readonly userId: number }

/** The roles that people of a brand's processes hold at an instant, each with its version of that instant. */
export async function findLivingRoles(
  db: Querier,
  { userIds, target, at }: { userIds: readonly number[]; target: string; at: Date },
): Promise<LivingRole[]> {
  return db.query<LivingRole>(prepared`
    select g.user_id, r.key, v.permissions, g.ceilings, g.venues, v.audiences, v.idle_minutes, v.networks, v.hours
      from sign_in.role_grant g
      join sign_in.role r on r.id = g.role_id
      left join sign_in.role_grant_end e on e.grant_id = g.id
      join lateral (
        select * from sign_in.role_version
         where role_id = r.id and valid_from <= ${at} order by version desc limit 1) v on true
     where g.user_id = any(${userIds}::bigint[]) and (r.target is null or r.target = ${target})
       and g.valid_from <= ${at} and coalesce(least(g.valid_until, e.ends_at), 'infinity') > ${at}
     order by g.valid_from, r.key`)
}

/**
 * The next instant at which somebody's grants or their roles change by time; null when there is none. The database keeps
 * microseconds and a `Date` milliseconds, so it is rounded up: always later than `after`, and the change has happened by then.
 */
export async function findNextChange(db: Querier, userId: number, after: Date): Promise<Date | null> {
  const rows = await db.query<{ at: Date | null }>(prepared`
    select date_trunc('milliseconds', min(moment) + interval '999 microseconds') as at from (
      select unnest(array[g.valid_from, g.valid_until, e.ends_at]) as moment
        from sign_in.role_grant g left join sign_in.role_grant_end e on e.grant_id = g.id where g.user_id = ${userId}
      union all
      select v.valid_from from sign_in.role_version v
        join sign_in.role_grant g on g.role_id = v.role_id where g.user_id = ${userId}) as moments
     where moment > ${after}`)
  return rows[0]?.at ?? null
}

export type RoleRow = RoleVersion & {
  readonly key: string
  readonly target: string | null
  readonly askedByName: string | null
  readonly approvedByName: string | null
  readonly holders: number
}

/** Each role of a brand's processes in its version at an instant. */
export async function findRoles(db: Querier, target: string, at: Date): Promise<RoleRow[]> {
  return db.query<RoleRow>(sql`
    select ${versionColumns}, r.key, r.target, a.name as asked_by_name, b.name as approved_by_name,
           (select count(distinct g.user_id)::int from sign_in.role_grant g
              left join sign_in.role_grant_end e on e.grant_id = g.id
             where g.role_id = r.id and g.valid_from <= ${at}
               and coalesce(least(g.valid_until, e.ends_at), 'infinity') > ${at}) as holders
      from sign_in.role r
      join lateral (
        select * from sign_in.role_version
         where role_id = r.id and valid_from <= ${at} order by version desc limit 1) v on true
      left join sign_in.staff a on a.id = v.asked_by
      left join sign_in.staff b on b.id = v.approved_by
     where r.target is null or r.target = ${target}
     order by r.id`)
}

/** The permissions of a role in one version, its author and its reason. */
export type RoleRights = Pick<RoleVersion, 'permissions' | 'askedBy' | 'reason'>

/** The permissions in each version of the roles that releases bring, oldest version first. */
export async function findVersionsOfAll(db: Querier): Promise<(RoleRights & { readonly key: string })[]> {
  return db.query(sql`
    select r.key, v.permissions, v.asked_by, v.reason from sign_in.role r join sign_in.role_version v on v.role_id = r.id
     where r.target is null order by r.id, v.version`)
}

/** All versions of all roles, oldest first, with the permissions of each. */
export async function findVersions(db: Querier): Promise<Pick<RoleVersion, 'roleId' | 'permissions' | 'validFrom'>[]> {
  return db.query(sql`select role_id, permissions, valid_from from sign_in.role_version order by role_id, version`)
}

export type GrantRow = NewGrant & {
  readonly key: string
  readonly roleName: string
  readonly userName: string
  readonly isActive: boolean
  readonly givenByName: string | null
  readonly approvedByName: string | null
  readonly endsAt: Date | null
  readonly endedByName: string | null
  readonly endReason: string | null
}

/** Grants of one person or of everybody, the newest first; the ended ones too. */
export async function findGrantRows(
  db: Querier,
  { userId, grantId, target }: { userId: number | null; grantId: string | null; target: string },
): Promise<GrantRow[]> {
  return db.query<GrantRow>(sql`
    select g.id, g.user_id, u.name as user_name, u.is_active, g.role_id, r.key, g.valid_from, g.valid_until, g.ceilings,
           g.venues, g.given_by, g.approved_by, g.given_at, g.reason, a.name as given_by_name, b.name as approved_by_name,
           e.ends_at, c.name as ended_by_name, e.reason as end_reason,
           coalesce((select name from sign_in.role_version where role_id = r.id order by version desc limit 1), r.key) as role_name
      from sign_in.role_grant g
      join sign_in.staff u on u.id = g.user_id
      join sign_in.role r on r.id = g.role_id
      left join sign_in.staff a on a.id = g.given_by
      left join sign_in.staff b on b.id = g.approved_by
      left join sign_in.role_grant_end e on e.grant_id = g.id
      left join sign_in.staff c on c.id = e.ended_by
     where (${userId}::bigint is null or g.user_id = ${userId}) and (${grantId}::uuid is null or g.id = ${grantId})
       and (r.target is null or r.target = ${target})
     order by g.valid_from desc, g.id desc`)
}

export type GrantEnd = {
  readonly endsAt: Date
  readonly endedBy: number | null
  readonly approvedBy: number | null
  readonly endedAt: Date
  readonly reason: string
}

export async function insertGrantEnd(tx: Transaction, grantId: string, end: GrantEnd): Promise<void> {
  await tx.query(sql`
    insert into sign_in.role_grant_end (grant_id, ends_at, ended_by, approved_by, ended_at, reason)
    values (${grantId}, ${end.endsAt}, ${end.endedBy}, ${end.approvedBy}, ${end.endedAt}, ${end.reason})`)
}

/** Ends every present and future grant of somebody. */
export async function endAllGrants(tx: Transaction, userId: number, end: GrantEnd): Promise<void> {
  await tx.query(sql`
    insert into sign_in.role_grant_end (grant_id, ends_at, ended_by, approved_by, ended_at, reason)
    select g.id, ${end.endsAt}, ${end.endedBy}, ${end.approvedBy}, ${end.endedAt}, ${end.reason}
      from sign_in.role_grant g
     where g.user_id = ${userId} and coalesce(g.valid_until, 'infinity') > ${end.endsAt}
    on conflict (grant_id) do nothing`)
}

/**
 * Everybody who has ever been able to approve a grant: has held a role that, in any version, has the permission to
 * manage roles, and has signed in. Nobody is ever removed from this list.
 */
export async function findEverSigned(db: Querier): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select distinct u.id from sign_in.staff u
      join sign_in.role_grant g on g.user_id = u.id
     where u.last_sign_in_at is not null
       and exists (select 1 from sign_in.role_version v where v.role_id = g.role_id and v.permissions ? 'roles.manage')`)
  return rows.map(({ id }) => id)
}
