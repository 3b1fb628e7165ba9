import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/campaigns.ts'
import type { VersionState } from '#contract/states/campaign-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Detail = ReplyOf<typeof calls.get>
export type Version = Detail['versions'][number]
export type Finding = ReplyOf<typeof calls.judge>['findings'][number]

export const VERSION_KINDS: Readonly<Record<VersionState, StatusKind>> = {
  draft: 'idle',
  checked: 'wait',
  approved: 'ok',
  dropped: 'stop',
}
/** Whether lists of players can be added: the campaign is for listed players, or gives without a code or a trigger. */
export const canHaveLists = ({ people, gift }: Version['terms']): boolean => {
  if (people.kind === 'list') return true
  if (people.kind === 'code' || people.kind === 'trigger') return false
  return gift.kind === 'no-deposit' || gift.kind === 'free-rounds'
}

/** The beginning of query keys of campaigns. */
export const CAMPAIGNS = ['campaigns']
