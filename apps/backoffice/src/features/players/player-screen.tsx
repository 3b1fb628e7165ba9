import { useQuery } from '@tanstack/react-query'
import { Lock, LockOpen, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths, PLAYER_TABS, type PlayerTab } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { usePlace } from '../../shell/use-place.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTabRights } from '../../shell/use-tab-rights.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'
import { BonusesTab } from './bonuses/bonuses-tab.tsx'
import { CardsTab } from './cards/cards-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { CashTab } from './money/cash-tab.tsx'
import { DepositsTab } from './money/deposits-tab.tsx'
import { EntriesTab } from './money/entries-tab.tsx'
import { CreditLeft } from './money/credit-left.tsx'
import { MoneyPanel } from './money/money-panel.tsx'
import { WithdrawalsTab } from './money/withdrawals-tab.tsx'
import { PointsTab } from './points/points-tab.tsx'
import { LettersTab } from './letters/letters-tab.tsx'
import { LinkedPanel } from './linked/linked-panel.tsx'
import { NotesPanel } from './notes/notes-panel.tsx'
import { CallerDialog } from './person/caller-dialog.tsx'
import { CallerStatus } from './person/caller-status.tsx'
import { PersonPanel } from './person/person-panel.tsx'
import { PlayerTabs } from './player-tabs.tsx'
import { CapabilityStrip } from './protection/capability-strip.tsx'
import { ExclusionBanner } from './protection/exclusion-banner.tsx'
import { ExclusionTab } from './protection/exclusion-tab.tsx'
import { LimitsTab } from './protection/limits-tab.tsx'
import { LockDialog } from './protection/lock-dialog.tsx'
import { RegistrationTab } from './protection/registration-tab.tsx'
import { useExclusionsInForce } from './protection/use-exclusions.ts'
import { SignalsPanel } from './risk/signals-panel.tsx'
import { RoundsTab } from './rounds/rounds-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { TimelineTab } from './timeline/timeline-tab.tsx'

