import type { PersonalPartName, RequestKind, RequestState } from '#contract/states/privacy-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type RequestRow = {
  readonly id: string
  readonly playerId: number
  readonly kind: RequestKind
  readonly state: RequestState
  readonly askedBy: 'player' | 'staff'
  readonly userId: number | null
  readonly userName: string | null
  readonly explanation: string | null
  readonly askedAt: Date
  readonly answerBy: Date
  readonly changedAt: Date
  readonly expiresAt: Date | null
  readonly bytes: number | null
  readonly waitsFor: string | null
  readonly waitsUntil: Date | null
}

const columns = sql`id, player_id, kind, state, asked_by, user_id, user_name, explanation, asked_at, answer_by, changed_at,
  expires_at, bytes, waits_for, waits_until`

export type NewRequest = Pick<
  RequestRow,
  'id' | 'playerId' | 'kind' | 'askedBy' | 'userId' | 'userName' | 'explanation' | 'askedAt' | 'answerBy'
> & { readonly target: string }

/** Raises the unique violations `request_one_export` and `request_one_erasure`. */
export async function insertRequest(tx: Transaction, row: NewRequest): Promise<void> {
  await tx.query(sql`
    insert into privacy.request (id, target, player_id, kind, state, asked_by, user_id, user_name, explanation, asked_at,
      answer_by, changed_at)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.kind}, 'asked', ${row.askedBy}, ${row.userId},
      ${row.userName}, ${row.explanation}, ${row.askedAt}, ${row.answerBy}, ${row.askedAt})`)
}

export async function findRequest(db: Querier, target: string, id: string): Promise<RequestRow | undefined> {
  const rows = await db.query<RequestRow>(sql`
    select ${columns} from privacy.request where id = ${id} and target = ${target}`)
  return rows[0]
}

/** The same, locked until the end of the transaction: each step is done by one worker. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | undefined> {
  const rows = await tx.query<RequestRow>(sql`
    select ${columns} from privacy.request where id = ${id} for update`)
  return rows[0]
}

/** Newest first. */
export async function findRequestsOf(db: Querier, playerId: number, kind: RequestKind): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    select ${columns} from privacy.request where player_id = ${playerId} and kind = ${kind} order by id desc limit 20`)
}

export type Listed = {
  readonly target: string
  readonly before: string | null
  readonly limit: number
  readonly kind: RequestKind | null
  readonly isOpen: boolean | null
}

export async function listRequests(db: Querier, asked: Listed): Promise<RequestRow[]> {
  return db.query<RequestRow>(sql`
    select ${columns} from privacy.request
     where target = ${asked.target} and (${asked.before}::uuid is null or id < ${asked.before}::uuid)
       and (${asked.kind}::text is null or kind = ${asked.kind})
       and (${asked.isOpen}::boolean is null or (state in ('asked', 'begun')) = ${asked.isOpen})
     order by id desc limit ${asked.limit}`)
}

/**
 * Some requests of a kind in a state: those that were tried longest ago, which are marked as tried now. So what waits for long, or
 * fails each time, delays nobody else.
 */
export async function takeToDo(
  db: Querier,
  asked: {
    readonly target: string
    readonly kind: RequestKind
    readonly state: RequestState
    readonly limit: number
    readonly now: Date
  },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    with next as (
      select id from privacy.request
       where target = ${asked.target} and kind = ${asked.kind} and state = ${asked.state}
       order by tried_at nulls first, id limit ${asked.limit} for update skip locked)
    update privacy.request r set tried_at = ${asked.now} from next where r.id = next.id returning r.id`)
  return rows.map(({ id }) => id).toSorted()
}

export async function moveRequest(
  tx: Transaction,
  id: string,
  change: { readonly state: RequestState; readonly at: Date; readonly waitsFor?: string; readonly waitsUntil?: Date },
): Promise<void> {
  await tx.query(sql`
    update privacy.request
       set state = ${change.state}, changed_at = ${change.at}, waits_for = ${change.waitsFor ?? null},
           waits_until = ${change.waitsUntil ?? null}
     where id = ${id}`)
}

export async function markReady(
  tx: Transaction,
  id: string,
  { at, expiresAt, bytes }: { readonly at: Date; readonly expiresAt: Date; readonly bytes: number },
): Promise<void> {
  await tx.query(sql`
    update privacy.request set state = 'ready', changed_at = ${at}, expires_at = ${expiresAt}, bytes = ${bytes}
     where id = ${id}`)
}

/** Expired archives; with a player, all of theirs. */
export async function findArchivesToDestroy(
  db: Querier,
  asked: { readonly target: string; readonly now: Date; readonly playerId?: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from privacy.request
     where target = ${asked.target} and kind = 'export' and state = 'ready'
       and (expires_at <= ${asked.now} or player_id = ${asked.playerId ?? null}) order by id limit 100`)
  return rows.map(({ id }) => id)
}

/** Texts of staff about a request may name the person. */
export async function eraseExplanations(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`
    update privacy.request set explanation = '' where player_id = ${playerId} and explanation is not null`)
}

export type OpeningRow = {
  readonly what: 'archive' | 'held'
  readonly openedBy: string
  readonly purpose: string | null
  readonly openedAt: Date
}

export async function insertOpening(db: Querier, requestId: string, opening: OpeningRow): Promise<void> {
  await db.query(sql`
    insert into privacy.opening (request_id, what, opened_by, purpose, opened_at)
    values (${requestId}, ${opening.what}, ${opening.openedBy}, ${opening.purpose}, ${opening.openedAt})`)
}

export async function findOpenings(db: Querier, requestId: string): Promise<OpeningRow[]> {
  return db.query<OpeningRow>(sql`
    select what, opened_by, purpose, opened_at from privacy.opening
     where request_id = ${requestId} order by id desc limit 200`)
}

export type HoldRow = {
  readonly id: string
  readonly requestId: string
  readonly playerId: number
  readonly ruleId: string
  readonly packId: string
  readonly source: string
  readonly parts: PersonalPartName[]
  readonly heldFrom: Date
  readonly heldUntil: Date
  readonly keySealed: string | null
  readonly destroyedAt: Date | null
}

const holdColumns = sql`id, request_id, player_id, rule_id, pack_id, source, parts, held_from, held_until, key_sealed,
  destroyed_at`

export async function insertHold(tx: Transaction, row: Omit<HoldRow, 'destroyedAt'>): Promise<void> {
  await tx.query(sql`
    insert into privacy.hold (id, request_id, player_id, rule_id, pack_id, source, parts, held_from, held_until, key_sealed)
    values (${row.id}, ${row.requestId}, ${row.playerId}, ${row.ruleId}, ${row.packId}, ${row.source}, ${row.parts},
      ${row.heldFrom}, ${row.heldUntil}, ${row.keySealed})`)
}

export async function findHold(db: Querier, requestId: string): Promise<HoldRow | undefined> {
  const rows = await db.query<HoldRow>(sql`
    select ${holdColumns} from privacy.hold where request_id = ${requestId}`)
  return rows[0]
}

export async function findHoldsToDestroy(db: Querier, now: Date, limit: number): Promise<HoldRow[]> {
  return db.query<HoldRow>(sql`
    select ${holdColumns} from privacy.hold
     where destroyed_at is null and held_until <= ${now} order by held_until limit ${limit}`)
}

/** Deletes the key: no copy of the box can be opened any more. */
export async function destroyKey(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update privacy.hold set key_sealed = null, destroyed_at = ${at} where id = ${id}`)
}
