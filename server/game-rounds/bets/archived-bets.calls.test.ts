import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { searchRounds } from '#contract/games-v3/staff-games.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import * as staff from '#contract/play-v1/backoffice.ts'
import { getGame } from '#contract/play-v1/inspection.ts'
import * as play from '#contract/play-v1/play.ts'
import type { ReplyOf } from '#contract/call.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { betRulesOf, isBetDefinition } from '#games/engines.ts'
import type { BetOutcome } from '#games/play-round.ts'
import { newId, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import * as ledger from '#server/ledger/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { rebuildFigures } from '../../reporting/index.ts'
import { archivedBets, findGamesOfSteps, keysOfSteps, readOutcomes } from '../index.ts'

const MONTH = '2025-03'
const PLAYED = new Date('2025-03-10T12:00:00Z')
const LONG_MS = 120_000
const folder = mkdtempSync(join(tmpdir(), 'archived-bets-'))
const gameOf = (engine: string) =>
  listCatalogue().find((entry) => entry.engine === engine && entry.isPlayable)?.key ?? ''

let api: TestApi
let db: Database
let inspector: string
let rounds = 0

beforeAll(async () => {
  api = await openTestApi({
    booksArchiveFolder: folder,
    isVerified: true,
    target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' },
  })
  const choices = ['LossMonthCasinoLimit', 'StakeMonthCasinoLimit', 'LossMonthCrashGameLimit']
  const body = { choices: choices.map((kind) => ({ kind, value: null })) }
  await api.send(setLimits, { input: { body }, token: api.tokens.player })
  db = openDatabase({ url: api.db.url, connections: 4, applicationName: 'tests', parquetFolder: folder })
  inspector = await api.tokenOfRole('inspector')
})
afterAll(async () => {
  await db?.close()
  await api?.close()
  rmSync(folder, { recursive: true })
})

type Played = {
  readonly token: string
  readonly stake: { readonly roundId: string; readonly stakeMinor: number; readonly bet: unknown }
  readonly decision?: { readonly roundId: string; readonly decision: number; readonly bet: unknown }
}

async function openTable(gameKey: string) {
  const launched = await api.send(launch, { input: { body: { gameKey, mode: 'real' } }, token: api.tokens.player })
  const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(play.openSession, { input: { body: { token: single, gameKey } } })
  return opened.json<{ gameToken: string; session: { defaultStake: number } }>()
}

async function stakeOn(token: string, stakeMinor: number, bet: unknown) {
  rounds += 1
  const body = { roundId: newId(new Date(PLAYED.getTime() + rounds * 1000)), stakeMinor, bet }
  const played = await api.send(play.playRound, { input: { body }, token })
  expect(played.statusCode, played.body).toBe(200)
  return { body, round: played.json<ReplyOf<typeof play.playRound>>().round }
}

/** A round of roulette, and one of a game with decisions that is over after one of them, with a win. */
async function playRounds(): Promise<readonly [Played, Played]> {
  const wheel = await openTable(gameOf('roulette'))
  const chips = { chips: [{ spot: 3, amountMinor: wheel.session.defaultStake }] }
  const onWheel = await stakeOn(wheel.gameToken, wheel.session.defaultStake, chips)
  const field = gameOf('steps')
  const definition = loadDefinition(field)?.definition
  if (!definition || !isBetDefinition(definition)) throw new Error('There is a game with decisions.')
  const table = await openTable(field)
  for (;;) {
    const { body, round } = await stakeOn(table.gameToken, table.session.defaultStake, {
      variant: 0,
      picks: [0],
      isTaken: false,
    })
    if (!round.bet?.isOpen) continue
    const bet = betRulesOf(definition).decisions?.decideForAbsent(definition, round.outcome as BetOutcome)
    const decision = { roundId: body.roundId, decision: 1, bet }
    const decided = await api.send(play.decideRound, { input: { body: decision }, token: table.gameToken })
    expect(decided.statusCode, decided.body).toBe(200)
    return [
      { token: wheel.gameToken, stake: onWheel.body },
      { token: table.gameToken, stake: body, decision },
    ]
  }
}

/** As if everything so far had happened then. */
async function moveToThePast() {
  await db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(sql`select ledger.make_partitions('2025-03-01', 1)`)
    const ago = sql`(select date_trunc('second', max(created_at)) - ${PLAYED}::timestamptz as ago from ledger.movement_key)`
    const moved = [
      sql`update game_rounds.session set opened_at = opened_at - moved.ago from ${ago} moved`,
      sql`update game_rounds.seed set created_at = created_at - moved.ago, committed_at = committed_at - moved.ago from ${ago} moved`,
      sql`update game_rounds.bet_round set changed_at = changed_at - moved.ago from ${ago} moved`,
      sql`update game_rounds.decision set made_at = made_at - moved.ago from ${ago} moved`,
      sql`update ledger.entry set created_at = created_at - moved.ago from ${ago} moved`,
      sql`update ledger.movement_key set created_at = created_at - moved.ago from ${ago} moved`,
      // References of decisions have the time at which they were made.
      sql`create temp table renamed on commit drop as
            select reference, uuidv7(made_at - now()) as past from game_rounds.decision where reference is not null`,
      sql`update ledger.entry e set reference = r.past from renamed r where e.reference = r.reference`,
      sql`update ledger.movement_key k set reference = r.past from renamed r where k.reference = r.reference`,
      sql`update game_rounds.decision d set reference = r.past from renamed r where d.reference = r.reference`,
      sql`
        update ledger.balance set day_staked = staked, day_won = won, month_staked = staked, month_won = won,
               stake_ceiling = least(4000000000000000000, staked + stake_day_limit, staked + stake_month_limit),
               loss_ceiling = least(4000000000000000000, staked - won + loss_day_limit, staked - won + loss_month_limit)`,
    ]
    for (const statement of moved) await tx.query(statement)
  })
}

