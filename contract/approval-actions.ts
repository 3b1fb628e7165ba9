/**
 * Every action that the policy of approvals can name (`config/approval-policy.ts` has its default row). To add one: a line here, a
 * row there, and the two functions that the room registers (`server/approvals/README.md`).
 */
export const APPROVAL_ACTIONS = [
  // Money
  'withdrawals.send',
  'withdrawals.pay-out',
  'withdrawals.set-done',
  'withdrawals.pay-cash',
  'withdrawals.give-back',
  'cash-desk.pay-out',
  'cash-desk.carry',
  'cash-desk.correct',
  'venue-play.close-credit',
  'bonuses.create',
  'bonuses.assign',
  'bonuses.cancel',
  'bonuses.update',
  'campaigns.approve',
  'campaigns.give-by-hand',
  'campaigns.add-list',
  'triggers.go-live',
  'loyalty.save',
  'loyalty.correct',
  'tournaments.plan',
  'tournaments.replan',
  'tournaments.publish',
  'tournaments.unrestrict',
  'withdrawals.make',
  'deposits.refund',
  'deposits.charge-back',
  'rates.accept',
  'bank.import',
  'bank.credit',
  'bank.match',
  'bank.close',
  // Rights of staff
  'clients.change',
  'clients.secret',
  'staff.give-role',
  'staff.end-role',
  'staff.change-role',
  // Players: who may play
  'players.unlock',
  'players.prolong',
  'exclusions.end',
  'identity.approve',
  'identity.paper',
  'identity.correct',
  'identity.migrate',
  'identity.declaration',
  // Games
  'games.enable',
  'games.disable',
  'games.save',
  'games.tag',
  'games.bonus-percent',
  'games.plan-visibility',
  'games.add-version',
  'games.delete-version',
  // Accounting
  'reports.close-month',
  'reports.reopen-month',
  // Risk and care
  'risk.report',
  'risk.thresholds',
  'risk.dismiss-many',
  // Authorities
  'authorities.correct-package',
  'authorities.approve-statement',
  // Operation
  'content.publish',
  'content.withdraw',
  'front-end.save',
  'front-end.remove',
  'shutdowns.plan',
  'places.change',
  // The policy itself
  'approvals.policy',
] as const

export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number]

/** Proposals that rooms keep in tables of their own and list in the inbox: always decided by a second person. */
export const PROPOSAL_KINDS = [
  'payments.correction',
  'payments.fee',
  'payments.approval-rule',
  'withdrawals.confiscate',
  'cash-desk.difference',
  'jackpots.switch-on',
] as const

export type ProposalKind = (typeof PROPOSAL_KINDS)[number]
