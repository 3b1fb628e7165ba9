import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import { lazyScreen, type LazyScreen } from './shell/lazy-screen.ts'
import { NeedsRight, NoRightsAtAll } from './shell/no-right.tsx'
import layout from './shell/layout.module.css'
import { paths } from './shell/paths.ts'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { screenOf } from './shell/screens.ts'
import { useTexts } from './shell/use-texts.ts'

type ScreenRoute = LazyScreen & { readonly path: string; readonly permission: Permission | readonly Permission[] }

/** Screens by address, as the one list has them. Each is a file of its own, which is asked for when it is opened. */
const SCREENS: readonly ScreenRoute[] = [
  {
    ...screenOf('logs'),
    ...lazyScreen(async () => (await import('./features/logs/logs-screen.tsx')).LogsScreen),
  },
  {
    ...screenOf('now'),
    ...lazyScreen(async () => (await import('./features/live/live-screen.tsx')).LiveScreen),
  },
  {
    ...screenOf('players'),
    ...lazyScreen(async () => (await import('./features/players/players-screen.tsx')).PlayersScreen),
  },
  {
    ...screenOf('player'),
    ...lazyScreen(async () => (await import('./features/players/player-screen.tsx')).PlayerScreen),
  },
  {
    ...screenOf('deposits'),
    ...lazyScreen(async () => (await import('./features/players/money/deposits-screen.tsx')).DepositsScreen),
  },
  {
    ...screenOf('withdrawals'),
    ...lazyScreen(async () => (await import('./features/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen),
  },
  {
    ...screenOf('payment'),
    ...lazyScreen(async () => {
      const [{ PaymentScreen }, { WithdrawalDialog }] = await Promise.all([
        import('./features/players/money/payment-screen.tsx'),
        import('./features/withdrawals/withdrawal-dialog.tsx'),
      ])
      return () => <PaymentScreen WithdrawalDialog={WithdrawalDialog} />
    }),
  },
  {
    ...screenOf('content'),
    ...lazyScreen(async () => (await import('./features/content/content-screen.tsx')).ContentScreen),
  },
  {
    ...screenOf('newSection'),
    ...lazyScreen(async () => (await import('./features/content/section-screen.tsx')).NewSectionScreen),
  },
  {
    ...screenOf('look'),
    ...lazyScreen(async () => (await import('./features/content/look/look-screen.tsx')).LookScreen),
  },
  {
    ...screenOf('texts'),
    ...lazyScreen(async () => (await import('./features/content/texts/texts-screen.tsx')).TextsScreen),
  },
  {
    ...screenOf('contentItem'),
    ...lazyScreen(async () => (await import('./features/content/item-screen.tsx')).ItemScreen),
  },
  {
    ...screenOf('places'),
    ...lazyScreen(async () => (await import('./features/places/places-screen.tsx')).PlacesScreen),
  },
  {
    ...screenOf('cashDesk'),
    ...lazyScreen(async () => (await import('./features/cash-desk/cash-desk-screen.tsx')).CashDeskScreen),
  },
  {
    ...screenOf('kiosks'),
    ...lazyScreen(async () => (await import('./features/kiosks/kiosks-screen.tsx')).KiosksScreen),
  },
  {
    ...screenOf('clients'),
    ...lazyScreen(async () => (await import('./features/clients/clients-screen.tsx')).ClientsScreen),
  },
  {
    ...screenOf('shutdowns'),
    ...lazyScreen(async () => (await import('./features/shutdowns/shutdowns-screen.tsx')).ShutdownsScreen),
  },
  {
    ...screenOf('law'),
    ...lazyScreen(async () => (await import('./features/law/law-screen.tsx')).LawScreen),
  },
  {
    ...screenOf('bank'),
    ...lazyScreen(async () => (await import('./features/bank/bank-screen.tsx')).BankScreen),
  },
  {
    ...screenOf('documents'),
    ...lazyScreen(async () => (await import('./features/documents/documents-screen.tsx')).DocumentsScreen),
  },
  {
    ...screenOf('migrations'),
    ...lazyScreen(async () => (await import('./features/documents/migrations-screen.tsx')).MigrationsScreen),
  },
  {
    ...screenOf('games'),
    ...lazyScreen(async () => {
      const [{ GamesScreen }, { RoundPane }] = await Promise.all([
        import('./features/games/games-screen.tsx'),
        import('./features/players/rounds/round-pane.tsx'),
      ])
      return () => <GamesScreen RoundPane={RoundPane} />
    }),
  },
  {
    ...screenOf('loyalty'),
    ...lazyScreen(async () => (await import('./features/loyalty/loyalty-screen.tsx')).LoyaltyScreen),
  },
  {
    ...screenOf('bonuses'),
    ...lazyScreen(async () => (await import('./features/bonuses/bonuses-screen.tsx')).BonusesScreen),
  },
  {
    ...screenOf('campaigns'),
    ...lazyScreen(async () => (await import('./features/campaigns/campaigns-screen.tsx')).CampaignsScreen),
  },
  {
    ...screenOf('triggers'),
    ...lazyScreen(async () => (await import('./features/triggers/triggers-screen.tsx')).TriggersScreen),
  },
  {
    ...screenOf('newTrigger'),
    ...lazyScreen(async () => (await import('./features/triggers/editor/new-trigger-screen.tsx')).NewTriggerScreen),
  },
  {
    ...screenOf('trigger'),
    ...lazyScreen(async () => (await import('./features/triggers/trigger-screen.tsx')).TriggerScreen),
  },
  {
    ...screenOf('triggerTerms'),
    ...lazyScreen(async () => (await import('./features/triggers/editor/edit-trigger-screen.tsx')).EditTriggerScreen),
  },
  {
    ...screenOf('newCampaign'),
    ...lazyScreen(async () => (await import('./features/campaigns/editor/new-campaign-screen.tsx')).NewCampaignScreen),
  },
  {
    ...screenOf('campaign'),
    ...lazyScreen(async () => (await import('./features/campaigns/campaign-screen.tsx')).CampaignScreen),
  },
  {
    ...screenOf('campaignTerms'),
    ...lazyScreen(async () => (await import('./features/campaigns/editor/new-version-screen.tsx')).NewVersionScreen),
  },
  {
    ...screenOf('freeRounds'),
    ...lazyScreen(async () => (await import('./features/free-rounds/free-rounds-screen.tsx')).FreeRoundsScreen),
  },
  {
    ...screenOf('givenRounds'),
    ...lazyScreen(async () => (await import('./features/free-rounds/free-round-screen.tsx')).FreeRoundScreen),
  },
  {
    ...screenOf('jackpots'),
    ...lazyScreen(async () => (await import('./features/jackpots/jackpots-screen.tsx')).JackpotsScreen),
  },
  {
    ...screenOf('tournaments'),
    ...lazyScreen(async () => (await import('./features/tournaments/tournaments-screen.tsx')).TournamentsScreen),
  },
  {
    ...screenOf('crash'),
    ...lazyScreen(async () => (await import('./features/crash/crash-screen.tsx')).CrashScreen),
  },
  {
    ...screenOf('approvals'),
    ...lazyScreen(async () => (await import('./features/approvals/approvals-screen.tsx')).ApprovalsScreen),
  },
  {
    ...screenOf('support'),
    ...lazyScreen(async () => {
      const [{ SupportScreen }, { PlayerPicture }] = await Promise.all([
        import('./features/support/support-screen.tsx'),
        import('./features/players/player-picture.tsx'),
      ])
      return () => <SupportScreen PlayerPicture={PlayerPicture} />
    }),
  },
  {
    ...screenOf('risk'),
    ...lazyScreen(async () => (await import('./features/risk/risk-screen.tsx')).RiskScreen),
  },
  {
    ...screenOf('riskCase'),
    ...lazyScreen(async () => {
      const [{ CaseScreen }, { PlayerPicture }] = await Promise.all([
        import('./features/risk/case-screen.tsx'),
        import('./features/players/player-picture.tsx'),
      ])
      return () => <CaseScreen PlayerPicture={PlayerPicture} />
    }),
  },
  {
    ...screenOf('privacy'),
    ...lazyScreen(async () => (await import('./features/privacy/privacy-screen.tsx')).PrivacyScreen),
  },
  {
    ...screenOf('inspection'),
    ...lazyScreen(async () => (await import('./features/inspection/inspection-screen.tsx')).InspectionScreen),
  },
  {
    ...screenOf('authorities'),
    ...lazyScreen(async () => (await import('./features/authorities/authorities-screen.tsx')).AuthoritiesScreen),
  },
  {
    ...screenOf('reports'),
    ...lazyScreen(async () => (await import('./features/reports/reports-screen.tsx')).ReportsScreen),
  },
  {
    ...screenOf('audit'),
    ...lazyScreen(async () => (await import('./features/audit/audit-screen.tsx')).AuditScreen),
  },
  {
    ...screenOf('staff'),
    ...lazyScreen(async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen),
  },
]

const profile = lazyScreen(async () => (await import('./features/profile/profile-screen.tsx')).ProfileScreen)

/** Asks for the files of the screen at an address before it is opened. */
export function preloadScreen(pathname: string): void {
  SCREENS.find(({ path }) => matchPath(path, pathname))?.preload()
}

/** @param first where a day begins; undefined for somebody who may open no screen */
export function ScreenRoutes({ first }: { readonly first: string | undefined }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <ScreenBoundary path={pathname}>
      <Routes>
        {SCREENS.map(({ path, permission, Screen }) => (
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
              </div>
            )
          }
        />
      </Routes>
    </ScreenBoundary>
  )
}
