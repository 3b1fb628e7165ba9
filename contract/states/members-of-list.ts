/** Of a list of players, what its SHA-256 is of: each once, in order, a line each. The same people are the same list in any order. */
export function textOfMembers(playerIds: readonly number[]): string {
  return [...new Set(playerIds)].sort((one, other) => one - other).join('\n')
}
