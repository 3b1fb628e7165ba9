import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { codeOf } from '../../shell/api.ts'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { editsOf, rebase } from './rebase.ts'
import { PLACES, type AsOf } from './places.ts'

type Of<Thing, Draft> = {
  /** The shown thing; undefined for a new one, which has no facts of another moment. */
  readonly thing: Thing | undefined
  readonly name: string
  readonly asOf: string | undefined
  /** When the change begins, as the field has it. */
  readonly from: string
  readonly read: (moment: AsOf) => Promise<Thing>
  readonly draftOf: (thing: Thing | undefined) => Draft
}

/**
 * A draft of a thing's facts at the moment from which they are written: what staff have changed, over the facts of that
 * moment, so that no facts of the shown moment are written over those of another.
 */
export function useFactsAt<Thing, Draft extends object>({ thing, name, asOf, from, read, draftOf }: Of<Thing, Draft>) {
  const at = instantOf(from)
  const moment: AsOf = at === undefined ? {} : { asOf: at }
  const isShown = thing === undefined || from === localOf(asOf)
  const there = useQuery({
    queryKey: [...PLACES, 'facts at', name, moment],
    queryFn: () => read(moment),
    enabled: !isShown,
  })
  const then = isShown ? thing : there.data
  const facts = useMemo(() => draftOf(then ?? thing), [then, thing, draftOf])
  const [edits, setEdits] = useState<Partial<Draft>>({})
  return {
    facts,
    draft: rebase(facts, edits),
    write: (draft: Draft) => setEdits(editsOf(facts, draft)),
    /** Why nothing can be written yet. */
    problem: isShown || there.isSuccess ? undefined : there.isError ? whyNot(there.error) : ('loading' as const),
  }
}

const whyNot = (error: unknown) =>
  codeOf(error).endsWith('_NOT_FOUND') ? ('not-there' as const) : ('not-read' as const)
