import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listLinked, type LinkedPlayer } from '#contract/play-v1/staff-linked.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMay } from '../../../shell/session.ts'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeDay } from '../../../shell/write-time.ts'

const KINDS: Readonly<Record<LinkedPlayer['strength'], StatusKind>> = { strong: 'hold', middle: 'info', weak: 'idle' }

/** Players with something in common with this one, and what. Not rendered without the permission. */
export function LinkedPanel({ playerId }: { readonly playerId: number }) {
  return useMay('players.links') ? <Shown playerId={playerId} /> : null
}

function Shown({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const query = useQuery({
    queryKey: ['player', playerId, 'linked'],
    queryFn: () => ask(api(listLinked, { query: { playerId } })),
  })
  const linked = query.data?.linked ?? []
  return (
    <section className={layout.section} aria-labelledby="linked-title" aria-busy={query.isPending}>
      <h2 id="linked-title">{t('linked.title')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && linked.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('linked.none')}</p>
      ) : null}
      <ul className={joinClasses(layout.column, layout.airy)}>
        {linked.map((one) => (
          <li key={one.playerId}>
            <Link to={paths.player(one.playerId)}>{t('player.title', { id: one.playerId })}</Link>{' '}
            <span className={joinClasses(textStyles.small, textStyles.secondary)}>
              {one.maskedName}
              {one.state === 'open' ? '' : `, ${t(one.state === 'locked' ? 'player.locked' : 'linked.closed')}`}
            </span>{' '}
            <Status kind={KINDS[one.strength]}>{t(`linked.strength.${one.strength}`)}</Status>
            <ul className={joinClasses(textStyles.small, textStyles.secondary)}>
              {one.reasons.map(({ reason, since }) => (
                <li key={reason}>
                  {t(`linked.reason.${reason}`)}
                  {since ? `, ${t('linked.since', { at: writeDay(since, language) })}` : ''}
                </li>
              ))}
              {one.isProvedOther ? <li>{t('linked.provedOther')}</li> : null}
            </ul>
          </li>
        ))}
      </ul>
      <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('linked.onlyFacts')}</p>
    </section>
  )
}
