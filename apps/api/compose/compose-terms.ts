import { operatingFigures } from '#config/operating-figures.ts'
import { watchTerms, type TermsInForce } from '#server/content/index.ts'
import type { Base } from './open-base.ts'

/** The terms that players accept, by their names in this market. */
export function composeTerms({ db, clock, logger, configuration }: Base): TermsInForce {
  return watchTerms({
    db,
    clock,
    target: configuration.brand.target,
    first: operatingFigures[configuration.market.key].termsVersion,
    onError: (error) => logger.warn({ err: error }, 'the terms in force could not be read'),
  })
}
