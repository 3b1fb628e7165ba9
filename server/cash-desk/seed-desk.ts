import type { CurrencyCode } from '#money'
import { newId, type Instant, type Querier } from '#server/kernel/index.ts'
import { insertDesk } from './desks.queries.ts'

export type SeedDesk = {
  readonly target: string
  readonly venueId: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly createdBy: { readonly userId: number; readonly name: string }
}

/** Writes a desk of a venue with an empty drawer, once: nothing if the venue has a desk of this name already. */
export async function seedDesk(db: Querier, { createdBy, ...desk }: SeedDesk, at: Instant): Promise<void> {
  const by = { createdAt: at, createdBy: createdBy.userId, createdByName: createdBy.name }
  await insertDesk(db, { ...desk, id: newId(at), ...by })
}
