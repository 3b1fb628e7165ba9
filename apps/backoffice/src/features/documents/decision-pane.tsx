import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { ItemActions } from './item-actions.tsx'
import { RejectForm } from './reject-form.tsx'
import type { Decision, RejectTemplate } from './use-decision.ts'
import styles from './documents.module.css'

/** The pane beside the pictures: title, known facts, reasons of a rejection, and the decision. */
export function DecisionPane<Reason extends string>({
  title,
  status,
  about,
  children,
  history,
  decision,
  rejecting,
  onSkip,
}: {
  readonly title: string
  readonly status: ReactNode
  /** Below the title: the player, and since when it waits. */
  readonly about: ReactNode
  readonly children?: ReactNode
  readonly history: ReactNode
  readonly decision: Decision<Reason>
  readonly rejecting: {
    readonly templates: readonly RejectTemplate<Reason>[]
    readonly nameOf: (reason: Reason) => string
    readonly language: string
  }
  readonly onSkip: () => void
}) {
  const { canApprove, canReject, reason, message, onReason, onMessage, onMove } = decision
  return (
    <aside className={joinClasses(layout.pane, styles.pane)}>
      <header className={layout.section}>
        <div className={joinClasses(layout.row, layout.between, layout.wrap)}>
          <h1>{title}</h1>
          {status}
        </div>
        {about}
      </header>
      {children}
      {canReject ? (
        <RejectForm {...rejecting} reason={reason} message={message} onReason={onReason} onMessage={onMessage} />
      ) : null}
      {history}
      <ItemActions
        canApprove={canApprove}
        canReject={canReject}
        onApprove={() => onMove('approve')}
        onReject={() => onMove('reject')}
        onSkip={onSkip}
      />
    </aside>
  )
}
