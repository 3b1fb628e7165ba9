import { systemClock, type Heartbeat } from '#server/kernel/index.ts'
import { collectStatements, fetchStatements, type PaymentNeeds } from '#server/payments/index.ts'
import type { Logger } from 'pino'
import { openStatementBanks, statementFormats } from '#partners/adapters.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'

const COLLECT_EVERY_MS = 60_000
/** How often it is looked whether the bank is to be asked; how often it is asked, the room decides. */
const LOOK_EVERY_MS = 10_000

/**
 * Statements of our bank come by themselves: out of the folder where they arrive, where one is named, and from the bank
 * itself, where the brand's bank gives them.
 */
export function statementHeartbeats(
  environment: Pick<RulesEnvironment, 'statementsFolder' | 'partners' | 'payer'>,
  { payments, logger }: { readonly payments: PaymentNeeds; readonly logger: Logger },
): Heartbeat[] {
  const { statementsFolder, partners, payer } = environment
  const { db, clock, rules, findPayer } = payments
  const needs = {
    db,
    clock,
    rules: { payer, currency: rules.currency },
    findPayee: findPayer,
    ownFormats: statementFormats,
  }
  const collecting = {
    ...needs,
    onProblem: (file: string, problem: string) =>
      logger.error({ file, problem }, 'a statement of the bank needs a person'),
  }
  const fetching = {
    ...needs,
    worldClock: systemClock,
    timeZone: rules.timeZone,
    onProblem: (problem: string) => logger.error({ problem }, 'our bank gave no movements'),
  }
  const banks = [...partners].flatMap(([key, values]) => {
    const bank = openStatementBanks[key]?.(values)
    return bank ? [bank] : []
  })
  return [
    ...(statementsFolder === undefined
      ? []
      : [
          {
            name: 'payments.collect-statements',
            everyMs: COLLECT_EVERY_MS,
            beat: () => collectStatements({ ...collecting, folder: statementsFolder }),
          },
        ]),
    ...banks.map((bank) => ({
      name: 'payments.fetch-statements',
      everyMs: LOOK_EVERY_MS,
      beat: () => fetchStatements({ ...fetching, bank }),
    })),
  ]
}
