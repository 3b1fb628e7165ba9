import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'
import type { FreeRoundState } from '#contract/states/free-round-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Detail = ReplyOf<typeof calls.getDefinition>
export type Stats = ReplyOf<typeof calls.getDefinitionStats>
export type Relation = ReplyOf<typeof calls.listRelations>['rows'][number]

export const RELATION_KINDS: Readonly<Record<FreeRoundState, StatusKind>> = {
  offered: 'wait',
  accepted: 'info',
  active: 'ok',
  finished: 'idle',
  converted: 'idle',
  cancelled: 'stop',
  expired: 'idle',
}
/** The beginning of query keys of free rounds. */
export const FREE_ROUNDS = ['free-rounds']
