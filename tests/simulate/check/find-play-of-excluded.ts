import { paidIn } from './find-passed-deposits.ts'
import type { CheckNeeds, Person, ReportViolation } from './check-facts.ts'

const MINUTE_MS = 60_000
/** An answer of the register is used for so long at most. */
const ANSWER_LIVES_MS = 60 * MINUTE_MS

/** No stake and no deposit after a panic stop or of somebody who excluded themselves, and none of whom the register keeps from play. */
export function findPlayOfExcluded(
  { no, deeds, stakes, signed }: Person,
  tell: ReportViolation,
  needs: CheckNeeds,
): void {
  for (const deed of deeds) {
    if ((deed.did !== 'panic' && deed.did !== 'exclude') || deed.refused) continue
    const from = Date.parse(deed.at)
    const until = deed.until === null ? Infinity : Date.parse(deed.until)
    if (deed.did === 'panic' && until - from < 48 * 60 * MINUTE_MS)
      tell('panic', from, `told until ${deed.until}, which is less than 48 hours`)
    for (const { at } of stakes)
      if (at > from && at < until) tell(deed.did, at, `a stake, kept out until ${deed.until}`)
    for (const { at } of paidIn(deeds))
      if (at > from && at < until) tell(deed.did, at, `a deposit, kept out until ${deed.until}`)
  }
  for (const { at, brand } of stakes) {
    const signedIn = signed.findLast((one) => one.brand === brand && one.from <= at)?.from ?? at
    // It was asked at the sign-in or later, and its answer is not older than it may be.
    const askedAfter = Math.max(signedIn, at - ANSWER_LIVES_MS)
    const answers = new Set<string>()
    for (let asked = askedAfter; asked <= at; asked += MINUTE_MS)
      answers.add(needs.registerAnswers(no, new Date(asked)))
    answers.add(needs.registerAnswers(no, new Date(at)))
    if (!answers.has('clear')) tell('register', at, `a stake, and the register said ${[...answers].join(', ')}`)
  }
}
