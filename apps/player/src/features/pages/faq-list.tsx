import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { PageBlocks } from '../../shell/page-texts/page-prose.tsx'
import type { PageText } from '../../shell/page-texts/page-text.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { findQuestions } from './find-questions.ts'
import { groupQuestions } from './group-questions.ts'

/** Questions and answers, filtered by a search. Without scripts all of them are shown. */
export function FaqList({ text }: { readonly text: PageText }) {
  const t = useTranslations('pages')
  const { locale } = useSite()
  const [wanted, setWanted] = useState('')
  const questions = useMemo(() => groupQuestions(text.blocks), [text.blocks])
  const shown = findQuestions(questions, wanted)
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      <input
        type="search"
        className="faq-list-search"
        aria-label={t('findAnswer')}
        placeholder={t('findAnswer')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div aria-live="polite">{shown.length === 0 ? <p>{t('nothingFound')}</p> : null}</div>
      {shown.map(({ question, answer, blocks }) => (
        <section key={`${question} ${answer}`} className="faq-list-item">
          <PageBlocks blocks={blocks} />
        </section>
      ))}
      <Link className="text-link" to={paths.askSupport(locale)}>
        {t('askSupport')}
      </Link>
    </article>
  )
}
