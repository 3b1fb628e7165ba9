import { allPartners } from '#partners/facts.ts'
import { sql } from '#server/kernel/index.ts'
import { pollPayouts } from '#server/payments/index.ts'
import type { TestPartner } from '#server/payments/test-partners.ts'
import { STAFF_TOKEN, type TestPayments } from '#server/payments/test-payments.ts'
import { makeAct, type Blow, type CrashPoints } from './crash-points.ts'
import { pressUntilAnswered, type Ended } from './drive-deposit.ts'
import { SCENARIOS, type ScenarioName } from './money-machine.ts'

/** End with the money returned to the player. */
const BACK: readonly ScenarioName[] = ['decline', 'cancel']
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A partner that pays out to accounts in this test; `partner` is its folder. */
export type PayoutKind = { readonly method: string; readonly partner: string }

/** By the partner's gateway: `NeteraPayout`. All that pay out to accounts are tested. */
export const payoutKinds: Readonly<Record<string, PayoutKind>> = Object.fromEntries(
  allPartners.flatMap(({ key, gateway, payouts = [] }) =>
    payouts
      .filter(({ to }) => to === 'account')
      .map(({ method }) => [`${gateway}Payout`, { method, partner: key }] as const),
  ),
)

/** Runs one withdrawal through a partner to its end, with a kill on the way, and compares it with what was paid out. */
export function makePayoutDriver(room: TestPayments, points: CrashPoints) {
  let serial = 0
  const act = makeAct(points)

  const beat = (ms: number) =>
    act(async () => {
      room.clock.advance(ms)
      await pollPayouts(room.needs)
    })

  return async (kind: PayoutKind, scenario: ScenarioName, blow?: Blow): Promise<Ended> => {
    serial += 1
    const partner = room.partners.of(kind.partner)
    const amountMinor = 1_000_000 + SCENARIOS[scenario]
    const before = await room.cash()
    const body = {
      amount: { amountMinor, currency: 'CZK' },
      method: kind.method,
      account: '19-2000145399/0800',
      holder: 'Jana Nováková',
      idempotencyKey: `key-of-a-payout-in-the-machine-${serial}`,
    }
    const request = () => act(() => room.call('POST', '/capi/v1.1/Funds/Withdraw', { body }))
    points.begin(blow)
    const answer = await pressUntilAnswered(request)
    const name = `${kind.method} ${scenario}${blow ? ` ${blow.victim} ${blow.moment} step ${blow.atStep}` : ''}`
    const id = answer?.body['withdrawalId']
    if (typeof id !== 'string')
      return { steps: points.steps(), hasMoved: false, wrong: [`${name}: was never taken (${answer?.status})`] }
    await pressUntilAnswered(() =>
      act(() =>
        room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
          token: STAFF_TOKEN,
          body: { withdrawalIds: [id], explanation: 'The money machine sends it.' },
        }),
      ),
    )
    for (const ms of [0, 10_000, MINUTE_MS]) await beat(ms)
    const steps = points.steps()
    points.settleDown()
    // One night to order again if the order was lost, one to pay, one to return.
    for (let night = 0; night < 3; night += 1) {
      await partner.settle()
      // A lost notification is repeated within a day.
      for (const ms of [0, MINUTE_MS, 15 * MINUTE_MS, DAY_MS]) await beat(ms)
    }

    const after = await room.cash()
    const paid = await paidOut(partner, id)
    const [row] = await room.db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`)
    const isBack = BACK.includes(scenario)
    const wrong: string[] = []
    if (paid !== 1) wrong.push(`${name}: the partner took ${paid} payouts`)
    if (row?.state !== (isBack ? 'returned' : 'done')) wrong.push(`${name}: ends ${row?.state ?? 'nowhere'}`)
    if (before - after !== (isBack ? 0 : amountMinor)) wrong.push(`${name}: ${before - after} left the balance`)
    return { steps, hasMoved: before !== after, wrong }
  }

  async function paidOut(partner: TestPartner, externalId: string): Promise<number> {
    const answer = await fetch(`${partner.origin}/__sandbox/withdrawals`)
    const { withdrawals } = (await answer.json()) as { withdrawals: { externalId: string }[] }
    return withdrawals.filter((one) => one.externalId === externalId).length
  }
}