export function PlayerScreen() {
  const { t } = useTexts()
  const go = useNavigate()
  const playerId = Number(useParams()['playerId'])
  const [search] = useSearchParams()
  const [isLocking, setLocking] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const mayVerify = useMay('players.callers')
  const mayLock = useMay('players.lock')
  const may = useTabRights()
  const tabs = PLAYER_TABS.filter((one) => may[one])
  const tab: PlayerTab | undefined = tabs.find((one) => one === search.get('tab')) ?? tabs[0]
  const dossier = useQuery({
    queryKey: ['player', playerId, 'dossier'],
    queryFn: () => ask(api(backoffice.getPlayer, { query: { playerId } })),
    enabled: Number.isSafeInteger(playerId) && playerId > 0,
  })
  const player = dossier.data
  const excluded = useExclusionsInForce(playerId) ?? []
  const openRound = search.get('round')
  useRowKeys([
    ...(mayVerify && player ? [{ keys: 'i', label: t('caller.verify'), run: () => setVerifying(true) }] : []),
    ...(mayLock && player
      ? [{ keys: 'l', label: t(player.lock ? 'lock.unlock' : 'lock.lock'), run: () => setLocking(true) }]
      : []),
    {
      keys: 'Escape',
      label: t('keys.close'),
      run: () => void go(openRound ? paths.player(playerId, 'rounds') : paths.players),
    },
  ])

  if (!player) {
    return (
      <div className={joinClasses(layout.padded, layout.column, layout.airy)}>
        <h1>{t('player.title', { id: Number.isSafeInteger(playerId) ? playerId : '?' })}</h1>
        {dossier.isError ? <ProblemNote error={dossier.error} onRetry={() => void dossier.refetch()} /> : null}
        {dossier.isLoading ? <Skeleton label={t('list.loading')} /> : null}
        <p>
          <Link to={paths.players}>{t('player.back')}</Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <PlayerHead player={player} onVerify={() => setVerifying(true)} onLock={() => setLocking(true)} />
      <div className={layout.sidePadded}>
        <CapabilityStrip playerId={playerId} />
      </div>
      {player.lock ? <LockedNote lock={player.lock} /> : null}
      <ExclusionBanner rows={excluded} />
      <div className={joinClasses(layout.split, layout.player)}>
        <section className={layout.column} style={{ minWidth: 0, minHeight: 0 }}>
          <PlayerTabs playerId={playerId} tabs={tabs} tab={tab} />
          <OpenTab tab={tab} player={player} roundId={openRound} />
        </section>
        <aside className={layout.pane}>
          <MoneyPanel player={player} />
          <CreditLeft playerId={playerId} />
          <NotesPanel playerId={playerId} />
          <PersonPanel player={player} />
          <LinkedPanel playerId={playerId} />
          <SignalsPanel playerId={playerId} />
        </aside>
      </div>
      {isVerifying ? <CallerDialog playerId={playerId} onClose={() => setVerifying(false)} /> : null}
      {isLocking ? <LockDialog player={player} onClose={() => setLocking(false)} /> : null}
    </>
  )
}

type Player = ReplyOf<typeof backoffice.getPlayer>
type HeadProps = { readonly player: Player; readonly onVerify: () => void; readonly onLock: () => void }

/** The player's name and state, and the two actions with keyboard shortcuts. */
function PlayerHead({ player, onVerify, onLock }: HeadProps) {
  const { t, or, language } = useTexts()
  const place = usePlace()
  const facts = [
    place?.brandName ?? player.target,
    t('player.since', { at: writeDay(player.registeredAt, language) }),
    ...(player.closedAt ? [] : [t('player.age', { age: player.ageYears })]),
    or(`language.${player.language}`, player.language),
    player.lastSignInAt ? t('player.last', { at: writeMoment(player.lastSignInAt, language) }) : t('players.never'),
  ]
  return (
    <div className={joinClasses(layout.head, layout.fromTop)}>
      <div className={layout.grow}>
        <div className={joinClasses(layout.row, layout.wrap)}>
          <h1>{t('player.title', { id: player.playerId })}</h1>
          {player.closedAt ? (
            <Status kind="idle" tinted>
              {t('player.closed', { at: writeMoment(player.closedAt, language) })}
            </Status>
          ) : player.lock ? (
            <Status kind="stop" tinted>
              {t('player.locked')}
            </Status>
          ) : (
            <Status kind="ok" tinted>
              {t('player.open')}
            </Status>
          )}
          {player.openSessions > 0 ? (
            <Status kind="info" tinted>
              {t('player.sessionsOpen', { count: player.openSessions })}
            </Status>
          ) : null}
          <CallerStatus playerId={player.playerId} />
        </div>
        <div className={joinClasses(textStyles.small, textStyles.secondary)}>{facts.join(' · ')}</div>
      </div>
      <ActionButton
        permission="players.callers"
        label={t('caller.verify')}
        letter="i"
        icon={<PhoneCall aria-hidden="true" />}
        onClick={onVerify}
      />
      <ActionButton
        permission="players.lock"
        label={t(player.lock ? 'lock.unlock' : 'lock.lock')}
        letter="l"
        variant={player.lock ? 'outlined' : 'danger'}
        icon={player.lock ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        onClick={onLock}
      />
    </div>
  )
}

function LockedNote({ lock }: { readonly lock: NonNullable<Player['lock']> }) {
  const { t, or, language } = useTexts()
  return (
    <div className={layout.sidePadded}>
      <Note kind="stop">
        <div>
          <b>
            {t('lock.since', { at: writeMoment(lock.lockedAt, language), by: lock.lockedBy })}{' '}
            {or(`reason.${lock.reason}`, lock.reason)}.
          </b>{' '}
          {lock.explanation}
        </div>
      </Note>
    </div>
  )
}

type TabProps = {
  readonly tab: PlayerTab | undefined
  readonly player: Player
  readonly roundId: string | null
}

function OpenTab({ tab, player, roundId }: TabProps) {
  const { playerId } = player
  return (
    <>
      {tab === 'timeline' ? <TimelineTab playerId={playerId} currency={player.balance.currency} /> : null}
      {tab === 'entries' ? <EntriesTab playerId={playerId} /> : null}
      {tab === 'deposits' ? <DepositsTab playerId={playerId} /> : null}
      {tab === 'cash' ? <CashTab playerId={playerId} /> : null}
      {tab === 'withdrawals' ? <WithdrawalsTab playerId={playerId} /> : null}
      {tab === 'rounds' ? <RoundsTab playerId={playerId} roundId={roundId} /> : null}
      {tab === 'sessions' ? <SessionsTab playerId={playerId} openSessions={player.openSessions} /> : null}
      {tab === 'letters' ? <LettersTab playerId={playerId} language={player.language} /> : null}
      {tab === 'cards' ? <CardsTab playerId={playerId} /> : null}
      {tab === 'limits' ? <LimitsTab playerId={playerId} /> : null}
      {tab === 'bonuses' ? <BonusesTab playerId={playerId} /> : null}
      {tab === 'points' ? <PointsTab playerId={playerId} /> : null}
      {tab === 'exclusion' ? <ExclusionTab playerId={playerId} /> : null}
      {tab === 'registration' ? <RegistrationTab playerId={playerId} /> : null}
      {tab === 'documents' ? <DocumentsTab playerId={playerId} /> : null}
    </>
  )
}
