const LENGTH_MIN = 4

/**
 * Whether a word begins with what was typed but for one slip: a letter too many, one missing, another one, or two that have
 * changed places. The first letter has to be right, and short texts are never near: they would be near everything.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < LENGTH_MIN || typed[0] !== word[0]) return false
  let at = 1
  while (at < typed.length && typed[at] === word[at]) at += 1
  const begins = (rest: number, from: number) => word.slice(from).startsWith(typed.slice(rest))
  return (
    begins(at + 1, at) ||
    begins(at, at + 1) ||
    begins(at + 1, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && begins(at + 2, at + 2))
  )
}
