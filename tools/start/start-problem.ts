/** Something that keeps the casino from starting and that a person can put right: told in one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
