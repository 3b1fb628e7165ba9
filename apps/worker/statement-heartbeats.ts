import type { Heartbeat } from '#server/kernel/index.ts'
import { collectStatements, type PaymentNeeds } from '#server/payments/index.ts'
import type { Logger } from 'pino'
import type { RulesEnvironment } from '../api/environment.ts'

const COLLECT_EVERY_MS = 60_000

/** Statements of our bank are taken out of the folder where they arrive; none where no folder is named. */
export function statementHeartbeats(
  { statementsFolder, payer }: Pick<RulesEnvironment, 'statementsFolder' | 'payer'>,
  { payments, logger }: { readonly payments: PaymentNeeds; readonly logger: Logger },
): Heartbeat[] {
  if (statementsFolder === undefined) return []
  const { db, clock, rules, findPayer } = payments
  const needs = {
    db,
    clock,
    rules: { payer, currency: rules.currency },
    findPayee: findPayer,
    folder: statementsFolder,
    onProblem: (file: string, problem: string) =>
      logger.error({ file, problem }, 'a statement of the bank needs a person'),
  }
  return [
    {
      name: 'payments.collect-statements',
      everyMs: COLLECT_EVERY_MS,
      beat: async () => {
        await collectStatements(needs)
      },
    },
  ]
}
