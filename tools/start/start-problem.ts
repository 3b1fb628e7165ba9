/** A problem of the start that a person can fix: printed as one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
