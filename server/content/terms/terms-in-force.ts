import { termsName } from '#contract/shapes/content.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import { findTermsInForce, type TermsStanding } from './terms.queries.ts'

const READ_EVERY_MS = 1000

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** What the first version of the terms is called. */
  readonly first: string
  readonly onError: (error: unknown) => void
}

/** Which terms are in force, in each language of the brand. */
export type TermsInForce = {
  /** What the first version of the terms is called. */
  readonly first: string
  /** What somebody may agree to now who reads in a language; where that is not known, in any of them. */
  readonly names: (language?: string) => readonly string[]
  /** When the last version began that players have to accept anew, in any language; null: none did. */
  readonly askedSince: () => Date | null
  readonly read: () => Promise<void>
  readonly close: () => void
}

/** Knows the terms in force without asking at each registration; read every second, so that every process knows soon. */
export function watchTerms({ db, clock, target, first, onError }: Needs): TermsInForce {
  let known: readonly TermsStanding[] = []
  const read = async () => {
    known = await findTermsInForce(db, target, clock.now())
  }
  const timer = setInterval(() => void read().catch(onError), READ_EVERY_MS)
  timer.unref()
  const names = (language?: string) => {
    const found = known.filter((one) => language === undefined || one.language === language)
    return found.length === 0 ? [first] : found.map((one) => termsName(first, one.language, one.version))
  }
  return {
    first,
    names,
    askedSince: () =>
      known.reduce<Date | null>(
        (last, { askedSince }) => (askedSince !== null && (last === null || askedSince > last) ? askedSince : last),
        null,
      ),
    read,
    close: () => clearInterval(timer),
  }
}
