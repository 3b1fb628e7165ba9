import type { Texts } from '#contract/shapes/texts.ts'

type Change = {
  readonly field: 'text'
  readonly about: string
  readonly before: string | null
  readonly after: string | null
}

/** Differences between two versions, one row for each text, for the approver; null: the product's text. */
export function textChanges(before: Texts, after: Texts): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return keys
    .filter((key) => before[key] !== after[key])
    .map((about) => ({ field: 'text', about, before: before[about] ?? null, after: after[about] ?? null }))
}

/** A version as lines, one for each text, for a comparison. */
export const textLines = (texts: Texts): string =>
  Object.entries(texts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, text]) => `${key}: ${text.replaceAll('\n', ' ')}`)
    .join('\n')
