import type { Capability, Obstacle } from '#contract/shapes/capabilities.ts'
import type { StatusKind } from '../../../shell/status.tsx'
import type { useTexts } from '../../../shell/use-texts.ts'

type Texts = ReturnType<typeof useTexts>

/** A short text for an obstacle; the law's own sentence if its code has none. */
export function describeObstacle({ code, kind, texts }: Obstacle, { t, or, language }: Texts): string {
  const short = or(`obstacle.${code}.${kind ?? ''}`, or(`obstacle.${code}`, ''))
  return short || (texts?.[language] ?? t('obstacle.other', { code }))
}

/** Shape and colour: stopped, held for a time, or free after a query of the register. */
export function statusOf({ isAllowed, asksRegister, obstacles }: Capability): StatusKind {
  if (isAllowed) return asksRegister ? 'info' : 'ok'
  return obstacles.every(({ wayOut }) => wayOut === 'wait') ? 'hold' : 'stop'
}
