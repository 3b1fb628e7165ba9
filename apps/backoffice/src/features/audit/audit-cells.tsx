import type { AUDIT_OUTCOMES } from '#contract/shapes/audit.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { actionName } from '../../shell/action-name.ts'
import { ChangeShown } from './change-shown.tsx'
import type { FoldedRow } from './fold-repeats.ts'
import { sentenceName } from './describe-record.ts'
import { Sentence } from './sentence.tsx'

const outcomeKinds: Readonly<Record<(typeof AUDIT_OUTCOMES)[number], StatusKind>> = {
  done: 'ok',
  waiting: 'wait',
  refused: 'hold',
  failed: 'risk',
  unknown: 'idle',
}

/** Cells of the audit log with more than their value: a sentence before the fields. */
export function useAuditCells() {
  const { t, or } = useTexts()
  return {
    action: (row: FoldedRow) => (
      <>
        <Sentence row={row} />
        <div className={joinClasses(textStyles.small, textStyles.muted, layout.row, layout.wrap)}>
          {row.outcome === 'done' && or(sentenceName(row.action), '') !== '' ? (
            <span title={row.action}>{or(actionName(row.action), row.action)}</span>
          ) : null}
          {row.times > 1 ? <span>{t('audit.repeats', { times: row.times, seconds: row.seconds })}</span> : null}
          {row.areWordsErased ? <i>{t('audit.wordsErased')}</i> : null}
        </div>
        <ChangeShown row={row} />
      </>
    ),
    outcome: ({ outcome, code }: FoldedRow) => (
      <>
        <Status kind={outcomeKinds[outcome]}>{t(`outcome.${outcome}`)}</Status>
        {code ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{or(`error.${code}`, code)}</div>
        ) : null}
      </>
    ),
    actorKind: ({ actorKind, source, requestId }: FoldedRow) => (
      <span className={joinClasses(textStyles.small, textStyles.secondary)} title={`${t('audit.trace')} ${requestId}`}>
        {t(`audit.actor.${actorKind}`)}
        {source ? <div className={textStyles.muted}>{source}</div> : null}
      </span>
    ),
    subjects: ({ subjects }: FoldedRow) =>
      subjects.map(({ kind, id, label }) => `${or(`subject.${kind}`, kind)} ${label ?? id}`).join(', '),
    before: (row: FoldedRow) => <ChangeShown row={row} />,
    after: (row: FoldedRow) => <ChangeShown row={row} />,
  }
}
