import { sql } from '#server/kernel/index.ts'
import type { Answer, Begun, TestPayments } from '#server/payments/test-payments.ts'
import { makeAct, type Blow, type CrashPoints } from './crash-points.ts'
import type { DepositKind } from './deposit-kinds.ts'
import { SCENARIOS, type ScenarioName } from './money-machine.ts'

export type Ended = {
  readonly steps: number
  /** The money that the partner took is on the player's account. */
  readonly hasMoved: boolean
  readonly wrong: readonly string[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** End without money, whatever is killed. */
const NOTHING: readonly ScenarioName[] = ['decline', 'cancel', 'expire', 'wrong_amount', 'timeout_create']

/** Runs one deposit to its end, with a kill on the way, and compares the result with what the partner took. */
export function makeDriver(room: TestPayments, points: CrashPoints) {
  let serial = 0
  const act = makeAct(points)

  return async (kind: DepositKind, scenario: ScenarioName, blow?: Blow): Promise<Ended> => {
    serial += 1
    const partner = room.partners.of(kind.partner)
    const amountMinor = (kind.baseMinor ?? 1_000_000) + SCENARIOS[scenario]
    const before = await room.cash()
    const order = {
      amount: { amountMinor, currency: 'CZK' },
      idempotencyKey: `key-of-the-money-machine-${serial}`,
      returnPath: '/cs/deposit/return',
    }
    const { method, gateway, buttonId, call } = kind
    const body = call ? order : { ...order, method, gateway, ...(buttonId === undefined ? {} : { buttonId }) }
    const deposit = () => act(() => room.call('POST', call ?? '/capi/v1.1/Funds/Deposit', { body }))
    points.begin(blow)

    const answer = await pressUntilAnswered(deposit)
    const begun = answer?.status === 200 ? (answer.body as Begun) : undefined
    if (begun) {
      if (scenario === 'expire') await fetch(begun.redirectUrl)
      else await pay(kind, begun, scenario)
    }
    const steps = await recover(kind, scenario)

    const after = await room.cash()
    const rows = await room.db.query<{ state: string; attention: string | null; settled: number }>(sql`
      select p.state, p.attention, (select count(*) from payments.settlement s where s.payment_id = p.id) as settled
        from payments.payment p where p.idempotency_key = ${body.idempotencyKey}`)
    // Differing data are never credited (providers §0, rule 5). ČSOB sends them only with the browser: if that message
    // was lost with the killed process, there is only the bank's signed status, which agrees, and credits.
    const isStopped = rows.some(({ attention }) => attention?.startsWith('mismatch: '))
    const isWordLost = scenario === 'wrong_amount' && kind.return === 'form' && blow !== undefined && !isStopped
    const isPaid = begun && (isWordLost || !NOTHING.includes(scenario))
    const expected = isPaid ? amountMinor : 0
    const wrong: string[] = []
    const name = `${kind.name} ${scenario}${blow ? ` ${blow.victim} ${blow.moment} step ${blow.atStep}` : ''}`
    if (after - before !== expected) wrong.push(`${name}: credited ${after - before}, not ${expected}`)
    if (scenario === 'wrong_amount' && begun && !isWordLost && !isStopped) wrong.push(`${name}: nobody was told`)
    if (rows.length > 1) wrong.push(`${name}: ${rows.length} payments of one request`)
    if (rows.some(({ settled }) => settled !== (expected > 0 ? 1 : 0)))
      wrong.push(`${name}: settled otherwise than once`)
    await partner.reset()
    if (kind.partner === 'payout-one')
      await partner.sandbox('notify-url', {
        url: `${room.needs.publicPlayerOrigin}/capi/v2-onling/Payment/NotifyPayoutOne`,
      })
    return { steps, hasMoved: after !== before, wrong }
  }

  async function pay(kind: DepositKind, begun: Begun, scenario: ScenarioName): Promise<void> {
    const { fields, location } = await room.partners.of(kind.partner).press(begun.redirectUrl, 'pay')
    points.restart()
    if (kind.return === 'form' && fields.size > 0)
      await act(async () =>
        room.app.inject({
          method: 'POST',
          url: '/capi/v2-onling/Payment/NotifyCsob',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: fields.toString(),
        }),
      )
    if (kind.return === 'query' && location) {
      const { pathname, search } = new URL(location)
      const comeBack = async () => {
        const answer = await act(async () => room.app.inject({ method: 'GET', url: pathname + search }))
        return answer && { status: answer.statusCode, body: {} }
      }
      if (!kind.isOnlyWord) await comeBack()
      // No page returns 500 permanently: it is loaded once more.
      else
        for (let times = scenario === 'dup_callback' ? 2 : 1; times > 0; times -= 1) await pressUntilAnswered(comeBack)
    }
  }

  /**
   * Runs the worker and partners' retries, and advances time until there is nothing left to query. Returns the number
   * of steps.
   */
  async function recover(kind: DepositKind, scenario: ScenarioName): Promise<number> {
    const partner = room.partners.of(kind.partner)
    for (const ms of [2_000, 5_000, 15_000, MINUTE_MS]) await act(() => room.later(ms))
    const steps = points.steps()
    points.settleDown()
    if (kind.repeats) await partner.sandbox('repeat')
    if (scenario === 'late_success' || scenario === 'return_only') {
      if (scenario === 'late_success') await partner.advance(HOUR_MS)
      await partner.settle()
    }
    // As long as the worker would: it queries expired ones once more after an hour.
    for (const ms of [MINUTE_MS, MINUTE_MS, MINUTE_MS, HOUR_MS, HOUR_MS]) await act(() => room.later(ms))
    return steps
  }
}

const PRESSES_MAX = 5

/** Without a response the player presses again: the same request with the same key. A refusal is a response. */
export async function pressUntilAnswered(press: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  let answer: Answer | undefined
  for (let presses = 0; presses < PRESSES_MAX && (answer === undefined || answer.status >= 500); presses += 1)
    answer = await press()
  return answer
}
