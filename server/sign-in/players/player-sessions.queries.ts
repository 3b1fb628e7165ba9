import type { SessionEndReason } from '#contract/onling-v2/player.ts'
import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Reasons of a session whose time was over; nobody has ended it. */
export const ENDED_BY_TIME: readonly SessionEndReason[] = ['idle', 'absolute-end', 'limit-reached']

export type PlayerSession = {
  readonly id: string
  readonly playerId: number
  readonly openedAt: Date
  readonly lastSeenAt: Date
  readonly idleEndsAt: Date
  readonly absoluteEndsAt: Date
  readonly endedAt: Date | null
  readonly endReason: SessionEndReason | null
  readonly client: string
}

const columns = sql`id, player_id, opened_at, last_seen_at, idle_ends_at, absolute_ends_at, ended_at, end_reason, client`

export async function insertSession(
  tx: Transaction,
  session: Omit<PlayerSession, 'endedAt' | 'endReason'> & {
    tokenHash: Buffer
    target: string
    source: string
    /** The card that opened it, if one did. */
    cardId?: string | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into sign_in.player_session (id, token_hash, target, player_id, opened_at, last_seen_at, idle_ends_at,
      absolute_ends_at, client, source, card_id)
    values (${session.id}, ${session.tokenHash}, ${session.target}, ${session.playerId}, ${session.openedAt},
      ${session.lastSeenAt}, ${session.idleEndsAt}, ${session.absoluteEndsAt}, ${session.client}, ${session.source},
      ${session.cardId ?? null})`)
}

export async function findLivingByToken(
  db: Querier,
  target: string,
  tokenHash: Buffer,
  now: Date,
): Promise<PlayerSession | undefined> {
  const rows = await db.query<PlayerSession>(prepared`
    select ${columns} from sign_in.player_session
     where token_hash = ${tokenHash} and target = ${target} and ended_at is null
     and idle_ends_at > ${now} and absolute_ends_at > ${now}`)
  return rows[0]
}

export async function touchSession(db: Querier, id: string, seenAt: Date, idleEndsAt: Date): Promise<void> {
  await db.query(sql`
    update sign_in.player_session set last_seen_at = ${seenAt}, idle_ends_at = ${idleEndsAt}
     where id = ${id} and ended_at is null and last_seen_at < ${seenAt}`)
}

/** Moves the idle end of an open session, never past its absolute end. Returns its new end; undefined when it has ended. */
export async function prolongSession(
  db: Querier,
  { sessionId, now, idleEndsAt }: { sessionId: string; now: Date; idleEndsAt: Date },
): Promise<Date | undefined> {
  const rows = await db.query<{ idleEndsAt: Date }>(prepared`
    update sign_in.player_session
       set last_seen_at = greatest(last_seen_at, ${now}),
           idle_ends_at = greatest(idle_ends_at, least(${idleEndsAt}::timestamptz, absolute_ends_at))
     where id = ${sessionId}::uuid and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
    returning idle_ends_at`)
  return rows[0]?.idleEndsAt
}

/**
 * Binds an open session to the kiosk that shows its token; the first one has it. Undefined for a session that has ended or is of
 * another kiosk.
 */
export async function bindToKiosk(
  db: Querier,
  of: { readonly target: string; readonly tokenHash: Buffer; readonly clientId: string; readonly now: Date },
): Promise<{ readonly playerId: number } | undefined> {
  const rows = await db.query<{ playerId: number }>(sql`
    update sign_in.player_session set kiosk_client_id = ${of.clientId}
     where token_hash = ${of.tokenHash} and target = ${of.target} and ended_at is null
       and idle_ends_at > ${of.now} and absolute_ends_at > ${of.now}
       and (kiosk_client_id is null or kiosk_client_id = ${of.clientId})
    returning player_id`)
  return rows[0]
}

export async function findLivingOf(db: Querier, playerId: number, now: Date): Promise<PlayerSession[]> {
  return db.query<PlayerSession>(sql`
    select ${columns} from sign_in.player_session
     where player_id = ${playerId} and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
     order by opened_at desc, id desc`)
}

/** The player's sign-in before a session. Ids sort by time. */
export async function findPrevious(
  db: Querier,
  playerId: number,
  sessionId: string,
): Promise<PlayerSession | undefined> {
  const rows = await db.query<PlayerSession>(sql`
    select ${columns} from sign_in.player_session
     where player_id = ${playerId} and id < ${sessionId}::uuid order by id desc limit 1`)
  return rows[0]
}

/** Open sessions of a whole brand, newest first. */
export async function findLivingOfTarget(
  db: Querier,
  target: string,
  before: string | null,
  limit: number,
  now: Date,
): Promise<PlayerSession[]> {
  return db.query<PlayerSession>(sql`
    select ${columns} from sign_in.player_session
     where target = ${target} and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
       and (${before}::uuid is null or id < ${before}::uuid)
     order by id desc limit ${limit}`)
}

/** Players of those sessions that belong to the brand. */
export async function findOwners(
  db: Querier,
  target: string,
  sessionIds: readonly string[],
): Promise<{ readonly id: string; readonly playerId: number }[]> {
  return db.query<{ id: string; playerId: number }>(sql`
    select id, player_id from sign_in.player_session where target = ${target} and id = any(${[...sessionIds]}::uuid[])`)
}

/** Whether nobody has ended a session. */
export async function isNotEnded(db: Querier, sessionId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from sign_in.player_session where id = ${sessionId}::uuid and ended_at is null`)
  return rows.length === 1
}

