import { useState } from 'react'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

export type DecisionMove = 'approve' | 'reject'
/** The player's text for a rejection, in their language. */
export type RejectTemplate<Reason extends string> = { readonly reason: Reason; readonly text: string }
export type Rejection<Reason extends string> = { readonly reason: Reason; readonly message: string }

export type Decision<Reason extends string> = {
  readonly canApprove: boolean
  readonly canReject: boolean
  /** The decision whose dialog is open. */
  readonly move: DecisionMove | undefined
  readonly onMove: (move: DecisionMove | undefined) => void
  readonly reason: Reason | undefined
  readonly onReason: (reason: Reason) => void
  readonly message: string
  readonly onMessage: (message: string) => void
  readonly rejection: Rejection<Reason> | undefined
}

/** The pending decision about the open item, with its keyboard shortcuts; `can` contains what its state allows. */
export function useDecision<Reason extends string>({
  can,
  templates,
  onSkip,
}: {
  readonly can: (move: DecisionMove) => boolean
  readonly templates: readonly RejectTemplate<Reason>[]
  readonly onSkip: () => void
}): Decision<Reason> {
  const { t } = useTexts()
  const mayDecide = useMay('documents.decide')
  const [move, setMove] = useState<DecisionMove>()
  const [reason, setReason] = useState<Reason>()
  const [message, setMessage] = useState('')
  const canApprove = mayDecide && can('approve')
  const canReject = mayDecide && can('reject')
  useKeys([
    { keys: '.', label: t('documents.skip'), run: onSkip },
    ...(canApprove ? [{ keys: 'a', label: t('documents.approve'), run: () => setMove('approve') }] : []),
    ...(canReject ? [{ keys: 'z', label: t('documents.reject'), run: () => setMove('reject') }] : []),
  ])
  return {
    canApprove,
    canReject,
    move,
    onMove: setMove,
    reason,
    onReason: (next) => {
      setReason(next)
      setMessage(templates.find((template) => template.reason === next)?.text ?? '')
    },
    message,
    onMessage: setMessage,
    rejection: reason === undefined ? undefined : { reason, message: message.trim() },
  }
}
