import { join } from 'node:path'
import { agreements } from '#partners/agreements.ts'
import { keptSecret } from './demo.ts'
import type { Ports } from './ports.ts'

/** What API and worker, and the stand-ins, are told of the payment partners: both sides of what was agreed. */
export function partnerVariables(options: {
  readonly ports: Ports
  /** Where the stand-ins keep their keys. */
  readonly keysFolder: string
  readonly playerOrigin: string
  /** The account that the demo's bank keeps for us. */
  readonly iban: string
}) {
  const { ports, keysFolder, playerOrigin, iban } = options
  const secret = (name: string) => keptSecret(join(keysFolder, name))
  const rules: Record<string, string> = {}
  const listening: Record<string, string> = {}
  for (const [key, { demo, standIn }] of Object.entries(agreements)) {
    const port = ports.partners[key] ?? standIn.port
    Object.assign(rules, demo({ origin: `http://127.0.0.1:${port}`, keysFolder, secret }))
    listening[standIn.variable] = String(port)
  }
  return {
    rules,
    providers: {
      ...rules,
      ...listening,
      DATA_DIR: keysFolder,
      PUBLIC_PLAYER_ORIGIN: playerOrigin,
      PAYOUT_IBAN: iban,
    },
  }
}
