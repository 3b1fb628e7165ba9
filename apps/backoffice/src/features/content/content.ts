import type { ReplyOf } from '#contract/call.ts'
import type { CONTENT_STATES } from '#contract/lists/content.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { CallProblem } from '../../shell/api.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Item = ReplyOf<typeof calls.getContent>
export type Publication = Item['publications'][number]

/** The beginning of query keys of content. */
export const CONTENT = ['content']
export const FILES = ['files']

export const STATE_KINDS: Readonly<Record<(typeof CONTENT_STATES)[number], StatusKind>> = {
  draft: 'idle',
  scheduled: 'wait',
  live: 'ok',
}

/** The name of a version: the newest one has its label, older ones their position. */
export const nameOfVersion = (
  { label, latestVersion }: Pick<Item, 'label' | 'latestVersion'>,
  version: number,
  place: string,
): string => (version === latestVersion ? label : place)

export type TextProblem = { readonly line: number; readonly problem: string; readonly text: string }

/** The problem of a text and its position, from a refusal. */
export function problemOf(error: unknown): TextProblem | undefined {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_CONTENT_NOT_VALID') return undefined
  return error.failed.details as TextProblem | undefined
}
