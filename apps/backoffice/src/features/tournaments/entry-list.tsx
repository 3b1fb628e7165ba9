import { useState } from 'react'
import { Link } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { tournamentEntryList } from '#contract/lists/tournaments.ts'
import { listEntries } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DisqualifyDialog } from './round-dialogs.tsx'
import { TOURNAMENTS, writePrize, writeScore, type Entry } from './words.ts'

/** Players of a round: by place, then those without a place, then those who left or were removed. */
export function EntryList({ round }: { readonly round: TournamentRound }) {
  const { t, language } = useTexts()
  const [out, setOut] = useState<number>()
  const { roundId, terms } = round
  const isAlterable = ['planned', 'open', 'running', 'scoring'].includes(round.state)
  return (
    <>
      <DataList
        list={tournamentEntryList}
        label={t('tournaments.players')}
        empty={t('tournaments.noEntries')}
        read={(question) => ask(api(listEntries, { query: { ...question, roundId } as QueryOf<typeof listEntries> }))}
        keyOf={({ playerId }) => String(playerId)}
        keptAs={[...TOURNAMENTS, 'entries', roundId]}
        of={{ roundId }}
        everyMs={5_000}
        cells={{
          place: ({ place }: Entry) => place ?? '',
          playerId: (entry: Entry) => (
            <>
              <Link to={paths.player(entry.playerId)}>{entry.playerId}</Link>
              {entry.isAnonymous ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t('tournaments.anonymous', { alias: entry.alias })}
                </div>
              ) : null}
              {entry.state === 'in' ? null : <Gone entry={entry} />}
            </>
          ),
          score: ({ score }: Entry) => writeScore(score, terms, language),
          registeredAt: ({ registeredAt, registeredByName }: Entry) => (
            <>
              {writeMoment(registeredAt, language)}
              {registeredByName ? <div>{t('tournaments.enteredBy', { name: registeredByName })}</div> : null}
            </>
          ),
          prize: (entry: Entry) => <PrizeOf entry={entry} round={round} />,
        }}
        actions={(entry: Entry) =>
          isAlterable && entry.state === 'in' ? (
            <ActionButton
              permission="tournaments.manage"
              label={t('tournaments.disqualify')}
              onClick={() => setOut(entry.playerId)}
            />
          ) : null
        }
      />
      {out === undefined ? null : <DisqualifyDialog round={round} playerId={out} onClose={() => setOut(undefined)} />}
    </>
  )
}

function Gone({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts()
  return (
    <div className={textStyles.tiny}>
      <Status kind={entry.state === 'left' ? 'idle' : 'stop'}>{t(`tournaments.entry.${entry.state}`)}</Status>{' '}
      {entry.removedBecause ? t(`tournaments.because.${entry.removedBecause}`) : null}
      {entry.explanation ? <div className={textStyles.muted}>{entry.explanation}</div> : null}
    </div>
  )
}

function PrizeOf({ entry, round }: { readonly entry: Entry; readonly round: TournamentRound }) {
  const texts = useTexts()
  const { t, or } = texts
  const { prize, prizeOutcome, heldBecause } = entry
  if (!prize) return null
  const because = heldBecause ? or(`tournaments.because.${heldBecause}`, heldBecause) : ''
  return (
    <>
      {writePrize(texts, prize, round.terms.currency)}
      {prizeOutcome && prizeOutcome !== 'none' ? (
        <div className={textStyles.tiny}>
          <Status kind={prizeOutcome === 'paid' ? 'ok' : prizeOutcome === 'held' ? 'wait' : 'stop'}>
            {t(`tournaments.outcome.${prizeOutcome}`, { because })}
          </Status>
        </div>
      ) : null}
    </>
  )
}
