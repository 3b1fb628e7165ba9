import type { StatusKind } from '../../shell/status.tsx'
import type { TextKey } from '../../texts/text-key.ts'

export type Capability = { readonly name: TextKey; readonly kind: StatusKind; readonly why: TextKey }

/**
 * What the player may do now, as far as this screen knows: closing and a lock stop all three at once, an exclusion deposits and
 * stakes. Limits are not among what the platform tells here, so "open" only says that neither of the two stands in the way.
 */
export function capabilitiesOf({
  isLocked,
  isClosed = false,
  isExcluded = false,
}: {
  readonly isLocked: boolean
  readonly isClosed?: boolean
  readonly isExcluded?: boolean
}): Capability[] {
  const names = ['capability.signIn', 'capability.deposit', 'capability.stake'] as const
  return names.map((name) => {
    if (isClosed) return { name, kind: 'stop', why: 'capability.closed' }
    if (isLocked) return { name, kind: 'stop', why: 'capability.locked' }
    if (isExcluded && name !== 'capability.signIn') return { name, kind: 'stop', why: 'capability.excluded' }
    return { name, kind: 'ok', why: 'capability.open' }
  })
}
