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

/** Secret of the browser that began a migration. */
export const MigrationToken = text(200, 20)

const Nothing = Type.Null()
export const MigrationRejection = Type.Object({ reason: MigrationRejectReason, message: Type.String() })

/** Enough of the old account to know it again; whoever holds somebody's card or document learns no more. */
export const OldAccountCovered = Type.Object({
  source: Type.Enum([...OLD_ACCOUNT_SOURCES]),
  maskedName: Type.String(),
  maskedEmail: Type.Union([Type.String(), Nothing]),
  /** How many cards of venues come with it. */
  cards: Type.Integer(),
})

/** A migration as the person sees it who began it. */
export const MigrationShown = Type.Object({
  migrationId: Uuid,
  state: MigrationState,
  way: MigrationWay,
  mergeMethod: Type.Union([MergeMethod, Nothing]),
  /** Methods that this migration can be finished with at this brand. */
  mergeMethods: Type.Array(MergeMethod),
  oldAccount: OldAccountCovered,
  /** Fields of a registration that the old account does not have, or that are anew for everybody. */
  missing: Type.Array(Type.String()),
  /** What a person shows at a venue; null when no venue is to be visited. */
  venueCode: Type.Union([Type.String(), Nothing]),
  rejection: Type.Union([MigrationRejection, Nothing]),
  /** Until when the next step has to be done; null when nothing more is. */
  expiresAt: Type.Union([Instant, Nothing]),
  changedAt: Instant,
})

/** A field of both accounts. `after`: what the online account has once it is approved. */
export const MigrationDifference = Type.Object({
  field: Type.String(),
  old: Type.Union([personal('word'), Nothing]),
  online: Type.Union([personal('word'), Nothing]),
  /** `same` in both · `filled` from the old account · `kept` as the online account has it. */
  outcome: Type.Enum(['same', 'filled', 'kept']),
  /** Says who the person is: approving despite it needs words. */
  isIdentity: Type.Boolean(),
})

/** One migration in a list of staff. */
export const MigrationRow = Type.Object({
  migrationId: Uuid,
  playerId: Type.Union([PlayerId, Nothing]),
  state: MigrationState,
  way: MigrationWay,
  mergeMethod: Type.Union([MergeMethod, Nothing]),
  maskedName: Type.String(),
  startedAt: Instant,
  /** Since when staff are next; null when they are not. */
  waitingSince: Type.Union([Instant, Nothing]),
  changedAt: Instant,
})
