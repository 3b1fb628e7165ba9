import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PagePart } from '#contract/shapes/content.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Link } from 'react-router'
import { HELPLINES } from '../../shell/page-texts/helplines.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { OPERATOR_FACTS, type OperatorFacts } from './operator-facts.ts'

const SelfTest = lazy(() => import('./self-test.tsx'))

export type PageFacts = {
  readonly market: keyof typeof HELPLINES
  readonly operator: OperatorFacts
}

/** Renders a part of a page that its text only names. */
export function PagePartShown({ part, facts }: { readonly part: PagePart; readonly facts: PageFacts }) {
  if (part === 'operator') return <Operator operator={facts.operator} />
  if (part === 'helplines') return <Helplines market={facts.market} />
  if (part === 'own-limits') return <OwnLimits />
  return (
    <Suspense>
      <SelfTest />
    </Suspense>
  )
}

function Operator({ operator }: Pick<PageFacts, 'operator'>) {
  const t = useTranslations('pages.operator')
  return (
    <dl className="fact-list page-part">
      {OPERATOR_FACTS.map((fact) => (
        <div key={fact}>
          <dt>{t(fact)}</dt>
          <dd>{operator[fact] ?? t('untold')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Helplines({ market }: Pick<PageFacts, 'market'>) {
  const t = useTranslations('pages.help')
  return (
    <ul className="page-part page-part-lines">
      {HELPLINES[market].map(({ name, phone, href, isAlways }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{[t('free'), ...(isAlways ? [t('always')] : [])].join(', ')}</span>
          {phone ? (
            <a className={buttonClass('outlined', 'large')} href={`tel:${phone.replaceAll(' ', '')}`}>
              {t('call', { phone })}
            </a>
          ) : null}
          {href ? <a href={href}>{new URL(href).hostname}</a> : null}
        </li>
      ))}
    </ul>
  )
}

function OwnLimits() {
  const t = useTranslations('pages.limits')
  const { locale, signedIn } = useSite()
  return (
    <section className="page-part">
      <h2>{t('title')}</h2>
      <div className="button-set">
        <Link className={buttonClass('outlined', 'large')} to={paths.limits(locale)}>
          {t('limits')}
        </Link>
        <Link className={buttonClass('outlined', 'large')} to={paths.exclusion(locale)}>
          {t('exclusion')}
        </Link>
      </div>
      {signedIn ? null : <p>{t('signIn')}</p>}
    </section>
  )
}
