import type { Permission } from '#contract/permissions.ts'
import type { TextKey } from '../texts/text-key.ts'
import { paths } from './paths.ts'
import type { ScreenName } from './screens.ts'
import { LOG_RIGHTS, LOG_TABS, VIEWS } from './view-names.ts'

type View = {
  readonly address: string
  readonly text: TextKey
  /** The right that it needs beside that of its screen. */
  readonly permission?: Permission | undefined
}

const viewsOf = <const Name extends string>(
  path: string,
  names: readonly Name[],
  textOf: (name: Name) => TextKey,
  rights: { readonly [Of in Name]?: Permission } = {},
) => names.map((name): View => ({ address: `${path}?view=${name}`, text: textOf(name), permission: rights[name] }))

/** Views of screens that are lists of their own: who looks for one finds it by its name. */
export const screenViews: Readonly<Partial<Record<ScreenName, readonly View[]>>> = {
  approvals: viewsOf(paths.approvals, VIEWS.approvals, (one) => `approvals.view.${one}`),
  authorities: viewsOf(paths.authorities, VIEWS.authorities, (one) => `authorities.view.${one}`),
  bank: viewsOf(paths.bank, VIEWS.bank, (one) => `bank.view.${one}`),
  cashDesk: viewsOf(paths.cashDesk, VIEWS.cashDesk, (one) => `cash.view.${one}`),
  content: [
    ...viewsOf(paths.content, VIEWS.content, (one) => `content.view.${one}`),
    { address: paths.look, text: 'studio.title' },
    { address: paths.texts, text: 'texts.title' },
  ],
  documents: [
    { address: `${paths.documents}?view=list`, text: 'lists.asList' },
    { address: paths.migrations, text: 'screen.migrations' },
  ],
  games: viewsOf(paths.games, VIEWS.games, (one) => `games.view.${one}`, { rounds: 'rounds.read' }),
  jackpots: [{ address: `${paths.jackpots}?view=wins`, text: 'jackpots.view.wins', permission: 'rounds.read' }],
  loyalty: viewsOf(paths.loyalty, VIEWS.loyalty, (one) => `loyaltyKind.${one}`),
  now: [{ address: `${paths.now}?view=installation`, text: 'live.view.installation', permission: 'operations.manage' }],
  staff: viewsOf(paths.staff, VIEWS.staff, (one) => `staff.view.${one}`, { security: 'security.read' }),
  support: viewsOf(paths.support, VIEWS.support, (one) => `support.view.${one}`),
  tournaments: viewsOf(paths.tournaments, VIEWS.tournaments, (one) => `tournaments.view.${one}`),
  triggers: viewsOf(paths.triggers, VIEWS.triggers, (one) => `triggers.view.${one}`),
  places: viewsOf(paths.places, VIEWS.places, (one) => `places.view.${one}`),
  kiosks: [{ address: `${paths.kiosks}?view=rooms`, text: 'kiosks.rooms' }],
  law: viewsOf(paths.law, VIEWS.law, (one) => `law.view.${one}`),
  logs: viewsOf(paths.logs, LOG_TABS, (one) => `logs.view.${one}`, LOG_RIGHTS),
  reports: viewsOf(paths.reports, VIEWS.reports, (one) => `reports.view.${one}`),
  risk: viewsOf(paths.risk, VIEWS.risk, (one) => `risk.view.${one}`),
}

/** The views of a screen that somebody may open. */
export const viewsFor = (screen: ScreenName, held: readonly Permission[]): readonly View[] =>
  (screenViews[screen] ?? []).filter(({ permission }) => permission === undefined || held.includes(permission))
