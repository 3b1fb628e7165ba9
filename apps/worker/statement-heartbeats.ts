import { systemClock, type Heartbeat, type Querier } from '#server/kernel/index.ts'
import { collectStatements, fetchStatements, type PaymentNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { Logger } from 'pino'
import { openStatementBanks, statementFormats } from '#partners/adapters.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'

const COLLECT_EVERY_MS = 60_000
/** How often the job checks whether a request to the bank is due; the room decides how often it is. */
const LOOK_EVERY_MS = 10_000

/**
 * Imports statements of our bank: from the folder, where one is set, and from the bank's API, where the brand's bank
 * has one.
 */
export function statementHeartbeats(
  environment: Pick<RulesEnvironment, 'statementsFolder' | 'partners' | 'payer'>,
  { payments, target, logger }: { readonly payments: PaymentNeeds; readonly target: string; readonly logger: Logger },
): Heartbeat[] {
  const { statementsFolder, partners, payer } = environment
  const { db, clock, rules } = payments
  const needs = {
    db,
    clock,
    rules: { payer, currency: rules.currency },
    findPayee: (at: Querier, playerId: number) => findPlayerById(at, target, playerId),
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
