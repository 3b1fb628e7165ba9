/**
 * The text of a list of players that its SHA-256 is computed from: each player once, sorted, one per line. The order of the input
 * does not matter.
 */
export function textOfMembers(playerIds: readonly number[]): string {
  return [...new Set(playerIds)].sort((one, other) => one - other).join('\n')
}
