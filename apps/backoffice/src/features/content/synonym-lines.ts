import type { Synonym } from '#contract/shapes/synonyms.ts'

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Synonyms as lines: words, an equals sign, and what they find. */
export const writeLines = (synonyms: readonly Synonym[]): string =>
  synonyms.map(({ words, finds }) => `${words.join(', ')} = ${finds.join(', ')}`).join('\n')

/** What the lines say, or the number of the first that says nothing. Empty lines are left out. */
export function readLines(text: string): { readonly synonyms: Synonym[] } | { readonly wrongLine: number } {
  const synonyms: Synonym[] = []
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [words = '', finds = '', ...more] = line.split('=')
    const one = { words: split(words), finds: split(finds) }
    if (more.length > 0 || one.words.length === 0 || one.finds.length === 0) return { wrongLine: place + 1 }
    synonyms.push(one)
  }
  return { synonyms }
}
