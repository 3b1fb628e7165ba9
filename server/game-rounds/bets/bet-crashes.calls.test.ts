import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { betEngineOf, betEngines, betRulesOf, isBetDefinition, type PlayableDefinition } from '#games/engines.ts'
import type { BetOutcome } from '#games/play-round.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openKillableApi, type KillableApi } from '#tests/faults/killable-api.ts'
import { drawSeedUntil, isSmallWin } from '#tests/load/draw-seed-until.ts'

const BUSY_MACHINE_MS = 180_000
const BALANCE_MINOR = 10_000_000
const STEPS_MAX = 12

type Round = ReplyOf<typeof play.playRound>['round']
type Table = {
  readonly engine: string
  readonly definition: PlayableDefinition
  readonly token: string
  readonly stakeMinor: number
  readonly roundId: string
  round: Round | undefined
}

let api: KillableApi

beforeAll(async () => {
  api = await openKillableApi()
}, BUSY_MACHINE_MS)
afterAll(() => api.close())

/** A table of a game with a player of its own. */
async function openTable(key: string): Promise<Table | undefined> {
  const definition = loadDefinition(key)?.definition
  if (!definition) return undefined
  const { gameToken: token, session } = await api.openTable(key, BALANCE_MINOR)
  const stakeMinor = session.defaultStake
  return { engine: definition.engine, definition, token, stakeMinor, roundId: randomUUID(), round: undefined }
}

/** One game of every engine with bets that players can open. Crash rounds are shared. */
async function openTables(): Promise<Table[]> {
  const tables: Table[] = []
  for (const engine of Object.keys(betEngines).filter((name) => name !== 'crash')) {
    const table = await openTable(
      listCatalogue().find((entry) => entry.engine === engine && entry.isPlayable)?.key ?? '',
    )
    if (table) tables.push(table)
  }
  return tables
}

/** Entries of a round in the books: its stake, and those of its decisions. */
const entriesOf = (roundId: string) =>
  api.database.query<{ debit: number; credit: number; seriesId: number }>(sql`
    select e.debit, e.credit, e.series_id from ledger.entry e
     where e.reference = ${roundId}
        or e.reference in (select d.reference from game_rounds.decision d where d.round_id = ${roundId})`)

/** A bet with which a round of the game can begin. */
function openingOf({ definition, stakeMinor }: Table): unknown {
  if (!isBetDefinition(definition)) return undefined
  if (definition.engine === 'steps') return { variant: 0, picks: [0], isTaken: false }
  if (definition.engine === 'roulette') return { chips: [{ spot: 3, amountMinor: stakeMinor }] }
  const { problemsOfOpening } = betRulesOf(definition)
  const found = betEngineOf(definition)
    .betsOf(definition)
    .find(({ bet }) => !problemsOfOpening || problemsOfOpening(definition, bet).length === 0)
  return found?.bet ?? {}
}

/** The next request of a player at a table: the opening, then decisions until the round is over. */
function nextCall(table: Table): { readonly path: string; readonly body: unknown } | undefined {
  const { definition, round, roundId, stakeMinor } = table
  if (!round) return { path: play.playRound.path, body: { roundId, stakeMinor, bet: openingOf(table) } }
  if (!round.bet?.isOpen || !isBetDefinition(definition)) return undefined
  const { decisions } = betRulesOf(definition)
  const bet = decisions?.decideForAbsent(definition, round.outcome as BetOutcome)
  return { path: play.decideRound.path, body: { roundId, decision: round.bet.decisions + 1, bet } }
}

