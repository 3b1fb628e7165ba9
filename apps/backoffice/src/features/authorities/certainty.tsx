import type { CERTAINTIES } from '#contract/shapes/certainties.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'

const KINDS = { known: 'ok', example: 'info', assumed: 'wait' } as const

/** How certain a part of the format is. */
export function Certainty({ of }: { readonly of: (typeof CERTAINTIES)[number] }) {
  const { t } = useTexts()
  return <Status kind={KINDS[of]}>{t(`authorities.certainty.${of}`)}</Status>
}
