import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { languageNames } from '#config/language-names.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { consentQuestion } from './analytics/consent-question.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  const t = useTranslations('shell')
  const { locale, brandTexts, pages, hasVenues, sectionPages, languages, appName, market, analytics } = useSite()
  const { pathname, search } = useLocation()
  const rest = pathname.slice(1 + locale.length)
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div className="site-footer-duty">
          <span className="site-footer-age" title={t('adultsOnly')}>
            18+
          </span>
          <p>
            <b>{brandTexts?.footer.warning ?? t('warning')}</b>
            {t('playForFun')}
          </p>
          {pages.includes('responsibleGaming') ? (
            <Link className={buttonClass('ghost')} to={paths.page(locale, 'responsibleGaming')}>
              {t('pages.responsibleGaming')}
            </Link>
          ) : null}
        </div>
        <nav aria-label={t('aboutMenu')}>
          <Link to={paths.help(locale)}>{t('help')}</Link>
          {hasVenues ? <Link to={paths.places(locale)}>{t('places')}</Link> : null}
          {sectionPages.map((page) => (
            <Link key={page} to={paths.sectionPage(locale, page)}>
              {t(`pages.${page}`)}
            </Link>
          ))}
          {pages.map((page) => (
            <Link key={page} to={paths.page(locale, page)}>
              {t(`pages.${page}`)}
            </Link>
          ))}
          <ThemeSwitch />
          {analytics.isOn ? (
            <button type="button" onClick={consentQuestion.open}>
              {t('analyticsTitle')}
            </button>
          ) : null}
        </nav>
        {languages.length > 1 ? (
          <nav aria-label={t('language')} className="site-footer-languages">
            {languages.map((language) => (
              <a
                key={language}
                href={`/${language}${rest}${search}`}
                hrefLang={language}
                lang={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                {languageNames[language]}
              </a>
            ))}
          </nav>
        ) : null}
        <p className="site-footer-print">
          {brandTexts?.footer.adult} {brandTexts?.footer.operator}{' '}
          {t('smallPrint', { brand: appName, zone: t(`marketTime.${market}`) })}
        </p>
      </div>
    </footer>
  )
}
