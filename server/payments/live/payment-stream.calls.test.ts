import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileRoutes } from '#contract/files.ts'
import { logout } from '#contract/onling-v2/player.ts'
import { reactTo, sendWithCommit, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { movedPaymentReactions } from './push-moved.ts'

let api: TestApi
let address: string
let playerId: number

beforeAll(async () => {
  api = await openTestApi()
  address = `http://127.0.0.1:${(await api.listen()).public}${fileRoutes.movedPayments.root}/now`
  const [wallet] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet`)
  playerId = wallet?.playerId ?? 0
})
afterAll(() => api?.close())

const open = (token: string | undefined) =>
  fetch(address, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

async function statusOf(token: string | undefined): Promise<number> {
  const answer = await open(token)
  await answer.body?.cancel()
  return answer.status
}

/** The lines of the stream until it ends. */
async function* follow(answer: Response): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield text.slice(0, end)
      text = text.slice(end + 2)
    }
  }
}

/** Handles an event as the worker does, in another process than the one that the browser is connected to. */
async function move(ofPlayer: number): Promise<void> {
  const bus = {
    send: (message: { topic: string; id: string }) => api.db.transaction((tx) => sendWithCommit(tx, message)),
  }
  const payload = { withdrawalId: 'w', playerId: ofPlayer, from: 'sent', to: 'done' }
  for (const one of movedPaymentReactions({ bus })) await reactTo(one, { name: 'payments.withdrawal-moved', payload })
}

it('says that a payment of the player moved, and nothing more', async () => {
  const answer = await open(await api.freshToken('player'))
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const told = follow(answer)
  expect((await told.next()).value).toMatch(/^retry: \d{4}$/)
  await move(playerId + 1)
  await move(playerId)
  expect((await told.next()).value).toBe('data: moved')
  await told.return(undefined)
})

it('is for who is signed in, and ends with the session', async () => {
  expect(await statusOf(undefined)).toBe(401)
  expect(await statusOf(await api.freshToken('staff'))).toBe(401)
  const token = await api.freshToken('player')
  const told = follow(await open(token))
  await told.next()
  await api.send(logout, { input: { body: {} }, ...(token ? { token } : {}) })
  await move(playerId)
  expect((await told.next()).done).toBe(true)
})

it('takes six browsers of a player', async () => {
  const token = await api.freshToken('player')
  const open6 = await Promise.all(Array.from({ length: 6 }, () => open(token)))
  expect(open6.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await statusOf(token)).toBe(429)
  await Promise.all(open6.map(async (one) => one.body?.cancel()))
})
