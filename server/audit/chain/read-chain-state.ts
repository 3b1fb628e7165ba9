import type { Querier } from '#server/kernel/index.ts'
import { findNewestCheck } from './checks.queries.ts'
import { findNewestHead } from './heads.queries.ts'

/** When the chain was last signed, and the result of the last full check. */
export async function readChainState(db: Querier): Promise<{
  readonly headAt: Date | null
  readonly checkedAt: Date | null
  readonly problems: number
}> {
  const [head, check] = await Promise.all([findNewestHead(db), findNewestCheck(db)])
  return {
    headAt: head?.signedAt ?? null,
    checkedAt: check?.endedAt ?? null,
    problems: check?.problems?.length ?? 0,
  }
}
