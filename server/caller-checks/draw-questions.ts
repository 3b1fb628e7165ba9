import { randomInt } from 'node:crypto'
import type { CallerQuestion } from '#contract/play-v1/staff-callers.ts'

/** What only the account knows. Papers of a lost wallet answer all the others. */
const OF_ACCOUNT: readonly CallerQuestion[] = ['registered-month', 'last-deposit', 'account-end']
const OF_ACCOUNT_DRAWN = 2

/** Maximum number of questions, and of right answers needed: of four, one may be wrong. */
const DRAWN = 4
export const RIGHT_NEEDED = 3

/** Draws what to ask out of what the system knows; undefined where that is too little to tell people apart. */
export function drawQuestions(
  known: readonly CallerQuestion[],
  draw: (below: number) => number = (below) => randomInt(below),
): CallerQuestion[] | undefined {
  const ofAccount = shuffle(
    known.filter((one) => OF_ACCOUNT.includes(one)),
    draw,
  )
  const ofPerson = shuffle(
    known.filter((one) => !OF_ACCOUNT.includes(one)),
    draw,
  )
  const chosen = ofAccount.slice(0, OF_ACCOUNT_DRAWN)
  const drawn = [...chosen, ...ofPerson.slice(0, DRAWN - chosen.length)]
  return drawn.length < RIGHT_NEEDED ? undefined : shuffle(drawn, draw)
}

function shuffle<T>(list: readonly T[], draw: (below: number) => number): T[] {
  const left = [...list]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(draw(left.length), 1))
  return drawn
}
