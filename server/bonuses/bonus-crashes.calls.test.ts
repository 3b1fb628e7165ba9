import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, systemClock, type StaffCaller } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { readBonusBalance } from '#server/wallet/index.ts'
import { playWithoutPause } from '#tests/faults/play-until-acknowledged.ts'
import { openKillableApi, type KillableApi } from '#tests/faults/killable-api.ts'
import { openGame } from '#tests/load/open-game.ts'
import { activateBonus } from './activate-bonus.ts'
import { createBonus, offerBonus } from './test-offers.ts'

const BUSY_MACHINE_MS = 300_000
/** Restarting the API takes long on a busy machine. */
const ANSWER_MS = 120_000
const SPINS = { game: 'OvocnyKolotoc', stakeMinor: 200 }
const TICKETS = { game: 'PokladNaMape', stakeMinor: 500, bet: {} }
const AMOUNT = 10_000_000
const PLAYERS = 6
const KILLS = 2

let api: KillableApi

beforeAll(async () => {
  api = await openKillableApi()
}, BUSY_MACHINE_MS)
afterAll(() => api.close())

/** A player without cash who has so much bonus money that it lasts, at a table. */
async function openTable(gameKey: string) {
  const { database, room } = api
  const { token, playerId } = await room.addPlayer(0)
  const needs = {
    db: database,
    clock: systemClock,
    target: 'brand',
    currency: 'CZK',
    judgeBonus: async () => {},
    judgeOffer: async () => {},
    maxMinor: 10_000_000,
    isGame: () => true,
    isRestricted: async () => false,
    whyNotTaken: async () => undefined,
    isToBeLeftAlone: async () => false,
    listRounds: async () => ({ rows: [], nextCursor: null }),
    listReturns: () => [],
    isPlayer: async () => true,
    isPlayingBlocked: async () => false,
  } as const
  const staff = { userId: 1 } as StaffCaller
  const terms = { wageringTimes: 50, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }
  const { bonusId } = await createBonus(needs, { name: 'Test', amountMinor: AMOUNT, ...terms }, staff)
  const { awardId } = await offerBonus(needs, { bonusId, playerId, explanation: 'A test of crashes.' }, staff)
  await activateBonus(needs, { awardId }, playerId)
  const { gameToken } = await openGame(room.app, gameKey, { token })
  return { gameToken, playerId, awardId }
}

it.each([SPINS, TICKETS])(
  'leaves the books balanced and no bonus money on its way, wherever the process is killed: $game',
  async ({ game, stakeMinor, bet }: { game: string; stakeMinor: number; bet?: Record<string, unknown> }) => {
    const tables = await Promise.all(Array.from({ length: PLAYERS }, () => openTable(game)))
    const tokens = tables.map(({ gameToken }) => gameToken)
    const { database } = api
    const players = playWithoutPause(api.port, tokens, stakeMinor, { giveUpMs: ANSWER_MS, bet })
    for (let killed = 0; killed < KILLS; killed += 1) {
      await players.waitForMore(4 * PLAYERS)
      api.kill()
      await api.startAgain()
    }
    await players.waitForMore(PLAYERS)
    const { acknowledged, failures } = await players.finish()
    expect(failures).toEqual([])

    const kept = await database.query<{ roundId: string; awardId: string; lent: number; won: number; credit: number }>(
      sql`select b.round_id, b.award_id, b.lent, b.won, e.credit
            from game_rounds.bonus_round b join ledger.entry e on e.reference = b.round_id
           where b.award_id = any(${tables.map(({ awardId }) => awardId)}::uuid[])`,
    )
    expect(new Set(kept.map(({ roundId }) => roundId))).toEqual(new Set(acknowledged.keys()))
    for (const { roundId, lent, won, credit } of kept) {
      expect([lent, won]).toEqual([stakeMinor, credit])
      expect(acknowledged.get(roundId)).toMatchObject({
        bonus: { win: { amountMinor: won } },
        balanceAfter: { amountMinor: 0 },
      })
    }
    for (const { playerId, awardId } of tables) {
      const own = kept.filter((round) => round.awardId === awardId)
      const moved = own.reduce((sum, { lent, won }) => sum + won - lent, 0)
      expect(await readBonusBalance(database, playerId)).toBe(AMOUNT + moved)
      const [award] = await database.query(sql`select wagered, open_rounds from bonuses.award where id = ${awardId}`)
      expect(award).toEqual({ wagered: own.length * stakeMinor, openRounds: 0 })
    }
    const [passing] = await database.query(sql`
      select coalesce(sum(l.amount), 0)::bigint as total from ledger.leg l join ledger.account a on a.id = l.account_id
       where a.path = 'house:CZK:bonus-play'`)
    expect(passing).toEqual({ total: 0 })
    expect((await checkBooks(database, systemClock)).differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)
