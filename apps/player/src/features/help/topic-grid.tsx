import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Topic } from '#contract/states/ticket-states.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

type Props = { readonly topics: readonly { readonly name: Topic; readonly count: number }[] }

/** The topics of help, each with how many answers it has. One without an answer links to the contact form. */
export function TopicGrid({ topics }: Props) {
  const t = useTranslations('help')
  const { locale } = useSite()
  return (
    <nav aria-label={t('topics')}>
      <ul className="topic-grid">
        {topics.map(({ name, count }) => (
          <li key={name}>
            <Link to={count > 0 ? paths.help(locale, `?topic=${name}`) : paths.askSupport(locale, name)}>
              <b>{t(`topic.${name}`)}</b>
              <small>{count > 0 ? t('answers', { count }) : t('write')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
