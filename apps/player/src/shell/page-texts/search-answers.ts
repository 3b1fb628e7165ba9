/** A text in parts; matches of the search are marked. */
export type Marked = readonly { readonly text: string; readonly isMarked: boolean }[]

const WORD = /[\p{L}\p{N}]+/gu
const QUESTION_WEIGHT = 3
const WORDS_MAX = 8
/** Minimum length of a word whose ending is cut: all languages here except Vietnamese inflect words. */
const ENDING_FROM = 5
const LONG_ENDING_FROM = 8

/** Lower case without diacritics. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')
}

/** The stem of a word: `výplata` finds `výplatu` and `výplaty`. */
function stemOf(word: string): string {
  const folded = fold(word)
  if (folded.length >= LONG_ENDING_FROM) return folded.slice(0, -2)
  return folded.length >= ENDING_FROM ? folded.slice(0, -1) : folded
}

const stemsOf = (q: string): string[] => [
  ...new Set([...q.matchAll(WORD)].slice(0, WORDS_MAX).map(([word]) => stemOf(word))),
]

const countIn = (text: string, stem: string): number =>
  [...text.matchAll(WORD)].filter(([word]) => fold(word).startsWith(stem)).length

/** Answers that contain every word of the search, matches in the question first. */
export function searchAnswers<One extends { readonly question: string; readonly answer: string }>(
  answers: readonly One[],
  q: string,
): One[] {
  const stems = stemsOf(q)
  if (stems.length === 0) return []
  const scored = answers.flatMap((one) => {
    const scores = stems.map((stem) => QUESTION_WEIGHT * countIn(one.question, stem) + countIn(one.answer, stem))
    return scores.includes(0) ? [] : [{ one, score: scores.reduce((sum, score) => sum + score, 0) }]
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one)
}

/** Marks the whole words of a text that match the search. */
export function markWords(text: string, q: string): Marked {
  const stems = stemsOf(q)
  const parts: { text: string; isMarked: boolean }[] = []
  let from = 0
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    if (!stems.some((stem) => fold(word).startsWith(stem))) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isMarked: false })
    parts.push({ text: word, isMarked: true })
    from = match.index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false })
  return parts
}
