import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import * as staff from '#contract/play-v1/backoffice.ts'
import { getGame } from '#contract/play-v1/inspection.ts'
import * as play from '#contract/play-v1/play.ts'
import { newId, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { archiveMonth, checkSince, dropMonth, checkBooks } from '#server/ledger/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { movementsPart } from '../../privacy/movements-part.ts'

const MONTH = '2025-03'
const PLAYED = new Date('2025-03-10T12:00:00Z')
const gameKey = 'OvocnyKolotoc'
const folder = mkdtempSync(join(tmpdir(), 'archive-'))

let api: TestApi
let db: Database
let inspector: string
beforeAll(async () => {
  api = await openTestApi({
    booksArchiveFolder: folder,
    isVerified: true,
    target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' },
  })
  const choices = ['LossMonthCasinoLimit', 'StakeMonthCasinoLimit', 'LossMonthCrashGameLimit']
  const body = { choices: choices.map((kind) => ({ kind, value: null })) }
  await api.send(setLimits, { input: { body }, token: api.tokens.player })
  db = openDatabase({ url: api.db.url, connections: 3, applicationName: 'tests', parquetFolder: folder })
  inspector = await api.tokenOfRole('inspector')
})
afterAll(async () => {
  await db?.close()
  await api?.close()
  rmSync(folder, { recursive: true })
})

/** Plays some rounds, whose ids contain a day long ago. */
async function playRounds() {
  const launched = await api.send(launch, { input: { body: { gameKey, mode: 'real' } }, token: api.tokens.player })
  const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(play.openSession, { input: { body: { token: single, gameKey } } })
  const { gameToken: token, session } = opened.json<{ gameToken: string; session: { stakes: [number] } }>()
  const bodies = [0, 1, 2].map((n) => ({
    roundId: newId(new Date(PLAYED.getTime() + n * 1000)),
    stakeMinor: session.stakes[0],
  }))
  for (const body of bodies) {
    const played = await api.send(play.playRound, { input: { body }, token })
    expect(played.statusCode, played.body).toBe(200)
  }
  return { token, bodies }
}

/** As if everything so far had happened then. */
async function moveToThePast() {
  await db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(sql`select ledger.make_partitions('2025-03-01', 1)`)
    const ago = sql`(select date_trunc('second', max(created_at)) - ${PLAYED}::timestamptz as ago from ledger.movement_key)`
    await tx.query(sql`update game_rounds.session set opened_at = opened_at - moved.ago from ${ago} moved`)
    await tx.query(
      sql`update game_rounds.seed set created_at = created_at - moved.ago, committed_at = committed_at - moved.ago from ${ago} moved`,
    )
    await tx.query(sql`update ledger.entry set created_at = created_at - moved.ago from ${ago} moved`)
    await tx.query(sql`update ledger.movement_key set created_at = created_at - moved.ago from ${ago} moved`)
    await tx.query(sql`
      update ledger.balance set day_staked = staked, day_won = won, month_staked = staked, month_won = won,
             stake_ceiling = least(4000000000000000000, staked + stake_day_limit, staked + stake_month_limit),
             loss_ceiling = least(4000000000000000000, staked - won + loss_day_limit, staked - won + loss_month_limit)`)
  })
}

it('shows a round of an archived month to the player, to staff, to the inspector and in its proof', async () => {
  const { token, bodies } = await playRounds()
  await moveToThePast()
  const [who] = await db.query<{ playerId: number; sessionId: string }>(sql`
    select player_id, id as session_id from game_rounds.session where mode = 'real'`)
  const { playerId = 0, sessionId = '' } = who ?? {}
  const roundId = bodies[1]?.roundId ?? ''
  const look = async () => {
    const bodyOf = async (...asked: Parameters<TestApi['send']>) => {
      const answer = await api.send(...asked)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<Record<string, unknown>>()
    }
    const period = { since: '2025-03-01T00:00:00Z', until: '2025-04-01T00:00:00Z' }
    return {
      proof: await bodyOf(play.getRoundProof, { input: { query: { roundId } } }),
      own: await bodyOf(play.listRounds, { input: { query: {} }, token: api.tokens.player }),
      ofPeriod: await bodyOf(play.listRounds, { input: { query: period }, token: api.tokens.player }),
      replay: await bodyOf(staff.getRound, { input: { query: { roundId } }, token: api.tokens.staff }),
      rounds: await bodyOf(staff.listRounds, { input: { query: { playerId } }, token: api.tokens.staff }),
      entries: await bodyOf(staff.listEntries, { input: { query: { playerId } }, token: api.tokens.staff }),
      inspected: await bodyOf(getGame, { input: { query: { sessionId } }, token: inspector }),
      copy: await movementsPart().read(db, playerId),
    }
  }
  const before = await look()
  expect(before.own['rows']).toHaveLength(3)
  expect(before.inspected['rounds']).toHaveLength(3)

  const { privateKey: signingKey, publicKey } = generateKeyPairSync('ed25519')
  const trust = { publicKeys: [publicKey] }
  expect((await checkSince({ db, clock: systemClock, trust, signingKey }))?.differences).toEqual([])
  if (!db.parquet) throw new Error('The test has a folder.')
  const needs = { db, files: db.parquet, clock: systemClock, trust, signingKey, afterMonths: 13, quietMs: 0 }
  await archiveMonth({ ...needs, say: () => {} }, MONTH)
  expect((await checkBooks(db, systemClock, { trust })).differences).toEqual([])
  await dropMonth(db, db.parquet, MONTH)
  expect(await db.query(sql`select from ledger.entry where kind = 1`)).toEqual([])

  expect(await look()).toEqual(before)
  // A repeated request returns the same round, and nothing is booked.
  const [body] = bodies
  const again = await api.send(play.playRound, { input: { body: { ...body } }, token })
  expect(again.json()).toMatchObject({ isRepeat: true, round: { roundId: body?.roundId, nonce: 0 } })
  const other = await api.send(play.playRound, { input: { body: { ...body, stakeMinor: 1_000_000 } }, token })
  expect(other.statusCode).toBe(422)
  expect(await db.query(sql`select from ledger.entry where kind = 1`)).toEqual([])
})
