import type { Action, By } from '../approvals/index.ts'
import type { Database } from '../kernel/index.ts'

const by: By = {
  asker: { userId: 7, name: 'Test' },
  approver: null,
  reason: 'Looked through: a planted test.',
  decision: null,
  acceptedWarnings: [],
}

/** Looks and runs, as the policy does where one person may do it. */
export async function runByTest<Input, Result>(
  db: Database,
  { preview, run, afterwards }: Action<Input, Result>,
  input: Input,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    await preview(tx, input, by.asker)
    return run(tx, input, by)
  })
  return afterwards ? afterwards(result, input, by) : result
}
