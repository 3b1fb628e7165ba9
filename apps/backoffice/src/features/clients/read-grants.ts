import { movesMoney, SCOPES, type Scope } from '#contract/scopes.ts'
import type { Grant } from './clients.ts'

/** The form of one scope: amounts as typed. */
export type WrittenGrant = { readonly call: string; readonly day: string; readonly unproved: string }
export type WrittenGrants = Readonly<Partial<Record<Scope, WrittenGrant>>>

/** Parses a typed amount to minor units; undefined if it is none. */
export function readAmount(text: string): number | undefined {
  const match = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00a0]/g, ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/**
 * Parses the grants of a form; undefined while an amount is missing, or the ceiling of a call exceeds that of a day.
 */
export function readGrants(written: WrittenGrants): Grant[] | undefined {
  const grants = SCOPES.flatMap((scope) => {
    const one = written[scope]
    return one ? [readGrant(scope, one)] : []
  })
  return grants.every((grant) => grant !== undefined) ? grants : undefined
}

function readGrant(scope: Scope, { call, day, unproved }: WrittenGrant): Grant | undefined {
  if (!movesMoney(scope)) return { scope, callMaxMinor: null, dayMaxMinor: null, unprovedMaxMinor: null }
  const [callMaxMinor, dayMaxMinor, unprovedMaxMinor] = [readAmount(call), readAmount(day), readAmount(unproved)]
  if (callMaxMinor === undefined || dayMaxMinor === undefined || unprovedMaxMinor === undefined) return undefined
  if (callMaxMinor > dayMaxMinor || unprovedMaxMinor > callMaxMinor) return undefined
  return { scope, callMaxMinor, dayMaxMinor, unprovedMaxMinor }
}

/** The form of existing grants. */
export function writeGrants(grants: readonly Grant[]): WrittenGrants {
  const write = (minor: number | null) => (minor === null ? '' : String(minor / 100))
  return Object.fromEntries(
    grants.map(({ scope, callMaxMinor, dayMaxMinor, unprovedMaxMinor }) => [
      scope,
      { call: write(callMaxMinor), day: write(dayMaxMinor), unproved: write(unprovedMaxMinor) },
    ]),
  )
}
