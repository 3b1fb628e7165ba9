import type { Currency } from '#contract/shapes/money.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { stakesOf } from '#games/play-round.ts'
import { fillShelf, SERIES_READY, type MakeSeriesNeeds } from './make-series.ts'
import { sellsSeries } from './sell-ticket.ts'

/** Deals the missing ones of two series, the one on sale and the next, for every price of every game that sells series. */
export async function dealAhead({
  currency,
  ...needs
}: MakeSeriesNeeds & { readonly currency: Currency }): Promise<void> {
  for (const { key: gameKey, engine } of listCatalogue()) {
    const found = engine === 'scratch' ? loadDefinition(gameKey) : undefined
    if (!found || !sellsSeries(found.definition)) continue
    const { definition, definitionHash } = found
    for (const stake of stakesOf(definition, currency))
      for (const mode of ['real', 'demo'] as const)
        await fillShelf(needs, { gameKey, definitionHash, mode, currency, stake }, definition, SERIES_READY)
  }
}
