import { listMovedCash } from '#server/cash-desk/index.ts'
import { listMovedPayments } from '#server/payments/index.ts'
import type { Base } from './compose/open-base.ts'

/** Which movements of a player are payments, or cash at a desk, for their history. */
export const listMovedMoney =
  ({ db, clock, configuration }: Pick<Base, 'db' | 'clock' | 'configuration'>) =>
  async (playerId: number, references: readonly string[]) => [
    ...(await listMovedPayments(db, playerId, references)),
    ...(await listMovedCash({ db, clock, target: configuration.brand.target }, playerId, references)),
  ]
