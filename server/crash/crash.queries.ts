import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type GameRow = {
  readonly gameKey: string
  readonly seriesId: number
  readonly leader: string | null
  readonly fence: number
  readonly ledAt: Date | null
  readonly wantedAt: Date | null
  readonly roundId: string | null
}

export type ChainRow = {
  readonly no: number
  readonly gameKey: string
  readonly sealedSeed: Buffer
  readonly chainEnd: string
  readonly salt: string
  readonly length: number
  readonly nextPlace: number
  readonly publishedAt: Date
}

export type RoundState = 'betting' | 'locked' | 'running' | 'crashed' | 'settled'

export type RoundRow = {
  readonly id: string
  readonly gameKey: string
  readonly no: number
  readonly chainNo: number
  readonly place: number
  readonly definitionHash: string
  readonly state: RoundState
  readonly openedAt: Date
  readonly locksAt: Date | null
  readonly startedAt: Date | null
  readonly crashedAt: Date | null
  readonly settledAt: Date | null
  readonly crashPoint: number | null
  readonly link: string | null
  readonly stoppedAt: number | null
}

export type BetState = 'queued' | 'placed' | 'cashed' | 'lost' | 'cancelled' | 'refused'
export type CashedBy = 'player' | 'auto' | 'rule'

export type BetRow = {
  readonly id: string
  readonly gameKey: string
  readonly roundId: string | null
  readonly slot: number
  readonly mode: 'real' | 'demo'
  readonly sessionId: string
  readonly playerId: number | null
  readonly accountId: number | null
  readonly owner: string
  readonly alias: string
  readonly stake: number
  readonly currency: 'CZK' | 'EUR'
  readonly autoCashOut: number | null
  readonly state: BetState
  readonly cashOut: number | null
  readonly cashedBy: CashedBy | null
  /** Half of it was cashed out there before the rest; its win has a reference of its own. */
  readonly halfOut: number | null
  readonly halfReference: string | null
  /** Paid so far. */
  readonly win: number
  readonly winReference: string
  readonly refusal: string | null
  readonly madeAt: Date
  readonly placedAt: Date | null
  readonly askedAt: Date | null
  readonly endedAt: Date | null
}

/** The row of a game; made when it is first played. */
export async function ensureGame(db: Querier, gameKey: string): Promise<void> {
  await db.query(sql`
    insert into crash.game (game_key, series_id)
    select ${gameKey}, nextval('crash.series') where not exists (select from crash.game where game_key = ${gameKey})
    on conflict do nothing`)
}

export async function findGame(db: Querier, gameKey: string): Promise<GameRow | undefined> {
  const rows = await db.query<GameRow>(sql`select * from crash.game where game_key = ${gameKey}`)
  return rows[0]
}

export async function listGames(db: Querier): Promise<GameRow[]> {
  return db.query<GameRow>(sql`select * from crash.game order by game_key`)
}

/** Somebody watches or bets: its rounds run. */
export async function noteWanted(db: Querier, gameKeys: readonly string[], now: Date): Promise<void> {
  await db.query(sql`
    update crash.game set wanted_at = greatest(wanted_at, ${now}) where game_key = any(${[...gameKeys]}::text[])`)
}

export type Lead = { readonly gameKey: string; readonly fence: number; readonly lastLedAt: Date | null }

/** Takes the lead of a game that nobody leads, or whose leader has been silent since `silentSince`. */
export async function takeLead(
  db: Querier,
  { gameKey, leader, now, silentSince }: { gameKey: string; leader: string; now: Date; silentSince: Date },
): Promise<Lead | undefined> {
  const rows = await db.query<Lead>(sql`
    with before as (select led_at from crash.game where game_key = ${gameKey} for update)
    update crash.game g set leader = ${leader}, fence = fence + 1, led_at = ${now}
      from before
     where g.game_key = ${gameKey} and (g.leader is null or g.leader = ${leader} or g.led_at is null or g.led_at < ${silentSince})
     returning g.game_key, g.fence, before.led_at as last_led_at`)
  return rows[0]
}

