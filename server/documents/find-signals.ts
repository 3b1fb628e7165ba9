import { dayOf } from '#contract/states/calendar.ts'
import type { DocumentSignal } from '#contract/states/document-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { ageYears, type Player } from '#server/players/index.ts'
import { countOthersWithNumber, type DocumentRow } from './documents.queries.ts'
import type { DocumentNeeds } from './needs.ts'
import { countOthersWithContent, type ScanRow } from './scans.queries.ts'

/** A document that expires within this time must soon be replaced. */
const SOON_DAYS = 30
const DAY_MS = 86_400_000

/** Signals for staff before they approve a document (providers §7.3). None of them refuses. */
export async function findSignals(
  { clock, market }: Pick<DocumentNeeds, 'clock' | 'market'>,
  db: Querier,
  {
    player,
    document,
    scans,
  }: {
    readonly player: Pick<Player, 'id' | 'birthDate'>
    readonly document: Pick<DocumentRow, 'numberIndex' | 'isNumberUsual' | 'expiresOn'> | undefined
    readonly scans: readonly ScanRow[]
  },
): Promise<DocumentSignal[]> {
  const now = clock.now()
  const soon = dayOf(market.timeZone, new Date(now.getTime() + SOON_DAYS * DAY_MS))
  const contents = scans.map(({ contentIndex }) => contentIndex)
  const age = ageYears(player.birthDate, dayOf(market.timeZone, now))
  const sameNumber = document ? await countOthersWithNumber(db, document.numberIndex, player.id) : 0
  const sameImage = await countOthersWithContent(db, contents, player.id)
  return [
    ...(document?.expiresOn && document.expiresOn <= soon ? (['expires-soon'] as const) : []),
    ...(document && !document.isNumberUsual ? (['unusual-number'] as const) : []),
    ...(sameNumber > 0 ? (['number-of-another-player'] as const) : []),
    ...(sameImage > 0 ? (['image-of-another-player'] as const) : []),
    ...(age < market.minRegistrationAge ? (['under-age'] as const) : []),
  ]
}
