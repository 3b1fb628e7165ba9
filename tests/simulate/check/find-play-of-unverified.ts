import type { CheckNeeds, Person, ReportViolation } from './check-facts.ts'
import { paidIn } from './find-passed-deposits.ts'

/** CZ-13: a temporary account lives so long and takes in so much, in minor units. */
const TEMPORARY = { livesMs: 30 * 86_400_000, depositedMax: 300_000 } as const

/** SK-12: no stake of who is not verified. CZ-13: none once a temporary account is over, and no deposit above its bound. */
export function findPlayOfUnverified(person: Person, tell: ReportViolation, needs: CheckNeeds): void {
  // A temporary account is temporary at its brand: each has its own days and its own bound.
  for (const brand of [0, 1] as const) {
    const { deeds, stakes } = person
    const account = {
      ...person,
      deeds: deeds.filter((deed) => deed.brand === brand),
      stakes: stakes.filter((one) => one.brand === brand),
    }
    findAtAccount(account, tell, needs)
  }
}

function findAtAccount(
  { no, market, deeds, stakes }: Person,
  tell: ReportViolation,
  { verifiedFrom }: CheckNeeds,
): void {
  const verified = verifiedFrom(no)?.getTime() ?? Infinity
  const registered = deeds.find(({ did }) => did === 'register')
  if (!registered || verified <= Date.parse(registered.at)) return
  const over = Date.parse(registered.at) + TEMPORARY.livesMs
  for (const { at } of stakes) {
    if (at >= verified) continue
    if (market === 'SVK') tell('identity-to-play', at, 'a stake of who is not verified')
    else if (at >= over) tell('temporary-account', at, 'a stake after the end of a temporary account')
  }
  if (market === 'SVK') return
  let sum = 0
  for (const { at, paidAt, amount } of paidIn(deeds)) {
    // One that nobody pays counts only while it is waited for.
    if (paidAt !== Infinity) sum += amount
    if (at >= verified) continue
    if (at >= over) tell('temporary-account', at, 'a deposit after the end of a temporary account')
    if (sum > TEMPORARY.depositedMax) tell('temporary-account', at, `deposits of ${sum} to a temporary account`)
  }
}
