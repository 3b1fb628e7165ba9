import { listCatalogue } from '#games/catalogue/index.ts'
import { nameDesks } from '#server/cash-desk/index.ts'
import type { ReportNeeds } from '#server/reporting/index.ts'
import { provider } from '#server/game-catalogue/index.ts'
import type { Base } from './open-base.ts'
import { provedFigures } from './proved-figures.ts'

/** The reports, with the provider of each game, which they cannot know. */
export function composeReporting({
  db,
  clock,
  configuration,
}: Pick<Base, 'db' | 'clock' | 'configuration'>): ReportNeeds {
  const own = listCatalogue().map(({ key }) => key)
  return {
    db,
    clock,
    timeZone: configuration.market.timeZone,
    currency: configuration.market.currency.code,
    requiredPapers: configuration.market.identityDocumentsAllowedTypes.map(({ variant }) => variant),
    // All games are of one provider so far.
    gamesOf: (providers) => (providers.includes(provider.normalizedName) ? own : []),
    nameDesks: (deskIds) => nameDesks({ db, target: configuration.brand.target, clock }, deskIds),
    provedOf: provedFigures({ db }),
  }
}
