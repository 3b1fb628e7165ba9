import { useState } from 'react'
import type { Static } from 'typebox'
import { useFormatter, useTranslations } from 'use-intl/react'
import { listRounds, type RoundRow } from '#contract/play-v1/play.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ListSection } from './list-section.tsx'
import { ALL_DAYS, periodOfDays, writeDays } from './period.ts'
import { PeriodFields } from './period-fields.tsx'
import { usePagesOf } from './use-pages-of.ts'

/** Rounds of the player, each with a link to its proof. A game that is no longer offered is shown by its key. */
export function RoundList({ gameNames }: { readonly gameNames: Readonly<Record<string, string>> }) {
  const t = useTranslations('account')
  const format = useFormatter()
  const { locale, gamesOrigin, timeZone } = useSite()
  const [days, setDays] = useState(ALL_DAYS)
  const search = writeDays(days)
  const period = periodOfDays(days, timeZone)
  const pages = usePagesOf<Static<typeof RoundRow>>(`rounds${search}`, (query) =>
    api(listRounds, { query: { ...query, ...period } }),
  )
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <ListSection
      title={t('rounds')}
      state={pages.status}
      head={
        <PeriodFields
          days={days}
          onChange={setDays}
          files={[{ name: t('statement.saveCsv'), href: paths.roundsFile(locale, search) }]}
        />
      }
      isEmpty={rows.length === 0}
      rows="account-rows-rounds"
      empty={t(search ? 'noneInPeriod' : 'noRounds')}
      again={() => void pages.refetch()}
      more={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      foot={
        <p className="note">
          <a className="text-link" href={paths.verifier(gamesOrigin, locale)} download>
            {t('verifier')}
          </a>{' '}
          {t('verifierHint')}
        </p>
      }
    >
      {rows.map(({ roundId, gameKey, stake, win, playedAt, isFree }) => (
        <li key={roundId}>
          <span id={`round-${roundId}`}>
            {gameNames[gameKey] ?? gameKey}
            <small>{format.dateTime(new Date(playedAt), { dateStyle: 'medium', timeStyle: 'medium' })}</small>
          </span>
          <span>
            <small>{t('stake')}</small> <b>{formatMoney(stake, locale)}</b>
            {isFree ? <small>{t('kinds.free-round')}</small> : null}
          </span>
          <span>
            <small>{t('win')}</small> <b>{formatMoney(win, locale)}</b>
          </span>
          <a
            className="text-link"
            href={paths.verify(gamesOrigin, locale, roundId)}
            aria-describedby={`round-${roundId}`}
          >
            {t('verify')}
          </a>
        </li>
      ))}
    </ListSection>
  )
}
