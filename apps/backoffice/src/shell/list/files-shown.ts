import type { ReplyOf } from '#contract/call.ts'
import type { listExports } from '#contract/play-v1/lists.ts'

export type Export = ReplyOf<typeof listExports>['exports'][number]

/** As many as one may ask for at a time. */
const READY_SHOWN = 3

export const isUnderWay = ({ state }: Pick<Export, 'state'>) => state === 'waiting' || state === 'making'
export const isReady = ({ state, isExpired }: Pick<Export, 'state' | 'isExpired'>) => state === 'done' && !isExpired

/**
 * Files of a list that its screen shows, of all of them, the newest first: pending ones, the newest that can be fetched, and
 * the newest that cannot (failed or deleted), until it is put away. One that cannot be fetched never takes the place of another.
 */
export function filesShown<Of extends Pick<Export, 'state' | 'isExpired' | 'number'>>(
  exports: readonly Of[],
  putAway: readonly number[],
): Of[] {
  const lost = exports.filter((one) => !isUnderWay(one) && !isReady(one) && one.state !== 'cancelled')
  const [newest] = lost
  return [
    ...exports.filter(isUnderWay),
    ...exports.filter(isReady).slice(0, READY_SHOWN),
    ...(newest && !putAway.includes(newest.number) ? [newest] : []),
  ]
}
