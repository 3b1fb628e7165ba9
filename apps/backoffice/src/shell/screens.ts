import {
  Activity,
  Banknote,
  Building2,
  Cable,
  Calculator,
  ChartColumn,
  Coins,
  Construction,
  CreditCard,
  Eye,
  FileCheck,
  Gamepad2,
  Gift,
  Landmark,
  MapPin,
  MessagesSquare,
  Megaphone,
  MonitorSmartphone,
  Newspaper,
  Rocket,
  Rows3,
  Scale,
  ScrollText,
  ShieldCheck,
  Siren,
  Stamp,
  Star,
  Ticket,
  Trophy,
  UserLock,
  Users,
  Zap,
} from 'lucide-react'
import type { Permission } from '#contract/permissions.ts'
import { LIVE_REGIONS } from '#contract/shapes/live.ts'
import { paths } from './paths.ts'
import { LOG_RIGHTS } from './view-names.ts'

/**
 * Screens of this build, each with the permission that it needs (of several, one is enough) and its key after G. `ofVenues`: it
 * answers a person whose permission counts at some venues only (decision 0253).
 */
export const screens = [
  { name: 'now', path: paths.now, permission: Object.values(LIVE_REGIONS).flat(), letter: 'x', Icon: Activity },
  { name: 'approvals', path: paths.approvals, permission: 'approvals.use', letter: 's', Icon: Stamp, ofVenues: true },
  { name: 'players', path: paths.players, permission: 'players.search', letter: 'h', Icon: Users, ofVenues: true },
  { name: 'support', path: paths.support, permission: 'support.read', letter: 't', Icon: MessagesSquare },
  { name: 'deposits', path: paths.deposits, permission: 'payments.read', letter: 'p', Icon: CreditCard },
  { name: 'withdrawals', path: paths.withdrawals, permission: 'payments.read', letter: 'v', Icon: Banknote },
  { name: 'bank', path: paths.bank, permission: 'payments.read', letter: 'b', Icon: Landmark },
  { name: 'documents', path: paths.documents, permission: 'documents.read', letter: 'd', Icon: FileCheck },
  { name: 'games', path: paths.games, permission: 'games.read', letter: 'e', Icon: Gamepad2 },
  { name: 'bonuses', path: paths.bonuses, permission: 'bonuses.read', letter: 'u', Icon: Gift },
  { name: 'loyalty', path: paths.loyalty, permission: 'loyalty.read', letter: 'y', Icon: Star },
  { name: 'campaigns', path: paths.campaigns, permission: 'campaigns.read', letter: 'c', Icon: Megaphone },
  { name: 'freeRounds', path: paths.freeRounds, permission: 'campaigns.read', letter: 'f', Icon: Ticket },
  { name: 'triggers', path: paths.triggers, permission: 'triggers.read', letter: 'q', Icon: Zap },
  { name: 'jackpots', path: paths.jackpots, permission: 'games.read', letter: 'j', Icon: Coins },
  { name: 'tournaments', path: paths.tournaments, permission: 'tournaments.read', letter: 'w', Icon: Trophy },
  { name: 'crash', path: paths.crash, permission: 'games.read', letter: 'k', Icon: Rocket },
  { name: 'places', path: paths.places, permission: 'places.read', letter: '0', Icon: MapPin, ofVenues: true },
  { name: 'cashDesk', path: paths.cashDesk, permission: 'cash.read', letter: '3', Icon: Calculator, ofVenues: true },
  { name: 'kiosks', path: paths.kiosks, permission: 'operations.manage', letter: 'i', Icon: MonitorSmartphone },
  { name: 'clients', path: paths.clients, permission: 'clients.read', letter: 'n', Icon: Cable },
  { name: 'content', path: paths.content, permission: 'content.read', letter: '9', Icon: Newspaper },
  { name: 'shutdowns', path: paths.shutdowns, permission: 'operations.manage', letter: 'm', Icon: Construction },
  { name: 'risk', path: paths.risk, permission: 'risk.read', letter: '1', Icon: Siren },
  { name: 'law', path: paths.law, permission: 'players.read', letter: 'l', Icon: Scale, ofVenues: true },
  { name: 'privacy', path: paths.privacy, permission: 'players.privacy', letter: 'o', Icon: UserLock },
  { name: 'reports', path: paths.reports, permission: 'reports.read', letter: 'r', Icon: ChartColumn },
  { name: 'logs', path: paths.logs, permission: [...new Set(Object.values(LOG_RIGHTS))], letter: '7', Icon: Rows3 },
  { name: 'authorities', path: paths.authorities, permission: 'authorities.read', letter: '8', Icon: Building2 },
  { name: 'inspection', path: paths.inspection, permission: 'inspection.read', letter: '2', Icon: Eye },
  { name: 'audit', path: paths.audit, permission: 'audit.read', letter: 'a', Icon: ScrollText },
  { name: 'staff', path: paths.staff, permission: 'staff.read', letter: 'z', Icon: ShieldCheck },
] as const satisfies readonly { permission: Permission | readonly Permission[]; [key: string]: unknown }[]

export type ScreenName = (typeof screens)[number]['name']

type Opens = { readonly path: string; readonly permission: Permission | readonly Permission[] }

/** Screens that are opened from another one, or by a link: their addresses, and the right that each needs. */
export const openedScreens = {
  player: { path: `${paths.players}/:playerId`, permission: 'players.read' },
  payment: { path: paths.payment(':number'), permission: 'payments.read' },
  newSection: { path: paths.newSection, permission: 'content.manage' },
  look: { path: paths.look, permission: 'content.read' },
  texts: { path: paths.texts, permission: 'content.read' },
  contentItem: { path: paths.contentOf(':contentId'), permission: 'content.read' },
  migrations: { path: paths.migrations, permission: 'documents.read' },
  newTrigger: { path: paths.newTrigger, permission: 'triggers.manage' },
  trigger: { path: paths.trigger(':triggerId'), permission: 'triggers.read' },
  triggerTerms: { path: paths.triggerTerms(':triggerId'), permission: 'triggers.manage' },
  newCampaign: { path: paths.newCampaign, permission: 'campaigns.manage' },
  campaign: { path: paths.campaign(':campaignId'), permission: 'campaigns.read' },
  campaignTerms: { path: paths.campaignTerms(':campaignId'), permission: 'campaigns.manage' },
  givenRounds: { path: paths.freeRoundsOf(':definitionId'), permission: 'campaigns.read' },
  riskCase: { path: paths.riskCase(':caseId'), permission: 'risk.read' },
} as const satisfies Readonly<Record<string, Opens>>

export type OpenedScreenName = keyof typeof openedScreens

/** What a person may open. What they may not know about, and what would refuse them, is absent. */
export function screensFor({
  permissions,
  permissionsAtVenues,
}: {
  readonly permissions: readonly Permission[]
  /** Of these, the ones that count at some venues only. */
  readonly permissionsAtVenues: readonly string[]
}) {
  return screens.filter((screen) =>
    [screen.permission]
      .flat()
      .some((one) => permissions.includes(one) && ('ofVenues' in screen || !permissionsAtVenues.includes(one))),
  )
}

/** Where a screen is, and with which right it opens: said once, for the rail, the palette, the routes and what checks them. */
export function screenOf(name: ScreenName | OpenedScreenName): Opens {
  const found = screens.find((one) => one.name === name)
  if (found) return { path: found.path, permission: found.permission }
  return openedScreens[name as OpenedScreenName]
}
