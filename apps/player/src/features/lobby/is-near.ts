const LENGTH_MIN = 4

/**
 * Whether a word begins with what was typed but for one slip: a letter too many, one missing, another one, or two that have
 * changed places. The first letter has to be right, and short texts are never near: they would be near everything.
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
