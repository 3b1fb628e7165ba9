import { useQuery } from '@tanstack/react-query'
import { LockOpen } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getPrivacyRequest } from '#contract/play-v1/privacy.ts'
import { FATES } from '#contract/states/privacy-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { HeldData } from './held-data.tsx'
import type { PrivacyRequest } from './privacy-screen.tsx'

type Detail = ReplyOf<typeof getPrivacyRequest>
type Props = { readonly request: PrivacyRequest; readonly onClose: () => void }

/** One request: the effect of an erasure, held data with rule and retention, and who opened them. */
export function RequestDialog({ request, onClose }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  const [isOpening, setIsOpening] = useState(false)
  const query = useQuery({
    queryKey: ['privacy', 'request', request.requestId, language],
    queryFn: () => ask(api(getPrivacyRequest, { query: { requestId: request.requestId, lang: language } })),
  })
  const { data } = query
  const canOpen = data?.hold?.destroyedAt === null
  const mayOpen = useMay('players.held-data')
  return (
    <Dialog
      labelledBy={id}
      onClose={onClose}
      onKeyDown={(event) => {
        // Keys of the dialog of the purpose, which is inside of this one, are its own.
        if (isCtrlEnter(event) && canOpen && mayOpen && !isOpening) setIsOpening(true)
      }}
    >
      <DialogTitle id={id}>
        {t('privacy.title', { kind: t(`privacy.kind.${request.kind}`), id: request.playerId })}
      </DialogTitle>
      <DialogBody>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {data ? <Facts detail={data} /> : null}
        {data?.plan ? <Plan plan={data.plan} /> : null}
        {data?.hold ? <Hold hold={data.hold} /> : null}
        {data && data.openings.length > 0 ? <Openings rows={data.openings} /> : null}
      </DialogBody>
      <DialogActions>
        {canOpen ? (
          <ActionButton
            permission="players.held-data"
            icon={<LockOpen aria-hidden="true" />}
            label={t('privacy.openHeld')}
            letter="Ctrl ↵"
            onClick={() => setIsOpening(true)}
          />
        ) : null}
        <Button variant="outlined" onClick={onClose}>
          {t('privacy.close')} <kbd>Esc</kbd>
        </Button>
      </DialogActions>
      {isOpening ? (
        <HeldData
          requestId={request.requestId}
          playerId={request.playerId}
          onClose={() => {
            setIsOpening(false)
            void query.refetch()
          }}
        />
      ) : null}
    </Dialog>
  )
}

function Facts({ detail }: { readonly detail: Detail }) {
  const { t, or, language } = useTexts()
  return (
    <dl className={layout.facts}>
      <dt>{t('privacy.askedBy')}</dt>
      <dd>{detail.userName ?? t('privacy.byPlayer')}</dd>
      <dt>{t('privacy.answerBy')}</dt>
      <dd>{writeMoment(detail.answerBy, language)}</dd>
      <dt>{t('privacy.changedAt')}</dt>
      <dd>{writeMoment(detail.changedAt, language)}</dd>
      {detail.waitsFor ? (
        <>
          <dt>{t('privacy.waitsFor')}</dt>
          <dd>
            {or(`privacy.waits.${detail.waitsFor}`, detail.waitsFor)}
            {detail.waitsUntil ? ` · ${writeMoment(detail.waitsUntil, language)}` : ''}
          </dd>
        </>
      ) : null}
      {detail.explanation ? (
        <>
          <dt>{t('confirm.explanation')}</dt>
          <dd>{detail.explanation}</dd>
        </>
      ) : null}
    </dl>
  )
}

function Plan({ plan }: { readonly plan: NonNullable<Detail['plan']> }) {
  const { t } = useTexts()
  return (
    <dl className={layout.facts}>
      {FATES.map((fate) => (
        <Fragment key={fate}>
          <dt>{t(`privacy.fate.${fate}`)}</dt>
          <dd>
            {plan.parts
              .filter((part) => part.fate === fate)
              .map(({ name }) => t(`privacy.part.${name}`))
              .join(', ')}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Hold({ hold }: { readonly hold: NonNullable<Detail['hold']> }) {
  const { t, language } = useTexts()
  const moment = (iso: string | null) => (iso ? writeMoment(iso, language) : '–')
  return (
    <section aria-label={t('privacy.hold')}>
      <h2>{t('privacy.hold')}</h2>
      <dl className={layout.facts}>
        <dt>{t('privacy.rule')}</dt>
        <dd>
          {hold.ruleId} · {hold.source}
        </dd>
        <dt>{t('privacy.heldUntil')}</dt>
        <dd>{moment(hold.until)}</dd>
        <dt>{t('privacy.parts')}</dt>
        <dd>{hold.parts.map((name) => t(`privacy.part.${name}`)).join(', ')}</dd>
        <dt>{t('privacy.destroyedAt')}</dt>
        <dd>{moment(hold.destroyedAt)}</dd>
      </dl>
    </section>
  )
}

function Openings({ rows }: { readonly rows: Detail['openings'] }) {
  const { t, language } = useTexts()
  return (
    <section aria-label={t('privacy.openings')}>
      <h2>{t('privacy.openings')}</h2>
      <ul className={joinClasses(layout.column, textStyles.small)}>
        {rows.map((row) => (
          <li key={row.openedAt + row.openedBy}>
            {writeMoment(row.openedAt, language)} · {t(`privacy.opened.${row.what}`)} · {row.openedBy}
            {row.purpose ? ` · ${row.purpose}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}
