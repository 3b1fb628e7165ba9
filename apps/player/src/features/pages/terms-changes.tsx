import { useFormatter, useTranslations } from 'use-intl/react'
import type { TermsToAccept } from './use-terms-to-accept.ts'

/** The version, and its changes: new text tinted, old text struck through. */
export function TermsChanges({ terms }: { readonly terms: TermsToAccept }) {
  const t = useTranslations('pages.newTerms')
  const format = useFormatter()
  const { version, since, comparedWith, changes } = terms
  const day = format.dateTime(new Date(since), { dateStyle: 'long' })
  return (
    <section className="page-part terms-changes" aria-labelledby="new-terms">
      <h2 id="new-terms">{t('title')}</h2>
      <p>
        {t('inForce', { version, since: day })}{' '}
        {comparedWith === null ? t('notAccepted') : t('accepted', { version: comparedWith })}
      </p>
      {comparedWith === null ? null : (
        <>
          <p>{t(changes.length === 0 ? 'noChanges' : 'changes')}</p>
          {changes.map(({ heading, lines }, place) => (
            <section key={`${place}`}>
              {heading === null ? null : <h3>{heading}</h3>}
              {lines.map(({ kind, text }, line) => (
                <p key={`${line}`}>
                  {kind === 'removed' ? <del>{text}</del> : kind === 'added' ? <ins>{text}</ins> : text}
                </p>
              ))}
            </section>
          ))}
        </>
      )}
    </section>
  )
}
