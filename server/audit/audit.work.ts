import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Clock, Database, Heartbeat } from '#server/kernel/index.ts'
import type { HeadStore } from './chain/head-store.ts'
import { linkRows } from './chain/link-rows.ts'
import { runCheck } from './chain/run-check.ts'
import { writeHead } from './chain/write-head.ts'

export type AuditWorkNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The installation to which the log belongs: the brand's target. */
  readonly installation: string
  readonly signingKey: KeyObject
  /** Public keys of others that have signed heads: before this one, or beside it. */
  readonly formerKeys: readonly KeyObject[]
  readonly store: HeadStore
  /** Called when a check has found problems, for an alert. */
  readonly onProblem: (problems: number) => void
}

const LINK_EVERY_MS = 2_000
const HEAD_EVERY_MS = 30_000
const CHECK_EVERY_MS = 2_000

/**
 * Links new rows, writes a signed head for each hour, and runs checks requested by staff. Safe with several workers.
 */
export function auditHeartbeats(needs: AuditWorkNeeds): Heartbeat[] {
  const { db, clock, installation, signingKey: key, formerKeys, store, onProblem } = needs
  const publicKeys = [createPublicKey(key), ...formerKeys]
  return [
    { name: 'audit.link-rows', everyMs: LINK_EVERY_MS, beat: () => linkRows({ db, clock }) },
    {
      name: 'audit.write-head',
      everyMs: HEAD_EVERY_MS,
      beat: () => writeHead({ db, clock, installation, key, store }),
    },
    {
      name: 'audit.check-chain',
      everyMs: CHECK_EVERY_MS,
      beat: () => runCheck({ db, clock, store, publicKeys, onProblem }),
    },
  ]
}
