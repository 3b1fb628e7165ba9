/** The fields of a draft that staff changed, against the facts from which it began. */
export function editsOf<Draft extends object>(facts: Draft, draft: Draft): Partial<Draft> {
  const changed = Object.entries(draft).filter(([name, value]) => !Object.is(Reflect.get(facts, name), value))
  return Object.fromEntries(changed) as Partial<Draft>
}

/** The same changes over the facts of another moment. */
export const rebase = <Draft extends object>(facts: Draft, edits: Partial<Draft>): Draft => ({ ...facts, ...edits })
