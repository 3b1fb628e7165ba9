import type { SittingEnd, TerminalWay } from '#contract/shapes/venue-play.ts'
import { prepared, sql, type Instant, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

export type SittingRow = {
  readonly id: string
  readonly playerId: number
  readonly venueId: string
  readonly terminalId: string
  readonly sessionId: string
  readonly way: TerminalWay
  readonly openedAt: Instant
  readonly endedAt: Instant | null
  readonly endReason: SittingEnd | null
  readonly stakeLeft: number | null
  readonly lossLeft: number | null
  /** The law's maximum of one stake. */
  readonly stakeMax: number | null
  readonly staked: number
  readonly won: number
  readonly goodUntil: Instant
}

/** What a sitting may still do, and until when that is known. */
export type Ceilings = Pick<SittingRow, 'stakeLeft' | 'lossLeft' | 'stakeMax' | 'goodUntil'>

const columns = sql`id, player_id, venue_id, terminal_id, session_id, way, opened_at, ended_at, end_reason, stake_left,
  loss_left, stake_max, staked, won, good_until`

export async function insertSitting(
  tx: Transaction,
  row: Omit<SittingRow, 'endedAt' | 'endReason' | 'staked' | 'won'> & {
    readonly target: string
    readonly accountId: number
  },
): Promise<void> {
  await tx.query(sql`
    insert into venue_play.sitting (id, target, player_id, venue_id, terminal_id, account_id, session_id, way, opened_at,
                                    last_at, stake_left, loss_left, stake_max, good_until)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.venueId}, ${row.terminalId}, ${row.accountId},
            ${row.sessionId}, ${row.way}, ${row.openedAt}, ${row.openedAt}, ${row.stakeLeft}, ${row.lossLeft},
            ${row.stakeMax}, ${row.goodUntil})`)
}

/** A sitting at one venue; those of other venues are not found. */
export async function findSitting(db: Querier, id: string, venueId: string): Promise<SittingRow | undefined> {
  const rows = await db.query<SittingRow>(sql`
    select ${columns} from venue_play.sitting where id = ${id} and venue_id = ${venueId}`)
  return rows[0]
}

/** Open sittings of some accounts: a person has at most one. */
export async function findOpenOf(db: Querier, playerIds: readonly number[]): Promise<SittingRow[]> {
  return db.query<SittingRow>(sql`
    select ${columns} from venue_play.sitting
     where player_id = any(${[...playerIds]}::bigint[]) and ended_at is null`)
}

/** The same, locked until the end of the transaction: no stake is taken there meanwhile. */
export async function lockOpenOf(tx: Transaction, playerIds: readonly number[]): Promise<SittingRow[]> {
  return tx.query<SittingRow>(sql`
    select ${columns} from venue_play.sitting
     where player_id = any(${[...playerIds]}::bigint[]) and ended_at is null order by id for update`)
}

/** The number of taken seats at a terminal. The caller has locked the terminal until the end of the transaction. */
export async function countAtTerminal(tx: Transaction, terminalId: string): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`terminal ${terminalId}`}, 0))`)
  const rows = await tx.query<{ count: number }>(sql`
    select count(*) as count from venue_play.sitting where terminal_id = ${terminalId} and ended_at is null`)
  return rows[0]?.count ?? 0
}

/** Locks a sitting until the end of the transaction. */
export async function lockSitting(tx: Transaction, id: string): Promise<SittingRow | undefined> {
  const rows = await tx.query<SittingRow>(sql`select ${columns} from venue_play.sitting where id = ${id} for update`)
  return rows[0]
}

export async function writeEnd(
  tx: Transaction,
  id: string,
  { at, reason, creditDueAt }: { readonly at: Instant; readonly reason: SittingEnd; readonly creditDueAt: Instant },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update venue_play.sitting set ended_at = ${at}, end_reason = ${reason}, credit_due_at = ${creditDueAt}
     where id = ${id} and ended_at is null returning id`)
  return rows.length > 0
}

/** Writes new ceilings, and resets the sums that are compared with them. */
export async function writeCeilings(tx: Transaction, id: string, row: Ceilings): Promise<void> {
  await tx.query(sql`
    update venue_play.sitting
       set stake_left = ${row.stakeLeft}, loss_left = ${row.lossLeft}, stake_max = ${row.stakeMax},
           good_until = ${row.goodUntil}, staked = 0, won = 0
     where id = ${id} and ended_at is null`)
}

/** Makes the next stake of these accounts read the limits again. */
export async function makeStale(db: Querier, playerIds: readonly number[], now: Instant): Promise<void> {
  await db.query(sql`
    update venue_play.sitting set good_until = least(good_until, ${now})
     where player_id = any(${[...playerIds]}::bigint[]) and ended_at is null`)
}

export type SittingToEnd = { readonly id: string; readonly reason: SittingEnd }