/** Says that the leader is alive; gives the games that it leads still, and when it had said so last. */
export async function renewLeads(
  db: Querier,
  leader: string,
  leads: readonly { readonly gameKey: string; readonly fence: number }[],
  now: Date,
): Promise<{ readonly gameKey: string; readonly lastLedAt: Date }[]> {
  return db.query<{ gameKey: string; lastLedAt: Date }>(sql`
    with mine as (
      select g.game_key, g.led_at
        from crash.game g
        join unnest(${leads.map((lead) => lead.gameKey)}::text[], ${leads.map((lead) => lead.fence)}::bigint[]) as l (game_key, fence)
          on g.game_key = l.game_key and g.fence = l.fence
       where g.leader = ${leader} order by g.game_key for update of g
    )
    update crash.game g set led_at = ${now} from mine where g.game_key = mine.game_key
     returning g.game_key, mine.led_at as last_led_at`)
}

export async function giveUpLead(
  db: Querier,
  lead: { readonly gameKey: string; readonly fence: number },
): Promise<void> {
  await db.query(sql`
    update crash.game set leader = null where game_key = ${lead.gameKey} and fence = ${lead.fence}`)
}

/** Holds the lead for this transaction: who wants to take it over waits. False when it was lost. */
export async function holdLead(
  tx: Transaction,
  { gameKey, fence }: { readonly gameKey: string; readonly fence: number },
): Promise<GameRow | undefined> {
  const rows = await tx.query<GameRow>(sql`
    select * from crash.game where game_key = ${gameKey} and fence = ${fence} for share`)
  return rows[0]
}

/** When the leader was last alive. */
export async function readLedAt(db: Querier, gameKey: string): Promise<Date | null> {
  const rows = await db.query<{ ledAt: Date | null }>(sql`select led_at from crash.game where game_key = ${gameKey}`)
  return rows[0]?.ledAt ?? null
}

export async function insertChain(
  tx: Transaction,
  chain: Pick<ChainRow, 'gameKey' | 'sealedSeed' | 'chainEnd' | 'salt' | 'length' | 'publishedAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values (${chain.gameKey}, ${chain.sealedSeed}, ${chain.chainEnd}, ${chain.salt}, ${chain.length}, ${chain.publishedAt})`)
}

/** The chain whose links are told now. */
export async function findChainInUse(db: Querier, gameKey: string): Promise<ChainRow | undefined> {
  const rows = await db.query<ChainRow>(sql`
    select * from crash.chain where game_key = ${gameKey} order by no desc limit 1`)
  return rows[0]
}

export async function findChain(db: Querier, no: number): Promise<ChainRow | undefined> {
  const rows = await db.query<ChainRow>(sql`select * from crash.chain where no = ${no}`)
  return rows[0]
}

/** Takes the next place of the chain in use; nothing when it is used up. */
export async function takePlace(tx: Transaction, gameKey: string): Promise<{ no: number; place: number } | undefined> {
  const rows = await tx.query<{ no: number; place: number }>(sql`
    update crash.chain set next_place = next_place + 1
     where no = (select max(no) from crash.chain where game_key = ${gameKey}) and next_place <= length
     returning no, next_place - 1 as place`)
  return rows[0]
}

export async function insertRound(
  tx: Transaction,
  round: Pick<RoundRow, 'id' | 'gameKey' | 'chainNo' | 'place' | 'definitionHash' | 'openedAt' | 'locksAt'>,
): Promise<RoundRow> {
  const rows = await tx.query<RoundRow>(sql`
    with game as (
      update crash.game set next_round_no = next_round_no + 1, round_id = ${round.id} where game_key = ${round.gameKey}
      returning next_round_no - 1 as no
    )
    insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at, locks_at)
    select ${round.id}::uuid, ${round.gameKey}, game.no, ${round.chainNo}::integer, ${round.place}::integer, ${round.definitionHash}, 'betting',
           ${round.openedAt}::timestamptz, ${round.locksAt}::timestamptz from game
    returning *`)
  const [made] = rows
  if (!made) throw new Error('An opened round has a row.')
  return made
}

export async function findRound(db: Querier, id: string): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(sql`select * from crash.round where id = ${id}`)
  return rows[0]
}

/** The round of a game that is shown now. */
export async function findPresentRound(db: Querier, gameKey: string): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(sql`
    select r.* from crash.game g join crash.round r on r.id = g.round_id where g.game_key = ${gameKey}`)
  return rows[0]
}

/** The same; its state does not change before the transaction ends. */
export async function holdRound(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`select * from crash.round where id = ${id} for share`)
  return rows[0]
}

