import type { ReplyOf } from '#contract/call.ts'
import type * as platform from '#contract/onling-v2/platform-event.ts'
import type * as calls from '#contract/play-v1/triggers.ts'
import type { TriggerState } from '#contract/states/trigger-states.ts'
import { CallProblem } from '../../shell/api.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Trigger = ReplyOf<typeof platform.getTrigger>
export type Definition = ReplyOf<typeof platform.getDefinition>
export type Judgement = ReplyOf<typeof calls.judge>
export type Tried = ReplyOf<typeof calls.preview>
export type Firing = ReplyOf<typeof calls.listFirings>['rows'][number]

export const STATE_KINDS: Readonly<Record<TriggerState, StatusKind>> = {
  draft: 'wait',
  live: 'ok',
  paused: 'hold',
  ended: 'idle',
}
/** The beginning of query keys of triggers. */
export const TRIGGERS = ['triggers']

/** The objections in a refusal, in the form of the call that judges terms. */
export function judgementOf(error: unknown): Judgement | undefined {
  if (!(error instanceof CallProblem)) return undefined
  const { code, details = {} } = error.failed
  const empty: Judgement = { problems: [], findings: [], loop: [] }
  if (code === 'ERR_TRIGGER_NOT_VALID') return { ...empty, problems: [details as Judgement['problems'][number]] }
  if (code === 'ERR_TRIGGER_NOT_LAWFUL') return { ...empty, findings: details['findings'] as Judgement['findings'] }
  return code === 'ERR_TRIGGER_LOOP' ? { ...empty, loop: details['loop'] as string[] } : undefined
}
