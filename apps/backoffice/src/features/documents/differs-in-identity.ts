import type { Migration } from './migration-view.tsx'

/** Whether the two accounts name two people: an approval then says why, as the server asks. */
export function differsInIdentity(differences: Migration['differences']): boolean {
  return differences.some(
    ({ isIdentity, outcome, old, online }) => isIdentity && outcome === 'kept' && old !== null && online !== null,
  )
}
