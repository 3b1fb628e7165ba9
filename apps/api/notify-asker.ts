import type { ApprovalNeeds } from '#server/approvals/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findStaffById } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from './environment/environment.ts'
import type { Base } from './compose/open-base.ts'

/** Sends a letter with the outcome and a link to whoever made a request under the approval policy. */
export function notifyAskerBy(
  { clock, configuration }: Pick<Base, 'clock' | 'configuration'>,
  { publicBackofficeOrigin }: Pick<RulesEnvironment, 'publicBackofficeOrigin'>,
): NonNullable<ApprovalNeeds['notifyAsker']> {
  const queueMail = makeMailQueue({ clock, target: configuration.brand.target })
  return async (tx, { askedBy, approvalId, number, end, byName, decision }) => {
    const asker = await findStaffById(tx, askedBy)
    if (!asker?.isActive) return
    const url = `${publicBackofficeOrigin}/approvals?view=own&request=${approvalId}`
    const values = { end, number: String(number), by: byName ?? '', why: decision ?? '', url }
    await queueMail(tx, { to: asker.email, language: asker.language, template: 'staff-request-ended', values })
  }
}
