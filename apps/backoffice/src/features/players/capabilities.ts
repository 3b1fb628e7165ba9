import type { StatusKind } from '../../shell/status.tsx'
import type { TextKey } from '../../texts/text-key.ts'

export type Capability = { readonly name: TextKey; readonly kind: StatusKind; readonly why: TextKey }

/**
 * What the player may do now, as far as this screen knows: a lock stops all three at once. Limits and exclusion are
 * not among what the platform tells here, so "open" only says that no lock by staff stands in the way.
 */
export function capabilitiesOf({ isLocked }: { readonly isLocked: boolean }): Capability[] {
  const names = ['capability.signIn', 'capability.deposit', 'capability.stake'] as const
  return names.map((name) =>
    isLocked ? { name, kind: 'stop', why: 'capability.locked' } : { name, kind: 'ok', why: 'capability.open' },
  )
}
