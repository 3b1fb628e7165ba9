import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { ApprovalState } from '#contract/states/approval-states.ts'
import type { CurrencyCode } from '#money'
import {
  sql,
  type Instant,
  type PageOf,
  type Querier,
  type Sql,
  type StaffCaller,
  type Transaction,
} from '#server/kernel/index.ts'
import type { About } from './action.ts'

export type RequestRow = {
  readonly id: string
  readonly number: number
  readonly action: ApprovalAction
  readonly state: ApprovalState
  readonly askedBy: number
  readonly askedByName: string
  readonly askedAt: Instant
  readonly expiresAt: Instant
  readonly reason: string | null
  readonly askerAccepted: readonly string[]
  readonly inputSealed: string | null
  readonly lookSealed: string | null
  readonly changedLookSealed: string | null
  readonly obstacle: string | null
  readonly obstacleDetailsSealed: string | null
  readonly fingerprint: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly subjectLabel: string
  readonly playerId: number | null
  /** Where it happens; null: at no venue. */
  readonly venueId: string | null
  readonly amountMinor: number | null
  readonly currency: CurrencyCode | null
  readonly touchedKind: string
  readonly touched: number
  readonly warnings: readonly string[]
  readonly permissions: readonly string[]
  readonly policyVersion: number | null
  readonly decidedBy: number | null
  readonly decidedByName: string | null
  readonly decidedAt: Instant | null
  readonly decision: string | null
  readonly signerAccepted: readonly string[]
}

export const columns = sql`
  id, number, action, state, asked_by, asked_by_name, asked_at, expires_at, reason, asker_accepted, input_sealed,
  look_sealed, changed_look_sealed, obstacle, obstacle_details_sealed, fingerprint, subject_kind, subject_id,
  subject_label, player_id, amount_minor, currency, touched_kind, touched, warnings, permissions, policy_version, decided_by, decided_by_name,
  decided_at, decision, signer_accepted, venue_id`

export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'action'
  | 'askedBy'
  | 'askedByName'
  | 'askedAt'
  | 'expiresAt'
  | 'reason'
  | 'askerAccepted'
  | 'inputSealed'
  | 'lookSealed'
  | 'fingerprint'
  | 'subjectKind'
  | 'subjectId'
  | 'subjectLabel'
  | 'playerId'
  | 'venueId'
  | 'amountMinor'
  | 'currency'
  | 'touchedKind'
  | 'touched'
  | 'warnings'
  | 'permissions'
  | 'policyVersion'
> & { readonly inputIndex: string }

/** False when the same person's equal request is pending. */
export async function insertRequest(tx: Transaction, target: string, row: NewRequest): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into approvals.request (id, target, action, state, asked_by, asked_by_name, asked_at, expires_at, reason,
      asker_accepted, input_sealed, look_sealed, input_index, fingerprint, subject_kind, subject_id, subject_label,
      player_id, amount_minor, currency, touched_kind, touched, warnings, permissions, policy_version, venue_id)
    values (${row.id}, ${target}, ${row.action}, 'waiting', ${row.askedBy}, ${row.askedByName}, ${row.askedAt},
      ${row.expiresAt}, ${row.reason}, ${[...row.askerAccepted]}::text[], ${row.inputSealed}, ${row.lookSealed},
      ${row.inputIndex}, ${row.fingerprint}, ${row.subjectKind}, ${row.subjectId}, ${row.subjectLabel}, ${row.playerId},
      ${row.amountMinor}, ${row.currency}, ${row.touchedKind}, ${row.touched}, ${[...row.warnings]}::text[],
      ${[...row.permissions]}::text[], ${row.policyVersion}, ${row.venueId})
    on conflict (target, asked_by, action, input_index) where state = 'waiting' do nothing
    returning id`)
  return rows.length === 1
}

/** People whom its texts may be about. */
export async function insertAbout(tx: Transaction, id: string, { playerIds, isHeld }: About): Promise<void> {
  await tx.query(sql`
    insert into approvals.request_about (player_id, request_id, is_held)
    select distinct player_id, ${id}::uuid, ${isHeld}::boolean from unnest(${[...playerIds]}::bigint[]) as player_id`)
}

type SameRequest = {
  readonly target: string
  readonly askedBy: number
  readonly action: string
  readonly inputIndex: string
}

/** The pending equal request of the same person. */
export async function findSame(db: Querier, of: SameRequest): Promise<RequestRow | undefined> {
  const rows = await db.query<RequestRow>(sql`
    select ${columns} from approvals.request
     where target = ${of.target} and asked_by = ${of.askedBy} and action = ${of.action}
       and input_index = ${of.inputIndex} and state = 'waiting'`)
  return rows[0]
}

export async function findRequest(db: Querier, target: string, id: string): Promise<RequestRow | undefined> {
  const rows = await db.query<RequestRow>(sql`
    select ${columns} from approvals.request where id = ${id} and target = ${target}`)
  return rows[0]
}

export async function lockRequest(tx: Transaction, target: string, id: string): Promise<RequestRow | undefined> {
  const rows = await tx.query<RequestRow>(sql`
    select ${columns} from approvals.request where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export type Decision = {
  readonly state: Exclude<ApprovalState, 'waiting'>
  readonly by: { readonly userId: number; readonly name: string } | null
  readonly at: Instant
  readonly decision: string | null
  readonly signerAccepted?: readonly string[]
  readonly changedLookSealed?: string | null
  readonly obstacle?: string | null
  readonly obstacleDetailsSealed?: string | null
}

