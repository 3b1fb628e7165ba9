import type { Currency } from '#contract/shapes/money.ts'
import type { ProposalList } from '#server/approvals/index.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import type { LiveDisk } from '#contract/shapes/live.ts'

/** What measures the live view. */
export type LiveNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The brand whose view it is. */
  readonly target: string
  readonly currency: Currency
  readonly timeZone: string
  /** What rooms propose themselves, for the queue of approvals. */
  readonly proposals: () => readonly ProposalList[]
  /** Folders whose disk is looked at. */
  readonly folders: readonly { readonly name: LiveDisk; readonly path: string }[]
  /** Certificates of partners that the configuration holds. */
  readonly certificates: readonly { readonly name: string; readonly endsAt: Date }[]
  /** Part by part: one that cannot be read keeps its figures of before. */
  readonly onProblem: (error: unknown, region: string) => void
}
