import { termsName } from '#contract/shapes/content.ts'
import { keepNewest, type Clock, type Database } from '#server/kernel/index.ts'
import { findTermsInForce } from './terms.queries.ts'

const READ_EVERY_MS = 1000

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** Name of the first version of the terms. */
  readonly first: string
  readonly onError: (error: unknown) => void
}

/** Which terms are in force, in each language of the brand. */
export type TermsInForce = {
  /** Name of the first version of the terms. */
  readonly first: string
  /** Terms that somebody may accept now in a language; if that is unknown, in any of them. */
  readonly names: (language?: string) => readonly string[]
  /** When the last version began that players have to accept again, in any language; null: none did. */
  readonly askedSince: () => Date | null
  readonly read: () => Promise<void>
  readonly close: () => void
}

/**
 * Caches the terms in force, so that registrations do not query them. Publications and withdrawals arrive over the
 * control bus; terms that begin by time are found by reading every second.
 */
export function watchTerms({ db, clock, target, first, onError }: Needs): TermsInForce {
  const known = keepNewest(() => findTermsInForce(db, target, clock.now()), [])
  const timer = setInterval(() => void known.read().catch(onError), READ_EVERY_MS)
  timer.unref()
  const names = (language?: string) => {
    const found = known.now().filter((one) => language === undefined || one.language === language)
    return found.length === 0 ? [first] : found.map((one) => termsName(first, one.language, one.version))
  }
  return {
    first,
    names,
    askedSince: () =>
      known
        .now()
        .reduce<Date | null>(
          (last, { askedSince }) => (askedSince !== null && (last === null || askedSince > last) ? askedSince : last),
          null,
        ),
    read: known.read,
    close: () => clearInterval(timer),
  }
}
