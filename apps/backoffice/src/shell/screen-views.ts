import type { Permission } from '#contract/permissions.ts'
import type { TextKey } from '../texts/text-key.ts'
import { paths } from './paths.ts'
import type { ScreenName } from './screens.ts'
import { viewsOpenTo, type VIEWS } from './view-names.ts'

type View = { readonly address: string; readonly text: TextKey }
type Held = readonly Permission[]
type Named = keyof typeof VIEWS

const viewsOf =
  <Screen extends Named>(
    screen: Screen,
    path: string,
    textOf: (name: (typeof VIEWS)[Screen][number]) => TextKey,
    /** Not offered by name: it is what the screen opens with. */
    first?: (typeof VIEWS)[Screen][number],
  ) =>
  (held: Held): readonly View[] =>
    viewsOpenTo(screen, held)
      .filter((name) => name !== first)
      .map((name) => ({ address: `${path}?view=${name}`, text: textOf(name) }))

const contentViews = viewsOf('content', paths.content, (one) => `content.view.${one}`)

/** Views of screens that are lists of their own: who looks for one finds it by its name. */
const SCREEN_VIEWS: Readonly<Partial<Record<ScreenName, (held: Held) => readonly View[]>>> = {
  approvals: viewsOf('approvals', paths.approvals, (one) => `approvals.view.${one}`),
  authorities: viewsOf('authorities', paths.authorities, (one) => `authorities.view.${one}`),
  bank: viewsOf('bank', paths.bank, (one) => `bank.view.${one}`),
  cashDesk: viewsOf('cashDesk', paths.cashDesk, (one) => `cash.view.${one}`),
  content: (held) => [
    ...contentViews(held),
    { address: paths.look, text: 'studio.title' },
    { address: paths.texts, text: 'texts.title' },
  ],
  documents: () => [
    { address: `${paths.documents}?view=list`, text: 'lists.asList' },
    { address: paths.migrations, text: 'screen.migrations' },
  ],
  games: viewsOf('games', paths.games, (one) => `games.view.${one}`),
  jackpots: viewsOf('jackpots', paths.jackpots, (one) => `jackpots.view.${one}`, 'pools'),
  loyalty: viewsOf('loyalty', paths.loyalty, (one) => `loyaltyKind.${one}`),
  now: viewsOf('live', paths.now, (one) => `live.view.${one}`, 'now'),
  staff: viewsOf('staff', paths.staff, (one) => `staff.view.${one}`),
  support: viewsOf('support', paths.support, (one) => `support.view.${one}`),
  tournaments: viewsOf('tournaments', paths.tournaments, (one) => `tournaments.view.${one}`),
  triggers: viewsOf('triggers', paths.triggers, (one) => `triggers.view.${one}`),
  places: viewsOf('places', paths.places, (one) => `places.view.${one}`),
  kiosks: viewsOf('kiosks', paths.kiosks, (one) => (one === 'rooms' ? 'kiosks.rooms' : 'kiosks.notices'), 'kiosks'),
  law: viewsOf('law', paths.law, (one) => `law.view.${one}`),
  logs: viewsOf('logs', paths.logs, (one) => `logs.view.${one}`),
  reports: viewsOf('reports', paths.reports, (one) => `reports.view.${one}`),
  risk: viewsOf('risk', paths.risk, (one) => `risk.view.${one}`),
}

/** The screens that have views to be found by their name. */
export const SCREENS_WITH_VIEWS = Object.keys(SCREEN_VIEWS) as ScreenName[]

/** The views of a screen that somebody may open. */
export const viewsFor = (screen: ScreenName, held: Held): readonly View[] => SCREEN_VIEWS[screen]?.(held) ?? []
