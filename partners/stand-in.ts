import type { FastifyInstance } from 'fastify'
import type { AgreedValues } from './partner.ts'

/** What a stand-in is told: what was agreed with us, and where it keeps things and tells of payments. */
export type StandInNeeds = {
  readonly values: AgreedValues
  /** Folder in which it keeps its keys. */
  readonly dataFolder: string
  /** Where our calls are reached: `http://localhost:3000`. */
  readonly shopOrigin: string
  /** Currency of accounts and wallets that it keeps. */
  readonly currency: string
  /** Account of ours at the bank. */
  readonly iban: string
}

/** Makes the stand-in of one partner, not listening yet. */
export type MakeStandIn = (needs: StandInNeeds) => FastifyInstance
