import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, PLAYER } from '#server/payments/test-payments.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { makeCrashPoints, type Blow, type Victim } from './crash-points.ts'
import { depositKinds, type DepositKind } from './deposit-kinds.ts'
import { makeDriver, type Ended } from './drive-deposit.ts'
import { makePayoutDriver, payoutKinds, type PayoutKind } from './drive-payout.ts'

/** Scenarios of providers §0 that can be combined with a crash, by the last digits of an amount. */
export const SCENARIOS = {
  success: 0,
  decline: 51,
  cancel: 61,
  expire: 62,
  timeout_create: 71,
  timeout_status: 72,
  http_500: 73,
  http_429: 74,
  dup_callback: 81,
  out_of_order: 82,
  bad_signature: 83,
  lost_callback: 84,
  wrong_amount: 85,
  late_success: 86,
  return_only: 87,
  replay: 88,
} as const
export type ScenarioName = keyof typeof SCENARIOS

export type MachineOptions = {
  readonly kinds: readonly string[]
  readonly scenarios: readonly ScenarioName[]
  readonly victims: readonly Victim[]
  /** Only every Nth step is killed; 1: all steps. */
  readonly every: number
}

export type Line = {
  readonly kind: string
  readonly scenario: ScenarioName
  readonly steps: number
  readonly cases: number
  readonly credited: number
  readonly wrong: readonly string[]
}

/**
 * Runs each kind of payment through each scenario and kills it at each step, then lets a new process and the worker
 * continue. After each case the player has exactly the money that the partner took, or paid, once; at the end the books
 * balance.
 * @param say called with each finished line
 */
export async function runMoneyMachine(input: MachineOptions, say: (line: Line) => void): Promise<readonly Line[]> {
  const points = makeCrashPoints()
  const room = await openTestPayments(points)
  const lines: Line[] = []
  try {
    await room.db.transaction((tx) =>
      creditDeposit(tx, {
        playerId: PLAYER,
        paymentId: '0191d8a0-0000-7000-8000-0000000000aa',
        amount: { amountMinor: 100_000_000_000, currency: 'CZK' },
        gateway: 'Csob',
      }),
    )
    const deposit = makeDriver(room, points)
    const payout = makePayoutDriver(room, points)
    for (const kind of input.kinds) {
      const depositKind = depositKinds.find(({ name }) => name === kind)
      const play = (scenario: ScenarioName, blow?: Blow) =>
        depositKind ? deposit(depositKind, scenario, blow) : payout(payoutKindOf(kind), scenario, blow)
      for (const scenario of input.scenarios.filter((one) => isPlayed(depositKind, one))) {
        const line = await strikeEverywhere({ kind, scenario, input, points }, play)
        lines.push(line)
        say(line)
      }
    }
    points.settleDown()
    const { differences } = await checkBooks(room.db, room.clock)
    const doubled = await room.db.query(sql`
      select payment_id from payments.settlement group by payment_id having count(*) > 1`)
    const books = differences.map(({ rule, detail }) => `books: ${rule}: ${detail}`)
    if (doubled.length > 0) books.push(`${doubled.length} payments are settled twice`)
    if (books.length > 0)
      lines.push({ kind: 'books', scenario: 'success', steps: 0, cases: 1, credited: 0, wrong: books })
    return lines
  } finally {
    points.settleDown()
    await room.close()
    await points.close()
  }
}

function payoutKindOf(name: string): PayoutKind {
  const kind = payoutKinds[name]
  if (!kind) throw new Error(`There is no kind of payment "${name}".`)
  return kind
}

/** Payouts have only four of the scenarios; those about pages and returns do not apply. */
function isPlayed(depositKind: DepositKind | undefined, scenario: ScenarioName): boolean {
  if (depositKind) return !depositKind.skips.includes(scenario)
  return ['success', 'decline', 'cancel', 'timeout_create', 'http_500'].includes(scenario)
}

async function strikeEverywhere(
  of: {
    readonly kind: string
    readonly scenario: ScenarioName
    readonly input: MachineOptions
    readonly points: ReturnType<typeof makeCrashPoints>
  },
  play: (scenario: ScenarioName, blow?: Blow) => Promise<Ended>,
): Promise<Line> {
  const { kind, scenario, input, points } = of
  const whole = await play(scenario)
  const steps = whole.steps
  const ended: Ended[] = [whole]
  for (let atStep = 1; atStep <= steps; atStep += input.every)
    for (const moment of ['before', 'after'] as const)
      for (const victim of input.victims) ended.push(await play(scenario, { atStep, moment, victim }))
  points.settleDown()
  return {
    kind,
    scenario,
    steps,
    cases: ended.length,
    credited: ended.filter(({ hasMoved }) => hasMoved).length,
    wrong: ended.flatMap(({ wrong }) => wrong),
  }
}
