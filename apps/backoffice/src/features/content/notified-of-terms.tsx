import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getTermsTold } from '#contract/play-v1/staff-content.ts'
import { api, ask } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CONTENT } from './content.ts'

type Props = {
  readonly contentId: string
  readonly version: number
  readonly from: string
  readonly isTakenBack: boolean
}

/** How many players a letter has told that a version of the terms begins on a day, and the last of them. */
export function NotifiedOfTerms({ contentId, version, from, isTakenBack }: Props) {
  const { t, language } = useTexts()
  const { data } = useQuery({
    queryKey: [...CONTENT, contentId, 'told', version, from],
    queryFn: () => ask(api(getTermsTold, { query: { contentId, version, from } })),
  })
  if (!data) return null
  const { count, firstAt, takenBack, noticeDays: days, rows } = data
  if (firstAt === null && isTakenBack) return null
  if (firstAt === null) return <span className={textStyles.small}>{t('content.toldNobody', { days })}</span>
  return (
    <details className={textStyles.small}>
      <summary>{t('content.told', { count, at: writeMoment(firstAt, language), days })}</summary>
      <ul aria-label={t('content.toldWho')}>
        {rows.map(({ playerId, toldAt }) => (
          <li key={playerId}>
            <Link className={textStyles.link} to={paths.player(playerId)}>
              {playerId}
            </Link>{' '}
            <time dateTime={toldAt}>{writeMoment(toldAt, language)}</time>
          </li>
        ))}
      </ul>
      {takenBack.firstAt === null ? null : (
        <p>{t('content.toldTakenBack', { count: takenBack.count, at: writeMoment(takenBack.firstAt, language) })}</p>
      )}
    </details>
  )
}
