import { join } from 'node:path'
import { agreements } from '#partners/agreements.ts'
import { keptSecret } from './demo.ts'
import type { Ports } from './ports.ts'

/** Variables of the payment partners for API and worker, and for the stand-ins: both sides of the agreements. */
export function partnerVariables(options: {
  readonly ports: Ports
  /** Where the stand-ins keep their keys. */
  readonly keysFolder: string
  readonly playerOrigin: string
  /** Our account at the demo's bank. */
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
