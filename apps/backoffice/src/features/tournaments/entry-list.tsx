import { useState } from 'react'
import { Link } from 'react-router'
import { listEntries } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DisqualifyDialog } from './round-dialogs.tsx'
import { TOURNAMENTS, writePrize, writeScore, type Entry } from './words.ts'

/** Players of a round: by place, then who has none, then who is not in it any more. */
export function EntryList({ round }: { readonly round: TournamentRound }) {
  const { t, language } = useTexts()
  const [out, setOut] = useState<number>()
  const { roundId, terms } = round
  const { query, rows } = usePages(
    [...TOURNAMENTS, 'entries', roundId],
    (cursor) => ask(api(listEntries, { query: { roundId, ...(cursor ? { cursor } : {}) } })),
    { everyMs: 5_000 },
  )
  const isAlterable = ['planned', 'open', 'running', 'scoring'].includes(round.state)
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tournaments.players')}
        empty={t('tournaments.noEntries')}
        head={
          <tr>
            <NumberHeader>{t('tournaments.place')}</NumberHeader>
            <th>{t('tournaments.player')}</th>
            <NumberHeader>{t('tournaments.scoring')}</NumberHeader>
            <th className={layout.wideOnly}>{t('tournaments.counted')}</th>
            <th className={layout.wideOnly}>{t('tournaments.entered')}</th>
            <th>{t('tournaments.prizes')}</th>
            <th>
              <span className={textStyles.aloud}>{t('tournaments.disqualify')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((entry) => (
          <tr key={entry.playerId} data-row={entry.playerId} tabIndex={-1}>
            <NumberCell className={textStyles.bold}>{entry.place ?? ''}</NumberCell>
            <td>
              <Link to={paths.player(entry.playerId)}>{entry.playerId}</Link>
              {entry.isAnonymous ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t('tournaments.anonymous', { alias: entry.alias })}
                </div>
              ) : null}
              {entry.state === 'in' ? null : <Gone entry={entry} />}
            </td>
            <NumberCell>{writeScore(entry.score, terms, language)}</NumberCell>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>
              {t('tournaments.countedOf', {
                rounds: entry.rounds,
                staked: writeMoney(entry.staked),
                won: writeMoney(entry.won),
              })}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, layout.wideOnly)}>
              {writeMoment(entry.registeredAt, language)}
              {entry.registeredByName ? (
                <div>{t('tournaments.enteredBy', { name: entry.registeredByName })}</div>
              ) : null}
            </td>
            <td className={textStyles.small}>
              <PrizeOf entry={entry} round={round} />
            </td>
            <td>
              {isAlterable && entry.state === 'in' ? (
                <ActionButton
                  permission="tournaments.manage"
                  label={t('tournaments.disqualify')}
                  onClick={() => setOut(entry.playerId)}
                />
              ) : null}
            </td>
          </tr>
        ))}
      </PagedList>
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
