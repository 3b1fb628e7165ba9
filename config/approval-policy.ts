import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { PolicyRule } from '#contract/shapes/approvals.ts'
import type { MarketKey } from './market.ts'

type Conditions = Partial<Omit<PolicyRule, 'action' | 'needs'>>

const HOUR = 60
const DAY = 24 * HOUR

const row = (needs: PolicyRule['needs'], of: Conditions = {}): Omit<PolicyRule, 'action'> => ({
  overMinor: null,
  withWarning: false,
  role: null,
  touchedOver: null,
  aboveCeiling: false,
  needs,
  permission: null,
  livesMinutes: DAY,
  ...of,
})

/** One person with a reason up to an amount and without a warning; else a second person. */
const money = (overMinor: number, of: Conditions = {}) => [
  row('reason', of),
  row('second', { ...of, overMinor }),
  row('second', { ...of, withWarning: true }),
  row('second', { ...of, aboveCeiling: true }),
]

/** Changes of more games than this need two people. */
const MANY_GAMES = 10

/** One person with a reason; a second person for many at once. */
const manyGames = (...more: readonly Omit<PolicyRule, 'action'>[]) => [
  row('reason'),
  row('second', { touchedOver: MANY_GAMES }),
  ...more,
]

/** Lists with more players in a day need two people, whatever the amounts: approval of terms covers no recipients. */
const MANY_PLAYERS = 100

/** Alerts that one person may dismiss together within a day; more need two, who have the rights of their areas. */
const MANY_ALERTS = 10

/** Points that one person may correct; more need two. Points are not money: the figure is ours. */
const POINTS_ALONE = 500

/** Amounts per market above which one person is not enough. Our own figures; no rule of either market has any. */
const AMOUNTS: Readonly<Record<MarketKey, { readonly payout: number; readonly cash: number; readonly bonus: number }>> =
  {
    CZE: { payout: 5_000_000, cash: 1_000_000, bonus: 200_000 },
    SVK: { payout: 200_000, cash: 40_000, bonus: 8_000 },
  }

/** Everybody at a kiosk reads them; what is wrong goes at once. */
const KIOSK_NOTICES = {
  'front-end.save': [row('second', { livesMinutes: 3 * DAY })],
  'front-end.remove': [row('reason')],
} as const

/** A claim of a player ends by the word of their venue: whoever manages it agrees. */
const VENUE_PLAY = {
  'venue-play.close-credit': [row('second', { permission: 'cash.manage', livesMinutes: 3 * DAY })],
} as const

/** Risk and care: who is looked at, what is told to an authority, and what nothing follows from. */
const RISK = {
  // What somebody declared has raised an alert: whoever takes it back ends that reason to look at them.
  'identity.declaration': [row('second', { livesMinutes: 3 * DAY })],
  // What is told to an authority has been read by two people; thresholds decide who is looked at.
  'risk.report': [row('second', { livesMinutes: 3 * DAY })],
  'risk.thresholds': [row('second', { livesMinutes: 7 * DAY })],
  // Each alert is about a person whom somebody should have looked at; few at once are daily work.
  'risk.dismiss-many': [row('nobody'), row('second', { touchedOver: MANY_ALERTS, livesMinutes: 3 * DAY })],
} as const

/**
 * The first policy of an installation: what each action needs until two people have changed it. It is written into the
 * database at the first start; an action of a later version of the product is added there as a new version.
 */