/** Ends one session or all of a player; returns the ids of those that were still open. */
export async function endSessions(
  db: Querier,
  {
    playerId,
    sessionId,
    reason,
    now,
  }: { playerId: number; sessionId?: string | undefined; reason: SessionEndReason; now: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update sign_in.player_session set ended_at = ${now}, end_reason = ${reason}
     where player_id = ${playerId} and (${sessionId ?? null}::uuid is null or id = ${sessionId ?? null}::uuid)
       and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
    returning id`)
  return rows.map(({ id }) => id)
}

/** Writes the end of a session that was reported after it had ended. */
export async function recordEnd(tx: Transaction, id: string, endedAt: Date): Promise<void> {
  await tx.query(sql`
    update sign_in.player_session set ended_at = ${endedAt}, end_reason = 'signed-out' where id = ${id}`)
}

/** Ends sessions that a card opened; returns the ids of those that were still open. */
export async function endSessionsOfCard(
  tx: Transaction,
  { cardId, reason, now }: { cardId: string; reason: SessionEndReason; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    update sign_in.player_session set ended_at = ${now}, end_reason = ${reason}
     where card_id = ${cardId} and ended_at is null and idle_ends_at > ${now} and absolute_ends_at > ${now}
    returning id`)
  return rows.map(({ id }) => id)
}

/** Periods signed in that lasted past an instant, in order. One that has not ended yet ends when it expires. */
export async function findLogons(
  db: Querier,
  playerId: number,
  since: Date,
): Promise<{ readonly openedAt: Date; readonly endedAt: Date }[]> {
  return db.query<{ openedAt: Date; endedAt: Date }>(prepared`
    select opened_at, coalesce(ended_at, least(idle_ends_at, absolute_ends_at)) as ended_at
      from sign_in.player_session
     where player_id = ${playerId} and coalesce(ended_at, least(idle_ends_at, absolute_ends_at)) > ${since}
     order by opened_at`)
}

/** Sets the latest end of open sessions. A process with a cached one learns it within half a minute. */
export async function boundSessions(tx: Transaction, playerId: number, endsAt: Date): Promise<void> {
  await tx.query(sql`
    update sign_in.player_session
       set absolute_ends_at = ${endsAt}, idle_ends_at = least(idle_ends_at, ${endsAt}::timestamptz)
     where player_id = ${playerId} and ended_at is null and absolute_ends_at > ${endsAt}`)
}

/**
 * Records ends that have passed. An absolute end before the rule's own was set by a limit of the player.
 * @param absoluteMinutes how long a session lasts without limits
 */
export async function endExpired(db: Querier, now: Date, absoluteMinutes: number): Promise<void> {
  await db.query(sql`
    update sign_in.player_session
       set ended_at = least(idle_ends_at, absolute_ends_at),
           end_reason = case when idle_ends_at < absolute_ends_at then 'idle'
                             when absolute_ends_at < opened_at + ${absoluteMinutes} * interval '1 minute' then 'limit-reached'
                             else 'absolute-end' end
     where ended_at is null and (idle_ends_at <= ${now} or absolute_ends_at <= ${now})`)
}

/** Those of some players who signed in on this many days of a period, and when they did on the last of them. */
export async function listDoneDays(
  db: Querier,
  asked: {
    readonly playerIds: readonly number[]
    readonly count: number
    readonly from: Date
    readonly to: Date
    readonly timeZone: string
  },
): Promise<{ playerId: number; doneAt: Date }[]> {
  const { playerIds, count, from, to, timeZone } = asked
  return db.query<{ playerId: number; doneAt: Date }>(sql`
    select player_id, opened_at as done_at
      from (select player_id, min(opened_at) as opened_at,
                   row_number() over (partition by player_id order by min(opened_at)) as number
              from sign_in.player_session
             where player_id = any(${[...playerIds]}::bigint[]) and opened_at >= ${from} and opened_at < ${to}
             group by player_id, (opened_at at time zone ${timeZone})::date) days
     where number = ${count}`)
}

/** Number of players of a brand who are signed in and were active since an instant. */
export async function countOnline(
  db: Querier,
  of: { readonly target: string; readonly now: Date; readonly seenSince: Date },
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(distinct player_id) as count from sign_in.player_session
     where ended_at is null and idle_ends_at > ${of.now} and absolute_ends_at > ${of.now}
       and last_seen_at >= ${of.seenSince} and target = ${of.target}`)
  return rows[0]?.count ?? 0
}

/** Columns of a session, for lists of sessions. */
export const sessionColumns = columns

/**
 * Which of some sessions were ended by somebody: not those whose time was over, unless the player has a new password since, and not those
 * that nobody knows any more.
 */
export async function findEndedOnPurpose(db: Querier, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.query<{ id: string }>(sql`
    select s.id from sign_in.player_session s
     where s.id = any(${[...ids]}::uuid[])
       and (s.ended_at is not null and s.end_reason <> all(${[...ENDED_BY_TIME]}::text[])
            or exists (select from sign_in.player_password p where p.player_id = s.player_id and p.set_at > s.opened_at))`)
  return rows.map(({ id }) => id)
}
