import { afterAll, beforeAll, expect, it } from 'vitest'
import * as management from '#contract/games-v3/games-management.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { refuseApproval } from '#contract/play-v1/approvals.ts'
import { approvalHeartbeats } from '#server/approvals/index.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { notifyAskerBy } from './notify-asker.ts'

const explanation = 'The provider has mended them, we open again.'
let api: TestApi
let second: string
let gameKeys: string[]

beforeAll(async () => {
  api = await openTestApi()
  second = await api.tokenOfRole('games')
  const listed = await api.send(backoffice.listGames, { input: { query: {} }, token: second })
  gameKeys = listed
    .json<{ games: { key: string }[] }>()
    .games.slice(0, 11)
    .map(({ key }) => key)
})
afterAll(() => api?.close())

const stop = async () =>
  api.send(management.setDisabledGames, { input: { body: { gameKeys, explanation } }, token: second })
const open = async () => {
  const answer = await api.send(management.setEnabledGames, {
    input: { body: { gameKeys, explanation } },
    token: await api.freshToken('staff'),
  })
  return answer.json<{ code: string; details: { approvalId: string } }>()
}
const letters = () =>
  api.db.query<{ values: Record<string, string> }>(sql`
    select recipient, values from messaging.outgoing where template = 'staff-request-ended' order by queued_at`)

it('who asked is told of a refusal with its reason, of a signature, and that nobody signed in time', async () => {
  await stop()
  const asked = await open()
  expect(asked.code).toBe('ERR_APPROVAL_NEEDED')
  expect(await letters()).toEqual([])
  const { approvalId } = asked.details
  const why = 'Two of them are not mended yet.'
  await api.send(refuseApproval, { input: { body: { approvalId, explanation: why } }, token: second })
  const [refused] = await letters()
  expect(refused).toMatchObject({ values: { end: 'refused', by: 'games', why } })
  expect(refused?.values['url']).toContain(approvalId)

  api.clock.advance(60_000)
  await signByTwo(api, management.setEnabledGames, { body: { gameKeys, explanation }, second })
  expect((await letters()).map(({ values }) => values['end'])).toEqual(['refused', 'executed'])

  await stop()
  await open()
  api.clock.advance(25 * 3_600_000)
  const { db, clock, environment } = api
  const [heartbeat] = approvalHeartbeats({
    db,
    clock,
    target: environment.configuration.brand.target,
    notifyAsker: notifyAskerBy({ clock, configuration: environment.configuration }, environment),
  })
  await heartbeat?.beat()
  await heartbeat?.beat()
  expect((await letters()).map(({ values }) => values['end'])).toEqual(['refused', 'executed', 'expired'])
})