export async function scheduleLock(tx: Transaction, id: string, locksAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set locks_at = ${locksAt} where id = ${id} and state = 'betting' and locks_at is null returning *`)
  return rows[0]
}

export async function lockRound(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'locked' where id = ${id} and state = 'betting' returning *`)
  return rows[0]
}

export async function startRound(tx: Transaction, id: string, startedAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'running', started_at = ${startedAt} where id = ${id} and state = 'locked' returning *`)
  return rows[0]
}

export async function crashRound(
  tx: Transaction,
  end: {
    readonly id: string
    readonly crashedAt: Date
    readonly crashPoint: number
    readonly link: string
    readonly stoppedAt: number | null
  },
): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round
       set state = 'crashed', crashed_at = ${end.crashedAt}, crash_point = ${end.crashPoint}, link = ${end.link},
           stopped_at = ${end.stoppedAt}
     where id = ${end.id} and state = 'running' returning *`)
  return rows[0]
}

export async function settleRound(tx: Transaction, id: string, settledAt: Date): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    update crash.round set state = 'settled', settled_at = ${settledAt} where id = ${id} and state = 'crashed' returning *`)
  return rows[0]
}

/** Games with a round that must go on although nobody watches: bets are in it, or it was started. */
export async function listUnfinished(db: Querier): Promise<string[]> {
  const rows = await db.query<{ gameKey: string }>(sql`
    select distinct game_key from crash.round r
     where state in ('locked', 'running', 'crashed')
        or (state = 'betting' and exists (select from crash.bet b where b.round_id = r.id))`)
  return rows.map(({ gameKey }) => gameKey)
}

export async function insertBet(
  tx: Transaction,
  bet: Omit<BetRow, 'halfOut' | 'halfReference' | 'cashOut' | 'cashedBy' | 'win' | 'refusal' | 'askedAt' | 'endedAt'>,
): Promise<BetRow> {
  const rows = await tx.query<BetRow>(sql`
    insert into crash.bet (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency,
                           auto_cash_out, state, win_reference, made_at, placed_at)
    values (${bet.id}, ${bet.gameKey}, ${bet.roundId}, ${bet.slot}, ${bet.mode}, ${bet.sessionId}, ${bet.playerId},
            ${bet.accountId}, ${bet.owner}, ${bet.alias}, ${bet.stake}, ${bet.currency}, ${bet.autoCashOut}, ${bet.state},
            ${bet.winReference}, ${bet.madeAt}, ${bet.placedAt})
    returning *`)
  const [made] = rows
  if (!made) throw new Error('A bet that was made has a row.')
  return made
}

export async function findBet(db: Querier, id: string): Promise<BetRow | undefined> {
  const rows = await db.query<BetRow>(sql`select * from crash.bet where id = ${id}`)
  return rows[0]
}

export async function lockBet(tx: Transaction, id: string): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`select * from crash.bet where id = ${id} for update`)
  return rows[0]
}

/** Bets that wait for the next round, oldest first. */
export async function listWaiting(db: Querier, gameKey: string, limit: number): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select * from crash.bet where game_key = ${gameKey} and state = 'queued' order by made_at, id limit ${limit}`)
}

export async function placeWaiting(
  tx: Transaction,
  id: string,
  roundId: string,
  now: Date,
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set state = 'placed', round_id = ${roundId}, placed_at = ${now}
     where id = ${id} and state = 'queued' returning *`)
  return rows[0]
}

export async function endWaiting(
  tx: Querier,
  end: {
    readonly id: string
    readonly state: 'cancelled' | 'refused'
    readonly refusal: string | null
    readonly now: Date
  },
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set state = ${end.state}, refusal = ${end.refusal}, ended_at = ${end.now}
     where id = ${end.id} and state = 'queued' returning *`)
  return rows[0]
}

/** The bet is cashed out at the next station, where the round must still arrive. */
export async function aimAtStation(
  tx: Transaction,
  id: string,
  station: number,
  askedAt: Date,
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set auto_cash_out = least(coalesce(auto_cash_out, ${station}::integer), ${station}::integer), asked_at = ${askedAt}
     where id = ${id} and state = 'placed' returning *`)
  return rows[0]
}

/** Open bets of a round that are to be cashed out at a multiplier up to `upTo`, locked. `last`: where every bet ends. */
export async function lockDue(tx: Transaction, roundId: string, upTo: number, last: number): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    select * from crash.bet
     where round_id = ${roundId} and state = 'placed' and coalesce(auto_cash_out, ${last}::integer) <= ${upTo}
     order by id for update`)
}