export function firstApprovalPolicy(market: MarketKey): PolicyRule[] {
  const { payout, cash, bonus } = AMOUNTS[market]
  const byAction: Readonly<Record<ApprovalAction, readonly Omit<PolicyRule, 'action'>[]>> = {
    'withdrawals.send': money(payout),
    'withdrawals.pay-out': money(payout),
    'withdrawals.set-done': money(payout),
    'withdrawals.pay-cash': money(cash, { livesMinutes: 2 * HOUR }),
    'withdrawals.give-back': money(payout),
    // The player stands at the desk: a payout without a warning takes one cashier, up to the sum.
    'cash-desk.pay-out': [
      row('nobody', { livesMinutes: 2 * HOUR }),
      row('second', { overMinor: cash, livesMinutes: 2 * HOUR }),
      row('second', { withWarning: true, livesMinutes: 2 * HOUR }),
      row('second', { aboveCeiling: true, livesMinutes: 2 * HOUR }),
    ],
    'cash-desk.carry': money(payout, { livesMinutes: 2 * HOUR }),
    'cash-desk.correct': [row('second', { livesMinutes: 2 * HOUR })],
    ...VENUE_PLAY,
    'bonuses.create': money(bonus),
    'bonuses.assign': money(bonus),
    // What is left of it may be what the player has won with it.
    'bonuses.cancel': money(bonus),
    'bonuses.update': money(bonus),
    // The author of terms never approves them.
    'campaigns.approve': [row('second', { livesMinutes: 7 * DAY })],
    'campaigns.give-by-hand': money(bonus),
    'campaigns.add-list': [...money(bonus), row('second', { touchedOver: MANY_PLAYERS })],
    // It gives, writes to many or sends out by itself: whoever writes it does not put it live.
    'triggers.go-live': [row('second', { livesMinutes: 7 * DAY })],
    // What points are given for concerns the law and every player: its author does not approve it.
    'loyalty.save': [row('second', { livesMinutes: 7 * DAY })],
    'loyalty.correct': [row('reason'), row('second', { touchedOver: POINTS_ALONE })],
    // A round promises its prizes to many; its results pay them.
    'tournaments.plan': money(bonus, { livesMinutes: 3 * DAY }),
    'tournaments.replan': money(bonus, { livesMinutes: 3 * DAY }),
    'tournaments.publish': [row('second', { livesMinutes: 3 * DAY })],
    'tournaments.unrestrict': [row('reason')],
    // It is always paid out by somebody else, and its warnings apply there.
    'withdrawals.make': money(payout),
    'deposits.refund': money(payout),
    // It takes money from a player on a partner's word.
    'deposits.charge-back': [row('second', { livesMinutes: 3 * DAY })],
    'rates.accept': [row('second')],
    // A file that does not come from the bank itself may contain any movement; one with nothing new in it changes
    // nothing.
    'bank.import': [row('nobody'), row('second', { overMinor: 0 })],
    'bank.credit': money(payout),
    'bank.match': money(payout),
    // Closing incoming money as nobody's keeps it from its sender.
    'bank.close': money(payout),
    // Any lock may have been a mistake; removing one for fraud, by an authority or for a doubtful identity needs two
    // people.
    'players.unlock': [row('reason'), row('second', { withWarning: true })],
    // Never past the law's own term.
    'players.prolong': [row('reason')],
    'exclusions.end': [row('second')],
    // Approving a document without signals is daily work.
    'identity.approve': [row('nobody'), row('second', { withWarning: true, livesMinutes: 3 * DAY })],
    // A paper may prove the target account of payouts: an account that the player never entered needs two people.
    'identity.paper': [row('nobody'), row('second', { withWarning: true, livesMinutes: 3 * DAY })],
    'identity.correct': [row('reason'), row('second', { withWarning: true, permission: 'players.verified' })],
    'identity.migrate': [row('nobody'), row('second', { withWarning: true, livesMinutes: 3 * DAY })],
    'games.enable': manyGames(row('second', { withWarning: true })),
    // One person must be able to stop a faulty game, at once and everywhere.
    'games.disable': [row('reason')],
    'games.save': [row('reason')],
    // A tag is where a game stands in the lobby.
    'games.tag': [row('nobody')],
    'games.bonus-percent': manyGames(),
    'games.plan-visibility': manyGames(),
    'games.add-version': [row('second', { livesMinutes: 7 * DAY })],
    'games.delete-version': [row('second', { livesMinutes: 7 * DAY })],
    'clients.change': [row('second', { livesMinutes: 7 * DAY })],
    // A secret of a venue gives all rights of the venue.
    'clients.secret': [row('second')],
    'staff.give-role': [row('second', { livesMinutes: 7 * DAY })],
    'staff.end-role': [row('second', { livesMinutes: 7 * DAY })],
    'staff.change-role': [row('second', { livesMinutes: 7 * DAY })],
    // What was handed to the authorities and the accountants stands on it.
    'reports.close-month': [row('second', { livesMinutes: 7 * DAY })],
    'reports.reopen-month': [row('second', { livesMinutes: 7 * DAY })],
    // Everybody reads it, and terms are agreed to: whoever writes a text does not let it live.
    'content.publish': [row('second', { livesMinutes: 7 * DAY })],
    // A mistake has to go at once; a text of law is no one person's.
    'content.withdraw': [row('reason'), row('second', { withWarning: true })],
    ...KIOSK_NOTICES,
    ...RISK,
    // A correction has the authority judge every later package again.
    'authorities.correct-package': [row('second', { livesMinutes: 3 * DAY })],
    // The state is paid by it.
    'authorities.approve-statement': [row('second', { livesMinutes: 7 * DAY })],
    'shutdowns.plan': [row('reason'), row('second', { withWarning: true })],
    // What begins now or later is daily work; the past, the end of a venue and leave to play at it are no one person's.
    'places.change': [row('nobody'), row('second', { withWarning: true, livesMinutes: 3 * DAY })],
    'approvals.policy': [row('second', { permission: 'approvals.policy', livesMinutes: 7 * DAY })],
  }
  return Object.entries(byAction).flatMap(([action, rows]) =>
    rows.map((one) => ({ action: action as ApprovalAction, ...one })),
  )
}
