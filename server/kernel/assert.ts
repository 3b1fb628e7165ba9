/** Asserts what can only be false through a bug of ours: answers 500 with the request id, and nothing else. */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new BrokenAssumption(sentence)
}

class BrokenAssumption extends Error {
  override readonly name = 'BrokenAssumption'
}