/** Open bets of a round without an automatic cash-out, locked. */
export async function lockByHand(tx: Transaction, roundId: string): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    select * from crash.bet where round_id = ${roundId} and state = 'placed' and auto_cash_out is null
     order by id for update`)
}

/** Multipliers at which open bets of a round are cashed out by themselves, rising. */
export async function listTargets(db: Querier, roundId: string, last: number): Promise<number[]> {
  const rows = await db.query<{ target: number }>(sql`
    select distinct coalesce(auto_cash_out, ${last}::integer) as target from crash.bet
     where round_id = ${roundId} and state = 'placed' order by 1`)
  return rows.map(({ target }) => target)
}

export type Cashed = {
  readonly id: string
  readonly cashOut: number
  readonly cashedBy: CashedBy
  readonly win: number
  readonly askedAt: Date | null
}

export async function markCashed(tx: Transaction, bets: readonly Cashed[], now: Date): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    update crash.bet b
       set state = 'cashed', cash_out = c.cash_out, cashed_by = c.cashed_by, win = c.win,
           asked_at = coalesce(c.asked_at, b.asked_at), ended_at = ${now}
      from unnest(${bets.map((bet) => bet.id)}::uuid[], ${bets.map((bet) => bet.cashOut)}::integer[],
                  ${bets.map((bet) => bet.cashedBy)}::text[], ${bets.map((bet) => bet.win)}::bigint[],
                  ${bets.map((bet) => bet.askedAt)}::timestamptz[]) as c (id, cash_out, cashed_by, win, asked_at)
     where b.id = c.id and b.state = 'placed'
     returning b.*`)
}

/** Half of a locked bet is cashed out; the rest stays in the round. */
export async function markHalf(
  tx: Transaction,
  half: {
    readonly id: string
    readonly halfOut: number
    readonly halfReference: string
    readonly win: number
  },
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet
       set half_out = ${half.halfOut}, half_reference = ${half.halfReference}, win = ${half.win}
     where id = ${half.id} and state = 'placed' and half_out is null returning *`)
  return rows[0]
}

/** Every bet that is open still is lost; what was paid of it stays paid. */
export async function markLost(tx: Transaction, roundId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update crash.bet set state = 'lost', ended_at = ${now} where round_id = ${roundId} and state = 'placed'`)
}

/** A player's bets on the present round, those that wait, and the last that ended. */
export async function listOwnBets(
  db: Querier,
  { gameKey, owner, roundId }: { gameKey: string; owner: string; roundId: string | null },
): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select * from (
      select * from crash.bet where owner = ${owner} and game_key = ${gameKey} order by made_at desc limit 20
    ) last
     where state in ('queued', 'refused') or round_id = ${roundId}::uuid
     order by made_at`)
}

export type ListedBet = {
  readonly id: string
  readonly alias: string
  readonly stake: number
  readonly cashOut: number | null
  readonly win: number
  readonly state: BetState
}

/** What others see: the largest stakes of a round, for money only. */
export async function listShownBets(db: Querier, roundId: string, limit: number): Promise<ListedBet[]> {
  return db.query<ListedBet>(sql`
    select id, alias, stake, cash_out, win, state from crash.bet
     where round_id = ${roundId} and mode = 'real' and state in ('placed', 'cashed', 'lost')
     order by stake desc, id limit ${limit}`)
}

export type BetSums = {
  readonly bets: number
  readonly cashed: number
  readonly staked: number
  readonly won: number
}

export async function sumBets(db: Querier, roundId: string): Promise<BetSums> {
  const rows = await db.query<BetSums>(sql`
    select count(*) as bets, count(*) filter (where state = 'cashed') as cashed,
           coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won
      from crash.bet where round_id = ${roundId} and mode = 'real' and state in ('placed', 'cashed', 'lost')`)
  return rows[0] ?? { bets: 0, cashed: 0, staked: 0, won: 0 }
}

export async function countWaiting(db: Querier, gameKey: string): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from crash.bet where game_key = ${gameKey} and state = 'queued'`)
  return rows[0]?.count ?? 0
}

