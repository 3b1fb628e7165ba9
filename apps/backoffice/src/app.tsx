import { useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { ApprovalsScreen } from './features/approvals/approvals-screen.tsx'
import { AuditScreen } from './features/audit/audit-screen.tsx'
import { BankScreen } from './features/bank/bank-screen.tsx'
import { BonusesScreen } from './features/bonuses/bonuses-screen.tsx'
import { ClientsScreen } from './features/clients/clients-screen.tsx'
import { CrashScreen } from './features/crash/crash-screen.tsx'
import { DocumentsScreen } from './features/documents/documents-screen.tsx'
import { MigrationsScreen } from './features/documents/migrations-screen.tsx'
import { DepositsScreen } from './features/players/money/deposits-screen.tsx'
import { GamesScreen } from './features/games/games-screen.tsx'
import { JackpotsScreen } from './features/jackpots/jackpots-screen.tsx'
import { KiosksScreen } from './features/kiosks/kiosks-screen.tsx'
import { LawScreen } from './features/law/law-screen.tsx'
import { PaymentScreen } from './features/players/money/payment-screen.tsx'
import { PlayerScreen } from './features/players/player-screen.tsx'
import { PlayersScreen } from './features/players/players-screen.tsx'
import { RoundPane } from './features/players/rounds/round-pane.tsx'
import { PrivacyScreen } from './features/privacy/privacy-screen.tsx'
import { ShutdownsScreen } from './features/shutdowns/shutdowns-screen.tsx'
import { ProfileScreen } from './features/profile/profile-screen.tsx'
import { JoinScreen } from './features/sign-in/join-screen.tsx'
import { SignInScreen } from './features/sign-in/sign-in-screen.tsx'
import { StaffScreen } from './features/staff/staff-screen.tsx'
import { WithdrawalDialog } from './features/withdrawals/withdrawal-dialog.tsx'
import { WithdrawalsScreen } from './features/withdrawals/withdrawals-screen.tsx'
import { Frame } from './shell/frame.tsx'
import { NeedsRight, NoRightsAtAll } from './shell/no-right.tsx'
import { ProblemNote } from './shell/problem-note.tsx'
import { paths } from './shell/paths.ts'
import { screensFor } from './shell/screens.ts'
import { sessionEnded, useMe } from './shell/session.ts'
import { useIdleLock } from './shell/use-idle-lock.ts'
import { useTexts } from './shell/use-texts.ts'
import { useWatchedSession } from './shell/use-watched-session.ts'

/** The one-time link that this page was opened by: it stands where no server is sent it. */
function linkInAddress(): string | undefined {
  return location.pathname === paths.join && location.hash.length > 20 ? location.hash.slice(1) : undefined
}

/** Signed in: the screens. Otherwise: the sign-in, at the same address. */
export function App() {
  const { t } = useTexts()
  const me = useMe()
  const [joining, setJoining] = useState(linkInAddress)
  // Another link opened in the same tab changes nothing but what follows the #.
  useEffect(() => {
    const look = () => setJoining(linkInAddress())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  useIdleLock(me.data?.idleMinutes)
  useWatchedSession(Boolean(me.data))
  const hasEnded = sessionEnded.use()
  if (me.isPending) return <p className="sign-in">{t('list.loading')}</p>
  if (me.isError && !me.data) {
    return (
      <div className="sign-in">
        <main className="box-pad">
          <ProblemNote error={me.error} onRetry={() => void me.refetch()} />
        </main>
      </div>
    )
  }
  if (joining && !me.data) {
    const leave = () => {
      history.replaceState(null, '', '/')
      setJoining(undefined)
    }
    return <JoinScreen key={joining} token={joining} onLeave={leave} />
  }
  if (!me.data) return <SignInScreen hasEnded={hasEnded} />
  // A link opens once: whoever has come in by it and is out again signs in like everybody.
  if (joining) setJoining(undefined)
  const open = screensFor(me.data.user.permissions)
  // Approvals are where one goes when something waits, not where a day begins.
  const first = open.find(({ name }) => name !== 'approvals') ?? open[0]
  return (
    <BrowserRouter>
      <Frame>
        <Routes>
          <Route
            path={paths.players}
            element={
              <NeedsRight permission="players.search">
                <PlayersScreen />
              </NeedsRight>
            }
          />
          <Route
            path={`${paths.players}/:playerId`}
            element={
              <NeedsRight permission="players.read">
                <PlayerScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.deposits}
            element={
              <NeedsRight permission="payments.read">
                <DepositsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.withdrawals}
            element={
              <NeedsRight permission="payments.read">
                <WithdrawalsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.payment(':number')}
            element={
              <NeedsRight permission="payments.read">
                <PaymentScreen WithdrawalDialog={WithdrawalDialog} />
              </NeedsRight>
            }
          />
          <Route
            path={paths.kiosks}
            element={
              <NeedsRight permission="operations.manage">
                <KiosksScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.clients}
            element={
              <NeedsRight permission="clients.read">
                <ClientsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.shutdowns}
            element={
              <NeedsRight permission="operations.manage">
                <ShutdownsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.law}
            element={
              <NeedsRight permission="players.read">
                <LawScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.bank}
            element={
              <NeedsRight permission="payments.read">
                <BankScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.documents}
            element={
              <NeedsRight permission="documents.read">
                <DocumentsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.migrations}
            element={
              <NeedsRight permission="documents.read">
                <MigrationsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.games}
            element={
              <NeedsRight permission="games.read">
                <GamesScreen RoundPane={RoundPane} />
              </NeedsRight>
            }
          />
          <Route
            path={paths.bonuses}
            element={
              <NeedsRight permission="bonuses.read">
                <BonusesScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.jackpots}
            element={
              <NeedsRight permission="games.read">
                <JackpotsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.crash}
            element={
              <NeedsRight permission="games.read">
                <CrashScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.approvals}
            element={
              <NeedsRight permission="approvals.use">
                <ApprovalsScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.privacy}
            element={
              <NeedsRight permission="players.privacy">
                <PrivacyScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.audit}
            element={
              <NeedsRight permission="audit.read">
                <AuditScreen />
              </NeedsRight>
            }
          />
          <Route
            path={paths.staff}
            element={
              <NeedsRight permission="staff.read">
                <StaffScreen />
              </NeedsRight>
            }
          />
          <Route path={paths.profile} element={<ProfileScreen />} />
          <Route path={paths.join} element={<Navigate to="/" replace />} />
          <Route path="/" element={first ? <Navigate to={first.path} replace /> : <NoRightsAtAll />} />
          <Route
            path="*"
            element={
              first ? (
                <div className="box-pad">
                  <h1>{t('shell.nothingHere')}</h1>
                </div>
              ) : (
                <NoRightsAtAll />
              )
            }
          />
        </Routes>
      </Frame>
    </BrowserRouter>
  )
}
