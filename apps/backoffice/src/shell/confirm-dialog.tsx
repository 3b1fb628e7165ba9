import { useId, useRef, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Modal } from './modal.tsx'
import { ProblemNote } from './problem-note.tsx'
import { Status, StatusShape, type StatusKind } from './status.tsx'
import { useMe } from './session.ts'
import { useTexts } from './use-texts.ts'
import { WaitsNote, waitsForSecond, warningsOf } from './waits-note.tsx'
import { WarningTicks } from './warning-ticks.tsx'
import { WasTried } from './was-tried.ts'

export type Consequence = { readonly kind: StatusKind; readonly what: string; readonly text: string }
export type Explained = {
  readonly reason: string
  readonly explanation: string
  /** Warnings that were ticked, each by its name. */
  readonly acceptedWarnings: string[]
}

type Props = {
  /** Verb and object; the button repeats the verb. */
  readonly title: string
  readonly button: string
  readonly consequences: readonly Consequence[]
  readonly reasons?: readonly { readonly value: string; readonly label: string }[]
  readonly explanationLabel?: string
  readonly explanationMin?: number
  readonly isDangerous?: boolean
  /** Warnings that have to be accepted one by one; those that the server names are added. */
  readonly warnings?: readonly string[]
  readonly children?: ReactNode
  readonly onCommit: (explained: Explained) => Promise<unknown>
  readonly onClose: () => void
}

const EXPLANATION_MIN = 20

/** The one way to change something: says what happens at once, asks why, and commits by Ctrl+Enter. */
export function ConfirmDialog(props: Props) {
  const { title, button, consequences, reasons, isDangerous, onCommit, onClose, children } = props
  const { t } = useTexts()
  const me = useMe().data
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState(reasons?.[0]?.value ?? '')
  const [explanation, setExplanation] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const commit = useMutation({ mutationFn: onCommit, onSuccess: onClose })
  const waits = commit.isError && waitsForSecond(commit.error)
  const warnings = [...new Set([...(props.warnings ?? []), ...warningsOf(commit.error)])]
  const min = props.explanationMin ?? EXPLANATION_MIN
  const isShort = explanation.trim().length < min

  const tryCommit = () => {
    setWasTried(true)
    // The first thing that is wrong, from above: the explanation is the last of them.
    const wrong = body.current?.querySelector<HTMLElement>('[data-wrong]')
    if (wrong) wrong.focus()
    else if (!commit.isPending && !waits)
      commit.mutate({ reason, explanation: explanation.trim(), acceptedWarnings: [...accepted] })
  }

  return (
    <Modal
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) tryCommit()
      }}
    >
      <header>
        <h1 id={`${id}t`}>{title}</h1>
      </header>
      <div className="bd" ref={body}>
        <div>
          <b className="s">{t('confirm.now')}</b>
          <ul className="s col">
            {consequences.map(({ kind, what, text }) => (
              <li key={what}>
                <Status kind={kind}>{what}</Status> {text}
              </li>
            ))}
          </ul>
        </div>
        {reasons ? (
          <label className="f">
            {t('confirm.reason')}
            <select className="in" value={reason} onChange={(event) => setReason(event.target.value)}>
              {reasons.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <WasTried value={wasTried}>{children}</WasTried>
        <WarningTicks warnings={warnings} accepted={accepted} onChange={setAccepted} isWrong={wasTried} />
        <label className="f">
          {props.explanationLabel ?? t('confirm.explanation')}
          <textarea
            className="in"
            rows={3}
            maxLength={min < EXPLANATION_MIN ? 500 : 2000}
            value={explanation}
            data-wrong={isShort ? '' : undefined}
            aria-invalid={wasTried && isShort}
            aria-describedby={`${id}h`}
            onChange={(event) => setExplanation(event.target.value)}
          />
          <span id={`${id}h`} className={wasTried && isShort ? 'err' : 'hint'} aria-live="polite">
            {wasTried && isShort ? <StatusShape kind="stop" /> : null}
            {isShort ? t('confirm.tooShort', { min, left: min - explanation.trim().length }) : t('confirm.longEnough')}
          </span>
        </label>
        {waits ? <WaitsNote error={commit.error} /> : null}
        {commit.isError && !waits ? <ProblemNote error={commit.error} /> : null}
      </div>
      <footer>
        <span className="s mut grow">{t('confirm.recordedAs', { name: me?.user.name ?? '' })}</span>
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          className={`btn ${isDangerous ? 'danf' : 'pri'}`}
          aria-disabled={isShort || commit.isPending || waits}
          onClick={tryCommit}
        >
          {commit.isPending ? t('confirm.working') : button} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
      </footer>
    </Modal>
  )
}