/** Finished rounds, newest first, below a number. */
export async function listFinished(
  db: Querier,
  { gameKey, below, limit }: { gameKey: string; below?: number; limit: number },
): Promise<RoundRow[]> {
  return db.query<RoundRow>(sql`
    select * from crash.round
     where game_key = ${gameKey} and state in ('crashed', 'settled') and no < ${below ?? 2_147_483_647}
     order by no desc limit ${limit}`)
}

export type BookedPlay = {
  readonly reference: string
  readonly gameKey: string
  readonly stake: number
  readonly win: number
}

/** Which bets the entries of the books belong to: of its two entries the stake's is the bet, the win's is not. */
export async function findBookedPlays(db: Querier, references: readonly string[]): Promise<BookedPlay[]> {
  return db.query<BookedPlay>(sql`
    select id as reference, game_key, stake, win from crash.bet where id = any(${[...references]}::uuid[])`)
}

export type SearchedPlay = BookedPlay & {
  readonly playerId: number
  readonly currency: BetRow['currency']
  readonly playedAt: Date
}

/** Bets for money that were staked in a stretch of time, of a game or a player or both, newest first below a place. */
export async function searchBookedPlays(
  db: Querier,
  asked: {
    readonly gameKey?: string
    readonly playerId?: number
    readonly from: Date
    readonly to: Date
    readonly winMinor: number
    readonly below: { readonly at: Date; readonly reference: string } | undefined
    readonly limit: number
  },
): Promise<SearchedPlay[]> {
  const { gameKey, playerId, from, to, winMinor, below, limit } = asked
  return db.query<SearchedPlay>(sql`
    select id as reference, game_key, stake, win, player_id, currency, date_trunc('milliseconds', placed_at) as played_at
      from crash.bet
     where mode = 'real' and state in ('placed', 'cashed', 'lost') and win >= ${winMinor}
       and (${gameKey ?? null}::text is null or game_key = ${gameKey ?? null})
       and (${playerId ?? null}::bigint is null or player_id = ${playerId ?? null})
       and placed_at >= ${from} and placed_at < ${to}
       and (date_trunc('milliseconds', placed_at), id)
           < (${below?.at ?? to}::timestamptz, ${below?.reference ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
     order by date_trunc('milliseconds', placed_at) desc, id desc limit ${limit}`)
}

/** Play money bets are kept for a while only. */
export async function removeDemoBets(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from crash.bet where mode = 'demo' and made_at < ${before}`)
}

/** Key of the shared game that each series belongs to; series of other games are not in the answer. */
export async function keysOfSharedSeries(
  db: Querier,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const shared = seriesIds.filter((id) => id < 0)
  if (shared.length === 0) return new Map()
  const rows = await db.query<{ seriesId: number; gameKey: string }>(sql`
    select series_id, game_key from crash.game where series_id = any(${shared}::bigint[])`)
  return new Map(rows.map(({ seriesId, gameKey }) => [seriesId, gameKey]))
}

/** A shared round that is over, with all its bets for money together. Amounts in minor units. */
export type SettledRound = {
  readonly seriesId: number
  readonly no: number
  readonly roundId: string
  readonly gameKey: string
  readonly definitionHash: string
  readonly stake: number
  readonly win: number
  readonly settledAt: Date
}

/** The series of every game, by its key. */
export async function listSeries(db: Querier): Promise<{ seriesId: number }[]> {
  return db.query<{ seriesId: number }>(sql`select series_id from crash.game order by game_key`)
}

/** Settled rounds of a series after a number, only as far as the first one that is not settled. */
export async function listSettled(db: Querier, seriesId: number, after: number): Promise<SettledRound[]> {
  return db.query<SettledRound>(sql`
    select g.series_id, r.no, r.id as round_id, r.game_key, r.definition_hash, r.settled_at,
           coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.win), 0)::bigint as win
      from crash.game g
      join crash.round r on r.game_key = g.game_key
      left join crash.bet b on b.round_id = r.id and b.mode = 'real' and b.state in ('cashed', 'lost')
     where g.series_id = ${seriesId} and r.no > ${after} and r.state = 'settled'
       and not exists (select from crash.round u
                        where u.game_key = r.game_key and u.no > ${after} and u.no < r.no and u.state <> 'settled')
     group by g.series_id, r.id
     order by r.no`)
}

/** Bets for money of a player on rounds that are not over, or that wait for the next one. */
export async function countOpenBets(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from crash.bet
     where owner = ${`player:${playerId}`} and mode = 'real' and state in ('queued', 'placed')`)
  return rows[0]?.count ?? 0
}
