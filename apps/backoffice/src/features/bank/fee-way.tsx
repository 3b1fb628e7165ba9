import type { FeeWay } from '#contract/shapes/fees.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** A way in or out in words, with its partner where that is not the method itself. */
export function FeeWayName({ direction, method, partner }: FeeWay) {
  const { t, or } = useTexts()
  return (
    <>
      {t(`restrictions.${direction}`)} · {or(`method.${method}`, method)}
      {partner === method ? null : <div className="xs mut">{or(`gateway.${partner}`, partner)}</div>}
    </>
  )
}
