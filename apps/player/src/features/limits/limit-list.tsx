import { useState } from 'react'
import type { Static } from 'typebox'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { LimitShown, LimitsShown } from '#contract/shapes/limits-shown.ts'
import type { LimitKind } from '#contract/shapes/limits.ts'
import { cancelLimitChange } from '#contract/play-v1/limits.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { groupLimits } from './group-limits.ts'
import { LimitCard } from './limit-card.tsx'
import type { ErrorTexts } from './limits-page.tsx'
import { RefusalWords } from './refusal-words.tsx'

type Props = {
  readonly limits: LimitsShown
  readonly errors: ErrorTexts
  readonly onAnswer: (limits: LimitsShown) => void
  readonly onStale: () => void
  readonly say: (words: string) => void
}

/** Every limit of the market with its use, those nearly reached first. */
export function LimitList({ limits: shown, errors, onAnswer, onStale, say }: Props) {
  const t = useTranslations('limits')
  const format = useFormatter()
  const [changing, setChanging] = useState<LimitKind>()
  const [cancelling, setCancelling] = useState<LimitKind>()
  const [failed, setFailed] = useState<Failed>()
  const changed = shown.limits.find(({ kind }) => kind === changing)
  const name = (kind: LimitKind) => t(`kinds.${kind}.name`)

  async function cancel(kind: LimitKind) {
    setCancelling(kind)
    setFailed(undefined)
    const answer = await api(cancelLimitChange, { body: { kind } })
    setCancelling(undefined)
    if (answer.ok) {
      onAnswer(answer.data)
      say(t('cancelled', { name: name(kind) }))
    } else if (answer.code === 'ERR_STATE_CHANGED') {
      say(t('nothingPending'))
      onStale()
    } else setFailed(answer)
  }

  function tellSaved(kind: LimitKind, before: Static<typeof LimitShown>, after: LimitsShown) {
    const now = after.limits.find((one) => one.kind === kind)
    const isSame = before.isChosen && JSON.stringify(before.value) === JSON.stringify(now?.value)
    if (now?.pending) {
      const moment = format.dateTime(new Date(now.pending.effectiveAt), { dateStyle: 'long', timeStyle: 'short' })
      say(t('savedLater', { name: name(kind), moment }))
    } else say(t(isSame ? 'savedSame' : 'saved', { name: name(kind) }))
  }

  return (
    <>
      {shown.warnings.length > 0 ? (
        <section className="alert alert-warning" aria-labelledby="limits-near">
          <h2 id="limits-near">{t('warningTitle')}</h2>
          <ul>
            {shown.warnings.map(({ kind, percent }) => (
              <li key={kind}>
                {percent >= 100 ? t('reached', { name: name(kind) }) : t('warning', { name: name(kind), percent })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {failed ? <RefusalWords failed={failed} errors={errors} /> : null}
      {groupLimits(shown.limits).map(({ group, limits }) => (
        <section key={group} className="panel" aria-labelledby={`limits-${group}`}>
          <h2 id={`limits-${group}`}>{t(`groups.${group}`)}</h2>
          <ul className="limit-list">
            {limits.map((limit) => (
              <LimitCard
                key={limit.kind}
                limit={limit}
                isCancelling={cancelling === limit.kind}
                onChange={() => {
                  setFailed(undefined)
                  setChanging(limit.kind)
                }}
                onCancel={() => void cancel(limit.kind)}
              />
            ))}
          </ul>
        </section>
      ))}
      {changed ? (
        <ChangeDialog
          key={changed.kind}
          limit={changed}
          errors={errors}
          onClose={() => setChanging(undefined)}
          onSaved={(after) => {
            tellSaved(changed.kind, changed, after)
            onAnswer(after)
            setChanging(undefined)
          }}
        />
      ) : null}
    </>
  )
}
