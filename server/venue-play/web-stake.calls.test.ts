import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { realRedirect } from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { CARD, openTestHall, PIN, type TestHall } from './test-venue.ts'

const GAME = 'OvocnyKolotoc'
const LIMIT = 100_000

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({ StakeDayCasinoLimit: LIMIT })
})
afterAll(() => hall?.api.close())

/** The game on the web, with its lowest stake. */
async function openGame() {
  const { ask, playerToken: token, api } = hall
  const launched = await ask(realRedirect, { query: { gameKey: GAME } }, token)
  const single = new URL(String(launched['launchUrl'])).searchParams.get('token') ?? ''
  const opened = await api.send(play.openSession, { input: { body: { token: single, gameKey: GAME } } })
  const { gameToken, session } = opened.json<{ gameToken: string; session: { stakes: [number] } }>()
  const [stakeMinor] = session.stakes
  const round = () => ask(play.playRound, { body: { roundId: randomUUID(), stakeMinor } }, gameToken)
  return { stakeMinor, round }
}

/** Waits until so many statements wait for a lock. */
async function untilWaiting(count: number) {
  while ((await countWaiting(hall.api.db)) < count);
}

it('counts a stake of the web that is under way during the sign-in at a terminal', async () => {
  const { stakeMinor, round } = await openGame()
  const { asked } = await hall.api.db.transaction(async (tx) => {
    // The stake is first in the line for the balance, and the sign-in is second.
    await tx.query(sql`
      select from ledger.balance b join wallet.wallet w using (account_id) where w.player_id = ${hall.playerId}
         for update of b`)
    const staked = round()
    await untilWaiting(1)
    const body = { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN }
    const signedIn = hall.ask(calls.signIn, { body }, hall.hall.token)
    await untilWaiting(2)
    return { asked: Promise.all([staked, signedIn]) }
  })
  const [staked, sitting] = await asked
  expect(staked).toMatchObject({ status: 200 })
  expect(sitting).toMatchObject({ status: 200, stakeLeftMinor: LIMIT - stakeMinor })
})
