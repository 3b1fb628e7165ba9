import { composeRoundsOfBooks } from '#apps/api/compose/compose-tournaments.ts'
import { prizeOfPlace, type Prize } from '#contract/shapes/tournaments.ts'
import { newId, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import type { CountNeeds, TournamentNeeds } from '#server/tournaments/index.ts'
import { checkRound } from '#server/tournaments/check-round.ts'
import { countRound, SETTLE_MS } from '#server/tournaments/count-scores.ts'
import { listPlaces } from '#server/tournaments/board.queries.ts'
import { findRound, insertRound } from '#server/tournaments/rounds.queries.ts'
import { moveRounds } from '#server/tournaments/move-rounds.ts'
import { publishAction } from '#server/tournaments/publish-results.ts'
import { insertTerms, insertTournament } from '#server/tournaments/tournaments.queries.ts'
import { setUpDatabase } from '../database-setup.ts'
import { execute, withDatabase } from '../database.ts'

// A tournament with many rounds of games by many players: counted in runs while it is played, as the worker does, then
// recomputed from the books, and published. The tables must be equal, and the prizes those of the table. `node
// tests/load/tournament-recompute.ts [rounds] [players]`
const ROUNDS = Number(process.argv[2] ?? 100_000)
const PLAYERS = Number(process.argv[3] ?? 2_000)
const PASSES = 20
const TARGET = 'load'
const HOUR = 3_600_000
const WINNERS = 40
const PRIZES: Prize[] = [
  { kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 50_000 },
  { kind: 'money', fromPlace: 2, toPlace: 10, amountMinor: 10_000 },
  { kind: 'money', fromPlace: 11, toPlace: WINNERS, amountMinor: 1000 },
]

const took = async <T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const begun = performance.now()
  const result = await work()
  return { result, ms: Math.round(performance.now() - begun) }
}
const say = (line: string) => process.stdout.write(`${line}\n`)

const end = await setUpDatabase()
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
await execute(server, `create database load_tournaments template ${process.env['TEST_DATABASE_TEMPLATE'] ?? ''}`)
const db = openDatabase({ url: withDatabase(server, 'load_tournaments'), connections: 4, applicationName: 'load' })
try {
  await run(db)
} finally {
  await db.close()
  await end()
}

async function run(database: Database): Promise<void> {
  const startsAt = new Date(systemClock.now().getTime() - HOUR)
  const endsAt = new Date(systemClock.now().getTime() + 2 * HOUR)
  const [tournamentId, roundId] = [newId(startsAt), newId(startsAt)]
  const clock = { at: startsAt, now: () => clock.at }
  const needs = { db: database, clock, brand: { target: TARGET }, rounds: composeRoundsOfBooks('Europe/Bratislava') }
  await database.transaction(async (tx) => {
    const by = { createdBy: 1, createdAt: startsAt, idempotencyKey: null, hallId: null, version: 1, about: '' }
    await insertTournament(tx, {
      ...by,
      id: tournamentId,
      target: TARGET,
      market: 'SVK',
      currency: 'EUR',
      name: 'Load',
    })
    const written = { writtenBy: 1, writtenByName: 'One', writtenAt: startsAt, tournamentId, version: 1 }
    const scoring = { kind: 'best-sum', best: 10 } as const
    const rules = { gameKeys: ['GameA', 'GameB', 'GameC'], stakeMin: 0, countsFree: false, countsBonus: true }
    await insertTerms(tx, { ...written, ...rules, scoring, prizes: PRIZES })
    const plan = {
      opensAt: new Date(startsAt.getTime() - HOUR),
      registersUntil: endsAt,
      startsAt,
      endsAt,
      capacity: null,
    }
    const people = { plannedBy: 1, plannedByName: 'One', approvedBy: 2, plannedAt: startsAt }
    await insertRound(tx, { ...plan, ...people, id: roundId, tournamentId, target: TARGET, version: 1 })
  })
  await prepare(database, roundId, startsAt)
  await moveRounds(needs)
  const passes: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    await play(database, startsAt, { from: pass, of: PASSES })
    passes.push((await took(() => countRound(needs, roundId))).ms)
  }
  const live = await listPlaces(database, roundId, { after: 0, limit: PLAYERS })
  const check = await took(() => checkRound(needs, roundId))
  clock.at = new Date(endsAt.getTime() + SETTLE_MS)
  await moveRounds(needs)
  const final = await took(() => countRound(needs, roundId))
  const round = await findRound(database, TARGET, roundId)
  const after = await listPlaces(database, roundId, { after: 0, limit: PLAYERS })
  const same = JSON.stringify(live) === JSON.stringify(after)
  say(`${PLAYERS} players, ${check.result.rounds} rounds of games, ${live.length} places`)
  say(
    `counted in ${PASSES} passes of ${ROUNDS / PASSES} rounds: ${Math.min(...passes)} to ${Math.max(...passes)} ms each`,
  )
  say(`made anew from the books: ${check.ms} ms, ${check.result.differences.length} differences`)
  say(
    `last pass with its own check: ${final.ms} ms, ${round?.checkDifferences ?? '?'} differences; the same table: ${same}`,
  )
  const published = await took(() => publish(needs, roundId))
  const isPaid = await arePrizesRight(database, roundId, live)
  say(
    `published with ${WINNERS} prizes: ${published.ms} ms; each place of the live table has its prize once: ${isPaid}`,
  )
  if (!same || !isPaid || round?.checkDifferences !== 0 || check.result.rounds !== ROUNDS) process.exitCode = 1
}

