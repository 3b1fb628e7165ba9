import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as content from '#contract/play-v1/staff-content.ts'
import { leaveTerminal, signIn, stake } from '#contract/play-v1/venue-play.ts'
import { PASSWORD } from '#tests/api.ts'
import { PATIENCE } from '#tests/patience.ts'
import { CARD, openTestHall, PIN, type TestHall } from './test-venue.ts'

const WHY = 'The terms of the spring are these.'
const AS_LONG_AS_A_CHECK_MS = 60_000

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({})
})
afterAll(() => hall?.api.close())

/** New terms that players must accept begin at once. */
async function beginTerms(): Promise<void> {
  const { api, ask } = hall
  const [author, second] = [await api.freshToken('staff'), await api.tokenOfRole('operations')]
  const { rows } = await ask(content.listContent, { query: { limit: 200 } }, author)
  const terms = (rows as { place: string; language: string; contentId: string; latestVersion: number }[]).find(
    ({ place, language }) => place === 'terms' && language === 'cs',
  )
  const { contentId = '', latestVersion: basedOn = 0 } = terms ?? {}
  const text = '# Výběr\n\nOdešleme do 20 hodin.'
  const { version } = await ask(content.savePage, { body: { contentId, basedOn, title: 'Podmínky', text } }, author)
  const acceptedWarnings = ['terms-notice-short:30']
  const sent = { contentId, version, from: null, until: null, explanation: WHY, acceptedWarnings }
  const { details } = await ask(content.publishContent, { body: sent }, author)
  const { approvalId } = details as { approvalId: string }
  const signed = await ask(approve, { body: { approvalId, explanation: WHY, acceptedWarnings } }, second)
  expect(signed).toMatchObject({ state: 'executed' })
}

const sit = async () =>
  hall.ask(signIn, { body: { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN } }, await hall.freshHallToken())

it('who sits at a terminal since before new terms plays on there, and accepts them before a new sign-in', async () => {
  const { api, ask } = hall
  const sitting = await sit()
  expect(sitting).toMatchObject({ status: 200 })
  const { sittingId } = sitting
  const play = async () =>
    ask(stake, { body: { sittingId, reference: hall.reference(), amountMinor: 100 } }, await hall.freshHallToken())
  api.clock.advance(AS_LONG_AS_A_CHECK_MS)
  await beginTerms()
  api.clock.advance(AS_LONG_AS_A_CHECK_MS)
  // A sign-in on the phone is a new one.
  expect(await ask(loginByEmail, { body: { email: 'jana@players.test', password: PASSWORD } })).toMatchObject({
    status: 200,
  })
  expect(await play()).toMatchObject({ status: 200 })
  api.clock.advance(AS_LONG_AS_A_CHECK_MS)
  expect(await play()).toMatchObject({ status: 200 })
  await ask(leaveTerminal, { body: {} }, await api.freshToken('player'))
  // Every process reads the terms in force each second.
  await vi.waitUntil(async () => (await sit()).code === 'ERR_TERMS_NOT_ACCEPTED', { ...PATIENCE, interval: 100 })
})
