import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Answer, CheckReason } from './registers/register.ts'

export type CheckRow = {
  readonly id: string
  readonly playerId: number | null
  readonly register: string
  readonly reason: CheckReason
  readonly askedAt: Date
  readonly answeredAt: Date
  readonly answer: Answer
  readonly problem: string | null
  readonly resultId: string | null
  readonly requestHash: string
  readonly livesUntil: Date | null
  /** When the register answered: possibly long before it was handed over to us. */
  readonly givenAt: Date
  /** The service that handed it over; null: our own request. */
  readonly clientId: string | null
  /** Venue of that service. */
  readonly venueId: string | null
}

const columns = sql`id, player_id, register, reason, asked_at, answered_at, answer, problem, result_id, request_hash,
  lives_until, given_at, client_id, venue_id`

export async function insertCheck(db: Querier, row: CheckRow): Promise<void> {
  await db.query(prepared`
    insert into exclusion.register_check (id, player_id, register, reason, asked_at, answered_at, answer, problem,
      result_id, request_hash, lives_until, given_at, client_id, venue_id)
    values (${row.id}, ${row.playerId}, ${row.register}, ${row.reason}, ${row.askedAt}, ${row.answeredAt}, ${row.answer},
      ${row.problem}, ${row.resultId}, ${row.requestHash}, ${row.livesUntil}, ${row.givenAt}, ${row.clientId},
      ${row.venueId})`)
}

/**
 * Latest answer to our own request. No row means "never requested", which lets nobody play. Answers that others handed
 * over do not count: they may be made up.
 */
export async function findLatestCheck(db: Querier, playerId: number, register: string): Promise<CheckRow | undefined> {
  const rows = await db.query<CheckRow>(prepared`
    select ${columns} from exclusion.register_check
     where player_id = ${playerId} and register = ${register} and client_id is null order by no desc limit 1`)
  return rows[0]
}

/** Latest answer of a register to a service's own request at its venue. */
export async function findLatestHandedOver(
  db: Querier,
  { playerId, register, clientId }: { readonly playerId: number; readonly register: string; readonly clientId: string },
): Promise<CheckRow | undefined> {
  const rows = await db.query<CheckRow>(sql`
    select ${columns} from exclusion.register_check
     where player_id = ${playerId} and register = ${register} and client_id = ${clientId}
     order by given_at desc, no desc limit 1`)
  return rows[0]
}

/** The same answer, if this service handed it over before. */
export async function findSameHandedOver(
  db: Querier,
  { playerId, clientId, resultId, answer }: Pick<CheckRow, 'playerId' | 'clientId' | 'resultId' | 'answer'>,
): Promise<CheckRow | undefined> {
  const rows = await db.query<CheckRow>(sql`
    select ${columns} from exclusion.register_check
     where player_id = ${playerId} and client_id = ${clientId} and result_id = ${resultId} and answer = ${answer}
     limit 1`)
  return rows[0]
}

/** Newest first. */
export async function findChecksOf(
  db: Querier,
  playerId: number,
  before: number | null,
  limit: number,
): Promise<(CheckRow & { readonly no: number })[]> {
  return db.query<CheckRow & { readonly no: number }>(sql`
    select no, ${columns} from exclusion.register_check
     where player_id = ${playerId} and (${before}::bigint is null or no < ${before}::bigint)
     order by no desc limit ${limit}`)
}

export type ApplicationRow = {
  readonly id: string
  readonly playerId: number
  readonly exclusionId: string
  readonly source: 'KIOSK' | 'WEB' | 'STAFF'
  readonly months: number
  readonly askedAt: Date
  readonly state: 'waiting' | 'accepted' | 'rejected'
  readonly acceptedId: string | null
  readonly effectiveFrom: Date | null
  readonly tries: number
}

const applicationColumns = sql`id, player_id, exclusion_id, source, months, asked_at, state, accepted_id, effective_from, tries`

export async function insertApplication(
  tx: Transaction,
  { id, playerId, exclusionId, source, months, askedAt }: ApplicationRow,
): Promise<void> {
  await tx.query(sql`
    insert into exclusion.application (id, player_id, exclusion_id, source, months, asked_at, state, next_try_at)
    values (${id}, ${playerId}, ${exclusionId}, ${source}, ${months}, ${askedAt}, 'waiting', ${askedAt})`)
}

/** Newest first. */
export async function findApplicationsOf(db: Querier, playerId: number): Promise<ApplicationRow[]> {
  return db.query<ApplicationRow>(sql`
    select ${applicationColumns} from exclusion.application where player_id = ${playerId} order by id desc limit 20`)
}

/** Applications that are sent at a time. */
export const SENT_MOST = 10

/** Leases due applications and moves their next attempt on, so that no other process sends them too. */
export async function takeDueApplications(
  db: Querier,
  ids: readonly string[],
  { now, nextTryAt }: { readonly now: Date; readonly nextTryAt: Date },
): Promise<ApplicationRow[]> {
  return db.query<ApplicationRow>(sql`
    update exclusion.application set next_try_at = ${nextTryAt}, tries = tries + 1
     where id = any(array(select id from exclusion.application
                           where id = any(${[...ids]}::uuid[]) and state = 'waiting' and next_try_at <= ${now}
                           order by next_try_at limit ${SENT_MOST} for update skip locked))
    returning ${applicationColumns}`)
}

/** Applications of any brand that are to be sent, the oldest first, a page of them after an id. */
export async function listDueApplications(
  db: Querier,
  { now, after, limit }: { readonly now: Date; readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly playerId: number }[]> {
  return db.query<{ id: string; playerId: number }>(sql`
    select id, player_id from exclusion.application
     where state = 'waiting' and next_try_at <= ${now} and id > ${after} order by id limit ${limit}`)
}

export async function finishApplication(
  db: Querier,
  id: string,
  {
    state,
    acceptedId,
    effectiveFrom,
    problem,
  }: Pick<ApplicationRow, 'state' | 'acceptedId' | 'effectiveFrom'> & {
    readonly problem: string | null
  },
): Promise<void> {
  await db.query(sql`
    update exclusion.application
       set state = ${state}, accepted_id = ${acceptedId}, effective_from = ${effectiveFrom}, problem = ${problem}
     where id = ${id} and state = 'waiting'`)
}

export async function postponeApplication(db: Querier, id: string, nextTryAt: Date, problem: string): Promise<void> {
  await db.query(sql`
    update exclusion.application set next_try_at = ${nextTryAt}, problem = ${problem}
     where id = ${id} and state = 'waiting'`)
}
