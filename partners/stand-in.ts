import type { FastifyInstance } from 'fastify'
import type { AgreedValues } from './partner.ts'

/** Settings of a stand-in: the agreed values, its folder, and the URL of our calls. */
export type StandInNeeds = {
  readonly values: AgreedValues
  /** Folder in which it keeps its keys. */
  readonly dataFolder: string
  /** Origin of our calls: `http://localhost:3000`. */
  readonly shopOrigin: string
  /** Currency of its accounts and wallets. */
  readonly currency: string
  /** Our account at the bank. */
  readonly iban: string
}

/** Makes the stand-in of one partner, not listening yet. */
export type MakeStandIn = (needs: StandInNeeds) => FastifyInstance
