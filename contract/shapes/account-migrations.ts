import { Type } from 'typebox'
import {
  MERGE_METHODS,
  MIGRATION_REJECT_REASONS,
  MIGRATION_STATES,
  MIGRATION_WAYS,
  OLD_ACCOUNT_SOURCES,
} from '../states/account-migration-states.ts'
import { personal } from '../personal.ts'
import { Instant, PlayerId, text, Uuid } from './fields.ts'

export const MigrationState = Type.Enum([...MIGRATION_STATES])
export const MigrationWay = Type.Enum([...MIGRATION_WAYS])
export const MergeMethod = Type.Enum([...MERGE_METHODS])
export const MigrationRejectReason = Type.Enum([...MIGRATION_REJECT_REASONS])

/** Secret token of the browser that started a migration. */
export const MigrationToken = text(200, 20)

const Nothing = Type.Null()
export const MigrationRejection = Type.Object({ reason: MigrationRejectReason, message: Type.String() })

/** Enough of the old account for its owner to recognize it; a person with somebody else's card or document learns no more. */
export const OldAccountCovered = Type.Object({
  source: Type.Enum([...OLD_ACCOUNT_SOURCES]),
  maskedName: Type.String(),
  maskedEmail: Type.Union([Type.String(), Nothing]),
  /** Number of venue cards that come with it. */
  cards: Type.Integer(),
})

/** A migration for the person who started it. */
export const MigrationShown = Type.Object({
  migrationId: Uuid,
  state: MigrationState,
  way: MigrationWay,
  mergeMethod: Type.Union([MergeMethod, Nothing]),
  /** Methods by which this migration can be finished at this brand. */
  mergeMethods: Type.Array(MergeMethod),
  oldAccount: OldAccountCovered,
  /** Registration fields that the old account lacks, or that everybody has to enter again. */
  missing: Type.Array(Type.String()),
  /** The code to show at a venue; null when no visit is needed. */
  venueCode: Type.Union([Type.String(), Nothing]),
  rejection: Type.Union([MigrationRejection, Nothing]),
  /** Deadline of the next step; null when there is none. */
  expiresAt: Type.Union([Instant, Nothing]),
  changedAt: Instant,
})

/** A field of both accounts. `after`: its value in the online account after approval. */
export const MigrationDifference = Type.Object({
  field: Type.String(),
  old: Type.Union([personal('word'), Nothing]),
  online: Type.Union([personal('word'), Nothing]),
  /** `same`: equal in both · `filled`: from the old account · `kept`: from the online account. */
  outcome: Type.Enum(['same', 'filled', 'kept']),
  /** An identity field: approving despite this difference needs a note. */
  isIdentity: Type.Boolean(),
})

/** One migration in a list for staff. */
export const MigrationRow = Type.Object({
  migrationId: Uuid,
  playerId: Type.Union([PlayerId, Nothing]),
  state: MigrationState,
  way: MigrationWay,
  mergeMethod: Type.Union([MergeMethod, Nothing]),
  maskedName: Type.String(),
  startedAt: Instant,
  /** Since when it waits for staff; null when it does not. */
  waitingSince: Type.Union([Instant, Nothing]),
  changedAt: Instant,
})
