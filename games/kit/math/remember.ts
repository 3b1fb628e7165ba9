/** Keeps what was computed for an object as long as the object lives: a definition never changes. */
export function remember<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>()
  return (subject) => {
    const found = known.get(subject)
    if (found) return found.result
    const result = compute(subject)
    known.set(subject, { result })
    return result
  }
}
