import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getRoundResults } from '#contract/onling-v2/tournaments.ts'
import { checkRound } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { canReplan, roundCan } from '#contract/states/tournament-states.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { EntryList } from './entry-list.tsx'
import { PlanRoundDialog } from './plan-round-dialog.tsx'
import { RegisterDialog, RoundActionDialog, type RoundAction } from './round-dialogs.tsx'
import { nameOfRound, STATE_KINDS, TOURNAMENTS, writePlaces } from './words.ts'

type Opened = RoundAction | 'replan' | 'register'

/** One round: its state, its players by place, and the possible actions. */
export function RoundDetail({ roundId, onClose }: { readonly roundId: string; readonly onClose: () => void }) {
  const texts = useTexts()
  const { t, language } = texts
  const [opened, setOpened] = useState<Opened>()
  const query = useQuery({
    queryKey: [...TOURNAMENTS, 'round', roundId],
    queryFn: () => ask(api(getRoundResults, { query: { roundId, limit: 1 } })),
    refetchInterval: 5_000,
  })
  const round = query.data?.round
  return (
    <section className={layout.column}>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <Button variant="outlined" onClick={onClose}>
          {t('tournaments.back')}
        </Button>
        {round ? (
          <>
            <h2 className={layout.grow}>{nameOfRound(texts, round)}</h2>
            <Status kind={STATE_KINDS[round.state]}>{t(`tournaments.state.${round.state}`)}</Status>
          </>
        ) : null}
      </div>
      {query.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      <Loading query={query} />
      {round ? (
        <>
          <div className={joinClasses(layout.padded, layout.column, textStyles.small)}>
            <div>
              {t('tournaments.from', { at: writeMoment(round.startsAt, language) })}{' '}
              {t('tournaments.to', { at: writeMoment(round.endsAt, language) })}
            </div>
            <div className={textStyles.muted}>
              {t('tournaments.registersUntil')}: {writeMoment(round.registersUntil, language)}
            </div>
            <div>{t(`tournaments.scoring.${round.terms.scoring.kind}`)}</div>
            {round.terms.prizes.map((prize) => (
              <div key={prize.fromPlace} className={textStyles.muted}>
                {writePlaces(texts, prize, round.terms.currency)}
              </div>
            ))}
            <Counted round={round} />
          </div>
          <Actions round={round} onOpen={setOpened} />
          <EntryList round={round} />
          {opened === 'replan' ? <PlanRoundDialog round={round} onClose={() => setOpened(undefined)} /> : null}
          {opened === 'register' ? <RegisterDialog round={round} onClose={() => setOpened(undefined)} /> : null}
          {opened === 'cancel' || opened === 'publish' ? (
            <RoundActionDialog round={round} action={opened} onClose={() => setOpened(undefined)} />
          ) : null}
        </>
      ) : null}
    </section>
  )
}

/** Up to when the round is counted, and whether its table agrees with the books. */
function Counted({ round }: { readonly round: TournamentRound }) {
  const { t, language } = useTexts()
  const { check, countedTo, state } = round
  return (
    <>
      {countedTo ? (
        <div className={textStyles.muted}>{t('tournaments.countedTo', { at: writeMoment(countedTo, language) })}</div>
      ) : null}
      {check && check.differences === 0 ? (
        <Status kind="ok">{t('tournaments.checkSound', { players: round.entries, rounds: check.rounds })}</Status>
      ) : null}
      {check && check.differences > 0 ? (
        <Status kind="risk">{t('tournaments.checkWrong', { count: check.differences })}</Status>
      ) : null}
      {!check && state === 'scoring' ? <Status kind="wait">{t('tournaments.notChecked')}</Status> : null}
      {round.cancelledBecause ? <div className={textStyles.secondary}>{round.cancelledBecause}</div> : null}
    </>
  )
}

function Actions({ round, onOpen }: { readonly round: TournamentRound; readonly onOpen: (what: Opened) => void }) {
  const { t } = useTexts()
  const mayCheck = useMay('books.check')
  const [failed, setFailed] = useState<unknown>()
  const { state, roundId, check } = round
  async function countAgain() {
    setFailed(undefined)
    try {
      const { differences, players, rounds } = await ask(api(checkRound, { query: { roundId } }))
      announce(
        differences.length === 0
          ? t('tournaments.checkSound', { players, rounds })
          : t('tournaments.checkWrong', { count: differences.length }),
      )
    } catch (error) {
      setFailed(error)
    }
  }
  const manage = { permission: 'tournaments.manage' } as const
  return (
    <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
      {roundCan('publish', state) && check?.differences === 0 ? (
        <ActionButton
          {...manage}
          variant="primary"
          label={t('tournaments.publish')}
          onClick={() => onOpen('publish')}
        />
      ) : null}
      {state === 'open' || state === 'running' ? (
        <ActionButton {...manage} label={t('tournaments.register')} onClick={() => onOpen('register')} />
      ) : null}
      {canReplan(state) ? (
        <ActionButton {...manage} label={t('tournaments.change')} onClick={() => onOpen('replan')} />
      ) : null}
      {mayCheck && state !== 'planned' ? (
        <Button variant="outlined" onClick={() => void countAgain()}>
          {t('tournaments.check')}
        </Button>
      ) : null}
      {roundCan('cancel', state) ? (
        <ActionButton {...manage} variant="danger" label={t('tournaments.cancel')} onClick={() => onOpen('cancel')} />
      ) : null}
      {failed ? <ProblemNote error={failed} /> : null}
    </div>
  )
}
