import type { Texts } from '#contract/shapes/texts.ts'

type Change = {
  readonly field: 'text'
  readonly about: string
  readonly before: string | null
  readonly after: string | null
}

/** What differs between two versions, one row for each text, for who signs it; null: as the product says it. */
export function textChanges(before: Texts, after: Texts): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return keys
    .filter((key) => before[key] !== after[key])
    .map((about) => ({ field: 'text', about, before: before[about] ?? null, after: after[about] ?? null }))
}

/** A version as lines, one for each text, to be compared with another one. */
export const textLines = (texts: Texts): string =>
  Object.entries(texts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, text]) => `${key}: ${text.replaceAll('\n', ' ')}`)
    .join('\n')
