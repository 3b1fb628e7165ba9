import { termsName } from '#contract/shapes/content.ts'
import type { TermsBegun } from './terms.queries.ts'

type Acceptance = {
  /** Language of the player. */
  readonly language: string
  /** When the last version in it began that requires a new acceptance. */
  readonly askedSince: Date | null
  /** Names of the versions that the player has accepted. */
  readonly accepted: readonly string[]
  readonly begun: readonly TermsBegun[]
  /** Name of the first version in every language. */
  readonly first: string
}

/**
 * Whether somebody must accept the terms again: none of the accepted versions began with the version that requires it
 * or later. An acceptance in another language counts by its beginning, because a change is published in all languages
 * at once. The first version has one name in all of them and counts for the player's own. Pure.
 */
export function mustAccept({ language, askedSince, accepted, begun, first }: Acceptance): boolean {
  if (askedSince === null) return false
  return !begun.some(
    (one) =>
      one.beganAt >= askedSince &&
      (one.version > 1 || one.language === language) &&
      accepted.includes(termsName(first, one.language, one.version)),
  )
}

/** The highest accepted version of a language; undefined: none of it. Pure. */
export function lastAccepted({ language, accepted, begun, first }: Omit<Acceptance, 'askedSince'>): number | undefined {
  const versions = begun
    .filter((one) => one.language === language && accepted.includes(termsName(first, language, one.version)))
    .map(({ version }) => version)
  return versions.length === 0 ? undefined : Math.max(...versions)
}
