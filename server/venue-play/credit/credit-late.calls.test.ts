import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { czk, openTestCredit } from '../test-credit.ts'

/** Facts and returns that arrive in another order than they happened, after staff have closed a case; two workers. */
let credit: Awaited<ReturnType<typeof openTestCredit>>
beforeAll(async () => {
  credit = await openTestCredit()
})
afterAll(() => credit?.end())
/** What was returned in an earlier test is no incident after 30 days. */
beforeEach(async () => {
  await credit.leaveByPhone()
  credit.hall.api.clock.advance(31 * 86_400_000)
  await credit.judge()
})

/** A sitting that left credit on the terminal, which staff have closed. */
async function closed(amountMinor: number): Promise<string> {
  const sittingId = await credit.signIn()
  await credit.take(amountMinor)
  await credit.leaveByPhone()
  await credit.judgeLater()
  await credit.close()
  return sittingId
}
const shown = async () => ({
  left: await credit.incidents('credit-left'),
  returned: await credit.incidents('credit-returned'),
})
const nothing = { left: [], returned: [] }
it('a stake that is reported late is no return, whatever a later sitting gives back', async () => {
  const first = await closed(5_000)
  await credit.signIn()
  await credit.take(6_000)
  await credit.leaveByPhone()
  await credit.giveBack(6_000)
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
  await credit.report({ sittingId: first, kind: 'stake', amountMinor: 3_000 })
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
  // What comes back beyond all that is an incident, once.
  await credit.giveBack(2_000)
  expect(await shown()).toMatchObject({ left: [], returned: [{ credit: czk(2_000) }] })
})

it('nor is the return of money that its player has taken in a sitting that is still open', async () => {
  await closed(5_000)
  await credit.signIn()
  await credit.take(6_000)
  await credit.giveBack(6_000)
  expect(await shown()).toEqual(nothing)
  await credit.leaveByPhone()
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
})

it('nor a win that is given back before it is reported; and its report leaves nothing', async () => {
  await closed(5_000)
  const letters = await credit.letters('credit-left')
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  await credit.giveBack(7_000)
  expect(await shown()).toEqual(nothing)
  await credit.report({ sittingId, kind: 'win', amountMinor: 2_000 })
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
  expect(await credit.letters('credit-left')).toBe(letters)
})

it('one that was taken for a return until its win was reported is taken back', async () => {
  await closed(5_000)
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  await credit.giveBack(7_000)
  await credit.judgeLater()
  expect(await shown()).toMatchObject({ left: [], returned: [{ credit: czk(2_000) }] })
  await credit.report({ sittingId, kind: 'win', amountMinor: 2_000 })
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
})

it('nor what the venue gave back from another terminal, without naming one', async () => {
  await closed(5_000)
  await credit.signIn(1)
  await credit.take(6_000, 1)
  await credit.leaveByPhone()
  await credit.giveBack(6_000, { terminal: null })
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
})

it('what one sitting gives back beyond what was known of it ends no claim of an earlier one', async () => {
  await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  await credit.judgeLater()
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  await credit.leaveByPhone()
  const letters = await credit.letters('credit-left')
  await credit.giveBack(10_000)
  expect(await shown()).toEqual(nothing)
  await credit.report({ sittingId, kind: 'win', amountMinor: 5_000 })
  await credit.judgeLater()
  expect(await shown()).toMatchObject({ left: [{ credit: czk(5_000) }], returned: [] })
  // Its player was told of it before.
  expect(await credit.letters('credit-left')).toBe(letters)
  await credit.giveBack(5_000)
  expect(await shown()).toEqual(nothing)
})

it('a stake that is rolled back without naming its sitting is credit of that sitting', async () => {
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  const rollsBack = await credit.stake(sittingId, 5_000)
  await credit.leaveByPhone()
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
  expect(await credit.reportOne({ kind: 'rollback', rollsBack })).toMatchObject([{ outcome: 'counted' }])
  await credit.judgeLater()
  expect(await shown()).toMatchObject({ left: [{ credit: czk(5_000) }], returned: [] })
  await credit.giveBack(5_000)
})

it('another venue reports nothing of a sitting', async () => {
  const sittingId = await credit.signIn()
  await credit.take(5_000)
  const fact = { kind: 'win', amountMinor: 90_000, sittingId }
  const refused = [{ outcome: 'refused', code: 'ERR_SESSION_NOT_FOUND' }]
  expect(await credit.reportOne(fact, 'other-hall')).toMatchObject(refused)
  expect(await credit.reportOne({ ...fact, sittingId: sittingId.toUpperCase() }, 'other-hall')).toMatchObject(refused)
  await credit.leaveByPhone()
  await credit.giveBack(5_000)
  await credit.judgeLater()
  expect(await shown()).toEqual(nothing)
})
