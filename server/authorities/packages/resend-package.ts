import type { ReplyOf } from '#contract/call.ts'
import type { resendPackage as call } from '#contract/play-v1/authorities.ts'
import { packageCan } from '#contract/states/package-states.ts'
import type { Input } from '#server/kernel/index.ts'
import type { AuthorityNeeds } from '../needs.ts'
import { lockPackage } from './packages.queries.ts'
import { recordResend } from './work.queries.ts'

/** Has the worker hand the same package over once more. */
export async function resendPackage(
  { db, clock, target }: AuthorityNeeds,
  { body: { packageId }, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call> & { readonly name: string; readonly before: string }> {
  return db.transaction(async (tx) => {
    const row = await lockPackage(tx, target, packageId)
    if (!row) return refuse('ERR_PACKAGE_NOT_FOUND')
    if (!row.isCurrent || !packageCan('resend', row.state)) return refuse('ERR_PACKAGE_STATE')
    await recordResend(tx, row.id, clock.now())
    return { done: true, name: row.name, before: row.state }
  })
}
