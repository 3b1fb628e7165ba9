import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jackpotBrandOf } from '#apps/api/compose/compose-jackpots.ts'
import { keyFor } from '#apps/api/gates/key-for.ts'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as calls from '#contract/play-v1/jackpots.ts'
import * as play from '#contract/play-v1/play.ts'
import { roundsWithDraws } from '#server/game-rounds/index.ts'
import { sql, type Database, type Querier, type Sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { demoPool } from '#tools/start/demo.ts'
import { checkPool } from './check-pool.ts'
import { countRounds } from './count-rounds.ts'
import { listOpenedPools } from './pools.queries.ts'
import { recomputePools } from './recompute-pools.ts'
import { recomputeSince } from './recompute-since.ts'
import { seedPool } from './seed-pool.ts'
import { EFFECTIVE_AFTER_MS } from './when-effective.ts'

const explanation = 'A pool for a test of jackpots, as it was agreed.'
const GAME = 'OvocnyKolotoc'
const OTHER_GAME = 'CertAKaca'
/** This stake always wins: it equals the odds. */
const SURE = 2_000
const RULES = { contributionPpm: 7_333, seedMinor: 50, oneInMinor: SURE, gameKeys: [GAME] }

type Answer = Readonly<Record<string, unknown>> & { readonly code?: string; readonly poolId?: string }
let api: TestApi

afterAll(() => api?.close())

async function call(made: CallDefinition, input: { body?: object; query?: object }, token?: string): Promise<Answer> {
  return (await api.send(made, { input, token })).json<Answer>()
}
const staff = (made: CallDefinition, input: { body?: object; query?: object }) => call(made, input, api.tokens.staff)
const propose = (more: object = {}) =>
  staff(calls.proposePool, { body: { name: 'Strieborný tolar', ...RULES, explanation, ...more } })
const decide = (made: CallDefinition, poolId: unknown) => staff(made, { body: { poolId, explanation } })
/** Makes the proposer another person. */
const asSecond = () => api.db.query(sql`update jackpots.run set proposed_by = 4711 where state = 'proposed'`)
const count = () => countRounds(countNeeds())
function countNeeds() {
  const rounds = roundsWithDraws(keyFor(api.environment.sessionPepper, 'game seeds'))
  return { db: api.db, clock: api.clock, rounds }
}

/** Opens a game; returns a function that plays a round with a stake. */
async function sitDown(gameKey = GAME, mode: 'real' | 'demo' = 'real') {
  const launched = await call(onlineGame.launch, { body: { gameKey, mode } }, api.tokens.player)
  const token = new URL(String(launched['launchUrl'])).searchParams.get('token') ?? ''
  const { gameToken } = await call(play.openSession, { body: { token, gameKey } })
  return (stakeMinor: number, roundId: string = randomUUID()) =>
    call(play.playRound, { body: { roundId, stakeMinor } }, String(gameToken))
}

describe('a pool of a Slovak brand', () => {
  beforeAll(async () => {
    const before = api
    api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }, isVerified: true })
    await before?.close()
  })

  it('is live once somebody else has approved it, with its seed from the house', async () => {
    const proposed = await propose()
    expect(proposed).toMatchObject({ state: 'proposed', level: { amountMinor: 0 } })
    expect(await decide(calls.approvePool, proposed.poolId)).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect(await call(calls.listJackpots, { query: {} })).toEqual({ pools: [] })
    await asSecond()
    const live = await decide(calls.approvePool, proposed.poolId)
    expect(live).toMatchObject({ state: 'live', level: { amountMinor: 50, currency: 'EUR' } })
    expect(await call(calls.listJackpots, { query: {} })).toEqual({ pools: [] })
    api.clock.advance(EFFECTIVE_AFTER_MS)
    // λ·S + c, exactly: 50 of 2,000 and 7,333 of a million.
    expect(await call(calls.listJackpots, { query: {} })).toMatchObject({ pools: [{ addedReturnPpm: 32_333 }] })
    expect(await decide(calls.approvePool, proposed.poolId)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('is not joined by the pool of the demonstration, which is only seeded first', async () => {
    await seed()
    expect(await listOpenedPools(api.db)).toHaveLength(1)
  })

  it.each([
    ['odds that a stake passes', { oneInMinor: 10 }, 'oneInMinor'],
    ['more return than the stake', { contributionPpm: 26_000 }, 'return'],
    ['a game that there is not', { gameKeys: ['NoSuchGame'] }, 'gameKeys'],
    ['a shared game', { gameKeys: ['BalonNadPrahou'] }, 'gameKeys'],
  ])('cannot have %s', async (_, more, field) => {
    expect(await propose(more)).toMatchObject({ code: 'ERR_JACKPOT_RULES', details: { field } })
  })

  it('does not become live for a game of another pool', async () => {
    const { poolId } = await propose({ name: 'A second one' })
    await asSecond()
    expect(await decide(calls.approvePool, poolId)).toMatchObject({ code: 'ERR_JACKPOT_RULES' })
    expect(await decide(calls.rejectPool, poolId)).toMatchObject({ state: 'rejected' })
  })

  it('gets exactly its share of every stake, once', async () => {
    const round = await sitDown()
    for (const stake of [20, 20, 60]) expect((await round(stake)).code).toBeUndefined()
    await (
      await sitDown(OTHER_GAME)
    )(20)
    expect(await contributed()).toBe(0n)
    expect(await Promise.all([count(), count()])).toContainEqual({ rounds: 4, hits: 0 })
    // The contributions, not the level: one round in twenty of those above wins it.
    expect(await contributed()).toBe(100n * 7_333n)
    expect(await count()).toEqual({ rounds: 0, hits: 0 })
    expect(await recomputePools(countNeeds())).toEqual([])
    const more = (by: number) =>
      api.db.transaction(async (tx) => {
        await tx.query(sql`set local session_replication_role = replica`)
        await tx.query(sql`
          update jackpots.contribution set staked = staked + ${by}::integer
           where (account_id, to_seq) = (select account_id, to_seq from jackpots.contribution order by account_id, to_seq limit 1)`)
      })
    const rules = async (recompute: typeof recomputeSince) => (await recompute(countNeeds())).map(({ rule }) => rule)
    await more(1)
    expect(await rules(recomputeSince)).toContain('contribution')
    await more(-1)
    expect(await recomputeSince(countNeeds())).toEqual([])
    // What was recomputed once is recomputed from the beginning only.
    await more(1)
    expect(await rules(recomputeSince)).not.toContain('contribution')
    expect(await rules(recomputePools)).toContain('contribution')
    await more(-1)
  })

  it.each([recomputeSince, recomputePools])(
    'is checked as of one instant while rounds are counted: %o',
    async (check) => {
      const round = await sitDown()
      let left = 2
      /** As if the others counted right after the pool was read. */
      const busy = (querier: Querier): Querier['query'] => {
        return async <Row extends object>(statement: Sql) => {
          const rows = await querier.query<Row>(statement)
          if (/^\s*select \* from jackpots.pool/.test(statement.text) && left > 0) {
            left -= 1
            await round(20)
            await count()
          }
          return rows
        }
      }
      const db: Database = {
        ...api.db,
        query: busy(api.db),
        transaction: (work) => api.db.transaction((tx) => work({ isTransaction: true, query: busy(tx) })),
      }
      expect(await check({ ...countNeeds(), db })).toEqual([])
      expect(left).toBe(0)
    },
  )

  it('is paid with the round that wins it, is in the reply, and starts again from its seed', async () => {
    const [before] = await listOpenedPools(api.db)
    const level = Number((before?.levelMicros ?? 0n) / 1_000_000n)
    const round = await sitDown()
    const roundId = randomUUID()
    // By chance one of the rounds above has won too: this one is later.
    api.clock.advance(1_000)
    const answer = await round(SURE, roundId)
    expect(answer).toMatchObject({ jackpot: { win: { amountMinor: level, currency: 'EUR' } } })
    const told = answer as { round: { balanceAfter: { amountMinor: number } } } & Answer
    expect(answer).toMatchObject({
      jackpot: { balanceAfter: { amountMinor: told.round.balanceAfter.amountMinor + level } },
    })
    expect(await round(SURE, roundId)).toMatchObject({ isRepeat: true, jackpot: { win: { amountMinor: level } } })
    expect(await count()).toEqual({ rounds: 1, hits: 0 })
    const winOf = (listed: Answer) => (listed['rows'] as Answer[]).filter((row) => row['roundId'] === roundId)
    const [shown] = (await call(calls.listJackpotWins, { query: {} }))['rows'] as Answer[]
    expect(shown).toMatchObject({ gameKey: GAME, win: { amountMinor: level } })
    expect(JSON.stringify(shown)).not.toContain(roundId)
    const wins = winOf(await staff(calls.listPoolWins, { query: {} }))
    expect(wins).toMatchObject([{ win: { amountMinor: level }, stake: { amountMinor: SURE } }])
    const proof = await call(play.getRoundProof, { query: { roundId } })
    expect(proof).toMatchObject({
      jackpot: { oneInMinor: SURE, stake: { amountMinor: SURE }, win: { amountMinor: level } },
    })
    await expectSound()
  })

  it('a win that was put beside the books is found, also where it was noted as recomputed', async () => {
    const roundId = randomUUID()
    await (
      await sitDown()
    )(20, roundId)
    await count()
    const [pool] = await listOpenedPools(api.db)
    const forge = (...statements: Sql[]) =>
      api.db.transaction(async (tx) => {
        await tx.query(sql`set local session_replication_role = replica`)
        for (const statement of statements) await tx.query(statement)
      })
    await forge(
      sql`insert into jackpots.hit (pool_id, round_id, move, player_id, game_key, stake, amount, currency, won_at, paid_at, reference)
          select pool_id, ${roundId}::uuid, 1, player_id, game_key, 20, 1, currency, ${api.clock.now()}, ${api.clock.now()}, ${randomUUID()}::uuid
            from jackpots.hit limit 1`,
      sql`insert into jackpots.recomputed_win (pool_id, round_id) values (${pool?.id}::uuid, ${roundId}::uuid)`,
    )
    api.clock.advance(11 * 60_000)
    const wins = async () => (await recomputeSince(countNeeds())).filter(({ rule }) => rule === 'win')
    expect(await wins()).toMatchObject([{ detail: `round ${roundId} was paid and did not win` }])
    await forge(
      sql`delete from jackpots.hit where round_id = ${roundId}::uuid`,
      sql`delete from jackpots.recomputed_win where round_id = ${roundId}::uuid`,
    )
    expect(await wins()).toEqual([])
  })

  it('is paid once by the counting job when the round could not', async () => {
    await api.db.query(sql`alter table jackpots.hit add constraint no_hits check (false) not valid`)
    const answer = await (await sitDown())(SURE)
    expect([answer.code, answer['jackpot']]).toEqual([undefined, undefined])
    await expect(count()).rejects.toThrow(/no_hits/)
    await api.db.query(sql`alter table jackpots.hit drop constraint no_hits`)
    const before = (await hits()).length
    const passes = await Promise.all([count(), count()])
    expect(passes).toContainEqual({ rounds: 1, hits: 1 })
    await count()
    expect(await hits()).toHaveLength(before + 1)
    await expectSound()
  })

  it('is not won for fun, and takes no part in a round after it was stopped', async () => {
    expect((await (await sitDown(GAME, 'demo'))(SURE))['jackpot']).toBeUndefined()
    const [pool] = await listOpenedPools(api.db)
    expect(await decide(calls.stopPool, pool?.id)).toMatchObject({ state: 'stopped' })
    api.clock.advance(EFFECTIVE_AFTER_MS)
    expect((await (await sitDown())(SURE))['jackpot']).toBeUndefined()
    expect(await count()).toMatchObject({ hits: 0 })
    expect((await listOpenedPools(api.db))[0]?.levelMicros).toBe(pool?.levelMicros)
    expect(await call(calls.listJackpots, { query: {} })).toEqual({ pools: [] })

    expect(await decide(calls.proposePoolAgain, pool?.id)).toMatchObject({ state: 'again' })
    await asSecond()
    const again = await decide(calls.approvePool, pool?.id)
    expect(again).toMatchObject({ state: 'live', levelMicros: String(pool?.levelMicros) })
    // Not before the instant from which all processes agree.
    expect((await (await sitDown())(SURE))['jackpot']).toBeUndefined()
    api.clock.advance(EFFECTIVE_AFTER_MS)
    expect((await (await sitDown())(SURE))['jackpot']).toBeDefined()
    await count()
    const moves = await staff(calls.listPoolMoves, { query: { poolId: pool?.id } })
    expect((moves['rows'] as { kind: string }[]).map(({ kind }) => kind)).toContain('contributions')
    await expectSound()
  })

  it('never deletes or changes its history', async () => {
    for (const table of ['move', 'contribution', 'hit'])
      await expect(api.db.query({ text: `delete from jackpots.${table}`, values: [] })).rejects.toThrow(/never changes/)
    await expect(api.db.query(sql`update jackpots.pool set seed_minor = 1`)).rejects.toThrow(/never change/)
  })

  it('that was written wrongly is detected', async () => {
    const [pool] = await listOpenedPools(api.db)
    if (!pool) throw new Error('There is a pool.')
    await api.db.query(sql`update jackpots.pool set level_micros = level_micros + 1000000 where id = ${pool.id}`)
    const { differences } = await staff(calls.checkPool, { query: { poolId: pool.id } })
    expect((differences as { rule: string }[]).map(({ rule }) => rule)).toEqual(['level', 'books'])
    await api.db.query(sql`update jackpots.pool set level_micros = level_micros - 1000000 where id = ${pool.id}`)
  })
})

describe('the pool of the demonstration', () => {
  it('is live from the start, once, and consistent', async () => {
    const before = api
    api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }, isVerified: true })
    await before.close()
    await seed()
    await seed()
    api.clock.advance(EFFECTIVE_AFTER_MS)
    const pools = [{ name: demoPool.name, level: { amountMinor: demoPool.seedMinor, currency: 'EUR' } }]
    expect(await call(calls.listJackpots, { query: {} })).toMatchObject({ pools })
    expect(await staff(calls.listPools, { query: {} })).toMatchObject({ rows: [{ state: 'live' }] })
    await expectSound()
  })
})

