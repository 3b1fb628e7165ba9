import { assert, sql, type Instant, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'
import { isCountedStake } from '../counted-stakes.queries.ts'
import type { Seat } from './fold-credit.ts'

/** Ended sittings whose credit is to be judged now, in the order of their ids. */
export async function listToJudge(
  db: Querier,
  { target, now, after, limit }: PageOf<string> & { readonly target: string; readonly now: Instant },
): Promise<string[]> {
  // The few that are due are read first, by their own index.
  const rows = await db.query<{ id: string }>(sql`
    with due as materialized (
      select id from venue_play.sitting where credit_due_at <= ${now} and target = ${target} and ended_at is not null)
    select id from due where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** A player at a terminal, since a sitting there. */
export type AtTerminal = {
  readonly sittingId: string
  readonly target: string
  readonly playerId: number
  readonly venueId: string
  readonly terminalId: string
  readonly openedAt: Instant
}

/** Takes one of them; undefined when another worker has taken it, or it is due later by now. */
export async function takeToJudge(tx: Transaction, id: string, now: Instant): Promise<AtTerminal | undefined> {
  const rows = await tx.query<AtTerminal>(sql`
    update venue_play.sitting set credit_due_at = null, credit_judged_at = ${now}
     where id = ${id} and credit_due_at <= ${now}
    returning id as sitting_id, target, player_id, venue_id, terminal_id, opened_at`)
  return rows[0]
}

/** Those of some sittings of a player that have ended are judged again, at an instant. */
export async function judgeAgain(
  tx: Transaction,
  {
    playerId,
    sittingIds,
    dueAt,
  }: { readonly playerId: number; readonly sittingIds: readonly string[]; readonly dueAt: Instant },
): Promise<void> {
  await tx.query(sql`
    update venue_play.sitting set credit_due_at = ${dueAt}
     where id in (select id from venue_play.sitting
                   where id = any(${[...sittingIds]}::uuid[]) and player_id = ${playerId} and ended_at is not null
                   order by id for update)`)
}

/** The last sitting of a player at a terminal that began before an instant is judged again, once it has ended. */
export async function judgeLastBefore(
  db: Querier,
  of: Pick<AtTerminal, 'target' | 'playerId' | 'terminalId'> & { readonly before: Instant; readonly dueAt: Instant },
): Promise<void> {
  await db.query(sql`
    update venue_play.sitting set credit_due_at = ${of.dueAt}
     where id = (select id from venue_play.sitting
                  where player_id = ${of.playerId} and terminal_id = ${of.terminalId} and target = ${of.target}
                    and opened_at <= ${of.before}
                  order by opened_at desc limit 1)
       and ended_at is not null`)
}

/** Until the end of the transaction nobody else judges the credit of a player at a terminal. */
export async function lockCredit(
  tx: Transaction,
  { playerId, terminalId }: Pick<AtTerminal, 'playerId' | 'terminalId'>,
): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`credit of ${playerId} at ${terminalId}`}, 0))`)
}

/** The open case of a player at a terminal. */
export async function findOpenCase(
  db: Querier,
  { playerId, terminalId }: Pick<AtTerminal, 'playerId' | 'terminalId'>,
): Promise<{ readonly id: string; readonly openedAt: Instant; readonly isUntold: boolean } | undefined> {
  const rows = await db.query<{ id: string; openedAt: Instant; isUntold: boolean }>(sql`
    select c.id, s.opened_at, c.is_untold from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${playerId} and c.terminal_id = ${terminalId} and c.settled_at is null`)
  return rows[0]
}

/** Terminals with a case of a player that is open, or that staff have closed since an instant; each once. */
export async function findCasesToJudge(
  db: Querier,
  of: { readonly target: string; readonly playerId: number; readonly closedSince: Instant },
): Promise<AtTerminal[]> {
  return db.query<AtTerminal>(sql`
    select distinct on (c.terminal_id) s.id as sitting_id, s.target, s.player_id, s.venue_id, s.terminal_id, s.opened_at
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${of.playerId} and c.target = ${of.target}
       and (c.settled_at is null or exists (
         select 1 from venue_play.credit_closing d where d.credit_id = c.id and d.closed_at > ${of.closedSince}))
     order by c.terminal_id, c.settled_at is null desc, s.opened_at desc`)
}

export type CreditCase = AtTerminal & { readonly id: string; readonly settledAt: Instant | null }

/** A case of the brand. */
export async function findCase(db: Querier, target: string, id: string): Promise<CreditCase | undefined> {
  const rows = await db.query<CreditCase>(sql`
    select c.id, c.settled_at, s.id as sitting_id, s.target, s.player_id, s.venue_id, s.terminal_id, s.opened_at
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.id = ${id}::uuid and c.target = ${target}`)
  return rows[0]
}

/**
 * Since when the sittings of a player at a terminal are looked at: the oldest case that is open, or that was settled or closed by staff
 * since an instant.
 */
export async function findStartOfCredit(
  db: Querier,
  { playerId, terminalId }: Pick<AtTerminal, 'playerId' | 'terminalId'>,
  since: Instant,
): Promise<Instant | null> {
  const rows = await db.query<{ start: Instant | null }>(sql`
    select min(s.opened_at) as start
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${playerId} and c.terminal_id = ${terminalId}
       and (c.settled_at is null or c.settled_at > ${since}
            or exists (select from venue_play.credit_closing d where d.credit_id = c.id and d.closed_at > ${since}))`)
  return rows[0]?.start ?? null
}

/** Sittings of a player at a terminal since an instant, in their order, with what is known of each. */
export async function findSeats(
  db: Querier,
  { playerId, terminalId }: Pick<AtTerminal, 'playerId' | 'terminalId'>,
  since: Instant,
): Promise<Seat[]> {
  return db.query<Seat>(sql`
    with seat as (
      select id, opened_at, ended_at, credit_due_at from venue_play.sitting
       where player_id = ${playerId} and terminal_id = ${terminalId} and opened_at >= ${since}),
    won as (
      select f.sitting_id, sum(case when f.kind = 'stake' then -f.amount_minor else f.amount_minor end) as minor
        from venue_play.fact f
       where f.player_id = ${playerId} and f.at >= ${since}::timestamptz - interval '1 day'
         and f.sitting_id in (select id from seat)
         and (f.kind in ('win', 'jackpot') or ${isCountedStake})
       group by f.sitting_id)
    select s.id as sitting_id, s.opened_at, s.ended_at is null as is_open,
           (s.ended_at is null or s.credit_due_at is not null) as is_pending, coalesce(w.minor, 0)::bigint as won_minor
      from seat s left join won w on w.sitting_id = s.id
     order by s.opened_at, s.id`)
}

/** Whether a player has used another terminal of the venue since an instant. */
export async function usedOthers(
  db: Querier,
  { playerId, venueId, terminalId }: Pick<AtTerminal, 'playerId' | 'venueId' | 'terminalId'>,
  since: Instant,
): Promise<boolean> {
  const rows = await db.query<{ usedOthers: boolean }>(sql`
    select exists (select from venue_play.sitting
                    where player_id = ${playerId} and venue_id = ${venueId}::uuid and terminal_id <> ${terminalId}::uuid
                      and (ended_at is null or ended_at >= ${since})) as used_others`)
  return rows[0]?.usedOthers === true
}

/** Opens a case, or the settled one of the sitting again. */
export async function openCase(
  tx: Transaction,
  {
    id,
    at,
    amountMinor,
    ...of
  }: AtTerminal & { readonly id: string; readonly at: Instant; readonly amountMinor: number },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const rows = await tx.query<{ id: string; isNew: boolean }>(sql`
    insert into venue_play.credit_left (id, sitting_id, target, player_id, venue_id, terminal_id, amount_minor, found_at)
    values (${id}, ${of.sittingId}, ${of.target}, ${of.playerId}, ${of.venueId}, ${of.terminalId}, ${amountMinor}, ${at})
    on conflict (sitting_id) do update
       set amount_minor = excluded.amount_minor, found_at = excluded.found_at, settled_at = null,
           writes = credit_left.writes + 1
    returning id, (xmax = 0) as is_new`)
  const [row] = rows
  assert(row, 'A case is opened, or opened again.')
  return row
}

export async function setAmountLeft(tx: Transaction, id: string, amountMinor: number): Promise<void> {
  await tx.query(sql`
    update venue_play.credit_left set amount_minor = ${amountMinor}, writes = writes + 1 where id = ${id}`)
}

/** Whether the player still has to be told of a case. */
export async function setUntold(tx: Transaction, id: string, isUntold: boolean): Promise<void> {
  await tx.query(sql`update venue_play.credit_left set is_untold = ${isUntold} where id = ${id}`)
}

export async function settleCase(tx: Transaction, id: string, at: Instant): Promise<void> {
  await tx.query(sql`update venue_play.credit_left set settled_at = ${at} where id = ${id}`)
}

export type CreditLeftRow = {
  readonly id: string
  readonly terminalId: string
  readonly amountMinor: number
  /** When the sitting ended. */
  readonly at: Instant
  readonly recordedAt: Instant
}

/** Open cases at a venue, newest first. */
export async function findCreditAt(
  db: Querier,
  asked: { readonly venueId: string; readonly limit: number },
): Promise<CreditLeftRow[]> {
  return db.query<CreditLeftRow>(sql`
    select c.id, c.terminal_id, c.amount_minor, s.ended_at as at, c.found_at as recorded_at
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.venue_id = ${asked.venueId}::uuid and c.settled_at is null
       and s.ended_at is not null
     order by c.found_at desc limit ${asked.limit}`)
}

export type OpenCreditRow = Pick<AtTerminal, 'venueId' | 'terminalId' | 'openedAt'> & {
  readonly amountMinor: number
  readonly endedAt: Instant
}

/** Open cases of a player, the newest first. */
export async function findOpenCreditOf(db: Querier, target: string, playerId: number): Promise<OpenCreditRow[]> {
  return db.query<OpenCreditRow>(sql`
    select c.venue_id, c.terminal_id, c.amount_minor, s.opened_at, coalesce(s.ended_at, c.found_at) as ended_at
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${playerId} and c.target = ${target} and c.settled_at is null
     order by c.found_at desc limit 50`)
}

export type OwnCreditRow = {
  readonly id: string
  readonly venueId: string
  readonly terminalId: string
  readonly amountMinor: number
  readonly openedAt: Instant
  readonly foundAt: Instant
  readonly settledAt: Instant | null
}

/** What a player left on terminals, the newest first. */
export async function findCreditOf(db: Querier, playerId: number, limit: number): Promise<OwnCreditRow[]> {
  return db.query<OwnCreditRow>(sql`
    select c.id, c.venue_id, c.terminal_id, c.amount_minor, s.opened_at, c.found_at, c.settled_at
      from venue_play.credit_left c join venue_play.sitting s on s.id = c.sitting_id
     where c.player_id = ${playerId} order by c.found_at desc limit ${limit}`)
}