async function bodyOf(...asked: Parameters<TestApi['send']>) {
  const answer = await api.send(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Record<string, unknown>>()
}

async function readFigures() {
  await rebuildFigures({ db, clock: systemClock, timeZone: 'Europe/Bratislava' })
  const rows = await api.db.query({
    text: 'select row_to_json(d)::text as row from reporting.account_day d',
    values: [],
  })
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

it(
  'shows a round with a bet and with decisions to everybody as before, when its rows have left the database',
  async () => {
    const played = await playRounds()
    await moveToThePast()
    const [who] = await db.query<{ playerId: number; sessionId: string }>(sql`
      select player_id, id as session_id from game_rounds.session where mode = 'real' order by opened_at desc limit 1`)
    const { playerId = 0, sessionId = '' } = who ?? {}
    const [step] = await db.query<{ reference: string }>(
      sql`select reference from game_rounds.decision where reference is not null`,
    )
    const reference = step?.reference ?? ''
    const stakes = await ledger.findEntries(
      db,
      played.map(({ stake }) => stake.roundId),
    )
    const look = async () => ({
      proofs: await Promise.all(
        played.map(({ stake }) => bodyOf(play.getRoundProof, { input: { query: { roundId: stake.roundId } } })),
      ),
      own: await bodyOf(play.listRounds, { input: { query: {} }, token: api.tokens.player }),
      replays: await Promise.all(
        [reference, ...played.map(({ stake }) => stake.roundId)].map((roundId) =>
          bodyOf(staff.getRound, { input: { query: { roundId } }, token: api.tokens.staff }),
        ),
      ),
      found: await bodyOf(searchRounds, {
        input: { query: { playerId, from: '2025-03-01T00:00:00Z', to: '2025-03-31T00:00:00Z' } },
        token: api.tokens.staff,
      }),
      inspected: await bodyOf(getGame, { input: { query: { sessionId } }, token: inspector }),
      outcomes: (await readOutcomes(db, stakes)).toSorted((a, b) => (a.roundId < b.roundId ? -1 : 1)),
      games: [...(await findGamesOfSteps(db, [reference]))],
      keys: [...(await keysOfSteps(db, [reference]))],
      figures: await readFigures(),
    })
    const repeat = async () => ({
      stakes: await Promise.all(
        played.map(({ token, stake }) => bodyOf(play.playRound, { input: { body: stake }, token })),
      ),
      decisions: await Promise.all(
        played.flatMap(({ token, decision }) =>
          decision ? [bodyOf(play.decideRound, { input: { body: decision }, token })] : [],
        ),
      ),
    })
    const before = await look()
    const repeated = await repeat()
    expect(before.keys).toHaveLength(1)
    expect(before.figures.length).toBeGreaterThan(0)
    expect(repeated.decisions).toEqual([expect.objectContaining({ isRepeat: true })])

    const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
    const trust = { publicKeys: [publicKey] }
    expect((await ledger.checkSince({ db, clock: systemClock, trust, signingKey }))?.differences).toEqual([])
    if (!db.parquet) throw new Error('The test has a folder.')
    const needs = { db, files: db.parquet, clock: systemClock, trust, signingKey, afterMonths: 13, quietMs: 0 }
    await ledger.archiveMonth({ ...needs, say: () => {} }, MONTH)
    await ledger.archiveRows({ ...needs, say: () => {} }, MONTH, archivedBets)
    expect((await ledger.checkBooks(db, systemClock, { trust })).differences).toEqual([])
    await ledger.dropRows({ ...needs, say: () => {} }, MONTH, archivedBets)
    await ledger.dropMonth(db, db.parquet, MONTH)
    // A repeat leaves an attempt of its own, of the present.
    expect(await db.query(sql`select from game_rounds.bet_round where changed_at < '2025-04-01'`)).toEqual([])
    expect(await db.query(sql`select from game_rounds.decision`)).toEqual([])

    expect(await look()).toEqual(before)
    expect(await repeat()).toEqual(repeated)
    const [wheel] = played
    const other = { ...wheel.stake, bet: { chips: [{ spot: 4, amountMinor: wheel.stake.stakeMinor }] } }
    const refused = await api.send(play.playRound, { input: { body: other }, token: wheel.token })
    expect(refused.json()).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await db.query(sql`select from ledger.entry where kind = 1`)).toEqual([])
  },
  LONG_MS,
)
