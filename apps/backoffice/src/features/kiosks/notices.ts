import type { ReplyOf } from '#contract/call.ts'
import type { listValues } from '#contract/onling-v2/front-end.ts'
import { FRONT_END_VALUES, type FrontEndValue } from '#contract/shapes/front-end-values.ts'

/** Query key of the notices. */
export const NOTICES = ['kiosk-notices'] as const

type Kept = ReplyOf<typeof listValues>['values'][number]

/** A line of the screen: a notice in one language, set or not; or a stored value under an obsolete name. */
export type Notice = {
  readonly name: string
  /** The language; null for an obsolete name. */
  readonly language: string | null
  readonly kept: Kept | undefined
}

/** Every language with a notice, then obsolete names. */
export function noticesOf(values: readonly Kept[]): Notice[] {
  const isRead = (name: string): name is FrontEndValue => (FRONT_END_VALUES as readonly string[]).includes(name)
  return [
    ...FRONT_END_VALUES.map((name) => ({
      name,
      language: name.slice(name.indexOf('.') + 1),
      kept: values.find((one) => one.name === name),
    })),
    ...values.filter(({ name }) => !isRead(name)).map((kept) => ({ name: kept.name, language: null, kept })),
  ]
}
