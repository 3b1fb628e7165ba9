import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { isCtrlEnter } from './is-ctrl-enter.ts'
import { ProblemNote } from './problem-note.tsx'
import { useMe } from './session.ts'
import { Status, StatusShape, type StatusKind } from './status.tsx'
import { useTexts } from './use-texts.ts'
import { WaitsNote, waitsForSecond, warningsOf } from './waits-note.tsx'
import { WarningTicks } from './warning-ticks.tsx'
import { WasTried } from './was-tried.ts'
import layout from './layout.module.css'
import textStyles from './text.module.css'

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

/** The dialog of every change: states the immediate effect, asks for the reason, and submits by Ctrl+Enter. */
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
  const tooShort = t('confirm.tooShort', { min, left: min - explanation.trim().length })

  const tryCommit = () => {
    setWasTried(true)
    // The first invalid field, from the top: the explanation is the last one.
    const wrong = body.current?.querySelector<HTMLElement>('[data-wrong]')
    if (wrong) wrong.focus()
    else if (!commit.isPending && !waits)
      commit.mutate({ reason, explanation: explanation.trim(), acceptedWarnings: [...accepted] })
  }

  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryCommit()
      }}
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogBody ref={body}>
        <div>
          <b className={textStyles.small}>{t('confirm.now')}</b>
          <ul className={joinClasses(textStyles.small, layout.column)}>
            {consequences.map(({ kind, what, text }) => (
              <li key={what}>
                <Status kind={kind}>{what}</Status> {text}
              </li>
            ))}
          </ul>
        </div>
        {reasons ? (
          <Select label={t('confirm.reason')} value={reason} onChange={(event) => setReason(event.target.value)}>
            {reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : null}
        <WasTried value={wasTried}>{children}</WasTried>
        <WarningTicks warnings={warnings} accepted={accepted} onChange={setAccepted} isWrong={wasTried} />
        <Field
          label={props.explanationLabel ?? t('confirm.explanation')}
          hint={isShort ? tooShort : t('confirm.longEnough')}
          problem={wasTried && isShort ? tooShort : undefined}
          problemIcon={<StatusShape kind="stop" />}
          isNoteLive
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={min < EXPLANATION_MIN ? 500 : 2000}
              value={explanation}
              data-wrong={isShort ? '' : undefined}
              onChange={(event) => setExplanation(event.target.value)}
            />
          )}
        </Field>
        {waits ? <WaitsNote error={commit.error} /> : null}
        {commit.isError && !waits ? <ProblemNote error={commit.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
          {t('confirm.recordedAs', { name: me?.user.name ?? '' })}
        </span>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button
          variant={isDangerous ? 'destructive' : 'primary'}
          aria-disabled={isShort || commit.isPending || waits}
          onClick={tryCommit}
        >
          {commit.isPending ? t('confirm.working') : button} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
