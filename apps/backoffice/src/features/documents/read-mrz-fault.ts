import { CallProblem } from '../../shell/api.ts'
import type { Values } from '../../shell/use-texts.ts'
import type { TextKey } from '../../texts/text-key.ts'

const FAULTS = ['row-count', 'row-length', 'character'] as const

/** The text for an invalid row of an MRZ; undefined for every other problem. */
export function readMrzFault(error: unknown): { readonly text: TextKey; readonly values: Values } | undefined {
  if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_MRZ_NOT_READ') return undefined
  const { fault, ...places } = error.failed.details ?? {}
  const known = FAULTS.find((name) => name === fault)
  if (!known) return undefined
  const values = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, Number(place)]))
  return { text: `mrzFault.${known}`, values }
}
