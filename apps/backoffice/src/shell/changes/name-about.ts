/** Kinds of what a change is about, by the first part of the key of their names. */
const KINDS = ['scope', 'risk.signal', 'risk.area'] as const

/** The name of what a change is about: a scope, a signal or an area of risk; undefined where it has none. */
export function nameAbout(about: string, or: (key: string, other: string) => string): string | undefined {
  return KINDS.map((kind) => or(`${kind}.${about}`, '')).find((name) => name !== '')
}
