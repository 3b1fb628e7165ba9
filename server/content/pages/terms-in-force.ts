import { termsName } from '#contract/shapes/content.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import { findVersionsInForce } from '../content.queries.ts'

const READ_EVERY_MS = 1000

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** What the first version of the terms is called. */
  readonly first: string
  readonly onError: (error: unknown) => void
}

/** What the terms are called that somebody may agree to now, in each language of the brand. */
export type TermsInForce = {
  readonly names: () => readonly string[]
  readonly read: () => Promise<void>
  readonly close: () => void
}

/** Knows the terms in force without asking at each registration; read every second, so that every process knows soon. */
export function watchTerms({ db, clock, target, first, onError }: Needs): TermsInForce {
  let known: readonly string[] = [first]
  const read = async () => {
    const rows = await findVersionsInForce(db, target, 'terms', clock.now())
    if (rows.length > 0) known = rows.map(({ language, version }) => termsName(first, language, version))
  }
  const timer = setInterval(() => void read().catch(onError), READ_EVERY_MS)
  timer.unref()
  return { names: () => known, read, close: () => clearInterval(timer) }
}
