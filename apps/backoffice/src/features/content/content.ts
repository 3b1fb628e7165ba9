import type { ReplyOf } from '#contract/call.ts'
import type { CONTENT_STATES } from '#contract/lists/content.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { CallProblem } from '../../shell/api.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Item = ReplyOf<typeof calls.getContent>
export type Publication = Item['publications'][number]

/** Every list and detail of content is kept under it. */
export const CONTENT = ['content']
export const FILES = ['files']

export const STATE_KINDS: Readonly<Record<(typeof CONTENT_STATES)[number], StatusKind>> = {
  draft: 'idle',
  scheduled: 'wait',
  live: 'ok',
}

/** What a version is called: a label is that of the newest one, and an older one is called by its place. */
export const nameOfVersion = (
  { label, latestVersion }: Pick<Item, 'label' | 'latestVersion'>,
  version: number,
  place: string,
): string => (version === latestVersion ? label : place)

export type TextProblem = { readonly line: number; readonly problem: string; readonly text: string }

/** What is wrong with a text, and where, as the server says it. */
export function problemOf(error: unknown): TextProblem | undefined {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_CONTENT_NOT_VALID') return undefined
  return error.failed.details as TextProblem | undefined
}
