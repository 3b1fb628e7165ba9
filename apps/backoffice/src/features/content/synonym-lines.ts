import type { Synonym } from '#contract/shapes/synonyms.ts'

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isEmpty = (line: string) => line.trim() === ''

/** Synonyms as lines: words, an equals sign, and what they find. */
export const writeLines = (synonyms: readonly Synonym[]): string =>
  synonyms.map(({ words, finds }) => `${words.join(', ')} = ${finds.join(', ')}`).join('\n')

/** Parses the lines, or returns the number of the first invalid one. Empty lines are ignored. */
export function readLines(text: string): { readonly synonyms: Synonym[] } | { readonly wrongLine: number } {
  const synonyms: Synonym[] = []
  for (const [place, line] of text.split('\n').entries()) {
    if (isEmpty(line)) continue
    const [words = '', finds = '', ...more] = line.split('=')
    const one = { words: split(words), finds: split(finds) }
    if (more.length > 0 || one.words.length === 0 || one.finds.length === 0) return { wrongLine: place + 1 }
    synonyms.push(one)
  }
  return { synonyms }
}

/** The number of the line with an entry: the server counts entries, without empty lines. */
export function lineOfEntry(text: string, entry: number): number {
  const filled = text.split('\n').flatMap((line, place) => (isEmpty(line) ? [] : [place + 1]))
  return filled[entry - 1] ?? entry
}