async function ask(table: Table, { path, body }: { path: string; body: unknown }): Promise<Round | undefined> {
  const headers = { authorization: `Bearer ${table.token}`, 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(`http://127.0.0.1:${api.port}${path}`, sent).catch(() => undefined)
  if (!answer || answer.status >= 500) return undefined
  const told = (await answer.json()) as { round?: Round; code?: string }
  expect(told.code, `${table.engine} ${JSON.stringify(body)}`).toBeUndefined()
  return told.round
}

it(
  'continues a round of every engine after the API was killed in the middle of each of its steps',
  async () => {
    const tables = await openTables()
    expect(tables.length).toBeGreaterThanOrEqual(8)
    let kills = 0
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const calls = tables.flatMap((table) => {
        const call = nextCall(table)
        return call ? [{ table, call }] : []
      })
      if (calls.length === 0) break
      // All are sent at once, and the process is killed meanwhile: some are booked, some are not, some were answered.
      const asked = calls.map(({ table, call }) => ask(table, call))
      await new Promise((resolve) => setTimeout(resolve, 4 + 9 * step))
      api.kill()
      kills += 1
      const firstTold = await Promise.all(asked)
      await api.startAgain()
      for (const [at, { table, call }] of calls.entries()) {
        const told = await ask(table, call)
        if (!told) throw new Error(`${table.engine} is not answered by a new process.`)
        if (firstTold[at]) expect(told).toEqual(firstTold[at])
        table.round = told
      }
    }
    expect(kills).toBeGreaterThanOrEqual(2)
    for (const { engine, round, roundId } of tables) {
      expect(round?.bet?.isOpen, engine).toBe(false)
      const entries = await entriesOf(roundId)
      expect(
        entries.filter(({ seriesId }) => seriesId > 0),
        engine,
      ).toHaveLength(1)
      const sum = (pick: 'debit' | 'credit'): number => entries.reduce((total, entry) => total + entry[pick], 0)
      expect([sum('debit'), sum('credit')], engine).toEqual([round?.stake.amountMinor, round?.win.amountMinor])
    }
    const { differences } = await checkBooks(api.database, systemClock)
    expect(differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)

it(
  'takes the stake of a double and of a split once, however often the API is killed meanwhile',
  async () => {
    const GAMES = 3
    const seen = new Set<string>()
    for (let killed = 0; killed < GAMES; killed += 1) {
      const table = await openTable('BlackjackPraha')
      if (!table) throw new Error('BlackjackPraha is playable.')
      const addingMove = (): string | undefined => {
        const outcome = table.round?.outcome as BetOutcome | undefined
        const moves: readonly string[] = outcome?.engine === 'twenty-one' ? outcome.moves : []
        return ['split', 'double'].find((move) => moves.includes(move))
      }
      const decisionOf = (move: string) => {
        const { bet, roundId } = table.round ?? { bet: undefined, roundId: '' }
        const before = bet?.bet as { side: boolean; moves: string[] }
        const body = {
          roundId,
          decision: (bet?.decisions ?? 0) + 1,
          bet: { ...before, moves: [...before.moves, move] },
        }
        return { path: play.decideRound.path, body }
      }
      const standThrough = async (): Promise<void> => {
        while (table.round?.bet?.isOpen) table.round = await ask(table, decisionOf('stand'))
      }
      while (addingMove() === undefined) {
        await standThrough()
        const body = { roundId: randomUUID(), stakeMinor: table.stakeMinor, bet: { side: false, moves: [] } }
        table.round = await ask(table, { path: play.playRound.path, body })
      }
      const move = addingMove() ?? ''
      seen.add(move)
      const call = decisionOf(move)
      const first = ask(table, call)
      await new Promise((resolve) => setTimeout(resolve, 2 + 5 * killed))
      api.kill()
      const firstTold = await first
      await api.startAgain()
      const told = await ask(table, call)
      if (firstTold) expect(told).toEqual(firstTold)
      table.round = told
      expect(told?.stake.amountMinor).toBe(2 * table.stakeMinor)
      await standThrough()
      const entries = await entriesOf(table.round?.roundId ?? '')
      expect(entries.map(({ debit }) => debit).filter((debit) => debit > 0)).toEqual([
        table.stakeMinor,
        table.stakeMinor,
      ])
      expect(entries.reduce((sum, { credit }) => sum + credit, 0)).toBe(table.round?.win.amountMinor)
    }
    expect(seen.size).toBeGreaterThan(0)
    const { differences } = await checkBooks(api.database, systemClock)
    expect(differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)

it(
  'takes a step of the risk after a win once, however often the API is killed meanwhile',
  async () => {
    const KILLS = 3
    for (let killed = 0; killed < KILLS; killed += 1) {
      const gameKey = 'KlasickaTrojka'
      const table = await openTable(gameKey)
      if (!table) throw new Error(`${gameKey} is playable.`)
      const { token, stakeMinor } = table
      await drawSeedUntil(api.room, { token, gameKey, stakeMinor }, isSmallWin(stakeMinor))
      table.round = await ask(table, { path: play.playRound.path, body: { roundId: randomUUID(), stakeMinor } })
      if (!table.round) throw new Error('A round is answered.')
      const { roundId, win, seedId, nonce } = table.round
      expect(win.amountMinor).toBeGreaterThan(0)
      const call = { path: play.decideRound.path, body: { roundId, decision: 1, bet: { colours: ['red'] } } }
      const first = ask(table, call)
      await new Promise((resolve) => setTimeout(resolve, 1 + 4 * killed))
      api.kill()
      const firstTold = await first
      await api.startAgain()
      const told = await ask(table, call)
      if (firstTold) expect(told).toEqual(firstTold)
      const steps = await api.database.query<{ staked: number; won: number; debit: number; credit: number }>(sql`
        select r.staked, r.won, e.debit, e.credit
          from game_rounds.risk_step r
          join game_rounds.seed s on s.no = r.seed_no
          join ledger.entry e on e.reference = r.reference
         where s.id = ${seedId} and r.nonce = ${nonce}`)
      const won = told?.risk?.winMinor
      expect(steps).toEqual([{ staked: win.amountMinor, won, debit: win.amountMinor, credit: won }])
    }
    const { differences } = await checkBooks(api.database, systemClock)
    expect(differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)
