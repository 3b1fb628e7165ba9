const LENGTH_MIN = 4

/**
 * Whether the input is a prefix of a word with one typo: an extra letter, a missing one, a wrong one, or two swapped
 * ones. The first letter must be right, and short inputs never match, because they would match everything.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.charCodeAt(0) !== word.charCodeAt(0) || typed.length < LENGTH_MIN) return false
  let at = 1
  while (at < typed.length && typed[at] === word[at]) at += 1
  const rest = typed.slice(at)
  const afterOne = typed.slice(at + 1)
  return (
    word.startsWith(afterOne, at) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(afterOne, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  )
}