export async function decideRequest(tx: Transaction, id: string, made: Decision): Promise<void> {
  await tx.query(sql`
    update approvals.request
       set state = ${made.state}, decided_by = ${made.by?.userId ?? null}, decided_by_name = ${made.by?.name ?? null},
           decided_at = ${made.at}, decision = ${made.decision},
           signer_accepted = ${[...(made.signerAccepted ?? [])]}::text[],
           changed_look_sealed = ${made.changedLookSealed ?? null}, obstacle = ${made.obstacle ?? null},
           obstacle_details_sealed = ${made.obstacleDetailsSealed ?? null}
     where id = ${id}`)
}

/** Pending requests by expiry. There are never many. */
export async function listWaiting(db: Querier, target: string, now: Instant, limit: number): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    select ${columns} from approvals.request
     where target = ${target} and state = 'waiting' and expires_at > ${now} order by expires_at, id limit ${limit}`)
}

/** Who reads requests, with the venues that their permissions are limited to. */
export type Reader = Pick<StaffCaller, 'userId' | 'permissions' | 'venues'>

/** A condition: a reader's own requests, and those that they have all permissions to approve at its venue. */
export const isSeenBy = ({ userId, permissions, venues = {} }: Reader): Sql => sql`(asked_by = ${userId}
  or (permissions <@ ${[...permissions]}::text[]
      and not exists (select from jsonb_each(${JSON.stringify(venues)}::jsonb) as bound (permission, at)
                       where bound.permission = any (permissions)
                         and not coalesce(jsonb_exists(bound.at, venue_id::text), false))))`

/** Other requests about the same subject that a reader may see: their own, and those that they could approve. */
export async function listOfSubject(
  db: Querier,
  target: string,
  row: RequestRow,
  { limit, ...reader }: Reader & { readonly limit: number },
): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    select ${columns} from approvals.request
     where target = ${target} and subject_kind = ${row.subjectKind} and subject_id = ${row.subjectId} and id <> ${row.id}
       and ${isSeenBy(reader)}
     order by asked_at desc limit ${limit}`)
}

export type AskerCounts = { readonly asked: number; readonly executed: number; readonly refused: number }

export async function countOfAsker(db: Querier, target: string, askedBy: number, since: Instant): Promise<AskerCounts> {
  const rows = await db.query<AskerCounts>(sql`
    select count(*) as asked, count(*) filter (where state = 'executed') as executed,
           count(*) filter (where state = 'refused') as refused
      from approvals.request where target = ${target} and asked_by = ${askedBy} and asked_at >= ${since}`)
  return rows[0] ?? { asked: 0, executed: 0, refused: 0 }
}

/** What one person has approved and refused today, in the market's time zone. */
export async function countDecidedBy(
  db: Querier,
  of: { readonly target: string; readonly userId: number; readonly now: Instant; readonly timeZone: string },
): Promise<{ readonly executed: number; readonly refused: number }> {
  const rows = await db.query<{ executed: number; refused: number }>(sql`
    select count(*) filter (where state = 'executed') as executed, count(*) filter (where state = 'refused') as refused
      from approvals.request
     where target = ${of.target} and decided_by = ${of.userId}
       and decided_at >= date_trunc('day', ${of.now}::timestamptz at time zone ${of.timeZone}::text)
                         at time zone ${of.timeZone}::text`)
  return rows[0] ?? { executed: 0, refused: 0 }
}

/** Expired requests, in the order of their ids. */
export async function listExpired(
  db: Querier,
  target: string,
  { now, after, limit }: PageOf<string> & { readonly now: Instant },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from approvals.request
     where target = ${target} and state = 'waiting' and expires_at <= ${now}
       and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when it has ended, or is being approved. */
export async function lockExpired(tx: Transaction, id: string, now: Instant): Promise<RequestRow | undefined> {
  const rows = await tx.query<RequestRow>(sql`
    select ${columns} from approvals.request
     where id = ${id} and state = 'waiting' and expires_at <= ${now} for update skip locked`)
  return rows[0]
}

/** Requests that wait for a second person, the oldest of them, and how many have waited since before a moment. */
export async function countWaitingRequests(
  db: Querier,
  of: { readonly target: string; readonly now: Instant; readonly promisedAt: Instant },
): Promise<{ readonly count: number; readonly oldestAt: Instant | null; readonly late: number }> {
  const rows = await db.query<{ count: number; oldestAt: Instant | null; late: number }>(sql`
    select count(*) as count, min(asked_at) as oldest_at, count(*) filter (where asked_at < ${of.promisedAt}) as late
      from approvals.request where target = ${of.target} and state = 'waiting' and expires_at > ${of.now}`)
  return rows[0] ?? { count: 0, oldestAt: null, late: 0 }
}
