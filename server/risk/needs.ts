import type { Permission } from '#contract/permissions.ts'
import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { Pictures } from '#pictures'
import type { Clock, Database, FieldCipher, Querier } from '#server/kernel/index.ts'
import type { LinkPart, TimelinePart } from '#server/players/index.ts'

/** What counts play and makes signals. */
export type MeasureNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** The amount from which the law has a payer identified, in minor units. */
  readonly identifiedFromMinor: number
  /** What rooms tell of a player over time. */
  readonly timeline: readonly TimelinePart[]
  /** What rooms know that accounts have in common. */
  readonly links: readonly LinkPart[]
}

/** What answers staff. */
export type RiskNeeds = Pick<MeasureNeeds, 'db' | 'clock' | 'target' | 'timeZone'> & {
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly pictures: Pictures
  readonly links: LinkSigner
  readonly brandName: string
  /** Key of the market, whose law says what is reported to whom. */
  readonly market: string
  /** Language of the market, which is its authority's. */
  readonly language: string
  /** Who reports. */
  readonly operator: { readonly name: string; readonly companyNumber: string | null; readonly address: string | null }
  readonly currency: string
  readonly findWorkers: (
    db: Querier,
    permission: Permission,
  ) => Promise<readonly { readonly userId: number; readonly name: string }[]>
}
