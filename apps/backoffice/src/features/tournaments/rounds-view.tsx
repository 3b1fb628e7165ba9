import { useState } from 'react'
import { listRounds } from '#contract/onling-v2/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { monthOf } from './month-of.ts'
import { nameOfRound, STATE_KINDS, TOURNAMENTS, writePlaces } from './words.ts'

/** The rounds of one month, the latest beginning first. */
export function RoundsView({ onOpen }: { readonly onOpen: (round: TournamentRound) => void }) {
  const texts = useTexts()
  const { t, language } = texts
  const [offset, setOffset] = useState(0)
  const [now] = useState(() => new Date())
  const { from, to } = monthOf(now, offset)
  const { query, rows } = usePages(
    [...TOURNAMENTS, 'rounds', from.toISOString()],
    (cursor) =>
      ask(
        api(listRounds, { query: { from: from.toISOString(), to: to.toISOString(), ...(cursor ? { cursor } : {}) } }),
      ),
    { everyMs: 10_000 },
  )
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(from)
  return (
    <>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <Button variant="outlined" onClick={() => setOffset(offset - 1)}>
          {t('tournaments.month.before')}
        </Button>
        <h2 className={layout.grow} aria-live="polite">
          {month}
        </h2>
        <Button variant="outlined" onClick={() => setOffset(offset + 1)}>
          {t('tournaments.month.after')}
        </Button>
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={`${t('tournaments.view.rounds')}, ${month}`}
        empty={t('tournaments.noRounds')}
        head={
          <tr>
            <th>{t('tournaments.round')}</th>
            <th>{t('players.state')}</th>
            <th>{t('tournaments.when')}</th>
            <NumberHeader>{t('tournaments.players')}</NumberHeader>
            <th className={layout.wideOnly}>{t('tournaments.prizes')}</th>
          </tr>
        }
      >
        {rows.map((round) => (
          <tr key={round.roundId} data-row={round.roundId} tabIndex={-1}>
            <td className={textStyles.bold}>
              <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(round)}>
                {nameOfRound(texts, round)}
              </button>
              <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                {t('tournaments.version', { version: round.terms.version })}
              </div>
            </td>
            <td>
              <Status kind={STATE_KINDS[round.state]}>{t(`tournaments.state.${round.state}`)}</Status>
            </td>
            <td className={textStyles.small}>
              <div>{t('tournaments.from', { at: writeMoment(round.startsAt, language) })}</div>
              <div className={textStyles.muted}>{t('tournaments.to', { at: writeMoment(round.endsAt, language) })}</div>
            </td>
            <NumberCell>
              {round.capacity === null
                ? round.entries
                : t('tournaments.playersOf', { count: round.entries, capacity: round.capacity })}
            </NumberCell>
            <td className={joinClasses(textStyles.small, layout.wideOnly)}>
              {round.terms.prizes.slice(0, 3).map((prize) => (
                <div key={prize.fromPlace}>{writePlaces(texts, prize, round.terms.currency)}</div>
              ))}
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
