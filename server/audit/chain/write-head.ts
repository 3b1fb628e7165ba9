import type { KeyObject } from 'node:crypto'
import type { Clock, Database } from '#server/kernel/index.ts'
import * as queries from './chain.queries.ts'
import { fileOf, type HeadStore } from './head-store.ts'
import { hashOfHead, signHead, type Head } from './head.ts'
import { findNewestHead, insertHead } from './heads.queries.ts'

const HOUR_MS = 3_600_000

export type HeadNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly installation: string
  readonly key: KeyObject
  readonly store: HeadStore
}

/**
 * Signs the state of the chain and writes it, once for each full hour that has passed, by whichever process is first. A
 * head that was written but not recorded (its process crashed in between) is recorded the next time. True if there was
 * one to write.
 */
export async function writeHead({ db, clock, installation, key, store }: HeadNeeds): Promise<boolean> {
  const now = clock.now()
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const newest = await findNewestHead(db)
  if (newest && newest.hour >= hour) return false
  return db.transaction(async (tx) => {
    if (!(await queries.takeChain(tx))) return false
    const before = await findNewestHead(tx)
    if (before && before.hour >= hour) return false
    const last = await queries.findLastLink(tx)
    if (!last) return false
    const written = (await store.readAll()).filter((one): one is Head => 'signature' in one)
    const there = written.find((head) => head.hour === hour.toISOString())
    const previous = written.findLast((head) => head.hour < hour.toISOString())
    const head =
      there ??
      signHead(
        {
          format: 'audit-head-1',
          installation,
          hour: hour.toISOString(),
          signedAt: now.toISOString(),
          seq: last.seq,
          hash: last.hash.toString('hex'),
          previous: previous ? hashOfHead(previous) : null,
        },
        key,
      )
    if (!there) await store.write(head)
    await insertHead(tx, {
      hour,
      seq: head.seq,
      hash: Buffer.from(head.hash, 'hex'),
      signedAt: now,
      file: fileOf(head),
    })
    return true
  })
}