/** Publishes the results by two people, with their prizes. Nobody is locked or excluded here. */
async function publish(needs: CountNeeds, roundId: string): Promise<void> {
  const brand = { target: TARGET, market: 'SVK', currency: 'EUR', timeZone: 'Europe/Bratislava' } as const
  const nothing = async () => undefined
  const prizes = { obstacleTo: nothing, giveFreeRounds: async () => '', offerBonus: nothing }
  const action = publishAction({ ...needs, brand, prizes, bonusWorth: nothing } as unknown as TournamentNeeds)
  const person = (userId: number) => ({ userId, name: String(userId) })
  const by = {
    asker: person(1),
    approver: { ...person(2), permissions: [] },
    reason: 'load',
    decision: 'load',
    acceptedWarnings: [],
  }
  await needs.db.transaction((tx) => action.run(tx, { roundId }, by, undefined))
}

/** Whether the books have the right prize for each winner of a table, and no other. */
async function arePrizesRight(
  database: Database,
  roundId: string,
  table: readonly { readonly playerId: number; readonly place: number }[],
): Promise<boolean> {
  const given = await database.query<{ playerId: number; place: number; amount: number }>(sql`
    select r.player_id, r.place, e.credit as amount
      from ledger.entry e join wallet.wallet w on w.account_id = e.account_id
      left join tournaments.result r on r.reference = e.reference and r.player_id = w.player_id
     where e.kind = ${MOVEMENT_KINDS['tournament-prize']} order by r.place`)
  const due = table.flatMap(({ playerId, place }) => {
    const prize = prizeOfPlace(PRIZES, place)
    return prize?.kind === 'money' ? [{ playerId, place, amount: prize.amountMinor }] : []
  })
  const paid = await database.query(sql`
    select place from tournaments.result where round_id = ${roundId} and outcome = 'paid'`)
  return paid.length === WINNERS && JSON.stringify(given) === JSON.stringify(due)
}

/** Accounts, sessions and entries of all players. */
async function prepare(database: Database, roundId: string, at: Date): Promise<void> {
  await database.query(sql`insert into ledger.account (path, currency) values ('house:EUR:stakes', 'EUR')`)
  await database.query(sql`
    insert into ledger.account (path, currency) select 'player:' || n || ':cash', 'EUR' from generate_series(1, ${PLAYERS}::integer) n`)
  await database.query(sql`
    insert into ledger.balance (account_id, balance) select id, 1000000000 from ledger.account where path like 'player:%'`)
  await database.query(sql`
    insert into wallet.wallet (player_id, account_id, currency)
    select split_part(path, ':', 2)::bigint, id, 'EUR' from ledger.account where path like 'player:%'`)
  await database.query(sql`
    with person as (select id as account_id, split_part(path, ':', 2)::bigint as player_id from ledger.account where path like 'player:%'),
    opened as (
      insert into game_rounds.session (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id,
                                       player_session_started_at, opened_at, ends_at)
      select gen_random_uuid(), sha256((player_id::text || game)::bytea), game, 'real', 'sk', 'EUR', player_id, account_id, 'x', ${at}, ${at},
             ${at}::timestamptz + interval '9 hours'
        from person, unnest(array['GameA', 'GameB', 'GameC']) game returning id
    )
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    select gen_random_uuid(), id, '\\x00', 'x', 'x', 'x', ${at} from opened`)
  await database.query(sql`
    insert into tournaments.entry (round_id, player_id, account_id, state, is_anonymous, alias, registered_at, from_seq, seq, read_to)
    select ${roundId}::uuid, split_part(path, ':', 2)::bigint, id, 'in', true, split_part(path, ':', 2)::integer, ${at}, 0, 0, ${at}
      from ledger.account where path like 'player:%'`)
  await database.query(sql`update tournaments.round set entries = ${PLAYERS} where id = ${roundId}`)
}

/**
 * One part of the rounds of all players: entries as the group commit writes them, one or two in a hundred with large
 * wins.
 */
async function play(
  database: Database,
  startsAt: Date,
  part: { readonly from: number; readonly of: number },
): Promise<void> {
  const each = ROUNDS / PLAYERS / part.of
  const first = Math.floor(each * part.from)
  const count = Math.floor(each * (part.from + 1)) - first
  await database.query(sql`
    with person as (
      select b.account_id, b.seq, b.balance, array_agg(s.no order by g.game_key) as seeds
        from ledger.balance b join game_rounds.session g on g.account_id = b.account_id join game_rounds.seed s on s.session_id = g.id
       group by 1, 2, 3
    ), round as materialized (
      select account_id, seq + n as seq, balance, seeds[1 + floor(random() * 3)::integer] as series, n,
             20 * (1 + floor(random() * 5))::bigint as stake,
             ${startsAt}::timestamptz + make_interval(secs => ${first} * 60 + n * 60 * random()) as at, random() as luck
        from person, generate_series(1, ${count}::integer) n
    ), won as (
      select *, uuidv7() as reference,
             case when luck < 0.7 then 0 when luck < 0.98 then floor(stake * random() * 4)::bigint else floor(stake * random() * 300)::bigint end as win
        from round
    ), keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at) select reference, account_id, seq, at from won
    ), written as (
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, account_id, seq, stake, win, balance + win, series, at,
             (select id from ledger.account where path = 'house:EUR:stakes'), n, 1 from won
    )
    update ledger.balance set seq = seq + ${count}::bigint`)
}
