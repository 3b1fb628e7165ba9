import { readFileSync } from 'node:fs'

export type SpecifiedCall = {
  readonly audience: string
  readonly method: string
  readonly path: string
  readonly payload: string
}

/** Every call of the specification, one per line (contract/calls.tsv). */
export function readSpecifiedCalls(): SpecifiedCall[] {
  const [, ...lines] = readFileSync(new URL('../../contract/calls.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [audience = '', method = '', path = '', payload = ''] = line.split('\t')
    return { audience, method, path, payload }
  })
}

/** Key of a call in both lists: path parameters are equal whatever their names. */
export function callName(call: { readonly method: string; readonly path: string }): string {
  return `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`
}
