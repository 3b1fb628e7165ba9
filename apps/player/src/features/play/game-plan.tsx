import { useTranslations } from 'use-intl/react'

type Props = { readonly planUrl: string | null; readonly legalText: string | null }

/** What staff have published about a game: the text required by law and the approved document. */
export function GamePlan({ planUrl, legalText }: Props) {
  const t = useTranslations('play')
  const paragraphs = (legalText ?? '').split(/\n+/).filter((text) => text.trim() !== '')
  return (
    <section className="form-rows">
      <h2>{t('gamePlan')}</h2>
      {paragraphs.map((text, at) => (
        <p key={`${at} ${text}`} className="quiet-text">
          {text}
        </p>
      ))}
      {planUrl ? (
        <a className="text-link" href={planUrl} target="_blank" rel="noopener">
          {t('openPlan')}
        </a>
      ) : null}
    </section>
  )
}
