import { Link, matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { lazyScreen, type LazyScreen } from './shell/lazy-screen.ts'
import { NeedsRight, NoRightsAtAll } from './shell/no-right.tsx'
import layout from './shell/layout.module.css'
import textStyles from './shell/text.module.css'
import { paths } from './shell/paths.ts'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { screenOf, type OpenedScreenName, type ScreenName } from './shell/screens.ts'
import { useTexts } from './shell/use-texts.ts'

/** What each screen of the one list shows: a file of its own, which is asked for when it is opened. */
const SCREENS: Readonly<Record<ScreenName | OpenedScreenName, LazyScreen>> = {
  logs: lazyScreen(async () => (await import('./features/logs/logs-screen.tsx')).LogsScreen),
  now: lazyScreen(async () => (await import('./features/live/live-screen.tsx')).LiveScreen),
  players: lazyScreen(async () => (await import('./features/players/players-screen.tsx')).PlayersScreen),
  player: lazyScreen(async () => (await import('./features/players/player-screen.tsx')).PlayerScreen),
  deposits: lazyScreen(async () => (await import('./features/players/money/deposits-screen.tsx')).DepositsScreen),
  withdrawals: lazyScreen(
    async () => (await import('./features/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
  ),
  payment: lazyScreen(async () => {
    const [{ PaymentScreen }, { WithdrawalDialog }] = await Promise.all([
      import('./features/players/money/payment-screen.tsx'),
      import('./features/withdrawals/withdrawal-dialog.tsx'),
    ])
    return () => <PaymentScreen WithdrawalDialog={WithdrawalDialog} />
  }),
  content: lazyScreen(async () => (await import('./features/content/content-screen.tsx')).ContentScreen),
  newSection: lazyScreen(async () => (await import('./features/content/section-screen.tsx')).NewSectionScreen),
  look: lazyScreen(async () => (await import('./features/content/look/look-screen.tsx')).LookScreen),
  texts: lazyScreen(async () => (await import('./features/content/texts/texts-screen.tsx')).TextsScreen),
  contentItem: lazyScreen(async () => (await import('./features/content/item-screen.tsx')).ItemScreen),
  places: lazyScreen(async () => (await import('./features/places/places-screen.tsx')).PlacesScreen),
  cashDesk: lazyScreen(async () => (await import('./features/cash-desk/cash-desk-screen.tsx')).CashDeskScreen),
  kiosks: lazyScreen(async () => (await import('./features/kiosks/kiosks-screen.tsx')).KiosksScreen),
  clients: lazyScreen(async () => (await import('./features/clients/clients-screen.tsx')).ClientsScreen),
  shutdowns: lazyScreen(async () => (await import('./features/shutdowns/shutdowns-screen.tsx')).ShutdownsScreen),
  law: lazyScreen(async () => (await import('./features/law/law-screen.tsx')).LawScreen),
  bank: lazyScreen(async () => (await import('./features/bank/bank-screen.tsx')).BankScreen),
  documents: lazyScreen(async () => (await import('./features/documents/documents-screen.tsx')).DocumentsScreen),
  migrations: lazyScreen(async () => (await import('./features/documents/migrations-screen.tsx')).MigrationsScreen),
  games: lazyScreen(async () => {
    const [{ GamesScreen }, { RoundPane }] = await Promise.all([
      import('./features/games/games-screen.tsx'),
      import('./features/players/rounds/round-pane.tsx'),
    ])
    return () => <GamesScreen RoundPane={RoundPane} />
  }),
  loyalty: lazyScreen(async () => (await import('./features/loyalty/loyalty-screen.tsx')).LoyaltyScreen),
  bonuses: lazyScreen(async () => (await import('./features/bonuses/bonuses-screen.tsx')).BonusesScreen),
  campaigns: lazyScreen(async () => (await import('./features/campaigns/campaigns-screen.tsx')).CampaignsScreen),
  triggers: lazyScreen(async () => (await import('./features/triggers/triggers-screen.tsx')).TriggersScreen),
  newTrigger: lazyScreen(
    async () => (await import('./features/triggers/editor/new-trigger-screen.tsx')).NewTriggerScreen,
  ),
  trigger: lazyScreen(async () => (await import('./features/triggers/trigger-screen.tsx')).TriggerScreen),
  triggerTerms: lazyScreen(
    async () => (await import('./features/triggers/editor/edit-trigger-screen.tsx')).EditTriggerScreen,
  ),
  newCampaign: lazyScreen(
    async () => (await import('./features/campaigns/editor/new-campaign-screen.tsx')).NewCampaignScreen,
  ),
  campaign: lazyScreen(async () => (await import('./features/campaigns/campaign-screen.tsx')).CampaignScreen),
  campaignTerms: lazyScreen(
    async () => (await import('./features/campaigns/editor/new-version-screen.tsx')).NewVersionScreen,
  ),
  freeRounds: lazyScreen(async () => (await import('./features/free-rounds/free-rounds-screen.tsx')).FreeRoundsScreen),
  givenRounds: lazyScreen(async () => (await import('./features/free-rounds/free-round-screen.tsx')).FreeRoundScreen),
  jackpots: lazyScreen(async () => (await import('./features/jackpots/jackpots-screen.tsx')).JackpotsScreen),
  tournaments: lazyScreen(
    async () => (await import('./features/tournaments/tournaments-screen.tsx')).TournamentsScreen,
  ),
  crash: lazyScreen(async () => (await import('./features/crash/crash-screen.tsx')).CrashScreen),
  approvals: lazyScreen(async () => (await import('./features/approvals/approvals-screen.tsx')).ApprovalsScreen),
  support: lazyScreen(async () => {
    const [{ SupportScreen }, { PlayerPicture }] = await Promise.all([
      import('./features/support/support-screen.tsx'),
      import('./features/players/player-picture.tsx'),
    ])
    return () => <SupportScreen PlayerPicture={PlayerPicture} />
  }),
  risk: lazyScreen(async () => (await import('./features/risk/risk-screen.tsx')).RiskScreen),
  riskCase: lazyScreen(async () => {
    const [{ CaseScreen }, { PlayerPicture }] = await Promise.all([
      import('./features/risk/case-screen.tsx'),
      import('./features/players/player-picture.tsx'),
    ])
    return () => <CaseScreen PlayerPicture={PlayerPicture} />
  }),
  privacy: lazyScreen(async () => (await import('./features/privacy/privacy-screen.tsx')).PrivacyScreen),
  inspection: lazyScreen(async () => (await import('./features/inspection/inspection-screen.tsx')).InspectionScreen),
  authorities: lazyScreen(
    async () => (await import('./features/authorities/authorities-screen.tsx')).AuthoritiesScreen,
  ),
  reports: lazyScreen(async () => (await import('./features/reports/reports-screen.tsx')).ReportsScreen),
  audit: lazyScreen(async () => (await import('./features/audit/audit-screen.tsx')).AuditScreen),
  staff: lazyScreen(async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen),
}

const routes = Object.entries(SCREENS).map(([name, screen]) => ({
  ...screenOf(name as keyof typeof SCREENS),
  ...screen,
}))

const profile = lazyScreen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen)

/** Asks for the files of the screen at an address before it is opened. */
export function preloadScreen(pathname: string): void {
  routes.find(({ path }) => matchPath(path, pathname))?.preload()
}

/** @param first where a day begins; undefined for somebody who may open no screen */
export function ScreenRoutes({ first }: { readonly first: string | undefined }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <ScreenBoundary path={pathname}>
      <Routes>
        {routes.map(({ path, permission, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <NeedsRight permission={permission}>
                <Screen />
              </NeedsRight>
            }
          />
        ))}
        <Route path={paths.profile} element={<profile.Screen />} />
        <Route path={paths.join} element={<Navigate to="/" replace />} />
        <Route path="/" element={first === undefined ? <NoRightsAtAll /> : <Navigate to={first} replace />} />
        <Route
          path="*"
          element={
            first === undefined ? (
              <NoRightsAtAll />
            ) : (
              <div className={layout.padded}>
                <h1>{t('shell.nothingHere')}</h1>
                <p>{t('shell.nothingHereHint')}</p>
                <Link className={textStyles.link} to={first}>
                  {t('shell.toFirst')}
                </Link>
              </div>
            )
          }
        />
      </Routes>
    </ScreenBoundary>
  )
}