/** Open sittings that must end, in the order of their ids: of an ended sign-in, of a player who may not play, or without activity. */
export async function findToEnd(
  db: Querier,
  of: PageOf<SittingToEnd> & { readonly target: string; readonly now: Instant; readonly idleSince: Instant },
): Promise<SittingToEnd[]> {
  const { after, limit } = of
  return db.query<SittingToEnd>(sql`
    select s.id, case when b.status & 3 <> 0 then 'excluded' when s.last_at <= ${of.idleSince} then 'idle'
                      else 'session-ended' end as reason
      from venue_play.sitting s
      join ledger.balance b on b.account_id = s.account_id
      join sign_in.player_session p on p.id = s.session_id
     where s.ended_at is null and s.target = ${of.target}
       and (b.status & 3 <> 0 or s.last_at <= ${of.idleSince} or p.ended_at is not null
            or p.idle_ends_at <= ${of.now} or p.absolute_ends_at <= ${of.now})
       and (${after?.id ?? null}::uuid is null or s.id > ${after?.id ?? null}::uuid)
     order by s.id limit ${limit}`)
}

export type NewStake = {
  readonly factId: string
  readonly sittingId: string
  readonly venueId: string
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly roundId: string | null
  readonly gameKey: string | null
  readonly now: Instant
  readonly day: string
}

/** A sitting after a stake, or the sitting whose limits or maximum stake have refused it. */
export type StakeOutcome = Pick<SittingRow, 'playerId' | 'staked' | 'won'> & Ceilings & { readonly isTaken: boolean }

/**
 * One stake at a terminal, in one statement: the sitting lives, its sign-in lives, nothing blocks the player (a lock, an exclusion,
 * a panic stop: bits of the account's status, decision 0138), limits and the law's maximum allow it, and the reference is new. If
 * these figures alone refuse it, they are returned. Undefined: another condition is not met. It reads two tables of other rooms, because, like a
 * stake on the web, it must see their current state.
 */
export async function takeStake(db: Querier, stake: NewStake): Promise<StakeOutcome | undefined> {
  const rows = await db.query<StakeOutcome>(prepared`
    with seat as (
      update venue_play.sitting s
         set staked = s.staked + ${stake.amountMinor}::bigint, last_at = ${stake.now}
       where s.id = ${stake.sittingId}::uuid and s.venue_id = ${stake.venueId}::uuid and s.ended_at is null
         and s.good_until > ${stake.now}
         and (s.stake_left is null or s.staked + ${stake.amountMinor}::bigint <= s.stake_left)
         and (s.loss_left is null or s.staked - s.won + ${stake.amountMinor}::bigint <= s.loss_left)
         and (s.stake_max is null or ${stake.amountMinor}::bigint <= s.stake_max)
         and exists (select from ledger.balance b where b.account_id = s.account_id and b.status & 3 = 0)
         and exists (select from sign_in.player_session p
                      where p.id = s.session_id and p.ended_at is null and p.absolute_ends_at > ${stake.now})
         and not exists (select from venue_play.fact f
                          where f.venue_id = ${stake.venueId}::uuid and f.reference = ${stake.reference})
      returning s.*
    ), told as (
      insert into venue_play.fact (id, venue_id, reference, kind, player_id, terminal_id, sitting_id, amount_minor, currency,
                                   round_id, game_key, at, told_at, recorded_at, day)
      select ${stake.factId}::uuid, venue_id, ${stake.reference}, 'stake', player_id, terminal_id, id,
             ${stake.amountMinor}::bigint, ${stake.currency}, ${stake.roundId}::text, ${stake.gameKey}::text,
             ${stake.now}::timestamptz, ${stake.now}::timestamptz, ${stake.now}::timestamptz, ${stake.day}::date
        from seat
    ), summed as (
      insert into venue_play.play_day as d (player_id, day, rounds, staked, won)
      select player_id, ${stake.day}::date, 1, ${stake.amountMinor}::bigint, 0 from seat
      on conflict (player_id, day) do update set rounds = d.rounds + 1, staked = d.staked + excluded.staked
    )
    select true as is_taken, player_id, stake_left, loss_left, stake_max, staked, won, good_until from seat
    union all
    select false, s.player_id, s.stake_left, s.loss_left, s.stake_max, s.staked, s.won, s.good_until
      from venue_play.sitting s
      join ledger.balance b on b.account_id = s.account_id and b.status & 3 = 0
      join sign_in.player_session p on p.id = s.session_id and p.ended_at is null and p.absolute_ends_at > ${stake.now}
     where not exists (select from seat)
       and s.id = ${stake.sittingId}::uuid and s.venue_id = ${stake.venueId}::uuid and s.ended_at is null
       and s.good_until > ${stake.now}
       and (s.staked + ${stake.amountMinor}::bigint > s.stake_left
            or s.staked - s.won + ${stake.amountMinor}::bigint > s.loss_left
            or ${stake.amountMinor}::bigint > s.stake_max)
       and not exists (select from venue_play.fact f
                        where f.venue_id = ${stake.venueId}::uuid and f.reference = ${stake.reference})`)
  return rows[0]
}

/** A player's sittings at terminals, for a copy of the person's data; the newest first. */
export async function findSittingsOf(
  db: Querier,
  playerId: number,
  limit: number,
): Promise<Pick<SittingRow, 'venueId' | 'terminalId' | 'openedAt' | 'endedAt'>[]> {
  return db.query<Pick<SittingRow, 'venueId' | 'terminalId' | 'openedAt' | 'endedAt'>>(sql`
    select venue_id, terminal_id, opened_at, ended_at from venue_play.sitting
     where player_id = ${playerId} order by opened_at desc limit ${limit}`)
}
