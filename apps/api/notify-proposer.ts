import type { ProposalKind } from '#contract/approval-actions.ts'
import type { NotifyProposer } from '#server/approvals/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findStaffById } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from './environment/environment.ts'
import type { Base } from './compose/open-base.ts'

/** Screens of the back office that show the outcome of a proposal. */
const SCREENS: Readonly<Record<ProposalKind, string>> = {
  'payments.correction': '/bank?view=corrections',
  'payments.fee': '/bank?view=fees',
  'payments.approval-rule': '/bank?view=approval',
  'withdrawals.confiscate': '/withdrawals',
  'cash-desk.difference': '/cash-desk?view=differences',
  'jackpots.switch-on': '/jackpots',
}

/** Sends a letter with the outcome to whoever made a proposal that needs a second person in its room. */
export function notifyProposerBy(
  { clock, configuration }: Pick<Base, 'clock' | 'configuration'>,
  { publicBackofficeOrigin }: Pick<RulesEnvironment, 'publicBackofficeOrigin'>,
): NotifyProposer {
  const queueMail = makeMailQueue({ clock, target: configuration.brand.target })
  return async (tx, { kind, proposedBy, end, by, decision }) => {
    if (proposedBy === by.userId) return
    const proposer = await findStaffById(tx, proposedBy)
    if (!proposer?.isActive) return
    const values = { kind, end, by: by.name, why: decision, url: publicBackofficeOrigin + SCREENS[kind] }
    const { email: to, language } = proposer
    await queueMail(tx, { to, language, template: 'staff-proposal-ended', values })
  }
}
