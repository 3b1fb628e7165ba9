import type { ReactElement } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { Permission } from '#contract/permissions.ts'
import { ApprovalsScreen } from './features/approvals/approvals-screen.tsx'
import { AuditScreen } from './features/audit/audit-screen.tsx'
import { BankScreen } from './features/bank/bank-screen.tsx'
import { BonusesScreen } from './features/bonuses/bonuses-screen.tsx'
import { CampaignScreen } from './features/campaigns/campaign-screen.tsx'
import { CampaignsScreen } from './features/campaigns/campaigns-screen.tsx'
import { NewCampaignScreen } from './features/campaigns/editor/new-campaign-screen.tsx'
import { NewVersionScreen } from './features/campaigns/editor/new-version-screen.tsx'
import { ClientsScreen } from './features/clients/clients-screen.tsx'
import { CrashScreen } from './features/crash/crash-screen.tsx'
import { DocumentsScreen } from './features/documents/documents-screen.tsx'
import { MigrationsScreen } from './features/documents/migrations-screen.tsx'
import { DepositsScreen } from './features/players/money/deposits-screen.tsx'
import { GamesScreen } from './features/games/games-screen.tsx'
import { JackpotsScreen } from './features/jackpots/jackpots-screen.tsx'
import { KiosksScreen } from './features/kiosks/kiosks-screen.tsx'
import { LawScreen } from './features/law/law-screen.tsx'
import { LoyaltyScreen } from './features/loyalty/loyalty-screen.tsx'
import { PaymentScreen } from './features/players/money/payment-screen.tsx'
import { PlayerPicture } from './features/players/player-picture.tsx'
import { PlayerScreen } from './features/players/player-screen.tsx'
import { PlayersScreen } from './features/players/players-screen.tsx'
import { RoundPane } from './features/players/rounds/round-pane.tsx'
import { PrivacyScreen } from './features/privacy/privacy-screen.tsx'
import { ShutdownsScreen } from './features/shutdowns/shutdowns-screen.tsx'
import { ProfileScreen } from './features/profile/profile-screen.tsx'
import { SupportScreen } from './features/support/support-screen.tsx'
import { StaffScreen } from './features/staff/staff-screen.tsx'
import { TournamentsScreen } from './features/tournaments/tournaments-screen.tsx'
import { WithdrawalDialog } from './features/withdrawals/withdrawal-dialog.tsx'
import { WithdrawalsScreen } from './features/withdrawals/withdrawals-screen.tsx'
import { NeedsRight, NoRightsAtAll } from './shell/no-right.tsx'
import layout from './shell/layout.module.css'
import { paths } from './shell/paths.ts'

import { useTexts } from './shell/use-texts.ts'

type ScreenRoute = { readonly path: string; readonly permission: Permission; readonly screen: ReactElement }

/** Screens by address, and the right that each of them needs. */
const SCREENS: readonly ScreenRoute[] = [
  { path: paths.players, permission: 'players.search', screen: <PlayersScreen /> },
  { path: `${paths.players}/:playerId`, permission: 'players.read', screen: <PlayerScreen /> },
  { path: paths.deposits, permission: 'payments.read', screen: <DepositsScreen /> },
  { path: paths.withdrawals, permission: 'payments.read', screen: <WithdrawalsScreen /> },
  {
    path: paths.payment(':number'),
    permission: 'payments.read',
    screen: <PaymentScreen WithdrawalDialog={WithdrawalDialog} />,
  },
  { path: paths.kiosks, permission: 'operations.manage', screen: <KiosksScreen /> },
  { path: paths.clients, permission: 'clients.read', screen: <ClientsScreen /> },
  { path: paths.shutdowns, permission: 'operations.manage', screen: <ShutdownsScreen /> },
  { path: paths.law, permission: 'players.read', screen: <LawScreen /> },
  { path: paths.bank, permission: 'payments.read', screen: <BankScreen /> },
  { path: paths.documents, permission: 'documents.read', screen: <DocumentsScreen /> },
  { path: paths.migrations, permission: 'documents.read', screen: <MigrationsScreen /> },
  { path: paths.games, permission: 'games.read', screen: <GamesScreen RoundPane={RoundPane} /> },
  { path: paths.loyalty, permission: 'loyalty.read', screen: <LoyaltyScreen /> },
  { path: paths.bonuses, permission: 'bonuses.read', screen: <BonusesScreen /> },
  { path: paths.campaigns, permission: 'campaigns.read', screen: <CampaignsScreen /> },
  { path: paths.newCampaign, permission: 'campaigns.manage', screen: <NewCampaignScreen /> },
  { path: paths.campaign(':campaignId'), permission: 'campaigns.read', screen: <CampaignScreen /> },
  { path: paths.campaignTerms(':campaignId'), permission: 'campaigns.manage', screen: <NewVersionScreen /> },
  { path: paths.jackpots, permission: 'games.read', screen: <JackpotsScreen /> },
  { path: paths.tournaments, permission: 'tournaments.read', screen: <TournamentsScreen /> },
  { path: paths.crash, permission: 'games.read', screen: <CrashScreen /> },
  { path: paths.approvals, permission: 'approvals.use', screen: <ApprovalsScreen /> },
  { path: paths.support, permission: 'support.read', screen: <SupportScreen PlayerPicture={PlayerPicture} /> },
  { path: paths.privacy, permission: 'players.privacy', screen: <PrivacyScreen /> },
  { path: paths.audit, permission: 'audit.read', screen: <AuditScreen /> },
  { path: paths.staff, permission: 'staff.read', screen: <StaffScreen /> },
]

/** @param first where a day begins; undefined for somebody who may open no screen */
export function ScreenRoutes({ first }: { readonly first: string | undefined }) {
  const { t } = useTexts()
  return (
    <Routes>
      {SCREENS.map(({ path, permission, screen }) => (
        <Route key={path} path={path} element={<NeedsRight permission={permission}>{screen}</NeedsRight>} />
      ))}
      <Route path={paths.profile} element={<ProfileScreen />} />
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
  )
}
