import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { AnswerPage } from './questions.ts'
import type { Marked } from '../../shell/page-texts/search-answers.ts'

export type ShownAnswer = {
  readonly id: string
  readonly page: AnswerPage | undefined
  readonly question: Marked
  readonly answer: Marked
}

const addressOf: Readonly<Record<AnswerPage, (locale: string) => string>> = {
  withdraw: paths.withdraw,
  deposit: paths.deposit,
  bonuses: paths.bonuses,
  identity: paths.identity,
  requirements: paths.requirements,
  privacy: paths.privacy,
  limits: (locale) => paths.limits(locale),
  exclusion: paths.exclusion,
  account: paths.account,
  resetPassword: (locale) => paths.login(locale),
  venueCards: paths.venueCards,
  oldAccount: paths.oldAccount,
  ask: (locale) => paths.askSupport(locale),
}

type Props = { readonly answers: readonly ShownAnswer[]; readonly opensFirst: boolean }

/** Questions with collapsed answers; native `details`, so that it needs no scripts. */
export function AnswerList({ answers, opensFirst }: Props) {
  const t = useTranslations('help')
  const { locale } = useSite()
  return (
    <div className="answer-list">
      {answers.map(({ id, page, question, answer }, index) => (
        <details key={id} open={opensFirst && index === 0}>
          <summary>
            <MarkedText parts={question} />
          </summary>
          <p>
            <MarkedText parts={answer} />
          </p>
          {page ? (
            <Link className="text-link" to={addressOf[page](locale)}>
              {t('goTo')}
            </Link>
          ) : null}
        </details>
      ))}
    </div>
  )
}

function MarkedText({ parts }: { readonly parts: Marked }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
  return <span>{parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</span>
}
