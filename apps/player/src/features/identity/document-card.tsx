import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { remove } from '#contract/onling-v2/player-identity-document.ts'
import { documentCan, SIDES } from '#contract/states/document-states.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { DocumentForm } from './document-form.tsx'
import type { ErrorTexts, IdentityDocument } from './identity.ts'
import { SideUpload } from './side-upload.tsx'

/** One document: its state, the reason, and the available actions. */
export function DocumentCard({
  document,
  errors,
  onChanged,
  onRemoved,
}: {
  readonly document: IdentityDocument
  readonly errors: ErrorTexts
  readonly onChanged: (document: IdentityDocument) => void
  readonly onRemoved: () => void
}) {
  const t = useTranslations('identity')
  const format = useFormatter()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const { documentId, kind, state, rejection, expiresOn, numberHint } = document
  const canSend = documentCan('send', state)

  async function takeBack() {
    setFailed(undefined)
    const answer = await api(remove, { query: { documentId } })
    if (answer.ok) onRemoved()
    else setFailed(answer)
  }

  return (
    <section className="panel document-card">
      <header>
        <h2>{t(`kind.${kind}`)}</h2>
        <span className={`document-card-state is-${state}`}>{t(`state.${state}`)}</span>
      </header>
      <p className="note">
        {numberHint}
        {expiresOn
          ? ` · ${t('validUntil', { day: format.dateTime(new Date(`${expiresOn}T12:00:00Z`), { dateStyle: 'medium' }) })}`
          : ''}
      </p>
      {rejection ? (
        <div className="alert alert-warning">
          <b>{t('rejectedTitle')}</b>
          <p>{rejection.message}</p>
        </div>
      ) : null}
      {isCorrecting ? (
        <DocumentForm
          document={document}
          errors={errors}
          onDone={(corrected) => {
            setIsCorrecting(false)
            onChanged(corrected)
          }}
        />
      ) : null}
      {canSend && !isCorrecting ? (
        <>
          <p>{t('takePictures')}</p>
          <div className="document-card-sides">
            {SIDES[kind].map((side) => (
              <SideUpload
                key={side}
                documentId={documentId}
                side={side}
                isThere={!document.missingSides.includes(side)}
                errors={errors}
                onSent={onChanged}
              />
            ))}
          </div>
        </>
      ) : null}
      <Failure failed={failed} texts={errors} />
      {isRemoving ? (
        <p className="document-card-ask">
          {t('removeAsk')}{' '}
          <button type="button" className="text-link" onClick={() => void takeBack()}>
            {t('removeYes')}
          </button>{' '}
          <button type="button" className="text-link" onClick={() => setIsRemoving(false)}>
            {t('keep')}
          </button>
        </p>
      ) : (
        <p className="document-card-ask">
          {documentCan('change', state) && !isCorrecting ? (
            <button type="button" className="text-link" onClick={() => setIsCorrecting(true)}>
              {t('correct')}
            </button>
          ) : null}{' '}
          {documentCan('remove', state) ? (
            <button type="button" className="text-link" onClick={() => setIsRemoving(true)}>
              {t('remove')}
            </button>
          ) : null}
        </p>
      )}
    </section>
  )
}
