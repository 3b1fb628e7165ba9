import type { CallDefinition } from '#contract/call.ts'
import { NEVER_MET } from './never-met.ts'
import { readServed, type Served, type Texts } from './read-call-graph.ts'

/** A call that a room mounts by name, and where its handler raises which code. */
export type ReadCall = { readonly call: CallDefinition; readonly codes: Served['codes'] }

/** Declared refusals are read from the contract itself. */
export async function readCalls(texts: Texts): Promise<readonly ReadCall[]> {
  const read = await Promise.all(
    readServed(texts).map(async ({ module, name, codes }) => {
      const { [name]: call } = (await import(module)) as Readonly<Record<string, Partial<CallDefinition> | undefined>>
      // A list of calls is mounted in a loop: its calls have no name here.
      return call?.refusals ? [{ call: call as CallDefinition, codes }] : []
    }),
  )
  return read.flat()
}

/** One line for each undeclared refusal that a call's handler can reach, with the place that raises it. */
export function findUndeclared({ call, codes }: ReadCall): readonly string[] {
  const { method, path, refusals, shutdownPart } = call
  const declared: readonly string[] = [...refusals, ...(shutdownPart ? ['ERR_SHUTDOWN_PLANNED'] : [])]
  return [...codes]
    .filter(([code]) => !declared.includes(code) && !(code in (NEVER_MET[path] ?? {})))
    .map(([code, at]) => `${at}: error: ${method} ${path} does not declare ${code}, which is refused here.`)
}