describe('in the Czech Republic', () => {
  it('no pool can be proposed, by a rule of the law', async () => {
    const before = api
    api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' }, isVerified: true })
    await before.close()
    expect(await propose()).toMatchObject({ code: 'ERR_NOT_ALLOWED_BY_LAW', details: { ruleId: 'CZ-37' } })
    expect(await staff(calls.listPools, { query: {} })).toMatchObject({ rows: [], isAllowed: false })
  })

  it('nothing is seeded either', async () => {
    await seed()
    expect(await listOpenedPools(api.db)).toEqual([])
  })
})

const seed = () =>
  seedPool(
    { db: api.db, clock: api.clock, brand: jackpotBrandOf(api.environment.configuration) },
    { ...demoPool, proposedBy: { userId: 1, name: 'First' }, approvedBy: { userId: 2, name: 'Second' } },
  )

const hits = () => api.db.query<{ roundId: string }>(sql`select round_id from jackpots.hit`)

/** Sum of contributions to pools, in millionths of a minor unit. */
async function contributed(): Promise<bigint> {
  const [sum] = await api.db.query<{ micros: string }>(sql`
    select coalesce(sum(micros), 0)::text as micros from jackpots.move where kind = 'contributions'`)
  return BigInt(sum?.micros ?? 0)
}

async function expectSound(): Promise<void> {
  for (const pool of await listOpenedPools(api.db)) expect((await checkPool(api.db, pool)).differences).toEqual([])
  expect(await recomputePools(countNeeds())).toEqual([])
  expect(await recomputeSince(countNeeds())).toEqual([])
  expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
}
